"""The game as a whole: its players and turns."""

from schemas.models.survive.place import Level
from schemas.models.survive.rules import Rules


def turns_for(players: int, rules: Rules) -> int:
    """Return how many turns a game of so many players has. Rule: SV.GAM.1."""
    return players * rules.game.turns_per_player


def turns_of(level: Level, rules: Rules) -> int:
    """Return the turns of a level: its own, or as many as its players ask for. Rule: SV.GAM.1."""
    return level.turns or turns_for(level.players, rules)
