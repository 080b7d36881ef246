"""Engineers that bring structures down. Rules: BS.ENG.3, BS.ENG.4, BS.GAP.71."""

from engine.games.battlesuit.kernel.actions.fire.loss import eliminate
from engine.games.battlesuit.kernel.board.places import ground_of, is_airborne, occupant_of
from engine.games.battlesuit.kernel.board.ruins import lay
from engine.games.battlesuit.kernel.board.soldiers import note, note_all, side_of
from engine.games.battlesuit.kernel.codes import NOBODY, Event, Terrain
from engine.games.battlesuit.kernel.legal.demolition import torn_down
from engine.games.battlesuit.kernel.records import Game


def demolish(game: Game, soldier: int, amount: int) -> None:
    """Turn the point that an engineer has chosen into rubble. Rules: BS.ENG.3, BS.ENG.4."""
    dot: int = torn_down(game, soldier, amount)
    note(game, Event.DEMOLITION, soldier, NOBODY, dot, game.land.terrain[dot], 0)
    lay(game, dot, Terrain.RUBBLE)
    other: int = occupant_of(game, dot)
    if other == NOBODY or is_airborne(game, other):
        return
    if is_buried(side_of(other) == side_of(soldier), other == soldier, game.numbers.demolition_kills_friends == 1):
        eliminate(game, other, soldier)
    else:
        lose_storey(game, other)


def is_buried(friend: bool, engineer: bool, kills_friends: bool) -> bool:
    """Return whether somebody on a demolished point is eliminated. Rules: BS.ENG.4, BS.GAP.71."""
    return not engineer and (not friend or kills_friends)


def lose_storey(game: Game, soldier: int) -> None:
    """Have a soldier on the ground again that stood on a storey that is gone."""
    if game.soldiers.storey[soldier] == 0:
        return
    dot: int = game.soldiers.dot[soldier]
    game.soldiers.storey[soldier] = 0
    game.soldiers.level[soldier] = ground_of(game, dot)
    note_all(game, Event.STOREY, soldier, NOBODY, dot, 0, game.soldiers.left[soldier], ground_of(game, dot), 0)
