"""Pictures that authors bring for flags: nothing but their pixels gets into the pack, and over no other picture.

The picture lies on disk at once, since a picture is no text that a save could write; that the flag names it is a step.
"""

import re
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Final

from PIL import Image as Pixels

from exporters.pictures.files import PictureError, decoded
from schemas.base import ID_PATTERN
from schemas.diagnostics.diagnostics import Location
from schemas.edits.patch import Refused
from schemas.edits.writing import put_in_place, sweep, write_beside
from schemas.packs.files import why
from schemas.starters import identifier
from studio.core.entries import Entry, putting
from studio.core.session import Session

MOST_MB: Final = 2
MOST_BYTES: Final = MOST_MB * 1024 * 1024
MOST_PX: Final = 1200
FOLDER: Final = "pictures"
AT: Location = ("flag", "picture")
SVG = re.compile(rb"<svg[\s>]")


def bring_flag(session: Session, entry: Entry, data: bytes) -> bool:
    """Put a picture file into the pack as the flag of a faction; return whether it was done, `notice` says what was."""
    picture = flag_png(data)
    if isinstance(picture, Refused):
        return session.take(picture)
    entry = session.entry(entry.focus.name, entry.focus.number) or entry
    try:
        path = _free(session.workspace.root, _stem(entry), picture)
        named = session.workspace.edit(entry.focus, putting(entry.data, AT, path), f"Put a picture on {entry.title}")
        if not isinstance(named, Refused):
            _place(session.workspace.root, path, picture)
    except OSError as error:
        return session.take(Refused(f"The picture could not be put into the pack: {why(error)}; the flag is as it was"))
    if not session.take(named):
        return False
    session.generation += 1
    session.notice = f"{path} is in the pack, and now the flag of {entry.title}"
    return True


def drop_flag(session: Session, entry: Entry) -> bool:
    """Let the flag be drawn again, as a step; the picture stays in its folder. Return whether it was done."""
    done = session.put(entry.at(*AT), None, f"Take the picture off {entry.title}")
    session.generation += 1
    return done


def flag_png(data: bytes) -> bytes | Refused:
    """Return the picture in a file's bytes as PNG, at most `MOST_PX` wide and high; or why it is not let in.

    Neither words nor places nor colour profiles of the file are in it.
    """
    if len(data) > MOST_BYTES:
        return Refused(f"The picture has more than {MOST_MB} MB; save a smaller one, {MOST_PX} pixels are enough")
    if SVG.search(data[:4096]):
        return Refused("An SVG may hold more than a picture; save it as PNG and bring that")
    try:
        pixels = decoded(data).pixels
    except PictureError as error:
        message = str(error)
        return Refused(f"{message[:1].upper()}{message[1:]}; {error.hint}")
    bare = Pixels.new("RGB", pixels.size)
    bare.paste(pixels)
    bare.thumbnail((MOST_PX, MOST_PX), Pixels.Resampling.LANCZOS)
    out = BytesIO()
    bare.save(out, "PNG")
    return out.getvalue()


def _stem(entry: Entry) -> str:
    return entry.id if re.fullmatch(ID_PATTERN, entry.id) else identifier(entry.title)


def _free(root: Path, stem: str, picture: bytes) -> str:
    """Return the first path in the pack where nothing is, or this very picture. Raises `OSError`."""
    names = (f"{FOLDER}/{stem}.png" if number == 1 else f"{FOLDER}/{stem}_{number}.png" for number in count(1))
    return next(name for name in names if not _is_taken(root / name, picture))


def _is_taken(path: Path, picture: bytes) -> bool:
    """Whether something else lies at a path. Raises `OSError`."""
    if path.is_symlink() or path.is_dir():
        return True
    return path.exists() and not (path.stat().st_size == len(picture) and path.read_bytes() == picture)


def _place(root: Path, name: str, picture: bytes) -> None:
    """Write a picture whole or not at all. Raises `OSError`, also when its folder lies outside the pack."""
    path = root / name
    if not path.parent.resolve().is_relative_to(root.resolve()):
        raise PermissionError(f"the folder {FOLDER} leads out of the pack")
    path.parent.mkdir(exist_ok=True)
    if not path.exists():
        sweep(path)
        put_in_place(write_beside(path, picture), path)
