"""Picture files of a pack: read only from inside it, in bounds, and decoded to plain colours."""

import struct
import warnings
import zlib
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final, Literal

from PIL import Image as Pixels
from PIL import ImageOps

from exporters.findings import finding
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.diagnostics.suggest import did_you_mean

MOST_BYTES = 20_000_000
MOST_PIXELS = 40_000_000
EASY_PIXELS = 4_000_000
DENSEST = 2_000
"""Pixels a byte of a larger picture may stand for; a flag of two plain colours has some hundreds."""

SUFFIXES: Final = (".png", ".jpg", ".jpeg")
MEDIA_TYPES: Final[dict[str, Literal["image/png", "image/jpeg"]]] = {"PNG": "image/png", "JPEG": "image/jpeg"}
BROKEN: Final = (OSError, SyntaxError, ValueError, EOFError, IndexError, OverflowError, struct.error, zlib.error)
"""What Pillow raises for files that are damaged or no pictures."""


class PictureError(Exception):
    """A picture that cannot be used: the code of what is wrong, in words, and the fix."""

    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint

    def finding(self, at: Location) -> Finding:
        """Return what is wrong, at the field that names the picture."""
        return finding(self.code, at, str(self), self.hint)


@dataclass(frozen=True, eq=False)
class Decoded:
    """A picture without transparency, in RGB."""

    pixels: Pixels.Image = field(repr=False)
    media_type: Literal["image/png", "image/jpeg"]

    @property
    def width(self) -> int:
        """How many pixels it is wide."""
        return self.pixels.width

    @property
    def height(self) -> int:
        """How many pixels it is high."""
        return self.pixels.height


def read_picture(folder: Path | None, path: str) -> bytes:
    """Return the bytes of a picture of the pack in `folder`.

    Raises:
        PictureError: it is not there, leads out of the pack, or is too large.
    """
    if folder is None:
        raise PictureError("picture-missing", f"there is no file `{path}`: the pack has no folder")
    file, home = folder / path, folder.resolve()
    if not file.resolve().is_relative_to(home):
        raise PictureError("picture-outside-pack", f"`{path}` leads out of the pack", "copy the picture into the pack")
    if not file.is_file():
        raise PictureError("picture-missing", f"there is no file `{path}` in the pack", _hint(file, folder))
    try:
        with file.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise PictureError("picture-missing", f"`{path}` cannot be read: {error.strerror}") from error
    if len(data) > MOST_BYTES:
        raise PictureError("picture-too-large", f"the picture has more than {MOST_BYTES // 1_000_000} MB")
    return data


def _hint(file: Path, folder: Path) -> str:
    around = file.parent if file.parent.is_dir() else folder
    names = (path for path in around.rglob("*") if path.suffix.lower() in SUFFIXES)
    paths = sorted(path.relative_to(folder).as_posix() for path in names)
    return did_you_mean(file.relative_to(folder).as_posix(), paths[:1000])


@lru_cache(maxsize=1)
def decoded(data: bytes) -> Decoded:
    """Return the picture in a file's bytes, turned upright, on white, in RGB.

    Raises:
        PictureError: it is no whole PNG or JPEG, or has too many pixels.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Pixels.DecompressionBombWarning)
            return _opened(data)
    except Pixels.DecompressionBombError as error:
        raise _too_many_pixels() from error
    except BROKEN as error:
        raise PictureError(
            "picture-broken", "the file is no whole PNG or JPEG picture", "save the picture anew as PNG or JPEG"
        ) from error


def _opened(data: bytes) -> Decoded:
    with Pixels.open(BytesIO(data), formats=tuple(MEDIA_TYPES)) as image:
        if image.width * image.height > MOST_PIXELS:
            raise _too_many_pixels()
        if image.width * image.height > max(EASY_PIXELS, len(data) * DENSEST):
            raise _too_dense(image.width * image.height, len(data))
        media_type = MEDIA_TYPES[image.format or "PNG"]
        image.load()
        return Decoded(_plain(ImageOps.exif_transpose(image)), media_type)


def _too_dense(pixels: int, size: int) -> PictureError:
    message = f"the picture has {pixels:,} pixels in a file of {size:,} bytes, which no drawing needs"
    return PictureError("picture-too-large", message, "save a smaller one: 300 dpi is enough")


def _too_many_pixels() -> PictureError:
    most = MOST_PIXELS // 1_000_000
    return PictureError(
        "picture-too-large", f"the picture has more than {most} million pixels", "save a smaller one: 300 dpi is enough"
    )


def _plain(image: Pixels.Image) -> Pixels.Image:
    """Return the picture in RGB; what is see-through shows white, 16-bit greys are brought to 8."""
    if image.mode.startswith("I"):
        return image.convert("I").point(lambda value: value / 257).convert("L").convert("RGB")
    if image.has_transparency_data:
        layered = image.convert("RGBA")
        ground = Pixels.new("RGBA", layered.size, "white")
        return Pixels.alpha_composite(ground, layered).convert("RGB")
    return image.convert("RGB")
