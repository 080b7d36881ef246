"""A battle whose players answer from outside waits at each question, and goes on from a snapshot as if it never had."""

from collections.abc import Sequence

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, OrderError
from engine.execution.simulation import Simulation
from engine.execution.snapshots import resume
from engine.games.seven_seconds.form import participants
from schemas.packs.packs import Pack
from tests.engine.games.seven_seconds.recorder import recorded
from tests.samples import at_length

ANSWERED = ("answered", "answered")


def _answers(pack: Pack, seed: int) -> list[tuple[int, ...]]:
    """Return what two heuristic players answer in a battle, question by question."""
    return [answer.cells for answer in recorded(pack, seed, ("heuristic", "heuristic"))]


def _check_every_question(simulation: Simulation, seed: int, stops: slice) -> None:
    answers = _answers(simulation.pack, seed)
    snapshot = BattleOrder(participants(players=ANSWERED), seed=seed)
    expected = [*fight(simulation.pack, BattleOrder(seed=seed)).setup.rows()]
    cells = tuple(cell for answer in answers for cell in answer)
    assert [*resume(simulation, snapshot.answered(cells)).rows()] == expected
    for number in range(len(answers))[stops]:
        told = tuple(cell for answer in answers[:number] for cell in answer)
        _check_wait(simulation, snapshot.answered(told), expected)


def _check_wait(simulation: Simulation, snapshot: BattleOrder, expected: Sequence[object]) -> None:
    setup = resume(simulation, snapshot)
    rows = [*setup.rows()]
    assert setup.game.answers.question > 0
    assert setup.game.answers.read == sum(map(len, snapshot.answers))
    assert rows == expected[: len(rows)]


@at_length("seeds", range(10), range(50), few=range(1))
def test_resuming_at_every_question_gives_the_same_rows(seven_seconds: Pack, seeds: range) -> None:
    """At every question the battle stands where the whole one stood, and with all answers it ends as the whole one."""
    simulation = Simulation(seven_seconds, "compiled")
    for seed in seeds:
        _check_every_question(simulation, seed, slice(None))


@at_length("seeds", range(10), range(50), few=range(3, 4))
def test_plain_and_compiled_wait_at_the_same_questions(seven_seconds: Pack, seeds: range) -> None:
    """In plain mode the battle waits as the compiled one does, looked at every fortieth question."""
    simulation = Simulation(seven_seconds, "plain")
    for seed in seeds:
        _check_every_question(simulation, seed, slice(None, None, 40))


@pytest.mark.parametrize("mode", ["plain", "compiled"])
def test_a_battle_without_answers_is_refused(seven_seconds: Pack, mode: str) -> None:
    """Whoever orders a battle of players who answer from outside, and has no answers, is told whose are missing."""
    with pytest.raises(OrderError, match=r"waits for an answer of (red|blue)"):
        fight(seven_seconds, BattleOrder(participants(players=ANSWERED), mode=mode))  # type: ignore[arg-type]  # a word of a table
