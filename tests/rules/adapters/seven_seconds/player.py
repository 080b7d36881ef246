"""A player that answers with what has been laid down, and else passes, stands still and stays."""

from collections import deque

from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.codes import Event
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.log import LOG_WIDTH

PASS = None


class LaidDownPlayer:
    """A seat at the table, as a custom player's: see `engine.games.seven_seconds.kernel.players.outside.Seat`.

    It uses at most `a_turn` activations and `extra_a_turn` extra blips of each turn. `turns` are pieces to
    activate, each with whether to reveal it first, or PASS; after them, if `goes_on`, what is ready, blips last.
    `turns_over` are the blips it reveals against missiles.
    """

    def __init__(self, side: int) -> None:
        self.side = side
        self.turns: deque[tuple[int, int] | None] = deque()
        self.extra: deque[int] = deque()
        self.reveals: deque[int] = deque()
        self.goes_on = False
        self.a_turn = 1
        self.extra_a_turn = 0
        self._moved = 0
        self._turn = self._asked = 0
        self.withdraws = False
        self.pursues = False
        self.turns_over: set[int] = set()

    def choose_piece(self, game: Game) -> None:
        """Activate what is laid down."""
        turn = _turns_so_far(game)
        self._asked = self._asked + 1 if turn == self._turn else 1
        self._turn = turn
        self._moved = 0
        if self._asked > self.a_turn:
            return
        wanted = self.turns.popleft() if self.turns else self._next(game)
        if wanted is not PASS:
            game.choice.piece, game.choice.reveal = wanted

    def _next(self, game: Game) -> tuple[int, int] | None:
        first = self.side * codes.SIDE_PIECES
        ready = (piece for piece in reversed(range(first, first + codes.SIDE_PIECES)) if game.battle.active[piece])
        return next(((piece, 0) for piece in ready), PASS) if self.goes_on else PASS

    def choose_action(self, game: Game, piece: int) -> None:
        """Do nothing."""

    def share_points(self, game: Game, piece: int, pool: int) -> None:
        """Keep the points."""

    def choose_extra_blip(self, game: Game) -> None:
        """Move the next blip that is laid down."""
        wanted = self._next(game)
        if self.extra:
            game.choice.piece = self.extra.popleft()
        elif wanted is not PASS and self._moved < self.extra_a_turn:
            game.choice.piece, _ = wanted
            self._moved += 1

    def choose_reveal(self, game: Game) -> None:
        """Turn over the next blip that is laid down."""
        if self.reveals:
            game.choice.piece = self.reveals.popleft()

    def wants_to_withdraw(self, _: Game) -> bool:
        """Return whether it leaves."""
        return self.withdraws

    def wants_to_pursue(self, _: Game) -> bool:
        """Return whether it pursues."""
        return self.pursues

    def wants_interception(self, _: Game, blip: int) -> bool:
        """Return whether it turns a blip over."""
        return blip in self.turns_over


def _turns_so_far(game: Game) -> int:
    return game.log.cells[0 : game.log.length * LOG_WIDTH : LOG_WIDTH].count(Event.TURN)
