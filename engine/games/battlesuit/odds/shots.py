"""Chances of attacks: results of a strength, and what shots at one target come to.

Rules: BS.FIR.9 to BS.FIR.11, BS.MOD.1 to BS.MOD.23, BS.RES.1 to BS.RES.9, BS.DWN.4.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from engine.games.battlesuit.rules.attack import Shot, Soldier, attack_parts
from engine.games.battlesuit.rules.results import Harm, boxes_of, odds, standing, struck
from engine.odds.dice import Distribution, Odds, repeated
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Result

MOST_HITS = 6
"""Hits that eliminate; more are no worse. Rule: BS.CARD.7."""


@dataclass(frozen=True)
class ResultOdds(Odds):
    """What the combat results table says, from the mildest to the worst."""

    no_effect: Fraction
    shock: Fraction
    one: Fraction
    shock_one: Fraction
    two: Fraction
    shock_two: Fraction
    three: Fraction
    shock_three: Fraction
    destroyed: Fraction


@dataclass(frozen=True)
class HarmOdds(Odds):
    """What becomes of a target, the worst that fits."""

    eliminated: Fraction
    down: Fraction
    shaken: Fraction
    damaged: Fraction
    unchanged: Fraction


@dataclass(frozen=True)
class FateOdds(Odds):
    """How an armoured target stands after some shots."""

    eliminated: Fraction
    down: Fraction
    damaged: Fraction
    untouched: Fraction


def result_odds(strength: int, rules: Rules) -> ResultOdds:
    """Return the chances of the results of an attack. Rules: BS.FIR.10, BS.MOD.22, BS.MOD.23."""
    chances = odds(strength, rules)
    return ResultOdds(*(chances.of(result) for result in Result))


def harm_odds(strength: int, hits: int, rules: Rules, *, has_boxes: bool = True) -> HarmOdds:
    """Return what an attack does to a target with so many hits. Rules: BS.RES.1 to BS.RES.9, BS.CARD.17."""
    harms = odds(strength, rules).map(lambda result: struck(hits, result, rules, has_boxes=has_boxes).harm)
    return HarmOdds(*(harms.of(harm) for harm in Harm))


def hits_after(shots: int, hits: int, strength_at: Callable[[int], int], rules: Rules) -> Distribution[int]:
    """Return the hits after some shots, 6 for eliminated; `strength_at` is the strength against so many hits."""

    def shoot(now: int) -> Distribution[int]:
        return odds(strength_at(now), rules).map(lambda result: min(now + boxes_of(result, rules), MOST_HITS))

    return repeated(shots, hits, shoot)


def fate(after: Distribution[int]) -> FateOdds:
    """Return how a target with so many hits stands. Rules: BS.CARD.6 to BS.CARD.8."""
    states = after.map(lambda hits: standing(hits).status if hits else "untouched")
    return FateOdds(*(states.of(state) for state in ("eliminated", "down", "active", "untouched")))


def strength(attack: int, shield: tuple[int, ...], hits: int, shot: Shot, rules: Rules) -> int:
    """Return the strength of an attack on a shield track; one that is down has the shield that the rules leave it."""
    attacker = Soldier(_card(attack, (0,) * len(shield)), 0)
    return sum(attack_parts(attacker, target_of(shield, hits), shot, rules).values())


def target_of(shield: tuple[int, ...], hits: int) -> Soldier:
    """Return an armoured target with a shield under each of its boxes, and so many hits."""
    return Soldier(_card(0, shield), min(hits, MOST_HITS - 1))


def _card(attack: int, shield: tuple[int, ...]) -> SoldierCard:
    """Return the card of a soldier with nothing but an attack and a shield."""
    return SoldierCard(
        kind="soldier_card",
        id="somebody",
        title="Somebody",
        attack=(attack,) * len(shield),
        shield=shield,
        move=(0,) * len(shield),
        build_value=0,
        most=1,
    )
