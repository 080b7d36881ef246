"""Pages of a PDF as pictures."""

from collections.abc import Iterator
from io import BytesIO

import pypdfium2
from PIL import Image as Pixels

from exporters.faces.fonts import MM_PER_IN, MM_PER_PT

LESS = 1 - 1e-6
"""Keeps a page of 825.0000001 pixels from being drawn on 826."""

POINTS_PER_INCH = MM_PER_IN / MM_PER_PT


def page_pngs(pdf: bytes, dpi: int) -> Iterator[bytes]:
    """Yield each page of a PDF as a PNG that says its resolution."""
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            yield _png(page, dpi)


def page_pictures(pdf: bytes, dpi: int) -> Iterator[Pixels.Image]:
    """Yield each page of a PDF as a picture in red, green and blue, on white."""
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            yield page.render(scale=dpi / POINTS_PER_INCH * LESS).to_pil().convert("RGB")


def page_png(pdf: bytes, number: int, dpi: int) -> bytes:
    """Return a page of a PDF, counted from 0, as a PNG that says its resolution."""
    with pypdfium2.PdfDocument(pdf) as document:
        return _png(document[number], dpi)


def page_sizes_mm(pdf: bytes) -> tuple[tuple[float, float], ...]:
    """Return the width and the height of each page of a PDF."""
    with pypdfium2.PdfDocument(pdf) as document:
        points = [page.get_size() for page in document]
    return tuple((width * MM_PER_PT, height * MM_PER_PT) for width, height in points)


def shrunk_png(png: bytes, most_px: int) -> bytes:
    """Return a picture of our own with no side longer than `most_px`."""
    with Pixels.open(BytesIO(png)) as picture:
        if max(picture.size) <= most_px:
            return png
        picture.thumbnail((most_px, most_px))
        out = BytesIO()
        picture.save(out, "PNG")
    return out.getvalue()


def _png(page: pypdfium2.PdfPage, dpi: int) -> bytes:
    picture = page.render(scale=dpi / POINTS_PER_INCH * LESS).to_pil()
    out = BytesIO()
    picture.convert("RGB").save(out, "PNG", dpi=(dpi, dpi))
    return out.getvalue()
