"""A flat battlefield by hand: soldiers on points, dice laid down, and the kernel's functions called one by one."""

from collections.abc import Mapping
from typing import Any

from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.places import put
from engine.games.battlesuit.kernel.board.soldiers import first_of
from engine.games.battlesuit.kernel.codes import Place
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.kernel.setup_records import Board, Pairs
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES
from engine.games.battlesuit.maps.sight import fill_ruling
from engine.games.battlesuit.rules.numbers import pack_cards, pack_numbers, pack_special
from engine.kernel.answers import ANSWERED
from engine.kernel.log import LOG_WIDTH
from engine.kernel.records import share, shared_record
from schemas.models.battlesuit.rules import Rules
from tests.rules.adapters.battlesuit.house_rules import cards_of

COLUMNS = 25
ROWS = 13
WAYS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""Doubled coordinates of the six neighbours, clockwise from north. Rule: BS.MAP.12."""
POINTS = tuple((x, 2 * row + x % 2) for x in range(COLUMNS) for row in range(ROWS))
NUMBERS: Mapping[tuple[int, int], int] = {point: number for number, point in enumerate(POINTS)}
MIDDLE = NUMBERS[12, 12]
"""A point with room on all sides."""
WALK = tuple(
    NUMBERS[x, 2 * row + x % 2] for x in range(COLUMNS) for row in (range(ROWS) if x % 2 == 0 else range(ROWS)[::-1])
)
"""All points of the bench in a walk from each to the next."""


def flat_game(rules: Rules | None = None, given: Mapping[str, Any] | None = None) -> Game:
    """Return an empty battlefield of clear points on level 0, in turn 1."""
    game, cards = Game(), cards_of(given or {})
    house = rules or Rules.model_validate({"kind": "rules", "id": "ruled", "title": "As ruled"})
    pack_cards((*cards.values(),), game.cards)
    pack_numbers(house, game.numbers)
    pack_special(house, game.special)
    fill_ruling(game.sight.ruling, house.los)
    game.battle.turn = 1
    game.plan.turns = 10
    game.land.changes = 1
    share(game, "board", shared_record(Board))
    share(game, "pairs", shared_record(Pairs, seen=1))
    _lay_points(game)
    return game


def _lay_points(game: Game) -> None:
    ground = game.sight.ground
    game.board.dots = ground.dots = len(POINTS)
    ground.stride = 2 * ROWS + 1 + 2 * codes.MARGIN
    for number, (x, y) in enumerate(POINTS):
        game.board.x[number], game.board.y[number] = x, y
        ground.dot_x[number], ground.dot_y[number] = x, y
        for way, (dx, dy) in enumerate(WAYS):
            game.board.neighbour[number * codes.DIRECTIONS + way] = NUMBERS.get((x + dx, y + dy), codes.NOBODY)


def east_of(points: int) -> int:
    """Return the point so many points east of the middle, along the zigzag of a row."""
    return NUMBERS[12 + points, 12 + points % 2]


def lay_terrain(game: Game, dot: int, terrain: str) -> None:
    """Lay a terrain on a point, which does not matter to sight."""
    game.land.terrain[dot] = TERRAIN_CODES[terrain]


def stand(game: Game, side: int, card: str, dot: int, level: int = 0) -> int:
    """Put a soldier of a type on a point; return its number."""
    soldier = first_of(side) + game.forces.count[side]
    game.forces.count[side] += 1
    game.forces.card[soldier] = [*cards_of({})].index(card)
    game.soldiers.place[soldier] = Place.ON_MAP
    game.forces.policy[side] = ANSWERED
    put(game, soldier, dot, level)
    return soldier


def answer(game: Game, *cells: int) -> None:
    """Lay down what players answer."""
    game.answers.cells[: len(cells)] = [*cells]
    game.answers.given, game.answers.read = len(cells), 0


def lay_die(game: Game, actor: int, reason: int, value: int) -> None:
    """Lay down a die."""
    row = game.script.rows
    game.script.actor[row], game.script.reason[row] = actor, reason
    game.script.value[row], game.script.left[row] = value, 1
    game.script.rows += 1


def rows_of(game: Game, kind: int) -> list[tuple[int, ...]]:
    """Return the rows of the log of a kind: turn, side, actor, target, and its five numbers."""
    cells = game.log.cells
    rows = [tuple(cells[at : at + LOG_WIDTH]) for at in range(0, game.log.length * LOG_WIDTH, LOG_WIDTH)]
    return [row[1:] for row in rows if row[0] == kind]
