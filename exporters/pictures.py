"""Pictures of authors: decoded guardedly, cut to their box, and placed."""

from functools import cache
from io import BytesIO

from PIL import Image as Pixels

from exporters.drawing import Picture

FADED_SHARE = 0.7
"""How much of white is mixed into a picture where ink is short."""


@cache
def faded(picture: Picture) -> Picture:
    """Return the picture paler, for printers short of ink."""
    with Pixels.open(BytesIO(picture.data)) as image:
        pixels = image.convert("RGB")
    pale = Pixels.blend(pixels, Pixels.new("RGB", pixels.size, "white"), FADED_SHARE)
    return Picture(f"{picture.key}-faded", "image/png", _png(pale))


def _png(pixels: Pixels.Image) -> bytes:
    out = BytesIO()
    pixels.save(out, "PNG", optimize=False)
    return out.getvalue()
