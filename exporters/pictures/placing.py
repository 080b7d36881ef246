"""Pictures of authors: found inside their pack, decoded guardedly, cut to their box, and placed."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from io import BytesIO

from PIL import Image as Pixels

from exporters.drawing.display_list import Image, Item, Picture
from exporters.findings import finding
from exporters.layout.boxes import Box
from exporters.layout.settings import Setting
from exporters.pictures.files import PictureError, decoded, read_picture
from schemas.diagnostics.diagnostics import Finding, Location

LEAST_DPI = 150.0
MOST_DPI = 300.0
ART_LEAST_MM = 9.0
ART_GAP_MM = 1.6
JPEG_QUALITY = 90
PICTURES_KEPT = 64
FADED_SHARE = 0.7
"""How much of white is mixed into a picture where ink is short."""


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
    finest = MOST_DPI / 25.4
    factor = min(1.0, finest / scale)
    size = (max(round(across * factor), 1), max(round(down * factor), 1))
    right, bottom = min(left + across, picture.width), min(top + down, picture.height)  # rounding may lead outside
    cut = (max(left, 0.0), max(top, 0.0), right, bottom)
    pixels = picture.pixels.resize(size, Pixels.Resampling.LANCZOS, cut)
    data = _encoded(pixels, picture.media_type)
    return Picture(f"picture-{sha256(data).hexdigest()[:16]}", picture.media_type, data), scale * 25.4


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
