"""Players of any kind at a side, whose answers are written down as the answered player reads them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from engine.battles.battle import fight_in
from engine.battles.orders import BattleOrder
from engine.games.seven_seconds.battle.form import participants
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.board.footing import may_act
from engine.games.seven_seconds.kernel.board.pieces import is_blip
from engine.games.seven_seconds.kernel.players import interception, random_player
from engine.games.seven_seconds.kernel.players.heuristic import answers, retreat
from engine.games.seven_seconds.kernel.players.listing.choices import list_choices
from engine.games.seven_seconds.kernel.players.outside import Adapter, CustomGame
from engine.games.seven_seconds.kernel.records import Game
from schemas.packs.packs import Pack

Cells = tuple[int, ...]
PLACES = (codes.MOVE, codes.JUMP, codes.FIRE_FLAMER, codes.KAMIKAZE)
TARGETS = (codes.FIRE_RIFLE, codes.FIRE_MISSILE, codes.COMMAND, codes.REPAIR)


class Heuristic:
    """The heuristic player at a side."""

    def __init__(self, side: int) -> None:
        self.side = side

    def choose_piece(self, game: Game) -> None:
        """Answer as the kernel's player."""
        answers.heuristic_piece(game, self.side)

    def choose_action(self, game: Game, piece: int) -> None:
        """Answer as the kernel's player."""
        answers.heuristic_action(game, self.side, piece)

    def share_points(self, game: Game, piece: int, pool: int) -> None:
        """Answer as the kernel's player."""
        answers.heuristic_points(game, self.side, piece, pool)

    def choose_extra_blip(self, game: Game) -> None:
        """Answer as the kernel's player."""
        answers.heuristic_extra_blip(game, self.side)

    def choose_reveal(self, game: Game) -> None:
        """Turn nothing over: the kernel's player is not asked."""

    def wants_to_withdraw(self, game: Game) -> bool:
        """Answer as the kernel's player."""
        return retreat.heuristic_withdrawal(game, self.side)

    def wants_to_pursue(self, game: Game) -> bool:
        """Answer as the kernel's player."""
        return retreat.heuristic_pursuit(game)

    def wants_to_intercept(self, game: Game, blip: int) -> bool:
        """Answer as the kernel's player."""
        return interception.heuristic_interception(game, blip)


class Random:
    """The random player at a side."""

    def __init__(self, side: int) -> None:
        self.side = side

    def choose_piece(self, game: Game) -> None:
        """Answer as the kernel's player."""
        random_player.random_piece(game, self.side)

    def choose_action(self, game: Game, piece: int) -> None:
        """Answer as the kernel's player."""
        random_player.random_action(game, piece)

    def share_points(self, game: Game, piece: int, pool: int) -> None:
        """Answer as the kernel's player."""
        random_player.random_points(game, self.side, piece, pool)

    def choose_extra_blip(self, game: Game) -> None:
        """Answer as the kernel's player."""
        random_player.random_extra_blip(game, self.side)

    def choose_reveal(self, game: Game) -> None:
        """Answer as the kernel's player."""
        random_player.random_reveal(game, self.side)

    def wants_to_withdraw(self, game: Game) -> bool:
        """Answer as the kernel's player."""
        return random_player.random_withdrawal(game, self.side)

    def wants_to_pursue(self, game: Game) -> bool:
        """Answer as the kernel's player."""
        return random_player.random_pursuit(game, self.side)

    def wants_to_intercept(self, game: Game, blip: int) -> bool:
        """Answer as the kernel's player."""
        del blip
        return interception.random_interception(game, self.side)


@dataclass(frozen=True)
class Answer:
    """An answer to a question, without what the question does not need, and what was listed there, if it was."""

    question: int
    cells: Cells
    listed: tuple[Cells, ...] | None


class Recorder:
    """A player at a side, of whom every answer is written down; every so many questions with what is listed."""

    def __init__(self, player: Adapter, side: int, answers: list[Answer], list_every: int) -> None:
        self.player = player
        self.side = side
        self.answers = answers
        self.list_every = list_every
        self.listed: tuple[Cells, ...] | None = None

    def choose_piece(self, game: Game) -> None:
        """Let the player answer."""
        self._ask(game, codes.ASK_PIECE)
        self.player.choose_piece(game)
        piece = game.choice.piece
        reveal = game.choice.reveal if piece != codes.NOBODY and is_blip(game, piece) else 0
        self._write(codes.ASK_PIECE, piece, reveal)

    def choose_action(self, game: Game, piece: int) -> None:
        """Let the player answer."""
        self._ask(game, codes.ASK_ACTION, piece)
        self.player.choose_action(game, piece)
        self._write(codes.ASK_ACTION, *action_cells(game, piece))

    def share_points(self, game: Game, piece: int, pool: int) -> None:
        """Let the player answer."""
        self._ask(game, codes.ASK_SHARES, piece, pool)
        self.player.share_points(game, piece, pool)
        self._write(codes.ASK_SHARES, *share_cells(game))

    def choose_extra_blip(self, game: Game) -> None:
        """Let the player answer."""
        self._ask(game, codes.ASK_EXTRA_BLIP)
        self.player.choose_extra_blip(game)
        self._write(codes.ASK_EXTRA_BLIP, game.choice.piece)

    def choose_reveal(self, game: Game) -> None:
        """Let the player answer."""
        self._ask(game, codes.ASK_REVEAL)
        self.player.choose_reveal(game)
        self._write(codes.ASK_REVEAL, game.choice.piece)

    def wants_to_withdraw(self, game: Game) -> bool:
        """Let the player answer."""
        self._ask(game, codes.ASK_WITHDRAWAL)
        return self._said(codes.ASK_WITHDRAWAL, self.player.wants_to_withdraw(game))

    def wants_to_pursue(self, game: Game) -> bool:
        """Let the player answer."""
        self._ask(game, codes.ASK_PURSUIT)
        return self._said(codes.ASK_PURSUIT, self.player.wants_to_pursue(game))

    def wants_to_intercept(self, game: Game, blip: int) -> bool:
        """Let the player answer."""
        self._ask(game, codes.ASK_INTERCEPTION, blip)
        return self._said(codes.ASK_INTERCEPTION, self.player.wants_to_intercept(game, blip))

    def _ask(self, game: Game, question: int, piece: int = codes.NOBODY, amount: int = 0) -> None:
        """Let the kernel list what is legal here, as it does for a battle that waits; then nothing waits any more."""
        self.listed = None
        if self.list_every and len(self.answers) % self.list_every == 0:
            asked = game.answers
            asked.question, asked.side, asked.piece, asked.amount = question, self.side, piece, amount
            list_choices(game)
            self.listed = listed_cells(game)
            asked.question = 0

    def _said(self, question: int, answer: bool) -> bool:
        self._write(question, int(answer))
        return answer

    def _write(self, question: int, *cells: int) -> None:
        self.answers.append(Answer(question, cells, self.listed))


def listed_cells(game: Game) -> tuple[Cells, ...]:
    """Return what the kernel has listed, once each, in its order."""
    cells, found, at = game.choices.cells[: game.choices.length], [], 0
    while at < len(cells):
        found.append(tuple(cells[at + 1 : at + 1 + cells[at]]))
        at += 1 + cells[at]
    assert len(found) == game.choices.listed
    return tuple(dict.fromkeys(found))


def action_cells(game: Game, piece: int) -> Cells:
    """Return the action of `game.choice` with what it needs and nothing else."""
    chosen, action = game.choice, game.choice.action
    target = chosen.target if action in TARGETS else codes.NO_ACTION
    place = (chosen.x_mil, chosen.y_mil) if action in PLACES else (0, 0)
    jump = chosen.jump if action == codes.KAMIKAZE else 0
    switches = action in (codes.MOVE, codes.JUMP) and game.numbers.free_toggle == 1
    toggle = chosen.toggle if switches and may_act(game, piece, codes.TOGGLE_JAMMER) else 0
    return action, target, *place, jump, toggle, chosen.dice if action == codes.TARGET else 0


def share_cells(game: Game) -> Cells:
    """Return the shares of `game.choice` that are above 0."""
    chosen = game.choice
    rows = [*enumerate(zip(chosen.points, chosen.points_again, strict=True))]
    shares = [(target, *points) for target, points in rows if any(points)]
    grounds = zip(chosen.spot_points, chosen.spot_x_mil, chosen.spot_y_mil, strict=True)
    spots = [ground for ground in grounds if ground[0]]
    return len(shares), *(cell for share in shares for cell in share), len(spots), *(c for spot in spots for c in spot)


def recorded(pack: Pack, seed: int, players: Sequence[Adapter], list_every: int = 0) -> tuple[Answer, ...]:
    """Return what two players answer in a battle, question by question."""
    answers: list[Answer] = []
    red, blue = (cast("Adapter", Recorder(player, side, answers, list_every)) for side, player in enumerate(players))
    order = BattleOrder(participants(players=("custom", "custom")), seed=seed)
    fight_in(pack, order, CustomGame((red, blue)), "plain")
    return tuple(answers)
