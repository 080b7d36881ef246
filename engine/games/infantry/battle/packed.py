"""Troopers, objectives, weapons and dot maps as the rows of the kernel's forces, arsenal and ground."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.battles.events import word
from engine.games.infantry.ground import Spot, terrain_on, toughness_of, tunnels_of
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Land, Slot
from engine.games.infantry.kernel.numbers.codes import NEVER, NO_ARMOR, WeaponKind
from engine.games.infantry.kernel.numbers.records import Arms
from engine.games.infantry.kernel.records import Arsenal, Forces, Ground
from engine.games.infantry.kit import Kit, cells_of, kit_of, rounds_of
from engine.games.infantry.names import Limits, Meeting, limits_on
from engine.games.infantry.points import points_of
from engine.games.infantry.rules import EXPERIENCE_CODES, TOUGHNESS_CODES, arms_of
from engine.kernel.packing import coded
from schemas.models.infantry.dot_map import DotMap, Structure
from schemas.models.infantry.people import Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Hold
from schemas.models.infantry.words import STRUCTURES, Harm, Terrain, WeaponType
from schemas.packs.packs import Pack

SECTIONS: Final[Mapping[str, int]] = {word(slot): slot for slot in Slot if slot < Slot.GRENADES}
"""The fields of a trooper that name one weapon, and the slots that they are."""

OBJECTIVE_CODES: Final[Mapping[str, int]] = {word(each): each for each in codes.Objective}

HARM_CODES: Final = coded(Harm, codes.Harm)

LAND_CODES: Final = coded(Terrain, Land)


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


def pack_objectives(meeting: Meeting, forces: Forces) -> None:
    """Write into the forces what the sides score for. Rule: IN.HOUSE.11."""
    forces.objectives = len(meeting.objectives)
    for at, (side, objective) in enumerate(meeting.objectives):
        forces.objective[at], forces.objective_side[at] = OBJECTIVE_CODES[objective.type], side
        forces.objective_points[at] = objective.points
        forces.objective_each_turn[at] = int(isinstance(objective, Hold) and objective.each_turn)
        pack_zone(codes.SIDES + at, limits_on(meeting.dot_map, objective.zone), forces)


def pack_zone(number: int, limits: Limits, forces: Forces) -> None:
    """Write a zone into the forces by its number. Rules: IN.HOUSE.10, IN.HOUSE.11."""
    forces.west[number], forces.east[number], forces.south[number], forces.north[number] = limits


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


def pack_ground(dot_map: DotMap, pack: Pack, ground: Ground) -> None:
    """Fill `ground` from a dot map and its structures. Rules: IN.TER.2, IN.TER.3, IN.TUN.1, IN.GAP.20."""
    ground.width, ground.height = dot_map.columns, dot_map.rows
    ground.tunnel[:] = [codes.NOWHERE] * codes.DOTS
    for row in range(dot_map.rows):
        for column in range(dot_map.columns):
            dot = row * dot_map.columns + column
            ground.terrain[dot] = LAND_CODES[terrain_on(dot_map, (column, row), pack)]
            ground.toughness[dot] = _toughness(dot_map, (column, row), pack)
            ground.level[dot] = dot_map.level_at(column, row)
    for number, dots in enumerate(tunnels_of(dot_map).values()):
        for (column, row), is_mouth in dots.items():
            dot = row * dot_map.columns + column
            ground.tunnel[dot], ground.mouth[dot] = number, int(is_mouth)


def _toughness(dot_map: DotMap, spot: Spot, pack: Pack) -> int:
    """Return what the structure on a dot withstands, -1 where none stands. Rules: IN.BRC.4, IN.BRC.6, IN.GAP.43."""
    terrain = terrain_on(dot_map, spot, pack)
    if terrain not in STRUCTURES:
        return codes.NOWHERE
    assert isinstance(pack.rules, Rules)
    unnamed = Structure(kind="structure", id="unnamed", name="Unnamed", terrain=terrain)
    named = pack.named("structure", dot_map.structure_at(*spot) or "", Structure)
    return TOUGHNESS_CODES[toughness_of(named or unnamed, pack.rules)]
