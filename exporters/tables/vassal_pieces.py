"""VASSAL: its XML, its texts and its pieces."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final
from xml.etree import ElementTree as ET

VASSAL_VERSION: Final = "3.6.0"
DECLARATION: Final = b'<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n'
SAVED_AT: Final = "315532800000"
"""The first of January 1980, in milliseconds: the same module, the same bytes."""

Attribute = str | int | float | bool

ESCAPE = "\\"
QUOTE = "'"

STEPS: Final = 24
"""Directions that a piece can be turned to."""


def element(name: str, /, *children: ET.Element, **attributes: Attribute) -> ET.Element:
    """Return the element of a class below `VASSAL.build`."""
    made = ET.Element(f"VASSAL.build.{name}", {key: _written(value) for key, value in attributes.items()})
    made.extend(children)
    return made


def entry(name: str, text: str) -> ET.Element:
    """Return an element that no class reads: one of its parent's lists."""
    made = ET.Element(name)
    made.text = shown(text)
    return made


def _written(value: Attribute) -> str:
    return str(value).lower() if isinstance(value, bool) else shown(str(value))


def shown(text: str) -> str:
    """Return a text without the characters that XML cannot hold."""
    return "".join(character for character in text if character.isprintable() or character == "\t")


def document(root: ET.Element) -> bytes:
    """Return an element and all below it as a file."""
    ET.indent(root)
    written: bytes = ET.tostring(root, encoding="utf-8")
    return DECLARATION + written + b"\n"


def module_data(name: str, version: str, description: str) -> bytes:
    """Return what the list of modules shows without opening one."""
    root = ET.Element("data", {"version": "1"})
    fields = (
        ("version", version),
        ("VassalVersion", VASSAL_VERSION),
        ("dateSaved", SAVED_AT),
        ("description", description),
        ("name", name),
    )
    root.extend(entry(key, text) for key, text in fields)
    return document(root)


def sequence(fields: Iterable[str | int | bool], delimiter: str) -> str:
    """Return the fields in one text; the delimiter is escaped within them.

    A field is quoted if it ends in a backslash, which would escape the delimiter after it, or stands in quotes itself.
    """
    return delimiter.join(_field(_word(field), delimiter) for field in fields)


def _word(field: str | int | bool) -> str:  # noqa: FBT001 - a value like the others
    return str(field).lower() if isinstance(field, bool) else str(field)


def _field(word: str, delimiter: str) -> str:
    escaped = word.replace(delimiter, ESCAPE + delimiter)
    quoted = word.endswith(ESCAPE) or (word.startswith(QUOTE) and word.endswith(QUOTE) and word != "")
    return f"{QUOTE}{escaped}{QUOTE}" if quoted else escaped


def nested(parts: Sequence[str]) -> str:
    """Return parts one within the other, the first outermost: each but the last is followed by the rest.

    The last may hold no tab: VASSAL would take what follows it for a part.
    """
    *outer, inner = parts
    return reduce(lambda rest, part: sequence((part, rest), "\t"), reversed(outer), inner)


def add_piece(types: Sequence[str], states: Sequence[str]) -> str:
    """Return the command that makes a piece of some traits, the outermost first."""
    return "+/" + sequence(("null", nested(types), nested(states)), "/")


def key(letter: str) -> str:
    """Return a key pressed together with Ctrl; letters are capitals."""
    return f"{ord(letter)},130"


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
