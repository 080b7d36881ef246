"""Troopers as the rows of the kernel's forces: their cards, sections, armour and PV."""

from collections.abc import Mapping, Sequence

from engine.games.infantry.cells import cells_of
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.numbers.codes import NEVER, NO_ARMOR
from engine.games.infantry.kernel.records import Forces
from engine.games.infantry.kit import kit_of, rounds_of
from engine.games.infantry.points import points_of
from engine.games.infantry.rules.numbers import EXPERIENCE_CODES
from schemas.models.infantry.people import Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import WeaponType
from schemas.packs.packs import Pack

SECTIONS = {
    "primary": codes.PRIMARY,
    "secondary": codes.SECONDARY,
    "mounted": codes.MOUNTED,
    "other": codes.OTHER,
    "melee": codes.HANDS,
}
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
    _sections(trooper, person, weapons, rules, forces)


def _sections(trooper: Trooper, person: int, weapons: tuple[Weapon, ...], rules: Rules, forces: Forces) -> None:
    """Write what the sections of a card hold, and how many rounds there are of each weapon. Rule: IN.EXP.2."""
    first = person * codes.SLOTS
    forces.weapon[first : first + codes.SLOTS] = [codes.NOBODY] * codes.SLOTS
    forces.rounds[first : first + codes.SLOTS] = [NEVER] * codes.SLOTS
    forces.weapon[first + codes.HANDS] = len(weapons)
    numbers = {weapon.id: number for number, weapon in enumerate(weapons)}
    gun = _gun(trooper, numbers, weapons)
    forces.gun[person] = gun if rules.options.crewed_weapons else codes.NOBODY
    for field, slot in SECTIONS.items():
        name: str | None = getattr(trooper, field)
        if name in numbers and numbers[name] != gun:
            rounds = rounds_of(weapons[numbers[name]], rules, extra=name in trooper.extra_ammunition)
            forces.weapon[first + slot] = numbers[name]
            forces.rounds[first + slot] = NEVER if rounds is None else rounds
    grenades = [(name, count) for name, count in trooper.grenades.items() if name in numbers and count]
    for slot, (name, count) in enumerate(grenades[: codes.SLOTS - codes.GRENADES], codes.GRENADES):
        forces.weapon[first + slot], forces.rounds[first + slot] = numbers[name], count


def _gun(trooper: Trooper, numbers: Mapping[str, int], weapons: Sequence[Weapon]) -> int:
    """Return the crewed weapon that a trooper brings, -1 for none. Rule: IN.CRW.1."""
    number = numbers.get(trooper.primary or "", codes.NOBODY)
    return number if number >= 0 and weapons[number].type is WeaponType.CREWED else codes.NOBODY
