"""Writing what a layer has made: inside one folder, whole or not at all."""

from pathlib import Path
from stat import S_IWUSR


def write_inside(folder: Path, name: str, data: bytes) -> Path:
    """Write `data` to the file `name` of `folder` and return its path.

    A reader never sees half a file, and a link in the file's place is replaced, not followed.

    Raises:
        ValueError: `name` leads out of `folder`.
    """
    path = folder / name
    if not path.resolve().parent.is_relative_to(folder.resolve()):
        raise ValueError(f"name must stay inside the folder, got {name!r}")
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    try:
        with part.open("xb") as file:
            file.write(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return path


def is_read_only(path: Path) -> bool:
    """Return whether the owner of a file has forbidden to change it."""
    return not path.stat().st_mode & S_IWUSR
