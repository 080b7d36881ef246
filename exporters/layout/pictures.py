"""Pictures of authors: read guardedly from their pack, cut and placed."""

import struct
import warnings
import zlib
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final, Literal

from PIL import Image as Pixels
from PIL import ImageOps

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Image, Item, Picture
from exporters.faces.fonts import MM_PER_IN
from exporters.findings import FileError, finding
from exporters.layout.settings import Setting
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.diagnostics.wording import did_you_mean

MOST_BYTES = 20_000_000
MOST_PIXELS = 40_000_000
EASY_PIXELS = 4_000_000
DENSEST = 2_000
"""Pixels a byte of a larger picture may stand for; a flag of two plain colours has some hundreds."""

SUFFIXES: Final = (".png", ".jpg", ".jpeg")
MEDIA_TYPES: Final[dict[str, Literal["image/png", "image/jpeg"]]] = {"PNG": "image/png", "JPEG": "image/jpeg"}
BROKEN: Final = (OSError, SyntaxError, ValueError, EOFError, IndexError, OverflowError, struct.error, zlib.error)
"""What Pillow raises for files that are damaged or no pictures."""

LEAST_DPI = 150.0
MOST_DPI = 300.0
ART_LEAST_MM = 9.0
ART_GAP_MM = 1.6
JPEG_QUALITY = 90
PICTURES_KEPT = 64
FADED_SHARE = 0.7
"""How much of white is mixed into a picture where ink is short."""


class PictureError(FileError):
    """A picture that cannot be used."""


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


@dataclass(frozen=True)
class Placed:
    """A picture as it lies in its box: nothing where there is none, or none that can be used."""

    items: tuple[Item, ...] = ()
    findings: tuple[Finding, ...] = ()


def filling_picture(path: str, box: Box, setting: Setting, at: Location) -> Placed:
    """Return the picture at a path of the pack, filling the box: cut evenly where its shape is another.

    What is wrong with it is found at the field `at`; one that cannot be used is left out.
    """
    if not path:
        return Placed()
    try:
        cut, dpi = _cut(_File(read_picture(setting.folder, path)), round(box.width, 3), round(box.height, 3))
    except PictureError as error:
        return Placed((), (error.finding(at),))
    return Placed((Image(box.x, box.y, box.width, box.height, cut),), (_coarse(at, dpi),) if dpi < LEAST_DPI else ())


def art_picture(path: str, gap: Box, setting: Setting, at: Location) -> Placed:
    """Return the picture in what room a card's text has left, a little apart from it; none if that is too low."""
    if not path:
        return Placed()
    box = gap.inset(0, ART_GAP_MM)
    if box.height < ART_LEAST_MM:
        message = f"the text leaves {max(box.height, 0):.1f} mm for the picture, which needs {ART_LEAST_MM:g} mm"
        hint = "shorten the text, or leave the picture out"
        return Placed((), (finding("picture-no-room", at, message, hint),))
    return filling_picture(path, box, setting, at)


def _coarse(at: Location, dpi: float) -> Finding:
    message = f"the picture has {dpi:.0f} pixels an inch at print size, and looks coarse below {LEAST_DPI:g}"
    return finding("picture-coarse", at, message, "use a larger picture")


class _File:
    """The bytes of a file, given away once: what was cut is kept by their digest, and they are not, 20 MB a file."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._digest = sha256(data).digest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _File) and self._digest == other._digest

    def __hash__(self) -> int:
        return hash(self._digest)

    def taken(self) -> bytes:
        """Return the bytes, which are let go."""
        data, self._data = self._data, b""
        return data


@lru_cache(maxsize=PICTURES_KEPT)
def _cut(file: "_File", width_mm: float, height_mm: float) -> tuple[Picture, float]:
    """Return the middle of a file's picture in the shape of a box, and its pixels an inch there before it is reduced.

    It gets no more pixels than can be printed; the picture itself is not kept, since it may have forty million.

    Raises:
        PictureError: it is no whole PNG or JPEG, or has too many pixels.
    """
    picture = decoded(file.taken())
    scale = min(picture.width / width_mm, picture.height / height_mm)
    across, down = width_mm * scale, height_mm * scale
    left, top = (picture.width - across) / 2, (picture.height - down) / 2
    finest = MOST_DPI / MM_PER_IN
    factor = min(1.0, finest / scale)
    size = (max(round(across * factor), 1), max(round(down * factor), 1))
    right, bottom = min(left + across, picture.width), min(top + down, picture.height)  # rounding may lead outside
    cut = (max(left, 0.0), max(top, 0.0), right, bottom)
    pixels = picture.pixels.resize(size, Pixels.Resampling.LANCZOS, cut)
    data = _encoded(pixels, picture.media_type)
    return Picture(f"picture-{sha256(data).hexdigest()[:16]}", picture.media_type, data), scale * MM_PER_IN


def _encoded(pixels: Pixels.Image, media_type: str) -> bytes:
    out = BytesIO()
    if media_type == "image/jpeg":
        pixels.save(out, "JPEG", quality=JPEG_QUALITY)
    else:
        pixels.save(out, "PNG")
    return out.getvalue()


@lru_cache(maxsize=PICTURES_KEPT)
def faded(picture: Picture) -> Picture:
    """Return the picture paler, for printers short of ink."""
    with Pixels.open(BytesIO(picture.data)) as image:
        pixels = image.convert("RGB")
    pale = Pixels.blend(pixels, Pixels.new("RGB", pixels.size, "white"), FADED_SHARE)
    return Picture(f"{picture.key}-faded", picture.media_type, _encoded(pale, picture.media_type))
