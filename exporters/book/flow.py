"""Slugs down columns, page after page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item
from exporters.drawing.tags import FURNITURE, Tag

EPSILON_MM: Final = 1e-6
BALANCE_STEP_MM: Final = 0.5
"""Columns that are to be equally high are tried higher by so much each time."""

RUNS_ON_SHARE: Final = 0.22
"""A section with an opener begins on the page where the one before it ends if so much of the page is left."""

OPENER_GAP_MM: Final = 5.0
"""The space above an opener that stands below another section."""


@dataclass(frozen=True)
class Slug:
    """What no column divides; its items lie in a frame whose origin is its upper left corner.

    `before_mm` is the space above it, which it does not take at the head of a column. What `keeps_next` is not parted
    from the slug after it. `anchor` is the name that others refer to it by, `words` what an index finds in it.
    A heading that the book can be opened at has its words as `title`, and a `level`: 1 for chapters, 2 within them.
    One that lies `across` has a band of its own, as wide as the page. A row of a table has its `head`, which stands
    above it once more where it begins a column; that one is `repeated`. Its `tag` says what text all its items are.
    """

    height_mm: float
    items: tuple[Item, ...]
    before_mm: float = 0.0
    keeps_next: bool = False
    anchor: str = ""
    words: str = ""
    title: str = ""
    level: int = 0
    across: bool = False
    head: "Slug | None" = None
    repeated: bool = False
    tag: Tag | None = None


@dataclass(frozen=True)
class Section:
    """Slugs that go down the same columns, which are equally high where it ends, as far as the slugs allow.

    Its `opener` lies across all columns, at the head of a page or where the section before it ends early; without one
    it goes on below the section before it, in columns of its own. `title` is said at the head of the pages that it
    begins.
    """

    title: str
    columns: int
    slugs: tuple[Slug, ...]
    opener: Slug | None = None

    def bands(self) -> "Iterator[Section]":
        """Yield it in parts that go on below each other: what lies across has one column, all else several."""
        if self.columns == 1 or not any(slug.across for slug in self.slugs):
            yield self
            return
        opener = self.opener
        for across, chains in groupby(_chains(self.slugs), key=lambda chain: any(slug.across for slug in chain)):
            slugs = tuple(slug for chain in chains for slug in chain)
            yield Section(self.title, 1 if across else self.columns, slugs, opener)
            opener = None


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
    """The pages so far. On the last one the section at hand has a `band`, whose columns are `left` to be filled.

    `first` counts the slugs that lie on that page outside the band.
    """

    body: Box
    gutter_mm: float
    pages: list[FilledPage] = field(default_factory=list)
    band: Box = field(init=False)
    left: list[Box] = field(default_factory=list)
    first: int = 0
    fresh: bool = True

    def fill(self, section: Section) -> None:
        """Set a section."""
        if not self.pages or (section.opener and self._below(OPENER_GAP_MM).height < self.body.height * RUNS_ON_SHARE):
            self.begin(section)
        else:
            self._go_on(section)
        self.pour(section)
        self._balance(section)

    def pour(self, section: Section) -> None:
        """Set the slugs of a section one after another, over columns and pages."""
        for chain in _chains(section.slugs):
            self._place(chain, section)

    def begin(self, section: Section) -> None:
        """Begin a page, with the opener of the section if it has one."""
        self._turn(section)
        if section.opener:
            self.pages[-1].opens = True
            self._open_below(section.opener, section, self.body)

    def _go_on(self, section: Section) -> None:
        """Open a band below what lies on the page, as far from it as the first slug is from others."""
        if section.opener:
            self._open_below(section.opener, section, self._below(OPENER_GAP_MM))
        else:
            above = len(self.pages[-1].placed) > self.first
            self._open(section, self._below(section.slugs[0].before_mm if section.slugs and above else 0.0))

    def _open_below(self, opener: Slug, section: Section, place: Box) -> None:
        self.pages[-1].placed.append(PlacedSlug(opener, place.x, place.y))
        self._open(section, place.cut_top(opener.height_mm)[1])

    def _below(self, gap_mm: float) -> Box:
        """Return what is left of the page so far below the lowest slug in the band."""
        above = self.pages[-1].placed[self.first :]
        lowest = max((one.y + one.slug.height_mm for one in above), default=self.band.y)
        return self.body.cut_top(min(lowest + gap_mm - self.body.y, self.body.height))[1]

    def _turn(self, section: Section) -> None:
        self.pages.append(FilledPage(section.title))
        self._open(section, self.body)

    def _open(self, section: Section, band: Box) -> None:
        self.band = band
        self.left = list(band.columns(section.columns, self.gutter_mm))
        self.first = len(self.pages[-1].placed)
        self.fresh = True

    def _place(self, chain: Sequence[Slug], section: Section) -> None:
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
        if self.fresh and slug.head is not None:
            self._set(replace(slug.head, head=None, repeated=True, tag=FURNITURE))
        gap = 0.0 if self.fresh else slug.before_mm
        place = self.left[0].cut_top(gap)[1]
        self.pages[-1].placed.append(PlacedSlug(slug, place.x, place.y))
        self.left[0] = place.cut_top(slug.height_mm)[1]
        self.fresh = False

    def _balance(self, section: Section) -> None:
        """Set what lies in the band anew, so that no column is higher than it has to be."""
        placed = self.pages[-1].placed
        slugs = tuple(one.slug for one in placed[self.first :] if not one.slug.repeated)
        if section.columns > 1 and slugs:
            part = Section(section.title, section.columns, slugs)
            placed[self.first :] = _balanced(part, self.band, self.gutter_mm) or placed[self.first :]


def _balanced(section: Section, band: Box, gutter_mm: float) -> list[PlacedSlug]:
    """Return slugs in the lowest columns that hold them all, or nothing if the whole band is not high enough."""
    chains = [*_chains(section.slugs)]
    least = sum(map(_bare_height, chains)) / section.columns
    height = max(least, *(_height(chain, at_head=True) for chain in chains))
    while height <= band.height + EPSILON_MM:
        tried = _Filling(band.cut_top(height)[0], gutter_mm)
        tried.begin(section)
        tried.pour(section)
        if len(tried.pages) == 1:
            return tried.pages[0].placed
        height += BALANCE_STEP_MM
    return []


def filled(sections: Iterable[Section], body: Box, gutter_mm: float) -> tuple[FilledPage, ...]:
    """Return the pages that the sections fill; a slug higher than a column hangs out below."""
    filling = _Filling(body, gutter_mm)
    for band in (band for section in sections for band in section.bands()):
        filling.fill(band)
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
    head = chain[0].head
    again = head.height_mm if head is not None else 0.0
    return _bare_height(chain) + (again if at_head else chain[0].before_mm)


def _bare_height(chain: Sequence[Slug]) -> float:
    return sum(slug.before_mm for slug in chain[1:]) + sum(slug.height_mm for slug in chain)
