"""What a hit does: Power against Toughness."""

from engine.games.survive.kernel.codes import GRID_MOST, Effect
from engine.games.survive.kernel.rules_record import Numbers


def met_toughness(numbers: Numbers, toughness: int, dazed: bool) -> int:
    """Return the Toughness that Power is held against. Rules: SV.DAZ.1, SV.GAP.37."""
    if not dazed:
        return toughness
    return max(numbers.toughness_floor, toughness + numbers.dazed_toughness)


def hit_effect(numbers: Numbers, power: int, toughness: int, dazed: bool, control: bool) -> int:
    """Return what a hit of `power` does to a target whose card says `toughness`.

    A Dazed target dies of any effect, and control units Blink out instead of dying. Rules: SV.EFF.1 to SV.EFF.7,
    SV.DAZ.6, SV.GAP.1, SV.GAP.19.
    """
    effect: int = active_effect(numbers, power, met_toughness(numbers, toughness, dazed))
    if dazed and numbers.effect_kills_dazed and effect != Effect.NONE:
        effect = Effect.DEAD
    return Effect.BLINK_OUT if control and effect == Effect.DEAD else effect


def active_effect(numbers: Numbers, power: int, toughness: int) -> int:
    """Return what a hit does to an active unit; off the grid the formula holds. Rule: SV.GAP.1."""
    if numbers.effect_by_grid and 1 <= power <= GRID_MOST and 1 <= toughness <= GRID_MOST:
        return printed_effect(numbers, power, toughness)
    return computed_effect(numbers, power, toughness)


def computed_effect(numbers: Numbers, power: int, toughness: int) -> int:
    """Return the effect by the formulas. Rules: SV.EFF.1 to SV.EFF.3."""
    if power <= toughness:
        return Effect.NONE
    return Effect.DEAD if power >= numbers.overkill * toughness else Effect.DAZED


def printed_effect(numbers: Numbers, power: int, toughness: int) -> int:
    """Return the effect by the printed grid; both values are from 1 to 10. Rule: SV.EFF.4."""
    return numbers.grid[(power - 1) * GRID_MOST + toughness - 1]
