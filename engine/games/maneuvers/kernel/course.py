"""The course of a fight: the order of action, rounds, the end, and the checks of those who were hurt.

Rules: MN.ORD.1 to MN.ORD.3, MN.GAP.22, 23, 29, 33, MN.HOUSE.5.
"""

from engine.games.maneuvers.kernel.actions.maneuver import make_maneuvers
from engine.games.maneuvers.kernel.actions.steps import leave, makes_escape_good
from engine.games.maneuvers.kernel.chance import throw, throw_best
from engine.games.maneuvers.kernel.codes import ON_CHECKS_WORSE, Cause, Draw, Event, Scope, State
from engine.games.maneuvers.kernel.numbers.codes import BOUNDLESS, DRAWN, GOES_ON, NOBODY, SQUAD_A, SQUAD_B
from engine.games.maneuvers.kernel.numbers.ending import (
    check_outcome,
    check_score,
    fight_ends,
    fight_winner,
    harm_of_character,
    harm_points,
    harm_that_stands,
    outcome_that_stands,
    victory_grade,
    winner_by_harm,
    winner_edge,
)
from engine.games.maneuvers.kernel.numbers.maneuvers import (
    check_advantages,
    edge_of,
    net_advantage,
    next_place,
    set_line,
)
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import (
    begin_ending,
    end_lasting,
    end_observing,
    lasting_on,
    use_next,
)
from engine.games.maneuvers.kernel.standing.people import (
    clear_state,
    is_in_fight,
    left_in,
    members_of,
    note,
    note_long,
    note_squad,
)


def judge_round(game: Game) -> None:
    """Note how things stand after a round, and end the fight if that ends it. Rules: MN.GAP.22, MN.HOUSE.6."""
    total_a: int = game.battle.total[SQUAD_A]
    total_b: int = game.battle.total[SQUAD_B]
    left_a: int = left_in(game, SQUAD_A)
    left_b: int = left_in(game, SQUAD_B)
    edge: int = edge_of(total_a, total_b)
    note_squad(game, Event.STANDING, NOBODY, total_a, total_b, left_a, left_b)
    reason: int = fight_ends(game.numbers, game.battle.round, edge, left_a, left_b)
    if reason != GOES_ON:
        game.battle.over = 1
        game.battle.reason = reason
        declare(game, fight_winner(reason, edge, left_a, left_b))
        lead: int = game.battle.winner_edge
        note_squad(game, Event.FIGHT_OVER, game.battle.winner, reason, lead, game.numbers.victory_by_harm, 0)


def settle(game: Game) -> None:
    """Roll the checks of a fight that is over, let harm decide if it does, and note the result. Rule: MN.GAP.33."""
    roll_checks(game)
    if game.numbers.victory_by_harm:
        decide_by_harm(game)
    note_result(game)


def declare(game: Game, winner: int) -> None:
    """Let a squad have won, or nobody if it is `DRAWN`. Rule: MN.HOUSE.6."""
    lead: int = winner_edge(winner, game.battle.total[SQUAD_A], game.battle.total[SQUAD_B])
    game.battle.winner = NOBODY if winner == DRAWN else winner
    game.battle.winner_edge = lead
    game.battle.grade = victory_grade(game.numbers, lead)


def decide_by_harm(game: Game) -> None:
    """Count the harm of both squads once all checks are rolled, and let it say who has won. Rule: MN.GAP.33."""
    for person in range(game.forces.people):
        squad: int = game.forces.squad[person]
        standing: int = game.battle.harm[person]
        game.battle.harm_of_squad[squad] += harm_of_character(game.numbers, standing, is_left_behind(game, person))
    harm_a: int = game.battle.harm_of_squad[SQUAD_A]
    harm_b: int = game.battle.harm_of_squad[SQUAD_B]
    note_squad(game, Event.HARM, NOBODY, harm_a, harm_b, 0, 0)
    edge: int = edge_of(game.battle.total[SQUAD_A], game.battle.total[SQUAD_B])
    declare(game, winner_by_harm(harm_a, harm_b, edge))


def is_left_behind(game: Game, person: int) -> bool:
    """Return whether somebody is still in the fight, facing enemies, and a friend has left it. Rule: MN.GAP.33."""
    squad: int = game.forces.squad[person]
    if not is_in_fight(game, person) or left_in(game, 1 - squad) == 0:
        return False
    return left_in(game, squad) < members_of(game, squad)


def roll_checks(game: Game) -> None:
    """Roll the checks in the order in which they were earned, and note what becomes of whom. Rule: MN.GAP.29."""
    for check in range(game.battle.checks):
        person: int = game.battle.check_person[check]
        if is_in_fight(game, person) or game.numbers.escaped_are_checked:
            roll_check(game, person, game.battle.check_kind[check], game.battle.check_stress[check])
    for who in range(game.forces.people):
        if game.battle.fate[who] != NOBODY:
            note(game, Event.FATE, who, NOBODY, game.battle.fate[who], 0, 0)


def roll_check(game: Game, person: int, check: int, stress: int) -> None:
    """Roll one check. Rules: MN.AID.2, MN.GAP.16, MN.HOUSE.5."""
    net: int = check_net(game, person)
    die: int = throw_best(game, person, Draw.CHECK, game.numbers.check_sides, net)
    score: int = check_score(die, game.forces.resilience[person], stress)
    outcome: int = check_outcome(game.numbers, check, score)
    harm: int = harm_points(game.numbers, check, outcome)
    game.battle.harm[person] = harm_that_stands(game.numbers, game.battle.harm[person], game.battle.fate[person], harm)
    game.battle.fate[person] = outcome_that_stands(game.numbers, game.battle.fate[person], outcome)
    note_long(game, Event.CHECK, person, NOBODY, check, stress, net, score, outcome)


def check_net(game: Game, person: int) -> int:
    """Return the net advantage of somebody's checks. Rules: MN.AID.2, MN.GAP.16."""
    aids: int = check_advantages(game.numbers, lasting_on(game, person, Scope.CHECKS_OF))
    return net_advantage(game.numbers, aids, -lasting_on(game, person, ON_CHECKS_WORSE))


def note_result(game: Game) -> None:
    """Note how the fight ended, as the last row of its log. Rule: MN.HOUSE.6."""
    edge: int = game.battle.winner_edge
    note_squad(game, Event.RESULT, game.battle.winner, game.battle.reason, game.battle.round, edge, game.battle.grade)


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
