"""Legal answers as a kernel lists them, cell by cell, and what they mean as the rows of questions say."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.battles.events import FLAG, tell
from engine.kernel.choices import forget_choices
from engine.kernel.questions import Questions

Cells = tuple[int, ...]


@dataclass(frozen=True)
class Choice:
    """A legal answer: its cells, as a snapshot takes them, and what it means, as a sentence."""

    cells: Cells
    sentence: str


def listed_cells(choices: Any, fill: Callable[[], None]) -> tuple[Cells, ...]:
    """Return the cells of each answer that `fill` lists in an empty list, once each, in its order.

    Raises:
        OverflowError: there are more than a list holds.
    """
    forget_choices(choices)
    fill()
    if choices.full:
        raise OverflowError(f"more than {choices.listed} choices; they have {len(choices.cells)} cells at most")
    return tuple(dict.fromkeys(_answers(choices)))


def _answers(choices: Any) -> Iterator[Cells]:
    cells, at = choices.cells[: choices.length], 0
    while at < len(cells):
        yield tuple(cells[at + 1 : at + 1 + cells[at]])
        at += 1 + cells[at]


def choice_sentence(questions: Questions, setup: Any, cells: Cells, language: str = "") -> str:
    """Return what an answer to the question that waits means, by the names of its cells in the question's row.

    Its other names are those of every question: `side` and `actor` are asked, `amount` is what it is about, and a yes
    or no is `yes`.
    """
    answers = setup.game.answers
    row = questions.row(answers.question)
    told = row.cells or {"yes": FLAG}
    values = {"side": setup.seats[answers.side], "actor": questions.piece(answers.piece, setup)}
    values["amount"] = answers.amount
    values |= {name: cell(value, setup) for (name, cell), value in zip(told.items(), cells, strict=False)}
    values |= {name: value(cells, setup) for name, value in row.further.items()}
    return tell(
        row.says, values, language, {**questions.parts, **{name: cell.say for name, cell in told.items() if cell.say}}
    )
