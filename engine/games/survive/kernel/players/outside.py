"""Questions to custom players: players that are not of the kernel. In plain mode alone; in C nobody is asked."""

from collections.abc import Sequence
from typing import Protocol, cast

from engine.games.survive.kernel.records import Game


class Adapter(Protocol):
    """Where a custom player sits: it is asked like a player of the kernel, and answers in `game.choice`."""

    def choose_spot(self, game: Game, piece: int) -> None:
        """Set `choice.x_mil`, `y_mil` and the facing of a unit that is set up."""

    def wants_hold(self, game: Game, piece: int) -> bool:
        """Return whether a unit holds."""

    def choose_units(self, game: Game) -> None:
        """Set `choice.action`, `piece`, and `partner` or `joins` of a group."""

    def choose_leg(self, game: Game, piece: int, left_mil: int) -> None:
        """Set `choice.x_mil`, `y_mil` and the facing of a unit on its way."""

    def choose_charge(self, game: Game, piece: int) -> None:
        """Set `choice.target` to whom a unit charges."""

    def choose_shot(self, game: Game, piece: int) -> None:
        """Set `choice.target`, `slot` and `estimate_mil` of a shot, or no target."""

    def choose_hold_shot(self, game: Game, piece: int) -> None:
        """As `choose_shot`, of a unit that holds."""

    def choose_draw(self, game: Game, piece: int) -> None:
        """Set `choice.slot` to a weapon that is drawn, or leave it."""

    def choose_blade(self, game: Game, piece: int, foe: int) -> None:
        """Set `choice.slot` to what a unit strikes with, or leave it for fists."""

    def choose_reply(self, game: Game, piece: int, one: int, other: int) -> None:
        """Set `choice.target` to one of the two who mob a unit."""

    def choose_follow_on(self, game: Game, piece: int, left_mil: int, loser: int) -> None:
        """Set `choice.target` to whom a winner charges, or `x_mil` and `y_mil` to where it moves."""

    def choose_facing(self, game: Game, piece: int) -> None:
        """Set the facing of a unit that has Blinked."""


class CustomGame(Game):
    """A plain game with custom players, by seat; None where a player of the kernel decides."""

    def __init__(self, adapters: Sequence[Adapter | None] = ()) -> None:
        """Make an empty game with custom players at its adapters."""
        super().__init__()
        self.adapters = adapters

    def adapter(self, side: int) -> Adapter:
        """Return the adapter of the custom player that plays a seat."""
        return cast("Adapter", self.adapters[side])


def custom_spot(game: Game, side: int, piece: int) -> None:
    """Ask where a unit is set up."""
    cast("CustomGame", game).adapter(side).choose_spot(game, piece)


def custom_hold(game: Game, side: int, piece: int) -> bool:
    """Ask whether a unit holds."""
    return cast("CustomGame", game).adapter(side).wants_hold(game, piece)


def custom_units(game: Game, side: int) -> None:
    """Ask who is activated, and what for."""
    cast("CustomGame", game).adapter(side).choose_units(game)


def custom_leg(game: Game, side: int, piece: int, left_mil: int) -> None:
    """Ask where a unit goes."""
    cast("CustomGame", game).adapter(side).choose_leg(game, piece, left_mil)


def custom_charge(game: Game, side: int, piece: int) -> None:
    """Ask whom a unit charges."""
    cast("CustomGame", game).adapter(side).choose_charge(game, piece)


def custom_shot(game: Game, side: int, piece: int) -> None:
    """Ask whom a unit shoots at."""
    cast("CustomGame", game).adapter(side).choose_shot(game, piece)


def custom_hold_shot(game: Game, side: int, piece: int) -> None:
    """Ask whom a unit that holds shoots at."""
    cast("CustomGame", game).adapter(side).choose_hold_shot(game, piece)


def custom_draw(game: Game, side: int, piece: int) -> None:
    """Ask which weapon a unit draws."""
    cast("CustomGame", game).adapter(side).choose_draw(game, piece)


def custom_blade(game: Game, side: int, piece: int, foe: int) -> None:
    """Ask what a unit strikes with."""
    cast("CustomGame", game).adapter(side).choose_blade(game, piece, foe)


def custom_reply(game: Game, side: int, piece: int, one: int, other: int) -> None:
    """Ask which of two a unit strikes."""
    cast("CustomGame", game).adapter(side).choose_reply(game, piece, one, other)


def custom_follow_on(game: Game, side: int, piece: int, left_mil: int, loser: int) -> None:
    """Ask how a winner follows on."""
    cast("CustomGame", game).adapter(side).choose_follow_on(game, piece, left_mil, loser)


def custom_facing(game: Game, side: int, piece: int) -> None:
    """Ask which way a unit faces."""
    cast("CustomGame", game).adapter(side).choose_facing(game, piece)
