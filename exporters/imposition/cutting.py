"""What a cutting machine does to a sheet: the outline of each piece on its front, and its folds, as a file.

Lengths are millimetres. A DXF is one of release 12, which every program for such machines reads; its y runs up.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Path, Point, Stroke
from exporters.drawing.inks import Ink
from exporters.drawing.shapes import Outline, circle, polygon, polyline
from exporters.drawing.svg import to_svg
from exporters.imposition.pieces import Piece, Shape
from exporters.imposition.sheets import CutKind, Placed, Sheet

LINE_MM: Final = 0.1
CUT: Final = Stroke(Ink(rgb=(255, 0, 255), cmyk=(0, 100, 0, 0), spot="CutContour", overprint=True), LINE_MM)
CREASE: Final = Stroke(Ink(rgb=(0, 160, 255), cmyk=(80, 20, 0, 0), spot="Crease", overprint=True), LINE_MM)
"""Two inks, so that a machine can tell what to cut from what to crease; on plates they take nothing from the others."""

CUT_PLATES: Final = frozenset(stroke.ink.spot for stroke in (CUT, CREASE) if isinstance(stroke.ink, Ink))
"""What the plates of both are called."""

STEPS: Final = 24
"""Straight parts that a curve has in a DXF: less than a hundredth of a millimetre beside that of a large template."""

COLOURS: Final = {CUT: 6, CREASE: 4}
"""Magenta and cyan, as a DXF counts colours."""


def _hexagon(box: Box) -> Outline:
    """Return the hexagon in a box, whose level sides are half as long as it is wide."""
    x, y = box.centre
    across, aslant = box.width / 2, box.width / 4
    upper = ((x - aslant, box.y), (x + aslant, box.y))
    lower = ((x + aslant, box.bottom), (x - aslant, box.bottom))
    return polygon((x - across, y), *upper, (x + across, y), *lower)


OUTLINES: Final[dict[Shape, Callable[[Box], Outline]]] = {
    "rectangle": lambda box: polygon(*box.corners),
    "circle": lambda box: circle(*box.centre, box.width / 2),
    "hexagon": _hexagon,
}
"""What is cut out, by shape: one closed path."""


def cut_lines(sheet: Sheet, title: str) -> Drawing:
    """Return what is creased and cut on the front of a sheet, on a page of its size: one closed path a piece.

    Creases come first, since a cut lets its piece go.
    """
    return Drawing("cut", title, sheet.paper.width_mm, sheet.paper.height_mm, tuple(_lines(sheet.front.placed)))


def _lines(placed: Sequence[Placed]) -> Iterator[Path]:
    yield from (Path(line, None, CREASE) for one in placed for line in _folds(one))
    yield from (Path(OUTLINES[one.shape](one.trim), None, CUT) for one in placed)


def with_plates(sheets: Sequence[Sheet], sides: Sequence[Drawing]) -> tuple[Drawing, ...]:
    """Return the sides of sheets, the fronts with what is cut and creased on plates of their own, and no back."""
    rest = iter(sides)
    made = list[Drawing]()
    for sheet in sheets:
        front = next(rest)
        made.append(front._replace(items=(*front.items, *_lines(sheet.front.placed))))
        if sheet.back:
            made.append(next(rest))
    return tuple(made)


def plated(piece: Piece) -> Piece:
    """Return a piece whose front bears what is cut and creased on plates of their own, for a page of its own."""
    front = piece.front
    trim = Box(front.bleed_mm, front.bleed_mm, front.width_mm, front.height_mm)
    lines = _lines([Placed(front, trim, trim, shape=piece.shape, folds_mm=piece.folds_mm)])
    return replace(piece, front=front._replace(items=(*front.items, *lines)))


def _folds(one: Placed) -> Iterator[Outline]:
    """Yield the folds of a piece, from side to side."""
    for fold_mm in one.folds_mm:
        y = one.trim.bottom - fold_mm if one.half_turned else one.trim.y + fold_mm
        yield polyline((one.trim.x, y), (one.trim.right, y))


def to_dxf(drawing: Drawing) -> str:
    """Return cut lines as a DXF, on layers that are called after their inks."""
    head = ((0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), (9, "$INSUNITS"), (70, 4), (0, "ENDSEC"))
    entities = (pair for item in drawing.items if isinstance(item, Path) for pair in _polyline(item, drawing))
    pairs = (*head, (0, "SECTION"), (2, "ENTITIES"), *entities, (0, "ENDSEC"), (0, "EOF"))
    return "".join(f"{code}\n{value}\n" for code, value in pairs)


def _polyline(path: Path, drawing: Drawing) -> Iterator[tuple[int, object]]:
    """Yield the codes and values of a path."""
    assert path.stroke
    assert isinstance(path.stroke.ink, Ink)
    layer, closed = (8, path.stroke.ink.spot), int(path.segments[-1][0] == "Z")
    yield from ((0, "POLYLINE"), layer, (62, COLOURS[path.stroke]), (66, 1), (70, closed), (10, 0), (20, 0), (30, 0))
    for x, y in _points(path.segments):
        yield from ((0, "VERTEX"), layer, (10, round(x, 4)), (20, round(drawing.height_mm - y, 4)), (30, 0))
    yield from ((0, "SEQEND"), layer)


def _points(outline: Outline) -> Iterator[Point]:
    """Yield the corners of an outline, with points of its curves between; of a closed one the first is not told twice.

    A curve is taken at even steps of its parameter.
    """
    at = first = (0.0, 0.0)
    for step in outline:
        if step[0] == "C":
            x1, y1, x2, y2, x3, y3 = step[1:]
            curve = (at, (x1, y1), (x2, y2), (x3, y3))
            points = tuple(_on(curve, number / STEPS) for number in range(1, STEPS + 1))
            yield from points[:-1] if points[-1] == first else points
            at = (x3, y3)
        elif step[0] != "Z":
            at = (step[1], step[2])
            first = at if step[0] == "M" else first
            yield at


def _on(curve: tuple[Point, Point, Point, Point], share: float) -> Point:
    """Return the point of a cubic curve at a share of its parameter."""
    rest = 1 - share
    weights = (rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3)
    x, y = (sum(weight * point[axis] for weight, point in zip(weights, curve, strict=True)) for axis in (0, 1))
    return x, y


class CutFormat(NamedTuple):
    """A format of cut lines: its media type, and what writes it."""

    media_type: str
    write: Callable[[Drawing], str]


CUT_FORMATS: Final[dict[CutKind, CutFormat]] = {
    "svg": CutFormat("image/svg+xml", to_svg),
    "dxf": CutFormat("image/vnd.dxf", to_dxf),
}
"""Files beside the sheets that `--cut` may name."""
