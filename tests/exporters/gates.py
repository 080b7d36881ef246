"""The two gates of the same picture: print and preview looked at sharply, and looked at blurred."""

from math import ceil, sqrt

from PIL import ImageChops

from exporters.drawing.display_list import Drawing
from tests.exporters.drawing.test_same_picture import DPI, difference, drawn_by_both, whole

APART = 96
MOST_SHARE = 0.005
"""Clean cards have no pixels that are more than 96 of 255 apart, clean standees 0.08 %."""

CARD_MM2 = 63.5 * 88.9
WINDOW_MM = (203.2, 279.4)
"""What is looked at of a larger piece: its upper left part, of whole pixels."""
CORNER_MM = (101.6, 139.7)
"""A quarter of that, where a glance has to do."""


def window(drawing: Drawing, most_mm: tuple[float, float] = WINDOW_MM) -> Drawing:
    """The drawing with its bleed on a page of whole pixels, no larger than the window."""
    page = whole(drawing)
    width, height = (min(side, most) for side, most in zip((page.width_mm, page.height_mm), most_mm, strict=True))
    return page._replace(width_mm=width, height_mm=height)


def share_apart(pdf_of: Drawing, svg_of: Drawing) -> float:
    """Gate A: the share of pixels that differ by more than 96.

    What is smaller than a card is looked at from nearer, as large as a card is seen: its outlines are as long for it.
    """
    nearer = max(1, ceil(sqrt(CARD_MM2 / (pdf_of.width_mm * pdf_of.height_mm))))
    apart = ImageChops.difference(*drawn_by_both(pdf_of, svg_of, nearer * DPI)).split()
    worst = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2])
    return sum(worst.histogram()[APART + 1 :]) / (worst.width * worst.height)


def passes(pdf_of: Drawing, svg_of: Drawing) -> bool:
    """Whether two drawings are the same picture by both gates."""
    return share_apart(pdf_of, svg_of) < MOST_SHARE and difference(pdf_of, svg_of).same
