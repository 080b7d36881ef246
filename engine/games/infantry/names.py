"""What battles look like from outside, how one begins, and the names of all that takes part, for logs and stories."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from engine.battles.forms import BattleForm, Fact, told_apart
from engine.battles.orders import OrderError
from engine.games.infantry.ground import may_stand, reach_of, spots_of, terrain_on
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.people import Squad, Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Objective, Scenario, Zone
from schemas.models.infantry.words import Seat
from schemas.packs.packs import Pack

SEATS: Final = tuple(seat.value for seat in Seat)
FORM: Final = BattleForm(
    seats=SEATS,
    facts=(
        Fact("scenario", "word"),
        Fact("ending", "word"),
        Fact("first", "word"),
        Fact("squad", "card", "squad", follows="force"),
        Fact("left", "count_by_seat"),
        Fact("dead", "count_by_seat"),
        Fact("shots", "count_by_seat"),
        Fact("hits", "count_by_seat"),
    ),
    mirroring="kept",
    scenario_maps=True,
    force="squad",
    score="PV",
    turns="turns",
)
"""The sides are roles: a scenario says who begins where."""

MEETING_FORM: Final = replace(FORM, mirroring="rotated")
"""Without a scenario two squads meet on equal terms, so each comes from either edge as often."""


TOGETHER = "+"
"""What joins the ids of squads that fight on one side: `first+second`."""

FISTS = "fists"


@dataclass(frozen=True)
class Meeting:
    """A battle as it is laid out, by side; `scenario` is "" and `first` None where nothing says.

    `objectives` are those of side A, then those of B, each with the number of its side.
    """

    scenario: str
    title: str
    dot_map: DotMap
    forces: tuple[str, str]
    zones: tuple[Zone, Zone]
    set_up: tuple[bool, bool]
    first: int | None
    turns: int
    budget: int
    objectives: tuple[tuple[int, Objective], ...] = ()


def meeting_of(scenario: Scenario, dot_map: DotMap, forces: tuple[str, str], rules: Rules) -> Meeting:
    """Return the battle of a scenario. Rules: IN.HOUSE.9 to IN.HOUSE.11."""
    return Meeting(
        scenario.id,
        scenario.title,
        dot_map,
        forces,
        (scenario.a.deploys, scenario.b.deploys),
        (scenario.a.set_up, scenario.b.set_up),
        None if scenario.first is None else ("a", "b").index(scenario.first.value),
        rules.scenario.turns if scenario.turns is None else scenario.turns,
        rules.points.budget if scenario.budget is None else scenario.budget,
        tuple((side, each) for side, of in enumerate((scenario.a, scenario.b)) for each in of.objectives),
    )


def meeting_on(dot_map: DotMap, forces: tuple[str, str], rules: Rules) -> Meeting:
    """Return the meeting of two forces on a map, each within its own short edge. Rules: IN.HOUSE.9, IN.HOUSE.10."""
    deep = max(1, min(rules.scenario.deploy_rows, dot_map.columns, dot_map.rows))
    if dot_map.columns <= dot_map.rows:
        zones = Zone(rows=(0, deep - 1)), Zone(rows=(dot_map.rows - deep, dot_map.rows - 1))
    else:
        zones = Zone(columns=(0, deep - 1)), Zone(columns=(dot_map.columns - deep, dot_map.columns - 1))
    stands = rules.scenario.set_up
    return Meeting("", "", dot_map, forces, zones, (stands, stands), None, rules.scenario.turns, rules.points.budget)


def must_have_room(meeting: Meeting, side: int, people: int, pack: Pack, rules: Rules) -> None:
    """Refuse a side that cannot be set down.

    Raises:
        OrderError: there are fewer dots than troopers where it is.
    """
    dots = sum(
        may_stand(terrain_on(meeting.dot_map, spot, pack), rules)
        for spot in spots_of(meeting.zones[side], meeting.dot_map)
    )
    if dots * rules.terrain.per_dot < people:
        raise OrderError(
            f"side {'ab'[side]} has {people} troopers to set down, and room for {dots * rules.terrain.per_dot}"
        )


Limits = tuple[int, int, int, int]
"""First and last column, first and last row."""


def limits_of(meeting: Meeting, side: int) -> Limits:
    """Return the first and last column and the first and last row where a side is set down."""
    return limits_on(meeting.dot_map, meeting.zones[side])


def limits_on(dot_map: DotMap, zone: Zone) -> Limits:
    """Return the first and last column and the first and last row of a zone."""
    columns, rows = reach_of(zone, dot_map)
    return (*columns, *rows)


@dataclass(frozen=True)
class Cast:
    """Map, squads, troopers and weapons, by the numbers that the kernel has for them.

    `squads` are those of side A, then those of B, `sides` the side of each, and `members` the troopers of each.
    """

    meeting: Meeting
    squads: tuple[Squad, ...]
    sides: tuple[int, ...]
    members: tuple[tuple[Trooper, ...], ...]
    weapons: tuple[Weapon, ...]

    def header(self) -> dict[str, Any]:
        """Return what a reader needs to know before the first row."""
        meeting = self.meeting
        return {
            **{seat: self._side(at) for at, seat in enumerate(SEATS)},
            "scenario": meeting.scenario,
            "map": meeting.dot_map.id,
            "columns": meeting.dot_map.columns,
            "rows": meeting.dot_map.rows,
            "turns": meeting.turns,
            "budget": meeting.budget,
        }

    def _side(self, side: int) -> dict[str, Any]:
        own = [at for at, of in enumerate(self.sides) if of == side]
        people = [person for person, (squad, _) in enumerate(self.everybody) if squad in own]
        return {
            "force": self.meeting.forces[side],
            "names": [self.squads[at].name for at in own],
            "colours": [self.squads[at].colour for at in own],
            "troopers": [self.people[person] for person in people],
            "cards": [self.everybody[person][1].id for person in people],
            "zone": [*limits_of(self.meeting, side)],
        }

    @cached_property
    def everybody(self) -> tuple[tuple[int, Trooper], ...]:
        """The squad and the card of each trooper, by its number."""
        return tuple((at, trooper) for at, members in enumerate(self.members) for trooper in members)

    @cached_property
    def people(self) -> tuple[str, ...]:
        """The names of the troopers by their numbers, told apart where several are called the same."""
        named = [(SEATS[self.sides[squad]], trooper.name) for squad, trooper in self.everybody]
        return told_apart(named)

    def person(self, number: int) -> str:
        """Return the name of a trooper."""
        return self.people[number]

    def side(self, side: int) -> str:
        """Return the names of the squads of a side, told apart by its seat where both are the same."""
        names = [
            " and ".join(self.squads[at].name for at, of in enumerate(self.sides) if of == each) for each in (0, 1)
        ]
        return f"{names[side]} ({SEATS[side].upper()})" if names[0] == names[1] else names[side]

    def objective(self, number: int) -> str:
        """Return what an objective is called."""
        return self.meeting.objectives[number][1].name

    def weapon(self, number: int) -> str:
        """Return the name of a weapon; fists are the one after the last."""
        return self.weapons[number].name if number < len(self.weapons) else FISTS
