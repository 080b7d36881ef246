"""What all battles of one pack have in common, worked out once: maps, weapons and numbers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from engine.battles.forms import BattleForm
from engine.battles.kernel_setup import LaidOut
from engine.battles.orders import OrderError, fixed_forces
from engine.battles.styles import Weights, styles_of
from engine.games.infantry.battle.packed import pack_arsenal, pack_ground
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.records import Arsenal, Ground
from engine.games.infantry.kit import kit_of
from engine.games.infantry.names import FORM, MEETING_FORM, TOGETHER, Cast, Meeting, meeting_of, meeting_on
from engine.games.infantry.rules import numbers_of, rulings_of
from engine.kernel.records import Template
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.people import Squad, Trooper, Weapon
from schemas.models.infantry.player import Player
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Scenario
from schemas.packs.packs import Pack


@dataclass(frozen=True)
class Sides:
    """Who takes part in battles that begin alike, and what stays of them as the kernel's record."""

    cast: Cast
    forces: Template


class PreparedPack:
    """A pack made ready for any number of battles; safe to share between threads."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.rules = cast("Rules", pack.rules)
        self.laid_out = LaidOut[tuple[str, str, tuple[str, str]], Sides]()
        self._grounds = LaidOut[str, Template]()

    @cached_property
    def forces(self) -> tuple[str, ...]:
        """The ids of the squads, sorted."""
        return tuple(loaded.id for loaded in self.pack.of_kind("squad"))

    @cached_property
    def styles(self) -> Mapping[str, Weights]:
        """The weights of the players of the pack, by their ids."""
        return styles_of(self.pack, Player)

    @cached_property
    def maps(self) -> tuple[str, ...]:
        """The ids of the dot maps, sorted."""
        return tuple(loaded.id for loaded in self.pack.of_kind("dot_map"))

    @cached_property
    def scenarios(self) -> Mapping[str, tuple[str, ...]]:
        """The squads that each scenario names, those of one side joined by a plus sign."""
        found = (cast("Scenario", loaded.model) for loaded in self.pack.of_kind("scenario"))
        return {each.id: (TOGETHER.join(each.a.squads), TOGETHER.join(each.b.squads)) for each in found}

    def form(self, scenario: str | None) -> BattleForm:
        """Return the form of the battles of a scenario, or of a meeting.

        Raises:
            OrderError: there is no such scenario.
        """
        fixed_forces(self.scenarios, scenario)
        return MEETING_FORM if scenario is None else FORM

    @cached_property
    def weapons(self) -> tuple[Weapon, ...]:
        """The weapons by their numbers: those of the pack by their ids, then those named with another one's pack.

        Raises:
            OrderError: there are more than a battle has room for.
        """
        own = (cast("Weapon", loaded.model) for loaded in self.pack.of_kind("weapon"))
        found = tuple({id(weapon): weapon for weapon in (*own, *self._named_with_pack())}.values())
        if len(found) >= codes.ARSENAL:
            raise OrderError(f"a pack to fight with has {codes.ARSENAL - 1} weapons at most, this one has {len(found)}")
        return found

    def _named_with_pack(self) -> Iterator[Weapon]:
        """Yield the weapons that any trooper, be it of another pack, names with the pack they are from."""
        documents = (loaded for pack in _reached(self.pack) for loaded in pack.documents if loaded.kind == "trooper")
        for loaded in documents:
            weapons = kit_of(cast("Trooper", loaded.model), self.pack).weapons
            yield from (weapon for name, weapon in weapons.items() if ":" in name)

    @cached_property
    def numbers(self) -> Template:
        """The rules as the numbers of the arithmetic."""
        return Template(numbers_of(self.rules))

    @cached_property
    def rulings(self) -> Template:
        """The rules of the course of battles."""
        return Template(rulings_of(self.rules))

    @cached_property
    def arsenal(self) -> Template:
        """The weapons as the kernel's rows."""
        arsenal = Arsenal()
        pack_arsenal(self.weapons, self.rules, arsenal)
        return Template(arsenal)

    def ground(self, dot_map: DotMap) -> Template:
        """Return a map as the kernel's ground; each is laid out once."""
        return self._grounds.get(dot_map.id, lambda: self._laid_out(dot_map))

    def _laid_out(self, dot_map: DotMap) -> Template:
        ground = Ground()
        pack_ground(dot_map, self.pack, ground)
        return Template(ground)

    def dot_map(self, name: str) -> DotMap:
        """Return a dot map by its id.

        Raises:
            OrderError: there is none.
        """
        found = self.pack.named("dot_map", name, DotMap)
        if found is None:
            raise OrderError(f"no map {name!r}; there are: {', '.join(self.maps) or 'none'}")
        return found

    def squads(self, force: str) -> tuple[Squad, ...]:
        """Return the squads of a side, whose ids a plus sign joins.

        Raises:
            OrderError: one of them is not there.
        """
        found = [(name, self.pack.named("squad", name, Squad)) for name in force.split(TOGETHER)]
        if missing := [name for name, squad in found if squad is None]:
            there = ", ".join(self.forces) or "none"
            raise OrderError(f"no squad {missing[0]!r} in {self.pack.manifest.id}; there are: {there}")
        return tuple(squad for _, squad in found if squad is not None)

    def members(self, squad: Squad) -> tuple[Trooper, ...]:
        """Return the troopers of a squad in its order.

        Raises:
            OrderError: one is not there.
        """
        found = [(name, self.pack.named("trooper", name, Trooper)) for name in squad.members]
        if missing := [name for name, trooper in found if trooper is None]:
            raise OrderError(f"{squad.id} has a trooper that is not there: {missing[0]}")
        return tuple(trooper for _, trooper in found if trooper is not None)

    def meeting(self, scenario: str | None, battle_map: str, forces: tuple[str, str]) -> Meeting:
        """Return how a battle begins: as its scenario says, else on a map.

        Raises:
            OrderError: there is no such scenario or map.
        """
        if scenario is None:
            return meeting_on(self.dot_map(battle_map), forces, self.rules)
        found = self.pack.named("scenario", scenario, Scenario)
        if found is None:
            raise OrderError(f"no scenario {scenario!r}; there are: {', '.join(self.scenarios) or 'none'}")
        return meeting_of(found, self.dot_map(found.dot_map), forces, self.rules)


def _reached(pack: Pack) -> Iterator[Pack]:
    """Yield a pack and all those that it builds on, some perhaps twice."""
    yield pack
    for other in (pack.base, *pack.required):
        if other is not None:
            yield from _reached(other)
