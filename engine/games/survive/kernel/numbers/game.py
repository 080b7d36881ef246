"""The game as a whole."""

from engine.games.survive.kernel.rules_record import Numbers


def turns_for(numbers: Numbers, players: int) -> int:
    """Return how many turns a game of so many players has. Rule: SV.GAM.1."""
    return players * numbers.turns_per_player
