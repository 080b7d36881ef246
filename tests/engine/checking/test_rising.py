"""Tables whose entries never fall: which entries to change."""

from hypothesis import given
from hypothesis import strategies as st

from engine.checking.rising import fixes

RISING = ((0, 0, 1, 2), (0, 1, 2, 3), (1, 2, 3, 3))
TABLES = st.integers(1, 5).flatmap(
    lambda width: st.lists(st.lists(st.integers(0, 8), min_size=width, max_size=width), min_size=1, max_size=5)
)


def test_a_rising_table_is_left_as_it_is() -> None:
    """Equal neighbours are no fault."""
    assert [*fixes(RISING)] == []


def test_one_entry_too_high_is_the_one_to_change() -> None:
    """It is lowered to the least of what comes after; its neighbours stay."""
    assert [*fixes(((0, 3, 1, 2), *RISING[1:]))] == [((0, 1), 1)]


def test_one_entry_too_low_is_the_one_to_change() -> None:
    """It is raised to the most of what comes before; its neighbours stay."""
    assert [*fixes((*RISING[:2], (1, 2, 0, 3)))] == [((2, 2), 2)]


def test_two_faults_far_apart_are_fixed_each_by_itself() -> None:
    """Two entries are changed, not all between them."""
    assert [*fixes(((2, 0, 1, 2), RISING[1], (1, 2, 3, 0)))] == [((0, 0), 0), ((2, 3), 3)]


@given(TABLES)
def test_a_fixed_table_rises(table: list[list[int]]) -> None:
    """After the changes no row and no column falls."""
    for (row, column), rank in fixes(table):
        table[row][column] = rank

    assert all(row == sorted(row) for row in table)
    assert all([*column] == sorted(column) for column in zip(*table, strict=True))
