"""Legal answers as kernels list them: each once, in its order, and never some of too many."""

import pytest

from engine.battles.asking import listed_cells
from engine.kernel.choices import CHOICE_CELLS, Choices, add_cell, begin_choice, list_cell


def test_answers_are_listed_once_each_in_their_order() -> None:
    """What stood in the list before is forgotten, and answers of several cells stay whole."""
    choices = Choices()
    list_cell(choices, 9)

    def fill() -> None:
        list_cell(choices, 3)
        if begin_choice(choices, 2):
            add_cell(choices, 1)
            add_cell(choices, -1)
        list_cell(choices, 3)

    assert listed_cells(choices, fill) == ((3,), (1, -1))


def test_a_list_that_is_full_is_none() -> None:
    """More answers than it holds are an error, so nobody takes some of them for all there are."""
    choices = Choices()

    def fill() -> None:
        for number in range(CHOICE_CELLS // 2 + 1):
            list_cell(choices, number)

    with pytest.raises(OverflowError, match="more than 32768 choices; they have 65536 cells at most"):
        listed_cells(choices, fill)
