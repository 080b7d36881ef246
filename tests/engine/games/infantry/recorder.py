"""The kernel's players at the seats of custom ones, whose answers are written down in cells."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.battles.orders import BattleOrder, Participant
from engine.games.infantry.battle.prepared import PreparedPack
from engine.games.infantry.battle.set_up import InfantrySetup, set_up_battle
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.course.battle import play
from engine.games.infantry.kernel.players import random_player
from engine.games.infantry.kernel.players.heuristic import answers
from engine.games.infantry.kernel.players.listing.choices import list_choices
from engine.games.infantry.kernel.players.outside import CustomGame
from engine.games.infantry.kernel.records import Game

Cells = tuple[int, ...]
Player = Callable[..., Any]
CELLS = ("action", "slot", "target", "bearing", "column", "row")
AT_DOT = ("column", "row")
NEEDS = {
    codes.STEP: AT_DOT,
    codes.CHANGE: ("slot",),
    codes.AIM: ("target",),
    codes.ARC: ("bearing",),
    codes.WIDE_ARC: ("bearing",),
    codes.STRIKE: ("target",),
    codes.SET_UP: ("bearing",),
    codes.SWING: ("bearing",),
    codes.TAKE_OVER: ("target",),
    codes.PICK_UP: ("target",),
    codes.FREE_FIRE: ("target",),
    codes.LAUNCH: ("slot", *AT_DOT),
    codes.LAUNCH_MOVING: ("slot", *AT_DOT),
    codes.FIRE_MOVING: ("target",),
    codes.LAY_DOWN: ("slot",),
}
"""What belongs to each action, by the words of the rules; to the others nothing does."""


@dataclass(frozen=True)
class Answer:
    """An answer to a question, and all that were listed as legal; () where nobody looked."""

    question: int
    cells: Cells
    listed: tuple[Cells, ...]


class Recording:
    """A player of the kernel at a seat, whose answers go to a common list; every so many lists are looked at."""

    def __init__(self, side: int, player: str, every: int, said: list[Answer]) -> None:
        self.side, self.player, self.every, self.said = side, player, every, said

    def _ask(self, question: str, *given: Any) -> Any:
        module = random_player if self.player == "random" else answers
        return getattr(module, f"{self.player}_{question}")(*given)

    def choose_place(self, game: Game, person: int) -> None:
        """Answer as the kernel's player."""
        listed = self._listing(game, codes.ASK_PLACE, person, 0)
        self._ask("place", game, self.side, person)
        stands = game.forces.gun[person] >= 0 and game.forces.set_up[self.side]
        cells = game.choice.column, game.choice.row, game.choice.bearing if stands else 0
        self.said.append(Answer(codes.ASK_PLACE, cells, listed))

    def choose_trooper(self, game: Game) -> None:
        """Answer as the kernel's player."""
        listed = self._listing(game, codes.ASK_TROOPER, -1, 0)
        self._ask("trooper", game, self.side)
        self.said.append(Answer(codes.ASK_TROOPER, (game.choice.target,), listed))

    def choose_action(self, game: Game, person: int) -> None:
        """Answer as the kernel's player."""
        listed = self._listing(game, codes.ASK_ACTION, person, game.battle.ap[person])
        self._ask("action", game, person)
        needs = NEEDS.get(game.choice.action, ())
        values = {name: getattr(game.choice, name) if name in needs else -1 for name in CELLS}
        cells = tuple({**values, "action": game.choice.action}.values())
        self.said.append(Answer(codes.ASK_ACTION, cells, listed))

    def wants_to_fire(self, game: Game, person: int, target: int, weapon: int) -> bool:
        """Answer as the kernel's player."""
        given = (person,) if self.player == "random" else (person, target, weapon)
        return self._say_whether(game, codes.ASK_REACTION, person, "reaction", given)

    def wants_cover(self, game: Game, person: int) -> bool:
        """Answer as the kernel's player."""
        return self._say_whether(game, codes.ASK_COVER, person, "cover", (person,))

    def _say_whether(self, game: Game, question: int, person: int, name: str, given: tuple[int, ...]) -> bool:
        listed = self._listing(game, question, person, 0)
        yes: bool = self._ask(name, game, *given)
        self.said.append(Answer(question, (int(yes),), listed))
        return yes

    def _listing(self, game: Game, question: int, person: int, amount: int) -> tuple[Cells, ...]:
        return () if len(self.said) % self.every else listing(game, self.side, question, person, amount)


def listing(game: Game, side: int, question: int, person: int, amount: int) -> tuple[Cells, ...]:
    """Return what is listed for a question, as if it waited now; the choice so far is left alone."""
    before = [getattr(game.choice, name) for name in game.choice.columns]
    waits = game.answers
    waits.question, waits.side, waits.piece, waits.amount = question, side, person, amount
    list_choices(game)
    waits.question = 0
    for name, value in zip(game.choice.columns, before, strict=True):
        setattr(game.choice, name, value)
    cells, found, at = game.choices.cells, [], 0
    while at < game.choices.length:
        found.append(tuple(cells[at + 1 : at + 1 + cells[at]]))
        at += 1 + cells[at]
    return tuple(found)


def recorded(prepared: PreparedPack, order: BattleOrder, player: str, every: int) -> tuple[InfantrySetup, list[Answer]]:
    """Return the battle that two players of the kernel fight, and what they have answered."""
    said: list[Answer] = []
    game = CustomGame([Recording(side, player, every, said) for side in range(2)])
    seats = tuple(Participant(seat, order.at(seat).force, "custom") for seat in ("a", "b"))
    setup = set_up_battle(prepared, BattleOrder(seats, order.scenario, order.map, order.seed), game)
    play(setup.game)
    return setup, said
