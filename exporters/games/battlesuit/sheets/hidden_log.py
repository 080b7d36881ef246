"""The hidden unit log: a page to write down who is hidden where. Rules: BS.HID.1 to BS.HID.3, BS.GAP.93."""

from collections.abc import Iterator
from typing import Final

from exporters.components.base import Drawn, Job, piece_by_rules
from exporters.components.framing import as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import icon, polyline
from exporters.faces.fonts import Face
from exporters.games.battlesuit.look.counter_icons import STEALTH
from exporters.games.battlesuit.look.look import IRON, PANEL, RULE
from exporters.games.battlesuit.look.pages import LEAST_PT, Heading, page
from exporters.games.battlesuit.look.sides import SIDES
from exporters.games.battlesuit.rulings import rules_of
from exporters.games.battlesuit.words import aids as words
from exporters.games.battlesuit.words.rows import told
from exporters.games.battlesuit.words.terms import GAME
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.rules import Rules

WHO: Final = Box(0, 26, PAGE.width, 10)
LOG_BODY: Final = Box(0, 40, PAGE.width, PAGE.height - 40)
HEAD_MM: Final = 7.0
ENTRIES: Final = 26
BLOCKS: Final = 2
GUTTER_MM: Final = 8.0
SHARES: Final = (0.34, 0.22, 0.2, 0.24)
BOX_MM: Final = 5.6
HEAD: Final = TextStyle(Face.LABEL, 9, LEAST_PT, WHITE, align="centre", valign="middle", leading=1.0)
LABEL: Final = TextStyle(Face.LABEL, 9.5, LEAST_PT, IRON, valign="middle", leading=1.0)


def hidden_log(job: Job) -> Iterator[Piece]:
    """Yield the page."""
    yield piece_by_rules(job, "log/hidden_units", log(rules_of(job.setting), job.setting.language))


def log(rules: Rules, language: str) -> Drawn:
    """Return the page: whose it is, and room for as many entries as a side has pieces."""
    title = said(words.LOG, language)
    made = page(Heading(GAME, title, _where(rules, language), STEALTH), language)
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
        made.draw(Rect(box.x, box.y, box.width, box.height, 0.6, stroke=Stroke(IRON, 0.5)))
        made.draw(icon(side.sign, Box(box.right + 2, box.y + 0.6, BOX_MM - 1.2, BOX_MM - 1.2), side.ink))
        made.write(said(side.word, made.language), Box(box.right + 8, WHO.y, 16, WHO.height), LABEL)
    name, rest = right.cut_left(20)
    made.write(said(words.LOG_SCENARIO, made.language), name, LABEL)
    line = polyline((rest.x, WHO.bottom - 1.8), (rest.right, WHO.bottom - 1.8))
    made.draw(Path(line, None, Stroke(RULE, 0.35)))


def _draw_block(made: Composition, block: Box) -> None:
    """Draw a table: its head, and rows for entries, every other one shaded. Rule: BS.HID.2."""
    head, body = block.cut_top(HEAD_MM)
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=IRON))
    for word, cell in zip(told(words.LOG_HEAD, made.language), head.shared_out(SHARES), strict=True):
        made.write(word, cell, HEAD)
    for at, row in enumerate(body.rows(ENTRIES)):
        if at % 2:
            made.draw(Rect(row.x, row.y, row.width, row.height, fill=PANEL))
    for cell in body.shared_out(SHARES)[1:]:
        made.draw(Path(polyline((cell.x, body.y), (cell.x, body.bottom)), None, Stroke(RULE, 0.3)))
    made.draw(Rect(block.x, block.y, block.width, block.height, stroke=Stroke(IRON, 0.4)))
