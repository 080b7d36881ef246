"""The course of a fight: the order of action, rounds, and the action of each. Rules: MN.ORD.1 to MN.ORD.3."""

from engine.games.maneuvers.kernel.actions.maneuver import make_maneuvers
from engine.games.maneuvers.kernel.actions.steps import leave, makes_escape_good
from engine.games.maneuvers.kernel.chance import throw
from engine.games.maneuvers.kernel.codes import Cause, Draw, Event, State
from engine.games.maneuvers.kernel.course.ending import judge_round, settle
from engine.games.maneuvers.kernel.numbers.codes import BOUNDLESS, NOBODY
from engine.games.maneuvers.kernel.numbers.order import next_place, set_line
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import begin_ending, end_lasting, end_observing, use_next
from engine.games.maneuvers.kernel.standing.people import clear_state, is_in_fight, note, note_squad


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


def take_action(game: Game, person: int) -> None:
    """Let somebody act, or miss the action."""
    game.battle.acting = person
    if game.battle.missing[person] == 1:
        miss_action(game, person)
    else:
        begin_action(game, person)
        act(game, person)
        end_action(game, person)


def miss_action(game: Game, person: int) -> None:
    """Let somebody miss an action, which may end what lasts until it. Rules: MN.AID.3, MN.GAP.27, MN.GAP.30."""
    game.battle.missing[person] = 0
    note(game, Event.MISSED_ACTION, person, NOBODY, 0, 0, 0)
    use_next(game, person, Cause.MISSED_ACTION)
    if game.numbers.lost_action_counts:
        begin_ending(game, person)
        end_lasting(game, person, Cause.MISSED_ACTION)
        end_observing(game, person)
        clear_state(game, person, State.ESCAPING, Cause.MISSED_ACTION)


def begin_action(game: Game, person: int) -> None:
    """Begin an action: what lasts until it ends now, or after it. Rule: MN.GAP.30."""
    note(game, Event.ACTION, person, NOBODY, 0, 0, 0)
    game.battle.actions[game.forces.squad[person]] += 1
    begin_ending(game, person)
    if not game.numbers.lasting_ends_after:
        end_lasting(game, person, Cause.TIME)


def act(game: Game, person: int) -> None:
    """Let somebody who is ready to leave do so, or make a maneuver. Rules: MN.ESC.3, MN.GAP.8.

    Where an escape does not take the action, the maneuver comes before the leaving.
    """
    leaves: bool = makes_escape_good(game, person)
    if not leaves or not game.numbers.escape_takes_action:
        make_maneuvers(game, person)
    if leaves:
        leave(game, person)


def end_action(game: Game, person: int) -> None:
    """End an action, and with it what was to last until then. Rules: MN.GAP.13, MN.GAP.30."""
    if game.numbers.lasting_ends_after:
        end_lasting(game, person, Cause.TIME)
    end_observing(game, person)


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
