"""The end of a battle, and who has won. Rules: IN.GAP.38, IN.HOUSE.9."""

from engine.games.infantry.kernel.codes import (
    NOBODY,
    SIDE_A,
    SIDE_B,
    Ending,
    Event,
)
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import left_of, note_side

HUNDREDTHS = 100


def judge(game: Game) -> None:
    """End the battle at once if a side has nobody left on the map. Rule: IN.HOUSE.9."""
    left_a: int = left_of(game, SIDE_A)
    left_b: int = left_of(game, SIDE_B)
    if game.battle.over == Ending.NOT_OVER and (left_a == 0 or left_b == 0):
        game.battle.over = Ending.WIPED_OUT
        if left_a == 0 and left_b == 0:
            game.battle.winner = winner_by_value(game)
        else:
            game.battle.winner = SIDE_B if left_a == 0 else SIDE_A


def note_standing(game: Game) -> None:
    """Note how things stand after a game turn, and end the battle after the last one. Rule: IN.HOUSE.9."""
    lost_a: int = game.battle.lost[SIDE_A]
    lost_b: int = game.battle.lost[SIDE_B]
    note_side(game, Event.STANDING, NOBODY, left_of(game, SIDE_A), left_of(game, SIDE_B), lost_a, lost_b, 0)
    if game.battle.over == Ending.NOT_OVER and game.battle.turn >= game.forces.turns:
        game.battle.over = Ending.LAST_TURN
        game.battle.winner = winner_by_value(game)


def winner_by_value(game: Game) -> int:
    """Return the side that destroyed more PV; NOBODY where it is too little more. Rules: IN.GAP.38, IN.HOUSE.9."""
    lost_a: int = game.battle.lost[SIDE_A]
    lost_b: int = game.battle.lost[SIDE_B]
    difference: int = abs(lost_a - lost_b)
    if difference == 0 or difference * HUNDREDTHS < game.rulings.draw_percent * game.forces.budget:
        return NOBODY
    return SIDE_A if lost_b > lost_a else SIDE_B


def note_result(game: Game) -> None:
    """Note how the battle ended, as the last row of its log. Rule: IN.HOUSE.9."""
    if game.battle.over != Ending.NOT_OVER:
        lost_a: int = game.battle.lost[SIDE_A]
        lost_b: int = game.battle.lost[SIDE_B]
        note_side(game, Event.RESULT, game.battle.winner, game.battle.over, game.battle.turn, lost_a, lost_b, 0)
