"""Writing an export into a folder: every file whole or not at all, and the others even so."""

from collections.abc import Iterator
from pathlib import Path

import typer

from exporters import Export
from exporters.kit_records import RECORD_NAME, KitRecord, read_record
from musterpress.console import complain, say, say_diagnostics
from musterpress.files import write_inside
from schemas.diagnostics import Severity

FAULT_STATUS = 2


def write_export(made: Export, folder: Path, *, flawed: bool = False) -> Iterator[Path]:
    """Say what is wrong, then write the files of an export into `folder` and yield their paths.

    The record of a kit is written last, and only if it is true: if all other files are there.

    Raises:
        typer.Exit: After all that can be written is: with status 1 if pieces were left out for their errors or the
            pack is `flawed`, with status 2 if files could not be written, which is said.
    """
    say_diagnostics(made.diagnostics)
    for sentence in made.left_out:
        say(sentence)
    files = [(artifact.name, artifact.data) for artifact in made.artifacts]
    if made.record is not None:
        files.append((RECORD_NAME, made.record.to_json().encode()))
    failed = False
    for name, data in files:
        if failed and name == RECORD_NAME:
            break
        try:
            yield write_inside(folder, name, data)
        except OSError as fault:
            failed = True
            complain(f"Error: {folder / name} is not written: {fault.strerror or fault}")
            if not folder.is_dir():
                break  # no other file would fare better
    if failed:
        raise typer.Exit(FAULT_STATUS)
    if flawed or any(found.severity is Severity.ERROR for found in made.diagnostics):
        raise typer.Exit(1)


def earlier_kit(folder: Path | None) -> KitRecord | None:
    """Return the record of the kit in a folder, None without a folder.

    Raises:
        typer.BadParameter: The folder holds no kit that can be read.
    """
    if folder is None:
        return None
    try:
        return read_record((folder / RECORD_NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        message = f"{folder} holds no kit: {RECORD_NAME} is missing or damaged (an export with --only writes none)"
        raise typer.BadParameter(message, param_hint="--changed-since") from None
