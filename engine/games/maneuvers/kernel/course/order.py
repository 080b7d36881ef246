"""The order of action. Rules: MN.ORD.1 to MN.ORD.3, MN.GAP.4, MN.GAP.31."""

from engine.games.maneuvers.kernel.chance import throw
from engine.games.maneuvers.kernel.codes import Draw, Event
from engine.games.maneuvers.kernel.numbers.codes import BOUNDLESS, NOBODY
from engine.games.maneuvers.kernel.numbers.order import set_line
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.people import is_in_fight, note


def roll_order(game: Game) -> None:
    """Let everybody in the fight roll for the order of action, and note it. Rules: MN.ORD.1, MN.HOUSE.2."""
    for person in range(game.forces.people):
        game.line.result[person] = -BOUNDLESS
        if is_in_fight(game, person):
            die: int = throw(game, person, Draw.ORDER, game.numbers.initiative_sides)
            game.line.result[person] = die + game.forces.action_value[person]
    set_line(game.numbers, game.line)
    for place in range(game.line.count):
        who: int = game.line.place[place]
        if is_in_fight(game, who):
            note(game, Event.ORDER, who, NOBODY, place + 1, game.line.result[who], game.forces.action_value[who])


def begin_line(game: Game) -> None:
    """Give the line its characters."""
    game.line.count = game.forces.people
    for person in range(game.forces.people):
        game.line.action_value[person] = game.forces.action_value[person]
        game.line.squad[person] = game.forces.squad[person]
        game.line.rank[person] = game.forces.rank[person]
        game.line.gone[person] = 0
