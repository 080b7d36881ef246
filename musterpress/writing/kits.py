"""Writing an export into a folder: all of it, or nothing."""

from pathlib import Path

import typer

from exporters.kit.export import Export
from exporters.kit.orders import RECORD_NAME, KitRecord, read_record
from musterpress.terminal import say, say_diagnostics
from musterpress.writing.files import FileSet, write_set
from schemas.diagnostics.diagnostics import Severity
from schemas.edits.swapping import undo_left_over

KIT, PARTS = "kit", "parts of a kit"
"""What sets of files are, by whether they are a whole kit."""


def write_export(made: Export, folder: Path, label: str, *, whole: bool, force: bool) -> tuple[Path, ...]:
    """Say what is wrong, put the files of an export into `folder`, and return their paths.

    The record of a kit is among them. `label` and `whole` are those of a set of files.

    Raises:
        typer.Exit: the files could not be written, which is said; status 2.
    """
    say_diagnostics(made.diagnostics)
    for sentence in made.left_out:
        say(sentence)
    files = files_in(made)
    return write_set(FileSet(label, files, whole), folder, force=force) if files else ()


def files_in(made: Export) -> dict[str, bytes]:
    """Return the bytes of the files of an export by their names, the record of a kit last."""
    files = {artifact.name: artifact.data for artifact in made.artifacts}
    return files if made.record is None else files | {RECORD_NAME: made.record.to_json().encode()}


def refuse_faulty(made: Export, *, faulty: bool) -> None:
    """End with status 1 if pieces of an export were left out for their errors, or its pack is `faulty`.

    Raises:
        typer.Exit: with that status.
    """
    if faulty or any(found.severity is Severity.ERROR for found in made.diagnostics):
        raise typer.Exit(1)


def earlier_kit(folder: Path | None) -> KitRecord | None:
    """Return the record of the kit in a folder, None without a folder.

    Raises:
        typer.BadParameter: The folder holds no kit that can be read.
    """
    if folder is None:
        return None
    try:
        undo_left_over(folder)
        return read_record((folder / RECORD_NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        message = f"{folder} holds no kit: {RECORD_NAME} is missing or damaged (an export with --only writes none)"
        raise typer.BadParameter(message, param_hint="--changed-since") from None
