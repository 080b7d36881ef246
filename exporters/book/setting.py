"""What blocks are set with: a column of a page, paragraphs and headings in lines, tables in rows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from exporters.book.flow import Slug
from exporters.book.lines import ProseStyle, SetLine, set_lines, width_of
from exporters.book.look import BookLook
from exporters.book.references import Pages, Places
from exporters.drawing.display_list import Drawing, Group, Item, Rect
from exporters.drawing.shapes import shift
from exporters.drawing.tags import DOCUMENT, Element, Number, Role, Tag
from schemas.markup import Span, Spans, Table

PARAGRAPH_GAP_EM: Final = 0.42
"""Space above a paragraph, as a share of the distance of lines."""

INDENT_MM: Final = 3.6
PAD_MM: Final = 2.0
BAR_MM: Final = 0.7
CELL_GAP_MM: Final = 1.6
ROW_GAP_MM: Final = 0.9
ROUNDING_MM: Final = 0.1
FIGURE_GAP_MM: Final = 2.2
SHOWN_SHARE: Final = 0.58
"""The most of a column's height that a figure takes."""


@dataclass(frozen=True)
class Page:
    """What blocks are set for: the look, one of so many columns of a size, the pages of rules, and the language.

    It is "" if it is not known. `figures` are drawings by name; those of a chapter stand in its text. All columns and
    what is between them are `across_mm` wide (0: there is one). `titles` are those that rules stand under, by their
    ids. What is set becomes an element `within` another, of a number, a role and a kind.
    """

    look: BookLook
    columns: int
    width_mm: float
    height_mm: float
    pages: Pages
    language: str = ""
    figures: Mapping[str, Drawing] = field(default_factory=dict)
    across_mm: float = 0.0
    titles: Mapping[str, str] = field(default_factory=dict)
    within: Element = DOCUMENT
    number: Number = ()
    role: Role = "P"
    kind: str = ""

    @property
    def places(self) -> Places:
        """Where the rules stand."""
        return Places(self.pages, self.titles, self.language)

    def for_designers(self) -> "Page":
        """Return the same for those who know rules by their ids."""
        return replace(self, titles={})

    @property
    def across(self) -> "Page":
        """The same for what lies across all columns."""
        return replace(self, columns=1, width_mm=self.across_mm or self.width_mm)

    def lines(self, spans: Spans, style: ProseStyle, width_mm: float | None = None) -> tuple[SetLine, ...]:
        """Return spans as lines, with the pages of the rules that they refer to."""
        return set_lines(self.places.led(spans), width_mm or self.width_mm, style, self.language)

    def with_figures(self, figures: Mapping[str, Drawing]) -> "Page":
        """Return the same for a text with figures."""
        return replace(self, figures=figures)

    def inside(self, element: Element) -> "Page":
        """Return the same for what is within an element."""
        return replace(self, within=element, number=(), role="P", kind="")

    def at(self, *number: int) -> "Page":
        """Return the same for the how manyth part of what is set."""
        return replace(self, number=(*self.number, *number))

    def of(self, role: Role, kind: str = "") -> "Page":
        """Return the same for what has another role than that of running text."""
        return replace(self, role=role, kind=kind)

    @property
    def element(self) -> Element:
        """The element that what is set becomes."""
        return self.within.part(self.number, self.role, self.kind)

    def narrower(self, by_mm: float) -> "Page":
        """Return the same for a smaller width."""
        return replace(self, width_mm=self.width_mm - by_mm)


def paragraph(
    spans: Spans, page: Page, style: ProseStyle, *, gap_em: float = PARAGRAPH_GAP_EM, anchor: str = ""
) -> Iterator[Slug]:
    """Yield the lines of a paragraph; its first two and its last two are not parted."""
    lines, element = page.lines(spans, style), page.element
    words = text_of(spans)
    for at, line in enumerate(lines):
        first = at == 0
        yield Slug(
            style.line_mm,
            line.items,
            gap_em * style.line_mm if first else 0.0,
            keeps_next=len(lines) > 1 and (first or at == len(lines) - 2),
            anchor=anchor if first else "",
            words=words if first else "",
            tag=Tag(element, at),
        )


def text_of(spans: Spans) -> str:
    """Return the words of spans."""
    return "".join(span.text for span in spans)


def heading(spans: Spans, page: Page, style: ProseStyle, *, gap_em: float, anchor: str = "") -> Iterator[Slug]:
    """Yield the lines of a heading, which stay with the text below."""
    element = page.element
    for at, line in enumerate(page.lines(spans, style)):
        gap = 0.0 if at else gap_em * style.line_mm
        yield Slug(style.line_mm, line.items, gap, keeps_next=True, anchor="" if at else anchor, tag=Tag(element, at))


def opened_at(slugs: Iterator[Slug], title: str, level: int) -> Iterator[Slug]:
    """Yield slugs; on a screen the book can be opened at the first of them by a title."""
    for at, slug in enumerate(slugs):
        yield slug if at else replace(slug, title=title, level=level)


def moved(slug: Slug, right_mm: float, more: tuple[Item, ...] = ()) -> Slug:
    """Return a slug moved to the right, with more items where it was, which are no part of its text."""
    return replace(slug, items=(*more, Group(slug.items, shift(right_mm, 0.0), tag=slug.tag)), tag=None)


def table_slugs(block: Table, page: Page) -> Iterator[Slug]:
    """Yield the rows of a table; one that is not higher than a figure may be stays whole."""
    widths = _widths(block, page)
    rows = [_on_ground(_row(row, widths, page, at), page, at) for at, row in enumerate((block.head, *block.rows))]
    whole = sum(row.height_mm for row in rows) <= page.height_mm * SHOWN_SHARE
    for at, row in enumerate(rows):
        keeps = at < len(rows) - 1 if whole else at in {0, len(rows) - 2}
        head = rows[0] if at else None
        yield replace(row, before_mm=0.0 if at else FIGURE_GAP_MM, keeps_next=keeps, head=head)


def _on_ground(row: Slug, page: Page, at: int) -> Slug:
    """Return the row of a number on its ground: the head, number 0, and every other row have one."""
    ink = page.look.accent if at == 0 else page.look.stripe
    ground = (Rect(0, 0, page.width_mm, row.height_mm, fill=ink),) if at % 2 == 0 else ()
    return replace(row, items=(*ground, *row.items))


def _row(cells: tuple[Spans, ...], widths: Sequence[float], page: Page, number: int) -> Slug:
    style = page.look.small if number else page.look.head
    row = page.of("Table").element.part((number,), "TR")
    items: list[Item] = []
    x, most = 0.0, 1
    for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        lines = page.lines(cell, style, width - CELL_GAP_MM)
        most = max(most, len(lines))
        element = _cell(row, number, column, is_empty=not lines)
        items += () if lines else (Group((), tag=Tag(element)),)
        for at, line in enumerate(lines):
            place = shift(x + CELL_GAP_MM / 2, ROW_GAP_MM / 2 + at * style.line_mm)
            items.append(Group(line.items, place, tag=Tag(element, at)))
        x += width
    return Slug(most * style.line_mm + ROW_GAP_MM, tuple(items), words=" ".join(map(text_of, cells)))


def _cell(row: Element, number: int, column: int, *, is_empty: bool) -> Element:
    """Return a cell of a row: one of the first row or column is the head of the others there if it says anything."""
    if is_empty or (number and column):
        return row.part((column,), "TD")
    return row.part((column,), "TH", "Row" if number else "Column")


def _widths(block: Table, page: Page) -> list[float]:
    """Return the widths of columns: what each would take on one line, all made narrower by the same share."""
    style, language = page.look.small, page.language
    rows = (block.head, *block.rows)
    least = [max(_longest_word(row[at], style, language) for row in rows) for at in range(len(block.head))]
    return _shared(_wanted(block, page), [one + CELL_GAP_MM + 1.0 for one in least], page.width_mm)


def table_mm(block: Table, page: Page) -> float:
    """Return how wide a table is if each of its cells takes one line."""
    return sum(_wanted(block, page))


def _wanted(block: Table, page: Page) -> list[float]:
    rows = [tuple(map(page.places.led, row)) for row in block.rows]
    heads = [width_of(title, page.look.head, page.language) for title in block.head]
    cells = [[width_of(row[at], page.look.small, page.language) for row in rows] for at in range(len(heads))]
    return [max(head, *widths, 0.0) + CELL_GAP_MM + ROUNDING_MM for head, widths in zip(heads, cells, strict=True)]


def _longest_word(spans: Spans, style: ProseStyle, language: str) -> float:
    return max((width_of((Span(word, "strong"),), style, language) for word in text_of(spans).split()), default=0.0)


def _shared(wanted: Sequence[float], least: Sequence[float], width_mm: float) -> list[float]:
    """Return a width shared out by what is wanted, none below its least if there is room for all of those."""
    room = width_mm - sum(least)
    more = [max(one - bare, 0.0) for one, bare in zip(wanted, least, strict=True)]
    if room <= 0:
        return [bare * width_mm / sum(least) for bare in least]
    if not sum(more):
        return [bare * width_mm / sum(least) for bare in least]
    return [bare + extra * room / sum(more) for bare, extra in zip(least, more, strict=True)]
