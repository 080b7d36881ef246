"""When the heuristic player leaves the field, and when it pursues."""

from engine.seven_seconds.kernel.codes import (
    ENEMY_COMMANDER_KILLED,
    ENEMY_TROOPERS_KILLED,
    OWN_TROOPERS_LOST,
    OWN_TROOPERS_SURVIVING,
    TABLE_CONTROL,
)
from engine.seven_seconds.kernel.pieces import first_unit, is_trooper
from engine.seven_seconds.kernel.records import Game

LOPSIDED = 2
SMALL_SQUAD = 2


def own_troopers(game: Game, side: int) -> int:
    """Return the troopers a player has left, hidden ones included."""
    found: int = 0
    for unit in range(first_unit(side), first_unit(side) + 32):
        if is_trooper(game.view.kind[unit]):
            found += 1
    return found


def enemies_seen(game: Game, side: int) -> int:
    """Return the enemy troopers a player can see, every enemy blip counted as a third of one."""
    thirds: int = 0
    first: int = first_unit(1 - side) - 16
    for piece in range(first, first + 48):
        if game.view.seen[piece]:
            thirds += 3 if is_trooper(game.view.kind[piece]) else 0
            thirds += 1 if piece < first + 16 else 0
    return thirds // 3


def vp_for(game: Game, condition: int) -> int:
    """Return the victory points one's own mission gives for a condition, summed over its rows."""
    total: int = 0
    for row in range(6):
        if game.view.condition[row] == condition:
            total += game.view.vp[row]
    return total


def heuristic_withdrawal(game: Game, side: int) -> bool:
    """Leave when few are left against many and each of them is worth more alive than the fight."""
    left: int = own_troopers(game, side)
    if left > SMALL_SQUAD or enemies_seen(game, side) < LOPSIDED * left:
        return False
    saved: int = (vp_for(game, OWN_TROOPERS_SURVIVING) - vp_for(game, OWN_TROOPERS_LOST)) * left
    hoped: int = (
        vp_for(game, TABLE_CONTROL) + vp_for(game, ENEMY_TROOPERS_KILLED) + vp_for(game, ENEMY_COMMANDER_KILLED)
    )
    return saved > hoped // 3 or left == 1


def heuristic_pursuit(game: Game) -> bool:
    """Pursue when kills are worth more than the table that is offered."""
    return vp_for(game, ENEMY_TROOPERS_KILLED) > vp_for(game, TABLE_CONTROL)
