"""What an author begins with: a valid, commented text for every kind, with a first line that names its JSON Schema.

The way in `# yaml-language-server: $schema=WAY` leads from the file to its schema, so that it needs no network and no
setting of an editor. A pack away from the shipped ones has the schemas in a folder of its own, which travels with it.
"""

import re
from collections.abc import Iterator, Mapping
from functools import reduce
from pathlib import Path, PurePosixPath

from schemas.base import ID_PATTERN
from schemas.diagnostics.codes import Code
from schemas.diagnostics.diagnostics import Severity
from schemas.kinds import KINDS, MANIFEST, RULES, Kind, kinds_of
from schemas.packs.files import Disk, Files
from schemas.packs.folders import SUFFIXES, pack_files
from schemas.systems import SCHEMAS, SystemName

SCHEMA_FOLDER = ".schemas"  # beside pack.yaml, so that editors check a pack outside our repository


def _first(kind: Kind) -> str:
    return f"{kind.folder}/first_{kind.name}.yaml" if kind.folder else f"{kind.name}.yaml"


STARTER_PACKS: dict[SystemName, tuple[tuple[str, str], ...]] = {
    system: tuple((name, _first(kinds[name])) for name in (MANIFEST.name, RULES, *record.starters) if name in kinds)
    for system, record in SCHEMAS.items()
    for kinds in (kinds_of(system),)
}
"""What a new pack of each system begins with: kinds, and the files they go to."""
BASE = """\
# Everything of the shipped pack is in this one too, until a document of the same kind and id replaces it.
extends: {}
"""
"""How a pack says that it builds on the shipped one of its game, which a game of the author's own has not."""

TEMPLATES = {kind: f"{kind.system}/{kind.name}.yaml" if kind.system else f"{kind.name}.yaml" for kind in KINDS}


def kind_names() -> tuple[str, ...]:
    """Return the names `musterpress new` knows, each once, in the order of KINDS."""
    return tuple(dict.fromkeys(kind.name for kind in KINDS))


def kind_called(name: str, system: SystemName) -> Kind | None:
    """Return the kind of that name in `system`; None if the system has none."""
    return next((kind for kind in KINDS if kind.name == name and kind.system in {None, system}), None)


def starter(kind: Kind, path: Path, schemas: str, system: SystemName) -> str:
    """Return the text of a document of a pack of `system`, that is to lie at `path`.

    `schemas` is the way from there to the folder of JSON Schemas, with forward slashes.
    """
    name = identifier(path.parent.name if kind.name == "pack" else path.stem)
    from importlib.resources import files  # noqa: PLC0415 - who only asks where schemas lie need not wait for it

    text = files(__name__.rsplit(".", 2)[0]).joinpath("templates", TEMPLATES[kind]).read_text(encoding="utf-8")
    title = name.replace("_", " ").title()
    filled = {"@SCHEMAS@": schemas, "@SYSTEM@": system, "@ID@": name, "@TITLE@": title}
    of_a_game = bool(SCHEMAS[system].kinds)
    filled |= {"@LICENCE@": SCHEMAS[system].licence, "@BASE@": BASE.format(system) if of_a_game else ""}
    filled |= {"@INK@": "#000000" if of_a_game else "#1B1B1F"}
    return reduce(lambda made, mark: made.replace(mark, filled[mark]), filled, text)


def identifier(name: str) -> str:
    """Return an id made of a file's name: lower case, underscores, starting with a letter."""
    spelled = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")[:40]
    return spelled if re.match(ID_PATTERN, spelled) else f"my_{spelled}".rstrip("_")


LOST_SCHEMA = Code(
    "schema-not-there",
    "An editor is told of a schema that is not there",
    "The first line of a file names the JSON Schema that lets an editor help while you write. It leads nowhere, as "
    "happens to packs that are copied or unpacked by hand, so editors help no more; all else works. "
    "`musterpress schemas --pack FOLDER` puts the schemas into the pack and names them in its files.",
    Severity.WARNING,
)
"""Of a first line that leads nowhere."""

LINE = re.compile(rb"\A(# yaml-language-server: \$schema=)([^\s:]+)")
"""A way, and no address of the web."""


def with_schemas(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files of a pack, by their names in it, with schemas of its own that their first lines name."""
    # Imported here: to look for lost schemas needs none, and every check does.
    from schemas.validation.json_schemas import schema_files  # noqa: PLC0415

    schemas = {f"{SCHEMA_FOLDER}/{name}": data for name, data in schema_files().items()}
    return {name: with_way(data, name) for name, data in files.items()} | schemas


def with_way(data: bytes, name: str) -> bytes:
    """Return a file of a pack with a first line that names the schema in the pack's own folder, if it names one."""
    found = LINE.match(data)
    schema = _schema(found[2].decode(errors="replace")) if found and PurePosixPath(name).suffix in SUFFIXES else ""
    if not found or not schema:
        return data
    way = "/".join([*[".."] * name.count("/"), SCHEMA_FOLDER, schema])
    return found[1] + way.encode() + data[found.end() :]


def lost(folder: Path, files: Files | None = None) -> Iterator[Path]:
    """Yield the files of a pack whose first line names a schema that is not there."""
    files = files or Disk()
    for path, flaw in pack_files(folder, files):
        found = LINE.match(files.read(path)) if flaw is None else None
        if found and not files.is_file(path.parent / found[2].decode(errors="replace")):
            yield path


def _schema(way: str) -> str:
    """Return which of our schemas a way leads to, "" if none."""
    known = {kind.schema_path for kind in KINDS}
    parts = PurePosixPath(way).parts
    return next((end for end in ("/".join(parts[-2:]), parts[-1]) if end in known), "")
