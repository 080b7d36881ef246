"""What harm leaves of a trooper: marks on its card, point by point, and how it stands then."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.games.infantry.kernel.numbers.cells import crossed_cells, take_bludgeoning, take_lethal
from engine.games.infantry.kernel.numbers.codes import NO_ARMOR
from engine.games.infantry.kernel.numbers.records import Marks
from engine.games.infantry.rules.numbers import numbers_of
from engine.odds.dice import sum_of
from engine.odds.distribution import Distribution, Odds, certain, either, repeated
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Harm

SIX = 6


@dataclass(frozen=True)
class Body:
    """The marks on a card: those on HP cells, and how many hits each cell of armour has; -1 where there is none."""

    hp: tuple[int, ...]
    armor: tuple[int, ...]


Bodies = Distribution[Body]


@dataclass(frozen=True)
class HarmOdds(Odds):
    """How a trooper stands: dead, with more on its HP cells, with more on its armour alone, or as before."""

    dead: Fraction
    wounded: Fraction
    armor_only: Fraction
    unharmed: Fraction


@dataclass(frozen=True)
class CellOdds(Odds):
    """How many HP cells are crossed out: as many as asked about, fewer, or more."""

    exactly: Fraction
    fewer: Fraction
    more: Fraction


def fresh_body(cells: Sequence[int], rules: Rules) -> Body:
    """Return a fresh card whose armour covers some cells, the leftmost is 1; cells that it has not are left out."""
    numbers, marks = numbers_of(rules), Marks()
    marks.armor[: numbers.cells] = [NO_ARMOR] * numbers.cells
    for cell in cells:
        if cell <= numbers.cells:
            marks.armor[cell - 1] = 0
    return _body_of(marks)


def hurt(body: Body, points: int, rules: Rules, harm: Harm = Harm.LETHAL) -> Body:
    """Return a card after some points of damage, one at a time. Rules: IN.ARM.3, IN.ARM.4, IN.HOUSE.2."""
    numbers, marks = numbers_of(rules), Marks()
    marks.hp[:], marks.armor[:] = body.hp, body.armor
    for _ in range(points):
        if harm is Harm.LETHAL:
            take_lethal(numbers, marks)
        else:
            take_bludgeoning(numbers, marks)
    return _body_of(marks)


def crossed(body: Body, rules: Rules) -> int:
    """Return how many HP cells are crossed out."""
    marks = Marks()
    marks.hp[:] = body.hp
    return crossed_cells(numbers_of(rules), marks)


def is_dead(body: Body, rules: Rules) -> bool:
    """Return whether all HP cells are crossed out. Rule: IN.HOUSE.2."""
    return crossed(body, rules) >= rules.card.cells


def _body_of(marks: Marks) -> Body:
    return Body(tuple(marks.hp), tuple(marks.armor))


def after_attacks(attacks: int, hit: Fraction, body: Body, struck: Callable[[Body], Bodies]) -> Bodies:
    """Return the card after some attacks that hit with a chance; `struck` is what a hit does to it."""

    def attacked(now: Body) -> Bodies:
        return either(hit, "hit", "miss").then(lambda throw: struck(now) if throw == "hit" else certain(now))

    return repeated(attacks, body, attacked)


def points_struck(points: int, harm: Harm, rules: Rules) -> Callable[[Body], Bodies]:
    """Return what a hit of so many points does."""
    return lambda body: certain(hurt(body, points, rules, harm))


def dice_struck(dice: int, rules: Rules) -> Callable[[Body], Bodies]:
    """Return what a hit does whose bludgeoning damage is thrown for. Rules: IN.WIR.2, IN.HOUSE.7."""
    thrown = sum_of(dice, SIX)
    return lambda body: thrown.map(lambda points: hurt(body, points, rules, Harm.BLUDGEONING))


def hits_to_kill(body: Body, points: int, harm: Harm, rules: Rules) -> int | None:
    """Return how many hits of so many points kill; None where none ever do."""
    hits = 0
    while not is_dead(body, rules):
        struck = hurt(body, points, rules, harm)
        if struck == body:
            return None
        body, hits = struck, hits + 1
    return hits


def harm_odds(before: Body, after: Bodies, rules: Rules) -> HarmOdds:
    """Return how a trooper stands who was `before`."""

    def standing(body: Body) -> str:
        if is_dead(body, rules):
            return "dead"
        if body.hp != before.hp:
            return "wounded"
        return "armor_only" if body.armor != before.armor else "unharmed"

    found = after.map(standing)
    return HarmOdds(*map(found.of, ("dead", "wounded", "armor_only", "unharmed")))


def cell_odds(cells: int, after: Bodies, rules: Rules) -> CellOdds:
    """Return whether as many HP cells are crossed out as asked about. Rule: IN.HOUSE.2."""
    found = after.map(lambda body: crossed(body, rules))
    fewer, exactly = found.chance(lambda count: count < cells), found.of(cells)
    return CellOdds(exactly, fewer, 1 - fewer - exactly)


def mean_crossed(after: Bodies, rules: Rules) -> Fraction:
    """Return how many HP cells are crossed out on average."""
    return after.weighed(lambda body: Fraction(crossed(body, rules)))
