"""The product `rulebook`: the pages of a book as pieces in their order, cover first."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from exporters.book.flow import FilledPage, PlacedSlug
from exporters.book.formats import BookFormat, format_of, is_right
from exporters.book.look import BookLook
from exporters.book.volume import BEFORE_TEXT, Volume
from exporters.drawing.display_list import Drawing, Group
from exporters.drawing.matrices import shift
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.systems import paper_of
from exporters.text.fitting import fit
from schemas.catalogues.saying import said
from schemas.models.pack import Manifest

TITLE: Final = "Rulebook"
RULEBOOK: Final = "rulebook"
"""The name of the product, in every system."""


def rulebook(job: Job) -> Iterator[Piece]:
    """Yield the pages of the rulebook of a pack, on pages of the size that the job has."""
    wanted = paper_of(job.pack.manifest.system).book
    if wanted is None:
        return
    shape = format_of(job.page)
    volume = Volume.of(job, wanted(), shape)
    pages = volume.pages()
    yield Piece(_cover(job.pack.manifest, shape, volume.book.look, job.setting.language), key="rulebook/001")
    for number, page in enumerate(pages, start=BEFORE_TEXT + 1):
        yield Piece(_page(page, number, shape, volume.book.look, job.setting.language), key=f"rulebook/{number:03}")


def _cover(manifest: Manifest, shape: BookFormat, look: BookLook, language: str) -> Drawing:
    page, named = shape.page, said(TITLE, language)
    upper = Box(shape.body.x, page.height * 0.28, shape.body.width, 40.0)
    title = fit(manifest.title, upper, look.cover_title, (), language)
    by = ", ".join((f"{named} {manifest.version}", *manifest.authors))
    words = fit(by, replace(upper, y=upper.y + 44.0, height=14.0), look.cover_words, (), language)
    items = (*look.cover(page), *title.items, *words.items)
    return Drawing("rulebook-001", f"{manifest.title}: {named}", page.width, page.height, items)


def _page(page: FilledPage, number: int, shape: BookFormat, look: BookLook, language: str) -> Drawing:
    """Return a page with its number below, and above its title unless a chapter begins there; both stand outside."""
    running = replace(look.running, align="right" if is_right(number) else "left")
    head = () if page.opens else fit(page.title, shape.head, running, (), language).items
    foot = fit(str(number), shape.foot, running, (), language).items
    items = (*head, *map(_placed, page.placed), *foot)
    moved = Group(items, shift(shape.shift_mm(number), 0.0))
    return Drawing(f"rulebook-{number:03}", page.title, shape.page.width, shape.page.height, (moved,))


def _placed(placed: PlacedSlug) -> Group:
    slug = placed.slug
    return Group(slug.items, shift(placed.x, placed.y), label=slug.title, anchor=slug.anchor, level=slug.level)
