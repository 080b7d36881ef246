"""Setting up: table edges, objectives, holding areas, blips."""

from engine.games.seven_seconds.kernel.board.footing import GRID_MIL, is_free, is_on_board, lies_at
from engine.games.seven_seconds.kernel.board.pieces import (
    first_blip,
    first_unit,
    note,
    note_side,
    radius_mil,
    units_in_square,
)
from engine.games.seven_seconds.kernel.board.terrain import is_impassable
from engine.games.seven_seconds.kernel.chance import SIDE_ACTOR, pick
from engine.games.seven_seconds.kernel.codes import NOBODY, SIDE_PIECES, Draw, Event, NoPlace, Status
from engine.games.seven_seconds.kernel.course.placing import place_objectives
from engine.games.seven_seconds.kernel.course.zones import (
    PLACING_TRIES,
    across_mil,
    depth_from_edge,
    is_in_zone,
    opposite_edge,
)
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import grid_places, grid_x, grid_y

DECOYS = 3


def set_up(game: Game) -> None:
    """Set the game up to the start of round 1. Rules: 7S.SETUP.1, 7S.OBJ.3, 7S.AD.1 to 7S.AD.9, 7S.CE.1 to 7."""
    choose_edges(game)
    if game.forces.attack_defense:
        place_objectives(game)
    show_cards(game, game.forces.attacker)
    show_cards(game, 1 - game.forces.attacker)
    if game.numbers.drone_purchase and not game.forces.attack_defense:
        show_purchase(game, game.forces.attacker)
        show_purchase(game, 1 - game.forces.attacker)
    for side in range(2):
        fill_holding_area(game, side)
    game.battle.initiative = game.forces.attacker
    if game.forces.attack_defense:
        deploy(game, 1 - game.forces.attacker, 0, game.numbers.blips)
        deploy(game, game.forces.attacker, 0, game.numbers.blips)
        note_side(game, Event.FIRST_INITIATIVE, game.forces.attacker, 0, 0, 0)
    else:
        deploy_in_groups(game)


def show_cards(game: Game, side: int) -> None:
    """Log a side's mission, troop and drone card, which chance has drawn already. Rules: 7S.AD.4, 7S.AD.5, 7S.CE.3."""
    for card in range(3):
        note_side(game, Event.CARD, side, card, 0, 0)


def show_purchase(game: Game, side: int) -> None:
    """Log how many drones a side has bought, and the points it had for them. Rules: 7S.CE.4, 7S.GAP.13."""
    drones: int = 0
    for unit in range(first_unit(side), first_blip(side) + SIDE_PIECES):
        drones += game.forces.bought[unit]
    note_side(game, Event.DRONES_BOUGHT, side, drones, game.numbers.drone_points, 0)


def deploy_in_groups(game: Game) -> None:
    """Deploy in turn, a group at a time, first player first. Rule: 7S.CE.6."""
    done: int = 0
    while done < game.numbers.blips:
        count: int = min(game.numbers.blip_group, game.numbers.blips - done)
        deploy(game, game.forces.attacker, done, count)
        deploy(game, 1 - game.forces.attacker, done, count)
        done += count


def choose_edges(game: Game) -> None:
    """Let the defender or second player choose an edge. Rules: 7S.AD.1, 7S.CE.2, 7S.GAP.23."""
    chooser: int = 1 - game.forces.attacker
    choice: int = game.numbers.edges[pick(game, SIDE_ACTOR + chooser, Draw.PLACE, game.numbers.edge_count)]
    game.battle.edge[chooser] = choice
    game.battle.edge[1 - chooser] = opposite_edge(choice)
    note_side(game, Event.EDGE, chooser, choice, opposite_edge(choice), 0)


def fill_holding_area(game: Game, side: int) -> None:
    """Put a side's units into squares by lot, alone while three squares stay empty. Rules: 7S.HOLD.1, 7S.HOLD.2."""
    squares: int = game.numbers.blips
    placed: int = 0
    for unit in range(first_unit(side), first_blip(side) + SIDE_PIECES):
        if game.battle.status[unit] == Status.HOLDING:
            room: int = 1 if placed < squares - DECOYS else game.numbers.units_per_square
            start: int = pick(game, unit, Draw.SETUP, squares)
            for step in range(squares):
                square: int = (start + step) % squares
                if game.forces.square[unit] == NOBODY and has_room(game, first_blip(side) + square, room):
                    game.forces.square[unit] = square
            placed += 1
    note_side(game, Event.HOLDING_AREA, side, 0, 0, 0)


def has_room(game: Game, blip: int, room: int) -> bool:
    """Return whether the square of a blip takes another unit. Rule: 7S.HOLD.1."""
    return units_in_square(game, blip) < room


def zone_mil(game: Game, side: int) -> int:
    """Return the depth of a side's deployment zone. Rules: 7S.AD.7, 7S.AD.8, 7S.CE.6."""
    if not game.forces.attack_defense:
        return game.numbers.encounter_depth_mil
    if side == game.forces.attacker:
        return game.numbers.attacker_depth_mil
    return across_mil(game, game.battle.edge[side]) * game.numbers.defender_depth_permille // 1000


def may_deploy(game: Game, side: int, blip: int, x: int, y: int) -> bool:
    """Return whether a blip may be deployed at (x, y).

    Rules: 7S.AD.7, 7S.AD.8, 7S.CE.6, 7S.GAP.20, 7S.GAP.112, 7S.GAP.120.
    """
    if not is_in_zone(
        game, depth_from_edge(game, game.battle.edge[side], x, y), zone_mil(game, side)
    ) or not is_on_board(game, x, y, radius_mil(game, blip)):
        return False
    if not game.numbers.blip_overlap and not is_free(game, blip, x, y):
        return False
    if game.numbers.blip_in_impassable:
        return True
    return not is_impassable(game, game.forces.kind[blip], x, y, radius_mil(game, blip))


def deploy(game: Game, side: int, first: int, count: int) -> None:
    """Deploy some of a side's blips at random legal places. Rules: 7S.AD.7, 7S.AD.8, 7S.CE.6, 7S.SETUP.7."""
    for blip in range(first_blip(side) + first, first_blip(side) + first + count):
        if find_spot_for(game, side, blip):
            game.battle.status[blip] = Status.ON_TABLE
            game.battle.active[blip] = 1
            note(game, Event.DEPLOYED, blip, NOBODY, game.battle.x_mil[blip], game.battle.y_mil[blip], 0)
        else:
            note(game, Event.NO_PLACE, blip, NOBODY, NoPlace.BLIP, 0, 0)


def find_spot_for(game: Game, side: int, blip: int) -> bool:
    """Set the place of a blip by lot, every legal place of a grid being as likely; return False where there is none."""
    width: int = game.table.width_mil
    places: int = grid_places(width, game.table.depth_mil, GRID_MIL)
    for _ in range(PLACING_TRIES):
        x: int = pick(game, blip, Draw.DEPLOYMENT, game.table.width_mil // GRID_MIL + 1) * GRID_MIL
        y: int = pick(game, blip, Draw.DEPLOYMENT, game.table.depth_mil // GRID_MIL + 1) * GRID_MIL
        if stands_at(game, side, blip, x, y):
            return True
    legal: int = 0
    for place in range(places):
        if may_deploy(game, side, blip, grid_x(place, width, GRID_MIL), grid_y(place, width, GRID_MIL)):
            legal += 1
    number: int = pick(game, blip, Draw.DEPLOYMENT, max(1, legal))
    for place in range(places):
        if may_deploy(game, side, blip, grid_x(place, width, GRID_MIL), grid_y(place, width, GRID_MIL)):
            if number == 0:
                return stands_at(game, side, blip, grid_x(place, width, GRID_MIL), grid_y(place, width, GRID_MIL))
            number -= 1
    return False


def stands_at(game: Game, side: int, blip: int, x: int, y: int) -> bool:
    """Set the place of a blip to (x, y) if it may be deployed there, and return whether it may."""
    if not may_deploy(game, side, blip, x, y):
        return False
    return lies_at(game, blip, x, y)
