"""The combat results table: a cell for each strength and modified roll, the worse the darker. Rule: BS.GAP.1."""

from dataclasses import dataclass, replace
from typing import Final

from engine.games.battlesuit.kernel.codes import ROLLS, STRENGTHS
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.faces.fonts import Face
from exporters.games.battlesuit.look.look import IRON, PANEL, PAPER, QUIET, RULE
from exporters.games.battlesuit.look.pages import LEAST_PT
from exporters.games.battlesuit.words import charts as words
from exporters.text.columns import Grid
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Result


@dataclass(frozen=True)
class ResultLook:
    """The ground of a result, and the ink of its letters, which are the second sign."""

    ground: Ink
    ink: Ink


RESULTS: Final = {
    Result.NE: ResultLook(PAPER, QUIET),
    Result.S: ResultLook(Ink(rgb=(253, 242, 205), cmyk=(0, 4, 24, 0)), BLACK),
    Result.ONE: ResultLook(Ink(rgb=(252, 226, 160), cmyk=(0, 11, 44, 0)), BLACK),
    Result.S1: ResultLook(Ink(rgb=(249, 204, 122), cmyk=(0, 21, 60, 0)), BLACK),
    Result.TWO: ResultLook(Ink(rgb=(244, 174, 96), cmyk=(0, 36, 70, 0)), BLACK),
    Result.S2: ResultLook(Ink(rgb=(234, 140, 76), cmyk=(0, 52, 76, 0)), BLACK),
    Result.THREE: ResultLook(Ink(rgb=(186, 62, 30), cmyk=(6, 84, 96, 16)), WHITE),
    Result.S3: ResultLook(Ink(rgb=(146, 36, 26), cmyk=(10, 92, 92, 36)), WHITE),
    Result.X: ResultLook(IRON, WHITE),
}
"""From the mildest to the worst."""

HEAD_MM: Final = 6.0
SIDE_MM: Final = 15.0
STRENGTH: Final = TextStyle(Face.LABEL, 9, LEAST_PT, WHITE, align="centre", valign="middle", leading=1.0)
NUMBER: Final = TextStyle(Face.NUMERAL, 11, LEAST_PT, WHITE, align="centre", valign="middle")
RESULT: Final = TextStyle(Face.NUMERAL, 12, LEAST_PT, BLACK, align="centre", valign="middle")


def draw_combat_table(made: Composition, box: Box, rules: Rules) -> None:
    """Draw the table into a box: strengths across, modified rolls down."""
    title, body = box.cut_top(HEAD_MM)
    made.draw(Rect(title.x, title.y, title.width, 2 * HEAD_MM, fill=IRON))
    made.write(said(words.STRENGTH, made.language), title.cut_left(SIDE_MM)[1], STRENGTH)
    lines = body.cut_top(HEAD_MM)
    side, strengths = lines[0].cut_left(SIDE_MM)
    made.write(said(words.ROLL, made.language, die=rules.dice.combat_die), side, STRENGTH)
    for strength, cell in enumerate(strengths.columns(STRENGTHS)):
        made.write(str(strength), cell, NUMBER)
    for die, row in enumerate(lines[1].rows(ROLLS), start=1):
        _draw_row(made, die, row, rules)
    made.draw(Rect(box.x, box.y, box.width, box.height, stroke=Stroke(IRON, 0.5)))


def _draw_row(made: Composition, die: int, row: Box, rules: Rules) -> None:
    side, cells = row.cut_left(SIDE_MM)
    made.draw(Rect(side.x, side.y, side.width, side.height, fill=PANEL, stroke=Stroke(RULE, 0.2)))
    made.write(str(die), side, replace(NUMBER, fill=IRON))
    for strength, cell in enumerate(cells.columns(STRENGTHS)):
        result = rules.combat.result(strength, die)
        look = RESULTS[result]
        made.draw(Rect(cell.x, cell.y, cell.width, cell.height, fill=look.ground, stroke=Stroke(RULE, 0.2)))
        made.write(result.value, cell, replace(RESULT, fill=look.ink))


def combat_grid(rules: Rules, language: str) -> Grid:
    """Return the table in words: strengths across, modified rolls down."""
    rows = tuple(
        (str(die), *(rules.combat.result(strength, die).value for strength in range(STRENGTHS)))
        for die in range(1, ROLLS + 1)
    )
    head = (said(words.ROLL, language, die=rules.dice.combat_die), *map(str, range(STRENGTHS)))
    return Grid(head, rows, (1 / len(head),) * len(head))
