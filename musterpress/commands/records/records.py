"""`musterpress records`: what was measured and kept of a pack."""

from collections.abc import Sequence
from typing import Annotated

import typer

from engine.battles.battle import pack_digest
from engine.experiments.records.headlines import called, headline, ordered_words, short_table, state_words
from engine.experiments.records.record import Record
from engine.experiments.records.shelf import Broken, Shelf
from musterpress.api.packs import Pack, load
from musterpress.api.recording.keeping import rerun as measure_again
from musterpress.arguments.measuring import Format, watched_share
from musterpress.arguments.options import ListingGroup, refusals
from musterpress.arguments.packs import PackArgument, find_pack, open_pack
from musterpress.reports.figures import Figures, tell_lines
from musterpress.reports.figures import show as show_figures
from musterpress.terminal import complain, say, say_table

RecordArgument = Annotated[str, typer.Argument(metavar="RECORD", help="Number of a record, or its name.")]


def records() -> typer.Typer:
    """Return the commands below `musterpress records`."""
    app = typer.Typer(cls=ListingGroup, add_completion=False, rich_markup_mode=None)
    for command, example in (
        (list_all, "list my_pack"),
        (show, "show my_pack 3 --format csv"),
        (rerun, "rerun my_pack 3"),
        (name, "name my_pack 3 before"),
        (note, 'note my_pack 3 "with the old rifle"'),
        (pin, "pin my_pack 3"),
        (unpin, "unpin my_pack 3"),
        (delete, "delete my_pack 3"),
    ):
        called = "list" if command is list_all else command.__name__
        app.command(called, epilog=f"Example: musterpress records {example}")(command)
    return app


def list_all(pack: PackArgument) -> None:
    """List the records of a pack, a line each: number, name, what was measured, and the figures."""
    opened = open_pack(pack)
    _say_records(*Shelf(opened.folder).contents(), pack_digest(opened))


def show(pack: PackArgument, record: RecordArgument, format: Format = "text") -> None:
    """Show a record; CSV and JSON are those of the command that measured it, to the last digit."""
    show_figures(_figures(_found(pack, record)[1]), format)


def rerun(
    pack: PackArgument,
    record: RecordArgument,
    as_it_was: Annotated[
        bool, typer.Option("--as-it-was", help="Measure the pack as it was then, in the place of the pack as it is.")
    ] = False,
) -> None:
    """Measure a record again, and say whether the figures are the same, and what differs.

    Exit status 1: the figures are others, though pack, rules of play and Musterpress are the same.
    """
    opened = _loaded(pack)
    with refusals(), watched_share() as progress:
        found = measure_again(opened, record, as_it_was=as_it_was, progress=progress)
    tell_lines(found.reasons, say)
    if found.is_same:
        say(f"Record {found.record.number}: the figures are the same to the last digit.")
        return
    say(f"Record {found.record.number}: the figures are others.")
    tell_lines(found.differs, say)
    if not found.reasons or as_it_was:
        raise typer.Exit(1)


def name(pack: PackArgument, record: RecordArgument, text: Annotated[str, typer.Argument(metavar="NAME")]) -> None:
    """Call a record by a name, by which commands find it: the last one that is called so."""
    _change(pack, record, name=text)


def note(pack: PackArgument, record: RecordArgument, text: Annotated[str, typer.Argument(metavar="NOTE")]) -> None:
    """Write a note to a record."""
    _change(pack, record, note=text)


def pin(pack: PackArgument, record: RecordArgument) -> None:
    """Pin a record: it stays when there are more than 100."""
    _change(pack, record, pinned=True)


def unpin(pack: PackArgument, record: RecordArgument) -> None:
    """Unpin a record."""
    _change(pack, record, pinned=False)


def delete(pack: PackArgument, record: RecordArgument) -> None:
    """Delete a record."""
    shelf, found = _found(pack, record)
    shelf.drop(found)
    say(f"Record {found.number} is deleted.")


def _loaded(pack: str) -> Pack:
    """Return a pack as programs have it, after its mistakes were said."""
    open_pack(pack)
    return load(find_pack(pack))


def _found(pack: str, record: str) -> tuple[Shelf, Record]:
    """Return the shelf of a pack, which may have mistakes, and a record on it."""
    shelf = Shelf(find_pack(pack))
    with refusals():
        return shelf, shelf.named(record)


def _change(pack: str, record: str, **parts: object) -> None:
    shelf, found = _found(pack, record)
    with refusals():
        shelf.change(found, **parts)
    say(f"Record {found.number} is changed.")


def _say_records(records: Sequence[Record], broken: Sequence[Broken], digest: str) -> None:
    """Print records, a line each: number, name, what was measured, and the figures; those of another state marked."""
    if not records:
        say("Nothing is kept of this pack so far; add --keep NAME to a command that measures.")
    else:
        say_table(("record", "name", "measured", "of", "figures"), [_line(each, digest) for each in records])
    for file, reason in broken:
        complain(f"{file} is left out: {reason}")


def _line(record: Record, digest: str) -> tuple[str, ...]:
    words = ordered_words(record.order), state_words(record, digest)
    return str(record.number), called(record), *words, headline(record)


def _figures(record: Record) -> Figures:
    """Return the figures of a record, to be shown as the command that measured them shows them: to the last digit."""
    return Figures(lambda: _say_record(record), record.notes, record.facts, record.rows)


def _say_record(record: Record) -> None:
    """Print a record: what was measured of which pack, its note, its figures."""
    say(f"Record {record.number}{', ' if record.name else ''}{record.name}", style="bold")
    say(f"Measured: {ordered_words(record.order)}")
    say(f"Of {record.pack} {record.version}, state {record.digest}, by Musterpress {record.engine}")
    if record.note:
        say(f"Note: {record.note}")
    say()
    if record.rows:
        say_table(*short_table(record))
