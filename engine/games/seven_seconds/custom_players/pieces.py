"""The pieces and objectives of a table as values with names and inches, and how the view of a side shows them."""

from dataclasses import dataclass

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.board.pieces import first_blip, first_unit, side_of
from engine.games.seven_seconds.kernel.codes import Kind
from engine.games.seven_seconds.kernel.mission_codes import Condition
from engine.games.seven_seconds.kernel.records import View
from engine.games.seven_seconds.names import OBJECTIVES
from engine.games.seven_seconds.rules.missions import CONDITION_CODES, STATE_CODES
from engine.games.seven_seconds.rules.numbers import UNIT_CODES


@dataclass(frozen=True)
class Piece:
    """A piece on the table: a blip, or a unit that has been revealed.

    `kind` is "blip" or the unit's type ("tactical", "recce_drone"); nobody knows what an enemy blip holds, `holds`
    says it of one's own. `sensors` and `blast_radius_in` are known of one's own units and 0 else.
    `number` tells pieces apart and says nothing more.
    """

    number: int
    mine: bool
    kind: str
    x_in: float
    y_in: float
    counters: int
    ready: bool
    damaged: bool
    stunned: bool
    jamming: bool
    sensors: int = 0
    blast_radius_in: int = 0
    holds: tuple[str, ...] = ()

    @property
    def is_blip(self) -> bool:
        """Whether it is a blip counter."""
        return self.kind == "blip"

    @property
    def is_drone(self) -> bool:
        """Whether it is a drone."""
        return self.kind.endswith("drone")

    @property
    def is_trooper(self) -> bool:
        """Whether it is a trooper."""
        return not self.is_blip and not self.is_drone

    def __str__(self) -> str:
        """Return whose it is, what, and where: `enemy scout at (3.0, 4.5)`."""
        owner = "own" if self.mine else "enemy"
        return f"{owner} {self.kind.replace('_', ' ')} at ({self.x_in:.1f}, {self.y_in:.1f})"


@dataclass(frozen=True)
class Objective:
    """An objective on the table; `control` is "mine", "enemy" or "contested"."""

    number: int
    name: str
    x_in: float
    y_in: float
    counters: int
    control: str

    def __str__(self) -> str:
        """Return its name."""
        return self.name


@dataclass(frozen=True)
class Waiting:
    """A unit of one's own in the holding area; `blip` is the number of the blip that stands for its square."""

    kind: str
    blip: int
    damaged: bool


@dataclass(frozen=True)
class Wish:
    """A condition of one's own mission and what it gives: `condition` in the words of the mission card.

    `objective` and `state` are "" where the condition is not about an objective.
    """

    condition: str
    objective: str
    state: str
    victory_points: int


@dataclass(frozen=True)
class Line:
    """What lies between a piece and another: edge-to-edge range, cover ("clear", "light", "heavy"), sight and arc."""

    range_in: float
    blocked: bool
    cover: str
    in_arc: bool


@dataclass(frozen=True)
class Activate:
    """The answer to which piece acts next, and whether a blip is turned over first."""

    piece: Piece
    reveal: bool = False


KINDS = {code: name for name, code in UNIT_CODES.items()} | {Kind.BLIP: "blip", codes.UNKNOWN: "blip"}
CONDITIONS = {code: name for name, code in CONDITION_CODES.items()}
STATES = {code: name for name, code in STATE_CODES.items()}


def pieces_seen(view: View) -> tuple[Piece, ...]:
    """Return the blips and units on the table."""
    return tuple(_piece(view, number) for number in range(codes.FIRST_OBJECTIVE) if view.seen[number])


def _piece(view: View, number: int) -> Piece:
    return Piece(
        number=number,
        mine=side_of(number) == view.side,
        kind=str(KINDS[view.kind[number]]),
        x_in=view.x_mil[number] / 1000,
        y_in=view.y_mil[number] / 1000,
        counters=view.counters[number],
        ready=bool(view.active[number]),
        damaged=bool(view.damaged[number]),
        stunned=bool(view.stunned[number]),
        jamming=bool(view.jamming[number]),
        sensors=view.sensors[number],
        blast_radius_in=view.blast_radius[number],
        holds=tuple(unit.kind for unit in waiting_units(view) if unit.blip == number),
    )


def waiting_units(view: View) -> tuple[Waiting, ...]:
    """Return one's own units in the holding area."""
    first = first_unit(view.side)
    return tuple(
        Waiting(str(KINDS[view.kind[unit]]), first_blip(view.side) + view.square[unit], bool(view.damaged[unit]))
        for unit in range(first, first + codes.UNITS)
        if view.square[unit] != codes.NOBODY
    )


def objectives_seen(view: View) -> tuple[Objective, ...]:
    """Return the objectives on the table."""
    control = {0: "contested", view.side + 1: "mine", 2 - view.side: "enemy"}
    return tuple(
        Objective(
            codes.FIRST_OBJECTIVE + index,
            name,
            view.x_mil[codes.FIRST_OBJECTIVE + index] / 1000,
            view.y_mil[codes.FIRST_OBJECTIVE + index] / 1000,
            view.counters[codes.FIRST_OBJECTIVE + index],
            control[view.objective_control[index]],
        )
        for index, name in enumerate(OBJECTIVES)
        if view.seen[codes.FIRST_OBJECTIVE + index]
    )


def wishes(view: View) -> tuple[Wish, ...]:
    """Return the conditions of one's own mission."""
    return tuple(
        Wish(
            CONDITIONS[condition],
            OBJECTIVES[view.objective[row]]
            if condition in {Condition.OBJECTIVE_STATE, Condition.OBJECTIVE_COUNTERS}
            else "",
            STATES[view.state[row]] if condition == Condition.OBJECTIVE_STATE else "",
            view.vp[row],
        )
        for row, condition in enumerate(view.condition)
        if condition
    )
