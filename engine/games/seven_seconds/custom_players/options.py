"""The actions worth asking about: what a piece might do, legal or not."""

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
