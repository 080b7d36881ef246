"""Chapters as blocks: their text with its figures, battles told in it, words explained; and whose work a book is."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.battles.orders import OrderError
from exporters.book.blocks import BookBlock, Credit, Term
from exporters.book.stories import Moment, frame, moments, story_told
from exporters.components.base import FramesOf, PrintJob
from exporters.components.credits import BY, LICENCE, credits_of
from exporters.components.diagrams import DiagramFault, drawing_of, undrawn_at
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, strings
from exporters.findings import finding
from exporters.layout.pictures import filling_picture
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.markup import Aside, FigureHere, Paragraph, read_markup, spans_of
from schemas.models.rulebook import Board, Card, Chapter, Diagram, Figure, Picture, Story
from schemas.packs.packs import Loaded, Pack

OTHER_RULES: Final = "This battle is fought by the rules of {title}, without what this pack changes."

REMARK_ELSEWHERE: Final = "tell the rows in which it comes, by `first` and `last`, or delete the remark"
PICTURE: Final = Box(0, 0, 126.0, 78.0)
"""The box that a picture fills, before it is made as narrow as a column; that of A5 is the widest."""

Figures = Mapping[str, Drawing | tuple[Moment, ...]]
"""The figures of a chapter by name: a drawing each, or what a battle is told from."""


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


def drawn(chapter: Loaded, job: PrintJob) -> Figures:
    """Return the figures of a chapter: a drawing each, or what a battle's story is told from. Faults are taken down."""
    found: dict[str, Drawing | tuple[Moment, ...]] = {}
    for name, wanted in model_of(chapter).figures.items():
        made = _draw(wanted, Asked(chapter, name, job))
        if isinstance(made, Finding):
            job.note(chapter, (made,))
        else:
            found[name] = made
    return found


@dataclass(frozen=True)
class Asked:
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
        return finding("figure-not-drawn", self.at(field), message)

    def at(self, field: str) -> Location:
        """Return the place of a field of it in its chapter."""
        return ("figures", self.name, field)


def _draw(wanted: Figure, shown: Asked) -> Drawing | tuple[Moment, ...] | Finding:
    try:
        return DRAWING[type(wanted)](wanted, shown)
    except OrderError as error:
        return shown.fault("battle", str(error))


def _card(wanted: Card, shown: Asked) -> Drawing | Finding:
    pack = shown.job.pack
    kind, _, name = wanted.card.partition("/")
    components = shown.job.paper.components
    document, component = pack.find(kind, name), components().get(kind) if components else None
    if document is None or component is None:
        return shown.fault("card", f"there is no card `{wanted.card}`")
    drawing = component.drawn(document.model, shown.job.setting_of(document)).drawing
    return drawing._replace(words=f"{drawing.title}: {' '.join(strings(drawing))}")


def _picture(wanted: Picture, shown: Asked) -> Drawing | Finding:
    at = ("figures", shown.name, "picture")
    placed = filling_picture(wanted.picture, PICTURE, shown.job.setting_of(shown.chapter), at)
    if not placed.items:
        return placed.findings[0]
    shown.job.note(shown.chapter, placed.findings)
    return Drawing(wanted.picture, wanted.picture, PICTURE.width, PICTURE.height, placed.items)


def _board(wanted: Board, shown: Asked) -> Drawing | Finding:
    found = frame(shown.pack, wanted.battle, wanted.frame, shown.frames, shown.job.setting.language)
    return found or shown.fault("frame", f"the battle has no frame {wanted.frame}")


def _story(wanted: Story, shown: Asked) -> tuple[Moment, ...] | Finding:
    story = moments(shown.pack, wanted, shown.frames, shown.job.setting.language)
    events = {moment.row["event"] for moment in story}
    missing = next((event for event in wanted.remarks if event not in events), None)
    if not story:
        return shown.fault("battle", "of what is told of the battle: the battle has no such rows")
    if missing is not None:
        message, hint = f"in what is told of the battle no `{missing}` comes", REMARK_ELSEWHERE
        return finding("figure-not-drawn", (*shown.at("remarks"), missing), message, hint, at_key=True)
    return story


def _diagram(wanted: Diagram, shown: Asked) -> Drawing | Finding:
    known = shown.job.paper.diagrams
    try:
        return drawing_of(wanted, shown.pack, known() if known else {}, shown.job.setting.language)
    except DiagramFault as fault:
        return undrawn_at(("figures", shown.name), fault)


DRAWING: Final[Mapping[type[Any], Callable[[Any, Asked], Drawing | tuple[Moment, ...] | Finding]]] = {
    Card: _card,
    Picture: _picture,
    Board: _board,
    Story: _story,
    Diagram: _diagram,
}
"""How each type of figure is drawn."""


def pack_of(chapter: Loaded, job: PrintJob) -> Pack:
    """Return the pack that a chapter is written in: by its rules its battles are fought, as their remarks say."""
    pack = job.pack
    while pack.manifest.id != chapter.pack_id and pack.base is not None:
        pack = pack.base
    return pack


def of_other_rules(chapter: Loaded, job: PrintJob, language: str) -> Iterator[Aside]:
    """Yield a note if a chapter tells a battle by the rules of a pack that this one builds on."""
    pack = pack_of(chapter, job)
    told = any(isinstance(figure, Story) for figure in model_of(chapter).figures.values())
    if told and pack is not job.pack:
        yield Aside((Paragraph(spans_of(said(OTHER_RULES, language, title=pack.manifest.title))),))


def chapter_told(
    chapter: Loaded, figures: Figures, begins: Collection[str], titles: Mapping[str, str]
) -> Iterator[BookBlock]:
    """Yield the blocks of a chapter, with its battles told.

    With the events of `begins` their steps begin; `titles` are those that rules stand under, by their ids.
    """
    cited = set[str]()
    for marked in read_markup(model_of(chapter).text):
        block = marked.block
        name = block.name if isinstance(block, FigureHere) else ""
        story, wanted = figures.get(name), model_of(chapter).figures.get(name)
        if story is not None and not isinstance(story, Drawing) and isinstance(wanted, Story):
            yield from story_told(story, wanted, begins, cited, titles)
        else:
            yield block


def terms_of(chapters: Sequence[tuple[Loaded, Any]]) -> Mapping[str, str]:
    """Return the words that chapters explain, with their meanings, by the alphabet."""
    found = {term: meaning for chapter, _ in chapters for term, meaning in model_of(chapter).terms.items()}
    return {term: found[term] for term in sorted(found, key=str.casefold)}


def terms_told(terms: Mapping[str, str]) -> Iterator[Term]:
    """Yield the words of the glossary and what they mean."""
    return (Term(term, spans_of(meaning)) for term, meaning in terms.items())


def credits_told(pack: Pack, language: str) -> Iterator[Credit]:
    """Yield whose work the book is: each pack with its authors, its licence, and the notice it wants."""
    for credit in credits_of(pack):
        about = credit.manifest
        licence = f"{about.licence} ({credit.licence_page})" if credit.licence_page else about.licence
        by = said(BY, language, authors=", ".join(about.authors))
        under = said(LICENCE, language, licence=licence)
        whole = spans_of(f"{by} {under} {about.description} {about.notice}")
        yield Credit(f"{about.title} {about.version}", whole)
