"""Answers laid down for players who decide outside of the kernel, and the question that waits for the next one.

A battle that asks beyond them stops where it stands. Dice are keyed, so the same answers always lead there again.
"""

from typing import Annotated

from engine.kernel.pausing import leave_battle
from engine.kernel.records import Column, Record


class Answers(Record):
    """The cells of all answers one after another, `read` of the `given` ones; question 0: none waits.

    The last answer that was read began at cell `began`; it was `refused` where the rules did not take it as it is.
    """

    given: Annotated[int, Column("i8")]
    read: Annotated[int, Column("i8")]
    began: Annotated[int, Column("i8")]
    refused: Annotated[int, Column("i8")]
    question: Annotated[int, Column("i8")]
    side: Annotated[int, Column("i8")]
    piece: Annotated[int, Column("i8")]
    amount: Annotated[int, Column("i8")]
    cells: Annotated[list[int], Column("i4", 65536, kept=True)]


def ask(answers: Answers, question: int, side: int, piece: int, amount: int) -> None:
    """Return if there is an answer, to be read cell by cell; else say what is asked, and leave the battle."""
    if answers.read >= answers.given:
        answers.question = question
        answers.side = side
        answers.piece = piece
        answers.amount = amount
        leave_battle()
    answers.began = answers.read
    answers.refused = 0


def next_cell(answers: Answers) -> int:
    """Return the next cell of an answer, 0 where an answer was cut short."""
    answers.read += 1
    if answers.read > answers.given:
        return 0
    return answers.cells[answers.read - 1]
