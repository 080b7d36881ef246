"""Aids for the table: the pulse compass, the turn track, fire arcs and the range stick.

Rules: SV.CAP.1, SV.CAP.4, SV.GAM.1.
The fire-arc template in true size: what a unit has in front of it, inch by inch. Rules: SV.SHT.3, SV.RED.3. Guns
reach farther than a sheet of paper, so it shows the angle and the first inches, and a stick in parts the rest.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil, cos, radians, sin
from typing import Final

from engine.games.survive.rules.numbers import direction_deg
from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Path, Point, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import chamfered, circle, icon, polygon, polyline, sector
from exporters.faces.fonts import MM_PER_IN, Face
from exporters.games.survive import look
from exporters.games.survive import wording as words
from exporters.games.survive.pieces.counters import BLEED_MM, finished, most_turns
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle, TypeScale
from exporters.text.numbers import faces
from schemas.catalogues.saying import said
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType

COMPASS_MM: Final = 96.0
CELL_MM: Final = 24.0
STEPS_MM: Final = 12.0
LEAST_CELLS: Final = 4
MOST_CELLS: Final = 10
NUMBER: Final = TextStyle(Face.NUMERAL, 15, 8, look.NIGHT, align="centre", valign="middle")
NAME: Final = TextStyle(Face.TITLE, 9, 6, look.NIGHT, align="centre", valign="middle", tracking_pt=0.4)
NOTE: Final = TextStyle(Face.ITALIC, 7, 6, BLACK, align="centre", valign="middle", leading=1.05)
TURN: Final = TextStyle(Face.NUMERAL, 26, 10, WHITE, align="centre", valign="middle")
STEP: Final = TextStyle(Face.LABEL, 7, 6, look.NIGHT, align="centre", valign="middle", leading=1.0)


def templates(job: PrintJob) -> Iterator[Piece]:
    """Yield the compass and the turn track."""
    rules = look.rules_of(job.setting)
    yield replace(piece_by_rules(job, "template/pulse_compass", compass(rules, job.setting.language)), shape="circle")
    yield piece_by_rules(job, "template/turn_track", turn_track(rules, job.setting.language))


def compass(rules: Rules, language: str = "") -> Drawn:
    """Return a disc with a ray for each face of the die, as the directions of the rules have it. Rule: SV.GAP.20."""
    middle = COMPASS_MM / 2
    made = Composition(language=language)
    made.draw(Path(circle(middle, middle, middle + BLEED_MM), look.PAPER))
    made.draw(Path(circle(middle, middle, middle * 0.95), None, Stroke(look.CONTROLS.ink, 0.8)))
    made.draw(Path(circle(middle, middle, middle * 0.64), look.PANEL))
    for roll in range(1, rules.dice.sides + 1):
        _ray(made, roll, direction_deg(roll, rules))
    made.draw(icon(look.CONTROL, Box(middle - 5, middle - 14, 10, 10), look.CONTROLS.ink))
    for ends in (((-3, 0), (3, 0)), ((0, -3), (0, 3))):
        line = polyline(*((middle + x, middle + y) for x, y in ends))
        made.draw(Path(line, None, Stroke(BLACK, 0.25)))
    made.write(said(words.COMPASS, language).upper(), Box(middle - 26, middle - 22, 52, 6), NAME)
    made.write(said(words.COMPASS_NOTE, language), Box(middle - 25, middle + 4.5, 50, 7), NOTE)
    heading = said(words.HEADING, language, about=faces(rules.direction.about_on, language))
    made.write(heading, Box(middle - 22, middle + 12, 44, 8), NOTE._replace(face=Face.LABEL))
    return finished("pulse_compass", said(words.COMPASS, language), COMPASS_MM, made)


def _ray(made: Composition, roll: int, away_deg: float) -> None:
    """Draw the point and the number of a direction; what reads as an odd or an even number is dark or light."""
    middle, angle = COMPASS_MM / 2, radians(away_deg)
    across, up = sin(angle), -cos(angle)

    def at(far: float, aside: float = 0.0) -> tuple[float, float]:
        return (middle + across * far - up * aside, middle + up * far + across * aside)

    made.draw(Path(polygon(at(middle * 0.94), at(middle * 0.82, 2.4), at(middle * 0.82, -2.4)), look.CONTROLS.ink))
    x, y = at(middle * 0.735)
    made.write(str(roll), Box(x - 5, y - 3.5, 10, 7), NUMBER)


def turn_track(rules: Rules, language: str = "") -> Drawn:
    """Return a cell for each turn of the longest level, and the steps of a turn below them. Rule: SV.SEQ.1."""
    turns = min(most_turns(rules), MOST_CELLS)
    width, height = max(turns, LEAST_CELLS) * CELL_MM, CELL_MM + STEPS_MM
    made = Composition(language=language)
    made.draw(Rect(-BLEED_MM, -BLEED_MM, width + 2 * BLEED_MM, height + 2 * BLEED_MM, fill=look.PAPER))
    upper, lower = Box(0, 0, width, height).cut_top(CELL_MM)
    for number, cell in enumerate(upper.columns(turns), start=1):
        plate = cell.inset(1.4)
        made.draw(chamfered(plate, 3.5, look.CONTROLS.ink if number == turns else look.NIGHT, "tr bl"))
        name, numeral = plate.cut_top(6.5)
        made.write(said(words.TURN_TRACK, language).upper(), name.inset(1.5, 0).lowered(0.8), STEP._replace(fill=WHITE))
        made.write(str(number), numeral, TURN)
    made.draw(Rect(1.4, lower.y, width - 2.8, 0.4, fill=look.RULE))
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
                    Stroke(look.QUIET, 0.35),
                )
            )
    return with_bleed("turn_track", said(words.TURN_TRACK, language), (width, height), BLEED_MM, made)


PART_IN: Final = 7
"""The longest part."""

HEIGHT_MM: Final = 19.0
STICK_NUMBER: Final = TextStyle(Face.NUMERAL, 12, 7, look.NIGHT, valign="middle")
STICK_NAME: Final = TextStyle(Face.TITLE, 8, 6, look.NIGHT, align="right", valign="middle", tracking_pt=0.4)
STICK_NOTE: Final = TextStyle(Face.ITALIC, 7.5, 6, BLACK, valign="middle")

MARGIN_MM: Final = 6.0
FULL_TURN: Final = 360.0
MOST_IN: Final = 36.0
"""Farther than this no template is of use."""

MOST_MM: Final = 185.0
"""What goes on every sheet in one piece, in both directions."""

ARC_NUMBER: Final = TextStyle(Face.NUMERAL, 11, 6, look.NIGHT, align="centre", valign="middle")
ARC_NAME: Final = TextStyle(Face.TITLE, 13, 7, BLACK, align="centre", valign="middle", tracking_pt=0.8)
DEGREES: Final = TextStyle(Face.NUMERAL, 22, 10, WHITE, align="centre", valign="middle")
ARC_NOTE: Final = TextStyle(Face.ITALIC, 8, 6, BLACK, align="centre", valign="middle", leading=1.05)


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
    made.draw(Rect(0, 0, width, HEIGHT_MM, fill=look.PAPER, stroke=Stroke(look.NIGHT, 0.25)))
    made.draw(Rect(0, HEIGHT_MM * 0.62, width, HEIGHT_MM * 0.38, fill=look.PANEL))
    for quarter in range(1, ceil((end_in - start_in) * 4)):
        x, whole = quarter * MM_PER_IN / 4, quarter % 4 == 0
        made.draw(
            Path(polyline((x, 0), (x, 8 if whole else 4 if quarter % 2 == 0 else 2.4)), None, Stroke(look.NIGHT, 0.3))
        )
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
    rules, scale, language = look.rules_of(job.setting), job.setting.type_scale, job.setting.language
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
    front = Arc("front", words.ARC, rules.arc.front_deg, reach, look.CONTROLS.ink, look.PANEL)
    if rules.red.arc_deg == rules.arc.front_deg:
        return (front,)
    red_reach = min(max(1.0, rules.red.range_in), MOST_IN)
    return front, Arc("red", words.RED_ARC, rules.red.arc_deg, red_reach, look.RED, look.PALE_RED)


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
    made.draw(
        Rect(0, 0, *size, fill=look.PAPER), Path(sector(*foot, base, reach, span), arc.ground, Stroke(arc.ink, 0.6))
    )
    _inches(made, reach_in, foot, base, span)
    made.draw(Path(circle(*foot, base), None, Stroke(look.NIGHT, 0.35, (1.6, 1.2))))
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
        made.draw(Path(sector(*foot, away - thick, away, span), look.QUIET if inch % 3 == 0 else look.RULE))
        x, y = _towards(foot, away - 4, span[0] + min(12.0, 170.0 / away * 4, (span[1] - span[0]) / 2))
        made.write(str(inch), Box(x - 5, y - 2.5, 10, 5), ARC_NUMBER)


def _plate(made: Composition, arc: Arc, at: Point, width_mm: float) -> None:
    """Write the angle, the name and what to do about a place."""
    width = min(58.0, width_mm - MARGIN_MM)
    x = min(max(at[0] - width / 2, MARGIN_MM / 2), width_mm - width - MARGIN_MM / 2)
    plate = Box(x + width / 2 - 16, at[1] - 6, 32, 11)
    made.draw(Rect(x, plate.y - 10, width, 34, 3, look.PAPER, Stroke(arc.ink, 0.35)))
    made.draw(Rect(plate.x, plate.y, plate.width, plate.height, 2, arc.ink))
    made.write(f"{arc.angle_deg:g}\N{DEGREE SIGN}", plate, DEGREES)
    made.write(said(arc.title, made.language).upper(), Box(x + 2, plate.y - 9, width - 4, 8), ARC_NAME)
    made.write(said(words.ARC_NOTE, made.language), Box(x + 3, plate.bottom + 0.8, width - 6, 11.5), ARC_NOTE)
