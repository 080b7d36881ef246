"""The table as a custom player sees it, and the questions it may ask. It shows `game.view` and nothing else.

Python hides nothing from who digs for it: a custom player that reaches past this wrapper cheats.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from math import cos, hypot, pi, sin

from engine.battles.events import word
from engine.games.seven_seconds.custom_players.actions import (
    Action,
    Command,
    FireFlamer,
    FireMissile,
    FireRifle,
    Jump,
    Kamikaze,
    Move,
    Repair,
    Scramble,
    Target,
    ToggleJammer,
    refusal,
    write_action,
)
from engine.games.seven_seconds.custom_players.pieces import (
    Line,
    Objective,
    Piece,
    Waiting,
    Wish,
    objectives_seen,
    pieces_seen,
    waiting_units,
    wishes,
)
from engine.games.seven_seconds.form import SEATS
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.choices import clear_choice, is_legal, may_be_targeted
from engine.games.seven_seconds.kernel.actions.rifle import dice_against
from engine.games.seven_seconds.kernel.actions.sensors import target_cost
from engine.games.seven_seconds.kernel.board.footing import may_act
from engine.games.seven_seconds.kernel.board.sight import look
from engine.games.seven_seconds.kernel.board.terrain import shelter_at
from engine.games.seven_seconds.kernel.board.ways import finds_way_round
from engine.games.seven_seconds.kernel.codes import Cover, Edge
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.rules.numbers import mils
from engine.kernel.geometry import distance_mil

DIRECTIONS = 16


class View:
    """What one side sees while it answers one question; do not keep it for the next."""

    def __init__(self, game: Game) -> None:
        """Show the view that the kernel has filled for the side it asks."""
        self._game = game
        view = game.view
        self.side = SEATS[view.side]
        self.round = view.round
        self.last_round = game.numbers.max_rounds
        self.base_in = 2 * game.numbers.base_radius_mil / 1000
        self.width_in = game.table.width_mil / 1000
        self.depth_in = game.table.depth_mil / 1000
        self.own_edge = word(Edge(view.own_edge))
        self.enemy_edge = word(Edge(view.enemy_edge))
        self.mission: tuple[Wish, ...] = wishes(view)

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The blips and revealed units on the table, of both sides."""
        return pieces_seen(self._game.view)

    @property
    def mine(self) -> tuple[Piece, ...]:
        """One's own pieces on the table."""
        return tuple(piece for piece in self.pieces if piece.mine)

    @property
    def enemies(self) -> tuple[Piece, ...]:
        """The enemy's pieces on the table."""
        return tuple(piece for piece in self.pieces if not piece.mine)

    @property
    def ready(self) -> tuple[Piece, ...]:
        """One's own pieces that hold an activation counter."""
        return tuple(piece for piece in self.mine if piece.ready)

    @cached_property
    def objectives(self) -> tuple[Objective, ...]:
        """The objectives that still stand."""
        return objectives_seen(self._game.view)

    @cached_property
    def waiting(self) -> tuple[Waiting, ...]:
        """One's own units in the holding area."""
        return waiting_units(self._game.view)

    def distance_in(self, piece: Piece | Objective, x_in: float, y_in: float) -> float:
        """Return how far a piece's centre is from a point."""
        return distance_mil(mils(piece.x_in), mils(piece.y_in), mils(x_in), mils(y_in)) / 1000

    def look(self, piece: Piece, target: Piece | Objective) -> Line:
        """Return what lies between two pieces. Rule: 7S.COV.7."""
        look(self._game, self._seen(piece), self._seen(target))
        sight = self._game.sight
        return Line(sight.range_mil / 1000, bool(sight.blocked), word(Cover(sight.cover)), bool(sight.in_arc))

    def cover_at(self, piece: Piece, x_in: float, y_in: float) -> str:
        """Return the cover that a piece would have from the terrain at a point. Rule: 7S.TERR.1."""
        return word(Cover(shelter_at(self._game, self._kind(piece), mils(x_in), mils(y_in))))

    def rifle_dice(self, piece: Piece, enemy: Piece) -> int:
        """Return the dice a shot would have now, 0 if it cannot be made. Rule: 7S.RIF.5."""
        found = (self._seen(piece), self._seen(enemy))
        return dice_against(self._game, *found) if may_act(self._game, found[0], codes.Action.FIRE_RIFLE) else 0

    def counter_cost(self, piece: Piece, target: Piece | Objective) -> int:
        """Return the sensor points that a counter on a target costs, 0 if it cannot be targeted. Rule: 7S.TGT.5."""
        found = (self._seen(piece), self._seen(target))
        may = may_act(self._game, found[0], codes.Action.TARGET) and may_be_targeted(self._game, *found)
        return target_cost(self._game, *found) if may else 0

    def move_in(self, piece: Piece) -> float:
        """Return how far a piece may move in an action, 0 if it may not. Rule: 7S.MOVE.1."""
        return self._reach_in(piece, codes.Action.MOVE, self._game.numbers.move_mil)

    def jump_in(self, piece: Piece) -> float:
        """Return how far a piece may jump, 0 if it may not. Rule: 7S.JUMP.1."""
        return self._reach_in(piece, codes.Action.JUMP, self._game.numbers.jump_mil)

    def allows(self, piece: Piece, action: Action) -> bool:
        """Return whether an action is open to a piece of one's own now. Rule: 7S.ACT.10."""
        return not self.why_not(piece, action)

    def why_not(self, piece: Piece, action: Action) -> str:
        """Return why an action is not open to a piece, "" if it is."""
        if not piece.mine:
            return "the piece is the enemy's"
        number = self._seen(piece)
        game = self._game
        write_action(game, action)
        target = game.choice.target
        if target != codes.NO_ACTION and not game.view.seen[target]:
            return f"{action} is aimed at what is not on the table"
        reason = "" if is_legal(game, number) else refusal(game, number, action)
        clear_choice(game)
        return reason

    def legal(self, piece: Piece) -> Iterator[Action]:
        """Yield the legal actions of a piece: going in sixteen directions all or half the way, searching with all dice.

        Where it cannot move straight, it moves round what is in the way, if one bend is enough. Flamers and kamikazes
        are aimed at enemies. Other points and numbers of dice may be legal as well.
        """
        for action in thinkable(self, piece):
            if self.allows(piece, action):
                yield action
            elif isinstance(action, Move) and (by := self.way_round(piece, action.x_in, action.y_in)):
                yield replace(action, by=by)

    def way_round(self, piece: Piece, x_in: float, y_in: float) -> tuple[float, float] | None:
        """Return where the cheapest Move bends that goes round something to a point; None if none is found.

        Rule: 7S.MOVE.3.
        """
        game, number = self._game, self._seen(piece)
        found = self.move_in(piece) and finds_way_round(game, number, mils(x_in), mils(y_in))
        return (game.way.bend_x_mil / 1000, game.way.bend_y_mil / 1000) if found else None

    def _kind(self, piece: Piece) -> int:
        return self._game.view.kind[self._seen(piece)]

    def _reach_in(self, piece: Piece, action: int, reaches_mil: list[int]) -> float:
        number = self._seen(piece)
        may = piece.mine and may_act(self._game, number, action)
        return reaches_mil[self._kind(piece)] / 1000 if may else 0.0

    def _seen(self, piece: Piece | Objective) -> int:
        if not self._game.view.seen[piece.number]:
            raise ValueError(f"{piece} is no longer on the table")
        return piece.number


def thinkable(view: View, piece: Piece) -> Iterator[Action]:
    """Yield what a piece might do; the legality of each is another question."""
    for enemy in view.enemies:
        yield FireRifle(enemy)
        yield FireMissile(enemy)
        yield FireFlamer(enemy.x_in, enemy.y_in)
        yield Kamikaze(*touching(piece, enemy, view.base_in))
    for objective in view.objectives:
        yield FireMissile(objective)
    for friend in view.mine:
        yield Command(friend)
        yield Repair(friend)
    yield Target(piece.sensors)
    yield Scramble()
    yield ToggleJammer()
    for x_in, y_in in around(piece, view.move_in(piece)):
        yield Move(x_in, y_in)
    for x_in, y_in in around(piece, view.jump_in(piece)):
        yield Jump(x_in, y_in)


def around(piece: Piece, reach_in: float) -> Iterator[tuple[float, float]]:
    """Yield points in sixteen directions from a piece, at all and at half of its reach; none without a reach."""
    for step in range(DIRECTIONS if reach_in else 0):
        angle = step * 2 * pi / DIRECTIONS
        for part in (1.0, 0.5):
            yield (
                round(piece.x_in + part * reach_in * cos(angle), 3),
                round(piece.y_in + part * reach_in * sin(angle), 3),
            )


def touching(piece: Piece, enemy: Piece, base_in: float) -> tuple[float, float]:
    """Return where a piece that comes straight at an enemy touches its base."""
    away = hypot(enemy.x_in - piece.x_in, enemy.y_in - piece.y_in)
    part = max(0.0, away - base_in) / away if away else 0.0
    return round(piece.x_in + part * (enemy.x_in - piece.x_in), 3), round(
        piece.y_in + part * (enemy.y_in - piece.y_in), 3
    )
