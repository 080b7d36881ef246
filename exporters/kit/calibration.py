"""A sheet that shows how far a printer's backs lie off, read like a vernier: held against the light.

The front has a scale of 10 mm steps, the back one of 9.5 mm steps. Where two lines meet, the number beside them is
the shift that fixes it, in steps of half a millimetre. With ten lines more on a side, two pairs could meet at once.
"""

from collections.abc import Iterator
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Point
from exporters.drawing.inks import BLACK
from exporters.faces.fonts import Face
from exporters.imposition.sheets import DUPLEX, Line, Paper, Placed, Setup, Sheet, Side
from exporters.imposition.sides import Mirror, turned_over
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle

STEP_MM: Final = 10.0
VERNIER_MM: Final = 9.5
STEPS: Final = 9
"""Lines on either side of the middle one: shifts up to 4.5 mm can be read."""

LEVEL_MM: Final = 68.0
"""How far below the head of the sheet the level scale lies."""

UPRIGHT_MM: Final = 104.0
"""How far above the foot of the sheet the middle of the upright scale lies."""

TICK_MM: Final = 9.0
CROSS_MM: Final = 6.0
TITLE: Final = TextStyle(Face.TITLE, 24, 18, BLACK)
WORDS: Final = TextStyle(Face.TEXT, 10.5, 9, BLACK, leading=1.25)
AXIS: Final = TextStyle(Face.NUMERAL, 13, 11, BLACK, align="centre", valign="middle")
NUMBER: Final = TextStyle(Face.LABEL, 7, 6, BLACK, align="centre", valign="middle")


def calibration(setup: Setup) -> tuple[Sheet, ...]:
    """Return the sheet for a paper and a way of turning it; the numbers are what `back_shift_mm` should become."""
    paper = setup.paper if setup.paper.upright else setup.paper.turned
    mirror = turned_over(paper, setup.duplex, setup.back_shift_mm)
    level, upright = (paper.width_mm / 2, LEVEL_MM), (paper.width_mm / 2, paper.height_mm - UPRIGHT_MM)
    scales = (*_scale(level, STEP_MM, front=True, level=True), *_scale(upright, STEP_MM, front=True, level=False))
    vernier = (
        *_scale(level, VERNIER_MM, front=False, level=True),
        *_scale(upright, VERNIER_MM, front=False, level=False),
    )
    crosses = tuple(_crosses(paper))
    page = _page(paper, mirror, setup, level, upright)
    trim = Box(0, 0, paper.width_mm, paper.height_mm)
    seen = Box(8, 8, paper.width_mm - 16, paper.height_mm - 18)
    front = Side((Placed(page, trim, seen),), (*scales, *crosses))
    return (Sheet(paper, front, Side((), tuple(mirror.line(line) for line in (*vernier, *crosses)))),)


def _scale(middle: Point, step_mm: float, *, front: bool, level: bool) -> Iterator[Line]:
    """Yield the lines of a scale; those of the front end where those of the back begin."""
    x, y = middle
    for at in range(-STEPS, STEPS + 1):
        long = TICK_MM * (1.4 if at == 0 else 1.0) * (-1 if front else 1)
        if level:
            yield Line((x + at * step_mm, y), (x + at * step_mm, y + long), "cut")
        else:
            yield Line((x, y + at * step_mm), (x + long, y + at * step_mm), "cut")


def shift_at(step: int, mirror: Mirror, *, level: bool) -> float:
    """Return the shift that brings backs into place if the lines of a step meet, along one axis, in millimetres.

    Meeting at `step` means that the back lies `step` half millimetres off, as seen from the front.
    """
    off = step * (STEP_MM - VERNIER_MM)
    seen_reversed = mirror.about_upright == level
    now = mirror.shift_mm[0 if level else 1]
    return now + (off if seen_reversed else -off)


def _page(paper: Paper, mirror: Mirror, setup: Setup, level: Point, upright: Point) -> Drawing:
    """Return the words and numbers of the front."""
    page = Composition()
    page.write("How far do the backs lie off?", Box(24, 9, paper.width_mm - 48, 11), TITLE)
    words = (
        f"Print this sheet at 100 % on both sides: {DUPLEX[setup.duplex]}. Hold it against the light, front towards "
        "you. On each scale find the line of the back that meets a line of the front, and read the number there. "
        "Save both numbers for this printer: musterpress printer NAME --dx NUMBER --dy NUMBER"
    )
    page.write(words, Box(24, 22, paper.width_mm - 48, 20), WORDS)
    page.write("dx", Box(level[0] - 10, level[1] - 25, 20, 7), AXIS)
    page.write("dy", Box(upright[0] - 42, upright[1] - 4, 14, 8), AXIS)
    for at in range(-STEPS, STEPS + 1):
        along = at * STEP_MM
        number = _signed(shift_at(at, mirror, level=True))
        page.write(number, Box(level[0] + along - 2.5, level[1] - TICK_MM * 1.4 - 5, 5, 4), NUMBER)
        number = _signed(shift_at(at, mirror, level=False))
        page.write(number, Box(upright[0] - TICK_MM * 1.4 - 9, upright[1] + along - 2, 8, 4), NUMBER)
    return Drawing("calibration", "Calibration", paper.width_mm, paper.height_mm, tuple(page.items))


def _signed(value: float) -> str:
    """Return a number as it is typed, with an ASCII minus."""
    return f"{value:g}"


def _crosses(paper: Paper) -> Iterator[Line]:
    """Yield a cross near each corner: both sides at a glance."""
    half = CROSS_MM / 2
    for x in (15.0, paper.width_mm - 15.0):
        for y in (12.0, paper.height_mm - 16.0):
            yield Line((x - half, y), (x + half, y), "hair")
            yield Line((x, y - half), (x, y + half), "hair")
