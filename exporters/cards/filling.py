"""The fields of a card in the boxes of its deck: texts, colours, icons and pictures by name, and what is shown."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.checking.decks import fields_in
from exporters.drawing.display_list import Symbol
from exporters.drawing.inks import BLACK, Ink
from exporters.layout.looks import ink_of
from schemas.diagnostics.diagnostics import Location
from schemas.models.deck import MARK, FieldValue, Placed

MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True, eq=False)
class Filling:
    """What a card says, and the inks and icons that it can name; a field that is not there says nothing."""

    fields: Mapping[str, FieldValue]
    inks: Mapping[str, Ink]
    icons: Mapping[str, Symbol]

    def text(self, written: str) -> str:
        """Return a text with what fields say in the place of their names."""
        if "{" not in written:
            return written.strip()
        return re.sub(MARK, lambda found: _words(self.fields.get(found[1], ""), signed=bool(found[2])), written).strip()

    def number(self, written: int | str) -> int:
        """Return a number, or what the field in braces says; 0 if that is none."""
        value = self.fields.get(fields_in(written)[0]) if isinstance(written, str) else written
        return value if isinstance(value, int) else 0

    def names(self, written: str) -> tuple[str, ...]:
        """Return a name as it is written, or what the field in braces names: none, one, or a list."""
        by_field = fields_in(written)
        value = self.fields.get(by_field[0], "") if by_field else written
        if isinstance(value, tuple):
            return value
        return (value,) if isinstance(value, str) and value else ()

    def ink(self, written: str | None) -> Ink | None:
        """Return the ink of a colour, None for none; what names no colour is black."""
        if written is None:
            return None
        if written.startswith("#"):
            return ink_of(written)
        return next((self.inks.get(name, BLACK) for name in self.names(written)), BLACK)

    def shows(self, box: Placed) -> bool:
        """Return whether the fields say what a box waits for."""
        return all(_holds(self.fields.get(name), wanted) for name, wanted in box.when.items())


def place_behind(written: str, at: Location) -> tuple[bool, Location]:
    """Return whether a card is behind what its deck writes at a place, and the place: in the card, or in the deck."""
    by_field = fields_in(written)
    return (True, ("fields", by_field[0])) if by_field else (False, at)


def _words(value: FieldValue, *, signed: bool) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{'+' if signed and value >= 0 else ''}{value}".replace("-", MINUS)
    return str(value)


def _holds(value: FieldValue | None, wanted: FieldValue) -> bool:
    """Return whether a value is what is wanted: one of a list, one in a list; for yes and no, anything or nothing."""
    if isinstance(wanted, bool):
        return (value not in {None, "", ()}) == wanted
    options = wanted if isinstance(wanted, tuple) else (wanted,)
    said = value if isinstance(value, tuple) else (value,)
    return any(str(each) == str(option) for each in said for option in options)
