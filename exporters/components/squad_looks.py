"""How squads are told apart: their authors' colours, what is read on them, and a sign beside each."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from exporters.drawing.display_list import Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink, ink_from_hex, luminance
from exporters.layout.settings import Setting
from schemas.packs.packs import Pack

READABLE: Final = 0.18
"""Luminance of a ground that black and white type are read on alike (WCAG 2.2)."""

SEEN: Final = 0.3
"""Luminance of the lightest line that stands out from paper, 3 to 1 (WCAG 2.2)."""


@dataclass(frozen=True)
class SquadLook:
    """A name, a colour with the ink that is read on it, and a sign."""

    name: str
    ink: Ink
    on: Ink
    sign: Symbol

    @property
    def outline(self) -> Ink:
        """The ink of lines on paper: the squad's own, unless it is too light to be seen."""
        return self.ink if luminance(self.ink) <= SEEN else BLACK


def look_in(name: str, colour: str, sign: Symbol) -> SquadLook:
    """Return the look of a squad by its name, its `#RRGGBB` and its sign."""
    ink = ink_from_hex(colour)
    return SquadLook(name, ink, BLACK if luminance(ink) > READABLE else WHITE, sign)


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
    nobody: SquadLook

    def squads_of(self, pack: Pack | None) -> tuple[S, ...]:
        """Return the squads of a pack by id."""
        models: Iterator[Any] = (document.model for document in (pack.of_kind("squad") if pack else ()))
        return tuple(model for model in models if isinstance(model, self.model))

    def squads_with(self, member: str, pack: Pack | None) -> tuple[S, ...]:
        """Return the squads that somebody is a member of."""
        return tuple(squad for squad in self.squads_of(pack) if member in squad.members)

    def look_as(self, name: str, colour: str, at: int) -> SquadLook:
        """Return the look of a squad by its name, its colour, and its place among the squads."""
        return look_in(name, colour, self.signs[at % len(self.signs)])

    def look_of(self, squad: S, setting: Setting) -> SquadLook:
        """Return the look of a squad among those of its pack."""
        known = [each.id for each in self.squads_of(setting.pack)]
        return self.look_as(squad.name, squad.colour, known.index(squad.id) if squad.id in known else 0)

    def squad_look_of(self, member: str, setting: Setting) -> SquadLook:
        """Return the look of the first squad that somebody is a member of; that of nobody's if there is none."""
        found = self.squads_with(member, setting.pack)
        return self.look_of(found[0], setting) if found else self.nobody
