"""The end of the battle. Rules: BS.GAP.99, BS.GAP.138, BS.SCN.7."""

from engine.games.battlesuit.kernel.board.holding import settle_holders
from engine.games.battlesuit.kernel.board.soldiers import end_of, first_of, in_play_count, is_lost, note_side
from engine.games.battlesuit.kernel.codes import NOBODY, WHOLE
from engine.games.battlesuit.kernel.course.scoring import score_at_end, score_turn, standing
from engine.games.battlesuit.kernel.course.soldier_points import is_brought_off, is_out_of_action, target_soldier
from engine.games.battlesuit.kernel.event_codes import Ending, Event
from engine.games.battlesuit.kernel.records import Game


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
