"""The heuristic player in buildings with storeys: up where that shows an enemy, down to go on.

Rules: BS.MLB.2, BS.MLB.3.
"""

from engine.games.battlesuit.kernel.board.places import ground_of
from engine.games.battlesuit.kernel.board.sighting import sees_from
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of
from engine.games.battlesuit.kernel.codes import Step
from engine.games.battlesuit.kernel.legal.climbing import STOREY_DOWN, STOREY_UP, level_of_storey
from engine.games.battlesuit.kernel.legal.steps import may_step
from engine.games.battlesuit.kernel.legal.targets import is_armed
from engine.games.battlesuit.kernel.records import Game


def climbs(game: Game, side: int, soldier: int, goal: int) -> bool:
    """Climb for one who has no target; return whether that was chosen."""
    here: int = game.soldiers.dot[soldier]
    storey: int = game.soldiers.storey[soldier]
    if may_step(game, soldier, Step.CLIMB, STOREY_UP) and is_armed(game, soldier):
        above: int = level_of_storey(game.numbers, ground_of(game, here), storey + 1)
        if shows_enemy(game, side, here, above):
            game.choice.step = Step.CLIMB
            game.choice.way = STOREY_UP
            return True
    if goal == here or not may_step(game, soldier, Step.CLIMB, STOREY_DOWN):
        return False
    if shows_enemy(game, side, here, game.soldiers.level[soldier]):
        return False
    game.choice.step = Step.CLIMB
    game.choice.way = STOREY_DOWN
    return True


def shows_enemy(game: Game, side: int, dot: int, level: int) -> bool:
    """Return whether an enemy is in sight from a level of a point."""
    for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
        if game.view.seen[enemy] and sees_from(game, dot, level, game.view.dot[enemy], game.view.level[enemy]):
            return True
    return False
