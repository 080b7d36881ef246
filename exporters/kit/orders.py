"""What is asked of the press."""

from collections.abc import Callable
from dataclasses import dataclass

from exporters.drawing.display_list import Point
from exporters.imposition.papers import PAPERS, Paper
from exporters.imposition.sheets import Duplex, Setup
from exporters.kit.profiles import PROFILES
from exporters.kit.records import KitRecord
from exporters.pdf.colour_profiles import OutputProfile
from schemas.models.pack import Manifest

Told = Callable[[str, float], None]
"""Hears what is being made, and which share of the work is done; what it raises breaks the work off."""


def untold(_what: str, _share: float) -> None:
    """Hear nothing."""


@dataclass(frozen=True)
class PrintOrder:
    """Which products (none named: the whole kit), on which paper (`PAPERS`), in which theme (`THEMES`).

    `profile` says who prints (`PROFILES`); `output` is the colour profile of the press, which PDF/X-4 embeds.
    `duplex`, `gutter_mm`, `marks` and `back_shift_mm` are those of `Setup`. With `since`, only pieces are printed that
    differ from those of an earlier kit; with `keys`, only the pieces that are so called. As a `booklet` books come on
    sheets to fold and staple, which take `creep_mm` from the pages of each sheet within another.
    `language` is what our own words are said in ("": the language of the pack).
    """

    only: tuple[str, ...] = ()
    paper: str = "a4"
    theme: str = "standard"
    duplex: Duplex = "long"
    gutter_mm: float = 0.0
    marks: bool = True
    back_shift_mm: Point = (0.0, 0.0)
    since: KitRecord | None = None
    profile: str = "home"
    output: OutputProfile | None = None
    keys: frozenset[str] = frozenset()
    booklet: bool = False
    creep_mm: float = 0.1
    language: str = ""

    def said_in(self, manifest: Manifest) -> str:
        """Return the language of our own words on what is printed of a pack."""
        return self.language or manifest.written_in

    @property
    def book_page(self) -> Paper:
        """The page of a book: the paper, or half of it as a booklet."""
        paper = PAPERS[self.paper]
        return paper.folded if self.booklet else paper

    @property
    def setup(self) -> Setup:
        """How pieces come onto paper; for a shop, each with its bleed, so that no cut parts two."""
        bleed = PROFILES[self.profile].bleed_mm if self.profile in PROFILES else 0.0
        gutter = max(self.gutter_mm, 2 * bleed)
        return Setup(
            PAPERS[self.paper],
            gutter,
            self.duplex,
            self.marks,
            self.back_shift_mm,
            bleed_mm=bleed,
            booklet=self.booklet,
            creep_mm=self.creep_mm,
        )
