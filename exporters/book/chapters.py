"""Chapters as slugs: their text, and their figures where the text has them."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.battles.orders import OrderError
from exporters.book.flow import Slug
from exporters.book.setting import Page, slugs_of
from exporters.book.stories import Moment, frame, moments, told_slugs
from exporters.components.base import FramesOf, PrintJob
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing
from exporters.findings import finding
from exporters.layout.pictures import filling_picture
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Finding
from schemas.markup.markdown import Aside, FigureHere, Paragraph, read_markup, spans_of
from schemas.models.chapter import Board, Card, Chapter, Figure, Picture, Story
from schemas.packs.packs import Loaded, Pack

OTHER_RULES: Final = "This battle is fought by the rules of {title}, without what this pack changes."

PICTURE: Final = Box(0, 0, 126.0, 78.0)
"""The box that a picture fills, before it is made as narrow as a column; that of A5 is the widest."""


def chapters_of(job: PrintJob) -> tuple[Loaded, ...]:
    """Return the chapters of a pack in their places; of one place, by id."""
    found = [one for one in job.pack.of_kind("chapter") if isinstance(one.model, Chapter)]
    return tuple(sorted(found, key=lambda one: (model_of(one).place, one.id)))


def model_of(chapter: Loaded) -> Chapter:
    """Return the model of a chapter."""
    model = chapter.model
    if not isinstance(model, Chapter):
        raise TypeError(f"a chapter must be one, got {type(model).__name__}")
    return model


def drawn(chapter: Loaded, job: PrintJob) -> Mapping[str, Drawing | tuple[Moment, ...]]:
    """Return the figures of a chapter: a drawing each, or what a battle's story is told from. Faults are taken down."""
    found: dict[str, Drawing | tuple[Moment, ...]] = {}
    for name, wanted in model_of(chapter).figures.items():
        made = _draw(wanted, Shown(chapter, name, job))
        if isinstance(made, Finding):
            job.note(chapter, (made,))
        else:
            found[name] = made
    return found


@dataclass(frozen=True)
class Shown:
    """A figure that is to be drawn: of which chapter, by which name, in which job."""

    chapter: Loaded
    name: str
    job: PrintJob

    @property
    def pack(self) -> Pack:
        """The pack that the chapter is written in: by its rules its battles are fought, as their remarks say."""
        return pack_of(self.chapter, self.job)

    @property
    def frames(self) -> FramesOf | None:
        """What draws the frames of its battles."""
        return self.job.paper.frames() if self.job.paper.frames else None

    def fault(self, field: str, message: str) -> Finding:
        """Return that it cannot be drawn for what a field of it says."""
        return finding("figure-not-drawn", ("figures", self.name, field), message)


def _draw(wanted: Figure, shown: Shown) -> Drawing | tuple[Moment, ...] | Finding:
    try:
        return DRAWING[type(wanted)](wanted, shown)
    except OrderError as error:
        return shown.fault("battle", str(error))


def _card(wanted: Card, shown: Shown) -> Drawing | Finding:
    pack = shown.job.pack
    kind, _, name = wanted.card.partition("/")
    components = shown.job.paper.components
    document, component = pack.find(kind, name), components().get(kind) if components else None
    if document is None or component is None:
        return shown.fault("card", f"there is no card `{wanted.card}`")
    return component.front(document.model, shown.job.setting_of(document)).drawing


def _picture(wanted: Picture, shown: Shown) -> Drawing | Finding:
    at = ("figures", shown.name, "picture")
    placed = filling_picture(wanted.picture, PICTURE, shown.job.setting_of(shown.chapter), at)
    if not placed.items:
        return placed.findings[0]
    shown.job.note(shown.chapter, placed.findings)
    return Drawing(wanted.picture, wanted.picture, PICTURE.width, PICTURE.height, placed.items)


def _board(wanted: Board, shown: Shown) -> Drawing | Finding:
    found = frame(shown.pack, wanted.battle, wanted.frame, shown.frames, shown.job.setting.language)
    return found or shown.fault("frame", f"the battle has no frame {wanted.frame}")


def _story(wanted: Story, shown: Shown) -> tuple[Moment, ...] | Finding:
    story = moments(shown.pack, wanted, shown.frames, shown.job.setting.language)
    events = {moment.row["event"] for moment in story}
    missing = [event for event in wanted.remarks if event not in events]
    if missing or not story:
        told = f"no `{missing[0]}` comes in it" if missing else "the battle has no such rows"
        return shown.fault("remarks" if missing else "battle", f"of what is told of the battle: {told}")
    return story


DRAWING: Final[Mapping[type[Any], Callable[[Any, Shown], Drawing | tuple[Moment, ...] | Finding]]] = {
    Card: _card,
    Picture: _picture,
    Board: _board,
    Story: _story,
}
"""How each type of figure is drawn."""


def pack_of(chapter: Loaded, job: PrintJob) -> Pack:
    """Return the pack that a chapter is written in: by its rules its battles are fought, as their remarks say."""
    pack = job.pack
    while pack.manifest.id != chapter.pack_id and pack.base is not None:
        pack = pack.base
    return pack


def of_other_rules(chapter: Loaded, job: PrintJob, page: Page) -> Iterator[Slug]:
    """Yield a note if a chapter tells a battle by the rules of a pack that this one builds on."""
    pack = pack_of(chapter, job)
    told = any(isinstance(figure, Story) for figure in model_of(chapter).figures.values())
    if told and pack is not job.pack:
        note = said(OTHER_RULES, page.language, title=pack.manifest.title)
        yield from slugs_of((Aside((Paragraph(spans_of(note)),)),), page)


def chapter_slugs(
    chapter: Loaded, figures: Mapping[str, Drawing | tuple[Moment, ...]], begins: Collection[str], page: Page
) -> Iterator[Slug]:
    """Yield the slugs of a chapter; with the events of `begins` steps of stories begin."""
    drawings = {name: one for name, one in figures.items() if isinstance(one, Drawing)}
    page, cited = page.with_figures(drawings), set[str]()
    for marked in read_markup(model_of(chapter).text):
        block = marked.block
        name = block.name if isinstance(block, FigureHere) else ""
        story, wanted = figures.get(name), model_of(chapter).figures.get(name)
        if isinstance(story, tuple) and isinstance(wanted, Story):
            yield from told_slugs(story, wanted, begins, cited, page)
        else:
            yield from slugs_of((block,), page)
