"""Chances of attacks: results of a strength, and what shots at one target come to.

Rules: BS.FIR.9 to BS.FIR.11, BS.MOD.1 to BS.MOD.23, BS.RES.1 to BS.RES.9, BS.DWN.4.
"""

from collections.abc import Callable
from typing import Final

from engine.games.battlesuit.rules.attack import Shot, Soldier, attack_parts
from engine.games.battlesuit.rules.results import Harm, boxes_of, odds, standing, struck
from engine.odds.dice import Distribution, Odds, odds_of, repeated
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Result

MOST_HITS = 6
"""Hits that eliminate; more are no worse. Rule: BS.CARD.7."""
RESULTS: Final = ("no_effect", "shock", "one", "shock_one", "two", "shock_two", "three", "shock_three", "destroyed")
"""What the combat results table says, from the mildest to the worst."""


def result_odds(strength: int, rules: Rules) -> Odds:
    """Return the chances of the results of an attack. Rules: BS.FIR.10, BS.MOD.22, BS.MOD.23."""
    names = dict(zip(Result, RESULTS, strict=True))
    return odds_of(odds(strength, rules).map(names.__getitem__), *RESULTS)


def harm_odds(strength: int, hits: int, rules: Rules, *, has_boxes: bool = True) -> Odds:
    """Return what an attack does to a target with so many hits. Rules: BS.RES.1 to BS.RES.9, BS.CARD.17."""
    harms = odds(strength, rules).map(lambda result: struck(hits, result, rules, has_boxes=has_boxes).harm)
    return odds_of(harms, *Harm)


def hits_after(shots: int, hits: int, strength_at: Callable[[int], int], rules: Rules) -> Distribution[int]:
    """Return the hits after some shots, 6 for eliminated; `strength_at` is the strength against so many hits."""

    def shoot(now: int) -> Distribution[int]:
        return odds(strength_at(now), rules).map(lambda result: min(now + boxes_of(result, rules), MOST_HITS))

    return repeated(shots, hits, shoot)


def fate(after: Distribution[int]) -> Odds:
    """Return how a target with so many hits stands. Rules: BS.CARD.6 to BS.CARD.8."""
    states = after.map(lambda hits: (standing(hits).status if hits else "untouched").replace("active", "damaged"))
    return odds_of(states, "eliminated", "down", "damaged", "untouched")


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
