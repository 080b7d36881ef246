"""Tracks to keep the course of a game, and the log of what is hidden.

The turn track: a page of boxes for turns, command points, leaders, stealth and victory points. Rules: BS.PCS.6,
BS.PCS.26, BS.PCS.28, BS.PCS.29, BS.STL.1, BS.GAP.102.
The hidden unit log: a page to write down who is hidden where. Rules: BS.HID.1 to BS.HID.3, BS.GAP.93.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Path, Rect, Stroke, Symbol
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import chamfered, icon, polyline
from exporters.faces.fonts import Face
from exporters.games.battlesuit import look
from exporters.games.battlesuit.pages import LEAST_PT, SIDES, Heading, page
from exporters.games.battlesuit.wording import pieces as words
from exporters.games.battlesuit.wording.terms import GAME, told
from exporters.imposition.pieces import Area, Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import filled
from schemas.catalogues.saying import counted, said
from schemas.models.battlesuit.rules import Rules

BODY: Final = Box(0, 26, PAGE.width, 178)
USES: Final = Box(0, 209, PAGE.width, PAGE.height - 209)
COLUMNS: Final = 5
MANY: Final = 20
MANY_COLUMNS: Final = 8
GAP_MM: Final = 2.4
TAB_MM: Final = 11.0
SIGN_MM: Final = 4.4
DIE: Final = 6
"""Boxes up to here are the die's: of command points and of stealth. Rules: BS.COM.5, BS.STL.2."""

NUMBER: Final = TextStyle(Face.NUMERAL, 17, 9, WHITE, align="centre", valign="middle", leading=1.0)
NAME: Final = TextStyle(Face.LABEL, 9.5, LEAST_PT, look.IRON, valign="middle", leading=1.1)
TEXT: Final = TextStyle(Face.TEXT, 9, LEAST_PT, BLACK, valign="middle", leading=1.12)
SIGNS: Final[tuple[Symbol, ...]] = (look.TURN, look.COMMAND, look.LEADER, look.STEALTH, look.POINTS)
"""The sign of each marker whose use is told."""

WHO: Final = Box(0, 26, PAGE.width, 10)
LOG_BODY: Final = Box(0, 40, PAGE.width, PAGE.height - 40)
HEAD_MM: Final = 7.0
ENTRIES: Final = 26
BLOCKS: Final = 2
GUTTER_MM: Final = 8.0
SHARES: Final = (0.34, 0.22, 0.2, 0.24)
BOX_MM: Final = 5.6
HEAD: Final = TextStyle(Face.LABEL, 9, LEAST_PT, WHITE, align="centre", valign="middle", leading=1.0)
LABEL: Final = TextStyle(Face.LABEL, 9.5, LEAST_PT, look.IRON, valign="middle", leading=1.0)


def track(job: PrintJob) -> Iterator[Piece]:
    """Yield the track; its boxes are places that a digital table can name."""
    rules, language = look.rules_of(job.setting), job.setting.language
    areas = tuple(
        Area(said(words.TURN_BOX, language, number=number), box.corners)
        for number, box in enumerate(boxes(rules), start=1)
    )
    yield replace(piece_by_rules(job, "track/turn_track", turn_track(rules, language)), areas=areas)


def turn_track(rules: Rules, language: str) -> Drawn:
    """Return the page: a box for each number, and what the markers do in them."""
    aside = words.LAST_NOTE if rules.victory.victory.turns <= rules.turn.turn_track_boxes else words.TRACK_ASIDE
    title = said(words.TRACK, language)
    made = page(Heading(GAME, title, said(aside, language), look.TURN), language)
    for number, box in enumerate(boxes(rules), start=1):
        _draw_box(made, number, box, is_last=number == rules.victory.victory.turns)
    _draw_uses(made, rules)
    return as_page("turn_track", title, made)


def boxes(rules: Rules) -> tuple[Box, ...]:
    """Return the boxes in their order, row by row. Rule: BS.GAP.102."""
    count = rules.turn.turn_track_boxes
    across = min(count, MANY_COLUMNS if count > MANY else COLUMNS)
    rows = BODY.rows(ceil(count / across), GAP_MM)
    return tuple(box for row in rows for box in row.columns(across, GAP_MM))[:count]


def _draw_box(made: Composition, number: int, box: Box, *, is_last: bool) -> None:
    """Draw a box: its number on a tab, signs of what is counted by a die, and a flag on the last turn."""
    made.draw(chamfered(box, 4.0, look.PANEL, "tr br", Stroke(look.RULE, 0.35)))
    tab = Box(box.x, box.y, TAB_MM, min(TAB_MM, box.height / 2))
    made.draw(chamfered(tab, 2.6, look.SOLDIERS.ink if is_last else look.IRON, "br"))
    made.write(str(number), tab, NUMBER)
    if number <= DIE:
        foot = Box(box.x + 1.6, box.bottom - SIGN_MM - 1.6, box.width - 3.2, SIGN_MM)
        for at, sign in enumerate((look.COMMAND, look.STEALTH)):
            made.draw(icon(sign, Box(foot.x + at * (SIGN_MM + 1.4), foot.y, SIGN_MM, SIGN_MM), look.QUIET))
    if is_last:
        made.draw(icon(look.CONTROL, Box(box.right - 9.5, box.y + 2.4, 6.4, 6.4), look.SOLDIERS.ink))


def _draw_uses(made: Composition, rules: Rules) -> None:
    """Write what each marker does on the track, beside its sign."""
    facts = {"leader": _leader(rules.leader.replacement_delay, made.language)}
    uses = filled(words.USES, facts, made.language)
    made.draw(Rect(USES.x, USES.y - 2.2, USES.width, 0.4, fill=look.SOLDIERS.ink))
    for (name, text), sign, row in zip(uses, SIGNS, USES.rows(len(uses), 1.2), strict=True):
        mark, rest = row.cut_left(9.0)
        plate = mark.square(7.6)
        made.draw(chamfered(plate, 1.4, look.IRON, "tl br"), icon(sign, plate.inset(1.3), look.PAPER))
        term, rest = rest.inset(1.4, 0).cut_left(19)
        made.write(name, term, NAME)
        made.write(text, rest, TEXT)


def _leader(delay: int, language: str) -> str:
    """Return when an assistant takes over. Rule: BS.PCS.6."""
    if not delay:
        return said(words.LEADER_AT_ONCE, language)
    ahead = counted(delay, "{number} box", "{number} boxes", language)
    return said(words.LEADER_LATER, language, delay=ahead)


def hidden_log(job: PrintJob) -> Iterator[Piece]:
    """Yield the page."""
    yield piece_by_rules(job, "log/hidden_units", log(look.rules_of(job.setting), job.setting.language))


def log(rules: Rules, language: str) -> Drawn:
    """Return the page: whose it is, and room for as many entries as a side has pieces."""
    title = said(words.LOG, language)
    made = page(Heading(GAME, title, _where(rules, language), look.STEALTH), language)
    _draw_owner(made)
    for block in LOG_BODY.columns(BLOCKS, GUTTER_MM):
        _draw_block(made, block)
    return as_page("hidden_log", title, made)


def _where(rules: Rules, language: str) -> str:
    """Return where a unit may be hidden, in words. Rule: BS.HID.3."""
    terrains = ", ".join(said(words.HIDING[name], language) for name in rules.hidden.hidden_terrain)
    return said(words.LOG_ASIDE if terrains else words.LOG_NOWHERE, language, terrains=terrains)


def _draw_owner(made: Composition) -> None:
    """Draw a box to tick for each side, and a line for the scenario."""
    left, right = WHO.cut_left(88)
    made.write(said(words.LOG_SIDE, made.language), left.cut_left(14)[0], LABEL)
    for at, side in enumerate(SIDES.values()):
        x = left.x + 15 + at * 34
        box = Box(x, WHO.centre[1] - BOX_MM / 2, BOX_MM, BOX_MM)
        made.draw(Rect(box.x, box.y, box.width, box.height, 0.6, stroke=Stroke(look.IRON, 0.5)))
        made.draw(icon(side.sign, Box(box.right + 2, box.y + 0.6, BOX_MM - 1.2, BOX_MM - 1.2), side.ink))
        made.write(said(side.word, made.language), Box(box.right + 8, WHO.y, 16, WHO.height), LABEL)
    name, rest = right.cut_left(20)
    made.write(said(words.LOG_SCENARIO, made.language), name, LABEL)
    line = polyline((rest.x, WHO.bottom - 1.8), (rest.right, WHO.bottom - 1.8))
    made.draw(Path(line, None, Stroke(look.RULE, 0.35)))


def _draw_block(made: Composition, block: Box) -> None:
    """Draw a table: its head, and rows for entries, every other one shaded. Rule: BS.HID.2."""
    head, body = block.cut_top(HEAD_MM)
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=look.IRON))
    for word, cell in zip(told(words.LOG_HEAD, made.language), head.shared_out(SHARES), strict=True):
        made.write(word, cell, HEAD)
    for at, row in enumerate(body.rows(ENTRIES)):
        if at % 2:
            made.draw(Rect(row.x, row.y, row.width, row.height, fill=look.PANEL))
    for cell in body.shared_out(SHARES)[1:]:
        made.draw(Path(polyline((cell.x, body.y), (cell.x, body.bottom)), None, Stroke(look.RULE, 0.3)))
    made.draw(Rect(block.x, block.y, block.width, block.height, stroke=Stroke(look.IRON, 0.4)))
