"""All map panels of Battlesuit as text: what is drawn where, in short, and a digest of every line of the drawing.

Each was looked at as a picture when it was made.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Dots, Drawing, Item, Matrix, Path, Text, Use, walk
from exporters.drawing.dump import dump
from exporters.drawing.inks import Ink
from exporters.systems import products_of
from schemas.models.battlesuit.maps import dot_name, dots
from tests.exporters.placed import at, corners, placed
from tests.exporters.printed import shipped_pack

LETTERS = "abcdefghij"
GROWTH_MM = 12.5
"""Narrower outlines are left to the digest: what grows about a dot, and areas of one dot."""

NAMES = {dot_name(row, column) for row, column in dots()}


@pytest.fixture(scope="module")
def sheets() -> dict[str, Drawing]:
    """The sheets by the keys of their pieces; everything fits."""
    job = PrintJob.of(shipped_pack("battlesuit"))
    made = {piece.key: piece.front for piece in products_of("battlesuit")["panels"].pieces(job)}
    assert job.diagnostics == set()
    return made


@pytest.mark.parametrize("letter", LETTERS)
def test_the_drawing_of_a_panel_is_as_it_was(
    sheets: dict[str, Drawing], letter: str, compare: Callable[[str, str], None]
) -> None:
    """Areas by their extents, dots and what grows by their number, all lettering but plain names by its place."""
    compare(f"battlesuit/panels/panel_{letter}.txt", "\n".join(told(sheets[f"map_panel/panel_{letter}"])) + "\n")


def told(drawing: Drawing) -> Iterator[str]:
    yield f"{drawing.title}, {drawing.width_mm:g} x {drawing.height_mm:g} mm"
    yield from (line for item, matrix in placed(drawing) if (line := area(item, matrix)))
    discs = (item for item in walk(drawing.items) if isinstance(item, Dots) and item.radius < 2)
    yield from (f"{len(item.centres)} dots of {hexed(item.fill)}" for item in discs)
    signs = Counter(item.symbol.name for item in walk(drawing.items) if isinstance(item, Use))
    yield from (f"{count} x {name}" for name, count in sorted(signs.items()))
    texts = [(item, at(matrix, item.x, item.baseline)) for item, matrix in placed(drawing) if isinstance(item, Text)]
    for item, (x, y) in texts:
        if item.string not in NAMES:
            yield f"{x:.2f} {y:.2f} {item.string!r} {item.size_pt:g} pt"
    yield f"{sum(item.string in NAMES for item, _ in texts)} names of dots"
    yield f"drawing sha256 {sha256(dump(drawing).encode()).hexdigest()}"


def area(item: Item, matrix: Matrix) -> str:
    """A large outline: its inks and extents; "" for anything else."""
    if not isinstance(item, Path) or matrix[0] != 1:
        return ""
    found = corners(item, matrix)
    across, down = [x for x, _ in found], [y for _, y in found]
    if max(across) - min(across) < GROWTH_MM:
        return ""
    parts = sum(segment[0] == "M" for segment in item.segments)
    extent = f"{min(across):.1f} {min(down):.1f} to {max(across):.1f} {max(down):.1f}"
    return f"area {hexed(item.fill)}{' outlined' if item.stroke else ''}, {parts} parts, {extent}"


def hexed(fill: object) -> str:
    return "#{:02x}{:02x}{:02x}".format(*fill.rgb) if isinstance(fill, Ink) else "nothing"
