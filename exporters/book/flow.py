"""Slugs down columns, page after page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from exporters.drawing.display_list import Item
from exporters.layout.boxes import Box

EPSILON_MM: Final = 1e-6


@dataclass(frozen=True)
class Slug:
    """What no column divides; its items lie in a frame whose origin is its upper left corner.

    `before_mm` is the space above it, which it does not take at the head of a column. What `keeps_next` is not parted
    from the slug after it. `anchor` is the name that others refer to it by, `words` what an index finds in it.
    """

    height_mm: float
    items: tuple[Item, ...]
    before_mm: float = 0.0
    keeps_next: bool = False
    anchor: str = ""
    words: str = ""


@dataclass(frozen=True)
class Section:
    """Slugs that go down the same columns. It begins a page, its opener across all columns, or goes on where it is.

    `title` is said at the head of its pages; without an `opener` it follows the section before it.
    """

    title: str
    columns: int
    slugs: tuple[Slug, ...]
    opener: Slug | None = None


@dataclass(frozen=True)
class PlacedSlug:
    """A slug, and where its upper left corner lies on the page."""

    slug: Slug
    x: float
    y: float


@dataclass
class FilledPage:
    """A page: the title of the section that it begins with, and the slugs that lie on it."""

    title: str
    placed: list[PlacedSlug] = field(default_factory=list)
    opens: bool = False


@dataclass
class _Filling:
    """The pages so far, and the columns of the last one that are still to be filled."""

    body: Box
    gutter_mm: float
    pages: list[FilledPage] = field(default_factory=list)
    left: list[Box] = field(default_factory=list)
    fresh: bool = True

    def begin(self, section: Section) -> None:
        """Begin a page, with the opener of the section if this is its first."""
        self._turn(section)
        opener = section.opener
        if opener:
            self.pages[-1].opens = True
            self.pages[-1].placed.append(PlacedSlug(opener, self.body.x, self.body.y))
            self.left = [column.cut_top(opener.height_mm)[1] for column in self.left]

    def _turn(self, section: Section) -> None:
        self.pages.append(FilledPage(section.title))
        self.left = list(self.body.columns(section.columns, self.gutter_mm))
        self.fresh = True

    def place(self, chain: Sequence[Slug], section: Section) -> None:
        """Set slugs that belong together into the first column that has room for all of them."""
        while not self._fits(chain) and not (self.fresh and self._is_whole()):
            self._next_column(section)
        for slug in chain:
            if not self._fits((slug,)) and not self.fresh:
                self._next_column(section)
            self._set(slug)

    def _is_whole(self) -> bool:
        """Whether the column at hand is as high as columns are, so that no other has more room."""
        return self.left[0].height >= self.body.height - EPSILON_MM

    def _next_column(self, section: Section) -> None:
        self.left = self.left[1:]
        self.fresh = True
        if not self.left:
            self._turn(section)

    def _fits(self, chain: Sequence[Slug]) -> bool:
        return _height(chain, at_head=self.fresh) <= self.left[0].height + EPSILON_MM

    def _set(self, slug: Slug) -> None:
        gap = 0.0 if self.fresh else slug.before_mm
        place = self.left[0].cut_top(gap)[1]
        self.pages[-1].placed.append(PlacedSlug(slug, place.x, place.y))
        self.left[0] = place.cut_top(slug.height_mm)[1]
        self.fresh = False


def filled(sections: Iterable[Section], body: Box, gutter_mm: float) -> tuple[FilledPage, ...]:
    """Return the pages that the sections fill; a slug higher than a column hangs out below."""
    filling = _Filling(body, gutter_mm)
    for section in sections:
        if section.opener or not filling.pages:
            filling.begin(section)
        for chain in _chains(section.slugs):
            filling.place(chain, section)
    return tuple(filling.pages)


def pages_by_anchor(pages: Sequence[FilledPage]) -> Mapping[str, int]:
    """Return the number of the page that each anchor is on, from 1."""
    found: dict[str, int] = {}
    for number, page in enumerate(pages, start=1):
        for placed in page.placed:
            if placed.slug.anchor:
                found.setdefault(placed.slug.anchor, number)
    return found


def _chains(slugs: Sequence[Slug]) -> Iterator[list[Slug]]:
    chain: list[Slug] = []
    for slug in slugs:
        chain.append(slug)
        if not slug.keeps_next:
            yield chain
            chain = []
    if chain:
        yield chain


def _height(chain: Sequence[Slug], *, at_head: bool) -> float:
    gaps = sum(slug.before_mm for slug in chain[1:]) + (0.0 if at_head else chain[0].before_mm)
    return gaps + sum(slug.height_mm for slug in chain)
