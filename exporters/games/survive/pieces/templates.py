"""Aids for the table: the compass of the pulse, and the turn track. Rules: SV.CAP.1, SV.CAP.4, SV.GAM.1."""

from collections.abc import Iterator
from dataclasses import replace
from math import cos, radians, sin
from typing import Final

from engine.games.survive.rules.numbers import direction_deg
from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import chamfered, circle, icon, polygon, polyline
from exporters.faces.fonts import Face
from exporters.games.survive.look.icons import CONTROL
from exporters.games.survive.look.look import CONTROLS, NIGHT, PANEL, PAPER, QUIET, RULE, rules_of
from exporters.games.survive.pieces.counters import BLEED_MM, finished, most_turns
from exporters.games.survive.wording import pieces as words
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import faces
from schemas.catalogues.saying import said
from schemas.models.survive.rules import Rules

COMPASS_MM: Final = 96.0
CELL_MM: Final = 24.0
STEPS_MM: Final = 12.0
LEAST_CELLS: Final = 4
MOST_CELLS: Final = 10
NUMBER: Final = TextStyle(Face.NUMERAL, 15, 8, NIGHT, align="centre", valign="middle")
NAME: Final = TextStyle(Face.TITLE, 9, 6, NIGHT, align="centre", valign="middle", tracking_pt=0.4)
NOTE: Final = TextStyle(Face.ITALIC, 7, 6, BLACK, align="centre", valign="middle", leading=1.05)
TURN: Final = TextStyle(Face.NUMERAL, 26, 10, WHITE, align="centre", valign="middle")
STEP: Final = TextStyle(Face.LABEL, 7, 6, NIGHT, align="centre", valign="middle", leading=1.0)


def templates(job: PrintJob) -> Iterator[Piece]:
    """Yield the compass and the turn track."""
    rules = rules_of(job.setting)
    yield replace(piece_by_rules(job, "template/pulse_compass", compass(rules, job.setting.language)), shape="circle")
    yield piece_by_rules(job, "template/turn_track", turn_track(rules, job.setting.language))


def compass(rules: Rules, language: str = "") -> Drawn:
    """Return a disc with a ray for each face of the die, as the directions of the rules have it. Rule: SV.GAP.20."""
    middle = COMPASS_MM / 2
    made = Composition(language=language)
    made.draw(Path(circle(middle, middle, middle + BLEED_MM), PAPER))
    made.draw(Path(circle(middle, middle, middle * 0.95), None, Stroke(CONTROLS.ink, 0.8)))
    made.draw(Path(circle(middle, middle, middle * 0.64), PANEL))
    for roll in range(1, rules.dice.sides + 1):
        _ray(made, roll, direction_deg(roll, rules))
    made.draw(icon(CONTROL, Box(middle - 5, middle - 14, 10, 10), CONTROLS.ink))
    for ends in (((-3, 0), (3, 0)), ((0, -3), (0, 3))):
        line = polyline(*((middle + x, middle + y) for x, y in ends))
        made.draw(Path(line, None, Stroke(BLACK, 0.25)))
    made.write(said(words.COMPASS, language).upper(), Box(middle - 26, middle - 22, 52, 6), NAME)
    made.write(said(words.COMPASS_NOTE, language), Box(middle - 25, middle + 4.5, 50, 7), NOTE)
    heading = said(words.HEADING, language, about=faces(rules.direction.about_on, language))
    made.write(heading, Box(middle - 22, middle + 12, 44, 8), replace(NOTE, face=Face.LABEL))
    return finished("pulse_compass", said(words.COMPASS, language), COMPASS_MM, made)


def _ray(made: Composition, roll: int, away_deg: float) -> None:
    """Draw the point and the number of a direction; what reads as an odd or an even number is dark or light."""
    middle, angle = COMPASS_MM / 2, radians(away_deg)
    across, up = sin(angle), -cos(angle)

    def at(far: float, aside: float = 0.0) -> tuple[float, float]:
        return (middle + across * far - up * aside, middle + up * far + across * aside)

    made.draw(Path(polygon(at(middle * 0.94), at(middle * 0.82, 2.4), at(middle * 0.82, -2.4)), CONTROLS.ink))
    x, y = at(middle * 0.735)
    made.write(str(roll), Box(x - 5, y - 3.5, 10, 7), NUMBER)


def turn_track(rules: Rules, language: str = "") -> Drawn:
    """Return a cell for each turn of the longest level, and the steps of a turn below them. Rule: SV.SEQ.1."""
    turns = min(most_turns(rules), MOST_CELLS)
    width, height = max(turns, LEAST_CELLS) * CELL_MM, CELL_MM + STEPS_MM
    made = Composition(language=language)
    made.draw(Rect(-BLEED_MM, -BLEED_MM, width + 2 * BLEED_MM, height + 2 * BLEED_MM, fill=PAPER))
    upper, lower = Box(0, 0, width, height).cut_top(CELL_MM)
    for number, cell in enumerate(upper.columns(turns), start=1):
        plate = cell.inset(1.4)
        made.draw(chamfered(plate, 3.5, CONTROLS.ink if number == turns else NIGHT, "tr bl"))
        name, numeral = plate.cut_top(6.5)
        made.write(said(words.TURN_TRACK, language).upper(), name.inset(1.5, 0).lowered(0.8), replace(STEP, fill=WHITE))
        made.write(str(number), numeral, TURN)
    made.draw(Rect(1.4, lower.y, width - 2.8, 0.4, fill=RULE))
    for step, cell in zip(words.STEPS, lower.columns(len(words.STEPS)), strict=True):
        made.write(said(step, language), cell.inset(2.2, 1), STEP)
        if cell.right < width - 1:
            made.draw(
                Path(
                    polyline(
                        (cell.right - 0.8, cell.y + 3.5),
                        (cell.right + 0.8, cell.centre[1]),
                        (cell.right - 0.8, cell.bottom - 3.5),
                    ),
                    None,
                    Stroke(QUIET, 0.35),
                )
            )
    return with_bleed("turn_track", said(words.TURN_TRACK, language), (width, height), BLEED_MM, made)
