"""Stepping off a dot that is a friend's, for those who do not choose where to. Rule: IN.GAP.39."""

from engine.games.infantry.kernel.acting.actions import act
from engine.games.infantry.kernel.codes import Action
from engine.games.infantry.kernel.moving.steps import step_refused
from engine.games.infantry.kernel.records import Game


def move_on(game: Game, person: int) -> None:
    """Let a trooper take the first step it may, from the south-west; there is one, or it would not be there."""
    column: int = game.battle.column[person]
    row: int = game.battle.row[person]
    for up in range(-1, 2):
        for across in range(-1, 2):
            if step_refused(game, person, column + across, row + up) == 0:
                game.choice.action = Action.STEP
                game.choice.column = column + across
                game.choice.row = row + up
                act(game, person)
                return
    game.battle.done[person] = 1
