"""Everything that is printed of every shipped pack: what tests walk."""

from functools import cache
from pathlib import Path

import pytest

from exporters.kit.products import Product
from exporters.systems import PAPER, products_of
from schemas.packs.packs import Pack, read_packs
from schemas.systems import System

PRINTED = tuple((system, name) for system in PAPER for name in products_of(system))
"""Every product of every system."""

EVERY_PRODUCT = pytest.mark.parametrize(
    ("system", "name"), PRINTED, ids=[f"{system}-{name}" for system, name in PRINTED]
)


@cache
def shipped_pack(system: System) -> Pack:
    """The shipped pack of a system, as read."""
    [pack] = read_packs([Path("content") / system.value]).packs
    return pack


def product_of(pack: Pack, name: str) -> Product:
    """A product of the system of a pack."""
    return products_of(pack.manifest.system)[name]
