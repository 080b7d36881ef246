"""What all battles of one pack have in common, worked out once: maps, weapons and numbers."""

from collections.abc import Mapping
from functools import cached_property
from threading import RLock
from typing import cast

from engine.battles.forms import BattleForm
from engine.battles.orders import OrderError, fixed_forces
from engine.games.infantry.battle.form import FORM, MEETING_FORM
from engine.games.infantry.battle.meeting import TOGETHER, Meeting, meeting_of, meeting_on
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.numbers.records import Numbers
from engine.games.infantry.kernel.records import Arsenal, Ground, Rulings
from engine.games.infantry.rules.arsenal import pack_arsenal
from engine.games.infantry.rules.land import pack_ground
from engine.games.infantry.rules.numbers import pack_numbers
from engine.games.infantry.rules.rulings import pack_rulings
from engine.kernel.records import Template
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.people import Squad, Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Scenario
from schemas.models.infantry.weapon import Weapon
from schemas.packs.packs import Pack


class PreparedPack:
    """A pack made ready for any number of battles; safe to share between threads."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.rules = cast("Rules", pack.rules)
        self._grounds: dict[str, Template] = {}
        self._laying = RLock()

    @property
    def forces(self) -> tuple[str, ...]:
        """The ids of the squads, sorted."""
        return tuple(loaded.id for loaded in self.pack.of_kind("squad"))

    @property
    def maps(self) -> tuple[str, ...]:
        """The ids of the dot maps, sorted."""
        return tuple(loaded.id for loaded in self.pack.of_kind("dot_map"))

    @property
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
        """The weapons by their numbers, which follow their ids.

        Raises:
            OrderError: there are more than a battle has room for.
        """
        found = tuple(cast("Weapon", loaded.model) for loaded in self.pack.of_kind("weapon"))
        if len(found) >= codes.ARSENAL:
            raise OrderError(f"a pack to fight with has {codes.ARSENAL - 1} weapons at most, this one has {len(found)}")
        return found

    @cached_property
    def numbers(self) -> Template:
        """The rules as the numbers of the arithmetic."""
        numbers = Numbers()
        pack_numbers(self.rules, numbers)
        return Template(numbers)

    @cached_property
    def rulings(self) -> Template:
        """The rules of the course of battles."""
        rulings = Rulings()
        pack_rulings(self.rules, rulings)
        return Template(rulings)

    @cached_property
    def arsenal(self) -> Template:
        """The weapons as the kernel's rows."""
        arsenal = Arsenal()
        pack_arsenal(self.weapons, self.rules, arsenal)
        return Template(arsenal)

    def ground(self, dot_map: DotMap) -> Template:
        """Return a map as the kernel's ground; each is laid out once."""
        with self._laying:
            if dot_map.id not in self._grounds:
                ground = Ground()
                pack_ground(dot_map, self.pack, ground)
                self._grounds[dot_map.id] = Template(ground)
            return self._grounds[dot_map.id]

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
