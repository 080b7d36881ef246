"""Weapons as the kernel's numbers, and what is done with them in words."""

from typing import Final

from engine.games.infantry.kernel.numbers import codes
from engine.games.infantry.kernel.numbers.records import Arms
from engine.games.infantry.kit import ap_cost_of, crew_of
from engine.games.infantry.rules.numbers import TYPE_CODES
from engine.kernel.packing import coded
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import Filling, Mode

FILLING_CODES: Final = coded(Filling, codes.Filling)
MODE_CODES: Final = coded(Mode, codes.Mode)


def arms_of(weapon: Weapon, rules: Rules) -> Arms:
    """Return a weapon as numbers. Rules: IN.CRW.2, IN.EXP.1, IN.INC.1."""
    arms = Arms()
    pack_arms(weapon, rules, arms)
    return arms


def pack_arms(weapon: Weapon, rules: Rules, arms: Arms) -> None:
    """Fill `arms` from a weapon."""
    arms.type = TYPE_CODES[weapon.type]
    arms.filling = FILLING_CODES[weapon.filling] if weapon.filling else codes.Filling.NONE
    arms.ap, arms.ammo = figure(ap_cost_of(weapon, rules)), figure(weapon.ammo)
    arms.short_dots, arms.long_dots = figure(weapon.short_dots), figure(weapon.long_dots)
    arms.mode, arms.crew = MODE_CODES[weapon.mode or Mode.SINGLE], crew_of(weapon, rules)
    arms.rings = len(weapon.damage)
    for distance, points in enumerate(weapon.damage):
        arms.ring[distance] = points


def figure(value: int | None) -> int:
    """Return a figure of a card; -1 for none."""
    return codes.NEVER if value is None else value
