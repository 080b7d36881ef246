"""The order of action: ties, the turn of the squads, and who is out of the fight."""

from collections.abc import Sequence

import pytest

from engine.games.maneuvers.kernel.numbers.codes import NOBODY, SQUAD_A, SQUAD_B
from engine.games.maneuvers.kernel.numbers.maneuvers import next_place, set_line
from engine.games.maneuvers.kernel.numbers.records import Line
from engine.games.maneuvers.rules import numbers_of
from schemas.models.maneuvers.rules import Rules

Person = tuple[int, int, int]
"""Squad, result and Action Value; ids are in the order in which they are given."""
TWO_TIES: tuple[Person, ...] = (
    (SQUAD_A, 7, 2),
    (SQUAD_B, 7, 2),
    (SQUAD_A, 7, 2),
    (SQUAD_A, 4, 1),
    (SQUAD_B, 4, 1),
)


def line_of(people: Sequence[Person]) -> Line:
    """Return characters who have rolled."""
    line = Line()
    line.count = len(people)
    for at, (squad, result, action_value) in enumerate(people):
        line.squad[at], line.result[at], line.action_value[at], line.rank[at] = squad, result, action_value, at
    return line


def ordered(people: Sequence[Person], **order: str) -> list[int]:
    """Return the characters by number, in the order of action under some rules."""
    line = line_of(people)
    set_line(numbers_of(Rules.model_validate({"kind": "rules", "id": "x", "title": "x", "order": order})), line)
    return line.place[: line.count]


@pytest.mark.parametrize(("alternation", "expected"), [("per_group", [0, 1, 2, 3, 4]), ("running", [0, 1, 2, 4, 3])])
def test_the_turn_of_the_squads_begins_anew_or_runs_on(alternation: str, expected: list[int]) -> None:
    """A, B, A are followed by A again, or, if the turn runs on, by B. Rule: MN.GAP.31."""
    assert ordered(TWO_TIES, alternation=alternation) == expected


def test_an_equal_result_goes_to_the_higher_action_value_or_to_the_squads_in_turn() -> None:
    """B's 3 is before A's 1; where the squads come first, A opens and B follows. Rule: MN.GAP.4."""
    people = [(SQUAD_A, 6, 1), (SQUAD_B, 6, 3)]

    assert ordered(people) == [1, 0]
    assert ordered(people, ties="squad") == [0, 1]


def test_squads_take_turns_as_long_as_both_have_somebody() -> None:
    """Three of B and one of A in a tie: A, then B in the order of their ids. Rule: MN.GAP.4."""
    assert ordered([(SQUAD_B, 5, 2), (SQUAD_B, 5, 2), (SQUAD_B, 5, 2), (SQUAD_A, 5, 2)]) == [3, 0, 1, 2]


def test_a_squad_has_its_own_in_order_of_action_value_where_squads_come_first() -> None:
    """A's 3 acts before A's 1, and B in between. Rule: MN.GAP.4."""
    people = [(SQUAD_A, 6, 1), (SQUAD_A, 6, 3), (SQUAD_B, 6, 0)]

    assert ordered(people, ties="squad") == [1, 2, 0]


def test_who_has_left_is_passed_over_until_the_round_is_over() -> None:
    """After the first comes the third, and after the third nobody. Rule: MN.ORD.3."""
    line = line_of([(SQUAD_A, 9, 0), (SQUAD_B, 8, 0), (SQUAD_A, 7, 0)])
    line.place[:3], line.gone[1] = [0, 1, 2], 1

    assert [next_place(line, after) for after in (-1, 0, 2)] == [0, 2, NOBODY]
