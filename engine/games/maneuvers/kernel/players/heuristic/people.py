"""Who is who in the maneuver that the heuristic player thinks of, and how many there are of either side."""

from engine.games.maneuvers.kernel.codes import Whom
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.numbers.totals import edge_of
from engine.games.maneuvers.kernel.players.heuristic.prices import POINT, SPARE_EDGE, SPARE_POINT
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import is_hidden_enemy
from engine.games.maneuvers.kernel.standing.people import other_total, own_total


def supposed(game: Game, whom: int) -> int:
    """Return who somebody in the supposed maneuver is, NOBODY where there is nobody. Rules: MN.COR.3, MN.TRM.1."""
    if whom == Whom.ACTOR:
        return game.outlook.actor
    if whom == Whom.TARGET:
        return game.outlook.target
    if whom == Whom.OPPONENT:
        return game.outlook.opponent
    if whom == Whom.ALLY:
        return game.outlook.ally
    return best_to_notice(game, game.outlook.actor) if whom == Whom.HIDDEN_ENEMY else NOBODY


def best_to_notice(game: Game, person: int) -> int:
    """Return the hidden enemy who does most harm if nobody notices; those who are ready to snipe first."""
    best: int = NOBODY
    for other in range(game.forces.people):
        if is_hidden_enemy(game, person, other) and (best == NOBODY or is_worse_unseen(game, other, best)):
            best = other
    return best


def is_worse_unseen(game: Game, person: int, than: int) -> bool:
    """Return whether it is worse if one hides than if another does."""
    if game.battle.snipe_ready[person] != game.battle.snipe_ready[than]:
        return game.battle.snipe_ready[person] == 1
    return game.forces.damage[person] > game.forces.damage[than]


def sign_of(game: Game, person: int) -> int:
    """Return 1 for the actor's own squad, -1 for the other."""
    return 1 if game.forces.squad[person] == game.forces.squad[game.outlook.actor] else -1


def edge_ahead(game: Game, person: int) -> int:
    """Return the Edge of somebody's squad. Rule: MN.SQD.3."""
    return edge_of(own_total(game, person), other_total(game, person))


def point_price(game: Game, person: int) -> int:
    """Return what a point is worth: little to who is so far ahead that the others concede. Rule: MN.GAP.22."""
    return SPARE_POINT if edge_ahead(game, person) >= game.numbers.concede_edge + SPARE_EDGE else POINT
