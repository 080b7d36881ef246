"""The kernel's players at the seats of custom ones, whose answers are written down in cells, with what was listed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.battles.asking import game_with, listed_cells
from engine.battles.battle import Battle, fight_in
from engine.battles.kernel_setup import PLAYERS
from engine.battles.orders import BattleOrder
from engine.battles.played import battles_of
from engine.execution.simulation import Simulation
from engine.execution.snapshots import resume
from engine.kernel.answers import CUSTOM
from engine.kernel.questions import LIST_CHOICES, Questions
from schemas.packs.packs import Pack

Cells = tuple[int, ...]


@dataclass(frozen=True)
class Answer:
    """An answer to a question, and all that were listed as legal; None where nobody looked."""

    question: str
    cells: Cells
    listed: tuple[Cells, ...] | None


def cells_of(questions: Questions, question: str, game: Any) -> Cells:
    """Return the cells of the choice that a game holds as an answer to a question."""
    return tuple(getattr(game.choice, name) for name in questions.row(questions.number(question)).cells)


@dataclass(frozen=True)
class Recording:
    """A player at a side, whose answers go to a common list; every so many lists are looked at, if that is not 0.

    It is a player of the kernel by its name, or the adapter of a custom one.
    `tidied` returns an answer as it would be listed: what it does not need is as in lists.
    """

    questions: Questions
    side: int
    player: Any
    every: int
    said: list[Answer]
    tidied: Callable[[str, Any, Cells], Cells]

    def __getattr__(self, question: str) -> Callable[..., Any]:
        """Return what puts a question to the player."""
        return partial(self._answer, question)

    def _answer(self, question: str, game: Any, *about: int) -> Any:
        self.questions.call(f"put_{question}", game, self.side, *about)
        looks = self.every and len(self.said) % self.every == 0
        listed = listing(self.questions, game) if looks else None
        game.answers.question = 0
        yes = self._ask(question, game, *about)
        is_yes_or_no = self.questions.row(self.questions.number(question)).returns == "bool"
        cells = (int(yes),) if is_yes_or_no else self.tidied(question, game, cells_of(self.questions, question, game))
        self.said.append(Answer(question, cells, listed))
        return yes

    def _ask(self, question: str, game: Any, *about: int) -> Any:
        if self.player not in PLAYERS:
            return getattr(self.player, question)(game, *about)
        game.forces.policy[self.side] = PLAYERS[self.player]
        yes = self.questions.call(question, game, self.side, *about)
        game.forces.policy[self.side] = CUSTOM
        return yes


def listing(questions: Questions, game: Any) -> tuple[Cells, ...]:
    """Return what is listed for the question that was put; the choice so far is left alone."""
    before = {name: getattr(game.choice, name) for name in game.choice.columns}
    kept = {name: [*value] if isinstance(value, list) else value for name, value in before.items()}
    found = listed_cells(game.choices, partial(questions.call, LIST_CHOICES, game))
    for name, value in kept.items():
        setattr(game.choice, name, value)
    return found


def as_it_is(_question: str, _game: Any, cells: Cells) -> Cells:
    """Return an answer as the player left it."""
    return cells


def recorded(
    pack: Pack,
    order: BattleOrder,
    players: Sequence[Any],
    every: int = 0,
    tidied: Callable[[str, Any, Cells], Cells] = as_it_is,
) -> tuple[Battle, list[Answer]]:
    """Return the battle that players fight, by seat, and what they answered: the kernel's by name, or adapters."""
    said: list[Answer] = []
    game = game_of(pack, said, players, every, tidied)
    return fight_in(pack, seated(order, "custom"), game, "plain"), said


def game_of(
    pack: Pack,
    said: list[Answer],
    players: Sequence[Any],
    every: int = 0,
    tidied: Callable[[str, Any, Cells], Cells] = as_it_is,
) -> Any:
    """Return an empty game at whose seats players are recorded."""
    played = battles_of(pack.manifest.system)
    assert played.questions is not None
    recordings = [Recording(played.questions, at, player, every, said, tidied) for at, player in enumerate(players)]
    return game_with(played.game, recordings)


@dataclass(frozen=True)
class Noting:
    """The adapter of a custom player, the cells of whose answers are written down as answers are laid down."""

    questions: Questions
    adapter: Any
    cells: list[int]

    def __getattr__(self, question: str) -> Callable[..., Any]:
        """Return what puts a question to the adapter."""
        return partial(self._note, question)

    def _note(self, question: str, game: Any, *about: int) -> Any:
        yes = getattr(self.adapter, question)(game, *about)
        self.cells.extend(cells_of(self.questions, question, game) or (int(yes),))
        return yes


def check_modes(pack: Pack, order: BattleOrder, adapters: Sequence[Any]) -> None:
    """Fight with custom players, and again with their answers laid down, in both modes; compare row by row."""
    system = pack.manifest.system
    played, cells = battles_of(system), list[int]()
    assert played.questions is not None
    seats = [Noting(played.questions, adapter, cells) for adapter in adapters]
    fought = fight_in(pack, seated(order, "custom"), game_with(played.game, seats), "plain")
    rows = [*fought.setup.rows()]
    assert fought.setup.game.answers.refused == 0

    for mode in ("plain", "compiled"):
        setup = resume(Simulation(pack, mode), seated(order, "answered")._replace(answers=(tuple(cells),)))
        assert ([*setup.rows()], setup.fault(), setup.game.answers.refused) == (rows, "", 0), mode


def seated(order: BattleOrder, player: str) -> BattleOrder:
    """Return an order in which a player sits at all seats."""
    return order._replace(participants=tuple(each._replace(player=player) for each in order.participants))
