"""Where units may be set up, go and look, as `may_start_at` and `may_go` judge it.

Of places, which are all points of a mil, these are listed: points half an inch apart round a corner; where a unit
stands, and quarters of what it has left in each direction of the die, at the spire and at the KeyChip. Of facings,
each direction of the die, and the one that it has. Others may be legal.
"""

from engine.games.survive.kernel.board.choices import (
    clear_choice,
    corner_x,
    corner_y,
    may_charge,
    may_go,
    may_start_at,
    stay,
)
from engine.games.survive.kernel.board.footing import apart_mil
from engine.games.survive.kernel.board.pieces import key_x, key_y
from engine.games.survive.kernel.codes import NOBODY, PPM
from engine.games.survive.kernel.numbers.places import distance_squared, whole_root
from engine.games.survive.kernel.records import Game
from engine.kernel.choices import add_cell, begin_choice, proposes

QUARTERS = 4
SPOT_MIL = 500
PLACE_CELLS = 4
FOLLOW_CELLS = 3


def list_spots(game: Game, side: int, piece: int) -> None:
    """List where a unit may be set up, facing the spire. Rule: SV.GAP.41."""
    clear_choice(game)
    stay(game, piece)
    inward_x: int = -1 if corner_x(game, side) > 0 else 1
    inward_y: int = -1 if corner_y(game, side) > 0 else 1
    steps: int = game.numbers.deploy_mil // SPOT_MIL
    for across in range(steps + 1):
        for along in range(steps + 1):
            game.choice.x_mil = corner_x(game, side) + inward_x * across * SPOT_MIL
            game.choice.y_mil = corner_y(game, side) + inward_y * along * SPOT_MIL
            if proposes(game.choices) and may_start_at(game, side, piece):
                list_place(game)


def list_place(game: Game) -> None:
    """List the place and the facing in `game.choice`."""
    if begin_choice(game.choices, PLACE_CELLS):
        add_cell(game.choices, game.choice.x_mil)
        add_cell(game.choices, game.choice.y_mil)
        add_cell(game.choices, game.choice.facing_x)
        add_cell(game.choices, game.choice.facing_y)


def list_legs(game: Game, piece: int, left_mil: int) -> None:
    """List to stay and look any way, and to go somewhere and look ahead. Rules: SV.MOV.1, SV.GAP.39."""
    clear_choice(game)
    stay(game, piece)
    if proposes(game.choices):
        list_place(game)
    for roll in range(1, game.numbers.die_sides + 1):
        if looks_elsewhere(game, piece, roll) and proposes(game.choices):
            list_place(game)
    list_ways(game, piece, left_mil, False)


def looks_elsewhere(game: Game, piece: int, roll: int) -> bool:
    """Choose the facing of a direction of the die, and return whether a unit does not have it already."""
    game.choice.facing_x = game.numbers.direction_x[roll]
    game.choice.facing_y = game.numbers.direction_y[roll]
    same_x: bool = game.choice.facing_x == game.battle.facing_x[piece]
    return not same_x or game.choice.facing_y != game.battle.facing_y[piece]


def list_ways(game: Game, piece: int, left_mil: int, follows: bool) -> None:
    """List where a unit may go; of one that follows on no facing is asked."""
    for roll in range(1, game.numbers.die_sides + 1):
        game.choice.facing_x = game.numbers.direction_x[roll]
        game.choice.facing_y = game.numbers.direction_y[roll]
        list_quarters(game, piece, left_mil, left_mil, follows)
    list_aim(game, piece, game.board.spire_x_mil, game.board.spire_y_mil, left_mil, follows)
    if key_x(game) != game.board.spire_x_mil or key_y(game) != game.board.spire_y_mil:
        list_aim(game, piece, key_x(game), key_y(game), left_mil, follows)
    stay(game, piece)


def list_aim(game: Game, piece: int, x: int, y: int, left_mil: int, follows: bool) -> None:
    """List the way to a point, as far as a unit comes."""
    east: int = x - game.battle.x_mil[piece]
    north: int = y - game.battle.y_mil[piece]
    whole: int = whole_root(distance_squared(0, 0, east, north))
    if whole > 0:
        game.choice.facing_x = east * PPM // whole
        game.choice.facing_y = north * PPM // whole
        list_quarters(game, piece, left_mil, min(left_mil, whole), follows)


def list_quarters(game: Game, piece: int, left_mil: int, reach_mil: int, follows: bool) -> None:
    """List the quarters of a reach straight ahead, as the facing in `game.choice` is, that are legal."""
    for quarter in range(1, QUARTERS + 1):
        length: int = reach_mil * quarter // QUARTERS
        game.choice.x_mil = game.battle.x_mil[piece] + game.choice.facing_x * length // PPM
        game.choice.y_mil = game.battle.y_mil[piece] + game.choice.facing_y * length // PPM
        if goes(game, piece) and proposes(game.choices) and may_go(game, piece, left_mil):
            if follows:
                list_follow_on(game)
            else:
                list_place(game)


def goes(game: Game, piece: int) -> bool:
    """Return whether the chosen place is another one than where a unit stands."""
    return game.choice.x_mil != game.battle.x_mil[piece] or game.choice.y_mil != game.battle.y_mil[piece]


def list_follow_on(game: Game) -> None:
    """List whom a winner charges, or where it goes."""
    if begin_choice(game.choices, FOLLOW_CELLS):
        add_cell(game.choices, game.choice.target)
        add_cell(game.choices, game.choice.x_mil)
        add_cell(game.choices, game.choice.y_mil)


def list_follow_ons(game: Game, piece: int, left_mil: int) -> None:
    """List to stay, whom a winner may charge, and where it may go. Rules: SV.RES.5, SV.RES.6."""
    loser: int = game.choice.partner
    clear_choice(game)
    stay(game, piece)
    if proposes(game.choices):
        list_follow_on(game)
    for target in range(game.forces.pieces):
        if (
            proposes(game.choices)
            and may_charge(game, piece, target, loser)
            and apart_mil(game, piece, target) <= left_mil
        ):
            game.choice.target = target
            list_follow_on(game)
    game.choice.target = NOBODY
    list_ways(game, piece, left_mil, True)
    game.choice.partner = loser


def list_facings(game: Game, piece: int) -> None:
    """List the ways that a unit may look. Rule: SV.GAP.18."""
    clear_choice(game)
    stay(game, piece)
    if proposes(game.choices):
        list_facing(game)
    for roll in range(1, game.numbers.die_sides + 1):
        if looks_elsewhere(game, piece, roll) and proposes(game.choices):
            list_facing(game)
    stay(game, piece)


def list_facing(game: Game) -> None:
    """List the facing in `game.choice`."""
    if begin_choice(game.choices, 2):
        add_cell(game.choices, game.choice.facing_x)
        add_cell(game.choices, game.choice.facing_y)
