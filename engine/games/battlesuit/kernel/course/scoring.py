"""What the sides score, and whether the battle is over.

Rules: BS.VIC.1, BS.VIC.2, BS.SCN.7, BS.GAP.99, BS.GAP.133, BS.VIC.1 to BS.VIC.3, BS.GAP.138.
"""

from engine.games.battlesuit.kernel.board.holding import holder_of, settle_holders
from engine.games.battlesuit.kernel.board.soldiers import (
    end_of,
    first_of,
    has_ability,
    in_play_count,
    is_active,
    is_down,
    is_lost,
    is_on_map,
    is_soldier,
    note_side,
    side_of,
)
from engine.games.battlesuit.kernel.codes import NOBODY, SOLDIERS, WHOLE, Ability, Place
from engine.games.battlesuit.kernel.event_codes import Ending, Event, Fate, Goal, When, Worth
from engine.games.battlesuit.kernel.legal.targets import is_structure
from engine.games.battlesuit.kernel.records import Game


def counts_for(game: Game, row: int, soldier: int) -> bool:
    """Return whether a condition counts soldiers of that type; one that names no types counts all."""
    cards: int = game.plan.cards[row]
    return cards == 0 or (cards >> game.forces.card[soldier]) % 2 == 1


def worth_of(game: Game, row: int, soldier: int) -> int:
    """Return what a soldier is worth under a condition. Rule: BS.VIC.2."""
    if not counts_for(game, row, soldier):
        return 0
    if game.plan.mode[row] == Worth.EACH:
        return game.plan.worth[row]
    return game.cards.build_value[game.forces.card[soldier]]


def is_loss(game: Game, soldier: int) -> bool:
    """Return whether an eliminated soldier counts for the enemy; a drone that has set itself off never does.

    Rule: BS.GAP.133.
    """
    by: int = game.soldiers.lost_to[soldier]
    if not is_lost(game, soldier) or (by == soldier and has_ability(game, soldier, Ability.DETONATES)):
        return False
    return game.numbers.self_inflicted_losses == 1 or (is_soldier(game, by) and side_of(by) != side_of(soldier))


def destruction_points(game: Game, row: int, enemy: int) -> int:
    """Return what enemies out of action are worth; halves are rounded down. Rules: BS.VIC.2, BS.GAP.99."""
    total: int = 0
    for soldier in range(first_of(enemy), end_of(game, enemy)):
        worth: int = worth_of(game, row, soldier)
        if is_loss(game, soldier):
            total += worth
        elif is_on_map(game, soldier) and is_down(game, soldier):
            total += worth * game.plan.needed[row] // 2
    return total


def exit_points(game: Game, row: int, side: int) -> int:
    """Return what soldiers are worth that left over the edges of a condition. Rule: BS.VIC.1."""
    total: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        edge: int = game.soldiers.exit_edge[soldier]
        if game.soldiers.place[soldier] == Place.EXITED and edge != NOBODY and (game.plan.edges[row] >> edge) % 2 == 1:
            total += worth_of(game, row, soldier)
    return total


def survival_points(game: Game, row: int, side: int) -> int:
    """Return what soldiers of a side are worth that are on the map and not down. Rule: BS.VIC.1."""
    total: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        if is_active(game, soldier):
            total += worth_of(game, row, soldier)
    return total


def target_soldier(game: Game, number: int) -> int:
    """Return the soldier that the battle is about under the number of its special rule, or NOBODY. Rule: BS.SCN.6."""
    for soldier in range(SOLDIERS):
        if (game.forces.escorted[soldier] >> number) % 2 == 1:
            return soldier
    return NOBODY


def is_brought_off(game: Game, soldier: int) -> bool:
    """Return whether a soldier has left the map lawfully."""
    return game.soldiers.place[soldier] == Place.EXITED


def is_out_of_action(game: Game, soldier: int) -> bool:
    """Return whether a soldier is eliminated, or down on the map."""
    return is_lost(game, soldier) or (is_on_map(game, soldier) and is_down(game, soldier))


def fate_points(game: Game, row: int) -> int:
    """Return what a condition about a target is worth now. Rule: BS.SCN.7."""
    soldier: int = target_soldier(game, game.plan.about[row])
    if soldier == NOBODY:
        return 0
    so: bool = not is_out_of_action(game, soldier)
    if game.plan.mode[row] == Fate.BROUGHT_OFF:
        so = is_brought_off(game, soldier)
    elif game.plan.mode[row] == Fate.LOST:
        so = is_out_of_action(game, soldier)
    return game.plan.worth[row] if so else 0


def score_turn(game: Game) -> None:
    """Count what is counted after every turn."""
    for row in range(game.plan.conditions):
        if game.plan.when[row] == When.PER_TURN:
            count(game, row, condition_points(game, row))
        elif game.plan.when[row] == When.IN_A_ROW:
            count(game, row, points_held_in_a_row(game, row))


def score_at_end(game: Game) -> None:
    """Count what is counted once."""
    for row in range(game.plan.conditions):
        if game.plan.when[row] == When.END:
            count(game, row, condition_points(game, row))


def count(game: Game, row: int, points: int) -> None:
    """Count the points of one condition."""
    side: int = game.plan.scorer[row]
    if points != 0:
        game.battle.score[side] += points
        note_side(game, Event.SCORE, side, row, points, game.plan.kind[row])


def standing(game: Game, side: int) -> int:
    """Return the points that a side would have if the battle were over now."""
    total: int = game.battle.score[side]
    for row in range(game.plan.conditions):
        if game.plan.scorer[row] == side and game.plan.when[row] == When.END:
            total += condition_points(game, row)
    return total


def condition_points(game: Game, row: int) -> int:
    """Return what a condition of victory is worth now."""
    kind: int = game.plan.kind[row]
    side: int = game.plan.scorer[row]
    if kind == Goal.OCCUPATION:
        return points_held(game, row, side) * game.plan.worth[row]
    if kind == Goal.DENIAL:
        return game.plan.worth[row] if points_held(game, row, 1 - side) == 0 else 0
    if kind == Goal.DEMOLITION:
        return structures_gone(game, row) * game.plan.worth[row]
    return points_for_soldiers(game, row, kind, side)


def points_for_soldiers(game: Game, row: int, kind: int, side: int) -> int:
    """Return what a condition is worth now that is about soldiers."""
    if kind == Goal.DESTRUCTION:
        return destruction_points(game, row, 1 - side)
    if kind == Goal.EXIT:
        return exit_points(game, row, side)
    if kind == Goal.SURVIVAL:
        return survival_points(game, row, side)
    return fate_points(game, row) if kind == Goal.FATE else 0


def points_held(game: Game, row: int, side: int) -> int:
    """Return how many points of a condition a side holds. Rule: BS.VIC.3."""
    held: int = 0
    first: int = game.plan.first_goal[row]
    for goal in range(first, first + game.plan.goals[row]):
        if holder_of(game, game.plan.goal[goal]) == side:
            held += 1
    return held


def points_held_in_a_row(game: Game, row: int) -> int:
    """Return what points are worth that a side has now held for long enough; each is paid once. Rule: BS.VIC.3."""
    total: int = 0
    first: int = game.plan.first_goal[row]
    for goal in range(first, first + game.plan.goals[row]):
        holds: bool = game.battle.held_by[goal] == game.plan.scorer[row] + 1
        if holds and game.battle.held_turns[goal] >= game.plan.needed[row] and game.battle.paid[goal] == 0:
            game.battle.paid[goal] = 1
            total += game.plan.worth[row]
    return total


def structures_gone(game: Game, row: int) -> int:
    """Return on how many points of a condition nothing built stands any more. Rules: BS.ENG.3, BS.BMB.3, BS.BMB.4."""
    gone: int = 0
    first: int = game.plan.first_goal[row]
    for goal in range(first, first + game.plan.goals[row]):
        if not is_structure(game.land.terrain[game.plan.goal[goal]]):
            gone += 1
    return gone


def check_end(game: Game) -> None:
    """Count what counts each turn, and end the battle if anything ends it."""
    settle_holders(game)
    score_turn(game)
    ending: int = ending_now(game)
    if ending != NOBODY:
        end_battle(game, ending)


def ending_now(game: Game) -> int:
    """Return what ends the battle after this turn, or NOBODY: a side is gone, an early end, the last turn.

    Rules: BS.GAP.138, BS.SCN.7.
    """
    if game.numbers.early_end and (in_play_count(game, 0) == 0 or in_play_count(game, 1) == 0):
        both: bool = in_play_count(game, 0) == in_play_count(game, 1)
        return Ending.NOBODY_LEFT if both else Ending.ONE_SIDE_LEFT
    for row in range(game.plan.endings):
        if is_ended_by(game, row):
            return game.plan.ending_kind[row]
    return Ending.TURNS if game.battle.turn >= game.plan.turns or game.log.full else NOBODY


def is_ended_by(game: Game, row: int) -> bool:
    """Return whether an early end of the scenario has come. Rule: BS.SCN.7."""
    side: int = game.plan.ending_side[row]
    if game.plan.ending_kind[row] == Ending.LOSSES:
        return lost_percent(game, side) >= game.plan.ending_at[row]
    if game.plan.ending_kind[row] == Ending.LEAD:
        return standing(game, side) - standing(game, 1 - side) >= game.plan.ending_at[row]
    soldier: int = target_soldier(game, game.plan.ending_at[row])
    return soldier != NOBODY and (is_brought_off(game, soldier) or is_out_of_action(game, soldier))


def lost_percent(game: Game, side: int) -> int:
    """Return how much of the build value of a side is eliminated, in whole percent, rounded down."""
    whole: int = 0
    lost: int = 0
    for soldier in range(first_of(side), end_of(game, side)):
        worth: int = game.cards.build_value[game.forces.card[soldier]]
        whole += worth
        if is_lost(game, soldier):
            lost += worth
    return WHOLE * lost // whole if whole > 0 else 0


def end_battle(game: Game, ending: int) -> None:
    """End the battle and count."""
    game.battle.over = 1
    game.battle.ending = ending
    note_side(game, Event.END, NOBODY, ending, game.battle.turn, 0)
    score_at_end(game)
    note_side(
        game,
        Event.RESULT,
        NOBODY,
        game.battle.score[0],
        game.battle.score[1],
        game.battle.score[0] - game.battle.score[1],
    )
