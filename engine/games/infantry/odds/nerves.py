"""Morale, and wire: what troopers throw for again and again until they are through with it."""

from dataclasses import dataclass
from fractions import Fraction

from engine.games.infantry.kernel.numbers.morale import checks_morale, morale_target
from engine.games.infantry.kernel.numbers.steps import wire_catches
from engine.games.infantry.odds.harm import SIX, Body, dice_struck, is_dead, mean_crossed
from engine.games.infantry.rules.chances import morale_chance
from engine.games.infantry.rules.numbers import EXPERIENCE_CODES, numbers_of
from engine.odds.dice import die
from engine.odds.distribution import Distribution, Odds, certain, either, repeated
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience

STEADY = 0
"""Checks that a steady trooper has failed since it was calm."""
ROUTED = -1


@dataclass(frozen=True)
class MoraleOdds(Odds):
    """How a trooper stands after checks of morale. Rule: IN.GAP.28."""

    steady: Fraction
    shaken: Fraction
    routed: Fraction


@dataclass(frozen=True)
class WireOdds(Odds):
    """How a trooper stands who has stepped into barbed wire. Rules: IN.WIR.3, IN.WIR.4."""

    caught: Fraction
    free: Fraction
    dead: Fraction


def morale_number(experience: Experience, dead: int, leadership: int, rules: Rules) -> int | None:
    """Return what two dice have to reach; None where no check is made. Rules: IN.MOR.1, IN.MOR.3 to IN.MOR.6."""
    numbers = numbers_of(rules)
    if not checks_morale(numbers, dead):
        return None
    return morale_target(numbers, EXPERIENCE_CODES[experience], dead, leadership)


def pass_chance(number: int | None, rules: Rules) -> Fraction:
    """Return the chance to pass a check, 1 where none is made. Rules: IN.MOR.2, IN.GAP.35."""
    return Fraction(1) if number is None else morale_chance(number, rules)


def morale_odds(passes: Fraction, failed: int, checks: int, rules: Rules) -> MoraleOdds:
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
    return MoraleOdds(steady, 1 - steady - routed, routed)


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


def wire_odds(found: Distribution[Caught], rules: Rules) -> WireOdds:
    """Return how somebody in wire stands."""
    dead = found.chance(lambda now: is_dead(now[0], rules))
    caught = found.chance(lambda now: now[1])
    return WireOdds(caught, 1 - dead - caught, dead)


def wire_harm(found: Distribution[Caught], rules: Rules) -> Fraction:
    """Return how many HP cells wire crosses out on average."""
    return mean_crossed(found.map(lambda now: now[0]), rules)
