"""Battles that wait for an answer: a snapshot is the order and the answers so far, and resuming fights them again."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.battles.modes import play
from engine.battles.orders import BattleOrder, BattleSetup
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
    if len(snapshot.cells) > len(answers.cells):
        raise ValueError(f"answers have {len(answers.cells)} cells at most, got {len(snapshot.cells)}")
    answers.cells[: len(snapshot.cells)] = [*snapshot.cells]
    answers.given = len(snapshot.cells)
    play(simulation.system.value, setup.game, simulation.mode)
    return setup
