"""Troopers as the rows of the kernel's forces: their cards, sections, armour and PV."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.battles.events import word
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Slot
from engine.games.infantry.kernel.numbers.codes import NEVER, NO_ARMOR
from engine.games.infantry.kernel.records import Forces
from engine.games.infantry.kit import Kit, cells_of, kit_of, rounds_of
from engine.games.infantry.points import points_of
from engine.games.infantry.rules.numbers import EXPERIENCE_CODES
from schemas.models.infantry.people import Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import WeaponType
from schemas.packs.packs import Pack

SECTIONS: Final[Mapping[str, int]] = {word(slot): slot for slot in Slot if slot < Slot.GRENADES}
"""The fields of a trooper that name one weapon, and the slots that they are."""


def pack_card(trooper: Trooper, person: int, weapons: tuple[Weapon, ...], pack: Pack, forces: Forces) -> None:
    """Write a trooper into the forces by its number; `weapons` are those of the arsenal, fists come after them."""
    rules = pack.rules
    assert isinstance(rules, Rules)
    kit = kit_of(trooper, pack)
    forces.experience[person] = EXPERIENCE_CODES[trooper.experience]
    forces.armor_ap[person] = kit.armor.ap_cost if kit.armor else 0
    forces.leadership[person] = trooper.leadership
    forces.sneak_suit[person] = int(trooper.sneak_suit)
    forces.value[person] = points_of(trooper, kit, rules)
    first = person * codes.CARD_CELLS
    forces.armor[first : first + codes.CARD_CELLS] = [NO_ARMOR] * codes.CARD_CELLS
    for cell in cells_of(trooper, kit.armor):
        if cell <= rules.card.cells:
            forces.armor[first + cell - 1] = 0
    numbers = {id(weapon): number for number, weapon in enumerate(weapons)}
    first, gun = person * codes.SLOTS, _gun(trooper, kit)
    crewed = gun is not None and rules.options.crewed_weapons
    forces.gun[person] = numbers[id(gun)] if crewed else codes.NOBODY
    forces.weapon[first : first + codes.SLOTS] = [codes.NOBODY] * codes.SLOTS
    forces.rounds[first : first + codes.SLOTS] = [NEVER] * codes.SLOTS
    forces.weapon[first + Slot.MELEE] = len(weapons)
    for slot, number, rounds in _sections(trooper, kit, numbers, rules):
        forces.weapon[first + slot], forces.rounds[first + slot] = number, rounds


def _sections(trooper: Trooper, kit: Kit, numbers: Mapping[int, int], rules: Rules) -> Iterator[tuple[int, int, int]]:
    """Yield what the sections of a card hold: slot, number of the weapon, rounds of it. Rule: IN.EXP.2.

    `numbers` are those of the weapons by their identity: a card may name one with the pack it is from.
    """
    gun = _gun(trooper, kit)
    for field, slot in SECTIONS.items():
        weapon = kit.weapon(getattr(trooper, field))
        if weapon is not None and weapon is not gun:
            rounds = rounds_of(weapon, rules, extra=kit.feeds(weapon))
            yield slot, numbers[id(weapon)], NEVER if rounds is None else rounds
    grenades = [(weapon, count) for name, count in trooper.grenades.items() if count and (weapon := kit.weapon(name))]
    for slot, (grenade, count) in enumerate(grenades[: codes.SLOTS - Slot.GRENADES], Slot.GRENADES):
        yield slot, numbers[id(grenade)], count


def _gun(trooper: Trooper, kit: Kit) -> Weapon | None:
    """Return the crewed weapon that a trooper brings. Rule: IN.CRW.1."""
    weapon = kit.weapon(trooper.primary)
    return weapon if weapon is not None and weapon.type is WeaponType.CREWED else None
