"""The actions worth asking about, legal or not, and why one is not open."""

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

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
)
from engine.games.seven_seconds.custom_players.pieces import Piece
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.board import footing
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil

if TYPE_CHECKING:
    from engine.games.seven_seconds.custom_players.table import Table


DIRECTIONS = 16


def thinkable(table: "Table", piece: Piece) -> Iterator[Action]:
    """Yield what a piece might do; the legality of each is another question."""
    for enemy in table.enemies:
        yield FireRifle(enemy)
        yield FireMissile(enemy)
        yield FireFlamer(enemy.x_in, enemy.y_in)
        yield Kamikaze(*touching(piece, enemy, table.base_in))
    for objective in table.objectives:
        yield FireMissile(objective)
    for friend in table.mine:
        yield Command(friend)
        yield Repair(friend)
    yield Target(piece.sensors)
    yield Scramble()
    yield ToggleJammer()
    for x_in, y_in in around(piece, table.move_in(piece)):
        yield Move(x_in, y_in)
    for x_in, y_in in around(piece, table.jump_in(piece)):
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


AT_OTHERS: dict[int, str] = {
    codes.Action.FIRE_RIFLE: "the shot would have no dice, or the target may not be shot at",
    codes.Action.FIRE_MISSILE: (
        "it is no target for a missile of this piece: out of arc, without counters, or none is left"
    ),
    codes.Action.COMMAND: "it is not one's own, is ready already, or is out of reach of the command",
    codes.Action.REPAIR: "it is no damaged trooper of one's own in reach",
    codes.Action.SCRAMBLE: "it may not go back under the blips from here",
    codes.Action.TOGGLE_JAMMER: "it has no jammer to switch",
}


def refusal(game: Game, piece: int, action: Action) -> str:
    """Return why `game.choice`, which is `action`, is not legal for a piece."""
    kind = game.forces.kind[piece]
    if not footing.may_act(game, piece, action.code):
        return f"a piece of its type has no action {type(action).__name__}"
    if isinstance(action, Move | Jump | Kamikaze):
        jumps = isinstance(action, Jump) or (isinstance(action, Kamikaze) and action.jump)
        reach = (game.numbers.jump_mil if jumps else game.numbers.move_mil)[kind]
        return _in_the_way(game, piece, reach, jumps=jumps)
    if isinstance(action, FireFlamer):
        return f"the point must be in sight, in the arc and within {game.numbers.flamer_mil / 1000:g} in"
    if isinstance(action, Target):
        return f"it searches with {game.numbers.min_target_dice} to {game.forces.sensors[piece]} dice"
    return AT_OTHERS[action.code]


def _in_the_way(game: Game, piece: int, reach: int, *, jumps: bool) -> str:
    x, y = game.choice.x_mil, game.choice.y_mil
    cost = distance_mil(game.battle.x_mil[piece], game.battle.y_mil[piece], x, y)
    if not jumps:
        cost = footing.way_cost_mil(game, piece, x, y)
    if cost < 0:
        return "impassable terrain is in the way"
    if cost > reach + game.numbers.epsilon_mil:
        return f"that takes {cost / 1000:.1f} in of movement, and it has {reach / 1000:g} in"
    explodes = game.choice.action == codes.Action.KAMIKAZE
    may_leave = footing.leaves_table(game, piece, x, y) and not explodes
    if not may_leave and not footing.is_on_board(game, x, y, game.numbers.base_radius_mil):
        return "its base would not lie on the table"
    if not footing.is_free(game, piece, x, y):
        return "another base stands there"
    if not may_leave and not footing.may_stand(game, piece, x, y):
        return "the terrain there is impassable"
    return "another base is in the way"
