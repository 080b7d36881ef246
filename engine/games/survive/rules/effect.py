"""What a hit does, in words: Power against Toughness."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from engine.games.survive.kernel import codes
from engine.games.survive.kernel.codes import GRID_MOST
from engine.games.survive.kernel.numbers.effects import computed_effect, hit_effect, met_toughness, printed_effect
from engine.games.survive.rules.numbers import SIGN_CODES, numbers_of
from engine.kernel.packing import coded
from schemas.models.survive.rules import Rules


class Effect(StrEnum):
    """What becomes of who was hit. Rules: SV.EFF.1 to SV.EFF.4, SV.EFF.7."""

    NONE = "none"
    DAZED = "dazed"
    DEAD = "dead"
    BLINK_OUT = "blink_out"


EFFECTS: Final = {code: effect for effect, code in coded(Effect, codes.Effect).items()}
SIGNS = {sign: EFFECTS[code] for sign, code in SIGN_CODES.items()}
"""The signs of the printed grid. Rule: SV.EFF.4."""


def effective_toughness(toughness: int, rules: Rules, *, dazed: bool) -> int:
    """Return the Toughness that Power is held against. Rules: SV.DAZ.1, SV.GAP.37."""
    return met_toughness(numbers_of(rules), toughness, dazed)


def effect(power: int, toughness: int, rules: Rules, *, dazed: bool = False, control: bool = False) -> Effect:
    """Return what a hit of `power` does to a target whose card says `toughness`. Rules: SV.EFF.1 to SV.EFF.7."""
    return EFFECTS[hit_effect(numbers_of(rules), power, toughness, dazed, control)]


def disagreements(rules: Rules) -> Iterator[tuple[int, int, Effect, Effect]]:
    """Yield Power, Toughness, printed and computed effect of each cell where the two differ. Rule: SV.GAP.1."""
    numbers = numbers_of(rules)
    for power in range(GRID_MOST, 0, -1):
        for toughness in range(GRID_MOST, 0, -1):
            shown, worked = printed_effect(numbers, power, toughness), computed_effect(numbers, power, toughness)
            if shown != worked:
                yield power, toughness, EFFECTS[shown], EFFECTS[worked]
