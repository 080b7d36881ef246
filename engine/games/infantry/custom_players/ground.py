"""The map as a custom player sees it: what is on a dot now."""

from engine.battles.events import word
from engine.games.infantry.custom_players.pieces import Dot
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Land
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.ground import dot_of, is_on_map


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
