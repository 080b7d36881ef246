"""Battles that are fought again: to see whether a log is true, and up to where one waits for an answer."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from engine.battles.asking import Choice, listed_cells, offered
from engine.battles.battle import fight, pack_digest
from engine.battles.logs import Log
from engine.battles.modes import call
from engine.battles.orders import ENGINE, BattleOrder, BattleSetup, LogError, LogRow, Mode, OrderError, Participant
from engine.battles.played import battles_of
from engine.campaigns import campaigns_of
from engine.execution.simulation import Simulation
from engine.kernel.kernels import kernel_digest
from schemas.packs.packs import Pack

MAY_DIFFER = {"mode", "engine", "kernel", "digest"}
"""Of the header: the same battle is played in either mode, another engine or kernel is noted, and digests are first."""


@dataclass(frozen=True)
class Verdict:
    """What was found: how many rows are the same, what differs first ("" if nothing), and what else to know."""

    rows: int
    difference: str
    notes: tuple[str, ...] = ()


def verify(log: Log, pack: Pack, mode: Mode = "auto", digest: str = "") -> Verdict:
    """Fight the battle of a log again and compare it row by row; the mode it was played in may differ.

    `digest` is that of the pack, where the pack at hand has come without its texts and cannot say it.

    Raises:
        LogError: the log cannot be read, or orders what the pack does not have.
    """
    notes = tuple(_notes(log))
    stranger = _another_pack(log, pack, digest or pack_digest(pack))
    if stranger:
        return Verdict(0, stranger, notes)
    expected = _again(log, pack, mode)
    same = 0
    for written, true in zip_longest(_written(log), expected):
        difference = _difference(same + 1, written, true)
        if difference:
            return Verdict(same, difference, notes)
        same += 1
    return Verdict(same, "", notes)


def _notes(log: Log) -> list[str]:
    header, kernel = log.header, kernel_digest(log.header.system)
    if header.engine != ENGINE:
        return [f"the log was written by engine {header.engine}, this is {ENGINE}: it may play by other words or rules"]
    if header.kernel == kernel:
        return []
    other = f"the kernel {header.kernel}" if header.kernel else "a kernel that it does not name"
    return [f"the log was written by {other}, this is {kernel}: the rules may have been changed in between"]


def _another_pack(log: Log, pack: Pack, digest: str) -> str:
    header, manifest = log.header, pack.manifest
    if header.pack != manifest.id:
        return f"line 1: the log is of the pack {header.pack!r}, not of {manifest.id!r}"
    if header.digest != digest:
        return (
            f"line 1: the log was played with {header.pack} {header.version} of digest {header.digest}, "
            f"the pack at hand is {manifest.version} of digest {digest}: it says something else now"
        )
    return ""


def _again(log: Log, pack: Pack, mode: Mode) -> "list[LogRow]":
    try:
        return [*fight(pack, ordered(log, mode)).rows()]
    except OrderError as error:
        raise LogError(1, f"the header orders a battle that cannot be fought: {error}") from error


def ordered(log: Log, mode: Mode = "auto") -> BattleOrder:
    """Return the order of a log's battle.

    Raises:
        LogError: what a seat carries into the battle is not as its system writes it.
        OrderError: a seat carries something, and its system has no campaigns.
    """
    order = log.header.order
    participants = tuple(Participant(each.seat, each.force, each.player) for each in order.participants)
    whole = BattleOrder(participants, order.scenario, order.map, log.header.seed, mode, _carried(log), order.answers)
    return whole._replace(resigned=order.resigned)


def _carried(log: Log) -> tuple[Any, ...]:
    if not log.header.order.carried:
        return ()
    campaigns = campaigns_of(log.header.system)
    try:
        return tuple(campaigns.carried.model_validate_json(json.dumps(each)) for each in log.header.order.carried)
    except ValueError as error:
        raise LogError(1, "`order.carried` of the header is not what a campaign hands on") from error


def _written(log: Log) -> Any:
    yield log.first
    yield from log.rows


def _difference(line: int, written: LogRow | None, true: LogRow | None) -> str:
    if written is None:
        return f"line {line}: the log ends, but the battle goes on with {_text(true)}"
    if true is None:
        return f"line {line}: the battle has ended before"
    for key in dict.fromkeys([*true, *written]):
        differs = (key in written) != (key in true) or _text(written.get(key)) != _text(true.get(key))
        if differs and key not in MAY_DIFFER:
            return _values(line, key, written, true)
    return ""


def _values(line: int, key: str, written: LogRow, true: LogRow) -> str:
    if key not in written:
        return f"line {line}: `{key}` is missing; it should be {_text(true[key])}"
    if key not in true:
        return f"line {line}: `{key}` is {_text(written[key])}, but this row has no `{key}`"
    return f"line {line}: `{key}` is {_text(written[key])}, but the battle says {_text(true[key])}"


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def resume(simulation: Simulation, order: BattleOrder) -> BattleSetup:
    """Return the battle at its next question, which `game.answers` names, or at its end if that names none.

    It lasts until this thread sets out another. Raises OrderError for what the pack does not have, and for more answers
    than there is room for.
    """
    return simulation.fought(order)


def choices(simulation: Simulation, order: BattleOrder, language: str = "") -> tuple[Choice, ...]:
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
    setup = resume(simulation, order)
    game, kernel, mode = setup.game, simulation.system, simulation.mode
    if not game.answers.question:
        return ()
    listed = listed_cells(game.choices, lambda: call(kernel, "list_choices", game, mode))
    return tuple(offered(questions, setup, cells, language) for cells in listed)


def is_legal(simulation: Simulation, order: BattleOrder, cells: Sequence[int]) -> bool:
    """Return whether the rules take `cells` as they are for an answer to the question that a battle waits at.

    It is answered and the battle fought on, so what judges is what judges in battles.
    """
    answers = resume(simulation, order.answered(tuple(cells))).game.answers
    before = sum(map(len, order.answers))
    one_whole = len(cells) > 0 and answers.began == before and answers.read == answers.given
    return bool(one_whole and not answers.refused)
