"""Diagrams of infantry: a part of a map with what the rules answer about it. Rules: IN.GAP.20, IN.GAP.44, IN.GAP.45."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, cast

from engine.games.infantry.battle.looking import seen_from
from engine.games.infantry.ground import Spot
from engine.games.infantry.log.tabletop import line_of_fire, otherwise_back
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
    framed,
    map_of,
    misfit,
    nothing,
    on_ground,
    place_of,
)
from exporters.components.keys import Entry, key_of
from exporters.drawing.display_list import Dots, Drawing, Item, Path, Point, Stroke
from exporters.drawing.inks import WHITE
from exporters.games.infantry.look import DANGER, PINE, QUIET, TROOPERS
from exporters.games.infantry.maps import figures
from exporters.games.infantry.maps.lattice import MapFrame, Survey, survey_of
from exporters.games.infantry.maps.map_page import ground_of, swatch
from exporters.games.infantry.wording.terms import CLOSED, TERRAINS, terrain_rows
from exporters.text.numbers import NOTHING
from schemas.catalogues.saying import said
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Seat
from schemas.models.rulebook import Diagram
from schemas.packs.packs import Pack

MOST_PITCH_MM: Final = 3.5
ENTERS: Final = "{ap} AP to enter"
PASSED: Final = (
    "The line of fire from {looker} to {target} passes over {dots} dots between them; "
    "the line back passes over {others} others."
)


@dataclass(frozen=True)
class Question:
    """A diagram with its map: what is asked, the dots of its pieces by name, and where the map lies on paper."""

    diagram: Diagram
    survey: Survey
    pack: Pack
    frame: MapFrame
    size_mm: Point
    area: Area

    def shows(self, spot: Spot) -> bool:
        """Return whether a dot lies in the part that is shown."""
        west, south, east, north = self.area
        return west <= spot[0] <= east and south <= spot[1] <= north

    def spot(self, name: str) -> Spot:
        """Return where a piece stands.

        Raises:
            DiagramFault: there is no such piece, or it stands on no dot of the map.
        """
        place = place_of(self.diagram, name)
        spot = (round(place[0]), round(place[1]))
        if spot not in self.survey.terrain or spot != place:
            raise misfit(self.diagram, name, "at", "stands on no dot of the map", "say its column and its row")
        return spot


Answers = Callable[[Question, str], Answer]
"""What returns the answer to a question, drawn on the map, and in words of a language."""


def _looker(question: Question) -> Spot:
    return question.spot(LOOKER)


def _apart(question: Question) -> tuple[Spot, Spot]:
    return both_ends(question.diagram, question.spot(LOOKER), question.spot(TARGET), "at")


def _sight(question: Question, language: str) -> Answer:
    """Return who looks, and a dark disc on each dot that it does not see."""
    spot, frame = _looker(question), question.frame
    unseen = question.survey.terrain.keys() - seen_from(spot, question.survey.dot_map, question.pack)
    discs = Dots(tuple(frame.point(one) for one in sorted(unseen)), frame.pitch_mm * 0.3, QUIET)
    shown = [one for one in question.survey.terrain if question.shows(one)]
    hidden = [one for one in shown if one in unseen]
    shares = words.shares(spot, shown, hidden, language)
    told = words.sight(words.place(spot, language), shares, len(hidden), len(shown), language)
    return Answer((discs, *_people((spot,), (), frame)), told)


def _line(question: Question, language: str) -> Answer:
    """Return a line of fire over its dots, and rings on those that only the line back passes over."""
    (start, end), frame = _apart(question), question.frame
    passed, back = (start, *line_of_fire(start, end)), otherwise_back(start, end)
    looker, target = (words.place(spot, language) for spot in (start, end))
    told = said(PASSED, language, looker=looker, target=target, dots=len(passed) - 2, others=len(back))
    return Answer((*figures.shot(passed, back, frame), *_people((start,), (end,), frame)), told)


def _key(question: Question, language: str) -> Drawing:
    """Return the terrains of the map, with the AP to enter each and what it does to fire."""
    there = {*question.survey.terrain.values()}
    rows = (row for row in terrain_rows(cast("Rules", question.pack.rules), language) if row[0] in there)
    entries = [
        Entry(said(TERRAINS[kind], language), _does(ap, fire, language), partial(swatch, kind))
        for kind, ap, fire in rows
    ]
    return key_of(question.diagram, question.survey.dot_map.title, entries, QUIET, language)


def _does(ap: str, fire: str, language: str) -> str:
    """Return what a terrain does: AP to enter one of its dots, and what fire suffers."""
    enters = said(ENTERS, language, ap=ap) if ap != NOTHING else said(CLOSED, language)
    return "; ".join(dict.fromkeys(part for part in (enters, fire) if part != NOTHING))


def _people(own: Iterable[Spot], others: Iterable[Spot], frame: MapFrame) -> Iterator[Item]:
    """Yield troopers: squares of who is asked for, discs of the others."""
    half = frame.pitch_mm * figures.SIZE
    for seat, ink, spots in ((Seat.A, TROOPERS.ink, own), (Seat.B, DANGER, others)):
        for spot in spots:
            outline = figures.outline_of(seat.value, frame.point(spot), half)
            yield Path(outline, ink, Stroke(WHITE, half * 0.12))


def _ask(diagram: Diagram, pack: Pack) -> Question:
    dot_map = map_of(diagram, pack, "dot_map", DotMap)
    area = west, _south, east, _north = area_of(diagram, (0, 0, dot_map.columns - 1, dot_map.rows - 1))
    pitch = min(MOST_PITCH_MM, WIDE_MM / (east - west + 1))
    whole = MapFrame(0.0, 0.0, pitch, dot_map.columns, dot_map.rows)
    box = whole.rectangle(area[:2], area[2:])
    frame = replace(whole, x_mm=-box.x, y_mm=-box.y)
    return Question(diagram, survey_of(dot_map, pack), pack, frame, (box.width, box.height), area)


def _draw(answers: Answers, question: Question, language: str) -> Drawing:
    """Return the part of the map that is shown, with the answer on it."""
    title, ground = question.survey.dot_map.title, ground_of(question.survey, question.frame)
    answer = on_ground(ground, answers(question, language).on_grid(language), title, language)
    return framed(question.diagram, title, answer, question.size_mm, PINE)


DIAGRAMS: Final[Mapping[str, Draws[Question]]] = {
    "sight": Draws(_ask, _looker, partial(_draw, _sight)),
    "line": Draws(_ask, _apart, partial(_draw, _line)),
    "key": Draws(_ask, nothing, _key),
}
"""How the diagrams of infantry are drawn, by what they ask."""
