"""Two states of a pack compared: records, steps of the history, what is saved, revisions of git.

The figures are those of `musterpress compare` and `balance --against`, from the same trials by the same functions.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import NamedTuple

from engine.battles.battle import pack_digest
from engine.battles.orders import OrderError
from engine.execution.simulation import Simulation
from engine.experiments.balance import compare
from engine.experiments.measures.orders import trials_of
from engine.experiments.measures.rows import Row, comparison_rows
from engine.experiments.measures.words import rests_on
from engine.experiments.records.comparisons import differences, is_paired, moved
from engine.experiments.records.orders import Order, RecordError
from engine.experiments.records.record import Record
from engine.experiments.records.revisions import changes_at
from engine.experiments.records.shelf import Shelf
from engine.experiments.records.states import changes_to
from engine.kernel.kernels import kernel_digest
from schemas.packs.drafts import Memory
from schemas.packs.packs import Pack
from studio.jobs.jobs import Report
from studio.jobs.measuring.numbers import Draft
from studio.jobs.measuring.records import balance_order, can_be_repeated, repeated


class State(NamedTuple):
    """A state of a pack by what it is called: the files of a draft, or what these were in a record or at a revision."""

    name: str
    draft: Draft
    record: Record | None = None
    revision: str = ""


@dataclass(frozen=True)
class Compared:
    """What two states show, by their names: what their packs say otherwise, a line each, rows, and sentences.

    The rows are differences on the same dice if it `is_paired`, else figures of both that moved.
    """

    old: str
    new: str
    differs: tuple[str, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...]
    is_paired: bool


class _Side(NamedTuple):
    """A state with its files and its pack."""

    state: State
    draft: Draft
    pack: Pack


def compare_states(states: tuple[State, State], order: Order, report: Report, stop: Event) -> Compared:
    """Return what differs from a state of a pack to another one, by what an order measures; a task for a worker.

    Where figures can be paired, both are fought anew on the same dice, reporting `Progress`: `balance --against`. Of
    others a record has its own, and any other state is measured.

    Raises:
        OrderError: a state cannot be had, has errors, or has not what is measured.
    """
    try:
        old, new = map(_side, states)
    except (RecordError, ValueError) as error:
        raise OrderError(str(error)) from error
    names, told = (old.state.name, new.state.name), differences(old.pack, new.pack)
    if not is_paired(order):
        rows, notes = moved(*(_rows(each, order, report, stop) for each in (old, new)))
        return Compared(*names, told, tuple(rows), notes, is_paired=False)
    before, after = (Simulation(each.pack) for each in (old, new))
    [trial] = trials_of([after, before], balance_order(order, after))
    found = compare(after, before, trial, stop, report)
    return Compared(*names, told, tuple(comparison_rows(found)), tuple(rests_on(found, after.mode)), is_paired=True)


def _rows(side: _Side, order: Order, report: Report, stop: Event) -> Sequence[Row]:
    """Return the rows of a state; a record of other rules of play is measured again."""
    record = side.state.record
    if record is not None and record.kernel == kernel_digest(record.system):
        return record.rows
    if not can_be_repeated(order, side.pack):
        raise OrderError("the command line measures this: `musterpress compare`")
    task, arguments = repeated(side.draft, side.pack, order)
    rows: Sequence[Row] = task(*arguments, report, stop).rows
    return rows


def _side(state: State) -> _Side:
    """Return a state with its pack.

    Raises:
        RecordError: a record's is not kept, what it builds on says something else today, or there is no such revision.
        ValueError: it has errors.
    """
    if state.revision:
        gone = dict.fromkeys(state.draft.files)
        draft = Draft(state.draft.folder, {**gone, **changes_at(state.draft.folder, state.revision)})
        return _Side(state, draft, _checked(state, draft))
    now = _checked(state, state.draft)
    if state.record is None or pack_digest(now) == state.record.digest:
        return _Side(state, state.draft, now)
    draft = Draft(state.draft.folder, {**state.draft.files, **_kept(state.draft.folder, state.record, now)})
    then = _checked(state, draft)
    if pack_digest(then) != state.record.digest:
        raise RecordError(f"what the pack of record {state.record.number} builds on says something else today")
    return _Side(state, draft, then)


def _kept(folder: Path, record: Record, now: Pack) -> Mapping[Path, bytes | None]:
    return changes_to(Shelf(folder).state_of(record), now)


def _checked(state: State, draft: Draft) -> Pack:
    try:
        return draft.checked(Memory())
    except ValueError as error:
        raise OrderError(f"the pack has errors ({state.name}): {error}") from error
