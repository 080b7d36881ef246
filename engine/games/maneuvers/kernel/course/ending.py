"""The end of a fight, and the checks of those who were hurt. Rules: MN.GAP.22, MN.GAP.23, MN.GAP.29, MN.HOUSE.5."""

from engine.games.maneuvers.kernel.chance import throw_best
from engine.games.maneuvers.kernel.codes import (
    CHECK_DIE,
    E_CHECK,
    E_FATE,
    E_FIGHT_OVER,
    E_RESULT,
    E_STANDING,
    ON_CHECKS,
    ON_CHECKS_WORSE,
)
from engine.games.maneuvers.kernel.numbers.advantages import check_advantages
from engine.games.maneuvers.kernel.numbers.codes import DRAWN, GOES_ON, NOBODY, SQUAD_A, SQUAD_B
from engine.games.maneuvers.kernel.numbers.ending import fight_ends, fight_winner, victory_grade, winner_edge
from engine.games.maneuvers.kernel.numbers.harm import check_outcome, check_score, outcome_that_stands
from engine.games.maneuvers.kernel.numbers.rolls import net_advantage
from engine.games.maneuvers.kernel.numbers.totals import edge_of
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import lasting_on
from engine.games.maneuvers.kernel.standing.people import is_in_fight, left_in, note, note_long, note_squad


def judge_round(game: Game) -> None:
    """Note how things stand after a round, and end the fight if that ends it. Rules: MN.GAP.22, MN.HOUSE.6."""
    total_a: int = game.battle.total[SQUAD_A]
    total_b: int = game.battle.total[SQUAD_B]
    left_a: int = left_in(game, SQUAD_A)
    left_b: int = left_in(game, SQUAD_B)
    edge: int = edge_of(total_a, total_b)
    note_squad(game, E_STANDING, NOBODY, total_a, total_b, left_a, left_b)
    reason: int = fight_ends(game.numbers, game.battle.round, edge, left_a, left_b)
    if reason != GOES_ON:
        winner: int = fight_winner(reason, edge, left_a, left_b)
        lead: int = winner_edge(winner, total_a, total_b)
        game.battle.over = 1
        game.battle.reason = reason
        game.battle.winner = NOBODY if winner == DRAWN else winner
        game.battle.winner_edge = lead
        game.battle.grade = victory_grade(game.numbers, lead)
        note_squad(game, E_FIGHT_OVER, game.battle.winner, reason, lead, 0, 0)


def roll_checks(game: Game) -> None:
    """Roll the checks in the order in which they were earned, and note what becomes of whom. Rule: MN.GAP.29."""
    for check in range(game.battle.checks):
        person: int = game.battle.check_person[check]
        if is_in_fight(game, person) or game.numbers.escaped_are_checked:
            roll_check(game, person, game.battle.check_kind[check], game.battle.check_stress[check])
    for who in range(game.forces.people):
        if game.battle.fate[who] != NOBODY:
            note(game, E_FATE, who, NOBODY, game.battle.fate[who], 0, 0)


def roll_check(game: Game, person: int, check: int, stress: int) -> None:
    """Roll one check. Rules: MN.AID.2, MN.GAP.16, MN.HOUSE.5."""
    net: int = check_net(game, person)
    die: int = throw_best(game, person, CHECK_DIE, game.numbers.check_sides, net)
    score: int = check_score(die, game.forces.resilience[person], stress)
    outcome: int = check_outcome(game.numbers, check, score)
    game.battle.fate[person] = outcome_that_stands(game.numbers, game.battle.fate[person], outcome)
    note_long(game, E_CHECK, person, NOBODY, check, stress, net, score, outcome)


def check_net(game: Game, person: int) -> int:
    """Return the net advantage of somebody's checks. Rules: MN.AID.2, MN.GAP.16."""
    aids: int = check_advantages(game.numbers, lasting_on(game, person, ON_CHECKS))
    return net_advantage(game.numbers, aids, -lasting_on(game, person, ON_CHECKS_WORSE))


def note_result(game: Game) -> None:
    """Note how the fight ended, as the last row of its log. Rule: MN.HOUSE.6."""
    if game.battle.over:
        battle_edge: int = game.battle.winner_edge
        note_squad(
            game, E_RESULT, game.battle.winner, game.battle.reason, game.battle.round, battle_edge, game.battle.grade
        )
