"""`musterpress schemas`: the JSON Schemas of all kinds, for editors and other tools."""

from pathlib import Path
from typing import Annotated

import typer

from engine.paths import CONTENT
from musterpress.arguments.options import ForceOption
from musterpress.terminal import say
from musterpress.writing.files import FileSet, write_set
from musterpress.writing.rewriting import Rewriting, write
from schemas.packs.files import Disk
from schemas.packs.folders import MANIFEST_NAME, pack_files
from schemas.packs.starters import SCHEMA_FOLDER, with_way
from schemas.validation.json_schemas import schema_files

SCHEMAS = "schemas"


def schemas(
    to: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder for the schemas; made if need be.")] = None,
    pack: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Pack to get them, and to name them in its files.")
    ] = None,
    force: ForceOption = False,
) -> None:
    """Write the JSON Schemas of all kinds (draft 2020-12).

    For editors and other tools; a new pack has them already. With --pack the first line of each file in it names its
    schema again: for packs that were copied or unpacked by hand.
    """
    if (to is None) == (pack is None):
        raise typer.BadParameter("name a folder for the schemas, or a pack to get them", param_hint="--to or --pack")
    if pack is not None:
        refuse_no_pack(pack)
    # A pack's own folder of schemas is ours alone, whoever wrote it first.
    folder = to or Path(pack or ".", SCHEMA_FOLDER)
    for path in write_set(FileSet(SCHEMAS, schema_files()), folder, force=force or pack is not None):
        say(str(path))
    for path in named_again(pack) if pack is not None else ():
        say(f"{path} names its schema again.")


def refuse_no_pack(folder: Path) -> None:
    """Accept the folder of an author's pack.

    Raises:
        typer.BadParameter: It is none, or one of the shipped packs, which have their schemas.
    """
    if not (folder / MANIFEST_NAME).is_file():
        raise typer.BadParameter(f"there is no {MANIFEST_NAME} in {str(folder)!r}", param_hint="--pack")
    if folder.resolve().is_relative_to(CONTENT):
        raise typer.BadParameter("a shipped pack has its schemas", param_hint="--pack")


def named_again(folder: Path) -> list[Path]:
    """Let each file of a pack that names a schema name the pack's own, and return those that were changed."""
    changes = []
    for path, flaw in pack_files(folder, Disk()):
        before = path.read_bytes() if flaw is None else b""
        after = with_way(before, path.relative_to(folder).as_posix())
        if after != before:
            changes.append(Rewriting(path, before, after))
    write(folder, changes)
    return [change.path for change in changes]
