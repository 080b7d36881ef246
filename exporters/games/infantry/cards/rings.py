"""The dots round where something goes off, with the points that each of them takes. Rules: IN.EXP.3, IN.INC.4."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import circle
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.games.infantry.look.look import BLAZE, DANGER, PALE_BLAZE, PALE_DANGER, PINE, RULE
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.models.infantry.weapon import Weapon
from schemas.models.infantry.words import Filling, WeaponType

MOST_PT: Final = 15.0
LEAST_PT: Final = 6.0


@dataclass(frozen=True)
class RingLook:
    """The ink where it goes off, and the ground farther out."""

    ink: Ink
    ground: Ink


EXPLODES: Final = RingLook(DANGER, PALE_DANGER)
BURNS: Final = RingLook(BLAZE, PALE_BLAZE)


def burns(weapon: Weapon) -> bool:
    """Return whether a weapon sets dots on fire. Rules: IN.INC.7, IN.INC.11."""
    return weapon.type is WeaponType.INCENDIARY or weapon.filling is Filling.INCENDIARY


def ring_look(weapon: Weapon) -> RingLook:
    """Return the inks of a weapon's rings."""
    return BURNS if burns(weapon) else EXPLODES


def draw_rings(made: Composition, box: Box, damage: Sequence[int], look: RingLook) -> None:
    """Draw a square of dots, the points of damage on each; the farther out, the paler."""
    reach = len(damage) - 1
    cell = box.width / (2 * reach + 1)
    centre = box.centre
    for distance in range(reach, -1, -1):
        half = (distance + 0.5) * cell
        square = Box(centre[0] - half, centre[1] - half, 2 * half, 2 * half)
        ground = look.ground if distance % 2 else WHITE
        made.draw(Rect(square.x, square.y, square.width, square.height, cell * 0.2, ground, Stroke(look.ink, 0.25)))
    size_pt = max(LEAST_PT, min(cell * 0.5 / MM_PER_PT, MOST_PT))
    style = TextStyle(Face.NUMERAL, size_pt, LEAST_PT, PINE, leading=1.0, align="centre", valign="middle")
    for across in range(-reach, reach + 1):
        for down in range(-reach, reach + 1):
            x, y = centre[0] + across * cell, centre[1] + down * cell
            here = max(abs(across), abs(down)) == 0
            made.draw(Path(circle(x, y, cell * 0.38), look.ink if here else WHITE, Stroke(RULE, 0.15)))
            points = str(damage[max(abs(across), abs(down))])
            spot = Box(x - cell / 2, y - cell / 2, cell, cell)
            made.write_if_room(points, spot, replace(style, fill=WHITE) if here else style)
