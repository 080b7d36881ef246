"""The sentence of each answer that a question to a player may have."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.maneuvers.battle.names import Cast
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.log.words import RATINGS
from engine.kernel.answers import Answers

Cells = tuple[int, ...]
Tell = Callable[[Answers, Cells, Cast], str]


def choice_sentence(setup: Any, cells: Cells) -> str:
    """Return what an answer to the question that waits means; `cells` as the kernel's answered player reads them."""
    answers = setup.game.answers
    return f"{TELLS[answers.question](answers, cells, setup.names)}."


def _maneuver(answers: Answers, cells: Cells, names: Cast) -> str:
    maneuver, rating, target, ally = cells
    actor = names.person(answers.piece)
    if maneuver == NOBODY:
        return f"{actor} lets it be with {names.maneuver(answers.amount)}"
    against = f" against {names.person(target)}" if target >= 0 else ""
    naming = f", naming {names.person(ally)}" if ally >= 0 else ""
    return f"{actor} goes for {names.maneuver(maneuver)}{against}{naming}, on {RATINGS[rating]}"


def _opposition(answers: Answers, cells: Cells, names: Cast) -> str:
    opponent, rating = cells
    maneuver = names.maneuver(answers.amount)
    return f"{names.person(opponent)} opposes {names.person(answers.piece)}'s {maneuver}, on {RATINGS[rating]}"


def _noticed(answers: Answers, cells: Cells, names: Cast) -> str:
    return f"{names.person(answers.piece)} notices {names.person(cells[0])}"


def _escape(answers: Answers, cells: Cells, names: Cast) -> str:
    actor = names.person(answers.piece)
    return f"{actor} leaves the fight for {answers.amount} points" if cells[0] else f"{actor} stays in the fight"


def _payment(answers: Answers, cells: Cells, names: Cast) -> str:
    return f"{names.person(answers.piece)} {f'pays {answers.amount}' if cells[0] else 'pays nothing'}"


TELLS: Mapping[int, Tell] = {
    codes.ASK_MANEUVER: _maneuver,
    codes.ASK_OPPOSITION: _opposition,
    codes.ASK_EXTRA: _maneuver,
    codes.ASK_NOTICED: _noticed,
    codes.ASK_ESCAPE: _escape,
    codes.ASK_PAYMENT: _payment,
}
