"""The game as a whole: its players and turns."""

from engine.games.survive.kernel.numbers import game as kernel
from engine.games.survive.rules.numbers import numbers_of
from schemas.models.survive.place import Level
from schemas.models.survive.rules import Rules


def turns_for(players: int, rules: Rules) -> int:
    """Return how many turns a game of so many players has. Rule: SV.GAM.1."""
    return kernel.turns_for(numbers_of(rules), players)


def turns_of(level: Level, rules: Rules) -> int:
    """Return the turns of a level: its own, or as many as its players ask for. Rule: SV.GAM.1."""
    return level.turns or turns_for(level.players, rules)
