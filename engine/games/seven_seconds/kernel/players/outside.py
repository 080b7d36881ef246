"""Questions to custom players: players that are not of the kernel. In plain mode alone; in C nobody is asked."""

from collections.abc import Sequence
from typing import Protocol, cast

from engine.games.seven_seconds.kernel.records import Game


class Adapter(Protocol):
    """Where a custom player sits: it is asked like a player of the kernel, and answers in `game.choice`."""

    def choose_piece(self, game: Game) -> None:
        """Set `choice.piece` and `choice.reveal`; no piece is a pass."""

    def choose_action(self, game: Game, piece: int) -> None:
        """Set `choice.action` and what it needs."""

    def share_points(self, game: Game, piece: int, pool: int) -> None:
        """Set `choice.points`."""

    def choose_extra_blip(self, game: Game) -> None:
        """Set `choice.piece` to a blip, or leave it."""

    def choose_reveal(self, game: Game) -> None:
        """Set `choice.piece` to a blip to turn over between activations, or leave it."""

    def wants_to_withdraw(self, game: Game) -> bool:
        """Return whether the custom player announces a withdrawal."""

    def wants_to_pursue(self, game: Game) -> bool:
        """Return whether the custom player pursues."""

    def wants_to_intercept(self, game: Game, blip: int) -> bool:
        """Return whether the custom player turns a blip over to shoot a missile down."""


class CustomGame(Game):
    """A plain game with custom players, by side; None where a player of the kernel decides."""

    def __init__(self, adapters: Sequence[Adapter | None] = (None, None)) -> None:
        """Make an empty game with custom players at its adapters."""
        super().__init__()
        self.adapters = adapters

    def adapter(self, side: int) -> Adapter:
        """Return the adapter of the custom player that plays a side."""
        return cast("Adapter", self.adapters[side])


def custom_piece(game: Game, side: int) -> None:
    """Ask for a piece to activate."""
    cast("CustomGame", game).adapter(side).choose_piece(game)


def custom_action(game: Game, side: int, piece: int) -> None:
    """Ask for an action."""
    cast("CustomGame", game).adapter(side).choose_action(game, piece)


def custom_points(game: Game, side: int, piece: int, pool: int) -> None:
    """Ask how a sensor pool is shared."""
    cast("CustomGame", game).adapter(side).share_points(game, piece, pool)


def custom_extra_blip(game: Game, side: int) -> None:
    """Ask for one more blip to move."""
    cast("CustomGame", game).adapter(side).choose_extra_blip(game)


def custom_reveal(game: Game, side: int) -> None:
    """Ask for a blip to turn over between activations."""
    cast("CustomGame", game).adapter(side).choose_reveal(game)


def custom_withdrawal(game: Game, side: int) -> bool:
    """Ask whether to withdraw."""
    return cast("CustomGame", game).adapter(side).wants_to_withdraw(game)


def custom_pursuit(game: Game, side: int) -> bool:
    """Ask whether to pursue."""
    return cast("CustomGame", game).adapter(side).wants_to_pursue(game)


def custom_interception(game: Game, side: int, blip: int) -> bool:
    """Ask whether to reveal a blip near a flight path."""
    return cast("CustomGame", game).adapter(side).wants_to_intercept(game, blip)
