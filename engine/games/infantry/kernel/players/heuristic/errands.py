"""When the heuristic player makes for a zone that its side scores for, and stays in one. Rule: IN.HOUSE.11."""

from engine.games.infantry.kernel.codes import NOWHERE, Weight
from engine.games.infantry.kernel.players.heuristic.aims import PERCENT, is_late, is_winning, turns_left, weight
from engine.games.infantry.kernel.players.heuristic.ways import UNREACHED, score_field_of
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import fresh_ap
from engine.games.infantry.kernel.standing.people import dot_of


def is_drawn(game: Game, person: int) -> bool:
    """Return whether a trooper goes by what its side scores for: above ground, where its player weighs that."""
    if game.forces.objectives == 0 or game.battle.tunnel[person] != NOWHERE:
        return False
    return weight(game, person, Weight.OBJECTIVE) > 0


def way_to_score(game: Game, person: int, column: int, row: int) -> int:
    """Return the AP from a dot to the nearest zone that a trooper's side scores for; UNREACHED if there is no way."""
    return game.ways.ap[score_field_of(game, person) + dot_of(game, column, row)]


def ap_to_come(game: Game, person: int) -> int:
    """Return the AP that a trooper still has for movement until the battle ends."""
    each_turn: int = min(fresh_ap(game, person), game.numbers.movement_cap)
    return game.battle.ap[person] + turns_left(game) * each_turn


def is_time_to_score(game: Game, person: int) -> bool:
    """Return whether it is time for a trooper to make for a zone that scores, and it may still come there."""
    if not is_drawn(game, person):
        return False
    way: int = way_to_score(game, person, game.battle.column[person], game.battle.row[person])
    left: int = ap_to_come(game, person)
    if way == 0 or way == UNREACHED or way > left:
        return False
    return way * weight(game, person, Weight.OBJECTIVE) >= left * PERCENT


def gives_up_zone(game: Game, person: int, column: int, row: int) -> bool:
    """Return whether a trooper who is in a zone that scores would leave it for a dot."""
    if (
        not is_drawn(game, person)
        or way_to_score(game, person, game.battle.column[person], game.battle.row[person]) > 0
    ):
        return False
    return way_to_score(game, person, column, row) > 0


def is_desperate(game: Game, side: int) -> bool:
    """Return whether half of the battle is over, and a side would not win it as it stands."""
    return is_late(game) and not is_winning(game, side)
