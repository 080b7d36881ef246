"""What fights look like from outside, how they begin, and the names of all that takes part, for logs and stories."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from engine.battles.forms import BattleForm, Fact, told_apart
from schemas.models.maneuvers.fight import Character, Squad
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.words import Place

SEATS: Final = tuple(place.value for place in Place)
FORM: Final = BattleForm(
    seats=SEATS,
    facts=(
        Fact("fight", "word"),
        Fact("ending", "word"),
        Fact("first_to_act", "word"),
        Fact("order", "card", several="Places in the order"),
        Fact("winner_edge", "count"),
        Fact("actions", "count_by_seat"),
        Fact("rewards", "count_by_seat"),
        Fact("left", "count_by_seat"),
        Fact("checks", "count_by_seat"),
        Fact("wounded", "count_by_seat"),
        Fact("out_of_action", "count_by_seat"),
        Fact("killed", "count_by_seat"),
        Fact("maneuvers", "uses"),
    ),
    has_map=False,
    force="squad",
    score="total",
    turns="rounds",
)
"""First to act is the squad of who acted first; rates can be shown by whether a squad was `first` or `later`."""

FIGHT_FORM: Final = replace(FORM, mirroring="kept")
"""In a fight of the pack the sides are roles: it says who begins where, and with which total."""


@dataclass(frozen=True)
class Meeting:
    """Where a fight is, how the squads come to it, and how long it lasts; `fight` is "" where none was named.

    `sizes` say how many of each squad take part, None for all.
    """

    fight: str
    title: str
    locations: tuple[str, ...]
    start_locations: tuple[int, int]
    preparations: tuple[str, str]
    start_totals: tuple[int, int]
    rounds: int
    sizes: tuple[int | None, int | None] = (None, None)


@dataclass(frozen=True)
class Cast:
    """Fight, squads, characters and maneuvers, by the numbers that the kernel has for them."""

    meeting: Meeting
    squads: tuple[Squad, Squad]
    members: tuple[tuple[Character, ...], tuple[Character, ...]]
    maneuvers: tuple[Maneuver, ...]

    def header(self) -> dict[str, Any]:
        """Return what a reader needs to know before the first row."""
        sides = {seat: self._side(at) for at, seat in enumerate(SEATS)}
        meeting = self.meeting
        return {**sides, "fight": meeting.fight, "locations": [*meeting.locations], "rounds": meeting.rounds}

    def _side(self, at: int) -> dict[str, Any]:
        squad, first = self.squads[at], at * len(self.members[0])
        return {
            "force": squad.id,
            "name": squad.name,
            "colour": squad.colour,
            "members": [self.people[person] for person in range(first, first + len(self.members[at]))],
            "characters": [member.id for member in self.members[at]],
            "location": self.meeting.start_locations[at],
            "preparation": self.meeting.preparations[at],
            "total": self.meeting.start_totals[at],
        }

    @property
    def cards(self) -> tuple[Character, ...]:
        """Return the cards of the characters by their numbers."""
        return (*self.members[0], *self.members[1])

    @cached_property
    def people(self) -> tuple[str, ...]:
        """The names of the characters by their numbers, told apart by their seats where two are called the same."""
        everybody = [(seat, each.name) for seat, squad in zip(SEATS, self.members, strict=True) for each in squad]
        return told_apart(everybody)

    def person(self, number: int) -> str:
        """Return the name of a character."""
        return self.people[number]

    def squad(self, at: int) -> str:
        """Return the name of a squad, told apart by its seat where it fights itself."""
        same = self.squads[0].name == self.squads[1].name
        return f"{self.squads[at].name} ({SEATS[at].upper()})" if same else self.squads[at].name

    def maneuver(self, number: int) -> str:
        """Return the name of a maneuver, with its id where two are called the same."""
        maneuver = self.maneuvers[number]
        same = sum(1 for each in self.maneuvers if each.name == maneuver.name) > 1
        return f"{maneuver.name} ({maneuver.id})" if same else maneuver.name

    def location(self, number: int) -> str:
        """Return the name of a location."""
        return self.meeting.locations[number]
