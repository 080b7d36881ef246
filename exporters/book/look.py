"""How a book of a game looks, and what stands across its columns above a chapter."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from exporters.book.flow import Slug
from exporters.book.lines import ProseStyle, RunStyle
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Group, Item, Rect
from exporters.drawing.inks import BLACK, WHITE, Ink, Paint
from exporters.drawing.tags import FURNITURE
from exporters.faces.fonts import Face
from exporters.layout.settings import Setting
from exporters.text.columns import Section
from exporters.text.fitting import fit
from exporters.text.inline_icons import IconSet
from exporters.text.lines import TextStyle
from schemas.markup import Role

Cover = Callable[[Box], tuple[Item, ...]]
"""Draws what lies behind the words of a cover, on a page of a size."""

BODY_FACES: Final[dict[Role, Face]] = {
    "plain": Face.TEXT,
    "strong": Face.LABEL,
    "emphasis": Face.ITALIC,
    "rule": Face.TEXT,
}

NUMBER_PT: Final = 6.0
HEIGHT_MM: Final = 17.0
LINE_MM: Final = 0.9


@dataclass(frozen=True)
class BookLook:
    """Type and inks. `chapter` is the title of a chapter, `high` and `low` are headings within it.

    `number` sets the numbers of rules beside them, `head` heads of tables, `running` the title and number of a page.
    `accent` inks what stands beside titles, `stripe` every other row of a table, `aside` the ground of what is set
    apart.
    """

    body: ProseStyle
    small: ProseStyle
    high: ProseStyle
    low: ProseStyle
    number: ProseStyle
    head: ProseStyle
    chapter: TextStyle
    running: TextStyle
    accent: Ink
    stripe: Ink
    aside: Ink
    cover: Cover
    cover_title: TextStyle
    cover_words: TextStyle

    def with_body_pt(self, size_pt: float) -> "BookLook":
        """Return the look with body type of another size; the small type keeps its own."""
        body = replace(self.body, size_pt=size_pt)
        return replace(self, body=body, number=_beside(self.number, body))


def _beside(number: ProseStyle, body: ProseStyle) -> ProseStyle:
    """Return a smaller type on the lines of the body."""
    return replace(number, leading=body.line_mm / number.line_mm * number.leading)


def look_of(accent: Ink, stripe: Ink, aside: Ink, cover: Cover, icons: IconSet | None) -> BookLook:
    """Return the look of a book in the inks of a game; references are in its accent."""
    body = ProseStyle(_runs(BODY_FACES, BLACK, accent), 9.0, 1.2, icons)
    title = dict.fromkeys(BODY_FACES, Face.TITLE)
    label = dict.fromkeys(BODY_FACES, Face.LABEL)
    return BookLook(
        body=body,
        small=replace(body, size_pt=8.5, leading=1.2),
        high=ProseStyle(_runs(title, accent, accent), 11.5, 1.2, icons),
        low=ProseStyle(_runs(title, BLACK, accent), 9.5, 1.2, icons),
        number=_beside(ProseStyle(_runs(label, accent, accent), NUMBER_PT, 1.2, icons), body),
        head=ProseStyle(_runs(label, WHITE, WHITE), 8.5, 1.2, icons),
        chapter=TextStyle(Face.TITLE, 22, 14, BLACK, valign="bottom"),
        running=TextStyle(Face.LABEL, 8, 7, accent, align="right", valign="middle"),
        accent=accent,
        stripe=stripe,
        aside=aside,
        cover=cover,
        cover_title=TextStyle(Face.TITLE, 44, 22, WHITE, leading=1.0, valign="bottom"),
        cover_words=TextStyle(Face.LABEL, 12, 9, WHITE),
    )


def _runs(faces: dict[Role, Face], ink: Paint, of_references: Paint) -> dict[Role, RunStyle]:
    return {role: RunStyle(face, of_references if role == "rule" else ink) for role, face in faces.items()}


@dataclass(frozen=True)
class Book:
    """What the rulebook of a system is made with: its look, and the sections of tables that follow from the rules.

    With the events of `begins` steps of a story begin.
    """

    look: BookLook
    tables: Callable[[Setting], tuple[Section, ...]]
    begins: frozenset[str] = frozenset()


def opener(title: str, anchor: str, width_mm: float, look: BookLook, language: str) -> Slug:
    """Return the title of a chapter over a line."""
    words = fit(title, Box(0, 0, width_mm, HEIGHT_MM - 4.5), look.chapter, (), language)
    line = Rect(0, HEIGHT_MM - 3.6, width_mm, LINE_MM, fill=look.accent)
    items = (*words.items, Group((line,), tag=FURNITURE))
    return Slug(HEIGHT_MM, items, anchor=anchor, title=title, level=1)
