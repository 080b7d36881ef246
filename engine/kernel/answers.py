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

LENT = 1
DECIDED = 2


class Answers(Record):
    """The cells of all answers one after another, `read` of the `given` ones; question 0: none waits.

    The last answer that was read began at cell `began`; it was `refused` where the rules did not take it as it is.
    One that was drawn is read off the choices instead, from cell `at` up to `until`; if `until` is 0 none was.

    Where a battle stands, its question may be `lent` (LENT) to the heuristic player, who decides it instead, by the
    style of the side that was asked; once it has (DECIDED) the battle stands again, with what was chosen and, of a yes
    or no, with `yes`.
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
    lent: Annotated[int, Column("i8")]
    yes: Annotated[int, Column("i8")]
    cells: Annotated[list[int], Column("i4", 65536, kept="given")]


def put_question(answers: Answers, question: int, side: int, piece: int, amount: int) -> None:
    """Put a question to a side, about a piece and an amount."""
    answers.question = question
    answers.side = side
    answers.piece = piece
    answers.amount = amount


def wait_for_answer(answers: Answers) -> None:
    """Leave the battle if no answer to the question is laid down; it goes on here once there is, or another player."""
    if answers.read >= answers.given:
        leave_battle()


def begin_answer(answers: Answers) -> None:
    """Begin to read an answer that is laid down, cell by cell."""
    answers.question = 0
    answers.began = answers.read
    answers.refused = 0
    answers.until = 0


def stand_decided(answers: Answers, yes: int) -> None:
    """Let the battle stand once the heuristic player has decided a question that was lent to it."""
    if answers.lent == LENT:
        answers.lent = DECIDED
        answers.yes = yes
        leave_battle()


def answers_in_cells(policy: int) -> bool:
    """Return whether a player's answers are cells: laid down, or drawn of what is legal."""
    return policy == RANDOM or policy == ANSWERED


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
