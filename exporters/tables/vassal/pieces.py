"""Pieces of VASSAL as lists of traits, the outermost first, the piece itself last."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from exporters.tables.vassal.text import add_piece, key, sequence

STEPS: Final = 24
"""Directions that a piece can be turned to."""


@dataclass(frozen=True)
class Trait:
    """What a piece is or can do, and how it begins."""

    type: str
    state: str = ""


@dataclass(frozen=True)
class Slot:
    """A piece as the palette or a deck holds it: name, pictures of its sides, size in pixels, and a number of its own.

    A `masked` one is a card: its back hides the front, and names nothing but the deck.
    """

    gpid: int
    name: str
    front: str
    back: str
    size: tuple[int, int]
    masked: str = ""

    @property
    def definition(self) -> str:
        """The piece as a command that makes it."""
        traits = tuple(_card(self) if self.masked else _counter(self))
        return add_piece([trait.type for trait in traits], [trait.state for trait in traits])


def _card(slot: Slot) -> Iterator[Trait]:
    yield masking(slot.back, slot.masked)
    yield basic(slot.front, slot.name, slot.gpid)


def _counter(slot: Slot) -> Iterator[Trait]:
    yield Trait(f"delete;{sequence(('Remove', key('D')), ';')}")
    yield Trait(f"clone;{sequence(('Copy', key('C')), ';')}")
    yield turning()
    if slot.back:
        yield sides(slot.front, slot.back)
        yield basic("", slot.name, slot.gpid)
    else:
        yield basic(slot.front, slot.name, slot.gpid)


def basic(image: str, name: str, gpid: int) -> Trait:
    """Return the innermost trait: picture and name; on no map yet."""
    return Trait(f"piece;{sequence(('', '', image, name), ';')}", sequence(("null", 0, 0, gpid, 0), ";"))


def turning() -> Trait:
    """Return the trait of a piece that can be turned by Ctrl and a square bracket."""
    fields = (STEPS, key("]"), key("["), "Turn clockwise", "Turn anticlockwise", "", "", "Facing", "")
    return Trait(f"rotate;{sequence(fields, ';')}", "0")


def sides(front: str, back: str) -> Trait:
    """Return the trait of a piece that Ctrl+F turns over: a layer that is always there, with two levels."""
    names = sequence((front, back), ",")
    levels = sequence(("", ""), ",")
    never, ctrl = "", 128
    fields: tuple[str | int | bool, ...] = (
        *(never, ctrl, ""),  # activate: command, modifiers, key
        *("Turn over", ctrl, "F"),  # next level
        *(never, ctrl, ""),  # level before
        *(never, "", "1"),  # reset: command, key, level
        *(False, 0, 0),  # drawn beneath, offsets
        *(names, levels, True, "Sides"),  # pictures, names of levels, round and round, name of the layer
        *("", ""),  # random: key, command
        *(False, "", 1),  # follows a property: whether, which, from which value
        *(1, True),  # version of this list, always active
        *("", key("F"), ""),  # keys: activate, next, before
        *("", "1.0"),  # description, scale
    )
    return Trait(f"emb2;{sequence(fields, ';')}", "1")


def masking(back: str, name: str) -> Trait:
    """Return the trait of a card that Ctrl+F hides from others: they see its back, who holds it sees both."""
    fields = (key("F"), back, "Turn over", "B", name, "player:", "", "", True, "", "")
    return Trait(f"obs;{sequence(fields, ';')}", "null;")
