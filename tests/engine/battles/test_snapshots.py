"""A battle whose players answer from outside waits at each question, and goes on from a snapshot as if it never had."""

from collections.abc import Sequence
from typing import cast

import pytest

from engine.battles.battle import fight, fight_in
from engine.battles.orders import BattleOrder, OrderError
from engine.battles.snapshots import Snapshot, resume
from engine.execution.simulation import Simulation
from engine.games.seven_seconds.battle.form import participants
from engine.games.seven_seconds.kernel.players.heuristic import (
    heuristic_action,
    heuristic_extra_blip,
    heuristic_piece,
    heuristic_points,
)
from engine.games.seven_seconds.kernel.players.interception import heuristic_interception
from engine.games.seven_seconds.kernel.players.outside import Adapter, CustomGame
from engine.games.seven_seconds.kernel.players.retreat import heuristic_pursuit, heuristic_withdrawal
from engine.games.seven_seconds.kernel.records import Game
from schemas.packs.packs import Pack

ANSWERED = ("answered", "answered")


class Recorder:
    """The heuristic player at a side, who writes down every answer."""

    def __init__(self, side: int, answers: list[list[int]]) -> None:
        self.side = side
        self.answers = answers

    def choose_piece(self, game: Game) -> None:
        """Answer and write it down."""
        heuristic_piece(game, self.side)
        self.answers.append([game.choice.piece, game.choice.reveal])

    def choose_action(self, game: Game, piece: int) -> None:
        """Answer and write it down."""
        heuristic_action(game, self.side, piece)
        chosen = game.choice
        self.answers.append(
            [chosen.action, chosen.target, chosen.x_mil, chosen.y_mil, chosen.jump, chosen.toggle, chosen.dice]
        )

    def share_points(self, game: Game, piece: int, pool: int) -> None:
        """Answer and write it down."""
        heuristic_points(game, self.side, piece, pool)
        rows = [*enumerate(zip(game.choice.points, game.choice.points_again, strict=True))]
        shares = [(target, *points) for target, points in rows if any(points)]
        assert not any(game.choice.spot_points)
        self.answers.append([len(shares), *(cell for share in shares for cell in share), 0])

    def choose_extra_blip(self, game: Game) -> None:
        """Answer and write it down."""
        heuristic_extra_blip(game, self.side)
        self.answers.append([game.choice.piece])

    def choose_reveal(self, game: Game) -> None:
        """Answer and write it down."""
        self.answers.append([game.choice.piece])

    def wants_to_withdraw(self, game: Game) -> bool:
        """Answer and write it down."""
        return self._said(heuristic_withdrawal(game, self.side))

    def wants_to_pursue(self, game: Game) -> bool:
        """Answer and write it down."""
        return self._said(heuristic_pursuit(game))

    def wants_to_intercept(self, game: Game, blip: int) -> bool:
        """Answer and write it down."""
        return self._said(heuristic_interception(game, blip))

    def _said(self, answer: bool) -> bool:
        self.answers.append([int(answer)])
        return answer


def _answers(pack: Pack, seed: int) -> list[list[int]]:
    """Return what two heuristic players answer in a battle, question by question."""
    answers: list[list[int]] = []
    adapters = (cast("Adapter", Recorder(0, answers)), cast("Adapter", Recorder(1, answers)))
    fight_in(pack, BattleOrder(participants(players=("custom", "custom")), seed=seed), CustomGame(adapters), "plain")
    return answers


def _check_every_question(simulation: Simulation, seed: int, stops: slice) -> None:
    answers = _answers(simulation.pack, seed)
    snapshot = Snapshot(BattleOrder(participants(players=ANSWERED), seed=seed))
    expected = [*fight(simulation.pack, BattleOrder(seed=seed)).setup.rows()]
    cells = [cell for answer in answers for cell in answer]
    assert [*resume(simulation, snapshot.answered(cells)).rows()] == expected
    for number in range(len(answers))[stops]:
        told = [cell for answer in answers[:number] for cell in answer]
        _check_wait(simulation, snapshot.answered(told), expected)


def _check_wait(simulation: Simulation, snapshot: Snapshot, expected: Sequence[object]) -> None:
    setup = resume(simulation, snapshot)
    rows = [*setup.rows()]
    assert setup.game.answers.question > 0
    assert setup.game.answers.read == len(snapshot.cells)
    assert rows == expected[: len(rows)]


@pytest.mark.parametrize("seed", [0, pytest.param(range(50), marks=pytest.mark.prove)])
def test_resuming_at_every_question_gives_the_same_rows(seven_seconds: Pack, seed: int | range) -> None:
    """At every question the battle stands where the whole one stood, and with all answers it ends as the whole one."""
    simulation = Simulation(seven_seconds, "compiled")
    for each in [seed] if isinstance(seed, int) else seed:
        _check_every_question(simulation, each, slice(None))


def test_plain_and_compiled_wait_at_the_same_questions(seven_seconds: Pack) -> None:
    """In plain mode the battle waits as the compiled one does, looked at every fortieth question."""
    _check_every_question(Simulation(seven_seconds, "plain"), 3, slice(None, None, 40))


@pytest.mark.parametrize("mode", ["plain", "compiled"])
def test_a_battle_without_answers_is_refused(seven_seconds: Pack, mode: str) -> None:
    """Whoever orders a battle of players who answer from outside, and has no answers, is told whose are missing."""
    with pytest.raises(OrderError, match=r"waits for an answer of (red|blue)"):
        fight(seven_seconds, BattleOrder(participants(players=ANSWERED), mode=mode))  # type: ignore[arg-type]  # a word of a table
