"""`musterpress replace`: words or ids of a pack changed wherever they stand, shown before they are written."""

import json
from typing import Annotated, Any, Literal

import typer

from musterpress.api.searching import Replacement, rename
from musterpress.api.searching import replace as replacement
from musterpress.arguments.options import refusals
from musterpress.arguments.packs import PackArgument
from musterpress.commands.battles.proposals import refuse_read_only
from musterpress.terminal import complain, say, say_diagnostics
from schemas.diagnostics.wording import counted
from schemas.edits.edits import PatchError
from schemas.packs.report import inert, records
from schemas.searching.replacing import Occurrence

Format = Annotated[Literal["text", "json"], typer.Option(help="Text to read, or data.")]


def replace(
    pack: PackArgument,
    old: Annotated[str, typer.Argument(metavar="OLD", help="What the pack says now.")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="What it is to say.")],
    any_case: Annotated[bool, typer.Option("--any-case", help="Whatever its capitals.")] = False,
    whole_words: Annotated[bool, typer.Option("--whole-words", help="Not within longer words.")] = False,
    ids: Annotated[bool, typer.Option("--ids", help="The id of a document, wherever it is named; no texts.")] = False,
    write: Annotated[bool, typer.Option("--write", help="Write the files; else it is only shown.")] = False,
    format: Format = "text",
) -> None:
    """Replace words in the texts of a pack, shown as a diff before anything is written.

    Only texts for people change; ids, names, ids of rules, icons and names in braces stay, and all comments, and every
    other line. Nothing is written that would leave the pack with a mistake it has not had. With --ids a document gets
    another id, OLD being its id or KIND.ID, wherever the pack names it.
    """
    with refusals():
        found = _replacement(pack, old, new, ids=ids, any_case=any_case, whole_words=whole_words)
    if format == "json":
        print(json.dumps(_record(found, written=write and not found.faults), indent=2))
    else:
        _tell(found)
    if found.faults:
        complain("The pack would have mistakes then that it has not now:")
        say_faults(found, format)
        raise typer.Exit(1)
    if write:
        _write(found)
    if format == "text":
        say(_summary(found, written=write))


def _replacement(pack: str, old: str, new: str, *, ids: bool, any_case: bool, whole_words: bool) -> Replacement:
    if ids and (any_case or whole_words):
        raise typer.BadParameter("--ids goes without --any-case and --whole-words: an id is meant as a whole")
    try:
        return (
            rename(pack, old, new) if ids else replacement(pack, old, new, any_case=any_case, whole_words=whole_words)
        )
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="OLD") from error


def _write(found: Replacement) -> None:
    refuse_read_only(change.path for change in found.changes)
    try:
        found.write()
    except (PatchError, OSError) as error:
        complain(f"Nothing is written: {error}")
        raise typer.Exit(1) from error


def _tell(found: Replacement) -> None:
    for line in found.diff().splitlines():
        say(line)
    for one in found.left:
        say(f"{(found.folder / one.file).as_posix()}:{one.place.line}:{one.place.column}: left as it is: {one.stays}")


def say_faults(found: Replacement, format: str) -> None:
    """Print the mistakes that a pack would have, on the error stream beside data."""
    if format == "text":
        say_diagnostics(found.faults)
        return
    for one in found.faults:
        complain(f"{one.path}:{one.line}:{one.column}: {one.message}")


def _summary(found: Replacement, *, written: bool) -> str:
    files = counted(len(found.changes), "file")
    if not found.changes:
        return "Nothing to replace."
    where = f"{counted(len(found.done), 'place')} in {files}" if found.done else files
    return f"Written: {where}." if written else f"{where} would change; --write writes."


def _record(found: Replacement, *, written: bool) -> dict[str, Any]:
    return {
        "written": written,
        "files": [change.path.as_posix() for change in found.changes],
        "replaced": [_occurrence(found, one) for one in found.done],
        "left": [_occurrence(found, one) for one in found.left],
        "mistakes": records(found.faults),
    }


def _occurrence(found: Replacement, one: Occurrence) -> dict[str, Any]:
    place = {"path": (found.folder / one.file).as_posix(), "line": one.place.line, "column": one.place.column}
    return {**place, "before": inert(one.before), "old": inert(one.old), "behind": inert(one.behind), "why": one.stays}
