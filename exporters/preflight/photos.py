"""Images in a PDF: resolution on paper, kind of colour, and ink."""

from collections.abc import Callable
from math import hypot
from typing import Any

import pikepdf
import PIL.Image
from PIL import ImageChops, ImageMath

from exporters.drawing import Matrix
from exporters.preflight.colours import plates_of, space_of
from exporters.preflight.facts import Paint, Photo

POINTS_PER_INCH = 72
FULL = 255
STRAY_SHARE = 0.001
"""Share of an image's pixels that may pass the ink it is said to have: specks of its compression."""


def photo(name: str, image: Any, matrix: Matrix, space: Callable[[Any], Any], stencil: Paint) -> Photo:
    """Return what is known of an image drawn in the unit square under a matrix; a stencil has the paint at hand."""
    a, b, c, d, _, _ = matrix
    across, down = hypot(a, b), hypot(c, d)
    width, height = (_entry(image, *names) for names in (("/Width", "/W"), ("/Height", "/H")))
    sides = [(float(pixels), length) for pixels, length in ((width, across), (height, down)) if length]
    dpi = min((pixels * POINTS_PER_INCH / length for pixels, length in sides), default=0.0)
    see_through = image.get("/SMask") is not None
    if _entry(image, "/ImageMask", "/IM"):
        return Photo(name, round(dpi, 1), stencil, see_through)
    named = _entry(image, "/ColorSpace", "/CS")
    found = space(named) if isinstance(named, pikepdf.Name) else named
    kind = space_of(found)
    ink = _ink_percent(image) if kind == "cmyk" else None
    return Photo(name, round(dpi, 1), Paint(kind, ink, plates_of(found)), see_through)


def _entry(image: Any, *names: str) -> Any:
    return next((image[name] for name in names if name in image), None)


def _ink_percent(image: Any) -> float | None:
    """Return the ink that all but a few stray pixels stay within, or None if the image cannot be read."""
    try:
        picture = _plates(image)
    except (ValueError, NotImplementedError, OSError, pikepdf.PdfError):
        return None
    cyan, magenta, yellow, black = picture.split()
    sums = ImageMath.lambda_eval(
        lambda bands: bands["convert"]((bands["c"] + bands["m"] + bands["y"] + bands["k"]) / 4, "L"),
        c=cyan,
        m=magenta,
        y=yellow,
        k=black,
    )
    counts = sums.histogram()
    left = picture.width * picture.height * STRAY_SHARE
    level = FULL
    while level and counts[level] <= left:
        left -= counts[level]
        level -= 1
    return round(100 * 4 * level / FULL, 1)


def _plates(image: Any) -> PIL.Image.Image:
    """Return the samples of an image on four plates, more being more ink."""
    if image.get("/Filter") is not None and "/DCTDecode" in str(image.get("/Filter")):
        opened = pikepdf.PdfImage(image).as_pil_image()
        picture = ImageChops.invert(opened)  # Pillow turns the samples of a four-colour JPEG over
    else:
        size = (int(image["/Width"]), int(image["/Height"]))
        picture = PIL.Image.frombytes("CMYK", size, image.read_bytes())
    turned = image.get("/Decode") is not None and float(image["/Decode"][0]) == 1
    return ImageChops.invert(picture) if turned else picture
