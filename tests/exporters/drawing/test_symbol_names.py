"""Symbols are drawn by name: two that differ under one name would silently become one."""

from collections.abc import Callable

import pytest

from exporters.drawing.display_list import Drawing, Rect, Symbol, Use
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.svg import to_svg
from exporters.pdf.writer import to_pdf

PLAIN = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
PLAYERS = pytest.mark.parametrize("player", [to_svg, lambda drawing: to_pdf([drawing])], ids=["svg", "pdf"])


def tile(ink: Ink) -> Symbol:
    return Symbol("tile", 5.0, 5.0, (Rect(0, 0, 5, 5, fill=ink),))


def twice(first: Symbol, second: Symbol) -> Drawing:
    return Drawing("sheet", "A sheet", 10, 10, (Use(first, PLAIN), Use(second, PLAIN)))


@PLAYERS
def test_two_symbols_of_one_name_must_not_differ(player: Callable[[Drawing], object]) -> None:
    """A black tile and a white one, both called `tile`: neither is drawn in place of the other."""
    with pytest.raises(ValueError, match="two that differ under 'tile'"):
        player(twice(tile(BLACK), tile(WHITE)))


@PLAYERS
def test_equal_symbols_of_one_name_are_one(player: Callable[[Drawing], object]) -> None:
    """Made twice, they are still the same tile."""
    assert player(twice(tile(BLACK), tile(BLACK)))
