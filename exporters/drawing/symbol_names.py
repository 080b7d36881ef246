"""Symbols by their names: players draw a symbol once and refer to it by name from then on."""

from exporters.drawing.display_list import Symbol


class SymbolNames:
    """The symbols that a document has met so far."""

    def __init__(self) -> None:
        self._known: dict[str, Symbol] = {}

    def claim(self, symbol: Symbol) -> str:
        """Return the name of a symbol, which is its own in the document from here on.

        Raises:
            ValueError: another symbol has the name, so it would be drawn in place of this one.
        """
        known = self._known.setdefault(symbol.name, symbol)
        if known is not symbol and known != symbol:
            raise ValueError(f"symbols of one name must be equal, got two that differ under {symbol.name!r}")
        return symbol.name
