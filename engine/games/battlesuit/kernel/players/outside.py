"""Questions to custom players: players that are not of the kernel. In plain mode alone; in C nobody is asked."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from engine.games.battlesuit.kernel.records import Game


class Adapter(Protocol):
    """Where a custom player sits: it is asked like a player of the kernel, and answers in `game.choice`."""

    def choose_place(self, game: Game, soldier: int) -> None:
        """Set `choice.dot` to where a soldier begins, and `choice.level` if it begins in the air."""

    def wants_to_go_first(self, game: Game) -> bool:
        """Return whether to go first."""

    def choose_unit(self, game: Game) -> None:
        """Set `choice.soldier`."""

    def choose_action(self, game: Game, soldier: int) -> None:
        """Set `choice.action` and `choice.amount`."""

    def choose_entry(self, game: Game, soldier: int) -> None:
        """Set `choice.dot` to where a soldier comes on to the map, and `choice.level` if it does in the air."""

    def choose_step(self, game: Game, soldier: int) -> None:
        """Set `choice.step` and `choice.way`."""

    def choose_target(self, game: Game, soldier: int, attack: int) -> None:
        """Set `choice.target`."""

    def choose_facing(self, game: Game, soldier: int) -> None:
        """Set `choice.way` to the direction that a soldier faces."""

    def drops_stealth(self, game: Game, soldier: int) -> bool:
        """Return whether a soldier gives up its stealth."""

    def wants_to_detonate(self, game: Game, drone: int) -> bool:
        """Return whether to set off the bomb of a drone."""

    def choose_mine_point(self, game: Game, mine: int) -> None:
        """Set `choice.dot` to where a mine marker is laid."""

    def choose_landing(self, game: Game, soldier: int, cost: int, left: int) -> None:
        """Set `choice.amount` to the movement points paid for a landing."""

    def choose_reaction(self, game: Game, mover: int) -> None:
        """Set `choice.soldier` to who reacts to an enemy that moves."""

    def choose_extra_step(self, game: Game, soldier: int) -> None:
        """Set `choice.way` to the step of a soldier that was shaken while moving."""


class CustomGame(Game):
    """A plain game with custom players, by side; None where a player of the kernel decides.

    `names` are those of all that takes part, once the battle is set out.
    """

    def __init__(self, adapters: Sequence[Adapter | None] = (None, None)) -> None:
        """Make an empty game with custom players at its adapters."""
        super().__init__()
        self.adapters = adapters
        self.names: Any = None

    def adapter(self, side: int) -> Adapter:
        """Return the adapter of the custom player that plays a side."""
        return cast("Adapter", self.adapters[side])


def custom_place(game: Game, side: int, soldier: int) -> None:
    """Ask where a soldier begins."""
    cast("CustomGame", game).adapter(side).choose_place(game, soldier)


def custom_first(game: Game, side: int) -> bool:
    """Ask whether to go first."""
    return cast("CustomGame", game).adapter(side).wants_to_go_first(game)


def custom_unit(game: Game, side: int) -> None:
    """Ask for a soldier to activate."""
    cast("CustomGame", game).adapter(side).choose_unit(game)


def custom_action(game: Game, side: int, soldier: int) -> None:
    """Ask for an action."""
    cast("CustomGame", game).adapter(side).choose_action(game, soldier)


def custom_entry(game: Game, side: int, soldier: int) -> None:
    """Ask where a soldier comes on to the map."""
    cast("CustomGame", game).adapter(side).choose_entry(game, soldier)


def custom_step(game: Game, side: int, soldier: int) -> None:
    """Ask for a step."""
    cast("CustomGame", game).adapter(side).choose_step(game, soldier)


def custom_target(game: Game, side: int, soldier: int, attack: int) -> None:
    """Ask for a target."""
    cast("CustomGame", game).adapter(side).choose_target(game, soldier, attack)


def custom_landing(game: Game, side: int, soldier: int, cost: int, left: int) -> None:
    """Ask what is paid for a landing."""
    cast("CustomGame", game).adapter(side).choose_landing(game, soldier, cost, left)


def custom_reaction(game: Game, side: int, mover: int) -> None:
    """Ask who reacts."""
    cast("CustomGame", game).adapter(side).choose_reaction(game, mover)


def custom_extra_step(game: Game, side: int, soldier: int) -> None:
    """Ask for a step after a shock."""
    cast("CustomGame", game).adapter(side).choose_extra_step(game, soldier)


def custom_stealth(game: Game, side: int, soldier: int) -> bool:
    """Ask whether a soldier gives up its stealth."""
    return cast("CustomGame", game).adapter(side).drops_stealth(game, soldier)


def custom_detonation(game: Game, side: int, drone: int) -> bool:
    """Ask whether to set off a bomb."""
    return cast("CustomGame", game).adapter(side).wants_to_detonate(game, drone)


def custom_mine(game: Game, side: int, mine: int) -> None:
    """Ask where a mine marker is laid."""
    cast("CustomGame", game).adapter(side).choose_mine_point(game, mine)


def custom_facing(game: Game, side: int, soldier: int) -> None:
    """Ask where a soldier faces."""
    cast("CustomGame", game).adapter(side).choose_facing(game, soldier)
