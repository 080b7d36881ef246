"""When the heuristic player paints: for friends that see the target and may still fire. Rules: BS.PNT.1, BS.PNT.6."""

from engine.games.battlesuit.kernel.board.sighting import sees
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, is_active
from engine.games.battlesuit.kernel.codes import NOBODY, Action
from engine.games.battlesuit.kernel.legal.actions import may_do
from engine.games.battlesuit.kernel.legal.targets import is_armed, may_paint
from engine.games.battlesuit.kernel.records import Game

FRIENDS_NEEDED = 3
"""Friends that paint has to help before one that could fire gives a shot for it."""


def friends_helped(game: Game, side: int, soldier: int, enemy: int) -> int:
    """Return how many friends see an enemy and may still fire in this turn."""
    found: int = 0
    for friend in range(first_of(side), end_of(game, side)):
        if friend != soldier and game.soldiers.complete[friend] == 0 and is_active(game, friend):
            found += 1 if is_armed(game, friend) and sees(game, friend, enemy) else 0
    return found


def best_mark(game: Game, side: int, soldier: int) -> int:
    """Return the enemy whose paint helps most friends, or NOBODY."""
    best: int = NOBODY
    most: int = 0
    for enemy in range(first_of(1 - side), end_of(game, 1 - side)):
        if game.view.seen[enemy] and game.view.painted[enemy] == 0 and may_paint(game, soldier, enemy):
            helped: int = friends_helped(game, side, soldier, enemy)
            if helped > most:
                most = helped
                best = enemy
    return best


def should_paint(game: Game, side: int, soldier: int) -> bool:
    """Return whether painting is the best thing to do: for the unarmed as soon as it helps anybody."""
    if game.soldiers.moved[soldier] > 0 or not may_do(game, soldier, Action.PAINT, 0):
        return False
    mark: int = best_mark(game, side, soldier)
    if mark == NOBODY:
        return False
    return not is_armed(game, soldier) or friends_helped(game, side, soldier, mark) >= FRIENDS_NEEDED
