"""Questions of command and support to custom players. In plain mode alone; in C nobody is asked."""

from typing import Protocol, cast

from engine.games.battlesuit.kernel.players.outside import CustomGame
from engine.games.battlesuit.kernel.records import Game


class CommandAdapter(Protocol):
    """What a custom player is asked about command and support; it answers in `game.choice`."""

    def choose_morale_points(self, game: Game, soldier: int, most: int) -> None:
        """Set `choice.amount` to the command points spent on a morale roll, up to `most`."""

    def choose_group(self, game: Game) -> None:
        """Set `choice.soldier` to one more soldier of a group."""

    def choose_crusader(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the crusader that helps a soldier, nobody for none."""

    def choose_engineer(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the engineer that repairs a soldier, nobody for none."""

    def choose_patient(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the down soldier that is helped up."""

    def choose_query(self, game: Game, soldier: int) -> None:
        """Set `choice.target` to the enemy whose card a soldier inspects, nobody for none."""

    def wants_to_reorganise(self, game: Game) -> bool:
        """Return whether a side spends the turn on becoming one squad."""

    def choose_cover(self, game: Game, soldier: int) -> None:
        """Set `choice.dot` to the cover a frightened soldier runs to."""


def custom_morale_points(game: Game, side: int, soldier: int, most: int) -> None:
    """Ask how many command points go into a morale roll."""
    cast("CommandAdapter", cast("CustomGame", game).adapter(side)).choose_morale_points(game, soldier, most)


def custom_group(game: Game, side: int) -> None:
    """Ask who joins a group."""
    cast("CommandAdapter", cast("CustomGame", game).adapter(side)).choose_group(game)


def custom_crusader(game: Game, side: int, soldier: int) -> None:
    """Ask which crusader helps a soldier."""
    cast("CommandAdapter", cast("CustomGame", game).adapter(side)).choose_crusader(game, soldier)


def custom_engineer(game: Game, side: int, soldier: int) -> None:
    """Ask which engineer repairs a soldier, and how."""
    cast("CommandAdapter", cast("CustomGame", game).adapter(side)).choose_engineer(game, soldier)


def custom_patient(game: Game, side: int, soldier: int) -> None:
    """Ask whom an engineer or crusader helps up, and how."""
    cast("CommandAdapter", cast("CustomGame", game).adapter(side)).choose_patient(game, soldier)


def custom_query(game: Game, side: int, soldier: int) -> None:
    """Ask whose card is inspected."""
    cast("CommandAdapter", cast("CustomGame", game).adapter(side)).choose_query(game, soldier)


def custom_reorganisation(game: Game, side: int) -> bool:
    """Ask whether a side reorganises."""
    return cast("CommandAdapter", cast("CustomGame", game).adapter(side)).wants_to_reorganise(game)


def custom_cover(game: Game, side: int, soldier: int) -> None:
    """Ask where a frightened soldier runs."""
    cast("CommandAdapter", cast("CustomGame", game).adapter(side)).choose_cover(game, soldier)
