"""Choices: the legal answers of a question that waits, listed one after another as the cells that give them.

The kernel of each system has an entry `list_choices` that fills them; nothing of the battle is changed by it.
What lists them goes through candidates, each of which it proposes before it asks the rules, so that one can be drawn of
all that are legal without judging them all.
"""

from typing import Annotated

from engine.kernel.records import Column, Record

CHOICE_CELLS = 65536
NONE_DRAWN = -1
MOST_DRAWS = 12
"""How often a candidate is drawn before all are judged."""


class Choices(Record):
    """So many are `listed`: of each how many cells it has, then these, `length` in all. A `full` list lacks some.

    So many candidates were `proposed`; if one of them is `drawn`, counted from 1, no other is judged.
    """

    listed: Annotated[int, Column("i8")]
    length: Annotated[int, Column("i8")]
    full: Annotated[int, Column("i8")]
    proposed: Annotated[int, Column("i8")]
    drawn: Annotated[int, Column("i8")]
    cells: Annotated[list[int], Column("i4", 65536, kept="length")]


def forget_choices(choices: Choices) -> None:
    """Begin a list from nothing."""
    choices.listed = 0
    choices.length = 0
    choices.full = 0
    choices.proposed = 0


def proposes(choices: Choices) -> bool:
    """Propose a candidate; return whether to judge it, and to list it if it is legal."""
    choices.proposed += 1
    return choices.drawn == 0 or choices.drawn == choices.proposed


def passes_over(choices: Choices, count: int) -> bool:
    """Pass over so many candidates, if there is one drawn and it is none of them; return whether they are."""
    if choices.drawn == 0 or choices.proposed < choices.drawn <= choices.proposed + count:
        return False
    choices.proposed += count
    return True


def begin_choice(choices: Choices, count: int) -> bool:
    """Begin a choice of so many cells; return False where the list has no room for it, and say that it is full."""
    if choices.length + 1 + count > CHOICE_CELLS:
        choices.full = 1
        return False
    choices.listed += 1
    add_cell(choices, count)
    return True


def add_cell(choices: Choices, value: int) -> None:
    """Add a cell to the choice that was begun last."""
    choices.cells[choices.length] = value
    choices.length += 1


def list_cell(choices: Choices, value: int) -> None:
    """List a choice of a single cell that is legal, such as a piece."""
    if proposes(choices):
        add_single(choices, value)


def add_single(choices: Choices, value: int) -> None:
    """Add a choice of a single cell that was proposed."""
    if begin_choice(choices, 1):
        add_cell(choices, value)


def list_no_and_yes(choices: Choices) -> None:
    """List the two answers of a question that asks for a yes or a no: 0 and 1."""
    list_cell(choices, 0)
    list_cell(choices, 1)
