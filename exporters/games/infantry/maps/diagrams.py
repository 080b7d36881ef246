"""Diagrams of infantry: a part of a map with what the rules answer about it. Rules: IN.GAP.20, IN.GAP.44, IN.GAP.45."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.games.infantry.battle.looking import seen_from
from engine.games.infantry.ground import Spot
from engine.games.infantry.log.tabletop import line_of_fire, otherwise_back
from exporters.components.diagrams import LOOKER, TARGET, WIDE_MM, DiagramFault, Draws, framed, place_of
from exporters.drawing.display_list import Dots, Drawing, Item, Path, Stroke
from exporters.drawing.inks import WHITE
from exporters.games.infantry.look import DANGER, PINE, QUIET, TROOPERS
from exporters.games.infantry.maps import figures
from exporters.games.infantry.maps.lattice import MapFrame, Survey, survey_of
from exporters.games.infantry.maps.map_page import ground_of
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.words import Seat
from schemas.models.rulebook import Diagram
from schemas.packs.packs import Pack

MOST_PITCH_MM: Final = 3.5


@dataclass(frozen=True)
class Question:
    """A diagram with its map: what is asked, the dots of its pieces by name, and where the map lies on paper."""

    diagram: Diagram
    survey: Survey
    pack: Pack
    frame: MapFrame

    def spot(self, name: str) -> Spot:
        """Return where a piece stands.

        Raises:
            DiagramFault: there is no such piece, or it stands on no dot of the map.
        """
        place = place_of(self.diagram, name)
        spot = (round(place[0]), round(place[1]))
        if spot not in self.survey.terrain or spot != place:
            raise DiagramFault("pieces", f"`{name}` stands on no dot of the map")
        return spot


def _sight(question: Question) -> Iterator[Item]:
    """Yield who looks, and a dark disc on each dot that it does not see."""
    spot, frame = question.spot(LOOKER), question.frame
    unseen = question.survey.terrain.keys() - seen_from(spot, question.survey.dot_map, question.pack)
    yield Dots(tuple(frame.point(one) for one in sorted(unseen)), frame.pitch_mm * 0.3, QUIET)
    yield from _people((spot,), (), frame)


def _line(question: Question) -> Iterator[Item]:
    """Yield a line of fire over its dots, and rings on those that only the line back passes over."""
    start, end, frame = question.spot(LOOKER), question.spot(TARGET), question.frame
    if start == end:
        raise DiagramFault("pieces", "a line runs from one dot to another")
    yield from figures.shot((start, *line_of_fire(start, end)), otherwise_back(start, end), frame)
    yield from _people((start,), (end,), frame)


def _people(own: Iterable[Spot], others: Iterable[Spot], frame: MapFrame) -> Iterator[Item]:
    """Yield troopers: squares of who is asked for, discs of the others."""
    half = frame.pitch_mm * figures.SIZE
    for seat, ink, spots in ((Seat.A, TROOPERS.ink, own), (Seat.B, DANGER, others)):
        for spot in spots:
            outline = figures.outline_of(seat.value, frame.point(spot), half)
            yield Path(outline, ink, Stroke(WHITE, half * 0.12))


QUESTIONS: Final[Mapping[str, Callable[[Question], Iterator[Item]]]] = {"sight": _sight, "line": _line}
"""What a diagram may ask."""


def _draw(diagram: Diagram, pack: Pack) -> Drawing:
    """Return the part of the map that is shown, with what is asked of it."""
    dot_map = pack.named("dot_map", diagram.map, DotMap)
    if dot_map is None:
        raise DiagramFault("map", f"there is no map `{diagram.map}`")
    west, south, east, north = diagram.area or (0, 0, dot_map.columns - 1, dot_map.rows - 1)
    if not (west <= east < dot_map.columns and south <= north < dot_map.rows):
        raise DiagramFault("area", f"the map has {dot_map.columns} columns and {dot_map.rows} rows, counted from 0")
    pitch = min(MOST_PITCH_MM, WIDE_MM / (east - west + 1))
    frame = MapFrame(0.0, 0.0, pitch, dot_map.columns, dot_map.rows)
    box = frame.rectangle((west, south), (east, north))
    question = Question(diagram, survey_of(dot_map, pack), pack, replace(frame, x_mm=-box.x, y_mm=-box.y))
    items = (*ground_of(question.survey, question.frame), *QUESTIONS[diagram.asks](question))
    return framed(diagram, dot_map.title, items, (box.width, box.height), PINE)


DIAGRAMS: Final[Mapping[str, Draws]] = dict.fromkeys(QUESTIONS, _draw)
"""How the diagrams of infantry are drawn, by what they ask."""
