"""Where the heuristic player swims, where it goes under ground, and how it comes to a zone that its side scores for."""

from engine.games.infantry.kernel.acting.choices import clear_choice, is_legal
from engine.games.infantry.kernel.codes import NOBODY, NOWHERE, SLOTS, Action, Slot, Weight
from engine.games.infantry.kernel.moving.steps import may_swim
from engine.games.infantry.kernel.players.heuristic.aims import FAR, weight
from engine.games.infantry.kernel.players.heuristic.errands import is_time_to_score, way_to_score
from engine.games.infantry.kernel.players.heuristic.steps import (
    SQUARE,
    leaves,
    points_at,
    price_of_going,
    try_step,
)
from engine.games.infantry.kernel.players.heuristic.ways import ap_through, field_for, field_of, worth_below
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import dot_of, is_on_map


def try_to_lighten(game: Game, person: int) -> bool:
    """Choose to drop a second weapon where swimming saves much of the way; return whether that is legal.

    Rules: IN.WAT.3, IN.GAP.23.
    """
    least: int = weight(game, person, Weight.SWIM_AP)
    if least == 0 or not game.rulings.water or may_swim(game, person) or game.battle.tunnel[person] != NOWHERE:
        return False
    dot: int = dot_of(game, game.battle.column[person], game.battle.row[person])
    side: int = game.forces.side[person]
    walking: int = field_for(game, side, False)
    swimming: int = field_for(game, side, True)
    saved: int = game.ways.ap[walking + dot] - game.ways.ap[swimming + dot]
    if saved < least or not swims_without(game, person, Slot.SECONDARY):
        return False
    clear_choice(game)
    game.choice.action = Action.DROP_WEAPON
    game.choice.slot = Slot.SECONDARY
    return is_legal(game, person)


def swims_without(game: Game, person: int, slot: int) -> bool:
    """Return whether a trooper could swim if a section of its card were empty."""
    held: int = game.battle.weapon[person * SLOTS + slot]
    game.battle.weapon[person * SLOTS + slot] = NOBODY
    swims: bool = may_swim(game, person)
    game.battle.weapon[person * SLOTS + slot] = held
    return swims


def try_under_ground(game: Game, person: int, enemy: int, spare: int) -> bool:
    """Choose to go into a tunnel that is the better way, or on in it to an enemy above; return whether that is legal.

    Rules: IN.TUN.1, IN.TUN.4.
    """
    if worth_below(game, game.forces.side[person]) == 0 or game.battle.tunnel[enemy] != NOWHERE:
        return False
    if game.battle.tunnel[person] != NOWHERE:
        return try_step(game, person, enemy, spare)
    clear_choice(game)
    game.choice.action = Action.INTO_TUNNEL
    return is_legal(game, person) and is_better_below(game, person)


def is_better_below(game: Game, person: int) -> bool:
    """Return whether the way of a trooper at the mouth of a tunnel leads through it."""
    field: int = field_of(game, person)
    side: int = game.forces.side[person]
    dot: int = dot_of(game, game.battle.column[person], game.battle.row[person])
    for there in range(game.ground.width * game.ground.height):
        below: int = game.ways.ap[field + there] + ap_through(game, side, dot, there)
        if game.ground.mouth[there] and there != dot and below <= game.ways.ap[field + dot]:
            return True
    return False


def try_to_score(game: Game, person: int, spare: int) -> bool:
    """Choose to stand up, or to step, on the way to a zone that scores if it is time; return whether that is legal.

    Rule: IN.HOUSE.11.
    """
    if not is_time_to_score(game, person):
        return False
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    here: int = way_to_score(game, person, column, row)
    clear_choice(game)
    game.choice.action = Action.STAND_UP
    if here > weight(game, person, Weight.STANDING_UP) and is_legal(game, person):
        return True
    best: int = NOBODY
    least: int = FAR
    for place in range(SQUARE):
        points_at(game, column + place % 3 - 1, row + place // 3 - 1)
        price: int = price_on_the_way(game, person, here, spare)
        if price < least:
            least = price
            best = place
    points_at(game, column + best % 3 - 1, row + best // 3 - 1)
    return best != NOBODY


def price_on_the_way(game: Game, person: int, here: int, spare: int) -> int:
    """Return what speaks against the chosen step to a zone that scores; FAR if it does not lead on or is not legal."""
    if not is_on_map(game, game.choice.column, game.choice.row):
        return FAR
    way: int = way_to_score(game, person, game.choice.column, game.choice.row)
    if way >= here or not leaves(game, person, spare) or not is_legal(game, person):
        return FAR
    return price_of_going(game, person, way, spare)
