"""How far the outlines of a symbol reach."""

from exporters.drawing.display_list import Path, Symbol


def reach_of(symbol: Symbol) -> tuple[float, float]:
    """Return the least and the greatest coordinate of a symbol's outlines, handles of curves too."""
    numbers = [
        number
        for item in symbol.items
        if isinstance(item, Path)
        for segment in item.segments
        for number in segment[1:]
        if not isinstance(number, str)
    ]
    return min(numbers), max(numbers)
