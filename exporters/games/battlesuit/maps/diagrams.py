"""Diagrams of Battlesuit: a part of a map with what the rules answer about it.

Rules: BS.LOS.1 to BS.LOS.30, BS.FAC.1, BS.FAC.2, BS.MOD.6 to BS.MOD.9, BS.MOD.14, BS.MOV.4, BS.BMB.5, BS.BMB.6,
BS.SPL.1.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from math import cos, radians, sin
from typing import Final, cast

from engine.games.battlesuit.kernel.codes import Detonation
from engine.games.battlesuit.kernel.numbers.attack import base_strength, blast_reaches
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES
from engine.games.battlesuit.maps.panels import ROUND, distance
from engine.games.battlesuit.maps.panels import Point as Dot
from engine.games.battlesuit.maps.sight import line_of_sight, points_seen
from engine.games.battlesuit.rules.attack import Shot, Soldier, aim, attack_parts, spilled_on
from engine.games.battlesuit.rules.numbers import numbers_of
from engine.games.battlesuit.rules.walking import walked_from
from exporters.components import diagram_words as words
from exporters.components.diagrams import LOOKER, TARGET, Answer, Draws, framed, nothing, on_ground, piece_of
from exporters.components.keys import Entry, key_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Item, Path, Point, Stroke
from exporters.drawing.inks import WHITE
from exporters.drawing.shapes import around, circle, polygon, polyline
from exporters.games.battlesuit.look import IRON, SOLDIERS, STEEL
from exporters.games.battlesuit.maps.map_signs import draw_terrain_signs, draw_works
from exporters.games.battlesuit.maps.overview import draw_ground
from exporters.games.battlesuit.maps.questions import (
    BOMB,
    DEGREES,
    SOLDIER,
    Question,
    apart,
    ask_on_map,
    bomb,
    facing,
    looker,
    soldier,
)
from exporters.games.battlesuit.maps.terrain_chart import draw_sign, name_of, told_rows
from exporters.games.battlesuit.pages import SIDES
from exporters.text.fitting import Composition
from schemas.catalogues.saying import said
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Side, Terrain, Work

KEY_SIGN_MM: Final = 6.0
LARGE: Final = 0.34
SMALL: Final = 0.16
RING: Final = 0.4
"""Radii of discs, and of rings, as shares of the distance of two columns."""

RISING: Final = "Into it rise: {points}."
TURNS: Final = "By how many points a soldier at {soldier} that faces {degrees} degrees turns to fire there."
RANGE: Final = "The attack of {card} at {soldier} is weaker by one on {one} of {all} points, and by more on {more}."
COVER: Final = "What the terrain takes off an attack."
WALK: Final = "The least movement points that {card} at {soldier} pays to walk there."
BLAST: Final = "The strength of the attack of a bomb that goes off at {bomb}."
SPILL: Final = "Of a shot from {looker} at {target} spillover hits: {points}."

SIGNED: Final = frozenset({"line", "spill"})
"""Questions whose answers leave room for the signs of terrain."""

Answers = Callable[[Question, str], Answer]
"""What returns the answer to a question, drawn on the map, and in words of a language."""


def _sight(question: Question, language: str) -> Answer:
    """Return who looks, and a dark disc on each point where it sees nobody on the ground."""
    seen, dots = points_seen(question.sight, question.viewer(LOOKER)), [*question.dots]
    hidden = [dot for dot in dots if dot not in seen]
    [centre], places, unseen = map(question.north_up, ([looker(question)], dots, hidden))
    shares = words.shares(centre, places, unseen, language)
    answer = words.sight(question.called(LOOKER, language), shares, len(hidden), len(dots), language)
    return Answer((*question.discs(hidden, LARGE), *_people(question, LOOKER)), answer)


def _line(question: Question, language: str) -> Answer:
    """Return a line, dashed where it is blocked, with rings on the points that rise into it, thick where they block."""
    start, end = apart(question)
    found = line_of_sight(question.sight, question.viewer(LOOKER), question.viewer(TARGET))
    dashes = () if found.visible else (1.4, 1.2)
    items: list[Item] = [Path(polyline(*map(question.frame.point, (start, end))), None, Stroke(STEEL, 0.6, dashes))]
    for obstacle in found.obstacles:
        ring = Stroke(STEEL, 0.9 if obstacle.blocks else 0.3)
        items += (
            Path(circle(*question.frame.point(dot), RING * question.frame.pitch_mm), None, ring) for dot in obstacle.at
        )
    rising = {dot for obstacle in found.obstacles for dot in obstacle.at}
    answer = words.line(*_called(question, language), language, free=found.visible)
    risen = f" {said(RISING, language, points=question.names(rising))}" if rising else ""
    return Answer((*items, *_people(question, LOOKER, TARGET)), f"{answer}{risen}")


def _called(question: Question, language: str) -> tuple[str, str]:
    return question.called(LOOKER, language), question.called(TARGET, language)


def _numbered(question: Question, answers: Mapping[Dot, str], asked: str, language: str) -> Answer:
    """Return numbers on their points; `asked` says what they are."""
    return Answer((*question.said(answers),), f"{asked} {words.numbers(answers.values(), language)}")


def _with(answer: Answer, items: Iterable[Item]) -> Answer:
    return answer._replace(items=(*answer.items, *items))


def _turns(question: Question, language: str) -> Answer:
    """Return on each point how many points a soldier turns to have it in its front arc; nothing where it is in it."""
    start, faces = facing(question)
    way = ROUND[faces // DEGREES]
    turns = {dot: aim(start, way, dot, question.rules).turns for dot in question.dots if dot != start}
    asked = said(TURNS, language, soldier=question.called(SOLDIER, language), degrees=faces)
    needed = {dot: str(count) for dot, count in turns.items() if count}
    return _with(_numbered(question, needed, asked, language), _people(question, SOLDIER))


def _range(question: Question, language: str) -> Answer:
    """Return a small disc where distance takes 1 off an attack, a large one where it takes more."""
    start, card = soldier(question)
    one = Soldier(card, 0)
    lost = {
        dot: attack_parts(one, one, Shot(distance(start, dot)), question.rules).get("attenuation", 0)
        for dot in question.dots
        if dot != start
    }
    weaker = [dot for dot, by in lost.items() if by == -1]
    weakest = [dot for dot, by in lost.items() if by < -1]
    discs = (*question.discs(weaker, SMALL), *question.discs(weakest, LARGE))
    at, one_less, more = question.called(SOLDIER, language), len(weaker), len(weakest)
    answer = said(RANGE, language, card=card.title, soldier=at, one=one_less, more=more, all=len(lost))
    return Answer((*discs, *_people(question, SOLDIER)), answer)


def _cover(question: Question, language: str) -> Answer:
    """Return on each point what its terrain takes off an attack on who stands there on the ground."""
    numbers, field = numbers_of(question.rules), question.field
    values = {dot: numbers.cover_mod[TERRAIN_CODES[field.terrain_at(dot)]] for dot in question.dots}
    lost = {dot: f"\N{MINUS SIGN}{-value}" for dot, value in values.items() if value < 0}
    return _numbered(question, lost, said(COVER, language), language)


def _walk(question: Question, language: str) -> Answer:
    """Return on each point that a soldier can walk to the least movement points that it costs."""
    start, card = soldier(question)
    most = card.move if isinstance(card.move, int) else card.move[0]
    spent = walked_from(start, question.field, question.rules, most)
    reached = {dot: str(spent[dot]) for dot in question.dots if dot in spent and dot != start}
    asked = said(WALK, language, soldier=question.called(SOLDIER, language), card=card.title)
    return _with(_numbered(question, reached, asked, language), _people(question, SOLDIER))


def _blast(question: Question, language: str) -> Answer:
    """Return on each point that a bomb reaches the strength of its attack, and a cross where it goes off."""
    centre, numbers = bomb(question), numbers_of(question.rules)
    points = {dot: distance(centre, dot) for dot in question.dots}
    reached = {dot: far for dot, far in points.items() if blast_reaches(numbers, Detonation.BOMB, far)}
    strengths = {dot: str(base_strength(numbers, Detonation.BOMB, far)) for dot, far in reached.items()}
    asked = said(BLAST, language, bomb=question.called(BOMB, language))
    x, y, half = *question.frame.point(centre), 0.4 * question.frame.pitch_mm
    lines = (polyline((x - half, y - rise), (x + half, y + rise)) for rise in (half, -half))
    cross = (Path(line, None, Stroke(SOLDIERS.ink, 0.9)) for line in lines)
    return _with(_numbered(question, strengths, asked, language), cross)


def _spill(question: Question, language: str) -> Answer:
    """Return a line of fire, and a large disc on each point that its spillover hits."""
    start, end = apart(question)
    line = Path(polyline(*map(question.frame.point, (start, end))), None, Stroke(STEEL, 0.6))
    spilled = [*spilled_on(start, end, question.dots, question.rules)]
    shot, target = _called(question, language)
    answer = said(SPILL, language, looker=shot, target=target, points=question.names(spilled))
    return Answer((line, *question.discs(spilled, LARGE), *_people(question, LOOKER, TARGET)), answer)


def _key(question: Question, language: str) -> Drawing:
    """Return all terrains and works with their signs, and what each does. Rule: BS.GAP.2."""
    entries = [
        Entry(name_of(kind, language), does, partial(_sign, kind))
        for kind, does in told_rows(cast("Rules", question.pack.rules), language)
    ]
    return key_of(question.diagram, question.battle_map.title, entries, IRON, language)


def _sign(kind: Terrain | Work, box: Box) -> list[Item]:
    made = Composition()
    draw_sign(made, kind, box.square(KEY_SIGN_MM))
    return made.items


def _people(question: Question, own: str, other: str = "") -> Iterator[Item]:
    """Yield a soldier in the ink of red, and another one in that of blue; who faces somewhere has a mark there."""
    for side, name in ((Side.RED, own), (Side.BLUE, other)):
        if name:
            at, radius = question.frame.point(question.dot(name)), 0.5 * question.frame.pitch_mm
            yield Path(polygon(*around(*at, 6, radius, 0)), SIDES[side].ink, Stroke(WHITE, radius * 0.16))
            faces = piece_of(question.diagram, name).faces
            if faces is not None:
                yield Path(polygon(*_wedge(at, faces, radius)), WHITE)


def _wedge(at: Point, faces: int, radius: float) -> tuple[Point, ...]:
    """Return a pointer within a soldier to where it faces."""
    x, y = at
    ways = ((faces, 0.75), (faces + 140, 0.5), (faces - 140, 0.5))
    return tuple((x + sin(radians(way)) * far * radius, y - cos(radians(way)) * far * radius) for way, far in ways)


def _draw(answers: Answers, question: Question, language: str) -> Drawing:
    """Return the part of the map that is shown, with the answer on it."""
    made, battle_map, shown = Composition(language=language), question.battle_map, question.shown
    draw_ground(made, question.panels, question.frame, shown)
    if question.diagram.asks in SIGNED:
        draw_terrain_signs(made, battle_map, question.panels, question.frame)
    draw_works(made, battle_map, question.frame)
    answer = on_ground(made.items, answers(question, language), battle_map.title, language)
    return framed(question.diagram, battle_map.title, answer, (shown.width, shown.height), IRON)


DIAGRAMS: Final[Mapping[str, Draws[Question]]] = {
    "sight": Draws(ask_on_map, looker, partial(_draw, _sight)),
    "line": Draws(ask_on_map, apart, partial(_draw, _line)),
    "turns": Draws(ask_on_map, facing, partial(_draw, _turns)),
    "range": Draws(ask_on_map, soldier, partial(_draw, _range)),
    "cover": Draws(ask_on_map, nothing, partial(_draw, _cover)),
    "walk": Draws(ask_on_map, soldier, partial(_draw, _walk)),
    "blast": Draws(ask_on_map, bomb, partial(_draw, _blast)),
    "key": Draws(ask_on_map, nothing, _key),
    "spill": Draws(ask_on_map, apart, partial(_draw, _spill)),
}
"""How the diagrams of Battlesuit are drawn, by what they ask."""
