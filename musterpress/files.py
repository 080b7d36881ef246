"""Writing what a layer has made: inside one folder, whole or not at all."""

from pathlib import Path
from shutil import copymode
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


def replace_file(path: Path, data: bytes) -> None:
    """Give a file that is there other bytes; its permissions stay, and a link to it still leads to it.

    A reader never sees half a file.
    """
    real = path.resolve()
    part = real.with_name(f"{real.name}.part")
    part.unlink(missing_ok=True)
    with part.open("xb") as file:
        file.write(data)
    copymode(real, part)
    part.replace(real)
