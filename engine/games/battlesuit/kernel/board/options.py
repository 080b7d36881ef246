"""Which optional rules are in play. Rule: BS.OPT.1."""

from engine.games.battlesuit.kernel.records import Game


def has_option(game: Game, option: int) -> bool:
    """Return whether an optional rule is in play."""
    return (game.plan.options >> option) % 2 == 1
