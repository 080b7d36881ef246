"""Slugs down columns, page after page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from exporters.drawing.display_list import Item
from exporters.layout.boxes import Box

EPSILON_MM: Final = 1e-6

RUNS_ON_SHARE: Final = 0.3
"""A section begins on the page where the one before it ends if so much of the page is left."""

OPENER_GAP_MM: Final = 5.0
BALANCE_MM: Final = 1.0
"""By so much columns are made higher until all that is left of a section has room in them."""


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
    """Slugs that go down the same columns, as evenly as may be on its last page.

    Its opener stands across all columns, at the head of a page or where the section before it ends early.

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
        """Begin a section: on a page of its own, or below the one before it if much of the page is left."""
        rest = self._rest()
        if rest.height < self.body.height * RUNS_ON_SHARE:
            self._turn(section)
            rest = self.body
            self.pages[-1].opens = section.opener is not None
        if section.opener:
            self.pages[-1].placed.append(PlacedSlug(section.opener, rest.x, rest.y))
            rest = rest.cut_top(section.opener.height_mm)[1]
        self.left = list(rest.columns(section.columns, self.gutter_mm))
        self.fresh = True

    def _rest(self) -> Box:
        """Return what is left of the last page below all that lies on it."""
        if not self.pages:
            return self.body.cut_top(self.body.height)[1]
        lowest = max((one.y + one.slug.height_mm for one in self.pages[-1].placed), default=self.body.y)
        return self.body.cut_top(min(lowest + OPENER_GAP_MM - self.body.y, self.body.height))[1]

    def fill(self, section: Section) -> None:
        """Set the slugs of a section that has begun."""
        chains = tuple(_chains(section.slugs))
        first, placed, columns = 0, len(self.pages[-1].placed), tuple(self.left)
        for at, chain in enumerate(chains):
            pages = len(self.pages)
            self.place(chain, section)
            if len(self.pages) > pages:
                first, placed, columns = at, 0, self.body.columns(section.columns, self.gutter_mm)
        self._balance(chains[first:], placed, columns, section)

    def _balance(self, chains: Sequence[list[Slug]], placed: int, columns: Sequence[Box], section: Section) -> None:
        """Set the last chains anew, into columns no higher than they need; chains that began a page before stay."""
        begun = bool(chains) and self.pages[-1].placed[placed:][:1] != [] and not self._begins_here(chains[0], placed)
        high = _least_height(chains, len(columns))
        if len(columns) < 2 or not chains or begun or high >= columns[0].height:
            return
        del self.pages[-1].placed[placed:]
        self.left, self.fresh = [column.cut_top(high)[0] for column in columns], True
        for chain in chains:
            self.place(chain, section)

    def _begins_here(self, chain: Sequence[Slug], placed: int) -> bool:
        return self.pages[-1].placed[placed].slug is chain[0]

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
        filling.fill(section)
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


def _least_height(chains: Sequence[list[Slug]], columns: int) -> float:
    """Return how high so many columns have to be to hold chains in their order, to a step."""
    if not chains:
        return 0.0
    high = max(_height(chain, at_head=True) for chain in chains)
    while _columns_taken(chains, high) > columns:
        high += BALANCE_MM
    return high


def _columns_taken(chains: Sequence[list[Slug]], high_mm: float) -> int:
    taken, filled_mm = 1, 0.0
    for chain in chains:
        more = _height(chain, at_head=not filled_mm)
        if filled_mm and filled_mm + more > high_mm + EPSILON_MM:
            taken, more, filled_mm = taken + 1, _height(chain, at_head=True), 0.0
        filled_mm += more
    return taken


def _height(chain: Sequence[Slug], *, at_head: bool) -> float:
    gaps = sum(slug.before_mm for slug in chain[1:]) + (0.0 if at_head else chain[0].before_mm)
    return gaps + sum(slug.height_mm for slug in chain)
