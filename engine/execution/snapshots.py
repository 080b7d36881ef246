"""Battles that wait for an answer: a snapshot is the order and the answers so far, and resuming fights them again.

What may be answered is listed by `choices`, and any answer is judged by `is_legal`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.battles.asking import Choice, choice_sentence, listed_cells
from engine.battles.modes import call, play
from engine.battles.orders import BattleOrder, BattleSetup, OrderError
from engine.battles.played import battles_of
from engine.battles.searching.budgets import budget_of
from engine.execution.simulation import Simulation


@dataclass(frozen=True)
class Snapshot:
    """A battle up to a question: what was ordered, and the cells of all answers, as the system's kernel reads them."""

    order: BattleOrder
    cells: tuple[int, ...] = ()

    def answered(self, cells: Sequence[int]) -> "Snapshot":
        """Return the battle with one more answer."""
        return replace(self, cells=(*self.cells, *cells))


def resume(simulation: Simulation, snapshot: Snapshot) -> BattleSetup:
    """Return the battle at its next question, which `game.answers` names, or at its end if that names none.

    It lasts until this thread sets out another. Raises OrderError for what the pack does not have, and ValueError for
    more answers than there is room for.
    """
    setup = simulation.set_up(snapshot.order)
    answers = setup.game.answers
    if any(budget_of(each.player) for each in snapshot.order.participants):
        raise OrderError("a searching player has no battle that is played by hand")
    if len(snapshot.cells) > len(answers.cells):
        raise ValueError(f"answers have {len(answers.cells)} cells at most, got {len(snapshot.cells)}")
    answers.cells[: len(snapshot.cells)] = [*snapshot.cells]
    answers.given = len(snapshot.cells)
    play(simulation.system, setup.game, simulation.mode)
    return setup


def choices(simulation: Simulation, snapshot: Snapshot, language: str = "") -> tuple[Choice, ...]:
    """Return the legal answers to the question that a battle waits at, in the kernel's order; none at its end.

    `language` is that of their sentences. They are all there are, but for places and numbers that are too many to list:
    of these the system's kernel says which it lists, and `is_legal` judges the others.

    Raises:
        OrderError: the system does not list choices, or the pack does not have what was ordered.
        OverflowError: there are more than a list holds.
    """
    questions = battles_of(simulation.system).questions
    if questions is None:
        raise OrderError(f"battles of {simulation.system} do not list what may be answered")
    setup = resume(simulation, snapshot)
    game, kernel, mode = setup.game, simulation.system, simulation.mode
    if not game.answers.question:
        return ()
    listed = listed_cells(game.choices, lambda: call(kernel, "list_choices", game, mode))
    return tuple(Choice(cells, choice_sentence(questions, setup, cells, language)) for cells in listed)


def is_legal(simulation: Simulation, snapshot: Snapshot, cells: Sequence[int]) -> bool:
    """Return whether the rules take `cells` as they are for an answer to the question that a battle waits at.

    It is answered and the battle fought on, so what judges is what judges in battles.
    """
    answers = resume(simulation, snapshot.answered(cells)).game.answers
    one_whole = len(cells) > 0 and answers.began == len(snapshot.cells) and answers.read == answers.given
    return bool(one_whole and not answers.refused)
