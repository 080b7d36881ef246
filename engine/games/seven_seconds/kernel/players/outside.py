"""Questions to guests: players that are not of the kernel. In plain mode alone; in C nobody is asked."""

from typing import Protocol, cast

from engine.games.seven_seconds.kernel.records import Game


class Seat(Protocol):
    """Where a guest sits: it is asked like a player of the kernel, and answers in `game.choice`."""

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
        """Return whether the guest announces a withdrawal."""

    def wants_to_pursue(self, game: Game) -> bool:
        """Return whether the guest pursues."""

    def wants_to_intercept(self, game: Game, blip: int) -> bool:
        """Return whether the guest turns a blip over to shoot a missile down."""


class GuestGame(Game):
    """A plain game with guests, by side; None where a player of the kernel decides."""

    def __init__(self, seats: tuple[Seat | None, Seat | None] = (None, None)) -> None:
        """Make an empty game with guests at its seats."""
        super().__init__()
        self.seats = seats

    def seat(self, side: int) -> Seat:
        """Return the seat of the guest that plays a side."""
        return cast("Seat", self.seats[side])


def guest_piece(game: Game, side: int) -> None:
    """Ask for a piece to activate."""
    cast("GuestGame", game).seat(side).choose_piece(game)


def guest_action(game: Game, side: int, piece: int) -> None:
    """Ask for an action."""
    cast("GuestGame", game).seat(side).choose_action(game, piece)


def guest_points(game: Game, side: int, piece: int, pool: int) -> None:
    """Ask how a sensor pool is shared."""
    cast("GuestGame", game).seat(side).share_points(game, piece, pool)


def guest_extra_blip(game: Game, side: int) -> None:
    """Ask for one more blip to move."""
    cast("GuestGame", game).seat(side).choose_extra_blip(game)


def guest_reveal(game: Game, side: int) -> None:
    """Ask for a blip to turn over between activations."""
    cast("GuestGame", game).seat(side).choose_reveal(game)


def guest_withdrawal(game: Game, side: int) -> bool:
    """Ask whether to withdraw."""
    return cast("GuestGame", game).seat(side).wants_to_withdraw(game)


def guest_pursuit(game: Game, side: int) -> bool:
    """Ask whether to pursue."""
    return cast("GuestGame", game).seat(side).wants_to_pursue(game)


def guest_interception(game: Game, side: int, blip: int) -> bool:
    """Ask whether to reveal a blip near a flight path."""
    return cast("GuestGame", game).seat(side).wants_to_intercept(game, blip)
