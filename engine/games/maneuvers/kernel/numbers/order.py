"""The order of action: who acts when, and who acts next."""

from engine.games.maneuvers.kernel.numbers.codes import NOBODY, SQUAD_A, SQUAD_B
from engine.games.maneuvers.kernel.numbers.records import Line, Numbers


def set_line(numbers: Numbers, line: Line) -> None:
    """Put the characters into the order of action. Rules: MN.ORD.1, MN.ORD.2, MN.GAP.4, MN.GAP.31."""
    for person in range(line.count):
        line.place[person] = person
        move_forward(line, person)
    turn: int = SQUAD_A
    first: int = 0
    while first < line.count:
        last: int = first
        while last + 1 < line.count and is_tied(numbers, line, line.place[first], line.place[last + 1]):
            last += 1
        if last > first:
            turn = take_turns(line, first, last, turn if numbers.order_turn_runs_on else SQUAD_A)
        first = last + 1


def move_forward(line: Line, at: int) -> None:
    """Move who stands at a place before all that stand before them and act later."""
    while at > 0 and acts_before(line, line.place[at], line.place[at - 1]):
        exchange(line, at - 1, at)
        at -= 1


def exchange(line: Line, one: int, other: int) -> None:
    """Let two change places."""
    person: int = line.place[one]
    line.place[one] = line.place[other]
    line.place[other] = person


def acts_before(line: Line, one: int, other: int) -> bool:
    """Return whether one acts before another, squads apart: by result, Action Value, id. Rules: MN.ORD.2, MN.GAP.4."""
    if line.result[one] != line.result[other]:
        return line.result[one] > line.result[other]
    if line.action_value[one] != line.action_value[other]:
        return line.action_value[one] > line.action_value[other]
    return line.rank[one] < line.rank[other]


def is_tied(numbers: Numbers, line: Line, one: int, other: int) -> bool:
    """Return whether the squads take turns with these two. Rules: MN.GAP.4, MN.GAP.31."""
    if line.result[one] != line.result[other]:
        return False
    return line.action_value[one] == line.action_value[other] or not numbers.order_by_action_value


def take_turns(line: Line, first: int, last: int, turn: int) -> int:
    """Let the squads take turns from one place to another; return whose turn it then is. Rules: MN.GAP.4, MN.GAP.31."""
    for place in range(first, last + 1):
        found: int = place
        while found < last and line.squad[line.place[found]] != turn:
            found += 1
        if line.squad[line.place[found]] != turn:
            found = place
        while found > place:
            exchange(line, found - 1, found)
            found -= 1
        turn = SQUAD_B if line.squad[line.place[place]] == SQUAD_A else SQUAD_A
    return turn


def next_place(line: Line, after: int) -> int:
    """Return the place of who acts after a place, -1 for the first; `NOBODY`: the round is over. Rule: MN.ORD.3."""
    for place in range(after + 1, line.count):
        if not line.gone[line.place[place]]:
            return place
    return NOBODY
