"""What it costs to walk on a map where no battle is on. Rules: BS.MOV.4, BS.TER.10, BS.GAP.16, BS.GAP.18."""

from collections.abc import Mapping
from heapq import heappop, heappush

from engine.games.battlesuit.kernel.codes import NO_ENTRY
from engine.games.battlesuit.kernel.legal.ways import walk_cost
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES, Field
from engine.games.battlesuit.maps.charts import board_of
from engine.games.battlesuit.maps.panels import Point
from engine.games.battlesuit.rules.numbers import pack_numbers
from engine.kernel.records import share
from schemas.models.battlesuit.rules import Rules


def walked_from(start: Point, field: Field, rules: Rules, most_mp: int) -> Mapping[Point, int]:
    """Return the points that are walked to from a point for at most so many movement points, with the least of them.

    Nobody stands in the way; the move of one point that is always allowed is not among them.
    """
    numbers = {point: number for number, point in enumerate(field.layout.names)}
    game = _empty(field, numbers, rules)
    least, waiting = {start: 0}, [(0, start)]
    while waiting:
        spent, point = heappop(waiting)
        for there in field.layout.neighbours(point).values():
            cost = NO_ENTRY if there is None else walk_cost(game, numbers[point], numbers[there])
            if (
                there is not None
                and cost != NO_ENTRY
                and spent + cost <= min(most_mp, least.get(there, most_mp + 1) - 1)
            ):
                least[there] = spent + cost
                heappush(waiting, (spent + cost, there))
    return least


def _empty(field: Field, numbers: Mapping[Point, int], rules: Rules) -> Game:
    """Return a battle of nobody on a map."""
    game = Game()
    pack_numbers(rules, game.numbers)
    share(game, "board", board_of(field, numbers))
    for point, number in numbers.items():
        game.land.terrain[number] = TERRAIN_CODES[field.terrain_at(point)]
    return game
