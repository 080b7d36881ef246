"""Arcs and sticks: what is laid to see how far and how wide.

The range stick in true size, in parts that go on a sheet and are glued end to end. Rule: SV.SHT.3.
The fire-arc template in true size: what a unit has in front of it, inch by inch. Rules: SV.SHT.3, SV.RED.3. Guns reach
farther than a sheet of paper, so the template shows the angle and the first inches, and a stick the rest.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, cos, radians, sin
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Path, Point, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import circle, polyline, sector
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.survive.look.look import CONTROLS, NIGHT, PALE_RED, PANEL, PAPER, QUIET, RED, RULE, rules_of
from exporters.games.survive.wording import pieces as words
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from schemas.catalogues.saying import said
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType

PART_IN: Final = 7
"""The longest part."""

HEIGHT_MM: Final = 19.0
STICK_NUMBER: Final = TextStyle(Face.NUMERAL, 12, 7, NIGHT, valign="middle")
STICK_NAME: Final = TextStyle(Face.TITLE, 8, 6, NIGHT, align="right", valign="middle", tracking_pt=0.4)
STICK_NOTE: Final = TextStyle(Face.ITALIC, 7.5, 6, BLACK, valign="middle")

MARGIN_MM: Final = 6.0
FULL_TURN: Final = 360.0
MOST_IN: Final = 36.0
"""Farther than this no template is of use."""

MOST_MM: Final = 185.0
"""What goes on every sheet in one piece, in both directions."""

NUMBER: Final = TextStyle(Face.NUMERAL, 11, 6, NIGHT, align="centre", valign="middle")
NAME: Final = TextStyle(Face.TITLE, 13, 7, BLACK, align="centre", valign="middle", tracking_pt=0.8)
DEGREES: Final = TextStyle(Face.NUMERAL, 22, 10, WHITE, align="centre", valign="middle")
NOTE: Final = TextStyle(Face.ITALIC, 8, 6, BLACK, align="centre", valign="middle", leading=1.05)


def sticks(reach_in: float, type_scale: TypeScale, language: str = "") -> Iterator[Drawn]:
    """Yield the parts of a stick for so many inches, each from where the one before it ends."""
    parts = ceil(reach_in / PART_IN)
    length = ceil(reach_in / parts)
    for part in range(parts):
        yield _part(part * length, min((part + 1) * length, reach_in), type_scale, language)


def _part(start_in: float, end_in: float, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return the part of a stick between two lengths, with a tick for each quarter of an inch."""
    width = (end_in - start_in) * MM_PER_IN
    made = Composition(type_scale=type_scale, language=language)
    made.draw(Rect(0, 0, width, HEIGHT_MM, fill=PAPER, stroke=Stroke(NIGHT, 0.25)))
    made.draw(Rect(0, HEIGHT_MM * 0.62, width, HEIGHT_MM * 0.38, fill=PANEL))
    for quarter in range(1, ceil((end_in - start_in) * 4)):
        x, whole = quarter * MM_PER_IN / 4, quarter % 4 == 0
        made.draw(Path(polyline((x, 0), (x, 8 if whole else 4 if quarter % 2 == 0 else 2.4)), None, Stroke(NIGHT, 0.3)))
    for inch in range(int(end_in - start_in) + 1):
        x = min(inch * MM_PER_IN + 0.8, width - 7.5)
        made.write(f"{start_in + inch:g}", Box(x, 4.6, 7, 5), STICK_NUMBER)
    note, name = Box(2, HEIGHT_MM * 0.62, width - 4, HEIGHT_MM * 0.38).columns(2, 2)
    glue = said(words.STICK_NEXT, language, inches=f"{start_in:g}")
    made.write(said(words.STICK_FIRST, language) if start_in == 0 else glue, note, STICK_NOTE)
    made.write(said(words.STICK, language).upper(), name, STICK_NAME)
    key = f"stick_{start_in:g}"
    title = said(words.STICK_PART, language, start=f"{start_in:g}", end=f"{end_in:g}")
    return Drawn(Drawing(key, title, width, HEIGHT_MM, tuple(made.items)), tuple(made.findings))


@dataclass(frozen=True)
class Arc:
    """A template: its key, its words, its whole angle, how far it reaches from the edge of a base, and its inks."""

    key: str
    title: str
    angle_deg: float
    reach_in: float
    ink: Ink
    ground: Ink


def arcs(job: PrintJob) -> Iterator[Piece]:
    """Yield the arc of player units, that of units that go Red if it is another one, and a stick as long as both."""
    rules, scale, language = rules_of(job.setting), job.setting.type_scale, job.setting.language
    made = arcs_of(rules)
    for arc in made:
        yield piece_by_rules(job, f"arc/{arc.key}", arc_template(arc, rules, scale, language))
    reach = max(arc.reach_in for arc in made)
    for number, part in enumerate(sticks(reach, scale, language), start=1):
        yield piece_by_rules(job, f"arc/stick_{number}", part)


def arcs_of(rules: Rules) -> tuple[Arc, ...]:
    """Return the arcs of the rules; they reach as far as control units and units that go Red shoot."""
    guns = (rules.control.line(kind).ranged_range_in or 0.0 for kind in ControlType)
    reach = min(max(1.0, rules.red.range_in, *guns), MOST_IN)
    front = Arc("front", words.ARC, rules.arc.front_deg, reach, CONTROLS.ink, PANEL)
    if rules.red.arc_deg == rules.arc.front_deg:
        return (front,)
    red_reach = min(max(1.0, rules.red.range_in), MOST_IN)
    return front, Arc("red", words.RED_ARC, rules.red.arc_deg, red_reach, RED, PALE_RED)


def arc_template(arc: Arc, rules: Rules, type_scale: TypeScale, language: str = "") -> Drawn:
    """Return an arc with a line for each inch from the edge of the base at its foot, as far as a sheet lets it."""
    base = rules.base.diameter_in / 2 * MM_PER_IN
    start = -90.0 if arc.angle_deg <= 90 else -90.0 - arc.angle_deg / 2
    span = (start, start + min(arc.angle_deg, FULL_TURN - 0.01))
    reach_in = shown_in(arc, span, base)
    reach = base + reach_in * MM_PER_IN
    (left, top), (right, bottom) = _extent(span, reach, base)
    foot = (MARGIN_MM - left, MARGIN_MM - top)
    size = (right - left + 2 * MARGIN_MM, bottom - top + 2 * MARGIN_MM)
    made = Composition(type_scale=type_scale, language=language)
    made.draw(Rect(0, 0, *size, fill=PAPER), Path(sector(*foot, base, reach, span), arc.ground, Stroke(arc.ink, 0.6)))
    _inches(made, reach_in, foot, base, span)
    made.draw(Path(circle(*foot, base), None, Stroke(NIGHT, 0.35, (1.6, 1.2))))
    _plate(made, arc, _towards(foot, base + reach_in * 0.62 * MM_PER_IN, sum(span) / 2), size[0])
    return Drawn(Drawing(f"arc_{arc.key}", said(arc.title, language), *size, tuple(made.items)), tuple(made.findings))


def shown_in(arc: Arc, span: tuple[float, float], base_mm: float) -> float:
    """Return how many inches of an arc are drawn: all, or the most whole ones that go on every sheet; 1 at least."""
    for inches in (arc.reach_in, *range(int(arc.reach_in), 1, -1)):
        (left, top), (right, bottom) = _extent(span, base_mm + inches * MM_PER_IN, base_mm)
        if max(right - left, bottom - top) + 2 * MARGIN_MM <= MOST_MM:
            return float(inches)
    return 1.0


def _extent(span: tuple[float, float], reach: float, base: float) -> tuple[Point, Point]:
    """Return the upper left and lower right of an arc and its base, its foot at the origin."""
    start, end = span
    angles = (start, end, *(turn for turn in range(-360, 361, 90) if start < turn < end))
    points = [_towards((0, 0), reach, angle) for angle in angles]
    across, down = [x for x, _ in points], [y for _, y in points]
    return (min(*across, -base), min(*down, -base)), (max(*across, base), max(*down, base))


def _towards(at: Point, far: float, angle_deg: float) -> Point:
    return (at[0] + far * cos(radians(angle_deg)), at[1] + far * sin(radians(angle_deg)))


def _inches(made: Composition, reach_in: float, foot: Point, base: float, span: tuple[float, float]) -> None:
    """Draw a line for each whole inch, every third one darker, with its number along the first edge."""
    for inch in range(1, int(reach_in) + 1):
        away = base + inch * MM_PER_IN
        thick = 0.5 if inch % 3 == 0 else 0.25
        made.draw(Path(sector(*foot, away - thick, away, span), QUIET if inch % 3 == 0 else RULE))
        x, y = _towards(foot, away - 4, span[0] + min(12.0, 170.0 / away * 4, (span[1] - span[0]) / 2))
        made.write(str(inch), Box(x - 5, y - 2.5, 10, 5), NUMBER)


def _plate(made: Composition, arc: Arc, at: Point, width_mm: float) -> None:
    """Write the angle, the name and what to do about a place."""
    width = min(58.0, width_mm - MARGIN_MM)
    x = min(max(at[0] - width / 2, MARGIN_MM / 2), width_mm - width - MARGIN_MM / 2)
    plate = Box(x + width / 2 - 16, at[1] - 6, 32, 11)
    made.draw(Rect(x, plate.y - 10, width, 34, 3, PAPER, Stroke(arc.ink, 0.35)))
    made.draw(Rect(plate.x, plate.y, plate.width, plate.height, 2, arc.ink))
    made.write(f"{arc.angle_deg:g}\N{DEGREE SIGN}", plate, DEGREES)
    made.write(said(arc.title, made.language).upper(), Box(x + 2, plate.y - 9, width - 4, 8), NAME)
    made.write(said(words.ARC_NOTE, made.language), Box(x + 3, plate.bottom + 0.8, width - 6, 11.5), NOTE)
