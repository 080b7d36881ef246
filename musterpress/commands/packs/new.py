"""`musterpress new`: a pack, a document or a whole game to start from."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from engine.checking.looks import LOOK
from engine.paths import CONTENT, HOME, JSON_SCHEMAS
from exporters.systems import components_of
from musterpress.arguments.packs import check_paths
from musterpress.terminal import say
from musterpress.writing.files import write_new
from schemas.base import ID_PATTERN
from schemas.edits.swapping import undo_left_over
from schemas.kinds import MANIFEST, RULES
from schemas.models.look import EVERYTHING
from schemas.packs.packs import Pack
from schemas.packs.starters import SCHEMA_FOLDER, STARTER_PACKS, kind_called, kind_names, starter
from schemas.systems import SYSTEM_NAMES, SystemName
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
    of: Annotated[
        str, typer.Option("--for", metavar="KIND", help="Kind that a new look is for; it has the colours of that.")
    ] = EVERYTHING,
) -> None:
    """Write a pack, a document or a whole game to start from.

    Nothing is ever overwritten. A new pack brings its JSON Schemas, so that an editor helps while you write.
    A new system is a small game in every layer of a checkout of Musterpress.
    """
    if kind not in NEW:
        raise typer.BadParameter(f"{kind!r} is none of {', '.join(NEW)}")
    if system not in STARTER_PACKS:
        raise typer.BadParameter(f"{system!r} is none of {', '.join(STARTER_PACKS)}", param_hint="--system")
    if of != EVERYTHING and kind != LOOK:
        raise typer.BadParameter(f"only a look is for a kind, not a {kind}", param_hint="--for")
    for written in _made(kind, path, system, of):
        say(f"Wrote {written}")
    if kind in NEXT:
        say(f"Next: {NEXT[kind].format(path)}")


def _made(kind: str, path: Path, system: SystemName, of: str) -> tuple[Path, ...]:
    if kind == SYSTEM:
        return new_system(path.as_posix())
    return new_pack(path, system) if kind == MANIFEST.name else (new_document(kind, path, of),)


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


def new_document(kind: str, path: Path, of: str = EVERYTHING) -> Path:
    """Write a starter document of `kind` to `path`, inside a pack, and return the path.

    A look is a copy of the shipped one, for all of the pack or for the kind `of`.

    Raises:
        typer.BadParameter: The file exists, lies in no pack, is no YAML file, the pack's system has no such kind, or
            the pack has its rules already; nothing is printed of the kind that a look is for.
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
    if kind == LOOK:
        data = _as_shipped(data, packs[0], of)
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


def _as_shipped(written: bytes, pack: Pack, of: str) -> bytes:
    """Return a look for a kind, or for all of a pack, with the colours that are shipped for it."""
    from exporters.kit.export import shipped_palette  # noqa: PLC0415 - whoever begins a pack draws nothing

    if of not in {EVERYTHING, *components_of(pack.manifest.system)}:
        raise typer.BadParameter(f"nothing is printed of a {of!r} in this game", param_hint="--for")
    colours = shipped_palette(pack, of)
    rows = "".join(f'  {name}: "{colour.upper()}"\n' for name, colour in colours.items())
    text = re.sub(r'palette:\n(  \w+: ".*"\n)+', f"palette:\n{rows}", written.decode())
    return text.replace(f"applies_to: [{EVERYTHING}]", f"applies_to: [{of}]").encode()


def _missing_schemas(folder: Path) -> dict[str, bytes]:
    """Return the JSON Schemas for a pack by their names in it; none if it has some."""
    if schema_folder(folder).is_dir():
        return {}
    return {f"{SCHEMA_FOLDER}/{name}": data for name, data in schema_files().items()}


def schema_folder(pack: Path) -> Path:
    """Return where the JSON Schemas for a pack lie: ours for a shipped pack, else a folder of its own."""
    return JSON_SCHEMAS if pack.resolve().is_relative_to(CONTENT) else pack.absolute() / SCHEMA_FOLDER


MODEL: Final = "toy"
"""What the game in `scaffold/` is called, in the names of its files as well."""

NAME_CHARACTERS: Final = range(3, 21)
RULE_CHARACTERS: Final = 6
"""So many characters at the most stand before the first dot of a rule's id."""

NAMES: Final = re.compile(r"(?s)(\nSYSTEM_NAMES.*?)\n\)")


def new_system(name: SystemName, home: Path = HOME) -> tuple[Path, ...]:
    """Write the small game into the checkout at `home` as one of this name, and return its files.

    The table of systems is the only file that is changed.

    Raises:
        typer.BadParameter: this is no checkout, the name is none, or there is something of that name already.
    """
    scaffold = home / "scaffold"
    if not scaffold.is_dir():
        raise typer.BadParameter("a system is written into a checkout of Musterpress, and this is an installed one")
    if not re.match(ID_PATTERN, name) or len(name) not in NAME_CHARACTERS:
        raise typer.BadParameter(f"{name!r} is no name of a system: 3 to 20 of a-z, 0-9 and _, a letter first")
    if name in SYSTEM_NAMES or _rules_of(name) in _known_rules(home):
        raise typer.BadParameter(f"{name!r} is too like a system that is there: {', '.join(SYSTEM_NAMES)}")
    files = {home / _named(str(file.relative_to(scaffold)), name): file for file in sorted(scaffold.rglob("*.*"))}
    if there := [file for file in files if file.exists()]:
        raise typer.BadParameter(f"{str(there[0])!r} is there already; nothing was overwritten")
    for file, source in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_named(source.read_text("utf-8"), name), "utf-8", newline="\n")
    table = home / "schemas" / "systems.py"
    table.write_text(NAMES.sub(rf'\1\n    "{name}",\n)', table.read_text("utf-8")), "utf-8", newline="\n")
    return tuple(files)


def _named(text: str, name: SystemName) -> str:
    """Return a text of the small game for another name: in codes of checks, code, ids of rules, classes and print."""
    title = name.replace("_", " ").title()
    text = text.replace(f"{MODEL}-", f"{name.replace('_', '-')}-").replace(MODEL, name)
    text = text.replace(MODEL.upper(), _rules_of(name))
    return re.sub(rf"{MODEL.title()}(?=[A-Z])", title.replace(" ", ""), text).replace(MODEL.title(), title)


def _rules_of(name: SystemName) -> str:
    """Return what the ids of a system's rules begin with."""
    return name.replace("_", "").upper()[:RULE_CHARACTERS]


def _known_rules(home: Path) -> Iterator[str]:
    """Yield what the ids of rules begin with in the shipped rulebooks."""
    for rulebook in sorted(home.glob("content/*/rulebook.yaml")):
        yield from re.findall(r"(?m)^ +- id: ([A-Z0-9]+)\.", rulebook.read_text("utf-8"))
