"""The product `rulebook`: a volume of chapters, law and tables on pages of a format, cover first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from exporters.book import wording as words
from exporters.book.blocks import PART_LEVEL, BookBlock
from exporters.book.flow import FilledPage, PlacedSlug, Section, Slug, filled, pages_by_anchor
from exporters.book.guides import Entry, contents_slugs, index_slugs
from exporters.book.look import Book, BookLook, opener
from exporters.book.matter import Columns, Matter, Part
from exporters.book.references import Pages
from exporters.book.setting import Page, heading, opened_at, table_mm
from exporters.book.slugs import slugs_of
from exporters.components.base import PrintJob
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group
from exporters.drawing.shapes import shift
from exporters.drawing.tags import DOCUMENT, Tag
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import Paper
from exporters.text.fitting import fit
from schemas.catalogues.saying import said
from schemas.markup import Table, spans_of
from schemas.models.pack import Manifest

SMALL_MM: Final = 160.0
"""Pages narrower than this are those of a book that is held in one hand."""

PASSES: Final = 6
"""So often pages are numbered anew: a number of another width may move a line."""

BEFORE_TEXT: Final = 1
"""Pages before the contents: the cover."""

CREDITS_GAP_EM: Final = 2.0
"""Space above the credits, which stand below the index."""

COVER: Final = DOCUMENT.part((0,), "Sect")
CONTENTS: Final = DOCUMENT.part((1,), "Sect")
PARTS: Final = (2,)
INDEX: Final = DOCUMENT.part((3,), "Sect")
CREDITS: Final = DOCUMENT.part((4,), "Sect")
"""What stands behind what in a book that is read out; `PARTS` begins the numbers of all its parts."""

TITLE: Final = "Rulebook"
RULEBOOK: Final = "rulebook"
"""The name of the product, in every system."""


@dataclass(frozen=True)
class BookFormat:
    """A page: its trimmed size, the room of its text, columns of prose, of rules and of an index, size of the body.

    The room is that of a right page, which has its inner margin on the left; left pages mirror it.
    """

    page: Box
    body: Box
    prose_columns: int
    rule_columns: int
    index_columns: int
    gutter_mm: float
    body_pt: float

    def shift_mm(self, number: int) -> float:
        """Return how far what is set for a right page lies to the right on the page of a number; odd ones are right."""
        return 0.0 if is_right(number) else self.page.width - self.body.right - self.body.x

    @property
    def head(self) -> Box:
        """Where the running title stands."""
        return Box(self.body.x, self.body.y - 8.0, self.body.width, 5.0)

    @property
    def foot(self) -> Box:
        """Where the number of the page stands."""
        return Box(self.body.x, self.body.bottom + 1.5, self.body.width, 5.0)

    def column_mm(self, columns: int) -> float:
        """Return how wide a column is where there are so many."""
        return self.body.columns(columns, self.gutter_mm)[0].width


def is_right(number: int) -> bool:
    """Return whether the page of a number, from 1, lies on the right of an open book."""
    return number % 2 == 1


def format_of(paper: Paper) -> BookFormat:
    """Return the format of a book on pages of a size."""
    page = Box(0, 0, paper.width_mm, paper.height_mm)
    if paper.width_mm < SMALL_MM:
        body = Box(11.5, 13.0, page.width - 21.0, page.height - 24.0)
        return BookFormat(page, body, 1, 2, 3, 4.5, 8.5)
    body = Box(19.0, 21.0, page.width - 34.0, page.height - 36.0)
    return BookFormat(page, body, 2, 3, 4, 6.0, 9.0)


@dataclass(frozen=True)
class Volume:
    """A book on pages of a format; nothing of its matter changes while its pages are numbered."""

    matter: Matter
    look: BookLook
    format: BookFormat

    @classmethod
    def of(cls, job: PrintJob, book: Book, format: BookFormat) -> "Volume":
        """Return the book of a pack; its figures are drawn, and what is wrong with them is taken down."""
        return cls(Matter.of(job, book), book.look.with_body_pt(format.body_pt), format)

    def page(self, columns: int, pages: Pages) -> Page:
        """Return what text in so many columns is set for."""
        width, body = self.format.column_mm(columns), self.format.body
        language, titles = self.matter.language, self.matter.titles
        return Page(self.look, columns, width, body.height, pages, language, across_mm=body.width, titles=titles)

    def pages(self) -> tuple[FilledPage, ...]:
        """Return the filled pages from the contents on."""
        known: Pages = {}
        for _ in range(PASSES):
            sections = tuple(self._text(known))
            pages = self._filled((self._contents(sections, known), *sections))
            found = _numbered(pages)
            if found == known:
                break
            known = found
        whole = (*sections, *self._back_matter(pages, known))
        known = _numbered(self._filled((self._contents(sections, known), *whole)))
        return self._filled((self._contents(sections, known), *whole))

    def _filled(self, sections: Sequence[Section]) -> tuple[FilledPage, ...]:
        return filled(sections, self.format.body, self.format.gutter_mm)

    def _text(self, pages: Pages) -> Iterator[Section]:
        """Yield the sections that say something, in order."""
        prose, rules = self.page(self.format.prose_columns, pages), self.page(self.format.rule_columns, pages)
        for number, part in enumerate(self.matter.parts):
            whole = DOCUMENT.part((*PARTS, number), "Sect")
            for at, (is_narrow, blocks) in enumerate(_bands(part, rules)):
                page = (rules if is_narrow else prose).inside(whole)
                told = page.for_designers() if part.for_designers else page
                slugs = slugs_of(blocks, told.with_figures(part.figures).at(at))
                section = self._section(part.title, part.anchor, slugs, page)
                yield replace(section, opener=None) if at else section

    def _section(self, title: str, anchor: str, slugs: Iterator[Slug], page: Page) -> Section:
        band = opener(title, anchor, self.format.body.width, self.look, page.language)
        tag = Tag(page.within.part((), "H", str(PART_LEVEL)))
        return Section(title, page.columns, tuple(slugs), replace(band, tag=tag))

    def _own(self, title: str, anchor: str, slugs: Iterator[Slug], page: Page) -> Section:
        """Return a section with a title of ours."""
        return self._section(said(title, page.language), anchor, slugs, page)

    def _contents(self, sections: Sequence[Section], pages: Pages) -> Section:
        page = self.page(self.format.rule_columns, pages).inside(CONTENTS).at(0)
        entries = [entry for section in sections for entry in self._entries(section)]
        later = [Entry(said(words.INDEX, page.language), "index"), Entry(said(words.CREDITS, page.language), "credits")]
        return self._own(words.CONTENTS, "contents", contents_slugs((*entries, *later), page), page)

    def _entries(self, section: Section) -> Iterator[Entry]:
        if section.opener is None:
            return
        anchor = section.opener.anchor
        yield Entry(section.title, anchor)
        if anchor == "rules":
            for area, _ in self.matter.law.by_area():
                yield Entry(self.matter.law.title_of(area), f"area/{area}", below=True)

    def _back_matter(self, pages: Sequence[FilledPage], known: Pages) -> Iterator[Section]:
        index = self.page(self.format.index_columns, known).inside(INDEX).at(0)
        prose = self.page(self.format.prose_columns, known).inside(CREDITS)
        slugs = index_slugs(self.matter.terms, self.matter.law, pages, index, BEFORE_TEXT)
        yield self._own(words.INDEX, "index", slugs, index)
        whose = self.matter.credits
        named, high = prose.of("H", str(PART_LEVEL)), prose.look.high
        title = heading(spans_of(whose.title), named, high, gap_em=CREDITS_GAP_EM, anchor=whose.anchor)
        slugs = opened_at(title, whose.title, 1)
        yield Section(whose.title, prose.columns, (*slugs, *slugs_of(whose.blocks, prose)))


def _bands(part: Part, narrow: Page) -> Iterator[tuple[bool, tuple[BookBlock, ...]]]:
    """Yield the sections of a part, those that follow each other and are all narrow, or all wide, together.

    Where the columns are free, a section is narrow if all of its tables are.
    """
    for is_narrow, same in groupby(part.sections, key=lambda blocks: _is_narrow(blocks, part.columns, narrow)):
        yield is_narrow, tuple(block for blocks in same for block in blocks)


def _is_narrow(blocks: Sequence[BookBlock], columns: Columns, narrow: Page) -> bool:
    if columns != "either":
        return columns == "rules"
    return all(table_mm(block, narrow) <= narrow.width_mm for block in blocks if isinstance(block, Table))


def _numbered(pages: Sequence[FilledPage]) -> Pages:
    return {anchor: number + BEFORE_TEXT for anchor, number in pages_by_anchor(pages).items()}


def rulebook(job: PrintJob) -> Iterator[Piece]:
    """Yield the pages of the rulebook of a pack, on pages of the size that the job has."""
    wanted = job.paper.book
    if wanted is None:
        return
    shape = format_of(job.page)
    volume = Volume.of(job, wanted(), shape)
    pages = volume.pages()
    yield Piece(_cover(job.pack.manifest, shape, volume.look, job.setting.language), key="rulebook/001")
    for number, page in enumerate(pages, start=BEFORE_TEXT + 1):
        yield Piece(_page(page, number, shape, volume.look, job.setting.language), key=f"rulebook/{number:03}")


def _cover(manifest: Manifest, shape: BookFormat, look: BookLook, language: str) -> Drawing:
    page, named = shape.page, said(TITLE, language)
    upper = Box(shape.body.x, page.height * 0.28, shape.body.width, 40.0)
    title = fit(manifest.title, upper, look.cover_title, (), language)
    by = ", ".join((f"{named} {manifest.version}", *manifest.authors))
    below = fit(by, upper._replace(y=upper.y + 44.0, height=14.0), look.cover_words, (), language)
    titled = Group(tuple(title.items), tag=Tag(COVER.part((0,), "H", "1")))
    items = (*look.cover(page), titled, Group(tuple(below.items), tag=Tag(COVER.part((1,), "P"))))
    return Drawing("rulebook-001", f"{manifest.title}: {named}", page.width, page.height, items)


def _page(page: FilledPage, number: int, shape: BookFormat, look: BookLook, language: str) -> Drawing:
    """Return a page with its number below, and above its title unless a chapter begins there; both stand outside."""
    running = look.running._replace(align="right" if is_right(number) else "left")
    head = () if page.opens else fit(page.title, shape.head, running, (), language).items
    foot = fit(str(number), shape.foot, running, (), language).items
    items = (*head, *map(_placed, page.placed), *foot)
    moved = Group(items, shift(shape.shift_mm(number), 0.0))
    return Drawing(f"rulebook-{number:03}", page.title, shape.page.width, shape.page.height, (moved,))


def _placed(placed: PlacedSlug) -> Group:
    slug = placed.slug
    place = shift(placed.x, placed.y)
    return Group(slug.items, place, label=slug.title, anchor=slug.anchor, level=slug.level, tag=slug.tag)
