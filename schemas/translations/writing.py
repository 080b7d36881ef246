"""Catalogues written to the disk, inside their pack."""

from pathlib import Path

import polib

from schemas.edits.writing import put_in_place, write_beside
from schemas.packs.packs import Pack


def write_catalogue(path: Path, catalogue: polib.POFile, pack: Pack) -> None:
    """Write a catalogue of a pack, whole or not at all; its folder is made if need be.

    Raises:
        OSError: it could not be written, or it would lie outside the pack; then all is as it was.
    """
    if not path.resolve().is_relative_to(pack.folder.resolve()) or path.is_symlink():
        raise OSError(f"{path.as_posix()} is a link, and nothing is written through one")
    path.parent.mkdir(exist_ok=True)
    data = f"{catalogue}".encode()
    if not path.is_file() or path.read_bytes() != data:
        put_in_place(write_beside(path, data), path)
