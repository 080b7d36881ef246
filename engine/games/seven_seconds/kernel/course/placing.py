"""Placing the objectives: each by lot among its legal places; where none is left, some are taken up again.

The lot draws points of half inches anywhere on the table. Where it finds none, places are gone through: a grid of half
inches over the strip that a side may use, its far borders included, numbered row by row from the defender's edge.
"""

from engine.games.seven_seconds.kernel.board.pieces import note, radius_mil
from engine.games.seven_seconds.kernel.board.terrain import is_impassable
from engine.games.seven_seconds.kernel.chance import pick
from engine.games.seven_seconds.kernel.codes import (
    FIRST_OBJECTIVE,
    NOBODY,
    OBJECTIVES,
    Draw,
    Edge,
    Event,
    NoPlace,
    Status,
)
from engine.games.seven_seconds.kernel.course.zones import (
    PLACING_TRIES,
    across_mil,
    depth_from_edge,
    edge_clearance,
    is_apart,
    is_in_zone,
)
from engine.games.seven_seconds.kernel.mission_codes import Placer
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil

STEP_MIL = 500
JAMS = 40


def place_objectives(game: Game) -> None:
    """Place the objectives, the attacker's first, and say which have no place. Rules: 7S.OBJ.2, 7S.GAP.19, 7S.GAP.20.

    A side without a single place on the bare table is passed over. The others are placed by lot; the more often
    there was no place left, the more of them have been taken up. What the lot does not bring about is packed row by
    row, and where not even that has room for all, as many stand as the lot leaves room for.
    """
    hopeless: int = hopeless_turns(game)
    count: int = objectives_to_place(game, hopeless)
    if not place_by_lot(game, hopeless, count) and not pack_tightly(game, hopeless, count):
        for number in range(count):
            place_somewhere(game, objective_in_turn(game, hopeless, number))
    for number in range(objectives_to_place(game, 0)):
        tell_place(game, objective_in_turn(game, 0, number))


def hopeless_turns(game: Game) -> int:
    """Return whose objectives have no place even on the bare table: 1 the attacker's, 2 the defender's, 3 both."""
    hopeless: int = 0
    for turn in range(2):
        if legal_place(game, turn, 0) == NOBODY:
            hopeless += 1 + turn
    return hopeless


def is_placed_in(game: Game, index: int, turn: int, hopeless: int) -> bool:
    """Return whether an objective is placed by the attacker (0) or the defender (1), who has a place for it."""
    return game.numbers.placer[index] == turn and (hopeless >> turn) & 1 == 0


def objectives_to_place(game: Game, hopeless: int) -> int:
    """Return how many objectives there are to place."""
    found: int = 0
    for index in range(OBJECTIVES):
        if is_placed_in(game, index, 0, hopeless) or is_placed_in(game, index, 1, hopeless):
            found += 1
    return found


def objective_in_turn(game: Game, hopeless: int, number: int) -> int:
    """Return the objective that is placed after `number` others. Rules: 7S.AD.2, 7S.AD.3."""
    left: int = number
    for turn in range(2):
        for index in range(OBJECTIVES):
            if is_placed_in(game, index, turn, hopeless):
                if left == 0:
                    return index
                left -= 1
    return NOBODY


def place_by_lot(game: Game, hopeless: int, count: int) -> bool:
    """Place objectives by lot, going back where there is no place left; return False and take all up if it won't do."""
    placed: int = 0
    jams: int = 0
    while placed < count and jams < JAMS:
        if place_somewhere(game, objective_in_turn(game, hopeless, placed)):
            placed += 1
        else:
            back: int = max(0, placed - 1 - jams % count)
            take_up(game, hopeless, back, placed)
            placed = back
            jams += 1
    if placed < count:
        take_up(game, hopeless, 0, placed)
    return placed == count


def pack_tightly(game: Game, hopeless: int, count: int) -> bool:
    """Place objectives row by row from the defender's edge; return False and take all up if one is left over."""
    for number in range(count):
        index: int = objective_in_turn(game, hopeless, number)
        turn: int = game.numbers.placer[index]
        place: int = legal_place(game, turn, 0)
        if place == NOBODY:
            take_up(game, hopeless, 0, number)
            return False
        lay_down(game, FIRST_OBJECTIVE + index, place_x(game, turn, place), place_y(game, turn, place))
    return True


def take_up(game: Game, hopeless: int, first: int, end: int) -> None:
    """Take up the objectives that were placed after `first` others and before `end`."""
    for number in range(first, end):
        game.battle.status[FIRST_OBJECTIVE + objective_in_turn(game, hopeless, number)] = Status.OFF_TABLE


def place_somewhere(game: Game, index: int) -> bool:
    """Place an objective by lot, every legal place being as likely; return False where there is none."""
    piece: int = FIRST_OBJECTIVE + index
    turn: int = game.numbers.placer[index]
    for _ in range(PLACING_TRIES):
        x: int = pick(game, piece, Draw.PLACE, game.table.width_mil // STEP_MIL + 1) * STEP_MIL
        y: int = pick(game, piece, Draw.PLACE, game.table.depth_mil // STEP_MIL + 1) * STEP_MIL
        if may_place_objective(game, placer_side(game, turn), x, y):
            lay_down(game, piece, x, y)
            return True
    legal: int = legal_places(game, turn)
    if legal > 0:
        place: int = legal_place(game, turn, pick(game, piece, Draw.PLACE, legal))
        lay_down(game, piece, place_x(game, turn, place), place_y(game, turn, place))
    return legal > 0


def lay_down(game: Game, piece: int, x: int, y: int) -> None:
    """Put an objective on the table."""
    game.battle.status[piece] = Status.ON_TABLE
    game.battle.x_mil[piece] = x
    game.battle.y_mil[piece] = y


def tell_place(game: Game, index: int) -> None:
    """Log where an objective lies, or that there is no place for it. Rules: 7S.AD.2, 7S.AD.3."""
    piece: int = FIRST_OBJECTIVE + index
    if game.battle.status[piece] == Status.OFF_TABLE:
        note(game, Event.NO_PLACE, piece, NOBODY, NoPlace.OBJECTIVE, 0, 0)
        return
    placer: int = placer_side(game, game.numbers.placer[index])
    note(game, Event.OBJECTIVE_PLACED, piece, NOBODY, game.battle.x_mil[piece], game.battle.y_mil[piece], placer)


def legal_places(game: Game, turn: int) -> int:
    """Return how many places are legal now for an objective of the attacker (0) or the defender (1)."""
    found: int = 0
    for place in range(rows(game, turn) * columns(game)):
        if is_legal_place(game, turn, place):
            found += 1
    return found


def legal_place(game: Game, turn: int, number: int) -> int:
    """Return the legal place that comes after `number` others, or NOBODY."""
    left: int = number
    for place in range(rows(game, turn) * columns(game)):
        if is_legal_place(game, turn, place):
            if left == 0:
                return place
            left -= 1
    return NOBODY


def is_legal_place(game: Game, turn: int, place: int) -> bool:
    """Return whether an objective may lie in a place now."""
    return may_place_objective(game, placer_side(game, turn), place_x(game, turn, place), place_y(game, turn, place))


def placer_side(game: Game, turn: int) -> int:
    """Return the side that places objectives first (0) or second (1)."""
    return game.forces.attacker if turn == Placer.ATTACKER else 1 - game.forces.attacker


def defender_edge(game: Game) -> int:
    """Return the edge from which places are counted."""
    return game.battle.edge[1 - game.forces.attacker]


def along_mil(game: Game) -> int:
    """Return the length of the defender's edge."""
    if defender_edge(game) == Edge.SOUTH or defender_edge(game) == Edge.NORTH:
        return game.table.width_mil
    return game.table.depth_mil


def steps(least: int, most: int) -> int:
    """Return how many places there are from `least` to `most`, both of them included, 0 if they are crossed."""
    if most < least:
        return 0
    return (most - least + STEP_MIL - 1) // STEP_MIL + 1


def columns(game: Game) -> int:
    """Return how many places lie side by side."""
    return steps(game.numbers.edge_clearance_mil, along_mil(game) - game.numbers.edge_clearance_mil)


def deepest_mil(game: Game, turn: int) -> int:
    """Return how far from the defender's edge the last row of places lies."""
    across: int = across_mil(game, defender_edge(game))
    return min(objective_depth_mil(game, placer_side(game, turn)), across - game.numbers.edge_clearance_mil)


def rows(game: Game, turn: int) -> int:
    """Return how many places lie behind one another."""
    return steps(game.numbers.edge_clearance_mil, deepest_mil(game, turn))


def place_along(game: Game, place: int) -> int:
    """Return how far along the defender's edge a place lies."""
    column: int = place % columns(game)
    clearance: int = game.numbers.edge_clearance_mil
    return min(clearance + column * STEP_MIL, along_mil(game) - clearance)


def place_depth(game: Game, turn: int, place: int) -> int:
    """Return how far from the defender's edge a place lies."""
    row: int = place // columns(game)
    return min(game.numbers.edge_clearance_mil + row * STEP_MIL, deepest_mil(game, turn))


def place_x(game: Game, turn: int, place: int) -> int:
    """Return how far east a place lies."""
    edge: int = defender_edge(game)
    if edge == Edge.WEST:
        return place_depth(game, turn, place)
    if edge == Edge.EAST:
        return game.table.width_mil - place_depth(game, turn, place)
    return place_along(game, place)


def place_y(game: Game, turn: int, place: int) -> int:
    """Return how far north a place lies."""
    edge: int = defender_edge(game)
    if edge == Edge.SOUTH:
        return place_depth(game, turn, place)
    if edge == Edge.NORTH:
        return game.table.depth_mil - place_depth(game, turn, place)
    return place_along(game, place)


def objective_depth_mil(game: Game, placer: int) -> int:
    """Return how deep from the defender's edge a side may place objectives. Rules: 7S.AD.2, 7S.AD.3, 7S.GAP.20."""
    defender: int = 1 - game.forces.attacker
    share: int = game.numbers.objective_depth_permille[0 if placer == game.forces.attacker else 1]
    return across_mil(game, game.battle.edge[defender]) * share // 1000


def may_place_objective(game: Game, placer: int, x: int, y: int) -> bool:
    """Return whether an objective may lie at (x, y).

    Rules: 7S.AD.2, 7S.AD.3, 7S.CE.7, 7S.GAP.20, 7S.GAP.21, 7S.GAP.120.
    """
    if not game.forces.attack_defense:
        return False
    depth: int = depth_from_edge(game, defender_edge(game), x, y)
    if not is_in_zone(game, depth, objective_depth_mil(game, placer)):
        return False
    if not is_apart(game, edge_clearance(game, x, y), game.numbers.edge_clearance_mil):
        return False
    for other in range(FIRST_OBJECTIVE, FIRST_OBJECTIVE + OBJECTIVES):
        if game.battle.status[other] == Status.ON_TABLE:
            spacing: int = distance_mil(x, y, game.battle.x_mil[other], game.battle.y_mil[other])
            if not is_apart(game, spacing, game.numbers.spacing_mil):
                return False
    return not is_impassable(game, game.forces.kind[FIRST_OBJECTIVE], x, y, radius_mil(game, FIRST_OBJECTIVE))
