"""A fight from its beginning to its end. Rules: MN.SQD.1, MN.ORD.1 to MN.ORD.3, MN.GAP.22."""

from engine.games.maneuvers.kernel.codes import Event
from engine.games.maneuvers.kernel.course.action import take_action
from engine.games.maneuvers.kernel.course.ending import judge_round, settle
from engine.games.maneuvers.kernel.course.order import begin_line, roll_order
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.numbers.order import next_place
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.people import note_squad


def play(game: Game) -> None:
    """Fight to the end. Rules: MN.ORD.1 to MN.ORD.3, MN.GAP.22, MN.GAP.29, MN.GAP.33."""
    begin_fight(game)
    while game.battle.over == 0 and game.log.full == 0:
        play_round(game)
        judge_round(game)
    if game.battle.over:
        settle(game)


def begin_fight(game: Game) -> None:
    """Give the squads their totals and places, and roll for the order of action. Rules: MN.SQD.1, MN.ORD.1."""
    for squad in range(2):
        game.battle.total[squad] = game.forces.start_total[squad]
        note_squad(game, Event.BEGINS, squad, game.forces.start_total[squad], game.forces.home[squad], 0, 0)
    for person in range(game.forces.people):
        game.battle.location[person] = game.forces.home[game.forces.squad[person]]
        game.battle.fate[person] = NOBODY
    begin_line(game)
    if not game.numbers.order_each_round:
        roll_order(game)


def play_round(game: Game) -> None:
    """Let everybody act once, from the first in the order to the last. Rules: MN.ORD.2, MN.ORD.3."""
    game.battle.round += 1
    note_squad(game, Event.ROUND, NOBODY, game.battle.round, game.numbers.rounds_most, 0, 0)
    if game.numbers.order_each_round:
        roll_order(game)
    place: int = next_place(game.line, NOBODY)
    while place != NOBODY and game.log.full == 0:
        take_action(game, game.line.place[place])
        place = next_place(game.line, place)
