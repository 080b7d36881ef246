"""QR codes: what a camera reads, as one outline on a light square."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Rect, Segment
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import rectangle
from exporters.findings import finding
from schemas.diagnostics.diagnostics import Finding, Location

QUIET_MODULES: Final = 4
"""Light modules on every side, which the standard asks for (ISO/IEC 18004)."""

LEAST_MODULE_MM: Final = 0.33
CODES_KEPT: Final = 64


def code_items(text: str, box: Box, ink: Ink, at: Location) -> tuple[tuple[Item, ...], tuple[Finding, ...]]:
    """Return the code of a text in the middle of a box, and that it is too fine, at the place of the text."""
    rows = modules(text)
    square = box.square(min(box.width, box.height))
    module = square.width / (len(rows) + 2 * QUIET_MODULES)
    outline = tuple(_outline(rows, square, module))
    items: tuple[Item, ...] = (Rect(*square, fill=WHITE), Path(outline, ink))
    if module >= LEAST_MODULE_MM:
        return items, ()
    message = f"its modules would be {module:.2f} mm large; the least is {LEAST_MODULE_MM} mm"
    hint = f"make the box {LEAST_MODULE_MM * (len(rows) + 2 * QUIET_MODULES):.0f} mm wide and high"
    return items, (finding("qr-too-fine", at, message, hint),)


def _outline(rows: tuple[tuple[bool, ...], ...], square: Box, module: float) -> Iterator[Segment]:
    """Yield a rectangle for each run of dark modules."""
    for down, row in enumerate(rows):
        y = square.y + (QUIET_MODULES + down) * module
        for start, end in _runs(row):
            yield from rectangle(square.x + (QUIET_MODULES + start) * module, y, (end - start) * module, module)


def _runs(row: tuple[bool, ...]) -> Iterator[tuple[int, int]]:
    edges = [at for at, (one, other) in enumerate(zip((False, *row), (*row, False), strict=True)) if one != other]
    yield from zip(edges[::2], edges[1::2], strict=True)


@lru_cache(maxsize=CODES_KEPT)
def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the rows of a code, each module dark or not, at the middle level of correction."""
    from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel  # noqa: PLC0415 - few decks have one

    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(text)
    code.make()
    count = range(code.getModuleCount())
    return tuple(tuple(bool(code.isDark(row, column)) for column in count) for row in count)
