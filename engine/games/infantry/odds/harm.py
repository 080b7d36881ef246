"""What harm, morale and wire leave of a trooper: marks on its card, point by point, and how it stands then."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.games.infantry.kernel.numbers.codes import NO_ARMOR
from engine.games.infantry.kernel.numbers.harm import (
    checks_morale,
    crossed_cells,
    morale_target,
    take_bludgeoning,
    take_lethal,
)
from engine.games.infantry.kernel.numbers.records import Marks
from engine.games.infantry.kernel.numbers.steps import wire_catches
from engine.games.infantry.rules import EXPERIENCE_CODES, morale_chance, numbers_of
from engine.odds.dice import Distribution, Odds, certain, die, either, odds_of, repeated, sum_of
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience, Harm

SIX = 6

STEADY = 0
"""Checks that a steady trooper has failed since it was calm."""

ROUTED = -1


@dataclass(frozen=True)
class Body:
    """The marks on a card: those on HP cells, and how many hits each cell of armour has; -1 where there is none."""

    hp: tuple[int, ...]
    armor: tuple[int, ...]


Bodies = Distribution[Body]


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


def harm_odds(before: Body, after: Bodies, rules: Rules) -> Odds:
    """Return how a trooper stands who was `before`."""

    def standing(body: Body) -> str:
        if is_dead(body, rules):
            return "dead"
        if body.hp != before.hp:
            return "wounded"
        return "armor_only" if body.armor != before.armor else "unharmed"

    return odds_of(after.map(standing), "dead", "wounded", "armor_only", "unharmed")


def cell_odds(cells: int, after: Bodies, rules: Rules) -> Odds:
    """Return whether as many HP cells are crossed out as asked about. Rule: IN.HOUSE.2."""
    found = after.map(lambda body: crossed(body, rules))
    fewer, exactly = found.chance(lambda count: count < cells), found.of(cells)
    return Odds(exactly=exactly, fewer=fewer, more=1 - fewer - exactly)


def mean_crossed(after: Bodies, rules: Rules) -> Fraction:
    """Return how many HP cells are crossed out on average."""
    return after.weighed(lambda body: Fraction(crossed(body, rules)))


def morale_number(experience: Experience, dead: int, leadership: int, rules: Rules) -> int | None:
    """Return what two dice have to reach; None where no check is made. Rules: IN.MOR.1, IN.MOR.3 to IN.MOR.6."""
    numbers = numbers_of(rules)
    if not checks_morale(numbers, dead):
        return None
    return morale_target(numbers, EXPERIENCE_CODES[experience], dead, leadership)


def pass_chance(number: int | None, rules: Rules) -> Fraction:
    """Return the chance to pass a check, 1 where none is made. Rules: IN.MOR.2, IN.GAP.35."""
    return Fraction(1) if number is None else morale_chance(number, rules)


def morale_odds(passes: Fraction, failed: int, checks: int, rules: Rules) -> Odds:
    """Return how a trooper stands after some rolls that it passes with a chance, `failed` of them before.

    The first is a check for somebody who died; the others are those to rally, in its own turns: only they calm it, and
    who is calm makes no more. Rule: IN.GAP.28.
    """

    def fails(before: int) -> int:
        routs = rules.morale.fails == "routed" or before + 1 >= rules.morale.routed_after
        return ROUTED if routs else before + 1

    def rallies(now: int) -> Distribution[int]:
        fails_again = fails(now) if rules.morale.rally_counts else now
        return certain(now) if now <= STEADY else either(passes, STEADY, fails_again)

    first = either(passes, failed, fails(failed)) if checks else certain(failed)
    after = first.then(lambda state: repeated(max(0, checks - 1), state, rallies))
    steady, routed = after.of(STEADY), after.of(ROUTED)
    return Odds(steady=steady, shaken=1 - steady - routed, routed=routed)


Caught = tuple[Body, bool]
"""A card, and whether wire holds who has it."""


def in_wire(turns: int, body: Body, rules: Rules) -> Distribution[Caught]:
    """Return the card of who steps into wire and whether it is caught, so many of its turns later.

    Rules: IN.WIR.2 to IN.WIR.4, IN.GAP.21.
    """
    if not rules.options.barbed_wire:
        return certain((body, False))
    catches = die(SIX).chance(lambda face: wire_catches(numbers_of(rules), face))
    tears = dice_struck(rules.wire.damage_dice, rules)

    def torn(now: Caught) -> Distribution[Caught]:
        body, is_caught = now
        if not is_caught:
            return certain(now)
        return tears(body).then(
            lambda hurt: (
                certain((hurt, False)) if is_dead(hurt, rules) else either(catches, (hurt, True), (hurt, False))
            )
        )

    return repeated(turns + 1, (body, True), torn)


def wire_odds(found: Distribution[Caught], rules: Rules) -> Odds:
    """Return how somebody in wire stands."""
    dead = found.chance(lambda now: is_dead(now[0], rules))
    caught = found.chance(lambda now: now[1])
    return Odds(caught=caught, free=1 - dead - caught, dead=dead)


def wire_harm(found: Distribution[Caught], rules: Rules) -> Fraction:
    """Return how many HP cells wire crosses out on average."""
    return mean_crossed(found.map(lambda now: now[0]), rules)
