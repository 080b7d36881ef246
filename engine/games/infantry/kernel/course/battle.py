"""A battle from its beginning to its end. Rules: IN.GAP.29, IN.GAP.38, IN.HOUSE.1."""

from engine.games.infantry.kernel.course.deploying import begin_battle
from engine.games.infantry.kernel.course.turns import play_turn
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.ending import judge, note_result, note_standing


def play(game: Game) -> None:
    """Fight to the end. Rules: IN.HOUSE.1, IN.HOUSE.9, IN.HOUSE.10."""
    begin_battle(game)
    judge(game)
    while game.battle.over == 0 and game.log.full == 0:
        play_turn(game, game.battle.first)
        note_standing(game)
    note_result(game)
