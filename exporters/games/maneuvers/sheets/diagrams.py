"""Diagrams of the game of maneuvers: what rolls, totals and damage come to, as tables that the rules fill in.

Rules: MN.SQD.3, MN.COR.5, MN.COR.6, MN.TRM.2, MN.GAP.18, MN.DMG.1 to MN.DMG.5.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, cast

from engine.games.maneuvers.kernel.numbers.codes import Check
from engine.games.maneuvers.kernel.numbers.ending import damage_checks, damage_stress
from engine.games.maneuvers.kernel.numbers.maneuvers import (
    dice_rolled,
    edge_of,
    is_rewarded,
    kept_die,
    margin_of,
    net_advantage,
    result_of,
)
from engine.games.maneuvers.rules import numbers_of
from exporters.components.diagrams import WIDE_MM, Answer, DiagramFault, Draws, framed, misfit, told
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Item, Path, Point, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import icon, polygon
from exporters.games.maneuvers import look, wording
from exporters.text.fitting import Composition
from exporters.text.numbers import signed
from schemas.catalogues.saying import said
from schemas.models.maneuvers.rules import Rules
from schemas.models.rulebook import Diagram
from schemas.packs.packs import Pack

ACTOR: Final = "actor"
OPPONENT: Final = "opponent"
OWN: Final = "own"
OTHER: Final = "other"
CELL_MM: Final = 7.0
MARGIN_MM: Final = 1.5
NUMBER: Final = look.NUMBER._replace(size_pt=10)
SMALL: Final = look.NUMBER._replace(size_pt=8)
MOST_APART: Final = 20
"""How far apart two totals are at most that are shown on a track."""

MOST_NET: Final = 3
"""So many advantages or disadvantages are shown."""

DIE_MM: Final = 3.6
COLUMN_MM: Final = 19.2
"""How high a column of as many dice is."""

Shape = tuple[Sequence[Item], Point, str]
"""Items, the size that they take, and the same in words."""

ROLL: Final = "A rating of {own} against {other}: the Reward is earned by {won} of {all} pairs of dice."
TOTALS: Final = "Totals of {own} and {other}: an Edge of {edge}."
NO_EDGE: Final = "Totals of {own} and {other}: no Edge."
NET: Final = "By advantages, less disadvantages: {rolls}."
DAMAGE: Final = "The check that direct damage earns. {armors}."
ARMOR: Final = "Armor {armor}: Fallout from Damage {fallout}, Casualty from Damage {casualty}"
NEVER: Final = "never"


def _cell(made: Composition, box: Box, words: str, ground: Ink, ink: Ink = look.SEPIA) -> None:
    made.draw(Rect(box.x, box.y, box.width, box.height, 0, ground, Stroke(look.KRAFT, 0.2)))
    if words:
        made.write(words, box, NUMBER._replace(fill=ink))


def _box(column: int, row: int, wide_mm: float = CELL_MM) -> Box:
    return Box(MARGIN_MM + column * wide_mm, MARGIN_MM + row * CELL_MM, wide_mm, CELL_MM)


def _size(columns: int, rows: int, wide_mm: float = CELL_MM) -> Point:
    return columns * wide_mm + 2 * MARGIN_MM, rows * CELL_MM + 2 * MARGIN_MM


@dataclass(frozen=True)
class Question:
    """A diagram, and the rules that answer it."""

    diagram: Diagram
    rules: Rules


def _nothing(_question: Question) -> None: ...


def _rolls(question: Question) -> tuple[int, int]:
    return told(question.diagram, ACTOR, "number"), told(question.diagram, OPPONENT, "number")


def _near(question: Question) -> tuple[int, int]:
    own, other = (told(question.diagram, name, "number") for name in (OWN, OTHER))
    if abs(own - other) + 2 > MOST_APART:
        hint = f"at most {MOST_APART - 2} points apart"
        raise misfit(question.diagram, OTHER, "number", "is too far away to be shown", hint)
    return own, other


def _roll(question: Question, language: str) -> Shape:
    """Return for each pair of dice the margin, green where the actor earns the Reward; a row for each die of its."""
    own, other = _rolls(question)
    faces, made, won = range(1, question.rules.dice.action + 1), Composition(), 0
    for die in faces:
        _cell(made, _box(0, die), str(die), look.MANILA)
        _cell(made, _box(die, 0), str(die), look.PALE_SLATE)
        for theirs in faces:
            results = result_of(own, die), result_of(other, theirs)
            won += is_rewarded(*results)
            ground = look.PALE_MOSS if is_rewarded(*results) else look.PALE_BRICK
            _cell(made, _box(theirs, die), str(margin_of(*results)), ground)
    words = said(ROLL, language, own=own, other=other, won=won, all=len(faces) ** 2)
    return made.items, _size(len(faces) + 1, len(faces) + 1), words


def _totals(question: Question, language: str) -> Shape:
    """Return a part of the track of totals with the markers of both squads, and the way that is the Edge."""
    own, other = _near(question)
    first, last = min(own, other) - 1, max(own, other) + 1
    wide = min(CELL_MM, (WIDE_MM - 2 * MARGIN_MM) / (last - first + 1))
    made = Composition()
    for at, total in enumerate(range(first, last + 1)):
        ground = look.MANILA if total % 10 == 0 else look.PANEL
        made.draw(Rect(*_box(at, 1, wide), 0, ground, Stroke(look.KRAFT, 0.2)))
        made.write(signed(total) if total < 0 else str(total), _box(at, 1, wide), SMALL)
    for total, ink in ((own, look.SLATE), (other, look.BRICK)):
        x, y = _box(total - first, 1, wide).centre[0], MARGIN_MM + CELL_MM
        made.draw(Path(polygon((x, y), (x - 1.8, y - 3.4), (x + 1.8, y - 3.4)), ink))
    _edge(made, edge_of(own, other), (other - first, own - first), wide)
    edge = edge_of(own, other)
    words = said(TOTALS if edge > 0 else NO_EDGE, language, own=signed(own), other=signed(other), edge=edge)
    return made.items, _size(last - first + 1, 3, wide), words


def _edge(made: Composition, edge: int, columns: tuple[int, int], wide_mm: float) -> None:
    """Draw the Edge as a bar below the cells that it counts, if there is any."""
    if edge <= 0:
        return
    start, end = (_box(column, 2, wide_mm).centre for column in columns)
    bar = Box(start[0], start[1] - 2.2, end[0] - start[0], 4.4)
    made.draw(Rect(*bar, 0.8, look.SLATE))
    made.write(str(edge), bar, NUMBER._replace(fill=WHITE))


def _dice(question: Question, language: str) -> Shape:
    """Return how many dice are rolled from so many disadvantages to so many advantages, the one that counts filled."""
    made, wide = Composition(), (WIDE_MM - 2 * MARGIN_MM) / (2 * MOST_NET + 1)
    for at, net in enumerate(range(-MOST_NET, MOST_NET + 1)):
        ground = look.PALE_BRICK if net < 0 else look.PALE_MOSS if net > 0 else look.MANILA
        _cell(made, _box(at, 0, wide), signed(net) if net else "0", ground)
        column = Box(MARGIN_MM + at * wide, MARGIN_MM + CELL_MM, wide, COLUMN_MM)
        made.draw(Rect(*column, 0, look.PAPER, Stroke(look.KRAFT, 0.2)))
        for number, counts in enumerate(_rolled(net, question.rules)):
            x, y = column.centre[0] - DIE_MM / 2, column.y + 1 + number * (DIE_MM + 0.8)
            fill = look.SEPIA if counts else look.PAPER
            made.draw(Rect(x, y, DIE_MM, DIE_MM, 0.6, fill, Stroke(look.SEPIA, 0.3)))
    rolls = "; ".join(_roll_in_words(net, question.rules, language) for net in range(-MOST_NET, MOST_NET + 1))
    return made.items, (WIDE_MM, CELL_MM + COLUMN_MM + 2 * MARGIN_MM), said(NET, language, rolls=rolls)


def _roll_in_words(net: int, rules: Rules, language: str) -> str:
    dice = _rolled(net, rules)
    pattern = wording.ONE_DIE if len(dice) == 1 else wording.HIGHEST if dice[0] else wording.LOWEST
    return said(pattern, language, net=signed(net) if net else "0", dice=len(dice))


def _rolled(net: int, rules: Rules) -> tuple[bool, ...]:
    """Return the dice of a roll, that with the highest number first, and which of them counts."""
    net = net_advantage(numbers_of(rules), max(net, 0), max(-net, 0))
    shown = range(dice_rolled(net), 0, -1)
    kept = shown[0]
    for face in shown[1:]:
        kept = kept_die(net, kept, face)
    return tuple(face == kept for face in shown)


def _damage(question: Question, language: str) -> Shape:
    """Return for each Armor, a row, and each Damage the check that direct damage earns, with its Stress."""
    rules = question.rules
    armors = range(rules.character.armor.least, rules.character.armor.most + 1)
    damages = range(rules.character.damage.least, rules.character.damage.most + 1)
    made, wide = Composition(), (WIDE_MM - 2 * MARGIN_MM) / (len(damages) + 1)
    made.draw(icon(look.VALUES["armor"], _box(0, 0, wide).inset(1.4), look.SEPIA))
    for column, damage in enumerate(damages, start=1):
        _cell(made, _box(column, 0, wide), str(damage), look.PALE_SLATE)
    for row, armor in enumerate(armors, start=1):
        _cell(made, _box(0, row, wide), str(armor), look.MANILA)
        for column, damage in enumerate(damages, start=1):
            _check(made, _box(column, row, wide), damage, armor, rules)
    rows = "; ".join(_armor_in_words(armor, damages, rules, language) for armor in armors)
    return made.items, _size(len(damages) + 1, len(armors) + 1, wide), said(DAMAGE, language, armors=rows)


def _armor_in_words(armor: int, damages: Sequence[int], rules: Rules, language: str) -> str:
    """Return from which Damage on an Armor lets each check be earned."""
    checks = {damage: damage_checks(numbers_of(rules), damage, armor) for damage in damages}
    fallout = (str(damage) for damage, found in checks.items() if found)
    casualty = (str(damage) for damage, found in checks.items() if found & Check.CASUALTY)
    never = said(NEVER, language)
    return said(ARMOR, language, armor=armor, fallout=next(fallout, never), casualty=next(casualty, never))


def _check(made: Composition, box: Box, damage: int, armor: int, rules: Rules) -> None:
    checks = damage_checks(numbers_of(rules), damage, armor)
    worst = "casualty" if checks & Check.CASUALTY else "fallout" if checks else ""
    ground = {"casualty": look.BRICK, "fallout": look.PALE_BRICK, "": look.PAPER}[worst]
    ink = WHITE if worst == "casualty" else look.SEPIA
    _cell(made, box, str(damage_stress(damage, armor)) if worst else "", ground, ink)


def _ask(diagram: Diagram, pack: Pack) -> Question:
    if diagram.map is not None:
        raise DiagramFault("this game has no maps", "map", hint="delete `map`")
    return Question(diagram, cast("Rules", pack.rules))


def _draw(answer: Callable[[Question, str], Shape], question: Question, language: str) -> Drawing:
    """Return a table with what is asked."""
    items, size_mm, words = answer(question, language)
    return framed(question.diagram, question.diagram.asks, Answer(tuple(items), words), size_mm, look.KRAFT)


DIAGRAMS: Final[Mapping[str, Draws[Question]]] = {
    "roll": Draws(_ask, _rolls, partial(_draw, _roll)),
    "totals": Draws(_ask, _near, partial(_draw, _totals)),
    "dice": Draws(_ask, _nothing, partial(_draw, _dice)),
    "damage": Draws(_ask, _nothing, partial(_draw, _damage)),
}
"""How the diagrams of the game of maneuvers are drawn, by what they ask."""
