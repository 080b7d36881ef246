"""The tables of a quick reference as blocks of a book, so that both say the same."""

from collections.abc import Iterable, Iterator

from exporters.text.columns import Grid, Section, Terms
from schemas.markup.blocks import Block, Heading, Paragraph, Span, Table
from schemas.markup.reading import spans_of


def blocks_of(sections: Iterable[Section]) -> Iterator[Block]:
    """Yield the sections of a reference as headings, tables and paragraphs that begin with their terms."""
    for section in sections:
        yield Heading((Span(section.title),), 1)
        for part in section.parts:
            yield from _grid(part) if isinstance(part, Grid) else _terms(part)
        if section.rules:
            rules = spans_of(" ".join(section.rules.split()))
            yield Paragraph((Span("See ", "emphasis"), *rules))


def _grid(grid: Grid) -> Iterator[Block]:
    yield Table(tuple(map(spans_of, grid.head)), tuple(tuple(map(spans_of, row)) for row in grid.rows))


def _terms(terms: Terms) -> Iterator[Block]:
    for term, text in terms.rows:
        yield Paragraph((Span(f"{term} ", "strong"), *spans_of(text)))
