"""What the book of a pack says, part by part: the same for pages and for screens."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Final, Literal

from exporters.book import wording as words
from exporters.book.blocks import BookBlock
from exporters.book.chapters import (
    Figures,
    chapter_told,
    chapters_of,
    credits_told,
    drawn,
    model_of,
    of_other_rules,
    terms_of,
    terms_told,
)
from exporters.book.law import Change, Law, changes_of, changes_told, law_of, notes_told, rules_told, sections_told
from exporters.book.look import Book
from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing
from schemas.catalogues.saying import said
from schemas.packs.packs import Loaded

BEHIND_THE_RULES: Final = 50
"""Chapters from this place on stand behind the rules."""

Columns = Literal["prose", "rules", "either"]
"""The columns that a part is set in: wide ones, narrow ones, or whichever its sections fit in."""


@dataclass(frozen=True)
class Part:
    """A part of a book: its title, the name that leads to it, and its sections, each of which is set alike.

    Its `figures` are drawings by name. Those who read one `for_designers` know rules by their ids.
    """

    title: str
    anchor: str
    sections: tuple[tuple[BookBlock, ...], ...]
    columns: Columns = "prose"
    figures: Mapping[str, Drawing] = field(default_factory=dict)
    for_designers: bool = False

    @property
    def blocks(self) -> tuple[BookBlock, ...]:
        """The blocks of all its sections."""
        return tuple(chain.from_iterable(self.sections))


@dataclass(frozen=True)
class Matter:
    """What a book is made of: its job and look, its law and what the pack changes of it, chapters with their figures.

    `titles` are those that rules stand under, by their ids, also of those that a basic book leaves out.
    """

    job: PrintJob
    book: Book
    law: Law
    titles: Mapping[str, str]
    changes: tuple[Change, ...]
    chapters: tuple[tuple[Loaded, Figures], ...]

    @classmethod
    def of(cls, job: PrintJob, book: Book) -> "Matter":
        """Return the matter of a pack's book; its figures are drawn, and what is wrong with them is taken down."""
        chapters = tuple((chapter, drawn(chapter, job)) for chapter in chapters_of(job))
        whole = law_of(job.pack)
        law = whole.basic() if job.parts.basic else whole
        return cls(job, book, law, whole.titles(), changes_of(job.pack.rules), chapters)

    @property
    def language(self) -> str:
        """The language of the book."""
        return self.job.setting.language

    @cached_property
    def terms(self) -> Mapping[str, str]:
        """The words that chapters explain, with their meanings, by the alphabet."""
        return terms_of(self.chapters)

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The parts that say something, in order; contents, index and credits are none of them."""
        return tuple(self._parts())

    @property
    def credits(self) -> Part:
        """Whose work the book is."""
        return self._own(words.CREDITS, "credits", credits_told(self.job.pack, self.language))

    def _parts(self) -> Iterator[Part]:
        yield from self._chapters(behind=False)
        if self.changes:
            yield self._own(words.CHANGES, "changes", changes_told(self.changes, self.titles, self.language))
        listing = rules_told(self.law, self.changes, self.language)
        yield self._own(words.RULES, "rules", (listing,), "rules")
        sections = sections_told(self.book.tables(self.job.setting), self.law, self.language)
        if sections:
            yield Part(said(words.TABLES, self.language), "tables", sections, "either")
        yield from self._chapters(behind=True)
        if self.terms:
            yield self._own(words.GLOSSARY, "glossary", terms_told(self.terms), "rules")
        if self.job.parts.notes:
            notes = (notes_told(self.law),)
            yield Part(said(words.NOTES, self.language), "notes", (notes,), "rules", for_designers=True)

    def _own(self, title: str, anchor: str, blocks: Iterable[BookBlock], columns: Columns = "prose") -> Part:
        """Return a part with a title of ours."""
        return Part(said(title, self.language), anchor, (tuple(blocks),), columns)

    def _chapters(self, *, behind: bool) -> Iterator[Part]:
        for chapter, figures in self.chapters:
            if (model_of(chapter).place >= BEHIND_THE_RULES) == behind:
                note = of_other_rules(chapter, self.job, self.language)
                told = chapter_told(chapter, figures, self.book.begins, self.titles)
                drawings = {name: one for name, one in figures.items() if isinstance(one, Drawing)}
                sections = ((*note, *told),)
                yield Part(model_of(chapter).title, f"chapter/{chapter.id}", sections, figures=drawings)
