"""Putting a question to a custom player, and refusing what it may not answer, in words."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from engine.battles.asking import Asked
from engine.games.battlesuit.custom_players.player import Player
from engine.games.battlesuit.custom_players.seen import Ground, Soldier, soldiers_seen
from engine.games.battlesuit.custom_players.table import Table
from engine.games.battlesuit.form import SIDES
from engine.games.battlesuit.kernel.codes import NOBODY
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.names import Cast


class Asking:
    """A player at a side of the table. Unlike the kernel's own players it may not err: a wrong answer is raised."""

    def __init__(self, player: Player, side: int) -> None:
        """Seat a player; `cast` is known once its battle is set out."""
        self.player = player
        self.side = side
        self.asked = Asked(player, SIDES[side])
        self.game: Any = None

    @cached_property
    def cast(self) -> Cast:
        """The names of all that takes part in the battle."""
        cast: Cast = self.game.setup.names
        return cast

    @cached_property
    def ground(self) -> Ground:
        """The map of the battle."""
        return Ground(self.game, self.cast.points)

    def table(self, game: Game) -> Table:
        """Return the table as the kernel has filled the view for the player."""
        self.game = game
        return Table(game, self.cast, self.ground)

    def shown(self, game: Game, number: int) -> Soldier:
        """Return a soldier as the player sees it."""
        self.game = game
        return next(each for each in soldiers_seen(game, self.cast) if each.number == number)

    def choices(self, game: Game, numbers: Iterable[int]) -> tuple[Soldier, ...]:
        """Return some of the soldiers that the player sees, in the order of their numbers."""
        self.game = game
        wanted = {*numbers}
        return tuple(each for each in soldiers_seen(game, self.cast) if each.number in wanted)

    def ask(self, question: str, *about: Any) -> Any:
        """Return what the player answers to the question that is a method of it.

        Raises:
            PlayerError: it fails.
        """
        return self.asked.answer(question, getattr(self.player, question), *about)

    def one_of(self, question: str, answer: object, choices: tuple[Soldier, ...], reason: str) -> int:
        """Return the number of a soldier that is one of some, NOBODY for None.

        Raises:
            IllegalAnswer: it is neither.
        """
        if answer is None:
            return NOBODY
        if not isinstance(answer, Soldier):
            raise self.asked.illegal(question, answer, "it is no soldier and not None")
        if answer.number not in {each.number for each in choices}:
            raise self.asked.illegal(question, answer, reason)
        return answer.number

    def point(self, question: str, answer: object) -> int:
        """Return the number of a point by its name.

        Raises:
            IllegalAnswer: it is none.
        """
        if not isinstance(answer, str):
            raise self.asked.illegal(question, answer, "it is no point")
        try:
            return self.ground.dot(answer)
        except ValueError as error:
            raise self.asked.illegal(question, answer, str(error)) from error

    def whole(self, question: str, answer: object, most: int) -> int:
        """Return a whole number from 0 to `most`.

        Raises:
            IllegalAnswer: it is none.
        """
        if not isinstance(answer, int) or not 0 <= answer <= most:
            raise self.asked.illegal(question, answer, f"it is no whole number from 0 to {most}")
        return answer
