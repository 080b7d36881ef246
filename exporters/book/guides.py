"""What leads through a printed book: its contents and its index, with the numbers of pages."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from exporters.book.flow import FilledPage, Slug
from exporters.book.law import Law
from exporters.book.lines import ProseStyle, set_lines, width_of
from exporters.book.references import UNKNOWN
from exporters.book.setting import INDENT_MM, Page, paragraph
from exporters.drawing.display_list import Dots, Group, Item, Rect
from exporters.drawing.shapes import shift
from exporters.drawing.tags import FURNITURE, Element, Tag
from schemas.markup import Role, Span

DOT_GAP_MM: Final = 1.6
DOT_MM: Final = 0.16
AIR_MM: Final = 1.2

MOST_PAGES: Final = 8
"""A word that stands on more pages is listed with its first ones."""


@dataclass(frozen=True)
class Entry:
    """A line of the contents: a title and its anchor; one that lies below another is indented."""

    title: str
    anchor: str
    below: bool = False


def contents_slugs(entries: Sequence[Entry], page: Page) -> Iterator[Slug]:
    """Yield a line for each entry."""
    for at, (entry, element) in enumerate(zip(entries, _elements(entries, page), strict=True)):
        slug = _line(entry, page)
        heads = at + 1 < len(entries) and entries[at + 1].below and not entry.below
        whole = Slug(slug.height_mm, slug.items, slug.before_mm, heads, tag=Tag(element))
        yield _linked(whole, page.width_mm, entry.anchor)


def _elements(entries: Sequence[Entry], page: Page) -> Iterator[Element]:
    """Yield the element of each entry; those below another are contents of their own behind it."""
    whole = page.of("TOC").element
    below = whole
    for at, entry in enumerate(entries):
        if not entry.below:
            below = whole.part((at, 1), "TOC")
        yield (below if entry.below else whole).part((at,), "TOCI")


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
        Group(tuple(dots), tag=FURNITURE),
        Group(number_items, shift(page.width_mm - width, 0.0)),
    )
    return Slug(style.line_mm, items, 0.0 if entry.below else 0.35 * style.line_mm)


def _leader(start: float, end: float, style: ProseStyle, page: Page) -> Iterator[Item]:
    """Yield the dots between a title and its page, which stand below each other from line to line."""
    first, last = int((start + AIR_MM) / DOT_GAP_MM) + 1, int((end - AIR_MM) / DOT_GAP_MM)
    places = tuple((at * DOT_GAP_MM, style.baseline_mm - DOT_MM) for at in range(first, last + 1))
    if places:
        yield Dots(places, DOT_MM, page.look.accent)


def index_slugs(
    terms: Mapping[str, str], law: Law, pages: Sequence[FilledPage], page: Page, before: int
) -> Iterator[Slug]:
    """Yield the words of the glossary and the subjects of the rules, with the pages they stand on.

    So many as `before` says come before the first of the `pages`.
    """
    texts = [" ".join(placed.slug.words for placed in one.placed) for one in pages]
    entries = {term: _pages(term, texts, before) for term in terms}
    for area, _ in law.by_area():
        name = named_in_index(law.title_of(area), terms)
        entries[name] = tuple(sorted({*entries.get(name, ()), *_of_area(area, page)}))
    whole = page.of("L", "None").element
    for at, name in enumerate(sorted(entries, key=str.casefold)):
        if entries[name]:
            yield from _entry(name, entries[name], page.inside(whole.part((at,), "LI")).of("LBody"))


def named_in_index(title: str, terms: Mapping[str, str]) -> str:
    """Return the word that a subject is listed under: the term whose plural it is, or its own title."""
    return next((term for term in terms if title.casefold() in {term.casefold(), f"{term}s".casefold()}), title)


def _pages(term: str, texts: Sequence[str], before: int) -> tuple[int, ...]:
    """Return the pages that have a word or its plural."""
    wanted = sought(term)
    return tuple(number + before for number, text in enumerate(texts, start=1) if wanted.search(text))


def sought(term: str) -> re.Pattern[str]:
    """Return what finds a word or its plural."""
    return re.compile(rf"\b{re.escape(term)}(?:s|es)?\b", re.IGNORECASE)


def _of_area(area: str, page: Page) -> tuple[int, ...]:
    found = page.pages.get(f"area/{area}")
    return (found,) if found else ()


def _entry(name: str, pages: tuple[int, ...], page: Page) -> Iterator[Slug]:
    spans = (Span(f"{name} ", "plain"), Span(", ".join(map(str, pages[:MOST_PAGES]))))
    for slug in paragraph(spans, page, page.look.small, gap_em=0.1):
        yield replace(slug, words="")


def _linked(slug: Slug, width_mm: float, anchor: str) -> Slug:
    """Return a slug that leads to an anchor from anywhere on it."""
    inside = Rect(0, 0, width_mm, slug.height_mm)
    return replace(slug, items=(Group(slug.items, shift(0.0, 0.0), inside, link=anchor),))
