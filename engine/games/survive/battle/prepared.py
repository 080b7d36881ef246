"""What all set-ups of one pack have in common, worked out once: levels, boards, Mobs as they stand, numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import cast

from engine.battles.forms import BattleForm
from engine.battles.kernel_setup import LaidOut
from engine.battles.orders import OrderError
from engine.battles.styles import Weights, styles_of
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.codes import KeyChip
from engine.games.survive.kernel.records import Battle, Forces, Ground
from engine.games.survive.kernel.rules_record import Board
from engine.games.survive.names import CORNERS, FORM, Cast, Fielded
from engine.games.survive.rules.movement import arsenal_of, move_rates, turns_of, weight_of
from engine.games.survive.rules.numbers import CONTROL_CODES, mils, numbers_of, unit_vector
from engine.games.survive.rules.places import pack_ground, posts
from engine.games.survive.rules.shots import TYPE_CODES
from engine.kernel.polygons import Outlines
from engine.kernel.records import Template
from schemas.models.survive.force import Mob, Unit, Weapon
from schemas.models.survive.place import ControlZone, Level
from schemas.models.survive.player import Player
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, WeaponType
from schemas.packs.packs import Pack


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


@dataclass(frozen=True)
class Sides:
    """Who takes part in battles that begin alike, and how they stand, as the kernel's records."""

    cast: Cast
    forces: Template
    battle: Template


class PreparedPack:
    """A pack made ready for any number of set-ups; safe to share between threads."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.rules = cast("Rules", pack.rules)
        self.laid_out = LaidOut[tuple[str, ...], Sides]()
        self._boards: dict[str, Template] = {}
        self._grounds: dict[str, tuple[Template, Template]] = {}

    @cached_property
    def levels(self) -> Mapping[str, Level]:
        """The levels by id."""
        return {loaded.id: cast("Level", loaded.model) for loaded in self.pack.of_kind("level")}

    @cached_property
    def forces(self) -> tuple[str, ...]:
        """The ids of the Mobs, sorted."""
        return tuple(loaded.id for loaded in self.pack.of_kind("mob"))

    @cached_property
    def styles(self) -> Mapping[str, Weights]:
        """The weights of the players of the pack, by their ids."""
        return styles_of(self.pack, Player)

    @property
    def maps(self) -> tuple[str, ...]:
        """None to choose from: a level names its board."""
        return ()

    @cached_property
    def scenarios(self) -> Mapping[str, tuple[str, ...]]:
        """The Mobs that each level names, in the order of its corners."""
        return {name: level.mobs for name, level in self.levels.items()}

    def zone(self, level: Level) -> ControlZone:
        """Return the board of a level.

        Raises:
            OrderError: the pack has none of that name, or it has too few corners.
        """
        zone = self.pack.named("control_zone", level.control_zone, ControlZone)
        if zone is None:
            raise OrderError(f"the level {level.id} names a board that is not there: {level.control_zone}")
        least, most = self.rules.game.players_least, min(self.rules.game.players_most, len(CORNERS))
        if not least <= level.players <= most:
            raise OrderError(f"{level.id} is for {level.players} players; levels are played by {least} to {most}")
        if len(zone.corners) < level.players:
            raise OrderError(f"{zone.id} has {len(zone.corners)} starting corners for {level.players} players")
        return zone

    def form(self, scenario: str | None) -> BattleForm:
        """Return the form of a level: as many seats as it has players, each named by its corner on the board.

        Without a level it is the one of the most players that can be drawn.

        Raises:
            OrderError: there is no such level, or none at all.
        """
        level = self.level(scenario) if scenario is not None else self.largest
        return replace(FORM, seats=self.seats(level))

    def seats(self, level: Level) -> tuple[str, ...]:
        """Return the seats of a level: the corners of its board that it uses.

        Raises:
            OrderError: there is no such board, or it has too few corners.
        """
        return tuple(corner.value for corner in self.zone(level).corners[: level.players])

    def level(self, scenario: str) -> Level:
        """Return a level by its id.

        Raises:
            OrderError: there is none.
        """
        if scenario not in self.levels:
            raise OrderError(f"no level {scenario!r}; there are: {', '.join(self.levels) or 'none'}")
        return self.levels[scenario]

    @property
    def largest(self) -> Level:
        """The level of the most players, the first of them by id: what is played where none is named.

        Raises:
            OrderError: the pack has no level.
        """
        if not self.levels:
            raise OrderError("the pack has no level to play")
        return max(self.levels.values(), key=lambda level: level.players)

    def mob(self, name: str) -> Mob:
        """Return a Mob by its id.

        Raises:
            OrderError: there is none.
        """
        mob = self.pack.named("mob", name, Mob)
        if mob is None:
            raise OrderError(f"no mob {name!r} in {self.pack.manifest.id}; there are: {', '.join(self.forces)}")
        return mob

    @cached_property
    def numbers(self) -> Template:
        """The rules as the kernel's numbers."""
        return Template(numbers_of(self.rules))

    def turns(self, level: Level) -> int:
        """Return how many turns a level lasts. Rule: SV.GAM.1."""
        return turns_of(level, self.rules)

    def board(self, zone: ControlZone) -> Template:
        """Return a board as the kernel's record."""
        if zone.id not in self._boards:
            board = Board()
            board.width_mil, board.depth_mil = mils(zone.width_in), mils(zone.depth_in)
            board.spire_x_mil, board.spire_y_mil = mils(zone.spire_in[0]), mils(zone.spire_in[1])
            board.inner_mil, board.outer_mil = mils(zone.inner_in), mils(zone.outer_in)
            self._boards[zone.id] = Template(board)
        return self._boards[zone.id]

    def ground(self, zone: ControlZone) -> tuple[Template, Template]:
        """Return the terrain of a board as the kernel's records: what it does, and its outlines. Rule: SV.HOUSE.7."""
        if zone.id not in self._grounds:
            ground, outlines = Ground(), Outlines()
            pack_ground(zone, self.rules, ground, outlines)
            self._grounds[zone.id] = Template(ground), Template(outlines)
        return self._grounds[zone.id]
