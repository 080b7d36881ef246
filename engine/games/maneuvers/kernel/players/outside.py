"""Questions to custom players: players that are not of the kernel. In plain mode alone; in C nobody is asked."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from engine.games.maneuvers.kernel.records import Game


class Adapter(Protocol):
    """Where a custom player sits: it is asked like a player of the kernel, and answers in `game.choice`."""

    def choose_maneuver(self, game: Game, person: int) -> None:
        """Set `choice.maneuver`, `rating`, `target` and `ally` of an action."""

    def choose_opposition(self, game: Game, actor: int) -> None:
        """Set `choice.opponent` and `rating` against the maneuver that goes on."""

    def choose_extra(self, game: Game, person: int) -> None:
        """As `choose_maneuver`, of `battle.maneuver`, or leave it for none."""

    def choose_noticed(self, game: Game, person: int) -> None:
        """Set `choice.target` to a hidden enemy."""

    def wants_to_leave(self, game: Game, person: int) -> bool:
        """Return whether somebody leaves the fight."""

    def wants_to_pay(self, game: Game, person: int, points: int) -> bool:
        """Return whether so much is paid."""


class CustomGame(Game):
    """A plain game with custom players, by seat; None where a player of the kernel decides.

    `names` are those of all that takes part, once the fight is set out.
    """

    def __init__(self, adapters: Sequence[Adapter | None] = ()) -> None:
        """Make an empty game with custom players at its adapters."""
        super().__init__()
        self.adapters = adapters
        self.names: Any = None

    def adapter(self, side: int) -> Adapter:
        """Return the adapter of the custom player that plays a seat."""
        return cast("Adapter", self.adapters[side])


def custom_maneuver(game: Game, side: int, person: int) -> None:
    """Ask which maneuver somebody makes."""
    cast("CustomGame", game).adapter(side).choose_maneuver(game, person)


def custom_opposition(game: Game, side: int, actor: int) -> None:
    """Ask who opposes."""
    cast("CustomGame", game).adapter(side).choose_opposition(game, actor)


def custom_extra(game: Game, side: int, person: int) -> None:
    """Ask how an extra maneuver is made."""
    cast("CustomGame", game).adapter(side).choose_extra(game, person)


def custom_noticed(game: Game, side: int, person: int) -> None:
    """Ask which hidden enemy is noticed."""
    cast("CustomGame", game).adapter(side).choose_noticed(game, person)


def custom_escape(game: Game, side: int, person: int) -> bool:
    """Ask whether somebody leaves the fight."""
    return cast("CustomGame", game).adapter(side).wants_to_leave(game, person)


def custom_payment(game: Game, side: int, person: int, points: int) -> bool:
    """Ask whether so much is paid."""
    return cast("CustomGame", game).adapter(side).wants_to_pay(game, person, points)
