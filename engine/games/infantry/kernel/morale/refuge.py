"""Where the shaken make for: the nearest cover, or their own edge of the map. Rule: IN.GAP.28."""

from engine.games.infantry.kernel.codes import Edge, Land
from engine.games.infantry.kernel.moving.steps import dot_refused, is_full
from engine.games.infantry.kernel.numbers.lines import dots_apart
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.ground import dot_of, is_on_map, land_at
from engine.games.infantry.kernel.standing.people import FAR_AWAY, enemy_near


def is_advance(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a dot is nearer to the nearest enemy than a trooper is. Rule: IN.GAP.28."""
    before: int = enemy_near(game, person, game.battle.column[person], game.battle.row[person])
    return enemy_near(game, person, column, row) < before


def gives_cover(game: Game, column: int, row: int) -> bool:
    """Return whether a dot is cover: vegetation, a trench, a low wall or a dot beside one. Rule: IN.GAP.28."""
    land: int = land_at(game, column, row)
    if (
        land == Land.LIGHT_VEGETATION
        or land == Land.HEAVY_VEGETATION
        or (land == Land.TRENCH and game.rulings.tunnels == 1)
    ):
        return True
    for beside_row in range(row - 1, row + 2):
        for beside in range(column - 1, column + 2):
            if is_on_map(game, beside, beside_row) and land_at(game, beside, beside_row) == Land.LOW_WALL:
                return True
    return False


def own_edge(game: Game, side: int) -> int:
    """Return the edge of the map from which the zone of a side reaches in least far. Rules: IN.GAP.28, IN.HOUSE.10."""
    found: int = Edge.SOUTH
    least: int = game.forces.north[side] + 1
    if game.ground.height - game.forces.south[side] < least:
        least = game.ground.height - game.forces.south[side]
        found = Edge.NORTH
    if game.forces.east[side] + 1 < least:
        least = game.forces.east[side] + 1
        found = Edge.WEST
    if game.ground.width - game.forces.west[side] < least:
        found = Edge.EAST
    return found


def is_on_own_edge(game: Game, side: int, column: int, row: int) -> bool:
    """Return whether a dot lies on a side's own edge of the map. Rule: IN.GAP.28."""
    edge: int = own_edge(game, side)
    if edge == Edge.SOUTH:
        return row == 0
    if edge == Edge.NORTH:
        return row == game.ground.height - 1
    return column == (0 if edge == Edge.WEST else game.ground.width - 1)


def is_refuge(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a dot, as it lies there, is one that the shaken make for. Rule: IN.GAP.28."""
    land: int = land_at(game, column, row)
    bad: bool = (land == Land.DEEP_WATER and game.rulings.water == 1) or (
        land == Land.BARBED_WIRE and game.rulings.wire == 1
    )
    if bad or game.battle.fire[dot_of(game, column, row)]:
        return False
    return gives_cover(game, column, row) or is_on_own_edge(game, game.forces.side[person], column, row)


def is_free_refuge(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a trooper can make for a dot: a refuge, free, and no nearer to the enemy. Rule: IN.GAP.28."""
    if not is_refuge(game, person, column, row) or dot_refused(game, person, column, row):
        return False
    return not is_full(game, person, column, row) and not is_advance(game, person, column, row)


def finds_refuge(game: Game, person: int) -> bool:
    """Choose the nearest refuge, of equals farthest from the enemy; return whether there is one. Rule: IN.GAP.28."""
    least: int = FAR_AWAY
    farthest: int = 0
    for row in range(game.ground.height):
        for column in range(game.ground.width):
            away: int = dots_apart(game.battle.column[person], game.battle.row[person], column, row)
            if away <= least and is_free_refuge(game, person, column, row):
                safe: int = enemy_near(game, person, column, row)
                if away < least or safe > farthest:
                    game.choice.column = column
                    game.choice.row = row
                    farthest = safe
                least = away
    return least < FAR_AWAY
