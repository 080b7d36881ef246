"""A whole book: its sections, filled into pages until every page number in them is right."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from exporters.book import words
from exporters.book.back_matter import credits_slugs, glossary_slugs, index_slugs, terms_of
from exporters.book.battles import Moment
from exporters.book.changes import Change, changes_of
from exporters.book.chapters import chapter_slugs, chapters_of, drawn, model_of, of_other_rules
from exporters.book.contents import Entry, contents_slugs
from exporters.book.flow import FilledPage, Section, Slug, filled, pages_by_anchor
from exporters.book.formats import BookFormat
from exporters.book.law import Law, changed_slugs, law_of, rule_slugs, ruling_slugs
from exporters.book.look import Book
from exporters.book.openers import opener
from exporters.book.references import Pages
from exporters.book.setting import Page, heading, opened_at, slugs_of, table_mm
from exporters.book.tables import bands_of
from exporters.drawing.display_list import Drawing
from exporters.kit.jobs import Job
from schemas.catalogues.saying import said
from schemas.markup.markdown import Table, spans_of
from schemas.packs.packs import Loaded

PASSES: Final = 6
"""So often pages are numbered anew: a number of another width may move a line."""

BEFORE_TEXT: Final = 1
"""Pages before the contents: the cover."""

CREDITS_GAP_EM: Final = 2.0
"""Space above the credits, which stand below the index."""

BEHIND_THE_RULES: Final = 50
"""Chapters from this place on stand behind the rules."""


@dataclass(frozen=True)
class Volume:
    """What a book is made of; nothing of it changes while its pages are numbered."""

    job: Job
    book: Book
    format: BookFormat
    law: Law
    changes: tuple[Change, ...]
    chapters: tuple[tuple[Loaded, Mapping[str, Drawing | tuple[Moment, ...]]], ...]

    @classmethod
    def of(cls, job: Job, book: Book, format: BookFormat) -> "Volume":
        """Return the book of a pack; its figures are drawn, and what is wrong with them is taken down."""
        chapters = tuple((chapter, drawn(chapter, job)) for chapter in chapters_of(job))
        look = book.look.with_body_pt(format.body_pt)
        return cls(job, replace(book, look=look), format, law_of(job.pack), changes_of(job.pack.rules), chapters)

    def page(self, columns: int, pages: Pages) -> Page:
        """Return what text in so many columns is set for."""
        width = self.format.column_mm(columns)
        language, body = self.job.setting.language, self.format.body
        return Page(self.book.look, columns, width, body.height, pages, language, across_mm=body.width)

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
        yield from self._chapters(prose, behind=False)
        if self.changes:
            yield self._own(words.CHANGES, "changes", changed_slugs(self.changes, prose), prose)
        yield self._own(words.RULES, "rules", rule_slugs(self.law, rules, self.changes), rules)
        yield from self._tables(prose, rules)
        if self.law.rulings:
            yield self._own(words.RULINGS, "rulings", ruling_slugs(self.law, rules, self.changes), rules)
        yield from self._chapters(prose, behind=True)
        if terms := terms_of(self.chapters):
            yield self._own(words.GLOSSARY, "glossary", glossary_slugs(terms, rules), rules)

    def _tables(self, wide: Page, narrow: Page) -> Iterator[Section]:
        """Yield the tables that follow from the rules, each in columns as narrow as it can be."""
        bands = bands_of(
            self.book.tables(self.job.setting),
            lambda table: table_mm(table, narrow) <= narrow.width_mm,
            narrow.language,
        )
        for at, (is_narrow, blocks) in enumerate(bands):
            page = narrow if is_narrow else wide
            section = self._own(words.TABLES, "tables", slugs_of(blocks, page), page)
            yield replace(section, opener=None) if at else section

    def _chapters(self, page: Page, *, behind: bool) -> Iterator[Section]:
        for chapter, figures in self.chapters:
            if (model_of(chapter).place >= BEHIND_THE_RULES) == behind:
                note = of_other_rules(chapter, self.job, page)
                slugs = chain(note, chapter_slugs(chapter, figures, self.book.begins, page))
                yield self._section(model_of(chapter).title, f"chapter/{chapter.id}", slugs, page)

    def _section(self, title: str, anchor: str, slugs: Iterator[Slug], page: Page) -> Section:
        band = opener(title, anchor, self.format.body.width, self.book.look, page.language)
        return Section(title, page.columns, tuple(slugs), band)

    def _own(self, title: str, anchor: str, slugs: Iterator[Slug], page: Page) -> Section:
        """Return a section with a title of ours."""
        return self._section(said(title, page.language), anchor, slugs, page)

    def _contents(self, sections: Sequence[Section], pages: Pages) -> Section:
        page = self.page(self.format.rule_columns, pages)
        entries = [entry for section in sections for entry in self._entries(section)]
        later = [Entry(said(words.INDEX, page.language), "index"), Entry(said(words.CREDITS, page.language), "credits")]
        return self._own(words.CONTENTS, "contents", contents_slugs((*entries, *later), page), page)

    def _entries(self, section: Section) -> Iterator[Entry]:
        if section.opener is None:
            return
        anchor = section.opener.anchor
        yield Entry(section.title, anchor)
        if anchor == "rules":
            for area, _ in self.law.by_area():
                yield Entry(self.law.title_of(area), f"area/{area}", below=True)

    def _back_matter(self, pages: Sequence[FilledPage], known: Pages) -> Iterator[Section]:
        index, prose = self.page(self.format.index_columns, known), self.page(self.format.prose_columns, known)
        slugs = index_slugs(terms_of(self.chapters), self.law, pages, index, BEFORE_TEXT)
        yield self._own(words.INDEX, "index", slugs, index)
        whose = said(words.CREDITS, prose.language)
        title = heading(spans_of(whose), prose, prose.look.high, gap_em=CREDITS_GAP_EM, anchor="credits")
        yield Section(whose, prose.columns, (*opened_at(title, whose, 1), *credits_slugs(self.job.pack, prose)))


def _fits(table: Table, page: Page) -> bool:
    """Return whether a table fits into a column."""
    return table_mm(table, page) <= page.width_mm


def _numbered(pages: Sequence[FilledPage]) -> Pages:
    return {anchor: number + BEFORE_TEXT for anchor, number in pages_by_anchor(pages).items()}
