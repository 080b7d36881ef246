"""What the heuristic player has torn down: what it scores for, and what known enemies stand in."""

from engine.games.battlesuit.kernel.board.places import occupant_of
from engine.games.battlesuit.kernel.board.soldiers import side_of
from engine.games.battlesuit.kernel.codes import DIRECTIONS, NOBODY
from engine.games.battlesuit.kernel.event_codes import Goal
from engine.games.battlesuit.kernel.legal.demolition import may_demolish, torn_down
from engine.games.battlesuit.kernel.records import Game


def worth_tearing_down(game: Game, side: int, soldier: int) -> int:
    """Return which point next to an engineer a player would have torn down, as its amount; NOBODY for none."""
    for amount in range(DIRECTIONS + 1):
        if may_demolish(game, soldier, amount):
            dot: int = torn_down(game, soldier, amount)
            if pays_for_ruin(game, side, dot) or buries_enemy(game, side, dot):
                return amount
    return NOBODY


def pays_for_ruin(game: Game, side: int, dot: int) -> bool:
    """Return whether a side scores for a structure that is gone."""
    for row in range(game.plan.conditions):
        if game.plan.kind[row] == Goal.DEMOLITION and game.plan.scorer[row] == side:
            first: int = game.plan.first_goal[row]
            for goal in range(first, first + game.plan.goals[row]):
                if game.plan.goal[goal] == dot:
                    return True
    return False


def buries_enemy(game: Game, side: int, dot: int) -> bool:
    """Return whether an enemy whom the side sees stands on a point."""
    other: int = occupant_of(game, dot)
    return other != NOBODY and side_of(other) != side and game.view.seen[other] == 1
