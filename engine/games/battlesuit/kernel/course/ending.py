"""The end of the battle. Rules: BS.GAP.99, BS.GAP.138."""

from engine.games.battlesuit.kernel.board.soldiers import in_play_count, note_side
from engine.games.battlesuit.kernel.codes import (
    E_END,
    E_OUTCOME,
    END_NOBODY_LEFT,
    END_ONE_SIDE_LEFT,
    END_TURNS,
    NOBODY,
)
from engine.games.battlesuit.kernel.course.scoring import score_at_end, score_turn
from engine.games.battlesuit.kernel.records import Game


def check_end(game: Game) -> None:
    """Count what counts each turn, and end the battle after its last turn or when a side has nobody left."""
    score_turn(game)
    red: int = in_play_count(game, 0)
    blue: int = in_play_count(game, 1)
    if red == 0 and blue == 0:
        end_battle(game, END_NOBODY_LEFT)
    elif red == 0 or blue == 0:
        end_battle(game, END_ONE_SIDE_LEFT)
    elif game.battle.turn >= game.plan.turns or game.log.full:
        end_battle(game, END_TURNS)


def end_battle(game: Game, ending: int) -> None:
    """End the battle and count."""
    game.battle.over = 1
    game.battle.ending = ending
    note_side(game, E_END, NOBODY, ending, game.battle.turn, 0)
    score_at_end(game)
    note_side(game, E_OUTCOME, NOBODY, game.battle.score[0], game.battle.score[1], 0)
