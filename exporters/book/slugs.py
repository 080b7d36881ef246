"""Blocks to slugs of a width, a row a kind: text in lines, rules beside their numbers, figures in their place."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from exporters.book.blocks import PART_LEVEL, Area, BookBlock, Credit, Listing, Numbered, Shown, Step, Term
from exporters.book.flow import Slug
from exporters.book.lines import set_lines, width_of
from exporters.book.setting import (
    BAR_MM,
    FIGURE_GAP_MM,
    INDENT_MM,
    PAD_MM,
    PARAGRAPH_GAP_EM,
    ROW_GAP_MM,
    SHOWN_SHARE,
    Page,
    heading,
    moved,
    opened_at,
    paragraph,
    table_slugs,
    text_of,
)
from exporters.drawing.display_list import Drawing, Group, Rect
from exporters.drawing.shapes import after, scale, shift
from exporters.drawing.tags import Tag
from schemas.markup import Aside, FigureHere, FigureRow, Heading, Paragraph, Points, Span, Spans, Table, spans_of

SIGN_GAP_MM: Final = 1.0
NUMBER_GAP_MM: Final = 1.2
RULE_GAP_EM: Final = 0.2
BESIDE_MM: Final = 4.0
LEAST_BESIDE_MM: Final = 45.0
"""Figures side by side have so much between them, and each is so wide at least."""

BULLET: Final = "\N{BULLET}"
STEP: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
"""Stands before each step of a battle, so that it is told from what the author says between."""

ACROSS_SHARE: Final = 0.48
"""The most of the height of a page with several columns that a figure across them takes."""


def slugs_of(blocks: Sequence[BookBlock], page: Page) -> Iterator[Slug]:
    """Yield the slugs of blocks in order."""
    for number, block in enumerate(blocks):
        yield from SETTING[type(block)](block, page.at(number))


def _heading(block: Heading, page: Page) -> Iterator[Slug]:
    style = page.look.high if block.level == 1 else page.look.low
    level = str(PART_LEVEL + block.level)
    return heading(block.spans, page.of("H", level), style, gap_em=0.9 if block.level == 1 else 0.6)


def _paragraph(block: Paragraph, page: Page) -> Iterator[Slug]:
    return paragraph(block.spans, page, page.look.body)


def _points(block: Points, page: Page) -> Iterator[Slug]:
    """Yield a list, its text as far to the right as its widest sign asks for."""
    style = page.look.body
    numbers = range(block.first, block.first + len(block.items))
    signs = [(Span(f"{number}." if block.numbered else BULLET, "strong"),) for number in numbers]
    indent = max([INDENT_MM, *(width_of(sign, style, page.language) + SIGN_GAP_MM for sign in signs)])
    whole = page.of("L", "Decimal" if block.numbered else "Disc").element
    for number, (sign, item) in enumerate(zip(signs, block.items, strict=True)):
        point = whole.part((number,), "LI")
        mark = Group(set_lines(sign, indent, style, page.language)[0].items, tag=Tag(point.part((0,), "Lbl")))
        text = page.narrower(indent).inside(point).at(1).of("LBody")
        for at, slug in enumerate(paragraph(item, text, style, gap_em=0.2)):
            yield moved(slug, indent, () if at else (mark,))


def _aside(block: Aside, page: Page) -> Iterator[Slug]:
    """Yield what is set apart line by line, each with its piece of the ground and of the bar beside it."""
    slugs = [*slugs_of(block.blocks, page.narrower(2 * PAD_MM + BAR_MM).inside(page.of("Div").element))]
    for at, slug in enumerate(slugs):
        above = PAD_MM if at == 0 else slug.before_mm
        below = PAD_MM if at == len(slugs) - 1 else 0.0
        high = above + slug.height_mm + below
        ground = (
            Rect(0, 0, page.width_mm, high, fill=page.look.aside),
            Rect(0, 0, BAR_MM, high, fill=page.look.accent),
        )
        inner = Group(slug.items, shift(PAD_MM + BAR_MM, above), tag=slug.tag)
        gap = PARAGRAPH_GAP_EM * 2 * page.look.body.line_mm if at == 0 else 0.0
        yield replace(slug, height_mm=high, items=(*ground, inner), before_mm=gap, tag=None)


def _figure(block: FigureHere, page: Page) -> Iterator[Slug]:
    drawing = page.figures.get(block.name)
    if drawing is not None:
        yield figure(drawing, block.caption, page)


def _shown(block: Shown, page: Page) -> Iterator[Slug]:
    yield figure(block.drawing, block.caption, page)


def figure(drawing: Drawing, caption: Spans, page: Page) -> Slug:
    """Return a drawing with a caption below it, never larger than it is, as wide as the column or as high as may be.

    What is wider than one of several columns lies across them.
    """
    across = page.columns > 1 and drawing.width_mm > page.width_mm < page.across_mm
    page, share = (page.across, ACROSS_SHARE) if across else (page, SHOWN_SHARE)
    factor = min(1.0, page.width_mm / drawing.width_mm, page.height_mm * share / drawing.height_mm)
    wide, high = drawing.width_mm * factor, drawing.height_mm * factor
    left, bleed = (page.width_mm - wide) / 2, drawing.bleed_mm
    seen = Rect(bleed, bleed, drawing.width_mm, drawing.height_mm)
    place = after(scale(factor, left, 0.0), shift(-bleed, -bleed))
    lines = page.lines(caption, page.look.small, page.width_mm - left) if caption else ()
    shown = page.of("Div").element
    below_it = shown.part((1,), "Caption")
    words = tuple(
        Group(line.items, shift(left, high + ROW_GAP_MM + at * page.look.small.line_mm), tag=Tag(below_it, at))
        for at, line in enumerate(lines)
    )
    seen_as = Tag(shown.part((0,), "Figure", words=drawing.words or text_of(caption) or drawing.title))
    below = ROW_GAP_MM + len(lines) * page.look.small.line_mm if lines else 0.0
    items = (Group(drawing.items, place, seen, tag=seen_as), *words)
    return Slug(high + below, items, FIGURE_GAP_MM, words=text_of(caption), across=across)


def _row_of_figures(block: FigureRow, page: Page) -> Iterator[Slug]:
    """Yield figures side by side, or below each other where that would make them too small."""
    known = [one for one in block.figures if one.name in page.figures]
    width = (page.width_mm - BESIDE_MM * (len(known) - 1)) / max(len(known), 1)
    if width < LEAST_BESIDE_MM:
        for at, one in enumerate(known):
            yield from _figure(one, page.at(at))
        return
    cell = replace(page, width_mm=width, columns=1)
    slugs = [figure(page.figures[one.name], one.caption, cell.at(at)) for at, one in enumerate(known)]
    items = [Group(slug.items, shift(at * (width + BESIDE_MM), 0.0)) for at, slug in enumerate(slugs)]
    height, words = max(slug.height_mm for slug in slugs), " ".join(slug.words for slug in slugs)
    yield Slug(height, tuple(items), FIGURE_GAP_MM, words=words)


def _step(block: Step, page: Page) -> Iterator[Slug]:
    """Yield a step of a battle, with its sign."""
    mark = page.lines((Span(STEP, "strong"),), page.look.body)[0].items
    for at, slug in enumerate(paragraph(block.spans, page.narrower(INDENT_MM), page.look.body)):
        yield moved(slug, INDENT_MM, () if at else mark)


def _listing(block: Listing, page: Page) -> Iterator[Slug]:
    """Yield texts with the numbers of their rules in a margin, in which every number of the book fits on a line."""
    widths = (width_of(_number(block, one), page.look.number, page.language) for one in block.ids)
    margin_mm = max(widths, default=0.0) + NUMBER_GAP_MM
    beside = page.narrower(margin_mm)
    for at, entry in enumerate(block.entries):
        if isinstance(entry, Area):
            words, titled = spans_of(entry.words), page.at(at).of("H", str(PART_LEVEL + 1))
            title = heading(words, titled, page.look.high, gap_em=0.8, anchor=entry.anchor)
            yield from opened_at(title, entry.title, 2)
        else:
            text = _beside(block, entry, beside.at(at), margin_mm)
            yield from _changed(text, entry.changes, page.at(at)) if entry.changes else text


def _number(block: Listing, rule_id: str) -> Spans:
    return (Span(block.number(rule_id), "strong"),)


def _beside(block: Listing, entry: Numbered, page: Page, margin_mm: float) -> Iterator[Slug]:
    """Yield a text with the number of its rule beside its first line, in the margin of the page that it is set for."""
    [number] = page.lines(_number(block, entry.id), page.look.number, margin_mm)
    text = paragraph(entry.spans, page, page.look.body, gap_em=RULE_GAP_EM, anchor=entry.anchor)
    for at, slug in enumerate(text):
        yield moved(slug, margin_mm, () if at else number.items)


def _changed(slugs: Iterator[Slug], changes: Sequence[str], page: Page) -> Iterator[Slug]:
    """Yield a rule, and with a bar beside it what a pack changes of it, which is not parted from its end."""
    lines = [*slugs]
    yield from lines[:-1]
    yield from (replace(line, keeps_next=True) for line in lines[-1:])
    for at, change in enumerate(changes):
        inner = page.narrower(PAD_MM + BAR_MM).at(at)
        for slug in paragraph((Span(change, "strong"),), inner, page.look.small, gap_em=RULE_GAP_EM):
            bar = Rect(0, 0, BAR_MM, slug.height_mm, fill=page.look.accent)
            yield replace(moved(slug, PAD_MM + BAR_MM, (bar,)), keeps_next=slug.keeps_next)


def _term(block: Term, page: Page) -> Iterator[Slug]:
    spans = (Span(f"{block.term} ", "strong"), *block.meaning)
    return paragraph(spans, page, page.look.body, gap_em=0.3, anchor=f"term/{block.term}")


def _credit(block: Credit, page: Page) -> Iterator[Slug]:
    yield from paragraph((Span(block.title, "strong"),), page.at(0), page.look.body)
    yield from paragraph(block.about, page.at(1), page.look.body, gap_em=0.0)


SETTING: Final[Mapping[type[BookBlock], Callable[[Any, Page], Iterator[Slug]]]] = {
    Heading: _heading,
    Paragraph: _paragraph,
    Points: _points,
    Aside: _aside,
    Table: table_slugs,
    FigureHere: _figure,
    FigureRow: _row_of_figures,
    Shown: _shown,
    Step: _step,
    Listing: _listing,
    Term: _term,
    Credit: _credit,
}
"""How each kind of block is set."""
