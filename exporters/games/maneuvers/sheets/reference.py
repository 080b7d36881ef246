"""The quick reference: the rules in short and the maneuvers of the pack, with whose work they are at the foot."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.games.maneuvers.wording import maneuver_text
from exporters.components.base import Drawn, piece_by_rules
from exporters.components.framing import as_page
from exporters.games.maneuvers.look.icons import EDGE, EFFECT, FILE, MARKERS, ROUND, VALUES
from exporters.games.maneuvers.look.pages import COLUMNS, TOP_MM, page
from exporters.games.maneuvers.rulings import rules_of, words_of
from exporters.games.maneuvers.sheets.credit_foot import body_above, write_credits
from exporters.games.maneuvers.words import reference as words
from exporters.games.maneuvers.words import terms
from exporters.games.maneuvers.words.facts import facts_of
from exporters.games.maneuvers.words.numbers import plain
from exporters.games.maneuvers.words.origins import origin_of
from exporters.games.maneuvers.words.thresholds import maneuvers_of
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.layout.settings import Setting
from exporters.text.columns import Grid, Section, Terms, set_columns
from exporters.text.numbers import NOTHING, Rows, filled, signed
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.rules.ending import CheckRow
from schemas.models.maneuvers.words import Preparation

GUTTER_MM: Final = 6.0
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
    rules = rules_of(setting)
    texts = (f"{terms.GAME} \N{MIDDLE DOT} {words.TITLE}", words.RULES_PAGE, rules.title)
    made = page(texts, setting.language, ((), ("title",)))
    set_columns(made, rules_sections(rules), body_above(setting, BODY).columns(2, GUTTER_MM), COLUMNS)
    write_credits(made, setting)
    return as_page("reference_rules", f"{words.TITLE}: {words.RULES_PAGE}", made)


def maneuvers_page(some: Sequence[Maneuver], number: int, setting: Setting) -> Drawn:
    """Return a page of maneuvers, a row each: ratings, what it takes, and its three parts."""
    texts = (f"{terms.GAME} \N{MIDDLE DOT} {words.TITLE}", words.MANEUVERS_PAGE, rules_of(setting).title)
    made = page(texts, setting.language)
    grid = Grid(
        words.HEAD, tuple(_row(each, setting) for each in some), SHARES, left=tuple(range(len(SHARES))), gap_mm=3
    )
    section = Section(words.MANEUVERS_PAGE, "MN.COR.1 to MN.COR.6  MN.GAP.5", (grid,), EFFECT)
    set_columns(made, (section,), (body_above(setting, BODY),), TABLE)
    write_credits(made, setting)
    return as_page(f"reference_maneuvers_{number}", f"{words.TITLE}: {words.MANEUVERS_PAGE}", made)


def _row(maneuver: Maneuver, setting: Setting) -> tuple[str, ...]:
    text = maneuver_text(maneuver, words_of(setting))
    needs = " ".join(text.requires) or NOTHING
    parts = (text.own, NOTHING, NOTHING) if text.own else (text.effect, text.risk, text.reward)
    name = maneuver.name if origin_of(maneuver).printed else words.HOUSE.format(name=maneuver.name)
    return (name, text.roll, text.opposed, needs, *parts)


def maneuver_sections(setting: Setting) -> tuple[Section, ...]:
    """Return the maneuvers of the pack as a section each: what stands in its row, under the heads of the columns."""
    rows = (_row(each, setting) for each in maneuvers_of(setting.pack))
    return tuple(Section(name, "", (Terms(_named(parts)),), EFFECT) for name, *parts in rows)


def _named(parts: Sequence[str]) -> tuple[tuple[str, str], ...]:
    return tuple((head, part) for head, part in zip(words.HEAD[1:], parts, strict=True) if part != NOTHING)


def rules_sections(rules: Rules) -> tuple[Section, ...]:
    """Return the rules in short, in the order in which a fight comes upon it."""
    facts = facts_of(rules)

    def said(rows: Rows, share: float = 0.24) -> Terms:
        return Terms(tuple((term, text) for term, text in filled(rows, facts)), share)

    return (
        Section(words.TOTALS_TITLE, "MN.SQD.1  MN.GAP.3", (said(words.TOTALS), _starts(rules)), EDGE),
        Section(words.DICE_TITLE, "MN.TRM.2  MN.GAP.6  MN.HOUSE.1", (said(words.DICE),), EFFECT),
        Section(words.STATES_TITLE, "MN.COV.2  MN.GAP.11  MN.ESC.3", (said(words.STATES),), MARKERS["hidden"]),
        Section(words.LASTING_TITLE, "MN.GAP.14  MN.GAP.30", (said(words.LASTING),), ROUND),
        Section(words.DAMAGE_TITLE, "MN.DMG.1  MN.GAP.19", (said(words.DAMAGE),), VALUES["damage"]),
        Section(words.DANGER_TITLE, "MN.VIC.1  MN.GAP.20", (said(words.DANGER),), MARKERS["fallout"]),
        Section(words.CHECKS_TITLE, "MN.GAP.29  MN.HOUSE.5", (said(words.CHECKS),), VALUES["resilience"]),
        Section(words.FALLOUT_TITLE, "MN.GAP.23", (check_grid(rules.check.fallout),), MARKERS["fallout"]),
        Section(words.CASUALTY_TITLE, "MN.GAP.23", (check_grid(rules.check.casualty),), MARKERS["casualty"]),
        Section(words.LIMITS_TITLE, "MN.GAP.24  MN.GAP.25", (_limits(rules),), FILE),
    )


def _starts(rules: Rules) -> Grid:
    """Return what totals begin with. Rule: MN.GAP.2."""
    rows = tuple(
        (terms.PREPARATIONS[how], signed(rules.total.start[how])) for how in Preparation if how in rules.total.start
    )
    return Grid(words.START_HEAD, rows, (0.6, 0.4))


def check_grid(table: Sequence[CheckRow]) -> Grid:
    """Return a table of checks, from the best score. Rule: MN.HOUSE.5."""
    rows = []
    above: int | None = None
    for row in table:
        rows.append((_scores(row.least, above), terms.OUTCOMES[row.outcome]))
        above = row.least
    return Grid(words.CHECK_HEAD, tuple(rows), (0.4, 0.6), left=(0, 1))


def _scores(least: int | None, above: int | None) -> str:
    """Return the scores of a row: "4 or more", "2 to 3", "1", "0 or less"."""
    if above is None:
        return "any" if least is None else f"{plain(least)} or more"
    if least is None:
        return f"{plain(above - 1)} or less"
    return plain(least) if least == above - 1 else f"{plain(least)} to {plain(above - 1)}"


def _limits(rules: Rules) -> Grid:
    limits = rules.character
    named = (
        (terms.VALUES["action_value"], limits.action_value),
        (words.RATINGS, limits.rating),
        (terms.VALUES["damage"], limits.damage),
        (terms.VALUES["armor"], limits.armor),
        (terms.VALUES["resilience"], limits.resilience),
    )
    rows = tuple((name, str(span.least), str(span.most)) for name, span in named)
    size = (words.SIZE, str(rules.squad.size), str(rules.squad.size))
    return Grid(words.LIMITS_HEAD, (*rows, size), (0.6, 0.2, 0.2))
