"""Looking back at a battle that is over: where it turned and what was missed, found from its log by worker processes.

The figures are those of `musterpress replay --chances` and `--missed`, made by the same functions.
"""

import io
from dataclasses import dataclass
from threading import Event
from typing import Final

from engine.battles.battle import fight
from engine.battles.logs import open_log
from engine.battles.orders import BattleOrder, LogError, LogRow, OrderError
from engine.battles.styles import stands_still
from engine.execution.playing import ANSWERED
from engine.execution.serialization import simulation_of
from engine.execution.simulation import Simulation
from engine.execution.snapshots import ordered, verify
from engine.experiments.courses import Course, Ways, ways_of
from engine.experiments.reviews import Missed, reviewed, worst_first
from studio.jobs.battles import Ground
from studio.jobs.jobs import Report

NOT_TOLD: Final = "Where it turned and what was missed is not told where a player searches or lacks an option."


@dataclass(frozen=True)
class Progress:
    """How far somebody has looked: so many turns or answers of so many, and how much was found."""

    done: int = 0
    planned: int = 0
    found: int = 0


@dataclass(frozen=True)
class Turned:
    """What might have become of a battle from its beginning and the end of turns, and all of it if it was looked at."""

    ways: tuple[Ways, ...]
    course: Course | None = None


@dataclass(frozen=True)
class Misses:
    """What was missed with the first answers of a battle, as many as were looked at: what cost most first."""

    found: tuple[Missed, ...]
    looked_at: Progress


def cannot_tell(header: LogRow) -> str:
    """Return why nothing is told of a battle with this header, as a sentence; "" where it is."""
    try:
        copied = not any(stands_still(player) for player in _players(header))
    except OrderError:  # a name of no player there is, which a log may hold
        copied = False
    return "" if copied else NOT_TOLD


def has_answers(header: LogRow) -> bool:
    """Return whether somebody played a battle with this header by hand."""
    return ANSWERED in _players(header)


def _players(header: LogRow) -> tuple[str, ...]:
    return tuple(each["player"] for each in header["order"]["participants"])


def find_turn(ground: Ground, log: bytes, tries: int, report: Report, stop: Event) -> Turned:
    """Return where the battle of a log turned, reporting `Progress` turn by turn; a task for a worker.

    What was found until a stop is returned without a course.

    Raises:
        OrderError: the log is not true of the pack, or nothing is told of such a battle.
    """
    simulation, order = _verified(ground, log)
    planned, ways = fight(simulation.pack, order).result.turns, list[Ways]()
    found = ways_of(simulation, order, tries)
    while not stop.is_set():
        try:
            ways.append(next(found))
        except StopIteration as ended:
            return Turned(tuple(ways), Course(ended.value, tuple(ways)))
        report(Progress(len(ways), planned))
    return Turned(tuple(ways))


def find_missed(ground: Ground, log: bytes, tries: int, report: Report, stop: Event) -> Misses:
    """Return what was missed in the battle of a log, reporting `Progress` answer by answer; a task for a worker.

    A stop leaves out the answers that follow.

    Raises:
        OrderError: the log is not true of the pack, or nothing is told of such a battle.
    """
    simulation, order = _verified(ground, log)
    found, progress = list[Missed](), Progress(0, len(order.answers))
    for missed in reviewed(simulation, order, tries):
        found += [missed] if missed else []
        progress = Progress(progress.done + 1, progress.planned, len(found))
        report(progress)
        if stop.is_set():
            break
    return Misses(worst_first(found), progress)


def _verified(ground: Ground, log: bytes) -> tuple[Simulation, BattleOrder]:
    """Return what fights the battle of a log, and its order, once it is verified.

    Raises:
        OrderError: it cannot be read, or is not true of the pack.
    """
    simulation = simulation_of(ground.serialized)
    try:
        difference = verify(open_log(io.BytesIO(log)), simulation.pack, digest=ground.digest).difference
        order = ordered(open_log(io.BytesIO(log)))
    except LogError as error:
        raise OrderError(str(error)) from error
    if difference:
        raise OrderError(difference)
    return simulation, order
