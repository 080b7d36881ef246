"""The kernel's players at the seats of custom ones, whose answers are written down in cells."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.battles.orders import BattleOrder, Participant
from engine.games.maneuvers.battle.prepared import PreparedPack
from engine.games.maneuvers.battle.set_up import ManeuversSetup, set_up_battle
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.course.fight import play
from engine.games.maneuvers.kernel.players import random_player
from engine.games.maneuvers.kernel.players.heuristic import answers
from engine.games.maneuvers.kernel.players.listing.choices import list_choices
from engine.games.maneuvers.kernel.players.outside import CustomGame
from engine.games.maneuvers.kernel.records import Game

Cells = tuple[int, ...]
Player = Callable[..., Any]
RANDOM: dict[int, Player] = {
    codes.ASK_MANEUVER: random_player.random_maneuver,
    codes.ASK_OPPOSITION: random_player.random_opposition,
    codes.ASK_EXTRA: random_player.random_extra,
    codes.ASK_NOTICED: random_player.random_noticed,
    codes.ASK_ESCAPE: random_player.random_escape,
    codes.ASK_PAYMENT: random_player.random_payment,
}
HEURISTIC: dict[int, Player] = {
    codes.ASK_MANEUVER: answers.heuristic_maneuver,
    codes.ASK_OPPOSITION: answers.heuristic_opposition,
    codes.ASK_EXTRA: answers.heuristic_extra,
    codes.ASK_NOTICED: answers.heuristic_noticed,
    codes.ASK_ESCAPE: answers.heuristic_escape,
    codes.ASK_PAYMENT: answers.heuristic_payment,
}
PLAYERS = {"random": RANDOM, "heuristic": HEURISTIC}


@dataclass(frozen=True)
class Answer:
    """An answer to a question, and all that were listed as legal."""

    question: int
    cells: Cells
    listed: tuple[Cells, ...]


class Recording:
    """A player of the kernel at a seat, whose answers go to a common list."""

    def __init__(self, side: int, player: str, said: list[Answer]) -> None:
        self.side = side
        self.player = PLAYERS[player]
        self.said = said

    def choose_maneuver(self, game: Game, person: int) -> None:
        """Answer as the kernel's player."""
        listed = listing(game, codes.ASK_MANEUVER, person, 0)
        self.player[codes.ASK_MANEUVER](game, person)
        self._say(codes.ASK_MANEUVER, chosen(game), listed)

    def choose_opposition(self, game: Game, actor: int) -> None:
        """Answer as the kernel's player."""
        listed = listing(game, codes.ASK_OPPOSITION, actor, game.battle.maneuver)
        self.player[codes.ASK_OPPOSITION](game, self.side, actor)
        self._say(codes.ASK_OPPOSITION, (game.choice.opponent, game.choice.rating), listed)

    def choose_extra(self, game: Game, person: int) -> None:
        """Answer as the kernel's player."""
        listed = listing(game, codes.ASK_EXTRA, person, game.battle.maneuver)
        self.player[codes.ASK_EXTRA](game, person)
        cells = chosen(game) if game.choice.maneuver >= 0 else (-1, -1, -1, -1)
        self._say(codes.ASK_EXTRA, cells, listed)

    def choose_noticed(self, game: Game, person: int) -> None:
        """Answer as the kernel's player."""
        listed = listing(game, codes.ASK_NOTICED, person, 0)
        self.player[codes.ASK_NOTICED](game, person)
        self._say(codes.ASK_NOTICED, (game.choice.target,), listed)

    def wants_to_leave(self, game: Game, person: int) -> bool:
        """Answer as the kernel's player."""
        return self._say_whether(game, codes.ASK_ESCAPE, person)

    def wants_to_pay(self, game: Game, person: int, points: int) -> bool:
        """Answer as the kernel's player."""
        assert points > 0
        return self._say_whether(game, codes.ASK_PAYMENT, person)

    def _say_whether(self, game: Game, question: int, person: int) -> bool:
        listed = listing(game, question, person, 0)
        yes: bool = self.player[question](game, person)
        self._say(question, (int(yes),), listed)
        return yes

    def _say(self, question: int, cells: Cells, listed: tuple[Cells, ...]) -> None:
        self.said.append(Answer(question, cells, listed))


def chosen(game: Game) -> Cells:
    """Return the maneuver that was chosen, as cells."""
    return game.choice.maneuver, game.choice.rating, game.choice.target, game.choice.ally


def listing(game: Game, question: int, person: int, amount: int) -> tuple[Cells, ...]:
    """Return what is listed for a question, as if it waited now; the choice so far is left alone."""
    before = [getattr(game.choice, name) for name in game.choice.columns]
    game.answers.question, game.answers.piece, game.answers.amount = question, person, amount
    list_choices(game)
    game.answers.question = 0
    for name, value in zip(game.choice.columns, before, strict=True):
        setattr(game.choice, name, value)
    cells, found, at = game.choices.cells, [], 0
    while at < game.choices.length:
        found.append(tuple(cells[at + 1 : at + 1 + cells[at]]))
        at += 1 + cells[at]
    return tuple(found)


def recorded(prepared: PreparedPack, order: BattleOrder, player: str) -> tuple[ManeuversSetup, list[Answer]]:
    """Return the fight that two players of the kernel fight, and what they have answered."""
    said: list[Answer] = []
    game = CustomGame([Recording(side, player, said) for side in range(2)])
    forces = [order.at(seat).force for seat in ("a", "b")]
    seats = tuple(Participant(seat, force, "custom") for seat, force in zip(("a", "b"), forces, strict=True))
    setup = set_up_battle(prepared, BattleOrder(seats, order.scenario, None, order.seed), game)
    play(setup.game)
    return setup, said
