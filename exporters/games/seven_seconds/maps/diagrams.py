"""Diagrams of 7 Seconds: a part of a map with what the rules answer on it: sight, shots, ways, blasts."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from math import cos, hypot, radians, sin
from typing import Final, cast

from engine.games.seven_seconds.rules.sightlines import Sightline, Sightlines
from exporters.components import diagram_words as words
from exporters.components.diagrams import (
    LOOKER,
    TARGET,
    WIDE_MM,
    Answer,
    Area,
    Draws,
    area_of,
    both_ends,
    chips,
    discs,
    framed,
    grid,
    map_of,
    nothing,
    on_ground,
    place_within,
    told,
)
from exporters.components.keys import Entry, key_of
from exporters.drawing.display_list import Drawing, Item, Path, Point, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import circle, polyline
from exporters.games.seven_seconds.look import COUNT, QUIET, STEEL
from exporters.games.seven_seconds.maps.map_frame import MapFrame, draw_terrain
from exporters.games.seven_seconds.maps.map_page import effect, swatch, types_of
from exporters.games.seven_seconds.sides import SIDES
from exporters.games.seven_seconds.wording.pieces import type_title
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
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

COST_IN: Final = 2
CHIP_IN: Final = 0.8
"""How far apart the places are of which a number is said, and the radius of its disc."""

REACHED_IN: Final = 0.22
"""Radius of the discs on places that a unit gets to."""

BLAST: Final = "blast"
UNIT: Final = "unit"
COST: Final = "What a counter costs who looks from {looker} and faces {degrees} degrees clockwise from north."
DICE: Final = (
    "Dice of a rifle at a target with {counters} counters, shot from {looker}, facing {degrees} degrees clockwise from"
    " north."
)
REACHED: Final = "A Move from {place} may end on {reached} of {all} places."
CAUGHT: Final = "A blast at {place} with a radius of {radius} in catches a base on {caught} of {all} places."

DASHED: Final = Stroke(STEEL, 0.6, (1.4, 1.2))
"""The rim of what is measured from a place."""

Answers = Callable[["Question", str], Answer]
"""What returns the answer to a question, drawn on the map, and in words of a language."""


@dataclass(frozen=True)
class Question:
    """A diagram with its map: what is asked, and where the map lies on paper."""

    diagram: Diagram
    field: TerrainMap
    rules: Rules
    frame: MapFrame
    area: Area

    def discs(self, places: Iterable[Point], radius_in: float) -> Iterator[Item]:
        """Yield discs on places, if there are any."""
        centres = (self.frame.point(*place) for place in places)
        yield from discs(centres, radius_in * self.frame.mm_per_in, STEEL)

    def place(self, name: str) -> Point:
        """Return where a piece stands, in inches.

        Raises:
            DiagramFault: there is no such piece, or it stands beside the map.
        """
        return place_within(self.diagram, name, (self.field.width_in, self.field.depth_in), "map")


def _looker(question: Question) -> Point:
    return question.place(LOOKER)


def _apart(question: Question) -> tuple[Point, Point]:
    return both_ends(question.diagram, question.place(LOOKER), question.place(TARGET), "at")


def _facing(question: Question) -> tuple[Point, int]:
    return question.place(LOOKER), told(question.diagram, LOOKER, "faces")


def _shot(question: Question) -> tuple[Point, int, int]:
    return *_facing(question), told(question.diagram, TARGET, "number")


def _mover(question: Question) -> Point:
    return question.place(UNIT)


def _burst(question: Question) -> tuple[Point, int]:
    return question.place(BLAST), told(question.diagram, BLAST, "number")


def _sight(question: Question, language: str) -> Answer:
    """Return who looks, a dark disc on each place that it does not see, and a small one where cover is in the way."""
    looker = _looker(question)
    lines = Sightlines(question.field, question.rules)
    found = {place: lines.line(looker, place) for place in grid(question.area, PITCH_IN, 0) if place != looker}
    hidden, covered = ([place for place, line in found.items() if held(line)] for held in (_is_unseen, _is_covered))
    discs = (*question.discs(hidden, UNSEEN_IN), *question.discs(covered, COVERED_IN))
    shares = words.shares(looker, found, hidden, language)
    answer = words.sight(words.place(looker, language), shares, len(hidden), len(found), language)
    return Answer((*discs, *_base(looker, 0, question)), f"{answer} {words.covered(len(covered), language)}")


def _is_unseen(line: Sightline) -> bool:
    return line.blocked


def _is_covered(line: Sightline) -> bool:
    return not line.blocked and (line.bands > 0 or line.dice_lost > 0)


def _line(question: Question, language: str) -> Answer:
    """Return a line between two bases, dashed where it is blocked."""
    looker, target = _apart(question)
    line = Sightlines(question.field, question.rules).line(looker, target)
    dashes = (1.4, 1.2) if line.blocked else ()
    ends = (question.frame.point(*line.start), question.frame.point(*line.end))
    drawn = Path(polyline(*ends), None, Stroke(STEEL, 0.5, dashes))
    start, end = (words.place(one, language) for one in (looker, target))
    answer = words.line(start, end, language, free=not line.blocked)
    return Answer((drawn, *_base(looker, 0, question), *_base(target, 1, question)), answer)


def _cost(question: Question, language: str) -> Answer:
    """Return on each place that is seen the sensor points that a counter there costs who looks."""
    looker, faces = _facing(question)
    lines = Sightlines(question.field, question.rules)
    asked = said(COST, language, looker=words.place(looker, language), degrees=faces)
    return _numbered(question, asked, lambda place: lines.cost(looker, faces, place), language)


def _dice(question: Question, language: str) -> Answer:
    """Return on each place the dice of a shot at a target there with so many counters."""
    looker, faces, counters = _shot(question)
    lines = Sightlines(question.field, question.rules)
    asked = said(DICE, language, counters=counters, looker=words.place(looker, language), degrees=faces)
    return _numbered(question, asked, lambda place: lines.dice(looker, faces, place, counters), language)


def _numbered(question: Question, asked: str, answer: Callable[[Point], int], language: str) -> Answer:
    """Return who looks and where it faces, and a number on each place whose answer is not 0."""
    (looker, faces), frame = _facing(question), question.frame
    answers = dict[Point, str]()
    for place in grid(question.area, COST_IN, 1):
        number = answer(place)
        if number and hypot(place[0] - looker[0], place[1] - looker[1]) > COST_IN:
            answers[frame.point(*place)] = str(number)
    found = chips(answers, CHIP_IN * frame.mm_per_in, STEEL, COUNT._replace(align="centre"))
    x, y = frame.point(*looker)
    far = question.rules.base.diameter_in * frame.mm_per_in
    end = (x + far * sin(radians(faces)), y - far * cos(radians(faces)))
    pointer = Path(polyline((x, y), end), None, Stroke(SIDES[0].ink, 0.8))
    return Answer(
        (*found, *_base(looker, 0, question), pointer), f"{asked} {words.numbers(answers.values(), language)}"
    )


def _reach(question: Question, language: str) -> Answer:
    """Return a disc on each place that a unit may move to, and how far that is on open ground."""
    unit, frame = _mover(question), question.frame
    lines = Sightlines(question.field, question.rules)
    places = [place for place in grid(question.area, PITCH_IN, 0) if place != unit]
    reached = [place for place in places if lines.reaches(unit, place)]
    ring = Path(circle(*frame.point(*unit), question.rules.move.move_in * frame.mm_per_in), None, DASHED)
    answer = said(REACHED, language, place=words.place(unit, language), reached=len(reached), all=len(places))
    return Answer((*question.discs(reached, REACHED_IN), ring, *_base(unit, 0, question)), answer)


def _blast(question: Question, language: str) -> Answer:
    """Return how far a blast reaches, and a disc on each place where a base is caught."""
    blast, radius_in = _burst(question)
    lines, frame = Sightlines(question.field, question.rules), question.frame
    places = tuple(grid(question.area, PITCH_IN, 1))
    caught = [place for place in places if lines.is_caught(place, blast, radius_in)]
    ring = Path(circle(*frame.point(*blast), radius_in * frame.mm_per_in), None, DASHED)
    at = words.place(blast, language)
    answer = said(CAUGHT, language, place=at, radius=radius_in, caught=len(caught), all=len(places))
    return Answer((*question.discs(caught, COVERED_IN * 1.5), ring), answer)


def _key(question: Question, language: str) -> Drawing:
    """Return the terrain types of the map, with what each does to sight and to moves."""
    rules = question.rules
    entries = [
        Entry(type_title(name, language), effect(name, rules, language), partial(swatch, name, rules=rules))
        for name in types_of(question.field)
    ]
    return key_of(question.diagram, question.field.title, entries, QUIET, language)


def _base(place: Point, side: int, question: Question) -> Iterator[Item]:
    radius = question.rules.base.diameter_in / 2 * question.frame.mm_per_in
    yield Path(circle(*question.frame.point(*place), radius), SIDES[side].ink, Stroke(WHITE, 0.3))


def _ask(diagram: Diagram, pack: Pack) -> Question:
    field = map_of(diagram, pack, "terrain_map", TerrainMap)
    area = west, _south, east, north = area_of(diagram, (0, 0, int(field.width_in), int(field.depth_in)))
    scale = min(LARGEST_IN_MM, WIDE_MM / (east - west))
    x_mm, y_mm = -west * scale, -(field.depth_in - north) * scale
    frame = MapFrame(x_mm, y_mm, field.width_in, field.depth_in, scale, scale * 0.8, 6.0)
    return Question(diagram, field, cast("Rules", pack.rules), frame, area)


def _draw(answers: Answers, question: Question, language: str) -> Drawing:
    """Return the part of the map that is shown, with the answer on it."""
    field, (west, south, east, north), scale = question.field, question.area, question.frame.mm_per_in
    ground = Composition(language=language)
    draw_terrain(ground, field, question.rules, question.frame)
    size_mm = ((east - west) * scale, (north - south) * scale)
    answer = on_ground(ground.items, answers(question, language).on_grid(language), field.title, language)
    return framed(question.diagram, field.title, answer, size_mm, QUIET)


DIAGRAMS: Final[Mapping[str, Draws[Question]]] = {
    "sight": Draws(_ask, _looker, partial(_draw, _sight)),
    "line": Draws(_ask, _apart, partial(_draw, _line)),
    "cost": Draws(_ask, _facing, partial(_draw, _cost)),
    "dice": Draws(_ask, _shot, partial(_draw, _dice)),
    "reach": Draws(_ask, _mover, partial(_draw, _reach)),
    "blast": Draws(_ask, _burst, partial(_draw, _blast)),
    "key": Draws(_ask, nothing, _key),
}
"""How the diagrams of 7 Seconds are drawn, by what they ask."""
