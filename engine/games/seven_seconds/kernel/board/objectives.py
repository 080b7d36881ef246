"""Objectives: who holds them."""

from engine.games.seven_seconds.kernel.board.pieces import (
    first_blip,
    is_blip,
    is_on_table,
    is_within,
    note,
    range_mil,
    side_of,
)
from engine.games.seven_seconds.kernel.codes import FIRST_OBJECTIVE, OBJECTIVES, SIDE_PIECES, Event
from engine.games.seven_seconds.kernel.mission_codes import Control
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.log import write


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
