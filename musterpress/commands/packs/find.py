"""`musterpress find`: what words name in a pack, line by line."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from musterpress.api.searching import looked_through
from musterpress.arguments.options import refusals
from musterpress.arguments.packs import PackArgument
from musterpress.terminal import complain, say
from schemas.diagnostics.wording import counted
from schemas.edits.edits import place_told
from schemas.packs.report import inert
from schemas.searching.finding import Group, Hit, Sort, find_in


def find(
    pack: PackArgument,
    words: Annotated[list[str], typer.Argument(metavar="WORDS", help="All of them must stand together.")],
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="How many of each sort are shown at most.")] = 20,
    format: Annotated[Literal["text", "json"], typer.Option(help="Text to read, or a JSON array.")] = "text",
) -> None:
    """Find documents, rules and texts in a pack, and who names what.

    Documents are found by id, title and kind, rules by id, key and meaning, texts in any field. If the words are the
    id or title of a document as a whole, all places that name it are listed too. Capitals and accents do not matter.
    """
    with refusals():
        opened = looked_through(pack)
    groups = find_in(" ".join(words), opened.searched, limit)
    if format == "json":
        print(json.dumps([_record(opened.folder, hit) for group in groups for hit in group.hits], indent=2))
        return
    for group in groups:
        for hit in group.hits:
            say(f"{_place(opened.folder, hit)}: {_told(hit)}")
    for line in _more(groups):
        complain(line)


def _more(groups: tuple[Group, ...]) -> Iterator[str]:
    """Yield what else there is to say: how many more there are of a sort, or that there is nothing."""
    for group in groups:
        if left := group.total - len(group.hits):
            yield f"and {counted(left, f'more {group.sort}')}; --limit shows more"
    if not groups:
        yield "Nothing in the pack says so."


def _place(folder: Path, hit: Hit) -> str:
    return f"{(folder / hit.file).as_posix()}:{hit.line}:{hit.column}" if hit.file else "not in the pack"


def _told(hit: Hit) -> str:
    """Return what is there, in a line."""
    document = f"{hit.kind.replace('_', ' ')} {hit.id}"
    match hit.sort:
        case Sort.DOCUMENT:
            return f"{document}: {hit.title}"
        case Sort.RULE:
            return f"rule {hit.title}: {hit.excerpt}"
        case Sort.USE:
            return f"{document} names it at {place_told(hit.at)}"
        case _:
            return f"{document}, {place_told(hit.at)}: {hit.excerpt}"


def _record(folder: Path, hit: Hit) -> dict[str, Any]:
    """Return a hit as data; of what stands in no file of the pack, the path is "" and the line 0."""
    path = (folder / hit.file).as_posix() if hit.file else ""
    place = {"path": inert(path), "line": hit.line, "column": hit.column}
    said = {"kind": hit.kind, "id": hit.id, "title": hit.title, "at": place_told(hit.at) if hit.at else ""}
    return {
        "sort": hit.sort,
        **place,
        **{name: inert(value) for name, value in said.items()},
        "text": inert(hit.excerpt),
    }
