"""Diagrams of 7 Seconds: a part of a map with what the rules of sight answer on it. Rules: 7S.COV.4 to 7S.COV.8."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, cast

from engine.games.seven_seconds.rules.sightlines import Sightline, Sightlines
from exporters.components.diagrams import LOOKER, TARGET, WIDE_MM, DiagramFault, Draws, framed, place_of
from exporters.drawing.display_list import Dots, Drawing, Item, Path, Point, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import circle, polyline
from exporters.games.seven_seconds.look import QUIET, STEEL
from exporters.games.seven_seconds.maps.map_frame import MapFrame, draw_terrain
from exporters.games.seven_seconds.sides import SIDES
from exporters.text.fitting import Composition
from schemas.models.rulebook import Diagram
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs.packs import Pack

LARGEST_IN_MM: Final = 6.0
PITCH_IN: Final = 1
"""How far apart the places are that are asked about."""

UNSEEN_IN: Final = 0.34
COVERED_IN: Final = 0.13
"""Radii of the discs on places that are not seen, and on those that are seen through cover."""


@dataclass(frozen=True)
class Question:
    """A diagram with its map: what is asked, and where the map lies on paper."""

    diagram: Diagram
    field: TerrainMap
    rules: Rules
    frame: MapFrame
    area: tuple[int, int, int, int]

    def place(self, name: str) -> Point:
        """Return where a piece stands, in inches.

        Raises:
            DiagramFault: there is no such piece, or it stands beside the map.
        """
        place = place_of(self.diagram, name)
        if not (0 <= place[0] <= self.field.width_in and 0 <= place[1] <= self.field.depth_in):
            raise DiagramFault("pieces", f"`{name}` stands beside the map")
        return place


def _sight(question: Question) -> Iterator[Item]:
    """Yield who looks, a dark disc on each place that it does not see, and a small one where cover is in the way."""
    looker, frame = question.place(LOOKER), question.frame
    west, south, east, north = question.area
    places = [(x, y) for x in range(west, east + 1, PITCH_IN) for y in range(south, north + 1, PITCH_IN)]
    lines = Sightlines(question.field, question.rules)
    found = {place: lines.line(looker, place) for place in places if place != looker}
    for radius_in, held in ((UNSEEN_IN, _is_unseen), (COVERED_IN, _is_covered)):
        centres = tuple(frame.point(*place) for place, line in found.items() if held(line))
        if centres:
            yield Dots(centres, radius_in * frame.mm_per_in, STEEL)
    yield from _base(looker, 0, question)


def _is_unseen(line: Sightline) -> bool:
    return line.blocked


def _is_covered(line: Sightline) -> bool:
    return not line.blocked and (line.bands > 0 or line.dice_lost > 0)


def _line(question: Question) -> Iterator[Item]:
    """Yield a line between two bases, dashed where it is blocked."""
    looker, target = question.place(LOOKER), question.place(TARGET)
    if looker == target:
        raise DiagramFault("pieces", "a line runs from one place to another")
    line = Sightlines(question.field, question.rules).line(looker, target)
    dashes = (1.4, 1.2) if line.blocked else ()
    ends = (question.frame.point(*line.start), question.frame.point(*line.end))
    yield Path(polyline(*ends), None, Stroke(STEEL, 0.5, dashes))
    yield from _base(looker, 0, question)
    yield from _base(target, 1, question)


def _base(place: Point, side: int, question: Question) -> Iterator[Item]:
    radius = question.rules.base.diameter_in / 2 * question.frame.mm_per_in
    yield Path(circle(*question.frame.point(*place), radius), SIDES[side].ink, Stroke(WHITE, 0.3))


QUESTIONS: Final[Mapping[str, Callable[[Question], Iterator[Item]]]] = {"sight": _sight, "line": _line}
"""What a diagram may ask."""


def _draw(diagram: Diagram, pack: Pack) -> Drawing:
    """Return the part of the map that is shown, with what is asked of it."""
    field = pack.named("terrain_map", diagram.map, TerrainMap)
    if field is None:
        raise DiagramFault("map", f"there is no map `{diagram.map}`")
    area = diagram.area or (0, 0, int(field.width_in), int(field.depth_in))
    west, south, east, north = area
    if not (west < east <= field.width_in and south < north <= field.depth_in):
        raise DiagramFault("area", f"the map is {field.width_in:g} inches wide and {field.depth_in:g} deep")
    scale = min(LARGEST_IN_MM, WIDE_MM / (east - west))
    x_mm, y_mm = -west * scale, -(field.depth_in - north) * scale
    frame = MapFrame(x_mm, y_mm, field.width_in, field.depth_in, scale, scale * 0.8, 6.0)
    rules, ground = cast("Rules", pack.rules), Composition()
    draw_terrain(ground, field, rules, frame)
    items = (*ground.items, *QUESTIONS[diagram.asks](Question(diagram, field, rules, frame, area)))
    return framed(diagram, field.title, items, ((east - west) * scale, (north - south) * scale), QUIET)


DIAGRAMS: Final[Mapping[str, Draws]] = dict.fromkeys(QUESTIONS, _draw)
"""How the diagrams of 7 Seconds are drawn, by what they ask."""
