"""Pages of a PDF as pictures."""

from collections.abc import Iterator
from io import BytesIO

import pypdfium2

from exporters.faces import MM_PER_PT

MM_PER_INCH = 25.4
LESS = 1 - 1e-6
"""Keeps a page of 825.0000001 pixels from being drawn on 826."""

POINTS_PER_INCH = MM_PER_INCH / MM_PER_PT


def page_pngs(pdf: bytes, dpi: int) -> Iterator[bytes]:
    """Yield each page of a PDF as a PNG that says its resolution."""
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            picture = page.render(scale=dpi / POINTS_PER_INCH * LESS).to_pil()
            out = BytesIO()
            picture.convert("RGB").save(out, "PNG", dpi=(dpi, dpi))
            yield out.getvalue()
