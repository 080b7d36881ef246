"""Chapters as slugs: their text, and their figures where the text has them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from engine.battles.orders import OrderError
from exporters.book.battles import Moment, frame, moments
from exporters.book.flow import Slug
from exporters.book.setting import Page, figure, paragraph, slugs_of
from exporters.drawing.display_list import Drawing
from exporters.findings import finding
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.pictures.placing import filling_picture
from exporters.systems import components_of
from schemas.diagnostics.diagnostics import Finding
from schemas.markup.blocks import Aside, Block, FigureHere, Paragraph, Span
from schemas.markup.reading import read_markup, spans_of
from schemas.models.chapter import Board, Card, Chapter, Figure, Picture, Story
from schemas.packs.packs import Loaded

PICTURE: Final = Box(0, 0, 100.0, 62.0)
"""The box that a picture fills, before it is made as wide as a column."""


def chapters_of(job: Job) -> tuple[Loaded, ...]:
    """Return the chapters of a pack in their places; of one place, by id."""
    found = [one for one in job.pack.of_kind("chapter") if isinstance(one.model, Chapter)]
    return tuple(sorted(found, key=lambda one: (model_of(one).place, one.id)))


def model_of(chapter: Loaded) -> Chapter:
    """Return the model of a chapter."""
    model = chapter.model
    if not isinstance(model, Chapter):
        raise TypeError(f"a chapter must be one, got {type(model).__name__}")
    return model


def drawn(chapter: Loaded, job: Job) -> Mapping[str, Drawing | tuple[Moment, ...]]:
    """Return the figures of a chapter: a drawing each, or what a battle's story is told from. Faults are taken down."""
    found: dict[str, Drawing | tuple[Moment, ...]] = {}
    for name, wanted in model_of(chapter).figures.items():
        made = _draw(wanted, chapter, job)
        if isinstance(made, Finding):
            job.note(chapter, (made,))
        else:
            found[name] = made
    return found


def _draw(wanted: Figure, chapter: Loaded, job: Job) -> Drawing | tuple[Moment, ...] | Finding:
    try:
        return DRAWING[type(wanted)](wanted, chapter, job)
    except OrderError as error:
        return finding("unknown-figure", ("figures",), str(error), "")


def _card(wanted: Card, _chapter: Loaded, job: Job) -> Drawing | Finding:
    kind, _, name = wanted.card.partition("/")
    document, component = job.pack.find(kind, name), components_of(job.pack.manifest.system).get(kind)
    if document is None or component is None:
        return finding("unknown-figure", ("figures",), f"there is no card `{wanted.card}`", "")
    return component.front(document.model, job.setting_of(document)).drawing


def _picture(wanted: Picture, chapter: Loaded, job: Job) -> Drawing | Finding:
    placed = filling_picture(wanted.picture, PICTURE, job.setting_of(chapter), ("figures",))
    if placed.findings and not placed.items:
        return placed.findings[0]
    return Drawing(wanted.picture, wanted.picture, PICTURE.width, PICTURE.height, placed.items)


def _board(wanted: Board, _chapter: Loaded, job: Job) -> Drawing | Finding:
    found = frame(job.pack, wanted.battle, wanted.frame)
    return found or finding("unknown-figure", ("figures",), f"the battle has no frame {wanted.frame}", "")


def _story(wanted: Story, _chapter: Loaded, job: Job) -> tuple[Moment, ...]:
    return moments(job.pack, wanted.battle, wanted.frames)


DRAWING: Final[Mapping[type[Any], Callable[[Any, Loaded, Job], Drawing | tuple[Moment, ...] | Finding]]] = {
    Card: _card,
    Picture: _picture,
    Board: _board,
    Story: _story,
}
"""How each type of figure is drawn."""


def chapter_slugs(chapter: Loaded, figures: Mapping[str, Drawing | tuple[Moment, ...]], page: Page) -> Iterator[Slug]:
    """Yield the slugs of a chapter."""
    drawings = {name: one for name, one in figures.items() if isinstance(one, Drawing)}
    page = page.with_figures(drawings)
    for marked in read_markup(model_of(chapter).text):
        block = marked.block
        story = figures.get(block.name) if isinstance(block, FigureHere) else None
        if isinstance(story, tuple) and isinstance(block, FigureHere):
            yield from _told(story, model_of(chapter).figures[block.name], page)
        else:
            yield from slugs_of((block,), page)


def _told(story: tuple[Moment, ...], wanted: Figure, page: Page) -> Iterator[Slug]:
    """Yield a battle step by step: sentences with their rules, frames between them, remarks where they fit first."""
    remarks = dict(wanted.remarks) if isinstance(wanted, Story) else {}
    for moment in story:
        if moment.frame is not None:
            yield figure(moment.frame, (), page)
        if moment.sentence:
            yield from _sentence(moment, page)
        if said := remarks.pop(str(moment.row["event"]), ""):
            aside: Block = Aside((Paragraph(spans_of(said)),))
            yield from slugs_of((aside,), page)


def _sentence(moment: Moment, page: Page) -> Iterator[Slug]:
    ids = tuple(part for rule in moment.row.get("rules", ())[:2] for part in (Span(" "), Span(str(rule), "rule")))
    return paragraph((*spans_of(moment.sentence), *ids), page, page.look.small, gap_em=0.25)
