"""The quick reference of the game of maneuvers, with the credits at its foot."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, pairwise
from typing import Final

from engine.games.maneuvers.wording import maneuver_text
from exporters.components.base import Drawn, PrintJob
from exporters.components.credits import PackCredit, credits_of
from exporters.components.framing import as_page
from exporters.components.quick_reference import ReferencePage, bare_fronts, page_of, pages_in
from exporters.components.reference_checks import piece_of_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect
from exporters.faces.fonts import Face
from exporters.games.maneuvers import look, wording
from exporters.games.maneuvers.cards.maneuver import is_printed
from exporters.games.maneuvers.look import page
from exporters.games.maneuvers.wording import maneuvers_of, plain
from exporters.imposition.pieces import Piece
from exporters.layout.settings import ReferenceParts, Setting
from exporters.text.columns import ColumnLook, Grid, Section, Terms, set_columns
from exporters.text.fitting import Composition, text_height_mm
from exporters.text.lines import TextStyle
from exporters.text.numbers import NOTHING, Rows, signed
from schemas.catalogues.saying import said
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules.fighting import CheckRow
from schemas.models.maneuvers.words import Preparation

STYLE: Final = TextStyle(Face.TEXT, 6.5, 6, look.QUIET, leading=1.15)
GAP_MM: Final = 2.0
FOOT_MOST_MM: Final = 34.0
BOTTOM_MM: Final = 268.0
WIDTH_MM: Final = 196.0

REFERENCE: Final = "Quick reference"
HOUSE: Final = "{name} (house)"
PAGE_NAMED: Final = "{title}: {page}"
MANEUVERS: Final = "maneuvers"
ELSEWHERE: Final = ("order",)
"""The page whose sections stand on the sheet of the order."""

GUTTER_MM: Final = 6.0
A_PAGE: Final = 14
"""Maneuvers on a page."""

TABLE: Final = replace(look.COLUMNS, cell=look.COLUMNS.cell.sized(7), row_gap_mm=1.7)
BODY: Final = Box(0, look.TOP_MM - 1, PAGE.width, PAGE.height - look.TOP_MM + 1)


def credit_words(setting: Setting) -> str:
    """Return the credits of the pack and of those it builds on, "" without a pack."""
    return " ".join(_said(credit) for credit in credits_of(setting.pack)) if setting.pack else ""


def _said(credit: PackCredit) -> str:
    return " ".join(_parts(credit))


def _parts(credit: PackCredit) -> Iterator[str]:
    page = f" ({credit.licence_page})" if credit.licence_page else ""
    yield f"{credit.line}{page}."
    if credit.manifest.notice:
        yield credit.manifest.notice


def body_above(setting: Setting, body: Box) -> Box:
    """Return the room that the foot leaves of a page's body."""
    return Box(body.x, body.y, body.width, body.height - _height_mm(setting))


def write_credits(made: Composition, setting: Setting) -> None:
    """Write the credits at the foot of a page, below a line; more than there is room for is found."""
    height, text = _height_mm(setting), credit_words(setting)
    if text:
        top = BOTTOM_MM - height + GAP_MM
        made.draw(Rect(0, top - GAP_MM / 2, WIDTH_MM, 0.3, fill=look.KRAFT))
        made.write(text, Box(0, top, WIDTH_MM, height - GAP_MM), STYLE)


def _height_mm(setting: Setting) -> float:
    text = credit_words(setting)
    return min(FOOT_MOST_MM, text_height_mm(text, WIDTH_MM, STYLE, setting.language) + GAP_MM) if text else 0.0


def reference(job: PrintJob) -> Iterator[Piece]:
    """Yield the page of rules, the maneuvers of the pack, so many a page, and pages that authors have added."""
    columns = body_above(job.setting, BODY).columns(2, GUTTER_MM)
    for name, found in bare_fronts(pages_in(job.setting, ("rules", MANEUVERS), ELSEWHERE)):
        if name == MANEUVERS:
            yield from _maneuver_pages(job, found)
        else:
            yield piece_of_page(job, name, _drawn(name, found, job.setting, columns, look.COLUMNS))


def _maneuver_pages(job: PrintJob, found: ReferencePage) -> Iterator[Piece]:
    for number, some in enumerate(_batches(found), start=1):
        name = f"{MANEUVERS}_{number}"
        drawn = _drawn(name, some, job.setting, (body_above(job.setting, BODY),), TABLE)
        yield piece_of_page(job, MANEUVERS, drawn, f"reference/{name}")


def _drawn(name: str, found: ReferencePage, setting: Setting, columns: Sequence[Box], styles: ColumnLook) -> Drawn:
    language = setting.language
    reference = said(REFERENCE, language)
    caption = said(wording.PAGE, language, game=said(wording.GAME, language), page=reference)
    made = page((caption, found.title, look.rules_of(setting).title), language, ((), ("title",)))
    set_columns(made, [*found.sections.values()], columns, styles)
    write_credits(made, setting)
    return as_page(f"reference_{name}", said(PAGE_NAMED, language, title=reference, page=found.title), made)


def _batches(found: ReferencePage) -> Iterator[ReferencePage]:
    """Yield a page so often that each has as many rows of its tables as there is room for."""
    parts = (part for section in found.sections.values() for part in section.parts)
    count = max((len(part.rows) for part in parts if isinstance(part, Grid)), default=0)
    for at in range(0, count, A_PAGE):
        yield replace(found, sections={name: _rows(each, at) for name, each in found.sections.items()})


def _rows(section: Section, at: int) -> Section:
    parts = (replace(each, rows=each.rows[at : at + A_PAGE]) for each in section.parts if isinstance(each, Grid))
    return replace(section, parts=tuple(parts))


def maneuver_sections(setting: Setting) -> tuple[Section, ...]:
    """Return the maneuvers of the pack as a section each: what stands in its row, under the heads of the columns."""
    found = page_of(setting, MANEUVERS)
    parts = (part for section in found.sections.values() for part in section.parts) if found else ()
    return tuple(chain.from_iterable(_each(part) for part in parts if isinstance(part, Grid)))


def _each(grid: Grid) -> Iterator[Section]:
    for name, *cells in grid.rows:
        told = tuple((head, cell) for head, cell in zip(grid.head[1:], cells, strict=True) if cell != NOTHING)
        yield Section(name, (Terms(told),), look.EFFECT)


def _maneuvers(setting: Setting) -> Rows:
    """Return a row for each maneuver of the pack: its roll, what it takes, and its three parts."""
    return tuple(_row(each, setting) for each in maneuvers_of(setting.pack))


def _row(maneuver: Maneuver, setting: Setting) -> tuple[str, ...]:
    text = maneuver_text(maneuver, look.words_of(setting))
    needs = " ".join(text.requires) or NOTHING
    parts = (text.own, NOTHING, NOTHING) if text.own else (text.effect, text.risk, text.reward)
    house = not is_printed(maneuver)
    name = said(HOUSE, setting.language, name=maneuver.name) if house else maneuver.name
    return (name, text.roll, text.opposed, needs, *parts)


def _starts(setting: Setting) -> Rows:
    """Return what totals begin with. Rule: MN.GAP.2."""
    starts = look.rules_of(setting).total.start
    known = (how for how in Preparation if how in starts)
    return tuple((said(wording.PREPARATIONS[how], setting.language), signed(starts[how])) for how in known)


def _checks(name: str, setting: Setting) -> Rows:
    """Return a table of checks, from the best score. Rule: MN.HOUSE.5."""
    rows: Sequence[CheckRow] = getattr(look.rules_of(setting).check, name)
    best = (_scores(rows[0].least, None, setting.language), *_others(rows, setting.language))
    return tuple(
        (at, said(wording.OUTCOMES[row.outcome], setting.language)) for at, row in zip(best, rows, strict=True)
    )


def _others(rows: Sequence[CheckRow], language: str) -> Iterator[str]:
    return (_scores(row.least, above.least, language) for above, row in pairwise(rows))


def _scores(least: int | None, above: int | None, language: str) -> str:
    """Return the scores of a row: "4 or more", "2 to 3", "1", "0 or less"."""
    if above is None:
        return said("any", language) if least is None else said("{least} or more", language, least=plain(least))
    if least is None:
        return said("{most} or less", language, most=plain(above - 1))
    if least == above - 1:
        return plain(least)
    return said("{least} to {most}", language, least=plain(least), most=plain(above - 1))


PARTS: Final = ReferenceParts(
    icons={
        **look.VALUES,
        **look.MARKERS,
        "edge": look.EDGE,
        "effect": look.EFFECT,
        "file": look.FILE,
        "round": look.ROUND,
    },
    tables={
        "starts": _starts,
        "fallout": partial(_checks, "fallout"),
        "casualty": partial(_checks, "casualty"),
        "maneuvers": _maneuvers,
    },
)
"""What the pages may name."""
