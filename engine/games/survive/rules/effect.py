"""What a hit does: Power against Toughness."""

from collections.abc import Iterator
from enum import StrEnum

from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.harm import EffectRules

GRID_MOST = 10
"""The printed grid knows Power and Toughness from 1 to 10."""


class Effect(StrEnum):
    """What becomes of who was hit. Rules: SV.EFF.1 to SV.EFF.4, SV.EFF.7."""

    NONE = "none"
    DAZED = "dazed"
    DEAD = "dead"
    BLINK_OUT = "blink_out"


SIGNS = {"-": Effect.NONE, "D": Effect.DAZED, "X": Effect.DEAD}
"""The signs of the printed grid. Rule: SV.EFF.4."""


def effective_toughness(toughness: int, rules: Rules, *, dazed: bool) -> int:
    """Return the Toughness that Power is held against. Rules: SV.DAZ.1, SV.GAP.37."""
    if not dazed:
        return toughness
    return max(rules.dazed.toughness_floor, toughness + rules.dazed.toughness_modifier)


def effect(power: int, toughness: int, rules: Rules, *, dazed: bool = False, control: bool = False) -> Effect:
    """Return what a hit of `power` does to a target whose card says `toughness`.

    A Dazed target dies of any effect, and control units Blink out instead of dying. Rules: SV.EFF.1 to SV.EFF.7,
    SV.DAZ.6, SV.GAP.1, SV.GAP.19.
    """
    found = effect_on(power, effective_toughness(toughness, rules, dazed=dazed), rules.effect)
    if dazed and rules.dazed.effect_kills and found is not Effect.NONE:
        found = Effect.DEAD
    return Effect.BLINK_OUT if control and found is Effect.DEAD else found


def effect_on(power: int, toughness: int, rules: EffectRules) -> Effect:
    """Return what a hit does to an active unit; off the grid the formula holds. Rule: SV.GAP.1."""
    on_grid = 1 <= power <= GRID_MOST and 1 <= toughness <= GRID_MOST
    return printed(power, toughness, rules) if rules.method == "grid" and on_grid else computed(power, toughness, rules)


def computed(power: int, toughness: int, rules: EffectRules) -> Effect:
    """Return the effect by the formulas. Rules: SV.EFF.1 to SV.EFF.3."""
    if power <= toughness:
        return Effect.NONE
    return Effect.DEAD if power >= rules.overkill * toughness else Effect.DAZED


def printed(power: int, toughness: int, rules: EffectRules) -> Effect:
    """Return the effect by the printed grid; both values are from 1 to 10. Rule: SV.EFF.4."""
    return SIGNS[rules.grid[GRID_MOST - power][GRID_MOST - toughness]]


def disagreements(rules: EffectRules) -> Iterator[tuple[int, int, Effect, Effect]]:
    """Yield Power, Toughness, printed and computed effect of each cell where the two differ. Rule: SV.GAP.1."""
    for power in range(GRID_MOST, 0, -1):
        for toughness in range(GRID_MOST, 0, -1):
            shown, worked = printed(power, toughness, rules), computed(power, toughness, rules)
            if shown is not worked:
                yield power, toughness, shown, worked
