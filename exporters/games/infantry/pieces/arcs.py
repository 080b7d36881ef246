"""Fields of fire and scatter, to lay on the map.

Templates of firing arcs: the angle alone, since ranges are counted in dots. Rules: IN.CRW.11, IN.HOUSE.5.
The scatter template at pitch: eight ways, and as many dots along each as a miss may land away. Rule: IN.GAP.18.
"""

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import circle, polyline, sector
from exporters.faces.fonts import Face
from exporters.games.infantry.look.look import DANGER, PALE_DANGER, PINE, QUIET, RULE, TROOPERS, rules_of
from exporters.games.infantry.maps.lattice import PITCH_MM
from exporters.games.infantry.wording import pieces as words
from exporters.games.infantry.wording.terms import each_said
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.infantry.rules import Rules

BLEED_MM: Final = 1.5
MOST_MM: Final = 165.0
"""What goes on every sheet in one piece."""

RIGHT_DEG: Final = 90.0
FULL_DEG: Final = 360
DEGREES: Final = TextStyle(Face.NUMERAL, 24, 10, TROOPERS.ink, align="centre", valign="middle")
NOTE: Final = TextStyle(Face.ITALIC, 8.5, 6, BLACK, align="centre", valign="middle", leading=1.08)

MOST_DOTS: Final = 6
"""What goes on every sheet in one piece; beyond that the dots of the map are counted."""

WAYS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The ways of a D8, 1 is north, clockwise."""

NUMBER: Final = TextStyle(Face.NUMERAL, 9, 6, PINE, align="centre", valign="middle", leading=1.0)
WAY: Final = TextStyle(Face.NUMERAL, 15, 8, WHITE, align="centre", valign="middle", leading=1.0)
NAME: Final = TextStyle(Face.TITLE, 13, 8, PINE, align="centre", valign="middle", leading=1.0)
SCATTER_NOTE: Final = TextStyle(Face.ITALIC, 8, 6, BLACK, align="centre", valign="middle", leading=1.08)


def arcs(job: PrintJob) -> Iterator[Piece]:
    """Yield a template for each width of an arc that the rules know."""
    rules = rules_of(job.setting)
    for angle in sorted({rules.arcs.narrow_deg, rules.arcs.wide_deg, rules.crewed.arc_deg}):
        yield piece_by_rules(job, f"template/arc_{angle}", arc_template(angle, rules, job.setting))


def arc_template(angle_deg: int, rules: Rules, setting: Setting) -> Drawn:
    """Return a sector as long as a sheet lets it be; its point lies on a dot."""
    half = angle_deg / 2
    aside = sin(radians(min(half, RIGHT_DEG)))
    behind = max(0.0, -cos(radians(half)))
    radius = MOST_MM / max(2 * aside, 1 + behind)
    width, height = max(2 * radius * aside, 4 * PITCH_MM), radius * (1 + behind) + PITCH_MM / 2
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    made.draw(Rect(-BLEED_MM, -BLEED_MM, width + 2 * BLEED_MM, height + 2 * BLEED_MM, fill=WHITE))
    x, y = width / 2, radius
    if angle_deg < FULL_DEG:
        outline = sector(x, y, 0.01, radius - 0.4, (-RIGHT_DEG - half, -RIGHT_DEG + half))
    else:
        outline = circle(x, y, radius - 0.4)
    made.draw(Path(outline, PALE_DANGER, Stroke(TROOPERS.ink, 0.6)))
    made.draw(Path(polyline((x, y), (x, 1)), None, Stroke(TROOPERS.ink, 0.3, (2.0, 1.4))))
    made.draw(Path(circle(x, y, 1.6), WHITE, Stroke(PINE, 0.4)), Path(circle(x, y, 0.6), PINE))
    _write(made, angle_deg, rules, (x, radius))
    return with_bleed(
        f"arc_{angle_deg}", said(words.ARC, setting.language, angle=angle_deg), (width, height), BLEED_MM, made
    )


def _write(made: Composition, angle_deg: int, rules: Rules, apex: tuple[float, float]) -> None:
    """Write the angle and the note across the middle line, on plates."""
    x, radius = apex
    wide = min(60.0, radius * 0.5)
    title = Box(x - 14, radius * 0.3, 28, 10)
    note = Box(x - wide / 2, title.bottom + 1, wide, 17)
    for box in (title, note):
        made.draw(Rect(box.x, box.y, box.width, box.height, 1.5, WHITE))
    made.write(f"{angle_deg}\N{DEGREE SIGN}", title, DEGREES)
    limits = words.LIMITS_IN if rules.arcs.limits_inside else words.LIMITS_OUT
    made.write(" ".join(each_said((words.ARC_NOTE, limits, words.RANGES), made.language)), note.inset(1, 0), NOTE)


def scatter(rules: Rules, setting: Setting) -> Drawn:
    """Return the star of eight ways; at the end of each stands the face of the D8."""
    reach = max(2, min(rules.scatter.most, MOST_DOTS))
    side = (2 * reach + 2) * PITCH_MM
    centre = side / 2
    made = Composition(type_scale=setting.type_scale, language=setting.language)
    made.draw(Rect(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side + 2 * BLEED_MM, fill=WHITE))
    for face, (across, down) in enumerate(WAYS, start=1):
        end = (centre + across * reach * PITCH_MM, centre + down * reach * PITCH_MM)
        made.draw(Path(polyline((centre, centre), end), None, Stroke(RULE, 0.5)))
        for dot in range(1, reach + 1):
            x, y = centre + across * dot * PITCH_MM, centre + down * dot * PITCH_MM
            _draw_dot(made, x, y, dot, face if dot == reach else None)
    made.draw(Path(circle(centre, centre, PITCH_MM * 0.36), DANGER), Path(circle(centre, centre, 1.0), WHITE))
    _write_scatter(made, rules, centre)
    return with_bleed("scatter", said(words.SCATTER, setting.language), (side, side), BLEED_MM, made)


def _draw_dot(made: Composition, x: float, y: float, dot: int, face: int | None) -> None:
    """Draw a dot with its distance; on the last one of a way stands the face of the D8."""
    radius = PITCH_MM * (0.28 if face is None else 0.42)
    made.draw(Path(circle(x, y, radius), PALE_DANGER if face is None else PINE, Stroke(QUIET, 0.2)))
    box = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    made.write(str(dot if face is None else face), box, NUMBER if face is None else WAY)


def _write_scatter(made: Composition, rules: Rules, centre: float) -> None:
    """Write the title and the note between the ways, above and below the middle on the right."""
    room = PITCH_MM * 1.5
    upper = Box(centre + PITCH_MM * 0.3, centre - room - PITCH_MM * 1.2, room, room)
    made.write_if_room(said(words.SCATTER, made.language), Box(upper.x, upper.y, room, room * 0.4), NAME)
    note = said(words.SCATTER_NOTE, made.language, least=rules.scatter.least, most=rules.scatter.most)
    wide = Box(centre + PITCH_MM * 2.2, centre + PITCH_MM * 0.35, PITCH_MM * 2.6, PITCH_MM * 1.6)
    made.write(note, wide, SCATTER_NOTE)
