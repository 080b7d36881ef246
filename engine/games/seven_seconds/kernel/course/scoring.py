"""Victory points: each side's mission against what has come to pass."""

from engine.games.seven_seconds.kernel.board.pieces import troopers_left
from engine.games.seven_seconds.kernel.codes import (
    FIRST_OBJECTIVE,
    Condition,
    Control,
    ObjectiveState,
    Status,
)
from engine.games.seven_seconds.kernel.records import Game


def is_in_state(destroyed: bool, control: int, inspected: bool, state: int, side: int, exclusive: int) -> bool:
    """Return whether an objective is in a state of a scoring condition. Rules: 7S.GAP.10, 7S.GAP.41."""
    if state == ObjectiveState.DESTROYED or destroyed:
        return state == ObjectiveState.DESTROYED and destroyed
    if state == ObjectiveState.CONTESTED:
        return control == Control.CONTESTED
    if state == ObjectiveState.SECURED_BY_OWN_SIDE:
        return control == side + 1 and not (exclusive and inspected)
    if state == ObjectiveState.INSPECTED:
        return inspected
    return True


def condition_points(game: Game, side: int, row: int) -> int:
    """Return the victory points one condition of a side's mission earns now; an objective without a place earns none.

    Rules: 7S.CARD.1, 7S.GAP.10.
    """
    slot: int = side * 6 + row
    condition: int = game.forces.condition[slot]
    each: int = game.forces.vp[slot]
    index: int = game.forces.objective[slot]
    about_objective: bool = condition == Condition.OBJECTIVE_STATE or condition == Condition.OBJECTIVE_COUNTERS
    if about_objective and game.battle.status[FIRST_OBJECTIVE + index] == Status.OFF_TABLE:
        return 0
    if condition == Condition.OBJECTIVE_STATE:
        held: bool = is_in_state(
            game.battle.objective_destroyed[index] == 1,
            game.battle.objective_control[index],
            game.battle.counters[FIRST_OBJECTIVE + index] >= game.numbers.inspected_counters,
            game.forces.state[slot],
            side,
            game.numbers.exclusive_states,
        )
        return each if held else 0
    if condition == Condition.OBJECTIVE_COUNTERS:
        return each * min(game.battle.counters[FIRST_OBJECTIVE + index], game.forces.max_counters[slot])
    return each * condition_count(game, side, condition)


def condition_count(game: Game, side: int, condition: int) -> int:
    """Return how often a condition on troops or the table is met."""
    if condition == Condition.TABLE_CONTROL:
        return 1 if game.battle.table_control == side + 1 else 0
    if condition == Condition.ENEMY_TROOPERS_KILLED:
        return game.battle.troopers_lost[1 - side]
    if condition == Condition.OWN_TROOPERS_LOST:
        return game.battle.troopers_lost[side]
    if condition == Condition.OWN_TROOPERS_SURVIVING:
        return troopers_left(game, side) + game.battle.troopers_away[side]
    if condition == Condition.ENEMY_DRONES_KILLED:
        return game.battle.drones_lost[1 - side]
    if condition == Condition.ENEMY_COMMANDER_KILLED:
        return 1 if game.battle.commander_lost[1 - side] > 0 else 0
    return 0


def victory_points(game: Game, side: int) -> int:
    """Return the victory points of a side's own mission card. Rules: 7S.WIN.5, 7S.END.9."""
    total: int = 0
    for row in range(6):
        total += condition_points(game, side, row)
    return total
