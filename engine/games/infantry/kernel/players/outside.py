"""Questions to custom players: players that are not of the kernel. In plain mode alone; in C nobody is asked."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from engine.games.infantry.kernel.records import Game


class Adapter(Protocol):
    """Where a custom player sits: it is asked like a player of the kernel, and answers in `game.choice`."""

    def choose_place(self, game: Game, person: int) -> None:
        """Set `choice.column` and `row` to where a trooper is set down."""

    def choose_trooper(self, game: Game) -> None:
        """Set `choice.target` to who acts next, or leave it for nobody."""

    def choose_action(self, game: Game, person: int) -> None:
        """Set `choice.action` and what belongs to it."""

    def wants_to_fire(self, game: Game, person: int, target: int, weapon: int) -> bool:
        """Return whether somebody fires a weapon into its arc."""

    def wants_cover(self, game: Game, person: int) -> bool:
        """Return whether somebody who was shot at drops prone."""


class CustomGame(Game):
    """A plain game with custom players, by seat; None where a player of the kernel decides.

    `names` are those of all that takes part, once the battle is set out.
    """

    def __init__(self, adapters: Sequence[Adapter | None] = ()) -> None:
        """Make an empty game with custom players at its adapters."""
        super().__init__()
        self.adapters = adapters
        self.names: Any = None

    def adapter(self, side: int) -> Adapter:
        """Return the adapter of the custom player that plays a seat."""
        return cast("Adapter", self.adapters[side])


def custom_place(game: Game, side: int, person: int) -> None:
    """Ask where a trooper is set down."""
    cast("CustomGame", game).adapter(side).choose_place(game, person)


def custom_trooper(game: Game, side: int) -> None:
    """Ask who acts next."""
    cast("CustomGame", game).adapter(side).choose_trooper(game)


def custom_action(game: Game, side: int, person: int) -> None:
    """Ask what a trooper does."""
    cast("CustomGame", game).adapter(side).choose_action(game, person)


def custom_reaction(game: Game, side: int, person: int, target: int, weapon: int) -> bool:
    """Ask whether somebody fires into their arc."""
    return cast("CustomGame", game).adapter(side).wants_to_fire(game, person, target, weapon)


def custom_cover(game: Game, side: int, person: int) -> bool:
    """Ask whether somebody who was shot at drops prone."""
    return cast("CustomGame", game).adapter(side).wants_cover(game, person)
