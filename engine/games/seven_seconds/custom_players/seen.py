"""The kernel's view of a side as values with names and inches."""

from engine.games.seven_seconds.custom_players.pieces import Objective, Piece, Waiting, Wish
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.board.pieces import first_blip, first_unit, side_of
from engine.games.seven_seconds.kernel.codes import Condition, Kind
from engine.games.seven_seconds.kernel.records import View
from engine.games.seven_seconds.names import OBJECTIVES
from engine.games.seven_seconds.rules.missions import CONDITION_CODES, STATE_CODES
from engine.games.seven_seconds.rules.numbers import UNIT_CODES

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
