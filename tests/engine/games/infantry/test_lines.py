"""Lines of fire as they are shown: their dots, and what is said where one back would go elsewhere."""

import pytest

from engine.games.infantry.log.tabletop import line_note, line_of_fire, otherwise_back


def test_a_line_of_fire_leaves_out_the_attacker_and_ends_at_the_target() -> None:
    """A tie steps diagonally: from 0/0 to 2/1 over 1/1. On one dot the line is empty. Rule: IN.GAP.20."""
    assert line_of_fire((0, 0), (2, 1)) == ((1, 1), (2, 1))
    assert line_of_fire((2, 1), (0, 0)) == ((1, 0), (0, 0))
    assert line_of_fire((3, 3), (3, 3)) == ()


@pytest.mark.parametrize(
    ("attacker", "target", "others"),
    [((0, 0), (2, 1), {(1, 0)}), ((0, 0), (6, 3), {(1, 0), (3, 1), (5, 2)}), ((0, 0), (4, 4), set())],
)
def test_a_line_back_is_said_to_differ_where_it_does(
    attacker: tuple[int, int], target: tuple[int, int], others: set[tuple[int, int]]
) -> None:
    """At every tie it goes the other way round; straight and diagonal lines have none. Rule: IN.GAP.20."""
    assert otherwise_back(attacker, target) == others
    dots = "1 other dot " if len(others) == 1 else f"{len(others)} other dots "
    assert (dots in line_note(attacker, target)) == bool(others)
    assert bool(line_note(attacker, target)) == bool(others)
