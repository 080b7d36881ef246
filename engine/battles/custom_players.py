"""Custom players: written in Python by anyone, loaded only when one comes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.battles.asking import Asked, Choice, game_with, listed_cells, offered, seating
from engine.battles.battle import Battle, fight, fight_in
from engine.battles.orders import BattleOrder, OrderError
from engine.battles.played import battles_of
from engine.kernel.answers import take_choice
from engine.kernel.questions import LIST_CHOICES, Questions
from engine.systems import SYSTEMS
from schemas.packs.packs import Pack
from schemas.systems import SystemName


class Chooser:
    """A player of any game, which chooses of what is offered. A new one is made for every battle."""

    def choose(self, seat: str, offers: tuple[Choice, ...]) -> Choice:
        """Return one of the legal answers that a seat is offered."""
        raise NotImplementedError


class Offering:
    """Where a chooser sits: each question of a battle is put to it as the legal answers, with their sentences."""

    def __init__(self, player: Chooser, seat: str, side: int, questions: Questions) -> None:
        """Seat a chooser."""
        self._player, self._seat, self._side, self._questions = player, seat, side, questions

    def __getattr__(self, question: str) -> Callable[..., Any]:
        """Return what puts a question of this name."""
        return partial(self._offer, question)

    def _offer(self, question: str, game: Any, *about: int) -> Any:
        questions, asked = self._questions, Asked(self._player, self._seat)
        questions.call(f"put_{question}", game, self._side, *about)
        listed = listed_cells(game.choices, partial(questions.call, LIST_CHOICES, game))
        offers = tuple(offered(questions, game.setup, cells) for cells in listed)
        chosen = asked.answer("choose", self._player.choose, self._seat, offers)
        if chosen not in offers:
            raise asked.illegal("choose", chosen, "it is none of what is offered")
        game.choices.cells[: 1 + len(chosen.cells)] = [len(chosen.cells), *chosen.cells]
        take_choice(game.answers, game.choices, 0)
        return questions.call(f"read_{question}", game)


@dataclass(frozen=True)
class CustomPlayers:
    """How strangers play a system: the class they build on, what is raised where one fails, and their adapter.

    `adapter` makes that of a player at a side.
    """

    base: type[Any]
    error: type[Exception]
    adapter: Callable[[Any, int], Any]


def custom_players_of(system: SystemName) -> CustomPlayers:
    """Return how strangers play a system.

    Raises:
        OrderError: its battles cannot be fought yet, or nobody but the shipped players can play it.
    """
    battles_of(system)
    found = SYSTEMS[system].custom_players
    if found is None:
        raise OrderError(f"battles of {system} have no place for players of your own")
    return found()


def fight_with_players(pack: Pack, order: BattleOrder, players: Mapping[str, Any]) -> Battle:
    """Fight a battle with custom players by seat, and those that the order names at the others.

    Raises:
        OrderError: the battle cannot be fought as ordered, or a player is not of the class that players build on.
        PlayerError: a custom player failed, or its answer was not legal.
    """
    if not players:
        return fight(pack, order)
    custom = custom_players_of(pack.manifest.system)
    for seat, player in players.items():
        if not isinstance(player, custom.base | Chooser):
            base = f"{custom.base.__module__}.{custom.base.__name__}"
            raise OrderError(f"the player of {seat} builds on {base}, but this is a {type(player).__name__}")
    return fight_seated(pack, order, players, custom.adapter)


def fight_seated(
    pack: Pack, order: BattleOrder, players: Mapping[str, Any], adapter: Callable[[Any, int], Any]
) -> Battle:
    """Fight a battle in plain mode with custom players by seat; a seat without one is played as `order` says.

    `adapter` makes the adapter of a player of the game at a side; who chooses of what is offered needs none.

    Raises:
        PlayerError: a custom player fails, or answers what is not legal (IllegalAnswer); the message says what and why.
        OrderError: the order names what the pack does not have, asks for the compiled mode, or has no such seat.
    """
    played = battles_of(pack.manifest.system)
    seats = played.form_for(played.prepared(pack), order.scenario).seats
    game = game_with(played.game, [None] * len(seats))
    for side, player in ((seats.index(seat), player) for seat, player in players.items() if seat in seats):
        if isinstance(player, Chooser) and played.questions:
            game.adapters[side] = Offering(player, seats[side], side, played.questions)
        else:
            game.adapters[side] = adapter(player, side)
    return fight_in(pack, seating(order, seats, players), game, "plain")
