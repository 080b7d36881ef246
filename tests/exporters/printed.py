"""Everything that is printed of every shipped pack: what tests walk."""

from functools import cache
from pathlib import Path

import pytest

from exporters.book.rulebook import RULEBOOK
from exporters.components.base import Product
from exporters.systems import PAPER, products_of
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SystemName

PRINTED = tuple((system, name) for system in PAPER for name in products_of(system))
"""Every product of every system."""

LARGE = frozenset({RULEBOOK, "posters", "panels"})

EVERY_PRODUCT = pytest.mark.parametrize(
    ("system", "name"),
    [pytest.param(*each, id="-".join(each), marks=[pytest.mark.prove] if each[1] in LARGE else []) for each in PRINTED],
)
"""Each of them; books, which have more pages than all the rest together, and the largest sheets are proofs."""


@cache
def shipped_pack(system: SystemName) -> Pack:
    """The shipped pack of a system, as read."""
    [pack] = read_packs([Path("content") / system]).packs
    return pack


def product_of(pack: Pack, name: str) -> Product:
    """A product of the system of a pack."""
    return products_of(pack.manifest.system)[name]
