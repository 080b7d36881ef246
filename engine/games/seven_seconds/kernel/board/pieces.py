"""What a piece is, how far it is from another, and who holds objectives."""

from engine.games.seven_seconds.kernel.codes import (
    BLIPS,
    FIRST_OBJECTIVE,
    NOBODY,
    OBJECTIVES,
    SIDE_PIECES,
    Event,
    Kind,
    Status,
)
from engine.games.seven_seconds.kernel.mission_codes import Control
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil
from engine.kernel.log import write, write_short


def side_of(piece: int) -> int:
    """Return the side of a piece, NOBODY for an objective."""
    if piece >= FIRST_OBJECTIVE:
        return NOBODY
    return piece // SIDE_PIECES


def first_blip(side: int) -> int:
    """Return the piece of a side's blip 1."""
    return side * SIDE_PIECES


def first_unit(side: int) -> int:
    """Return the piece of a side's first trooper or drone."""
    return side * SIDE_PIECES + BLIPS


def is_drone(kind: int) -> bool:
    """Return whether a unit type is one of the drones."""
    return 5 <= kind <= Kind.RECCE_DRONE


def is_trooper(kind: int) -> bool:
    """Return whether a unit type is one of the troopers."""
    return 0 <= kind < 5


def is_on_table(game: Game, piece: int) -> bool:
    """Return whether a piece stands on the table."""
    return game.battle.status[piece] == Status.ON_TABLE


def is_blip(game: Game, piece: int) -> bool:
    """Return whether a piece is a blip counter."""
    return game.forces.kind[piece] == Kind.BLIP


def radius_mil(game: Game, piece: int) -> int:
    """Return the radius of a piece's base or disc. Rules: 7S.GAP.15, 7S.GAP.113."""
    if game.forces.kind[piece] == Kind.OBJECTIVE:
        return game.numbers.objective_radius_mil
    return game.numbers.base_radius_mil


def gap_mil(game: Game, piece: int, x: int, y: int, other: int) -> int:
    """Return the edge-to-edge range of `other` from `piece` were it at (x, y). Rule: 7S.GEN.4."""
    centres: int = distance_mil(x, y, game.battle.x_mil[other], game.battle.y_mil[other])
    return max(0, centres - radius_mil(game, piece) - radius_mil(game, other))


def range_mil(game: Game, piece: int, other: int) -> int:
    """Return the edge-to-edge range of two pieces. Rule: 7S.GEN.4."""
    return gap_mil(game, piece, game.battle.x_mil[piece], game.battle.y_mil[piece], other)


def is_within(game: Game, distance: int, limit: int) -> bool:
    """Return whether a distance is "within" a limit. Rule: 7S.GAP.9."""
    if game.numbers.within_inclusive:
        return distance <= limit + game.numbers.epsilon_mil
    return distance < limit - game.numbers.epsilon_mil


def note(game: Game, kind: int, actor: int, target: int, a: int, b: int, c: int) -> None:
    """Log an event of a piece, under its side."""
    write_short(game.log, kind, game.battle.round, side_of(actor), actor, target, a, b, c)


def note_side(game: Game, kind: int, side: int, a: int, b: int, c: int) -> None:
    """Log an event of a side."""
    write_short(game.log, kind, game.battle.round, side, NOBODY, NOBODY, a, b, c)


def units_in_square(game: Game, blip: int) -> int:
    """Return how many units wait in the square of a blip. Rules: 7S.HOLD.1, 7S.CTR.5."""
    found: int = 0
    side: int = side_of(blip)
    square: int = blip - first_blip(side)
    for unit in range(first_unit(side), first_blip(side) + SIDE_PIECES):
        if game.battle.status[unit] == Status.HOLDING and game.forces.square[unit] == square:
            found += 1
    return found


def troopers_left(game: Game, side: int) -> int:
    """Return a side's troopers on the table and in the holding area. Rules: 7S.END.2, 7S.HOLD.5."""
    found: int = 0
    for unit in range(first_unit(side), first_blip(side) + SIDE_PIECES):
        if is_trooper(game.forces.kind[unit]) and (
            game.battle.status[unit] == Status.ON_TABLE or game.battle.status[unit] == Status.HOLDING
        ):
            found += 1
    return found


def control_after_arrival(side: int, enemy_near: bool) -> int:
    """Return the control of an objective a unit has come to: CONTESTED or side + 1. Rules: 7S.OBJ.4, 7S.GAP.40."""
    if enemy_near:
        return Control.CONTESTED
    return side + 1


def enemy_near(game: Game, side: int, place: int) -> bool:
    """Return whether an enemy that counts stands near an objective. Rules: 7S.OBJ.4, 7S.GAP.42."""
    first: int = first_blip(1 - side)
    for other in range(first, first + SIDE_PIECES):
        if (
            is_on_table(game, other)
            and (not is_blip(game, other) or game.numbers.blips_count_for_objectives)
            and is_within(game, range_mil(game, other, place), game.numbers.secure_mil)
        ):
            return True
    return False


def counts_for(game: Game, who: int, side: int) -> bool:
    """Return whether a side is among those a rule about objectives names: 0 any, 1 the attacker, 2 the defender."""
    return who == 0 or (who == 1) == (side == game.forces.attacker)


def arrive(game: Game, mover: int) -> None:
    """Settle the control of every objective a unit has come near to. Rules: 7S.OBJ.4, 7S.OBJ.5, 7S.GAP.42."""
    if game.numbers.secure_at_round_end or (is_blip(game, mover) and not game.numbers.blips_count_for_objectives):
        return
    side: int = side_of(mover)
    for index in range(OBJECTIVES):
        place: int = FIRST_OBJECTIVE + index
        if is_on_table(game, place) and is_within(game, range_mil(game, mover, place), game.numbers.secure_mil):
            control: int = control_after_arrival(side, enemy_near(game, side, place))
            if control != game.battle.objective_control[index]:
                game.battle.objective_control[index] = control
                note(game, Event.CONTESTED if control == Control.CONTESTED else Event.SECURED, mover, place, 0, 0, 0)


def settle_round(game: Game) -> None:
    """Settle the control of every objective at the end of a round, where the rules ask for it. Rule: 7S.GAP.40."""
    for index in range(OBJECTIVES):
        place: int = FIRST_OBJECTIVE + index
        if game.numbers.secure_at_round_end and is_on_table(game, place):
            red: bool = enemy_near(game, 1, place)
            blue: bool = enemy_near(game, 0, place)
            control: int = game.battle.objective_control[index]
            if red and blue:
                control = Control.CONTESTED
            elif red or blue:
                control = 1 if red else 2
            if control != game.battle.objective_control[index]:
                game.battle.objective_control[index] = control
                event: int = Event.CONTESTED if control == Control.CONTESTED else Event.SECURED
                write(game.log, event, game.battle.round, control - 1, place, place, control, 0, 0, 0, 0)
