"""Pictures of drawings for digital tables, and archives of files."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import islice
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image, ImageDraw

from exporters.drawing.display_list import Drawing
from exporters.faces.fonts import MM_PER_IN
from exporters.imposition.pieces import Shape
from exporters.pdf.writer import to_pdf

AT_ONCE: Final = 48
SMOOTHING: Final = 4
PAPER_WHITE: Final = (255, 255, 255, 255)

Cut = Callable[[ImageDraw.ImageDraw, int, int], None]

EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
READABLE: Final = 0o644 << 16
UNIX: Final = 3


@dataclass(frozen=True)
class Shot:
    """A drawing, its bleed included, and how many pixels it gets; what is no rectangle is clear outside its outline."""

    drawing: Drawing
    width: int
    height: int
    shape: Shape = "rectangle"


def shot(drawing: Drawing, dpi: float, shape: Shape = "rectangle") -> Shot:
    """Return the drawing at a resolution, in whole pixels."""
    return Shot(drawing, pixels(drawing.full_width_mm, dpi), pixels(drawing.full_height_mm, dpi), shape)


def pixels(length_mm: float, dpi: float) -> int:
    """Return the whole pixels of a length, at least one."""
    return max(1, round(length_mm / MM_PER_IN * dpi))


def finest(drawing: Drawing, dpi: float, most_px: int) -> float:
    """Return the resolution, or the finest below it at which neither side has more than `most_px` pixels."""
    return min(dpi, most_px * MM_PER_IN / max(drawing.full_width_mm, drawing.full_height_mm))


def taken(shots: Iterable[Shot]) -> Iterator[Image.Image]:
    """Yield the pictures in order: RGB, or RGBA if they are no rectangles. Few are held at a time."""
    rest = iter(shots)
    while batch := tuple(islice(rest, AT_ONCE)):
        yield from _taken(batch)


def _taken(shots: Sequence[Shot]) -> Iterator[Image.Image]:
    with pypdfium2.PdfDocument(to_pdf([shot.drawing for shot in shots])) as document:
        for page, shot in zip(document, shots, strict=True):
            picture = _pixels_of(page, shot)
            yield _cut(picture, CUTS[shot.shape]) if shot.shape in CUTS else picture


def _pixels_of(page: pypdfium2.PdfPage, shot: Shot) -> Image.Image:
    """Return the page on exactly as many pixels as asked: pypdfium2's own `render` rounds up by itself."""
    bitmap = pypdfium2.PdfBitmap.new_native(shot.width, shot.height, pdfium.FPDFBitmap_BGR, rev_byteorder=True)
    bitmap.fill_rect(PAPER_WHITE, 0, 0, shot.width, shot.height)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, shot.width, shot.height, 0, pdfium.FPDF_REVERSE_BYTE_ORDER)
    picture: Image.Image = bitmap.to_pil()
    return picture


def _ellipse(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """Fill the ellipse in a frame."""
    draw.ellipse((0, 0, width - 1, height - 1), fill=255)


def _hexagon(draw: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """Fill the hexagon in a frame, whose level sides are half as long as it is wide."""
    corners = ((0, 2), (1, 0), (3, 0), (4, 2), (3, 4), (1, 4))
    draw.polygon([((width - 1) * x / 4, (height - 1) * y / 4) for x, y in corners], fill=255)


CUTS: Final[dict[Shape, Cut]] = {"circle": _ellipse, "hexagon": _hexagon}
"""How what is left of a picture is filled, by shape; a rectangle is whole."""


def _cut(picture: Image.Image, fill: Cut) -> Image.Image:
    """Return the picture, clear outside what a shape fills of its frame."""
    large = (picture.width * SMOOTHING, picture.height * SMOOTHING)
    mask = Image.new("L", large)
    fill(ImageDraw.Draw(mask), *large)
    cut = picture.convert("RGBA")
    cut.putalpha(mask.resize(picture.size, Image.Resampling.BOX))
    return cut


def png(picture: Image.Image, dpi: float | None = None) -> bytes:
    """Return a picture as PNG, which says its resolution if that is known."""
    out = BytesIO()
    if dpi is None:
        picture.save(out, "PNG")
    else:
        picture.save(out, "PNG", dpi=(dpi, dpi))
    return out.getvalue()


def archive(files: Mapping[str, bytes]) -> bytes:
    """Return the files as a zip, sorted by name, all of them dated as early as a zip can say."""
    out = BytesIO()
    with ZipFile(out, "w") as zipped:
        for name in sorted(files):
            entry = ZipInfo(name, EARLIEST)
            entry.compress_type, entry.create_system, entry.external_attr = ZIP_DEFLATED, UNIX, READABLE
            zipped.writestr(entry, files[name])
    return out.getvalue()
