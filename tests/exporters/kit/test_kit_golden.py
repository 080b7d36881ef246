"""What stands on every piece of the shipped kit, as one readable text a product; the pictures were looked at."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Group, strings, walk
from exporters.imposition.pieces import Piece
from exporters.kit.theming import pieces_of
from exporters.systems import products_of
from schemas.systems import SYSTEM_NAMES, SystemName
from tests.exporters.printed import PRINTED, shipped_pack

IN_THE_KIT = tuple((system, name) for system, name in PRINTED if products_of(system)[name].by_default)
TOLD = tuple(found for found in IN_THE_KIT if found != ("battlesuit", "panels"))
"""All but the panels with their 6,130 names of dots, of which `test_panel_goldens` tells."""


@pytest.mark.parametrize(("system", "name"), TOLD, ids=[f"{system}-{name}" for system, name in TOLD])
def test_every_piece_says_what_it_said(system: SystemName, name: str, compare: Callable[[str, str], None]) -> None:
    """Size, copies, how much is drawn, and every word in the order of drawing, front and back."""
    job = PrintJob.of(shipped_pack(system))
    pieces = pieces_of(products_of(system)[name], job)

    assert sorted(job.diagnostics) == []
    compare(f"kit/{system}/{name}.txt", "".join(line for piece in pieces for line in told(piece)))


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_keys_of_pieces_are_their_own(system: SystemName) -> None:
    """No two pieces of the kit have the same key."""
    job = PrintJob.of(shipped_pack(system))
    names = (name for known, name in IN_THE_KIT if known == system)
    keys = Counter(piece.key for name in names for piece in pieces_of(products_of(system)[name], job))

    assert [key for key, count in keys.items() if count > 1] == []


def told(piece: Piece) -> Iterator[str]:
    folds = f", folds at {' '.join(f'{fold:g}' for fold in piece.folds_mm)}" if piece.folds_mm else ""
    yield f"{piece.key} x {piece.copies}, {piece.shape}{folds}{f', deck {piece.deck}' if piece.deck else ''}\n"
    yield f"  front {side(piece.front)}\n"
    if piece.back:
        yield f"  back {side(piece.back)}\n"


def side(drawing: Drawing) -> str:
    drawn = Counter(type(item).__name__.lower() for item in walk(drawing.items) if not isinstance(item, Group))
    amounts = ", ".join(f"{count} {kind}" for kind, count in sorted(drawn.items()))
    size = f"{drawing.width_mm:.5g} x {drawing.height_mm:.5g} mm, bleed {drawing.bleed_mm:.4g}: {amounts}"
    return "\n    ".join((size, *strings(drawing)))
