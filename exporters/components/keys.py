"""Keys of maps: each kind of ground with a swatch of it, its name, and what it does."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from exporters.components import diagram_words
from exporters.components.diagrams import Answer, framed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Item
from exporters.drawing.inks import BLACK, Ink
from exporters.faces.fonts import Face
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.models.rulebook import Diagram

WIDE_MM: Final = 118.0
"""How wide a key is at most: its words stay as large as those of a book."""

COLUMNS: Final = 3
FEWER: Final = 2
LONG: Final = 60
"""A key with a longer saying than so many characters has fewer columns."""

EDGE_MM: Final = 2.5
GAP_MM: Final = 3.0
SWATCH_MM: Final = 9.0
HIGH_MM: Final = 6.5
MOST_MM: Final = 20.0
"""How high a swatch is, and how high the words beside it may be."""

NAME: Final = TextStyle(Face.LABEL, 8.5, 6, BLACK, leading=1.1)
SAYS: Final = TextStyle(Face.TEXT, 8.5, 6, BLACK, leading=1.1)


class Entry(NamedTuple):
    """A kind of ground: its name, what it does, and what draws its swatch into a box."""

    name: str
    says: str
    swatch: Callable[[Box], Iterable[Item]]


def key_of(diagram: Diagram, title: str, entries: Sequence[Entry], ink: Ink, language: str) -> Drawing:
    """Return a key of a map with a title: its entries in columns, read along rows, in a frame of an ink."""
    made, top = Composition(language=language), EDGE_MM
    columns = FEWER if any(len(entry.says) > LONG for entry in entries) else COLUMNS
    for first in range(0, len(entries), columns):
        cells = Box(EDGE_MM, top, WIDE_MM - 2 * EDGE_MM, MOST_MM).columns(columns, GAP_MM)
        high = max(_write(made, entry, cell) for entry, cell in zip(entries[first:], cells, strict=False))
        top += high + GAP_MM
    told = diagram_words.key([(entry.name, entry.says) for entry in entries], language)
    answer = Answer(tuple(made.items), diagram_words.on_map(title, told, language))
    return framed(diagram, title, answer, (WIDE_MM, top - GAP_MM + EDGE_MM), ink)


def _write(made: Composition, entry: Entry, cell: Box) -> float:
    """Draw an entry from the top of a cell; return how high it is, in millimetres."""
    mark, text = cell.cut_left(SWATCH_MM + 2)
    made.draw(*entry.swatch(Box(mark.x, mark.y, SWATCH_MM, HIGH_MM)))
    name = made.fit(entry.name, text, NAME)
    says = made.fit(entry.says, text.cut_top(name.height_mm)[1], SAYS)
    made.draw(*name.items, *says.items)
    return max(HIGH_MM, name.height_mm + (says.height_mm if entry.says else 0.0))
