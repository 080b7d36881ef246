"""Records for programs: figures that are kept beside the pack with all that is needed to measure them again."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.battles.battle import pack_digest
from engine.experiments.records.comparisons import differences, figures_differ
from engine.experiments.records.orders import Order, RecordError, order_from
from engine.experiments.records.record import Record, made_record, refuse_name
from engine.experiments.records.shelf import Shelf
from engine.experiments.records.states import changes_to, state_of
from musterpress.api.packs import FaultyPack, Pack, sound
from musterpress.api.recording.measures import measured_again
from musterpress.api.tables import Table
from musterpress.api.watching import Watch, unwatched
from schemas.packs.packs import Pack as ReadPack


def records(pack: Pack) -> tuple[Record, ...]:
    """Return what was measured and kept of a pack, by number; files that are no records are left out.

    A record has its `number`, `name`, `note`, `pinned`, the `order` with its arguments, and `figures`.
    """
    return Shelf(pack.read.folder).records()


def keep(pack: Pack, measure: str, *, name: str = "", progress: Watch = unwatched, **arguments: Any) -> Record:
    """Measure a pack and keep the figures beside it as a record, which is returned.

    A `measure` is what the function here is called that measures it, "balance" or "profile", with its arguments;
    "battle" is `fight`, "battles" is `fight_many` by a number and the first seed, "odds" takes a `table` and its
    `inputs`, a dict of texts such as "2..4". Of more than 100 records the oldest
    go that are not pinned.

    Source: `docs/decisions/0042-records-beside-the-pack.md`.

    Raises:
        RecordError: the pack is a shipped one, there is no such measurement, or it was stopped by hand.
        OrderError: the pack has not what is named.
        OSError: it cannot be written.
    """
    order, shelf = order_from(measure, arguments), Shelf(pack.read.folder)
    refuse_name(name)
    shelf.refuse_unfit()
    return kept(pack.read, order, measured_again(pack, order, progress), name, pack.changes)


def kept(
    pack: ReadPack, order: Order, found: Table, name: str = "", changes: Mapping[Path, bytes | None] | None = None
) -> Record:
    """Keep what an order has shown of a pack, whose files may have changes in memory, and return the record.

    Raises:
        RecordError: it cannot be kept.
        OSError: it cannot be written.
    """
    record = made_record(pack, order, found, name)
    return Shelf(pack.folder).keep(record, state_of(pack, lambda path: (changes or {}).get(path) or path.read_bytes()))


@dataclass(frozen=True)
class Rerun:
    """A record measured again: the `table` that was found, and what `differs` from the record, a line each.

    `reasons` are what is not as it was: the pack, Musterpress, the rules of play. Without any, the figures are the
    same to the last digit, or something is wrong with Musterpress.
    """

    record: Record
    table: Table
    reasons: tuple[str, ...]
    differs: tuple[str, ...]

    @property
    def is_same(self) -> bool:
        """Return whether the figures are those of the record."""
        return not self.differs


def rerun(pack: Pack, which: str | int, *, as_it_was: bool = False, progress: Watch = unwatched) -> Rerun:
    """Measure a record again, by its number or name: of the pack as it stands, or as it was when it was measured.

    Raises:
        RecordError: there is no such record, or the pack as it was cannot be had.
        OrderError: the pack has not what was measured.
    """
    shelf = Shelf(pack.read.folder)
    record = shelf.named(str(which))
    measured = past(pack, record) if as_it_was else pack
    again = measured_again(measured, record.order, progress)
    probe = made_record(measured.read, record.order, again)
    return Rerun(record, again, tuple(_reasons(pack, record, probe)), figures_differ(record, probe))


def past(pack: Pack, record: Record) -> Pack:
    """Return the pack as it was when a record was measured. What it builds on is as it is now.

    Raises:
        RecordError: it is not kept, it has errors today, or what it builds on says something else.
    """
    if record.digest == pack_digest(pack.read):
        return pack
    state = Shelf(pack.read.folder).state_of(record)
    try:
        found = sound(pack.read.folder, {**pack.changes, **changes_to(state, pack.read)})
    except FaultyPack as error:
        first = error.verdict.errors[0]
        raise RecordError(f"the pack of record {record.number} has errors today: {first.message}") from error
    if pack_digest(found.read) != record.digest:
        raise RecordError(f"what the pack of record {record.number} builds on says something else today")
    return found


def _reasons(pack: Pack, record: Record, now: Record) -> list[str]:
    """Return what is not as it was when a record was measured: program, rules of play, what the pack says."""
    pairs = (
        ("Musterpress", record.engine, now.engine),
        ("the rules of play", record.kernel, now.kernel),
        ("the pack", record.pack, now.pack),
    )
    found = [f"{what}: {new}, was {old}" for what, old, new in pairs if old != new]
    return [*found, *_said_otherwise(pack, record)] if record.digest != now.digest else found


def _said_otherwise(pack: Pack, record: Record) -> tuple[str, ...]:
    try:
        return differences(past(pack, record).read, pack.read)
    except RecordError as error:
        return (f"the pack says something else; {error}",)
