"""The page of a book: what leads through it, its parts, and a head that lets nothing in from outside."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

from exporters.book import wording as words
from exporters.book.blocks import Area, Listing, Term
from exporters.book.guides import MOST_PAGES, named_in_index, sought
from exporters.book.look import Book, BookLook
from exporters.book.matter import Matter, Part
from exporters.book.rulebook import TITLE
from exporters.book.web.elements import Node, element, id_of, link_to, put, words_in, written
from exporters.book.web.style import policy, style_of
from exporters.book.web.writing import Links, Writer
from exporters.components.base import PrintJob
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing
from exporters.drawing.svg import to_element
from exporters.faces.characters import is_right_to_left
from exporters.faces.fonts import PRIVATE
from schemas.catalogues.saying import said

BANNER: Final = Box(0, 0, 240.0, 64.0)
"""What of a cover stands above the title."""

OUR_LANGUAGE: Final = "en"
"""The language of our own words, and so of the page of a pack that states none."""

TEXT: Final = "text"
"""The id of the text, which the first link of the page leads to."""


class Place(NamedTuple):
    """A place that the index leads to: its title, its anchor, and its words."""

    title: str
    anchor: str
    words: str


def web_book(job: PrintJob) -> str:
    """Return the rulebook of a pack as a page of HTML; "" where its game has no book.

    What is wrong with its figures is taken down.
    """
    wanted = job.paper.book
    return _WebBook.of(job, wanted()).page() if wanted else ""


@dataclass(frozen=True)
class _WebBook:
    """A book that is being written."""

    matter: Matter
    writer: Writer

    @classmethod
    def of(cls, job: PrintJob, book: Book) -> "_WebBook":
        matter = Matter.of(job, book)
        told = dict.fromkeys(matter.law.told(), 1)
        numbers = next((b.number for part in matter.parts for b in part.blocks if isinstance(b, Listing)), str)
        return cls(matter, Writer(Links(told, matter.titles, matter.language), book.look.body.icons, numbers))

    def page(self) -> str:
        """Return the whole page."""
        parts = [self._part(part) for part in self.matter.parts]
        text = element("main", {"id": TEXT, "tabindex": "-1"}, (*parts, self._index(parts), self._up()))
        body = (
            element("a", {"class": "skip", "href": f"#{TEXT}"}, (self._said(words.SKIP),)),
            self._header(),
            element("div", {"class": "book"}, (self._contents(), text)),
            self._footer(),
        )
        root = element("html", self._language(), (self._head(), element("body", None, body)))
        return written(root)

    def _said(self, words: str) -> str:
        return said(words, self.matter.language)

    def _language(self) -> dict[str, str]:
        """Return the language of the page as HTML has it, and its direction where that is not from left to right."""
        language = self.matter.language.partition(PRIVATE)[0].strip("-") or OUR_LANGUAGE
        title = self.matter.job.pack.manifest.title
        return {"lang": language} | ({"dir": "rtl"} if is_right_to_left(title) else {})

    def _head(self) -> Element:
        manifest, look = self.matter.job.pack.manifest, self.matter.book.look
        style = style_of(look)
        metas: Sequence[dict[str, str]] = (
            {"charset": "utf-8"},
            {"http-equiv": "Content-Security-Policy", "content": policy(style)},
            {"name": "viewport", "content": "width=device-width, initial-scale=1"},
            {"name": "referrer", "content": "no-referrer"},
            {"name": "color-scheme", "content": "light dark"},
            {"name": "author", "content": ", ".join(manifest.authors)},
        )
        title = element("title", None, (f"{manifest.title}: {self._said(TITLE)}",))
        return element(
            "head", None, (*(element("meta", meta) for meta in metas), title, element("style", None, (style,)))
        )

    def _header(self) -> Element:
        manifest = self.matter.job.pack.manifest
        by = ", ".join((f"{self._said(TITLE)} {manifest.version}", *manifest.authors))
        return element(
            "header",
            {"class": "cover"},
            (_banner(self.matter.book.look), element("h1", None, (manifest.title,)), element("p", None, (by,))),
        )

    def _contents(self) -> Element:
        """Return the contents: the parts, and below the rules their areas."""
        title = element("h2", {"id": "contents"}, (self._said(words.CONTENTS),))
        own = ((self._said(words.INDEX), "index"), (self.matter.credits.title, "credits"))
        entries = (*(self._entry(part) for part in self.matter.parts), *(_leading(*one) for one in own))
        return element("nav", {"aria-labelledby": "contents"}, (title, element("ol", None, entries)))

    def _entry(self, part: Part) -> Element:
        made = _leading(part.title, part.anchor)
        if areas := [_leading(area.title, area.anchor) for area in _areas(part)]:
            put(made, (element("ol", None, areas),))
        return made

    def _part(self, part: Part) -> Element:
        self.writer.begin(part.title, part.figures, for_designers=part.for_designers)
        title = element(f"h{self.writer.level}", None, (part.title,))
        blocks: Sequence[Node] = tuple(self.writer.write(part.blocks))
        if all(isinstance(block, Term) for block in part.blocks):
            blocks = (element("dl", None, blocks),)
        return element("section", {"id": id_of(part.anchor)}, (title, *blocks, self._up()))

    def _up(self) -> Element:
        link = element("a", {"href": link_to("contents")}, (self._said(words.CONTENTS),))
        return element("p", {"class": "up"}, (link,))

    def _index(self, parts: Sequence[Element]) -> Element:
        """Return the words of the glossary and the subjects of the rules, with links to where they stand."""
        title = element("h2", None, (self._said(words.INDEX),))
        places = tuple(self._places(parts))
        found = {term: _standing(term, places) for term in self.matter.terms}
        for part in self.matter.parts:
            for area in _areas(part):
                name = named_in_index(area.title, self.matter.terms)
                own = next(place for place in places if place.anchor == area.anchor)
                found[name] = tuple(place for place in places if place in {*found.get(name, ()), own})
        names = sorted((name for name in found if found[name]), key=str.casefold)
        entries = (element("li", None, _indexed(name, found[name])) for name in names)
        return element("section", {"id": "index"}, (title, element("ul", {"class": "index"}, entries)))

    def _places(self, parts: Sequence[Element]) -> Iterator[Place]:
        for part, made in zip(self.matter.parts, parts, strict=True):
            sections = made.findall("section")
            areas = [*_areas(part)]
            if not areas:
                yield Place(part.title, part.anchor, words_in(made, " "))
            for area, section in zip(areas, sections, strict=True):
                yield Place(area.title, area.anchor, words_in(section, " "))

    def _footer(self) -> Element:
        part = self.matter.credits
        title = element("h2", {"id": part.anchor}, (part.title,))
        return element("footer", None, (title, *self.writer.write(part.blocks)))


def _areas(part: Part) -> Iterator[Area]:
    for block in part.blocks:
        if isinstance(block, Listing):
            yield from (entry for entry in block.entries if isinstance(entry, Area))


def _leading(title: str, anchor: str) -> Element:
    return element("li", None, (element("a", {"href": link_to(anchor)}, (title,)),))


def _standing(term: str, places: Sequence[Place]) -> tuple[Place, ...]:
    """Return the first places that have a word or its plural."""
    wanted = sought(term)
    return tuple(place for place in places if wanted.search(place.words))[:MOST_PAGES]


def _indexed(name: str, places: Sequence[Place]) -> Iterator[Node]:
    yield f"{name}: "
    for at, place in enumerate(places):
        yield from (", " if at else "", element("a", {"href": link_to(place.anchor)}, (place.title,)))


def _banner(look: BookLook) -> Element:
    """Return what of the cover stands above the title, which is for the eyes only."""
    drawing = Drawing("cover", "", BANNER.width, BANNER.height, look.cover(BANNER))
    made = to_element(drawing, "cover-")
    made.attrib |= {"class": "banner", "aria-hidden": "true", "preserveAspectRatio": "xMidYMax slice"}
    made.attrib.pop("role")
    return made
