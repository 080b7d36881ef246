"""The end of a round and of the game, and what it scores."""

from engine.games.seven_seconds.kernel.board.pieces import (
    first_unit,
    is_on_table,
    note,
    note_side,
    settle_round,
    troopers_left,
)
from engine.games.seven_seconds.kernel.codes import FIRST_OBJECTIVE, NOBODY, OBJECTIVES, UNITS, Ending, Event, Status
from engine.games.seven_seconds.kernel.mission_codes import Condition, Control, LeftAs, ObjectiveState
from engine.games.seven_seconds.kernel.players.observe import observe
from engine.games.seven_seconds.kernel.questions import wants_to_pursue, wants_to_withdraw
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


def check_end(game: Game) -> None:
    """End the game if a round has brought it to its end. Rules: 7S.END.1, 7S.END.2, 7S.GAP.88, 7S.GAP.98."""
    settle_round(game)
    red: int = troopers_left(game, 0)
    blue: int = troopers_left(game, 1)
    if red == 0 and blue == 0:
        end_game(
            game,
            Ending.NOBODY_HAS_TROOPERS_LEFT,
            defender_control(game) if game.numbers.nobody_left_control else Control.CONTESTED,
        )
    elif blue == 0:
        end_game(game, Ending.ONE_SIDE_HAS_TROOPERS_LEFT, 1)
    elif red == 0:
        end_game(game, Ending.ONE_SIDE_HAS_TROOPERS_LEFT, 2)
    elif game.battle.pursuit_rounds > 0:
        game.battle.pursuit_rounds -= 1
        if game.battle.pursuit_rounds == 0:
            end_game(game, Ending.THE_PURSUIT_IS_OVER, Control.CONTESTED)
    elif game.battle.round >= game.numbers.max_rounds:
        end_game(game, Ending.ROUND_LIMIT, Control.CONTESTED)
    elif game.numbers.withdraw_allowed:
        offer_withdrawal(game)


def offer_withdrawal(game: Game) -> None:
    """Let the players announce a withdrawal, initiative first. Rules: 7S.END.1, 7S.END.3, 7S.END.5, 7S.GAP.89."""
    first: int = game.battle.initiative
    first_goes: bool = asks_to_withdraw(game, first)
    second_goes: bool = asks_to_withdraw(game, 1 - first)
    if first_goes and second_goes and game.numbers.withdraw_both_agree:
        end_game(game, Ending.AGREEMENT, Control.CONTESTED)
    elif first_goes or second_goes:
        withdraw(game, first if first_goes else 1 - first)


def asks_to_withdraw(game: Game, side: int) -> bool:
    """Return whether a player announces a withdrawal."""
    observe(game, side)
    asks: bool = wants_to_withdraw(game, side)
    if asks:
        note_side(game, Event.WITHDRAW, side, 0, 0, 0)
    return asks


def withdraw(game: Game, side: int) -> None:
    """Let a side go, or pursue it. Rules: 7S.END.3, 7S.END.4, 7S.GAP.90."""
    observe(game, 1 - side)
    if wants_to_pursue(game, 1 - side):
        game.battle.pursuit_rounds = game.numbers.pursuit_rounds
        game.battle.pursued_by = 1 - side
        note_side(game, Event.PURSUIT, 1 - side, game.numbers.pursuit_rounds, 0, 0)
        return
    if not game.numbers.withdrawn_survive:
        game.battle.troopers_lost[side] += troopers_left(game, side)
        for unit in range(first_unit(side), first_unit(side) + UNITS):
            game.battle.status[unit] = Status.DESTROYED
    end_game(game, Ending.A_WITHDRAWAL, 2 - side)


def defender_control(game: Game) -> int:
    """Return the table control code of the defender."""
    return 2 - game.forces.attacker


def end_game(game: Game, reason: int, table_control: int) -> None:
    """End the game with the table in somebody's control or contested, and count. Rules: 7S.END.6 to 7S.END.9."""
    game.battle.over = 1
    game.battle.table_control = table_control
    note_side(game, Event.END, NOBODY, reason, table_control, game.battle.round)
    if game.forces.attack_defense and table_control != Control.CONTESTED:
        settle_objectives(game, table_control - 1)
    for side in range(2):
        game.battle.score[side] = victory_points(game, side)
        for row in range(6):
            points: int = condition_points(game, side, row)
            if points != 0:
                note_side(game, Event.SCORE, side, row, points, 0)
    note_side(game, Event.RESULT, NOBODY, game.battle.score[0], game.battle.score[1], table_control)


def settle_objectives(game: Game, side: int) -> None:
    """Leave the surviving objectives as the side in control wants them. Rules: 7S.END.7, 7S.END.8, 7S.GAP.91."""
    shared: int = NOBODY
    for index in range(OBJECTIVES):
        if is_on_table(game, FIRST_OBJECTIVE + index):
            if game.numbers.one_state_for_all and shared == NOBODY:
                shared = best_state(game, index, side)
            set_objective(game, index, side, shared)


def set_objective(game: Game, index: int, side: int, shared: int) -> None:
    """Leave one objective as a side wants it: a `shared` state, or NOBODY for the best. Rules: 7S.END.7, 7S.END.8."""
    place: int = FIRST_OBJECTIVE + index
    if side != game.forces.attacker:
        game.battle.objective_control[index] = side + 1
        note(game, Event.OBJECTIVE_SET, place, place, LeftAs.SECURED, side, 0)
        return
    choice: int = best_state(game, index, side) if shared == NOBODY else shared
    set_state(game, index, side, choice)
    note(game, Event.OBJECTIVE_SET, place, place, choice, side, game.battle.counters[place])


def best_state(game: Game, index: int, side: int) -> int:
    """Return whatever earns the attacker most, of `LeftAs`."""
    control: int = game.battle.objective_control[index]
    counters: int = game.battle.counters[FIRST_OBJECTIVE + index]
    best: int = 0
    best_points: int = -1000
    for choice in range(3):
        set_state(game, index, side, choice)
        points: int = victory_points(game, side)
        if points > best_points:
            best = choice
            best_points = points
        game.battle.objective_control[index] = control
        game.battle.counters[FIRST_OBJECTIVE + index] = counters
        game.battle.objective_destroyed[index] = 0
    return best


def set_state(game: Game, index: int, side: int, choice: int) -> None:
    """Leave an objective as one of `LeftAs`. Rule: 7S.END.8."""
    if choice == LeftAs.SECURED:
        game.battle.objective_control[index] = side + 1
    elif choice == LeftAs.DESTROYED:
        game.battle.objective_destroyed[index] = 1
    else:
        place: int = FIRST_OBJECTIVE + index
        game.battle.counters[place] = max(game.battle.counters[place], game.numbers.inspected_placed)
