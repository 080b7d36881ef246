"""What all fights of one pack have in common, worked out once: squads, maneuvers and numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, cast

from engine.battles.forms import BattleForm
from engine.battles.kernel_setup import LaidOut
from engine.battles.orders import OrderError, fixed_forces
from engine.battles.styles import Weights, styles_of
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.records import Manual
from engine.games.maneuvers.names import FIGHT_FORM, FORM, Cast, Meeting
from engine.games.maneuvers.rules import granted_by, numbers_of, pack_manual
from engine.kernel.records import Template
from schemas.models.maneuvers.fight import Character, Fight, Side, Squad
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.player import Player
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Preparation
from schemas.packs.packs import Pack

OPEN_GROUND: Final = ("near end", "near half", "middle", "far half", "far end")
"""The locations where no fight is named: the squads begin at the two ends. Rule: MN.GAP.7."""


@dataclass(frozen=True)
class Sides:
    """Who takes part in fights that begin alike, and what stays of them as the kernel's records."""

    cast: Cast
    manual: Template
    forces: Template


class PreparedPack:
    """A pack made ready for any number of set-ups; safe to share between threads."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.rules = cast("Rules", pack.rules)
        self.laid_out = LaidOut[tuple[str, ...], Sides]()

    @cached_property
    def forces(self) -> tuple[str, ...]:
        """The ids of the squads, sorted."""
        return tuple(loaded.id for loaded in self.pack.of_kind("squad"))

    @property
    def maps(self) -> tuple[str, ...]:
        """None to choose from: locations have no rules."""
        return ()

    @cached_property
    def fights(self) -> Mapping[str, Fight]:
        """The fights by id."""
        return {loaded.id: cast("Fight", loaded.model) for loaded in self.pack.of_kind("fight")}

    @cached_property
    def scenarios(self) -> Mapping[str, tuple[str, ...]]:
        """The squads that each fight names."""
        return {name: (fight.a.squad, fight.b.squad) for name, fight in self.fights.items()}

    def form(self, scenario: str | None) -> BattleForm:
        """Return the form of a fight, whose sides are roles, or of a meeting on even terms, whose sides swap.

        Raises:
            OrderError: there is no such fight.
        """
        fixed_forces(self.scenarios, scenario)
        return FORM if scenario is None else FIGHT_FORM

    @cached_property
    def maneuvers(self) -> tuple[Maneuver, ...]:
        """The maneuvers by their numbers, which follow their ids.

        Raises:
            OrderError: no fight can be fought with them.
        """
        return playable(tuple(cast("Maneuver", loaded.model) for loaded in self.pack.of_kind("maneuver")))

    @cached_property
    def numbers(self) -> Template:
        """The rules as the kernel's numbers."""
        return Template(numbers_of(self.rules))

    @cached_property
    def manual(self) -> Template:
        """The maneuvers as the kernel's rows."""
        manual = Manual()
        pack_manual(self.maneuvers, manual)
        return Template(manual)

    @cached_property
    def styles(self) -> Mapping[str, Weights]:
        """The weights of the players of the pack, by their ids."""
        return styles_of(self.pack, Player)

    @cached_property
    def taught(self) -> frozenset[str]:
        """The maneuvers that squads name: these know them, and nobody else does."""
        squads = (cast("Squad", loaded.model) for loaded in self.pack.of_kind("squad"))
        return frozenset(maneuver for squad in squads for maneuver in squad.maneuvers)

    def knows(self, squad: Squad) -> tuple[int, ...]:
        """Return for each maneuver whether a squad knows it, 1 or 0."""
        own = {*squad.maneuvers}
        return tuple(int(each.id in own or each.id not in self.taught) for each in self.maneuvers)

    def squad(self, name: str) -> Squad:
        """Return a squad by its id.

        Raises:
            OrderError: there is none.
        """
        squad = self.pack.named("squad", name, Squad)
        if squad is None:
            raise OrderError(f"no squad {name!r} in {self.pack.manifest.id}; there are: {', '.join(self.forces)}")
        return squad

    def members(self, squad: Squad) -> tuple[Character, ...]:
        """Return the characters of a squad in its order.

        Raises:
            OrderError: one is not there.
        """
        found = [(name, self.pack.named("character", name, Character)) for name in squad.members]
        if missing := [name for name, character in found if character is None]:
            raise OrderError(f"{squad.id} has a character that is not there: {missing[0]}")
        return tuple(character for _, character in found if character is not None)

    def meeting(self, scenario: str | None) -> Meeting:
        """Return how a fight begins; where none is named, on even terms at the two ends of open ground.

        Raises:
            OrderError: there is no such fight, or a squad begins beyond its locations.
        """
        rounds, even = self.rules.end.rounds, Preparation.EVEN
        if scenario is None:
            start = self.rules.total.start.get(even, 0)
            ends = (0, len(OPEN_GROUND) - 1)
            return Meeting("", "", OPEN_GROUND, ends, (even.value, even.value), (start, start), rounds)
        if scenario not in self.fights:
            raise OrderError(f"no fight {scenario!r}; there are: {', '.join(self.fights) or 'none'}")
        fight = self.fights[scenario]
        sides = (fight.a, fight.b)
        for side in sides:
            if side.location >= len(fight.locations):
                raise OrderError(f"{scenario} has {len(fight.locations)} locations; {side.squad} begins beyond them")
        return Meeting(
            fight.id,
            fight.title,
            fight.locations,
            (fight.a.location, fight.b.location),
            (fight.a.preparation.value, fight.b.preparation.value),
            (self._start(fight.a), self._start(fight.b)),
            rounds,
            (fight.a.size, fight.b.size),
        )

    def _start(self, side: Side) -> int:
        """Return what a total begins with. Rules: MN.SQD.1, MN.GAP.2."""
        return self.rules.total.start.get(side.preparation, 0) if side.start_points is None else side.start_points


def playable(maneuvers: tuple[Maneuver, ...]) -> tuple[Maneuver, ...]:
    """Return maneuvers that fights can be fought with.

    Raises:
        OrderError: there are none, or more than a fight has room for, or one grants another that is not there.
    """
    if not 0 < len(maneuvers) <= codes.MANEUVERS:
        raise OrderError(f"a pack has 1 to {codes.MANEUVERS} maneuvers to fight with, this one has {len(maneuvers)}")
    ids = {maneuver.id for maneuver in maneuvers}
    if missing := [name for maneuver in maneuvers for name in granted_by(maneuver) if name not in ids]:
        raise OrderError(f"a maneuver grants another that is not there: {missing[0]}")
    return maneuvers
