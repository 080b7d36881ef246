"""The troopers: who fights, who is on which dot, who are enemies; and rows of the log about them."""

from engine.games.infantry.kernel.codes import (
    NOBODY,
    NOWHERE,
    Land,
    State,
)
from engine.games.infantry.kernel.numbers.lines import dots_apart
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.ground import land_at
from engine.kernel.log import write

FAR_AWAY = 999


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
