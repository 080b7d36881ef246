"""Lengths as they are measured on the table, halved where the rules halve them: read from what the engine plays by."""

from dataclasses import dataclass
from typing import Final

from engine.games.seven_seconds.rules.numbers import UNIT_CODES, numbers_of
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import TrooperType

MM_PER_IN: Final = 25.4
MILS_PER_IN: Final = 1000


@dataclass(frozen=True)
class Lengths:
    """Move, jump and reach of passive sensors; widths of range bands by unit type. All in inches."""

    move_in: float
    jump_in: float
    passive_in: float
    rifle_band_in: dict[str, float]
    target_band_in: dict[str, float]


def lengths(rules: Rules) -> Lengths:
    """Return the lengths of the table under the rules. Rules: 7S.GEN.2, 7S.GAP.16."""
    numbers = numbers_of(rules)
    anyone = UNIT_CODES[TrooperType.COMMANDER]
    return Lengths(
        move_in=numbers.move_mil[anyone] / MILS_PER_IN,
        jump_in=numbers.jump_mil[anyone] / MILS_PER_IN,
        passive_in=numbers.passive_mil / MILS_PER_IN,
        rifle_band_in={name: numbers.rifle_band_mil[code] / MILS_PER_IN for name, code in UNIT_CODES.items()},
        target_band_in={name: numbers.target_band_mil[code] / MILS_PER_IN for name, code in UNIT_CODES.items()},
    )
