"""The table of contents: titles, and at the end of their lines the pages, which are links."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from exporters.book.flow import Slug
from exporters.book.law import linked
from exporters.book.lines import ProseStyle, set_lines, width_of
from exporters.book.references import UNKNOWN
from exporters.book.setting import INDENT_MM, Page
from exporters.drawing.display_list import Dots, Group, Item
from exporters.drawing.matrices import shift
from schemas.markup.markdown import Role, Span

DOT_GAP_MM: Final = 1.6
DOT_MM: Final = 0.16
AIR_MM: Final = 1.2


@dataclass(frozen=True)
class Entry:
    """A line of the contents: a title and its anchor; one that lies below another is indented."""

    title: str
    anchor: str
    below: bool = False


def contents_slugs(entries: Sequence[Entry], page: Page) -> Iterator[Slug]:
    """Yield a line for each entry."""
    for at, entry in enumerate(entries):
        slug = _line(entry, page)
        heads = at + 1 < len(entries) and entries[at + 1].below and not entry.below
        yield linked(Slug(slug.height_mm, slug.items, slug.before_mm, heads), page.width_mm, entry.anchor)


def _line(entry: Entry, page: Page) -> Slug:
    style = page.look.small if entry.below else page.look.body
    role: Role = "plain" if entry.below else "strong"
    indent = INDENT_MM if entry.below else 0.0
    number = (Span(str(page.pages.get(entry.anchor, UNKNOWN)), role),)
    width = width_of(number, style, page.language)
    title = set_lines((Span(entry.title, role),), page.width_mm - indent - width - 2 * AIR_MM, style, page.language)[0]
    dots = _leader(indent + title.width_mm, page.width_mm - width, style, page)
    number_items = set_lines(number, width + AIR_MM, style, page.language)[0].items
    items: tuple[Item, ...] = (
        Group(title.items, shift(indent, 0.0)),
        *dots,
        Group(number_items, shift(page.width_mm - width, 0.0)),
    )
    return Slug(style.line_mm, items, 0.0 if entry.below else 0.35 * style.line_mm)


def _leader(start: float, end: float, style: ProseStyle, page: Page) -> Iterator[Item]:
    """Yield the dots between a title and its page, which stand below each other from line to line."""
    first, last = int((start + AIR_MM) / DOT_GAP_MM) + 1, int((end - AIR_MM) / DOT_GAP_MM)
    places = tuple((at * DOT_GAP_MM, style.baseline_mm - DOT_MM) for at in range(first, last + 1))
    if places:
        yield Dots(places, DOT_MM, page.look.accent)
