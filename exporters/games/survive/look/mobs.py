"""How the Mobs of a pack are told apart: each its colour and its sign, in the order of their ids."""

from dataclasses import dataclass

from exporters.drawing.display_list import Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink, ink_from_hex, luminance
from exporters.games.survive.look.icons import MOB_SIGNS
from exporters.layout.settings import Setting
from schemas.models.survive.force import Mob

READABLE = 0.18
"""Luminance of a ground that black and white type are read on alike (WCAG 2.2)."""

SEEN = 0.3
"""Luminance of the lightest line that stands out from paper, 3 to 1 (WCAG 2.2)."""


@dataclass(frozen=True)
class MobLook:
    """A colour with the ink that is read on it, and a sign."""

    ink: Ink
    on: Ink
    sign: Symbol

    @property
    def outline(self) -> Ink:
        """The ink of outlines on paper: the Mob's own, unless it is too light to be seen."""
        return self.ink if luminance(self.ink) <= SEEN else self.on


def look_of(mob: Mob, setting: Setting) -> MobLook:
    """Return the look of a Mob among those of its pack."""
    known = [document.id for document in setting.pack.of_kind("mob")] if setting.pack else []
    at = known.index(mob.id) if mob.id in known else 0
    ink = ink_from_hex(mob.colour)
    return MobLook(ink, BLACK if luminance(ink) > READABLE else WHITE, MOB_SIGNS[at % len(MOB_SIGNS)])
