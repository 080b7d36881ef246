"""What the rules say of two figures on a board where no battle is on: sight, cover, arcs, and from where one charges.

Rules: SV.HOUSE.7, SV.SHT.3, SV.RCH.1, SV.GAP.23, SV.GAP.49.
"""

from dataclasses import dataclass

from engine.games.survive.kernel.board.sight import cover_between, is_in_front, is_seen, side_reached
from engine.games.survive.kernel.codes import ContactSide
from engine.games.survive.kernel.numbers.movement import blink_x_mil, blink_y_mil
from engine.games.survive.kernel.records import Game
from engine.games.survive.rules.movement import CORNER_CODES
from engine.games.survive.rules.numbers import Point, inches, mils, numbers_of, unit_vector
from engine.games.survive.rules.places import pack_ground
from engine.kernel.records import Template
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Corner

ONE, OTHER = 0, 1
"""The two figures, the only ones on the board."""


@dataclass(frozen=True)
class Sight:
    """Whether a figure sees another, and what cover adds to the number of a shot: 0 or less."""

    seen: bool
    cover: int


class Pair:
    """Two figures on a board, which may be put anywhere."""

    def __init__(self, zone: ControlZone, rules: Rules) -> None:
        self._game = Game()
        Template(numbers_of(rules)).lay_over(self._game.numbers)
        pack_ground(zone, rules, self._game.ground, self._game.outlines)

    def _put(self, figure: int, at: Point, faces_deg: float = 0.0) -> None:
        battle = self._game.battle
        battle.x_mil[figure], battle.y_mil[figure] = mils(at[0]), mils(at[1])
        battle.facing_x[figure], battle.facing_y[figure] = unit_vector(faces_deg)

    def sight(self, one: Point, other: Point) -> Sight:
        """Return what a figure sees of another. Rule: SV.HOUSE.7."""
        self._put(ONE, one)
        self._put(OTHER, other)
        return Sight(is_seen(self._game, ONE, OTHER), cover_between(self._game, ONE, OTHER))

    def is_in_front(self, one: Point, faces_deg: float, other: Point) -> bool:
        """Return whether a figure has another in its front fire arc. Rules: SV.SHT.3, SV.GAP.23."""
        self._put(ONE, one, faces_deg)
        self._put(OTHER, other)
        return is_in_front(self._game, ONE, OTHER)

    def is_behind(self, one: Point, faces_deg: float, charger: Point) -> bool:
        """Return whether a charger that stands there has a figure by its rear. Rules: SV.RCH.1, SV.GAP.49."""
        self._put(ONE, one, faces_deg)
        self._put(OTHER, charger)
        return side_reached(self._game, OTHER, ONE) == ContactSide.REAR


def blink_spot(corner: Corner, long: int, short: int, zone: ControlZone, rules: Rules) -> Point:
    """Return where a Blink from a corner leads, by the dice for both edges. Rules: SV.MOV.14, SV.GAP.18."""
    numbers, code = numbers_of(rules), CORNER_CODES[corner]
    x_mil = blink_x_mil(numbers, code, long, mils(zone.width_in))
    return inches(x_mil), inches(blink_y_mil(numbers, code, short, mils(zone.depth_in)))
