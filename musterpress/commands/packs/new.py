"""`musterpress new`: a pack, a document or a whole game to start from."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from engine.paths import CONTENT, JSON_SCHEMAS
from musterpress.arguments.packs import check_paths
from musterpress.terminal.console import say
from musterpress.writing.files import write_new
from musterpress.writing.systems import new_system
from schemas.edits.swapping import undo_left_over
from schemas.kinds import MANIFEST, RULES
from schemas.packs.starters import SCHEMA_FOLDER, STARTER_PACKS, kind_called, kind_names, starter
from schemas.systems import SystemName
from schemas.validation.json_schemas import schema_files

SYSTEM: Final = "system"
NEW: Final = (*kind_names(), SYSTEM)
NEXT: Final = {MANIFEST.name: "musterpress check {}", SYSTEM: "make docs, then musterpress battle {}"}
"""What to do with what is written."""


def new(
    kind: Annotated[str, typer.Argument(metavar="KIND", help=f"One of {', '.join(NEW)}.")],
    path: Annotated[
        Path, typer.Argument(metavar="PATH", help="Folder of the new pack, file inside a pack, or name of a system.")
    ],
    system: Annotated[
        str, typer.Option(metavar="SYSTEM", help=f"Game of the new pack: {', '.join(STARTER_PACKS)}.")
    ] = "seven_seconds",
) -> None:
    """Write a pack, a document or a whole game to start from.

    Nothing is ever overwritten. A new pack brings its JSON Schemas, so that an editor helps while you write.
    A new system is a small game in every layer of a checkout of Musterpress.
    """
    if kind not in NEW:
        raise typer.BadParameter(f"{kind!r} is none of {', '.join(NEW)}")
    if system not in STARTER_PACKS:
        raise typer.BadParameter(f"{system!r} is none of {', '.join(STARTER_PACKS)}", param_hint="--system")
    for written in _made(kind, path, system):
        say(f"Wrote {written}")
    if kind in NEXT:
        say(f"Next: {NEXT[kind].format(path)}")


def _made(kind: str, path: Path, system: SystemName) -> tuple[Path, ...]:
    if kind == SYSTEM:
        return new_system(path.as_posix())
    return new_pack(path, system) if kind == MANIFEST.name else (new_document(kind, path),)


def new_pack(folder: Path, system: SystemName = "seven_seconds") -> tuple[Path, ...]:
    """Write a small valid pack into `folder` and return its files.

    Raises:
        typer.BadParameter: The folder has something in it.
    """
    undo_left_over(folder)
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
        raise typer.BadParameter(f"{str(folder)!r} is there already, and not empty")
    starters = {name: _starter(kind, folder / name, folder, system) for kind, name in STARTER_PACKS[system]}
    return write_new(folder, {**starters, **_missing_schemas(folder)})[: len(starters)]


def new_document(kind: str, path: Path) -> Path:
    """Write a starter document of `kind` to `path`, inside a pack, and return the path.

    Raises:
        typer.BadParameter: The file exists, lies in no pack, is no YAML file, the pack's system has no such kind, or
            the pack has its rules already.
    """
    if path.suffix not in {".yaml", ".yml"}:
        raise typer.BadParameter(f"{str(path)!r} must end in .yaml")
    if path.exists() or path.is_symlink():
        raise typer.BadParameter(f"{str(path)!r} is there already; nothing was overwritten")
    folder = next((above for above in path.absolute().parents if (above / "pack.yaml").is_file()), None)
    if folder is None:
        raise typer.BadParameter(f"{str(path)!r} lies in no pack; begin with: musterpress new pack FOLDER")
    packs = check_paths((folder,)).packs
    if not packs:
        raise typer.BadParameter(f"the pack around {str(path)!r} cannot be read; see: musterpress check {folder}")
    for own in packs[0].documents:
        if kind == own.kind == RULES:
            raise typer.BadParameter(f"a pack has one rules document, and {str(own.path)!r} is it already")
    data = _starter(kind, path, folder, packs[0].manifest.system)
    place = path.parent.resolve() / path.name
    if not place.is_relative_to(folder.resolve()):
        raise typer.BadParameter(f"{str(path)!r} leads out of its pack")
    write_new(folder, {place.relative_to(folder.resolve()).as_posix(): data, **_missing_schemas(folder)})
    return path


def _starter(kind_name: str, path: Path, folder: Path, system: SystemName) -> bytes:
    """Return a starter document that is to lie at `path` in the pack in `folder`."""
    kind = kind_called(kind_name, system)
    if kind is None:
        raise typer.BadParameter(f"{system} packs have no {kind_name}")
    way = Path(os.path.relpath(schema_folder(folder), path.absolute().parent)).as_posix()
    return starter(kind, path.absolute(), way, system).encode()


def _missing_schemas(folder: Path) -> dict[str, bytes]:
    """Return the JSON Schemas for a pack by their names in it; none if it has some."""
    if schema_folder(folder).is_dir():
        return {}
    return {f"{SCHEMA_FOLDER}/{name}": data for name, data in schema_files().items()}


def schema_folder(pack: Path) -> Path:
    """Return where the JSON Schemas for a pack lie: ours for a shipped pack, else a folder of its own."""
    return JSON_SCHEMAS if pack.resolve().is_relative_to(CONTENT) else pack.absolute() / SCHEMA_FOLDER
