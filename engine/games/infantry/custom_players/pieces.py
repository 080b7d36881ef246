"""What a custom player sees of troopers, weapons and the map.

A dot is a column from the west and a row from the south.
"""

from dataclasses import dataclass, field

from engine.battles.events import word
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Land
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.ground import dot_of, is_on_map

Dot = tuple[int, int]


@dataclass(frozen=True)
class Weapon:
    """A weapon in a section of a trooper's card; `rounds` are None where it never runs dry."""

    number: int
    card: str
    section: str
    type: str
    rounds: int | None
    in_hand: bool

    def __str__(self) -> str:
        """Return the id of its card."""
        return self.card


@dataclass(frozen=True)
class Trooper:
    """A trooper of either side, with all that is marked on its card; `at` is None where it is not on the map.

    `arc_deg` is the bearing of its arc, None without one, and `gun` the number of the crewed weapon that it controls.
    Who `must_step_on` stands where too many do, and can do nothing else (IN.GAP.39).
    """

    number: int
    name: str
    card: str
    squad: str
    mine: bool
    state: str
    at: Dot | None
    in_tunnel: bool
    prone: bool
    caught: bool
    shaken: bool
    ready: bool
    must_step_on: bool
    ap: int
    moved_ap: int
    crossed: int
    armor: int
    experience: str
    leads: bool
    sneak_suit: bool
    value: int
    arc_deg: int | None
    arc_wide: bool
    gun: int | None
    weapons: tuple[Weapon, ...] = field(repr=False)

    @property
    def in_hand(self) -> Weapon | None:
        """The weapon in hand."""
        return next((weapon for weapon in self.weapons if weapon.in_hand), None)

    def __str__(self) -> str:
        """Return the name."""
        return self.name


@dataclass(frozen=True)
class Gun:
    """A crewed weapon, by the number of who brought it; `holder` is who controls it, None for nobody."""

    number: int
    card: str
    at: Dot
    stands: bool
    arc_deg: int
    holder: int | None

    def __str__(self) -> str:
        """Return the id of its card."""
        return self.card


class Ground:
    """The dots of the map; `zone` are the first and last column and the first and last row of one's own side."""

    def __init__(self, game: Game, side: int) -> None:
        """Show the ground of a battle to a side."""
        self._game = game
        self.columns, self.rows = game.ground.width, game.ground.height
        self.zone = _zone(game, side)
        self.enemy_zone = _zone(game, 1 - side)

    def terrain(self, at: Dot) -> str:
        """Return what is on a dot, in the word of dot maps; what was breached is not there any more. Rule: IN.TER.2."""
        return word(Land(self._game.ground.terrain[self._dot(at)]))

    def level(self, at: Dot) -> int:
        """Return the level of a dot. Rule: IN.TER.3."""
        return self._game.ground.level[self._dot(at)]

    def burns(self, at: Dot) -> bool:
        """Return whether a dot is on fire. Rule: IN.INC.7."""
        return self._game.battle.fire[self._dot(at)] > 0

    def smoke(self, at: Dot) -> bool:
        """Return whether a dot is full of smoke. Rule: IN.SMK.3."""
        return self._game.battle.smoke[self._dot(at)] > 0

    def tunnel(self, at: Dot) -> bool:
        """Return whether a tunnel runs under a dot. Rule: IN.TUN.1."""
        return self._game.ground.tunnel[self._dot(at)] != codes.NOWHERE

    def is_mouth(self, at: Dot) -> bool:
        """Return whether one goes into the tunnel there. Rule: IN.TUN.1."""
        return self._game.ground.mouth[self._dot(at)] == 1

    def _dot(self, at: Dot) -> int:
        if not is_on_map(self._game, *at):
            raise ValueError(f"{at[0]}/{at[1]} is off the map, which has {self.columns} columns and {self.rows} rows")
        return dot_of(self._game, *at)


def _zone(game: Game, side: int) -> tuple[int, int, int, int]:
    forces = game.forces
    return forces.west[side], forces.east[side], forces.south[side], forces.north[side]
