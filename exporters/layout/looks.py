"""Looks as pieces wear them: faces and inks in the place of the shipped ones, and a frame."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from exporters.drawing.display_list import Drawing
from exporters.drawing.inks import BLACK, Ink, ink_from_hex
from exporters.faces.fonts import Face, OwnFace
from schemas.models.look import Look
from schemas.packs.packs import Loaded, Pack

FACES: Final = {
    "text": Face.TEXT,
    "italic": Face.ITALIC,
    "label": Face.LABEL,
    "title": Face.TITLE,
    "numeral": Face.NUMERAL,
}
"""The faces by what looks and decks call them."""

INKS_KEPT: Final = 256
FREE: Final = ("deck", "card")
"""Kinds that are drawn in colours of their own deck, and in none of a game."""


@lru_cache(maxsize=INKS_KEPT)
def ink_of(colour: str) -> Ink:
    """Return the ink of a colour; black is that of the press alone."""
    return BLACK if colour == "#000000" else ink_from_hex(colour)


def owner_of(pack: Pack, pack_id: str) -> Pack | None:
    """Return a pack, or one it extends, by its id."""
    if pack.manifest.id == pack_id:
        return pack
    return owner_of(pack.base, pack_id) if pack.base else None


@dataclass(frozen=True, eq=False)
class Worn:
    """A look of a pack: its document, the faces and the inks that it puts in the place of shipped ones.

    `dressed` are backs that are drawn in it already, by what they were: all cards of a deck have the same one.
    """

    document: Loaded
    look: Look
    faces: Mapping[Face, OwnFace]
    inks: Mapping[Ink, Ink]
    dressed: dict[int, tuple[Drawing, Drawing]] = field(default_factory=dict)

    def inks_for(self, kind: str) -> Mapping[Ink, Ink]:
        """Return the inks that change on pieces of a kind."""
        return {} if kind in FREE else self.inks
