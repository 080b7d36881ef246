"""The tables of a quick reference as blocks of a book, so that both say the same."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from exporters.book import words
from exporters.text.columns import Grid, Section, Terms
from schemas.catalogues.saying import said
from schemas.markup.markdown import Block, Heading, Paragraph, Span, Table, spans_of


def bands_of(
    sections: Iterable[Section], is_narrow: Callable[[Table], bool], language: str = ""
) -> Iterator[tuple[bool, tuple[Block, ...]]]:
    """Yield the sections of a reference, those that follow each other and are all narrow, or all wide, together.

    One is narrow if all of its tables are. One that stands on two sheets of a reference comes once, at the first place.
    """
    made = dict.fromkeys(tuple(blocks_of(section, language)) for section in sections)
    for narrow, same in groupby(made, key=lambda blocks: all(is_narrow(b) for b in blocks if isinstance(b, Table))):
        yield narrow, tuple(block for blocks in same for block in blocks)


def blocks_of(section: Section, language: str = "") -> Iterator[Block]:
    """Yield a section of a reference as a heading, tables, and paragraphs that begin with their terms."""
    yield Heading((Span(section.title),), 1)
    for part in section.parts:
        yield from _grid(part) if isinstance(part, Grid) else _terms(part)
    if section.rules:
        yield Paragraph((Span(f"{said(words.SEE, language)} ", "emphasis"), *spans_of(" ".join(section.rules.split()))))


def _grid(grid: Grid) -> Iterator[Block]:
    yield Table(tuple(map(spans_of, grid.head)), tuple(tuple(map(spans_of, row)) for row in grid.rows))


def _terms(terms: Terms) -> Iterator[Block]:
    for term, text in terms.rows:
        yield Paragraph((Span(f"{term} ", "strong"), *spans_of(text)))
