"""Blocks to elements of HTML, a row a kind."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final
from xml.etree.ElementTree import Element

from exporters.book import wording as words
from exporters.book.blocks import PART_LEVEL, Area, BookBlock, Credit, Listing, Numbered, Shown, Step, Term
from exporters.book.references import LEFT_OUT, Places
from exporters.book.web.elements import Node, clean, element, id_of, link_to, put, words_in
from exporters.drawing.display_list import Drawing, Use
from exporters.drawing.svg import to_element
from exporters.text.inline_icons import IconSet, icon_count, parted_at_icons
from exporters.text.typography import spans_with_signs
from schemas.catalogues.saying import said
from schemas.markup import Aside, FigureHere, FigureRow, Heading, Paragraph, Points, Span, Spans, Table

MOST_LEVEL: Final = 6
ON_SCREEN: Final = 1.5
"""How much larger drawings are on a screen that has room for it, where columns are wider than on paper."""


@dataclass(frozen=True)
class Links(Places):
    """Where the rules stand on a screen, which has no pages: what leads there is the title that a rule stands under."""

    def words_of(self, rule: str) -> str:
        """Return what leads players to a rule: its title; its id if it stands under no title."""
        title = self.titles.get(rule)
        if title is None:
            return rule
        return title if rule in self.pages else said(LEFT_OUT, self.language, title=title)


@dataclass
class Writer:
    """What blocks are written with: where rules stand, figures by name, icons; and what a page has so far.

    `numbers` are the ids of rules as they stand beside them. `level` is that of the last heading, `title` its words;
    `tables` counts the tables below it. Drawings are `drawn`, so that no two of them share an id.
    """

    places: Places
    icons: IconSet | None
    numbers: Callable[[str], str]
    figures: Mapping[str, Drawing] = field(default_factory=dict)
    level: int = PART_LEVEL
    title: str = ""
    tables: int = 0
    drawn: int = 0
    named: int = 0

    @property
    def language(self) -> str:
        """The language of the book."""
        return self.places.language

    def begin(self, title: str, figures: Mapping[str, Drawing], *, for_designers: bool) -> None:
        """Go on to a part of the book."""
        self.figures, self.level, self.title, self.tables = figures, PART_LEVEL, title, 0
        if for_designers:
            self.places = replace(self.places, titles={})

    def heading(self, level: int, children: Sequence[Node], attributes: Mapping[str, str] | None = None) -> Element:
        """Return a heading of a level, but never more than one below the last one."""
        self.level = min(level, self.level + 1, MOST_LEVEL)
        made = element(f"h{self.level}", attributes, children)
        self.title, self.tables = words_in(made), 0
        return made

    def inline(self, spans: Spans) -> Iterator[Node]:
        """Yield running text, with links to the rules that it refers to."""
        for span in spans_with_signs(self.places.led(spans), self.language):
            nodes = tuple(self._with_icons(span.text))
            if span.role == "rule" and span.to:
                yield element("a", {"href": link_to(span.to), "data-number": self.numbers(span.to)}, nodes)
            elif span.role in MARKED:
                yield element(MARKED[span.role], None, nodes)
            else:
                yield from nodes

    def _with_icons(self, text: str) -> Iterator[Node]:
        for part in parted_at_icons(self.icons.encoded(text) if self.icons else text):
            if self.icons and icon_count(part):
                yield self._icon(self.icons, self.icons.named(part))
            else:
                yield part

    def _icon(self, icons: IconSet, name: str) -> Element:
        icon = icons.icons[name]
        symbol = icon.symbol
        use = Use(symbol, (1.0, 0.0, 0.0, 1.0, 0.0, 0.0))
        made = to_element(Drawing(name, name, symbol.width, symbol.width, (use,)), self._own_ids())
        made.attrib |= {"class": "icon", "aria-label": name.replace("_", " ")}
        if icon.ink:
            made.set("color", icon.ink.hex)
        return made

    def _own_ids(self) -> str:
        self.drawn += 1
        return f"d{self.drawn}-"

    def drawing(self, drawing: Drawing) -> Element:
        """Return a drawing, named by what it shows."""
        made = to_element(drawing, self._own_ids())
        made.set("aria-label", clean(drawing.words or drawing.title))
        made.attrib |= {"width": _size(drawing.width_mm), "height": _size(drawing.height_mm)}
        return made

    def write(self, blocks: Sequence[BookBlock]) -> Iterator[Element]:
        """Yield the elements of blocks in order."""
        for block in blocks:
            yield from WRITING[type(block)](block, self)


def _size(length_mm: float) -> str:
    """Return how wide or high something of a drawing is on a screen with room for it."""
    return f"{length_mm * ON_SCREEN:g}mm"


MARKED: Final = {"strong": "strong", "emphasis": "em"}
"""The elements of the roles of spans."""


def _heading(block: Heading, writer: Writer) -> Iterator[Element]:
    yield writer.heading(PART_LEVEL + block.level, [*writer.inline(block.spans)])


def _paragraph(block: Paragraph, writer: Writer) -> Iterator[Element]:
    yield element("p", None, writer.inline(block.spans))


def _points(block: Points, writer: Writer) -> Iterator[Element]:
    items = (element("li", None, writer.inline(item)) for item in block.items)
    first = {"start": str(block.first)} if block.numbered and block.first != 1 else {}
    yield element("ol" if block.numbered else "ul", first, items)


def _aside(block: Aside, writer: Writer) -> Iterator[Element]:
    yield element("div", {"class": "aside", "role": "note"}, writer.write(block.blocks))


def _table(block: Table, writer: Writer) -> Iterator[Element]:
    """Yield a table in a frame of its own, which whoever has no pointer can scroll too."""
    writer.tables += 1
    writer.named += 1
    name = f"table-{writer.named}"
    pattern = words.TABLE if writer.tables == 1 else words.TABLE_NUMBER
    called = said(pattern, writer.language, number=writer.tables, title=writer.title)
    head = element("tr", None, (_cell("col", cell, writer) for cell in block.head))
    rows = (element("tr", None, _row(row, writer)) for row in block.rows)
    table = element(
        "table",
        None,
        (
            element("caption", {"id": name, "class": "unseen"}, (called,)),
            element("thead", None, (head,)),
            element("tbody", None, rows),
        ),
    )
    yield element("div", {"class": "wide", "role": "group", "aria-labelledby": name, "tabindex": "0"}, (table,))


def _row(row: Sequence[Spans], writer: Writer) -> Iterator[Element]:
    yield from (_cell("row" if at == 0 else "", cell, writer) for at, cell in enumerate(row))


def _cell(scope: str, spans: Spans, writer: Writer) -> Element:
    """Return a cell; one that heads a column or a row if it says anything."""
    nodes = tuple(writer.inline(spans))
    return element("th", {"scope": scope}, nodes) if scope and nodes else element("td", None, nodes)


def _figure(block: FigureHere, writer: Writer) -> Iterator[Element]:
    if (drawing := writer.figures.get(block.name)) is not None:
        yield _shown_here(drawing, block.caption, writer)


def _figures(block: FigureRow, writer: Writer) -> Iterator[Element]:
    """Yield figures side by side."""
    found = [figure for one in block.figures for figure in _figure(one, writer)]
    if found:
        yield element("div", {"class": "figures"}, found)


def _shown(block: Shown, writer: Writer) -> Iterator[Element]:
    yield _shown_here(block.drawing, block.caption, writer)


def _shown_here(drawing: Drawing, caption: Spans, writer: Writer) -> Element:
    below = (element("figcaption", None, writer.inline(caption)),) if caption else ()
    return element("figure", None, (writer.drawing(drawing), *below))


def _step(block: Step, writer: Writer) -> Iterator[Element]:
    yield element("p", {"class": "step"}, writer.inline(block.spans))


def _listing(block: Listing, writer: Writer) -> Iterator[Element]:
    """Yield rules, those of each area in a section of its own."""
    into: Element | None = None
    for entry in block.entries:
        if isinstance(entry, Area):
            title = writer.heading(PART_LEVEL + 1, (entry.words,), {"id": id_of(entry.anchor)})
            if into is not None:
                yield into
            into = element("section", {"class": "area"}, (title,))
        elif into is None:
            yield _rule(block, entry, writer)
        else:
            put(into, (_rule(block, entry, writer),))
    if into is not None:
        yield into


def _rule(block: Listing, entry: Numbered, writer: Writer) -> Element:
    """Return a rule beside its number, and below it what a pack changes of it."""
    number = element("span", {"class": "number"}, (block.number(entry.id),))
    text = element("p", None, (number, " ", *writer.inline(entry.spans)))
    changes = (
        element("p", {"class": "changed"}, (element("strong", None, writer.inline((Span(change),))),))
        for change in entry.changes
    )
    attributes = {"class": "rule"} | ({"id": id_of(entry.anchor)} if entry.anchor else {})
    return element("div", attributes, (text, *changes))


def _term(block: Term, writer: Writer) -> Iterator[Element]:
    term = element("dfn", None, writer.inline((Span(block.term),)))
    yield element("div", None, (element("dt", None, (term,)), element("dd", None, writer.inline(block.meaning))))


def _credit(block: Credit, writer: Writer) -> Iterator[Element]:
    yield element("p", None, (element("strong", None, writer.inline((Span(block.title),))),))
    yield element("p", None, writer.inline(block.about))


WRITING: Final[Mapping[type[BookBlock], Callable[[Any, Writer], Iterator[Element]]]] = {
    Heading: _heading,
    Paragraph: _paragraph,
    Points: _points,
    Aside: _aside,
    Table: _table,
    FigureHere: _figure,
    FigureRow: _figures,
    Shown: _shown,
    Step: _step,
    Listing: _listing,
    Term: _term,
    Credit: _credit,
}
"""How each kind of block is written."""
