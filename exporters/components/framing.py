"""What all cards, sheets and counters share: decks, squads, filled boxes, finished drawings, backs and pages."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, Protocol, TypeVar

from exporters.components.base import Drawn
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Drawing, Group, Item, Rect, Symbol, Use
from exporters.drawing.inks import BLACK, WHITE, Ink, ink_from_hex, luminance
from exporters.drawing.shapes import shift, turn
from exporters.layout.files import Layout
from exporters.layout.pictures import Placed
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from schemas.diagnostics.diagnostics import Finding
from schemas.packs.packs import Pack

TITLE_GAP_MM = 1.6


@dataclass(frozen=True)
class DeckLook:
    """How a deck is told from the others: a word, a colour and a darker one, an icon, and the shape of its band."""

    key: str
    word: str
    ink: Ink
    shade: Ink
    icon: Symbol
    band: str


def beside_art(layout: Layout, art: Placed) -> Layout:
    """Return the layout with the title kept clear of a picture in the upper right, if there is one."""
    if not art.items:
        return layout
    title = layout["title"]
    width = min(title.width, layout["art"].x - TITLE_GAP_MM - title.x)
    return replace(layout, boxes={**layout.boxes, "title": title._replace(width=width)})


def rectangle_of(box: Box, ink: Ink) -> Rect:
    """Return the box filled with an ink."""
    return Rect(box.x, box.y, box.width, box.height, fill=ink)


def finished(
    name: str, title: str, layout: Layout, items: tuple[Item, ...], findings: tuple[Finding, ...] = ()
) -> Drawn:
    """Return items of the trimmed frame as a drawing with its bleed."""
    moved = Group(items, shift(layout.bleed_mm, layout.bleed_mm))
    return Drawn(Drawing(name, title, layout.width_mm, layout.height_mm, (moved,), layout.bleed_mm), findings)


def composed(name: str, title: str, layout: Layout, made: Composition) -> Drawn:
    """Return a composition in the trimmed frame as a drawing with its bleed."""
    return finished(name, title, layout, tuple(made.items), tuple(made.findings))


def place(layout: Layout, name: str, draw: Callable[[Box], object]) -> None:
    """Have a box of a layout drawn, unless it is hidden."""
    if name not in layout.hidden:
        draw(layout[name])


def back_drawing(name: str, deck: DeckLook, layout: Layout, items: tuple[Item, ...]) -> Drawing:
    """Return items of the trimmed frame as the back of a deck: one symbol called `name`, drawn for every card."""
    whole, bleed = layout.full, layout.bleed_mm
    symbol = Symbol(name, whole.width, whole.height, (Group(items, shift(bleed, bleed)),))
    placed = Use(symbol, shift(-bleed, -bleed))
    return finished(f"back-{deck.key}", f"{deck.word} (back)", layout, (placed,)).drawing


def either_way(words: tuple[Item, ...], layout: Layout) -> tuple[Item, ...]:
    """Return words of a back twice, upright and upside down, so that it is the same whichever way it is held."""
    return (*words, Group(words, turn(180, layout.width_mm, layout.height_mm)))


def as_page(name: str, title: str, made: Composition) -> Drawn:
    """Return a composition as a page."""
    return Drawn(Drawing(name, title, PAGE.width, PAGE.height, tuple(made.items)), tuple(made.findings))


def with_bleed(name: str, title: str, size_mm: tuple[float, float], bleed_mm: float, made: Composition) -> Drawn:
    """Return a composition in the trimmed frame of a piece as a drawing with its bleed."""
    moved = Group(tuple(made.items), shift(bleed_mm, bleed_mm))
    return Drawn(Drawing(name, title, *size_mm, (moved,), bleed_mm), tuple(made.findings))


READABLE: Final = 0.18
"""Luminance of a ground that black and white type are read on alike (WCAG 2.2)."""

SEEN: Final = 0.3
"""Luminance of the lightest line that stands out from paper, 3 to 1 (WCAG 2.2)."""


@dataclass(frozen=True)
class SideLook:
    """How a side is told from the others: a name, a colour with the ink that is read on it, and a sign."""

    name: str
    ink: Ink
    on: Ink
    sign: Symbol

    @property
    def outline(self) -> Ink:
        """The ink of lines on paper: the side's own, unless it is too light to be seen."""
        return self.ink if luminance(self.ink) <= SEEN else BLACK


def look_in(name: str, colour: str, sign: Symbol) -> SideLook:
    """Return the look of a side by its name, its `#RRGGBB` and its sign."""
    ink = ink_from_hex(colour)
    return SideLook(name, ink, BLACK if luminance(ink) > READABLE else WHITE, sign)


class Squad(Protocol):
    """A squad as games have them."""

    @property
    def id(self) -> str:
        """What documents call it."""

    @property
    def name(self) -> str:
        """What people call it."""

    @property
    def colour(self) -> str:
        """Its colour, `#RRGGBB`."""

    @property
    def members(self) -> Collection[str]:
        """Who is in it, by their ids."""


S = TypeVar("S", bound=Squad)


@dataclass(frozen=True)
class SquadLooks(Generic[S]):
    """How the squads of a game are told apart: each its colour, and a sign in the order of their ids.

    `nobody` is the look of who is in no squad.
    """

    model: type[S]
    signs: Sequence[Symbol]
    nobody: SideLook

    def squads_of(self, pack: Pack | None) -> tuple[S, ...]:
        """Return the squads of a pack by id."""
        models: Iterator[Any] = (document.model for document in (pack.of_kind("squad") if pack else ()))
        return tuple(model for model in models if isinstance(model, self.model))

    def squads_with(self, member: str, pack: Pack | None) -> tuple[S, ...]:
        """Return the squads that somebody is a member of."""
        return tuple(squad for squad in self.squads_of(pack) if member in squad.members)

    def look_as(self, name: str, colour: str, at: int) -> SideLook:
        """Return the look of a squad by its name, its colour, and its place among the squads."""
        return look_in(name, colour, self.signs[at % len(self.signs)])

    def look_of(self, squad: S, setting: Setting) -> SideLook:
        """Return the look of a squad among those of its pack."""
        known = [each.id for each in self.squads_of(setting.pack)]
        return self.look_as(squad.name, squad.colour, known.index(squad.id) if squad.id in known else 0)

    def squad_look_of(self, member: str, setting: Setting) -> SideLook:
        """Return the look of the first squad that somebody is a member of; that of nobody's if there is none."""
        found = self.squads_with(member, setting.pack)
        return self.look_of(found[0], setting) if found else self.nobody
