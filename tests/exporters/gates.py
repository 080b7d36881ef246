"""The two gates of the same picture: one rasteriser for print and preview, or two of them, blurred."""

import os
import shutil
import subprocess
from dataclasses import replace
from io import BytesIO
from math import ceil, sqrt

import pypdfium2
import pytest
from PIL import Image, ImageChops

from exporters.drawing.display_list import Drawing
from exporters.drawing.svg import to_svg
from exporters.pdf.writer import to_pdf
from tests.exporters.drawing.test_same_picture import difference, whole

ONE_DPI = 150
APART = 96
MOST_SHARE = 0.005
"""Clean cards have 0.11 to 0.16 % of pixels that are more than 96 of 255 apart."""

CARD_MM2 = 63.5 * 88.9
WINDOW_MM = (203.2, 279.4)
"""What is looked at of a larger piece: its upper left part, of whole pixels."""

RSVG = shutil.which("rsvg-convert")


def need_rsvg() -> None:
    """Skip where librsvg is not installed; fail where it has to be."""
    if RSVG is None:
        why = "rsvg-convert is missing: install librsvg2-bin to compare print and preview by one rasteriser"
        (pytest.fail if os.environ.get("MUSTERPRESS_REQUIRE_RSVG") == "1" else pytest.skip)(why)


def window(drawing: Drawing) -> Drawing:
    """The drawing with its bleed on a page of whole pixels, no larger than the window."""
    page = whole(drawing)
    width, height = (min(side, most) for side, most in zip((page.width_mm, page.height_mm), WINDOW_MM, strict=True))
    return replace(page, width_mm=width, height_mm=height)


def share_apart(pdf_of: Drawing, svg_of: Drawing) -> float:
    """Gate A: the share of pixels that differ by more than 96, with pdfium drawing both.

    What is smaller than a card is looked at from nearer, as large as a card is seen: its outlines are as long for it.
    """
    assert RSVG
    svg = to_svg(svg_of, bleed=True).encode()
    converted = subprocess.run([RSVG, "-f", "pdf"], input=svg, capture_output=True, check=True).stdout
    nearer = max(1, ceil(sqrt(CARD_MM2 / (pdf_of.width_mm * pdf_of.height_mm))))
    print_, preview = (raster(data, nearer * ONE_DPI) for data in (to_pdf([pdf_of]), converted))
    apart = ImageChops.difference(print_, preview.resize(print_.size)).split()
    worst = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2])
    return sum(worst.histogram()[APART + 1 :]) / (worst.width * worst.height)


def raster(pdf: bytes, dpi: int) -> Image.Image:
    picture: Image.Image = pypdfium2.PdfDocument(BytesIO(pdf))[0].render(scale=dpi / 72).to_pil().convert("RGB")
    return picture


def passes(pdf_of: Drawing, svg_of: Drawing) -> bool:
    """Whether two drawings are the same picture by both gates."""
    return share_apart(pdf_of, svg_of) < MOST_SHARE and difference(pdf_of, svg_of).same
