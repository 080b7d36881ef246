"""Chapters as slugs: text with its figures; and what leads to them, contents, index, glossary and credits."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.battles.orders import OrderError
from exporters.book.flow import FilledPage, Slug
from exporters.book.law import Law, linked
from exporters.book.lines import ProseStyle, set_lines, width_of
from exporters.book.references import UNKNOWN
from exporters.book.setting import INDENT_MM, Page, paragraph, slugs_of
from exporters.book.stories import Moment, frame, moments, told_slugs
from exporters.components.base import FramesOf, PrintJob
from exporters.components.credits import BY, LICENCE, credits_of
from exporters.components.diagrams import DiagramFault, drawing_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Dots, Drawing, Group, Item
from exporters.drawing.shapes import shift
from exporters.findings import finding
from exporters.layout.pictures import filling_picture
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Finding, Location
from schemas.markup import Aside, FigureHere, Paragraph, Role, Span, Spans, read_markup, spans_of
from schemas.models.rulebook import Board, Card, Chapter, Diagram, Figure, Picture, Story
from schemas.packs.packs import Loaded, Pack

OTHER_RULES: Final = "This battle is fought by the rules of {title}, without what this pack changes."

REMARK_ELSEWHERE: Final = "tell the rows in which it comes, by `first` and `last`, or delete the remark"
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
        return finding("figure-not-drawn", self.at(field), message)

    def at(self, field: str) -> Location:
        """Return the place of a field of it in its chapter."""
        return ("figures", self.name, field)


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
    missing = next((event for event in wanted.remarks if event not in events), None)
    if not story:
        return shown.fault("battle", "of what is told of the battle: the battle has no such rows")
    if missing is not None:
        message, hint = f"in what is told of the battle no `{missing}` comes", REMARK_ELSEWHERE
        return finding("figure-not-drawn", (*shown.at("remarks"), missing), message, hint, at_key=True)
    return story


def _diagram(wanted: Diagram, shown: Shown) -> Drawing | Finding:
    known = shown.job.paper.diagrams
    try:
        return drawing_of(wanted, shown.pack, known() if known else {})
    except DiagramFault as fault:
        return shown.fault(fault.field, str(fault))


DRAWING: Final[Mapping[type[Any], Callable[[Any, Shown], Drawing | tuple[Moment, ...] | Finding]]] = {
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


DOT_GAP_MM: Final = 1.6
DOT_MM: Final = 0.16
AIR_MM: Final = 1.2

MOST_PAGES: Final = 8
"""A word that stands on more pages is listed with its first ones."""


@dataclass(frozen=True)
class Entry:
    """A line of the contents: a title and its anchor; one that lies below another is indented."""

    title: str
    anchor: str
    below: bool = False


def contents_slugs(entries: Sequence[Entry], page: Page) -> Iterator[Slug]:
    """Yield a line for each entry."""
    for at, entry in enumerate(entries):
        slug = _line(entry, page)
        heads = at + 1 < len(entries) and entries[at + 1].below and not entry.below
        yield linked(Slug(slug.height_mm, slug.items, slug.before_mm, heads), page.width_mm, entry.anchor)


def _line(entry: Entry, page: Page) -> Slug:
    style = page.look.small if entry.below else page.look.body
    role: Role = "plain" if entry.below else "strong"
    indent = INDENT_MM if entry.below else 0.0
    number = (Span(str(page.pages.get(entry.anchor, UNKNOWN)), role),)
    width = width_of(number, style, page.language)
    title = set_lines((Span(entry.title, role),), page.width_mm - indent - width - 2 * AIR_MM, style, page.language)[0]
    dots = _leader(indent + title.width_mm, page.width_mm - width, style, page)
    number_items = set_lines(number, width + AIR_MM, style, page.language)[0].items
    items: tuple[Item, ...] = (
        Group(title.items, shift(indent, 0.0)),
        *dots,
        Group(number_items, shift(page.width_mm - width, 0.0)),
    )
    return Slug(style.line_mm, items, 0.0 if entry.below else 0.35 * style.line_mm)


def _leader(start: float, end: float, style: ProseStyle, page: Page) -> Iterator[Item]:
    """Yield the dots between a title and its page, which stand below each other from line to line."""
    first, last = int((start + AIR_MM) / DOT_GAP_MM) + 1, int((end - AIR_MM) / DOT_GAP_MM)
    places = tuple((at * DOT_GAP_MM, style.baseline_mm - DOT_MM) for at in range(first, last + 1))
    if places:
        yield Dots(places, DOT_MM, page.look.accent)


def terms_of(chapters: Sequence[tuple[Loaded, Any]]) -> Mapping[str, str]:
    """Return the words that chapters explain, with their meanings, by the alphabet."""
    found = {term: meaning for chapter, _ in chapters for term, meaning in model_of(chapter).terms.items()}
    return {term: found[term] for term in sorted(found, key=str.casefold)}


def glossary_slugs(terms: Mapping[str, str], page: Page) -> Iterator[Slug]:
    """Yield the words of the glossary and what they mean."""
    for term, meaning in terms.items():
        spans: Spans = (Span(f"{term} ", "strong"), *spans_of(meaning))
        yield from paragraph(spans, page, page.look.body, gap_em=0.3, anchor=f"term/{term}")


def index_slugs(
    terms: Mapping[str, str], law: Law, pages: Sequence[FilledPage], page: Page, before: int
) -> Iterator[Slug]:
    """Yield the words of the glossary and the subjects of the rules, with the pages they stand on.

    So many as `before` says come before the first of the `pages`.
    """
    texts = [" ".join(placed.slug.words for placed in one.placed) for one in pages]
    entries = {term: _pages(term, texts, before) for term in terms}
    for area, _ in law.by_area():
        name = _named(law.title_of(area), terms)
        entries[name] = tuple(sorted({*entries.get(name, ()), *_of_area(area, page)}))
    for name in sorted(entries, key=str.casefold):
        if entries[name]:
            yield from _entry(name, entries[name], page)


def _named(title: str, terms: Mapping[str, str]) -> str:
    """Return the word that a subject is listed under: the term whose plural it is, or its own title."""
    return next((term for term in terms if title.casefold() in {term.casefold(), f"{term}s".casefold()}), title)


def _pages(term: str, texts: Sequence[str], before: int) -> tuple[int, ...]:
    """Return the pages that have a word or its plural."""
    wanted = re.compile(rf"\b{re.escape(term)}(?:s|es)?\b", re.IGNORECASE)
    return tuple(number + before for number, text in enumerate(texts, start=1) if wanted.search(text))


def _of_area(area: str, page: Page) -> tuple[int, ...]:
    found = page.pages.get(f"area/{area}")
    return (found,) if found else ()


def _entry(name: str, pages: tuple[int, ...], page: Page) -> Iterator[Slug]:
    numbers = ", ".join(map(str, pages[:MOST_PAGES]))
    for slug in paragraph((Span(f"{name} ", "plain"), Span(numbers)), page, page.look.small, gap_em=0.1):
        yield replace(slug, words="")


def credits_slugs(pack: Pack, page: Page) -> Iterator[Slug]:
    """Yield whose work the book is: each pack with its authors, its licence, and the notice it wants."""
    for credit in credits_of(pack):
        about = credit.manifest
        licence = f"{about.licence} ({credit.licence_page})" if credit.licence_page else about.licence
        yield from paragraph((Span(f"{about.title} {about.version}", "strong"),), page, page.look.body)
        by = said(BY, page.language, authors=", ".join(about.authors))
        under = said(LICENCE, page.language, licence=licence)
        whole = spans_of(f"{by} {under} {about.description} {about.notice}")
        yield from paragraph(whole, page, page.look.body, gap_em=0.0)
