"""Lean kits: which products there are, and what is cut out of paper put together, whichever product it is of."""

from collections.abc import Sequence
from typing import Final

from exporters.components.base import Product
from exporters.components.evenings import Evening
from exporters.imposition.imposition import fits_on, impose
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import Setup
from exporters.kit.orders import PrintOrder
from exporters.kit.runs import Run

TWO_SIDED: Final = Product("two_sided", "Pieces with backs", lambda _: iter(()), sheet="nested")
ONE_SIDED: Final = Product("one_sided", "Pieces without backs", lambda _: iter(()), sheet="nested")
CUT_OUT: Final = frozenset({"cards", "counters"})
"""How products come onto paper whose pieces are put together."""


def in_kit(product: Product, order: PrintOrder, evening: Evening | None) -> bool:
    """Whether the whole kit of an order holds a product: all do, of which it needs neither too much nor twice."""
    if evening is not None and product.name in evening.unused:
        return False
    if product.form and order.form in {"cards", "rosters"}:
        return product.form == order.form
    twice = order.lean and product.spare and order.form != "both"
    return product.by_default and (not twice or (evening is not None and product.name in evening.kept))


def put_together(runs: Sequence[Run], order: PrintOrder) -> tuple[Run, ...]:
    """Return the runs of a lean kit: pieces with backs on sheets of their own, so that no sheet has a blank back.

    They come before the others. A product with a piece that is too large for it is printed by itself.
    """
    cut = [run for run in runs if run.product.sheet in CUT_OUT and _all_fit(run, order.setup)]
    names = iter(("01-", "02-") if not order.only else ("", ""))
    pieces = tuple(piece for run in cut for piece in run.pieces)
    made = (
        _run(product, f"{next(names)}{product.name}", tuple(p for p in pieces if _has_back(p, order) is backs), order)
        for product, backs in ((TWO_SIDED, True), (ONE_SIDED, False))
    )
    return (*(run for run in made if run.pieces), *(run for run in runs if run not in cut))


def _all_fit(run: Run, setup: Setup) -> bool:
    return all(fits_on(piece, setup, "nested") for piece in run.pieces)


def _has_back(piece: Piece, order: PrintOrder) -> bool:
    return piece.back is not None and order.duplex != "none"


def _run(product: Product, name: str, pieces: tuple[Piece, ...], order: PrintOrder) -> Run:
    return Run(product, name, pieces, impose(pieces, order.setup, product.sheet) if pieces else (), {})
