"""Looking back at a battle: figures are those of the engine, progress is told, a stop leaves what was found."""

import json
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.execution.playing import PlayedByHand
from engine.execution.simulation import Simulation
from engine.experiments.courses import course_of
from engine.experiments.reviews import missed_in
from schemas.packs.packs import Pack
from studio.jobs.battles import Ground, ground_for, ground_of
from studio.jobs.jobs import WorkerPool
from studio.jobs.reviews import NOT_TOLD, Progress, cannot_tell, find_missed, find_turn, has_answers
from tests.engine.conftest import packs
from tests.studio.blunders import blundered

__all__ = ["packs"]
TRIES = 12
PATIENCE_S = 120


@pytest.fixture(scope="module")
def game(packs: dict[str, Pack]) -> PlayedByHand:
    """A fight of maneuvers, played to its end."""
    return blundered(packs["maneuvers"])


@pytest.fixture(scope="module")
def ground(game: PlayedByHand) -> Ground:
    """Its pack, ready for workers."""
    return ground_for(game.simulation)


@pytest.fixture(scope="module")
def log(game: PlayedByHand) -> bytes:
    """Its log."""
    return log_of(game)


def log_of(game: PlayedByHand) -> bytes:
    return game.battle().jsonl().encode()


def silent(_: object) -> None:
    pass


def after(told: list[Any], times: int, stop: Event) -> Callable[[Any], None]:
    """A report that keeps what is told, and stops after so many times."""

    def report(value: Any) -> None:
        told.append(value)
        if len(told) == times:
            stop.set()

    return report


def test_figures_are_those_of_the_engine(game: PlayedByHand, ground: Ground, log: bytes) -> None:
    """For the same battle and as many tries, to the last digit, in a process that has the pack as bytes alone."""
    with WorkerPool(1) as pool:
        turn, missed = pool.start(find_turn, ground, log, TRIES), pool.start(find_missed, ground, log, TRIES)
        assert turn.ended.wait(PATIENCE_S)
        assert missed.ended.wait(PATIENCE_S)

    course = course_of(game.simulation, game.order, TRIES)
    assert turn.failure == missed.failure == ""
    assert (turn.result.course.ways, turn.result.course.outcome.result) == (course.ways, course.outcome.result)
    assert turn.result.ways == course.ways
    assert missed.result.found == missed_in(game.simulation, game.order, TRIES)
    assert missed.result.found
    assert missed.result.looked_at.done == len(game.order.answers)


def test_where_it_stood_is_known_by_its_rows(game: PlayedByHand, ground: Ground, log: bytes) -> None:
    """As many as the battle had when it waited for the answer."""
    for each in find_missed(ground, log, TRIES, silent, Event()).found:
        asked = PlayedByHand(game.simulation, game.order._replace(answers=game.order.answers[: each.before]))
        assert each.rows == asked.length


def test_progress_is_told_and_a_stop_keeps_what_was_found(game: PlayedByHand, ground: Ground, log: bytes) -> None:
    """Turn by turn, answer by answer; what is stopped says how far it came."""
    turns, answers = course_of(game.simulation, game.order, TRIES).ways, len(game.order.answers)
    stop = Event()
    told = list[Progress]()

    turned = find_turn(ground, log, TRIES, after(told, 2, stop), stop)
    assert told == [Progress(1, len(turns)), Progress(2, len(turns))]
    assert (turned.ways, turned.course) == (turns[:2], None)

    stop, told = Event(), []
    misses = find_missed(ground, log, TRIES, after(told, 20, stop), stop)
    whole = missed_in(game.simulation, game.order, TRIES)
    assert [each.done for each in told] == [*range(1, 21)]
    assert {each.planned for each in told} == {answers}
    assert misses.found == tuple(each for each in whole if each.before < 20)
    assert misses.looked_at == told[-1] == Progress(20, answers, len(misses.found))


def test_a_log_that_is_not_true_of_the_pack_is_refused(packs: dict[str, Pack], ground: Ground, log: bytes) -> None:
    """One of another pack, one in which a row was changed, one that was cut off."""
    first, *rows = log.splitlines(keepends=True)
    changed = json.loads(rows[-1]) | {"round": 99}
    spoilt = b"".join([first, *rows[:-1], json.dumps(changed).encode() + b"\n"])

    for task in (find_turn, find_missed):
        with pytest.raises(OrderError, match="of the pack 'maneuvers', not of 'seven_seconds'"):
            task(ground_of(packs["seven_seconds"]), log, TRIES, silent, Event())
        with pytest.raises(OrderError, match=f"line {1 + len(rows)}: `round` is 99"):
            task(ground, spoilt, TRIES, silent, Event())
        with pytest.raises(OrderError, match="line"):
            task(ground, b"".join([first, *rows[:-1]]), TRIES, silent, Event())
        with pytest.raises(OrderError, match=r"the pack at hand is .* of digest none"):
            task(Ground(ground.serialized, "none"), log, TRIES, silent, Event())


def test_nothing_is_told_where_a_player_searches(packs: dict[str, Pack]) -> None:
    """Or does without an option, or has a name of no player; what was missed only where somebody answered."""
    simulation = Simulation(packs["maneuvers"])

    def header(**players: str) -> dict[str, Any]:
        order = BattleOrder(tuple(Participant(seat, None, player) for seat, player in players.items()), seed=1)
        return fight(simulation.pack, order).header

    plain = header(a="heuristic", b="bold")
    assert (cannot_tell(plain), has_answers(plain)) == ("", False)
    for player in ("search:20", "bold without Observe", "search:none"):
        seated = [{"seat": "a", "force": None, "player": player}, *plain["order"]["participants"]]
        found = {**plain, "order": {**plain["order"], "participants": seated}}
        assert cannot_tell(found) == NOT_TOLD
    answered = [{"seat": "a", "force": None, "player": "answered"}]
    assert has_answers({**plain, "order": {**plain["order"], "participants": answered}})
