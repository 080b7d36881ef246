"""The weapons of a pack as the rows of the kernel's arsenal, fists last."""

from collections.abc import Sequence
from typing import Final

from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.numbers.codes import NEVER, WeaponKind
from engine.games.infantry.kernel.numbers.records import Arms
from engine.games.infantry.kernel.records import Arsenal
from engine.games.infantry.rules.arms import arms_of
from engine.kernel.packing import coded
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import Harm

HARM_CODES: Final = coded(Harm, codes.Harm)


def pack_arsenal(weapons: Sequence[Weapon], rules: Rules, arsenal: Arsenal) -> None:
    """Fill `arsenal` with weapons by their numbers, and with fists after them. Rules: IN.GAP.31, IN.HOUSE.7."""
    arsenal.count = len(weapons) + 1
    for number, weapon in enumerate(weapons):
        _row(arms_of(weapon, rules), number, arsenal)
        arsenal.harm[number] = HARM_CODES[weapon.harm]
    _row(_fists(rules), len(weapons), arsenal)
    arsenal.harm[len(weapons)], arsenal.dice[len(weapons)] = codes.Harm.BLUDGEONING, rules.melee.fists_dice


def _fists(rules: Rules) -> Arms:
    """Return what those strike with who carry nothing for it. Rules: IN.GAP.32, IN.HOUSE.7."""
    fists = Arms()
    fists.type, fists.ap, fists.ammo = WeaponKind.MELEE, rules.melee.fists_ap, NEVER
    fists.short_dots = fists.long_dots = NEVER
    return fists


def _row(arms: Arms, number: int, arsenal: Arsenal) -> None:
    for name in arms.columns:
        if name != "ring":
            getattr(arsenal, name)[number] = getattr(arms, name)
    first = number * codes.RINGS
    arsenal.ring[first : first + codes.RINGS] = arms.ring
