"""What cover takes from counters, bands and dice, as numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Cover


@dataclass(frozen=True)
class Aim:
    """How a target lies: its range band by distance alone, the cover it stands in, the pieces on the line."""

    band: int = 1
    cover: Cover = Cover.CLEAR
    between: tuple[Cover, ...] = ()


def effective_band(aim: Aim, rules: Rules) -> int:
    """Return the range band with the target's cover. Rules: 7S.COV.5, 7S.TGT.12, 7S.RIF.7."""
    return aim.band + bands_added(aim.cover, rules)


def bands_added(cover: Cover, rules: Rules) -> int:
    """Return the range bands that a target's cover adds. Rules: 7S.COV.5, 7S.TGT.12, 7S.RIF.7."""
    return {Cover.LIGHT: rules.cover.light_bands, Cover.HEAVY: rules.cover.heavy_bands}.get(cover, 0)


def dice_lost(between: Sequence[Cover], rules: Rules) -> int:
    """Return the rifle dice lost to pieces between shooter and target. Rules: 7S.COV.7, 7S.COV.8, 7S.RIF.8."""
    return _sum(between, rules.cover.between_light_dice, rules.cover.between_heavy_dice)


def counters_swallowed(between: Sequence[Cover], rules: Rules) -> int:
    """Return the target counters swallowed by pieces in between. Rules: 7S.COV.7, 7S.COV.8, 7S.TGT.13, 7S.TGT.14."""
    return _sum(between, rules.cover.between_light_counters, rules.cover.between_heavy_counters)


def counters_left(counters: int, cover: Cover, rules: Rules) -> int:
    """Return a target's counters as missiles and kamikazes count them. Rules: 7S.COV.6, 7S.MIS.5, 7S.KAM.6."""
    return counters - _sum((cover,), rules.cover.missile_light_counters, rules.cover.missile_heavy_counters)


def _sum(pieces: Sequence[Cover], light: int, heavy: int) -> int:
    return sum({Cover.LIGHT: light, Cover.HEAVY: heavy}.get(piece, 0) for piece in pieces)
