"""The ground, and the troopers on it: who fights, who is where, who are enemies, who may still act, and who has won.

Rules: IN.GAP.20, IN.GAP.45, IN.HOUSE.9.
"""

from engine.games.infantry.kernel.codes import NOBODY, NOWHERE, SIDE_A, SIDE_B, Ending, Event, Land, State
from engine.games.infantry.kernel.numbers.targets import dots_apart
from engine.games.infantry.kernel.records import Game
from engine.kernel.log import write


def is_on_map(game: Game, column: int, row: int) -> bool:
    """Return whether there is such a dot."""
    return column >= 0 and row >= 0 and column < game.ground.width and row < game.ground.height


def dot_of(game: Game, column: int, row: int) -> int:
    """Return the number of a dot that is on the map."""
    return row * game.ground.width + column


def land_at(game: Game, column: int, row: int) -> int:
    """Return the terrain of a dot; a tree that is no obstacle is heavy vegetation. Rule: IN.GAP.45."""
    land: int = game.ground.terrain[dot_of(game, column, row)]
    if land == Land.TREE and not game.rulings.trees_block:
        return Land.HEAVY_VEGETATION
    return land


def level_at(game: Game, column: int, row: int) -> int:
    """Return the level of a dot. Rule: IN.TER.3."""
    return game.ground.level[dot_of(game, column, row)]


def is_obstacle(game: Game, column: int, row: int) -> bool:
    """Return whether nobody walks into a dot, sees through it, or is harmed through it. Rules: IN.INC.5, IN.GAP.45."""
    land: int = land_at(game, column, row)
    return land == Land.HIGH_WALL or land == Land.BUILDING or land == Land.TREE or land == Land.VEHICLE


def is_water(game: Game, column: int, row: int) -> bool:
    """Return whether a dot is water. Rules: IN.WAT.1, IN.WAT.2."""
    land: int = land_at(game, column, row)
    return land == Land.SHALLOW_WATER or land == Land.DEEP_WATER


def tunnel_at(game: Game, column: int, row: int) -> int:
    """Return the tunnel under a dot, NOWHERE without one. Rule: IN.TUN.1."""
    return game.ground.tunnel[dot_of(game, column, row)] if is_on_map(game, column, row) else NOWHERE


FAR_AWAY = 999

HUNDREDTHS = 100


def is_person(game: Game, person: int) -> bool:
    """Return whether a number is that of a trooper."""
    return person >= 0 and person < game.forces.people


def is_fighting(game: Game, person: int) -> bool:
    """Return whether a trooper is on the map, and neither dead nor routed."""
    return game.battle.state[person] == State.FIGHTING


def is_enemy(game: Game, person: int, other: int) -> bool:
    """Return whether a number is that of an enemy who fights."""
    if not is_person(game, other) or not is_fighting(game, other):
        return False
    return game.forces.side[person] != game.forces.side[other]


def left_of(game: Game, side: int) -> int:
    """Return how many troopers of a side fight. Rule: IN.HOUSE.9."""
    found: int = 0
    for person in range(game.forces.people):
        if game.forces.side[person] == side and is_fighting(game, person):
            found += 1
    return found


def is_there(game: Game, person: int, column: int, row: int, tunnel: int) -> bool:
    """Return whether a trooper is on a dot, above ground (NOWHERE) or in a tunnel."""
    if not is_fighting(game, person) or game.battle.tunnel[person] != tunnel:
        return False
    return game.battle.column[person] == column and game.battle.row[person] == row


def count_there(game: Game, side: int, column: int, row: int, tunnel: int) -> int:
    """Return how many troopers of a side are on a dot. Rule: IN.GAP.39."""
    found: int = 0
    for person in range(game.forces.people):
        if game.forces.side[person] == side and is_there(game, person, column, row, tunnel):
            found += 1
    return found


def is_crowded(game: Game, person: int) -> bool:
    """Return whether a trooper shares its dot with more than may stay there. Rule: IN.GAP.39."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    there: int = count_there(game, game.forces.side[person], column, row, game.battle.tunnel[person])
    return there > game.rulings.per_dot


def distance_of(game: Game, person: int, other: int) -> int:
    """Return the dots between two troopers. Rule: IN.GAP.20."""
    battle_column: int = game.battle.column[other]
    return dots_apart(game.battle.column[person], game.battle.row[person], battle_column, game.battle.row[other])


def enemy_near(game: Game, person: int, column: int, row: int) -> int:
    """Return how many dots a dot is from the enemy that is nearest to it; FAR_AWAY without enemies."""
    least: int = FAR_AWAY
    for enemy in range(game.forces.people):
        if is_enemy(game, person, enemy):
            least = min(least, dots_apart(column, row, game.battle.column[enemy], game.battle.row[enemy]))
    return least


def swims(game: Game, person: int) -> bool:
    """Return whether a trooper is in deep water, where water is played. Rules: IN.WAT.2, IN.GEN.1."""
    if game.battle.tunnel[person] != NOWHERE or not game.rulings.water:
        return False
    return land_at(game, game.battle.column[person], game.battle.row[person]) == Land.DEEP_WATER


def is_in_trench(game: Game, person: int) -> bool:
    """Return whether a trooper is in a trench. Rule: IN.TUN.5."""
    if game.battle.tunnel[person] != NOWHERE:
        return False
    return land_at(game, game.battle.column[person], game.battle.row[person]) == Land.TRENCH


def note(game: Game, kind: int, person: int, target: int, a: int, b: int, c: int) -> None:
    """Write a row about a trooper that needs three numbers at most."""
    note_long(game, kind, person, target, a, b, c, 0, 0)


def note_long(game: Game, kind: int, person: int, target: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write a row about a trooper."""
    write(game.log, kind, game.battle.turn, game.forces.side[person], person, target, a, b, c, d, e)


def note_side(game: Game, kind: int, side: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write a row about a side, or about both (NOBODY)."""
    write(game.log, kind, game.battle.turn, side, NOBODY, NOBODY, a, b, c, d, e)


def is_ready(game: Game, side: int, person: int) -> bool:
    """Return whether a number is that of a trooper of a side who may still act. Rule: IN.HOUSE.1."""
    if not is_person(game, person) or game.forces.side[person] != side:
        return False
    return is_fighting(game, person) and game.battle.done[person] == 0


def count_ready(game: Game, side: int) -> int:
    """Return how many troopers of a side may still act."""
    found: int = 0
    for person in range(game.forces.people):
        found += 1 if is_ready(game, side, person) else 0
    return found


def judge(game: Game) -> None:
    """End the battle at once if a side has nobody left on the map. Rule: IN.HOUSE.9."""
    left_a: int = left_of(game, SIDE_A)
    left_b: int = left_of(game, SIDE_B)
    if game.battle.over == Ending.NOT_OVER and (left_a == 0 or left_b == 0):
        game.battle.over = Ending.WIPED_OUT
        if left_a == 0 and left_b == 0:
            game.battle.winner = winner_by_value(game)
        else:
            game.battle.winner = SIDE_B if left_a == 0 else SIDE_A


def note_standing(game: Game) -> None:
    """Note how things stand after a game turn. Rule: IN.HOUSE.9."""
    lost_a: int = game.battle.lost[SIDE_A]
    lost_b: int = game.battle.lost[SIDE_B]
    note_side(game, Event.STANDING, NOBODY, left_of(game, SIDE_A), left_of(game, SIDE_B), lost_a, lost_b, 0)


def end_last_turn(game: Game) -> None:
    """End the battle after its last game turn. Rule: IN.HOUSE.9."""
    if game.battle.over == Ending.NOT_OVER and game.battle.turn >= game.forces.turns:
        game.battle.over = Ending.LAST_TURN
        game.battle.winner = winner_by_value(game)


def total_of(game: Game, side: int) -> int:
    """Return the PV of a side: those that it destroyed, and those of its objectives. Rules: IN.HOUSE.9, IN.HOUSE.11."""
    return game.battle.lost[1 - side] + game.battle.scored[side]


def winner_by_value(game: Game) -> int:
    """Return the side that has more PV; NOBODY where it is too little more. Rules: IN.GAP.38, IN.HOUSE.9."""
    ahead: int = total_of(game, SIDE_A) - total_of(game, SIDE_B)
    if ahead == 0 or abs(ahead) * HUNDREDTHS < game.rulings.draw_percent * game.forces.budget:
        return NOBODY
    return SIDE_A if ahead > 0 else SIDE_B


def note_result(game: Game) -> None:
    """Note how the battle ended, as the last row of its log. Rule: IN.HOUSE.9."""
    if game.battle.over != Ending.NOT_OVER:
        lost_a: int = game.battle.lost[SIDE_A]
        lost_b: int = game.battle.lost[SIDE_B]
        note_side(game, Event.RESULT, game.battle.winner, game.battle.over, game.battle.turn, lost_a, lost_b, 0)


def is_in_zone(game: Game, zone: int, column: int, row: int) -> bool:
    """Return whether a dot lies in a zone: that of a side, or of an objective. Rules: IN.HOUSE.10, IN.HOUSE.11."""
    if column < game.forces.west[zone] or column > game.forces.east[zone]:
        return False
    return row >= game.forces.south[zone] and not row > game.forces.north[zone]


def is_place(game: Game, side: int, column: int, row: int) -> bool:
    """Return whether a trooper of a side may be set down on a dot. Rules: IN.GAP.39, IN.GAP.45, IN.HOUSE.10."""
    if not is_on_map(game, column, row) or not is_in_zone(game, side, column, row):
        return False
    if is_obstacle(game, column, row) or land_at(game, column, row) == Land.DEEP_WATER:
        return False
    if count_there(game, 1 - side, column, row, NOWHERE) > 0:
        return False
    return count_there(game, side, column, row, NOWHERE) < game.rulings.per_dot


def first_place(game: Game, side: int) -> None:
    """Choose the first dot where a trooper of a side may be set down, row by row; none if there is none."""
    game.choice.column = NOBODY
    game.choice.row = NOBODY
    for row in range(game.forces.south[side], game.forces.north[side] + 1):
        for column in range(game.forces.west[side], game.forces.east[side] + 1):
            if is_place(game, side, column, row):
                game.choice.column = column
                game.choice.row = row
                return
