"""The first line of a file that tells editors its JSON Schema: `# yaml-language-server: $schema=WAY`.

The way leads from the file to its schema, so that it needs no network and no setting of an editor. A pack away from
the shipped ones has the schemas in a folder of its own, which travels with it.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from schemas.diagnostics.codes import Code
from schemas.diagnostics.diagnostics import Severity
from schemas.kinds import KINDS
from schemas.packs.files import Disk, Files
from schemas.packs.folders import SUFFIXES, pack_files
from schemas.starters import SCHEMA_FOLDER

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
