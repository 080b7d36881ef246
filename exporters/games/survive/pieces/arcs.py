"""The fire-arc template in true size: what a unit has in front of it, inch by inch. Rules: SV.SHT.3, SV.RED.3."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from exporters.components.base import Drawn, piece_by_rules
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Drawing, Path, Point, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import circle, sector
from exporters.games.survive.look.look import CONTROLS, MM_PER_IN, NIGHT, PALE_RED, PANEL, PAPER, QUIET, RED, RULE
from exporters.games.survive.rulings import rules_of
from exporters.games.survive.words import pieces as words
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from exporters.themes.type_scale import TypeScale
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType

MARGIN_MM: Final = 6.0
FULL_TURN: Final = 360.0
MOST_IN: Final = 36.0
"""Farther than this no template is of use."""

NUMBER: Final = TextStyle(Face.NUMERAL, 11, 6, NIGHT, align="centre", valign="middle")
NAME: Final = TextStyle(Face.TITLE, 20, 9, BLACK, align="centre", valign="middle", tracking_pt=0.8)
DEGREES: Final = TextStyle(Face.NUMERAL, 30, 10, WHITE, align="centre", valign="middle")
NOTE: Final = TextStyle(Face.ITALIC, 10, 6, BLACK, align="centre", valign="middle")


@dataclass(frozen=True)
class Arc:
    """A template: its key, its words, its whole angle, how far it reaches from the edge of a base, and its inks."""

    key: str
    title: str
    angle_deg: float
    reach_in: float
    ink: Ink
    ground: Ink


def arcs(job: Job) -> Iterator[Piece]:
    """Yield the arc of player units, and that of units that go Red if it is another one."""
    rules = rules_of(job.setting)
    for arc in arcs_of(rules):
        yield piece_by_rules(job, f"arc/{arc.key}", arc_template(arc, rules, job.setting.type_scale))


def arcs_of(rules: Rules) -> tuple[Arc, ...]:
    """Return the arcs of the rules; they reach as far as control units and units that go Red shoot."""
    guns = (rules.control.line(kind).ranged_range_in or 0.0 for kind in ControlType)
    reach = min(max(1.0, rules.red.range_in, *guns), MOST_IN)
    front = Arc("front", words.ARC, rules.arc.front_deg, reach, CONTROLS.ink, PANEL)
    if rules.red.arc_deg == rules.arc.front_deg:
        return (front,)
    red_reach = min(max(1.0, rules.red.range_in), MOST_IN)
    return front, Arc("red", words.RED_ARC, rules.red.arc_deg, red_reach, RED, PALE_RED)


def arc_template(arc: Arc, rules: Rules, type_scale: TypeScale) -> Drawn:
    """Return an arc with a line for each inch from the edge of the base at its foot."""
    base = rules.base.diameter_in / 2 * MM_PER_IN
    reach = base + arc.reach_in * MM_PER_IN
    start = -90.0 if arc.angle_deg <= 90 else -90.0 - arc.angle_deg / 2
    span = (start, start + min(arc.angle_deg, FULL_TURN - 0.01))
    (left, top), (right, bottom) = _extent(span, reach, base)
    foot = (MARGIN_MM - left, MARGIN_MM - top)
    size = (right - left + 2 * MARGIN_MM, bottom - top + 2 * MARGIN_MM)
    made = Composition(type_scale=type_scale)
    made.draw(Rect(0, 0, *size, fill=PAPER), Path(sector(*foot, base, reach, span), arc.ground, Stroke(arc.ink, 0.6)))
    _inches(made, arc, foot, base, span)
    made.draw(Path(circle(*foot, base), None, Stroke(NIGHT, 0.35, (1.6, 1.2))))
    _plate(made, arc, _towards(foot, base + arc.reach_in * 0.55 * MM_PER_IN, sum(span) / 2))
    return Drawn(Drawing(f"arc_{arc.key}", arc.title, *size, tuple(made.items)), tuple(made.findings))


def _extent(span: tuple[float, float], reach: float, base: float) -> tuple[Point, Point]:
    """Return the upper left and lower right of an arc and its base, its foot at the origin."""
    start, end = span
    angles = (start, end, *(turn for turn in range(-360, 361, 90) if start < turn < end))
    points = [_towards((0, 0), reach, angle) for angle in angles]
    across, down = [x for x, _ in points], [y for _, y in points]
    return (min(*across, -base), min(*down, -base)), (max(*across, base), max(*down, base))


def _towards(at: Point, far: float, angle_deg: float) -> Point:
    return (at[0] + far * cos(radians(angle_deg)), at[1] + far * sin(radians(angle_deg)))


def _inches(made: Composition, arc: Arc, foot: Point, base: float, span: tuple[float, float]) -> None:
    """Draw a line for each whole inch, every third one darker, its number along the first edge and in the middle."""
    for inch in range(1, int(arc.reach_in) + 1):
        away = base + inch * MM_PER_IN
        thick = 0.5 if inch % 3 == 0 else 0.25
        made.draw(Path(sector(*foot, away - thick, away, span), QUIET if inch % 3 == 0 else RULE))
        x, y = _towards(foot, away - 4, span[0] + min(12.0, 170.0 / away * 4, (span[1] - span[0]) / 2))
        made.write(str(inch), Box(x - 5, y - 2.5, 10, 5), NUMBER)


def _plate(made: Composition, arc: Arc, at: Point) -> None:
    """Write the angle, the name and what to do about a place."""
    plate = Box(at[0] - 21, at[1] - 8, 42, 14)
    made.draw(Rect(at[0] - 62, plate.y - 13, 124, 38, 3, PAPER, Stroke(arc.ink, 0.35)))
    made.draw(Rect(plate.x, plate.y, plate.width, plate.height, 2, arc.ink))
    made.write(f"{arc.angle_deg:g}\N{DEGREE SIGN}", plate, DEGREES)
    made.write(arc.title.upper(), Box(at[0] - 60, plate.y - 11, 120, 10), NAME)
    made.write(words.ARC_NOTE, Box(at[0] - 55, plate.bottom + 1, 110, 9), NOTE)
