"""The quick reference: the rules in short and the maneuvers of the pack, with whose work they are at the foot."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.games.maneuvers.wording import maneuver_text
from exporters.components.base import Drawn, piece_by_rules
from exporters.components.framing import as_page
from exporters.games.maneuvers.look.icons import EDGE, EFFECT, FILE, MARKERS, ROUND, VALUES
from exporters.games.maneuvers.look.pages import COLUMNS, TOP_MM, page
from exporters.games.maneuvers.origins import origin_of
from exporters.games.maneuvers.rulings import rules_of, words_of
from exporters.games.maneuvers.sheets.credit_foot import body_above, write_credits
from exporters.games.maneuvers.words import reference as words
from exporters.games.maneuvers.words import terms
from exporters.games.maneuvers.words.facts import facts_of
from exporters.games.maneuvers.words.facts import terms as terms_of
from exporters.games.maneuvers.words.numbers import plain
from exporters.games.maneuvers.words.thresholds import maneuvers_of
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.layout.settings import Setting
from exporters.text.columns import Grid, Section, Terms, set_columns
from exporters.text.numbers import NOTHING, Rows, signed
from schemas.catalogues.saying import said
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.rules.ending import CheckRow
from schemas.models.maneuvers.words import Preparation

GUTTER_MM: Final = 6.0
TERM_SHARE: Final = 0.24
A_PAGE: Final = 14
"""Maneuvers on a page."""

SHARES: Final = (0.1, 0.1, 0.1, 0.18, 0.165, 0.17, 0.185)
TABLE: Final = replace(COLUMNS, cell=COLUMNS.cell.sized(7), row_gap_mm=1.7)
BODY: Final = Box(0, TOP_MM - 1, PAGE.width, PAGE.height - TOP_MM + 1)


def reference(job: Job) -> Iterator[Piece]:
    """Yield the page of rules, then the maneuvers of the pack, so many a page."""
    yield piece_by_rules(job, "reference/rules", rules_page(job.setting))
    known = maneuvers_of(job.pack)
    pages = [known[at : at + A_PAGE] for at in range(0, len(known), A_PAGE)]
    for number, some in enumerate(pages, start=1):
        key = f"reference/maneuvers_{number}"
        yield piece_by_rules(job, key, maneuvers_page(some, number, job.setting))


def rules_page(setting: Setting) -> Drawn:
    """Return the rules in short, made from the rules of the pack."""
    rules, language = rules_of(setting), setting.language
    made = page(_heads(words.RULES_PAGE, setting), language, ((), ("title",)))
    set_columns(made, rules_sections(rules, language), body_above(setting, BODY).columns(2, GUTTER_MM), COLUMNS)
    write_credits(made, setting)
    return as_page("reference_rules", _page_title(words.RULES_PAGE, language), made)


def maneuvers_page(some: Sequence[Maneuver], number: int, setting: Setting) -> Drawn:
    """Return a page of maneuvers, a row each: ratings, what it takes, and its three parts."""
    language = setting.language
    made = page(_heads(words.MANEUVERS_PAGE, setting), language)
    rows = tuple(_row(each, setting) for each in some)
    grid = Grid(_said_all(words.HEAD, language), rows, SHARES, left=tuple(range(len(SHARES))), gap_mm=3)
    ids = f"{said(terms.SPAN, language, first='MN.COR.1', last='MN.COR.6')}  MN.GAP.5"
    section = Section(said(words.MANEUVERS_PAGE, language), ids, (grid,), EFFECT)
    set_columns(made, (section,), (body_above(setting, BODY),), TABLE)
    write_credits(made, setting)
    return as_page(f"reference_maneuvers_{number}", _page_title(words.MANEUVERS_PAGE, language), made)


def _heads(title: str, setting: Setting) -> tuple[str, str, str]:
    """Return what stands above a page: the game and the reference, what the page is, and the title of the rules."""
    language = setting.language
    caption = said(terms.PAGE, language, game=said(terms.GAME, language), page=said(words.TITLE, language))
    return caption, said(title, language), rules_of(setting).title


def _page_title(title: str, language: str) -> str:
    return said(words.PAGE, language, title=said(words.TITLE, language), page=said(title, language))


def _said_all(texts: Sequence[str], language: str) -> tuple[str, ...]:
    return tuple(said(text, language) for text in texts)


def _row(maneuver: Maneuver, setting: Setting) -> tuple[str, ...]:
    text = maneuver_text(maneuver, words_of(setting))
    needs = " ".join(text.requires) or NOTHING
    parts = (text.own, NOTHING, NOTHING) if text.own else (text.effect, text.risk, text.reward)
    house = not origin_of(maneuver).printed
    name = said(words.HOUSE, setting.language, name=maneuver.name) if house else maneuver.name
    return (name, text.roll, text.opposed, needs, *parts)


def maneuver_sections(setting: Setting) -> tuple[Section, ...]:
    """Return the maneuvers of the pack as a section each: what stands in its row, under the heads of the columns."""
    rows = (_row(each, setting) for each in maneuvers_of(setting.pack))
    return tuple(Section(name, "", (Terms(_named(parts, setting.language)),), EFFECT) for name, *parts in rows)


def _named(parts: Sequence[str], language: str) -> tuple[tuple[str, str], ...]:
    heads = _said_all(words.HEAD[1:], language)
    return tuple((head, part) for head, part in zip(heads, parts, strict=True) if part != NOTHING)


def rules_sections(rules: Rules, language: str) -> tuple[Section, ...]:
    """Return the rules in short, in the order in which a fight comes upon it."""
    facts = facts_of(rules, language)

    def told(rows: Rows) -> Terms:
        return terms_of(rows, facts, TERM_SHARE, language)

    sections = (
        (words.TOTALS_TITLE, "MN.SQD.1  MN.GAP.3", (told(words.TOTALS), _starts(rules, language)), EDGE),
        (words.DICE_TITLE, "MN.TRM.2  MN.GAP.6  MN.HOUSE.1", (told(words.DICE),), EFFECT),
        (words.STATES_TITLE, "MN.COV.2  MN.GAP.11  MN.ESC.3", (told(words.STATES),), MARKERS["hidden"]),
        (words.LASTING_TITLE, "MN.GAP.14  MN.GAP.30", (told(words.LASTING),), ROUND),
        (words.DAMAGE_TITLE, "MN.DMG.1  MN.GAP.19", (told(words.DAMAGE),), VALUES["damage"]),
        (words.DANGER_TITLE, "MN.VIC.1  MN.GAP.20", (told(words.DANGER),), MARKERS["fallout"]),
        (words.CHECKS_TITLE, "MN.GAP.29  MN.HOUSE.5", (told(words.CHECKS),), VALUES["resilience"]),
        (words.FALLOUT_TITLE, "MN.GAP.23", (check_grid(rules.check.fallout, language),), MARKERS["fallout"]),
        (words.CASUALTY_TITLE, "MN.GAP.23", (check_grid(rules.check.casualty, language),), MARKERS["casualty"]),
        (words.LIMITS_TITLE, "MN.GAP.24  MN.GAP.25", (_limits(rules, language),), FILE),
    )
    return tuple(Section(said(title, language), ids, parts, sign) for title, ids, parts, sign in sections)


def _starts(rules: Rules, language: str) -> Grid:
    """Return what totals begin with. Rule: MN.GAP.2."""
    starts = rules.total.start
    rows = tuple((said(terms.PREPARATIONS[how], language), signed(starts[how])) for how in Preparation if how in starts)
    return Grid(_said_all(words.START_HEAD, language), rows, (0.6, 0.4))


def check_grid(table: Sequence[CheckRow], language: str) -> Grid:
    """Return a table of checks, from the best score. Rule: MN.HOUSE.5."""
    rows = []
    above: int | None = None
    for row in table:
        rows.append((_scores(row.least, above, language), said(terms.OUTCOMES[row.outcome], language)))
        above = row.least
    return Grid(_said_all(words.CHECK_HEAD, language), tuple(rows), (0.4, 0.6), left=(0, 1))


def _scores(least: int | None, above: int | None, language: str) -> str:
    """Return the scores of a row: "4 or more", "2 to 3", "1", "0 or less"."""
    if above is None:
        return said(words.ANY_SCORE, language) if least is None else said(words.AND_MORE, language, least=plain(least))
    if least is None:
        return said(words.AND_LESS, language, most=plain(above - 1))
    if least == above - 1:
        return plain(least)
    return said(words.SCORES, language, least=plain(least), most=plain(above - 1))


def _limits(rules: Rules, language: str) -> Grid:
    limits = rules.character
    named = (
        (terms.VALUES["action_value"], limits.action_value),
        (words.RATINGS, limits.rating),
        (terms.VALUES["damage"], limits.damage),
        (terms.VALUES["armor"], limits.armor),
        (terms.VALUES["resilience"], limits.resilience),
    )
    rows = tuple((said(name, language), str(span.least), str(span.most)) for name, span in named)
    size = (said(words.SIZE, language), str(rules.squad.size), str(rules.squad.size))
    return Grid(_said_all(words.LIMITS_HEAD, language), (*rows, size), (0.6, 0.2, 0.2))
