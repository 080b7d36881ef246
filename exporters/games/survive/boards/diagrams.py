"""Diagrams of SURVIVE: a part of a board with what the rules answer about it.

Rules: SV.HOUSE.3, SV.HOUSE.5, SV.HOUSE.7, SV.SHT.3, SV.RCH.1, SV.MOV.1 to SV.MOV.5, SV.MOV.14, SV.RED.1 to SV.RED.5,
SV.CAP.1 to SV.CAP.3.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from engine.games.survive.battle.looking import blink_spot
from engine.games.survive.rules.movement import arsenal_of, move_rates, weight_of
from engine.games.survive.rules.numbers import direction_deg
from engine.games.survive.rules.places import Rings, distance_in, nearest_to_pulse, posts, red_faces, towards
from exporters.components import diagram_words as words
from exporters.components.diagrams import (
    LOOKER,
    TARGET,
    WIDE_MM,
    Answer,
    Draws,
    area_of,
    both_ends,
    card_of,
    chips,
    framed,
    map_of,
    nothing,
    on_ground,
    told,
)
from exporters.components.framing import SideLook
from exporters.components.keys import Entry, key_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Item, Path, Point, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import polyline
from exporters.games.survive import wording
from exporters.games.survive.boards.board import LABEL, BoardFrame, does, draw_board, ground_of, kinds_on
from exporters.games.survive.boards.question import Question
from exporters.games.survive.look import CONTROLS, MOB, NIGHT
from exporters.games.survive.wording import terrain
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
from schemas.models.rulebook import Diagram
from schemas.models.survive.force import Unit
from schemas.models.survive.place import ControlZone
from schemas.packs.packs import Pack

LARGEST_IN_MM: Final = 6.0
UNSEEN_IN: Final = 0.3
COVERED_IN: Final = 0.12
CHIP_IN: Final = 0.45
"""Radii of the discs on places that are not seen, on those that are seen through cover, and of those with words."""

FREE_IN: Final = 1.3
"""How far words stay from the middle of a base."""

SWATCH_PITCH_MM: Final = 2.2
UNIT: Final = "unit"
PULSE: Final = "pulse"
LONG: Final = "long_edge"
SHORT: Final = "short_edge"
COVER: Final = "Cover takes off: {lost}."
REACH: Final = "{unit} at {place} moves {move} in, runs {run} in and charges {charge} in."
RED: Final = "On how many faces of the die who dies there goes Red."
PULSED: Final = "A pulse of {roll} from the Spire at {spire} may wake the control units at {units}."
BLINKED: Final = (
    "Dice of {long} for the long edge and {short} for the short edge lead from the first corner to {place}."
)
OTHERS: Final = SideLook("", CONTROLS.ink, WHITE, MOB)


Answers = Callable[[Question, str], Answer]
"""What returns the answer to a question, drawn on the board, and in words of a language."""


def _looker(question: Question) -> Point:
    return question.place(LOOKER)


def _apart(question: Question) -> tuple[Point, Point]:
    return both_ends(question.diagram, question.place(LOOKER), question.place(TARGET), "at")


def _facing(question: Question) -> tuple[Point, int]:
    return question.place(UNIT), told(question.diagram, UNIT, "faces")


def _member(question: Question) -> tuple[Point, Unit]:
    return question.place(UNIT), card_of(question.diagram, UNIT, question.pack, "unit")


def _pulsed(question: Question) -> int:
    return question.roll(PULSE)


def _blinked(question: Question) -> tuple[int, int]:
    return question.roll(LONG), question.roll(SHORT)


def _sight(question: Question, language: str) -> Answer:
    """Return who looks, a large disc on each place that it does not see, and a small one where cover is in the way."""
    looker = _looker(question)
    found = {place: question.pair.sight(looker, place) for place in question.places() if place != looker}
    hidden = [place for place, sight in found.items() if not sight.seen]
    covered = [place for place, one in found.items() if one.seen and one.cover]
    discs = (*question.discs(hidden, UNSEEN_IN), *question.discs(covered, COVERED_IN))
    shares = words.shares(looker, found, hidden, language)
    answer = words.sight(words.place(looker, language), shares, len(hidden), len(found), language)
    return Answer((*discs, *question.base(LOOKER)), f"{answer} {words.covered(len(covered), language)}")


def _line(question: Question, language: str) -> Answer:
    """Return a line of fire, dashed where nothing is seen, with what cover takes off in its middle."""
    start, end = _apart(question)
    sight = question.pair.sight(start, end)
    ends = question.frame.point(*start), question.frame.point(*end)
    line = Path(polyline(*ends), None, Stroke(NIGHT, 0.5, () if sight.seen else (1.4, 1.2)))
    items = [line, *question.base(LOOKER), *question.base(TARGET, OTHERS)]
    answer = words.line(words.place(start, language), words.place(end, language), language, free=sight.seen)
    if sight.seen and sight.cover:
        middle = ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
        lost = f"\N{MINUS SIGN}{-sight.cover}"
        items += chips({middle: lost}, CHIP_IN * question.frame.mm_per_in, NIGHT, LABEL)
        answer = f"{answer} {said(COVER, language, lost=lost)}"
    return Answer(tuple(items), answer)


def _arc(question: Question, language: str) -> Answer:
    """Return a unit, and a disc on each place that it may not fire at."""
    unit, faces = _facing(question)
    outside = (place for place in question.places() if not question.pair.is_in_front(unit, faces, place))
    return _about(question, [place for place in outside if place != unit], wording.OUTSIDE_ARC, language)


def _rear(question: Question, language: str) -> Answer:
    """Return a unit, and a disc on each place from which one comes upon its rear."""
    unit, faces = _facing(question)
    behind = (place for place in question.places() if question.pair.is_behind(unit, faces, place))
    return _about(question, [place for place in behind if place != unit], wording.BEHIND, language)


def _about(question: Question, marked: Sequence[Point], sentence: str, language: str) -> Answer:
    """Return a unit, and discs on the places about it that a sentence is about."""
    unit, faces = _facing(question)
    places = [place for place in question.places() if place != unit]
    answer = said(
        sentence,
        language,
        unit=words.place(unit, language),
        degrees=faces,
        marked=len(marked),
        all=len(places),
        directions=words.shares(unit, places, marked, language),
    )
    return Answer((*question.discs(marked, UNSEEN_IN), *question.base(UNIT)), answer)


def _reach(question: Question, language: str) -> Answer:
    """Return a unit, and circles as far as it moves, runs and charges, each with its inches."""
    at, unit = _member(question)
    rates = _rates(unit, question)
    rings = (question.ring(at, far, Stroke(NIGHT, 0.5, (1.4, 1.2))) for far in rates)
    labels = {question.frame.point(*towards(at, 0, far)): f"{far:g}" for far in rates}
    numbers = chips(labels, CHIP_IN * 1.6 * question.frame.mm_per_in, NIGHT, LABEL)
    move, run, charge = (f"{far:g}" for far in rates)
    reached = {"unit": unit.name, "place": words.place(at, language), "move": move, "run": run, "charge": charge}
    return Answer((*rings, *numbers, *question.base(UNIT)), said(REACH, language, **reached))


def _rates(unit: Unit, question: Question) -> tuple[float, float, float]:
    weight = weight_of(arsenal_of(question.pack, unit.weapons).values())
    rates = move_rates(weight, unit.stamina, question.rules)
    return rates.move_in, rates.run_in, rates.charge_in


def _red(question: Question, language: str) -> Answer:
    """Return on each place that is free on how many faces of a die who dies there goes Red."""
    rings = Rings.of(question.zone)
    standing = [question.zone.spire_in, *(unit.at_in for unit in posts(question.zone, question.rules))]
    places = [one for one in question.places(2) if all(distance_in(one, other) > FREE_IN for other in standing)]
    faces = {place: len(red_faces(rings.zone_of(place), question.rules)) for place in places}
    answers = {question.frame.point(*place): str(count) for place, count in faces.items()}
    drawn = tuple(chips(answers, CHIP_IN * 1.3 * question.frame.mm_per_in, NIGHT, LABEL))
    return Answer(drawn, f"{said(RED, language)} {words.numbers(answers.values(), language)}")


def _pulse(question: Question, language: str) -> Answer:
    """Return the line of a pulse, and a ring about each control unit that it may activate."""
    roll, units = _pulsed(question), posts(question.zone, question.rules)
    spire = question.zone.spire_in
    end = towards(spire, direction_deg(roll, question.rules), question.zone.outer_in * 1.25)
    way = polyline(question.frame.point(*spire), question.frame.point(*end))
    line = Path(way, None, Stroke(NIGHT, 0.7, (2.0, 1.0)))
    chosen = nearest_to_pulse(spire, roll, [unit.at_in for unit in units], question.rules)
    woken = [units[number].at_in for number in chosen]
    rings = (question.ring(at, question.rules.base.diameter_in, Stroke(NIGHT, 0.9)) for at in woken)
    places, from_spire = ", ".join(words.place(at, language) for at in woken), words.place(spire, language)
    return Answer((line, *rings), said(PULSED, language, roll=roll, spire=from_spire, units=places))


def _blink(question: Question, language: str) -> Answer:
    """Return where a Blink from the first corner leads, and how far that is along both edges."""
    corner, zone = question.zone.corners[0], question.zone
    long, short = _blinked(question)
    x, y = blink_spot(corner, long, short, zone, question.rules)
    west, south = "west" in corner.value, "south" in corner.value
    edges = ((x, 0.0 if south else zone.depth_in), (0.0 if west else zone.width_in, y))
    there, dashed = question.frame.point(x, y), Stroke(NIGHT, 0.5, (1.4, 1.2))
    ways = (Path(polyline(question.frame.point(*edge), there), None, dashed) for edge in edges)
    answer = said(BLINKED, language, long=long, short=short, place=words.place((x, y), language))
    return Answer((*ways, question.ring((x, y), 1.2, Stroke(NIGHT, 0.9))), answer)


def _key(question: Question, language: str) -> Drawing:
    """Return the kinds of terrain on the board, with what each does. Rule: SV.HOUSE.7."""
    kinds = question.rules.terrain.kinds
    entries = [
        Entry(terrain(name, language).capitalize(), does(kinds[name], language), partial(_swatch, name))
        for name in kinds_on(question.zone, question.rules)
    ]
    return key_of(question.diagram, question.zone.title, entries, NIGHT, language)


def _swatch(kind: str, box: Box) -> Iterator[Item]:
    yield from ground_of(kind, box.corners, SWATCH_PITCH_MM)


def _ask(diagram: Diagram, pack: Pack) -> Question:
    zone = map_of(diagram, pack, "control_zone", ControlZone)
    area = west, _south, east, north = area_of(diagram, (0, 0, int(zone.width_in), int(zone.depth_in)))
    scale = min(LARGEST_IN_MM, WIDE_MM / (east - west))
    frame = BoardFrame(-west * scale, (north - zone.depth_in) * scale, zone.width_in, zone.depth_in, scale, scale * 0.5)
    return Question(diagram, pack, zone, frame, area)


def _draw(answers: Answers, question: Question, language: str) -> Drawing:
    """Return the part of the board that is shown, with the answer on it."""
    made, (west, south, east, north), scale = Composition(language=language), question.area, question.frame.mm_per_in
    draw_board(made, question.zone, question.rules, question.frame)
    size_mm = ((east - west) * scale, (north - south) * scale)
    title = question.zone.title
    answer = on_ground(made.items, answers(question, language).on_grid(language), title, language)
    return framed(question.diagram, title, answer, size_mm, NIGHT)


DIAGRAMS: Final[Mapping[str, Draws[Question]]] = {
    "sight": Draws(_ask, _looker, partial(_draw, _sight)),
    "line": Draws(_ask, _apart, partial(_draw, _line)),
    "arc": Draws(_ask, _facing, partial(_draw, _arc)),
    "rear": Draws(_ask, _facing, partial(_draw, _rear)),
    "reach": Draws(_ask, _member, partial(_draw, _reach)),
    "red": Draws(_ask, nothing, partial(_draw, _red)),
    "pulse": Draws(_ask, _pulsed, partial(_draw, _pulse)),
    "key": Draws(_ask, nothing, _key),
    "blink": Draws(_ask, _blinked, partial(_draw, _blink)),
}
"""How the diagrams of SURVIVE are drawn, by what they ask."""
