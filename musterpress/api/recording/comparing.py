"""Two states of a pack compared by what was measured of them: what they say otherwise, and what comes of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from engine.experiments.records.comparisons import common_order, differences, is_paired, moved
from engine.experiments.records.orders import Order, RecordError, arguments_of
from engine.experiments.records.record import NOW, Record
from engine.experiments.records.revisions import changes_at, is_revision
from engine.experiments.records.shelf import Shelf
from engine.kernel.kernels import kernel_digest
from musterpress.api.balancing import balance
from musterpress.api.finding import PackError
from musterpress.api.packs import FaultyPack, Pack, load, sound
from musterpress.api.recording.keeping import past
from musterpress.api.recording.measures import measured_again
from musterpress.api.tables import Row, Table
from musterpress.api.watching import Watch, unwatched


@dataclass(frozen=True)
class Side:
    """One of two states that are compared: what it is called, the pack as it is there, and the record, if it is one."""

    name: str
    pack: Pack
    record: Record | None = None


def compare(pack: Pack, old: str | int, new: str | int = NOW, *, progress: Watch = unwatched) -> Table:
    """Return what differs from an old state of a pack to a new one.

    A state is a record by number or name, "now", a revision such as "git:HEAD~1" of the repository that the pack lies
    in, or a folder.

    Both are measured by the order of the record, so one of them is a record, and two are of the same order. A balance
    by pairing is fought on the same dice in both, and a row has the `difference` of the rates, new less old, with its
    interval, as `balance(new, against=old)` has it. Other figures stand side by side, `old` and `new`, those that
    moved. `facts["differs"]` says in words what differs between the packs.

    Raises:
        RecordError: there is no such record, the orders differ, or a state cannot be had.
        PackError: there is no such folder.
        OrderError: one of the states has not what is measured.
    """
    sides = side_of(pack, str(old)), side_of(pack, str(new))
    order = common_order(each.record for each in sides)
    told = {"from": sides[0].name, "to": sides[1].name, "differs": [*differences(*(each.pack.read for each in sides))]}
    found = paired(*sides, order, progress) if is_paired(order) else side_by_side(*sides, order, progress)
    return Table(found.rows, {**found.facts, **told}, found.notes)


def side_of(pack: Pack, name: str) -> Side:
    """Return the state of a pack that is called so.

    Raises:
        RecordError: there is no such record, or the pack as it was then cannot be had.
        PackError: it is neither a record nor a folder of a pack.
    """
    if name == NOW:
        return Side(name, pack)
    if is_revision(name):
        return Side(name, at_revision(pack.read.folder, name))
    shelf = Shelf(pack.read.folder)
    try:
        record = shelf.named(name)
    except RecordError as error:
        try:
            return Side(name, load(name))
        except PackError:
            raise error from None
    return Side(name, past(pack, record), record)


def at_revision(folder: Path, name: str) -> Pack:
    """Return the pack in a folder as it was at a revision: "git:HEAD~1". What it builds on is as it is now.

    Raises:
        RecordError: there is no git, no repository, no such revision, no pack in that folder then, or one with errors.
    """
    try:
        return sound(folder, changes_at(folder, name))
    except FaultyPack as error:
        first = error.verdict.errors[0]
        raise RecordError(f"the pack of {name} has errors: {first.path}: {first.message}") from error


def paired(old: Side, new: Side, order: Order, progress: Watch) -> Table:
    """Return a balance of the new state against the old one, on the same dice."""
    asked = {name: value for name, value in arguments_of(order).items() if name not in {"by", "styles", "without"}}
    return balance(new.pack, against=old.pack, **asked, progress=progress)


def side_by_side(old: Side, new: Side, order: Order, progress: Watch) -> Table:
    """Return the figures that moved between two states, a row each; what is no record is measured first."""
    rows, notes = moved(_rows(old, order, progress), _rows(new, order, progress))
    return Table(tuple(rows), {"pack": new.pack.id, "measure": order.measure}, notes)


def _rows(side: Side, order: Order, progress: Watch) -> Iterable[Row]:
    """Return the rows of a state; a record of other rules of play is measured again."""
    record = side.record
    if record is not None and record.kernel == kernel_digest(record.system):
        return record.rows
    return measured_again(side.pack, order, progress).rows
