"""Setting up: table edges, objectives, holding areas, blips."""

from engine.kernel.geometry import distance_mil
from engine.seven_seconds.kernel.chance import SIDE_ACTOR, pick
from engine.seven_seconds.kernel.codes import (
    DEPLOYMENT_DRAW,
    E_CARD,
    E_DEPLOYED,
    E_EDGE,
    E_FIRST_INITIATIVE,
    E_HOLDING_AREA,
    E_OBJECTIVE_PLACED,
    E_PURCHASE,
    EAST,
    FIRST_OBJECTIVE,
    HOLDING,
    MUSTER_DRAW,
    NOBODY,
    NORTH,
    OBJECTIVES,
    OFF_TABLE,
    ON_TABLE,
    PLACED_BY_ATTACKER,
    PLACEMENT_DRAW,
    SIDE_PIECES,
    SOUTH,
    WEST,
)
from engine.seven_seconds.kernel.footing import is_free, is_on_board
from engine.seven_seconds.kernel.pieces import first_blip, first_unit, note, note_side, radius_mil, units_in_square
from engine.seven_seconds.kernel.records import Game
from engine.seven_seconds.kernel.terrain import is_impassable

PLACING_TRIES = 400
DECOYS = 3


def set_up(game: Game) -> None:
    """Set the game up to the start of round 1. Rules: 7S.SETUP.1, 7S.OBJ.3, 7S.AD.1 to 7S.AD.9, 7S.CE.1 to 7."""
    choose_edges(game)
    if game.forces.attack_defense:
        for turn in range(2):
            for index in range(OBJECTIVES):
                if game.numbers.placer[index] == turn:
                    place_objective(game, index)
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
        note_side(game, E_FIRST_INITIATIVE, game.forces.attacker, 0, 0, 0)
    else:
        deploy_in_groups(game)


def show_cards(game: Game, side: int) -> None:
    """Log a side's mission, troop and drone card, which chance has drawn already. Rules: 7S.AD.4, 7S.AD.5, 7S.CE.3."""
    for card in range(3):
        note_side(game, E_CARD, side, card, 0, 0)


def show_purchase(game: Game, side: int) -> None:
    """Log how many drones a side has bought, and the points it had for them. Rules: 7S.CE.4, 7S.GAP.13."""
    drones: int = 0
    for unit in range(first_unit(side), first_blip(side) + SIDE_PIECES):
        drones += game.forces.bought[unit]
    note_side(game, E_PURCHASE, side, drones, game.numbers.drone_points, 0)


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
    choice: int = game.numbers.edges[pick(game, SIDE_ACTOR + chooser, PLACEMENT_DRAW, game.numbers.edge_count)]
    game.battle.edge[chooser] = choice
    game.battle.edge[1 - chooser] = opposite_edge(choice)
    note_side(game, E_EDGE, chooser, choice, opposite_edge(choice), 0)


def opposite_edge(edge: int) -> int:
    """Return the edge across the table. Rules: 7S.SETUP.6, 7S.GAP.23."""
    if edge == SOUTH:
        return NORTH
    if edge == NORTH:
        return SOUTH
    if edge == WEST:
        return EAST
    return WEST


def depth_from_edge(game: Game, edge: int, x: int, y: int) -> int:
    """Return how far a point lies from a table edge. Rule: 7S.GAP.20."""
    if edge == SOUTH:
        return y
    if edge == NORTH:
        return game.table.depth_mil - y
    if edge == WEST:
        return x
    return game.table.width_mil - x


def across_mil(game: Game, edge: int) -> int:
    """Return the size of the table from an edge to the one opposite."""
    if edge == SOUTH or edge == NORTH:
        return game.table.depth_mil
    return game.table.width_mil


def objective_depth_mil(game: Game, placer: int) -> int:
    """Return how deep from the defender's edge a side may place objectives. Rules: 7S.AD.2, 7S.AD.3, 7S.GAP.20."""
    defender: int = 1 - game.forces.attacker
    share: int = game.numbers.objective_depth_permille[0 if placer == game.forces.attacker else 1]
    return across_mil(game, game.battle.edge[defender]) * share // 1000


def may_place_objective(game: Game, placer: int, x: int, y: int) -> bool:
    """Return whether an objective may lie at (x, y). Rules: 7S.AD.2, 7S.AD.3, 7S.CE.7, 7S.GAP.20, 7S.GAP.21."""
    if not game.forces.attack_defense:
        return False
    defender_edge: int = game.battle.edge[1 - game.forces.attacker]
    if not is_in_zone(game, depth_from_edge(game, defender_edge, x, y), objective_depth_mil(game, placer)):
        return False
    if not is_apart(game, edge_clearance(game, x, y), game.numbers.edge_clearance_mil):
        return False
    for other in range(FIRST_OBJECTIVE, FIRST_OBJECTIVE + 5):
        if game.battle.status[other] == ON_TABLE:
            spacing: int = distance_mil(x, y, game.battle.x_mil[other], game.battle.y_mil[other])
            if not is_apart(game, spacing, game.numbers.spacing_mil):
                return False
    return True


def place_objective(game: Game, index: int) -> None:
    """Place an objective at random among the legal places. Rules: 7S.OBJ.2, 7S.GAP.19."""
    piece: int = FIRST_OBJECTIVE + index
    by_attacker: bool = game.numbers.placer[index] == PLACED_BY_ATTACKER
    placer: int = game.forces.attacker if by_attacker else 1 - game.forces.attacker
    for _ in range(PLACING_TRIES):
        x: int = pick(game, piece, PLACEMENT_DRAW, game.table.width_mil // 500 + 1) * 500
        y: int = pick(game, piece, PLACEMENT_DRAW, game.table.depth_mil // 500 + 1) * 500
        if game.battle.status[piece] == OFF_TABLE and may_place_objective(game, placer, x, y):
            game.battle.status[piece] = ON_TABLE
            game.battle.x_mil[piece] = x
            game.battle.y_mil[piece] = y
            note(game, E_OBJECTIVE_PLACED, piece, NOBODY, x, y, placer)
            break


def fill_holding_area(game: Game, side: int) -> None:
    """Put a side's units into squares by lot, alone while three squares stay empty. Rules: 7S.HOLD.1, 7S.HOLD.2."""
    squares: int = game.numbers.blips
    placed: int = 0
    for unit in range(first_unit(side), first_blip(side) + SIDE_PIECES):
        if game.battle.status[unit] == HOLDING:
            room: int = 1 if placed < squares - DECOYS else game.numbers.units_per_square
            start: int = pick(game, unit, MUSTER_DRAW, squares)
            for step in range(squares):
                square: int = (start + step) % squares
                if game.forces.square[unit] == NOBODY and has_room(game, first_blip(side) + square, room):
                    game.forces.square[unit] = square
            placed += 1
    note_side(game, E_HOLDING_AREA, side, 0, 0, 0)


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


def is_in_zone(game: Game, depth: int, zone: int) -> bool:
    """Return whether a depth lies in a zone; its line belongs to it. Rule: 7S.GAP.20."""
    if game.numbers.zone_inclusive:
        return depth <= zone + game.numbers.epsilon_mil
    return depth < zone - game.numbers.epsilon_mil


def is_apart(game: Game, distance: int, least: int) -> bool:
    """Return whether something keeps its distance. Rule: 7S.GAP.21."""
    if game.numbers.clearance_inclusive:
        return distance >= least - game.numbers.epsilon_mil
    return distance > least + game.numbers.epsilon_mil


def edge_clearance(game: Game, x: int, y: int) -> int:
    """Return how far a point is from the nearest table edge."""
    return min(min(x, game.table.width_mil - x), min(y, game.table.depth_mil - y))


def may_deploy(game: Game, side: int, blip: int, x: int, y: int) -> bool:
    """Return whether a blip may be deployed at (x, y). Rules: 7S.AD.7, 7S.AD.8, 7S.CE.6, 7S.GAP.20, 7S.GAP.112."""
    if not is_in_zone(
        game, depth_from_edge(game, game.battle.edge[side], x, y), zone_mil(game, side)
    ) or not is_on_board(game, x, y, radius_mil(game, blip)):
        return False
    if not game.numbers.blip_overlap and not is_free(game, blip, x, y):
        return False
    return game.numbers.blip_in_impassable == 1 or not is_impassable(game, game.forces.kind[blip], x, y)


def deploy(game: Game, side: int, first: int, count: int) -> None:
    """Deploy some of a side's blips at random legal places. Rules: 7S.AD.7, 7S.AD.8, 7S.CE.6, 7S.SETUP.7."""
    for blip in range(first_blip(side) + first, first_blip(side) + first + count):
        for _ in range(PLACING_TRIES):
            x: int = pick(game, blip, DEPLOYMENT_DRAW, game.table.width_mil // 250 + 1) * 250
            y: int = pick(game, blip, DEPLOYMENT_DRAW, game.table.depth_mil // 250 + 1) * 250
            if game.battle.status[blip] == OFF_TABLE and may_deploy(game, side, blip, x, y):
                game.battle.status[blip] = ON_TABLE
                game.battle.x_mil[blip] = x
                game.battle.y_mil[blip] = y
                game.battle.active[blip] = 1
                note(game, E_DEPLOYED, blip, NOBODY, x, y, 0)
                break
