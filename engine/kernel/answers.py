"""Who decides for a side, and the answers of players who decide in cells: laid down beforehand, or drawn of choices.

A battle that asks beyond what is laid down stops where it stands. Dice are keyed, so the same answers always lead there
again.
"""

from typing import Annotated

from engine.kernel.choices import Choices
from engine.kernel.pausing import leave_battle
from engine.kernel.records import Column, Record

HEURISTIC = 0
RANDOM = 1
ANSWERED = 2
CUSTOM = 3


class Answers(Record):
    """The cells of all answers one after another, `read` of the `given` ones; question 0: none waits.

    The last answer that was read began at cell `began`; it was `refused` where the rules did not take it as it is.
    One that was drawn is read off the choices instead, from cell `at` up to `until`; if `until` is 0 none was.
    """

    given: Annotated[int, Column("i8")]
    read: Annotated[int, Column("i8")]
    began: Annotated[int, Column("i8")]
    refused: Annotated[int, Column("i8")]
    question: Annotated[int, Column("i8")]
    side: Annotated[int, Column("i8")]
    piece: Annotated[int, Column("i8")]
    amount: Annotated[int, Column("i8")]
    at: Annotated[int, Column("i8")]
    until: Annotated[int, Column("i8")]
    cells: Annotated[list[int], Column("i4", 65536, kept=True)]


def put_question(answers: Answers, question: int, side: int, piece: int, amount: int) -> None:
    """Put a question to a side, about a piece and an amount."""
    answers.question = question
    answers.side = side
    answers.piece = piece
    answers.amount = amount


def wait_for_answer(answers: Answers) -> None:
    """Return if there is an answer to the question, to be read cell by cell; else leave the battle."""
    if answers.read >= answers.given:
        leave_battle()
    answers.question = 0
    answers.began = answers.read
    answers.refused = 0
    answers.until = 0


def take_choice(answers: Answers, choices: Choices, number: int) -> None:
    """Answer the question with one of the choices that are listed, by its number from 0; if none is, with zeros."""
    answers.question = 0
    answers.at = 1
    for _ in range(number):
        answers.at += 1 + choices.cells[answers.at - 1]
    answers.until = answers.at + (choices.cells[answers.at - 1] if choices.listed > 0 else 0)


def next_cell(answers: Answers, choices: Choices) -> int:
    """Return the next cell of an answer, 0 where an answer was cut short."""
    if answers.until > 0:
        answers.at += 1
        return choices.cells[answers.at - 1] if answers.at <= answers.until else 0
    answers.read += 1
    if answers.read > answers.given:
        return 0
    return answers.cells[answers.read - 1]


def refuse_answer(answers: Answers, policy: int) -> None:
    """Say that the rules do not take the answer of a player as it is, if its answers are laid down."""
    if policy == ANSWERED:
        answers.refused = 1


def said_yes(answers: Answers, choices: Choices) -> bool:
    """Read a yes, 1, or a no, 0; anything else counts as a no, and is refused."""
    found: int = next_cell(answers, choices)
    if found != 0 and found != 1:
        answers.refused = 1
    return found == 1
