"""Who may still act in a side's turn. Rule: IN.HOUSE.1."""

from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_fighting, is_person


def is_ready(game: Game, side: int, person: int) -> bool:
    """Return whether a number is that of a trooper of a side who may still act. Rule: IN.HOUSE.1."""
    if not is_person(game, person) or game.forces.side[person] != side:
        return False
    return is_fighting(game, person) and game.battle.done[person] == 0


def count_ready(game: Game, side: int) -> int:
    """Return how many troopers of a side may still act."""
    found: int = 0
    for person in range(game.forces.people):
        found += 1 if is_ready(game, side, person) else 0
    return found
