"""Catalogues written to the disk, inside their pack."""

from pathlib import Path

import polib

from schemas.edits.swapping import changing, swap
from schemas.packs.packs import Pack


def write_catalogue(path: Path, catalogue: polib.POFile, pack: Pack) -> None:
    """Write a catalogue of a pack, whole or not at all; its folder is made if need be.

    Raises:
        OSError: it could not be written, or it would lie outside the pack; then all is as it was.
    """
    if not path.resolve().is_relative_to(pack.folder.resolve()) or path.is_symlink():
        raise OSError(f"{path.as_posix()} is a link, and nothing is written through one")
    data = f"{catalogue}".encode()
    with changing(pack.folder.resolve()) as held:
        if not path.is_file() or path.read_bytes() != data:
            swap(held, {path.resolve().relative_to(held.home).as_posix(): data})
