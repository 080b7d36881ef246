"""Mobs and control units as pieces of the kernel: stats, weapons in slots, places."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.battles.orders import OrderError
from engine.games.survive.forces import arsenal_of
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.codes import KeyChip
from engine.games.survive.kernel.records import Battle, Forces
from engine.games.survive.names import Fielded
from engine.games.survive.rules.compass import unit_vector
from engine.games.survive.rules.movement import move_rates, weight_of
from engine.games.survive.rules.numbers import CONTROL_CODES, mils
from engine.games.survive.rules.posts import posts
from engine.games.survive.rules.shots import TYPE_CODES
from schemas.models.survive.force import Mob, Unit, Weapon
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, WeaponType

if TYPE_CHECKING:
    from engine.games.survive.battle.prepared import PreparedPack


@dataclass(frozen=True)
class FieldedMob:
    """A Mob with the cards and weapons of its units."""

    mob: Mob
    units: tuple[Fielded, ...]

    @classmethod
    def of(cls, mob: Mob, prepared: "PreparedPack") -> "FieldedMob":
        """Return a Mob with what its units carry.

        Raises:
            OrderError: a unit or weapon is not there.
        """
        return cls(mob, tuple(_fielded(name, mob, prepared) for name in mob.units))


def _fielded(name: str, mob: Mob, prepared: "PreparedPack") -> Fielded:
    unit = prepared.pack.named("unit", name, Unit)
    if unit is None:
        raise OrderError(f"{mob.id} has a unit that is not there: {name}")
    arsenal = arsenal_of(prepared.pack, unit.weapons)
    if missing := [weapon for weapon in unit.weapons if weapon not in arsenal]:
        raise OrderError(f"{unit.id} carries a weapon that is not there: {missing[0]}")
    return Fielded(unit, tuple(arsenal[weapon] for weapon in unit.weapons))


def pack_mobs(mobs: Sequence[FieldedMob], rules: Rules, forces: Forces, battle: Battle) -> None:
    """Make the units of some Mobs the first pieces, Mob after Mob."""
    forces.mobs = len(mobs)
    for at, mob in enumerate(mobs):
        for fielded in mob.units:
            piece = forces.pieces
            forces.pieces += 1
            forces.mob[piece] = battle.mob[piece] = at
            battle.kind[piece] = codes.NEVER
            pack_unit(fielded, rules, piece, forces, battle)


def pack_unit(fielded: Fielded, rules: Rules, piece: int, forces: Forces, battle: Battle) -> None:
    """Give a piece the stats of a unit and what it carries; its first gun or grenade is in hand. Rule: SV.HOUSE.9."""
    unit = fielded.unit
    forces.grit[piece], forces.toughness[piece] = unit.grit, unit.toughness
    forces.shooting[piece], forces.combat[piece] = unit.shooting, unit.combat
    rates = move_rates(weight_of(fielded.weapons), unit.stamina, rules)
    forces.move_mil[piece] = max(0, mils(rates.move_in))
    forces.run_mil[piece] = max(0, mils(rates.run_in))
    forces.charge_mil[piece] = max(0, mils(rates.charge_in))
    forces.weapons[piece] = len(fielded.weapons)
    battle.in_hand[piece] = battle.hold_slot[piece] = codes.NOBODY
    for place, weapon in reversed([*enumerate(fielded.weapons)]):
        slot = piece * codes.SLOTS + place
        pack_weapon(weapon, slot, forces)
        if weapon.type is not WeaponType.CLOSE:
            battle.in_hand[piece] = slot


def pack_weapon(weapon: Weapon, slot: int, forces: Forces) -> None:
    """Give a slot the values of a weapon."""
    forces.weapon_type[slot] = TYPE_CODES[weapon.type]
    forces.hands[slot], forces.power[slot], forces.difficulty[slot] = weapon.hands, weapon.power, weapon.difficulty
    forces.ammo[slot] = weapon.ammo or 0
    forces.range_mil[slot] = mils(weapon.range_in or 0)
    forces.blast_mil[slot] = mils(weapon.blast_in or 0)


def pack_control(zone: ControlZone, rules: Rules, forces: Forces, battle: Battle) -> None:
    """Make the control units of a board the pieces behind the Mobs, the KeyChip on the first Prime CU.

    A board without one has the KeyChip lie at the foot of the spire. Rules: SV.HOUSE.2, SV.GAP.33.
    """
    battle.key_state, battle.key_piece = KeyChip.ON_GROUND, codes.NOBODY
    battle.key_x_mil = mils(zone.spire_in[0]) + mils(rules.base.spire_in / 2)
    battle.key_y_mil = mils(zone.spire_in[1])
    for unit in posts(zone, rules):
        piece = forces.pieces
        forces.pieces += 1
        forces.mob[piece] = battle.mob[piece] = codes.CONTROL
        battle.kind[piece] = CONTROL_CODES[unit.type]
        battle.in_hand[piece] = battle.hold_slot[piece] = codes.NOBODY
        battle.x_mil[piece], battle.y_mil[piece] = mils(unit.at_in[0]), mils(unit.at_in[1])
        battle.facing_x[piece], battle.facing_y[piece] = unit_vector(unit.facing_deg)
        if unit.type is ControlType.PRIME_CU and battle.key_state == KeyChip.ON_GROUND:
            battle.key_state, battle.key_piece = KeyChip.ON_PRIME, piece
