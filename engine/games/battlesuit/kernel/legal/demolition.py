"""What an engineer may tear down. Rules: BS.ENG.3, BS.ENG.6."""

from engine.games.battlesuit.kernel.board.places import is_airborne, next_point
from engine.games.battlesuit.kernel.board.soldiers import has_ability, may_only_fight
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY, Ability, Terrain
from engine.games.battlesuit.kernel.records import Game


def is_structure(terrain: int) -> bool:
    """Return whether a terrain is something built: a building, a bridge or a bunker. Rule: BS.ENG.3."""
    return terrain == Terrain.BUILDING or terrain == Terrain.BRIDGE or terrain == Terrain.BUNKER


def torn_down(game: Game, soldier: int, amount: int) -> int:
    """Return the point that is meant: 0 is the soldier's own, 1 to 6 the next ones from north on; NOBODY if none is."""
    if amount < 0 or amount > DIRECTIONS:
        return NOBODY
    here: int = game.soldiers.dot[soldier]
    return here if amount == 0 else next_point(game, here, amount - 1)


def may_demolish(game: Game, soldier: int, amount: int) -> bool:
    """Return whether a soldier may tear down what stands on its point or next to it. Rule: BS.ENG.3."""
    if (
        not has_ability(game, soldier, Ability.DEMOLISHES)
        or is_airborne(game, soldier)
        or may_only_fight(game, soldier)
    ):
        return False
    dot: int = torn_down(game, soldier, amount)
    return dot != NOBODY and is_structure(game.land.terrain[dot])
