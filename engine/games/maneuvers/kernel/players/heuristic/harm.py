"""What checks are worth to the heuristic player: what becomes of people, on average. Rules: MN.DMG.1, MN.VIC.1."""

from engine.games.maneuvers.kernel.numbers.codes import Check, Role
from engine.games.maneuvers.kernel.numbers.harm import (
    check_outcome,
    check_score,
    damage_checks,
    damage_stress,
    harm_points,
    late_checks,
)
from engine.games.maneuvers.kernel.numbers.rolls import who_failed
from engine.games.maneuvers.kernel.players.heuristic.people import sign_of
from engine.games.maneuvers.kernel.players.heuristic.prices import HARM_POINT, OUTCOME
from engine.games.maneuvers.kernel.records import Game


def harm_of(game: Game, person: int, checks: int, stress: int) -> int:
    """Return what it costs a squad that one of it earns checks, as the bits of an event."""
    found: int = 0
    if checks & Check.FALLOUT:
        found += harm_of_check(game, person, Check.FALLOUT, stress)
    if checks & Check.CASUALTY:
        found += harm_of_check(game, person, Check.CASUALTY, stress)
    return found


def harm_of_check(game: Game, person: int, check: int, stress: int) -> int:
    """Return what a check costs: its outcomes on every face of the die. Rule: MN.HOUSE.5."""
    sides: int = game.numbers.check_sides
    stands: int = expected_harm(game, person)
    found: int = 0
    for die in range(1, sides + 1):
        score: int = check_score(die, game.forces.resilience[person], stress)
        outcome: int = check_outcome(game.numbers, check, score)
        if game.numbers.victory_by_harm:
            found += max(0, harm_points(game.numbers, check, outcome) - stands) * HARM_POINT
        else:
            found += outcome * OUTCOME
    return found // sides


def expected_harm(game: Game, person: int) -> int:
    """Return what somebody may be supposed to count for the checks that they have earned. Rule: MN.GAP.33."""
    found: int = 0
    for check in range(game.battle.checks):
        if game.battle.check_person[check] == person:
            kind: int = game.battle.check_kind[check]
            found = max(found, game.numbers.harm_casualty if kind == Check.CASUALTY else game.numbers.harm_fallout)
    return found


def damage_worth(game: Game, dealer: int, victim: int) -> int:
    """Return what direct damage is worth to the actor's side. Rules: MN.DMG.1 to MN.DMG.5."""
    damage: int = game.forces.damage[dealer]
    armor: int = game.forces.armor[victim]
    checks: int = damage_checks(game.numbers, damage, armor)
    return -sign_of(game, victim) * harm_of(game, victim, checks, damage_stress(damage, armor))


def late_worth(game: Game) -> int:
    """Return what failing late in the fight is worth, times CERTAIN; a fail by the average margin. Rule: MN.VIC.1."""
    if game.battle.round < game.numbers.late_from_round:
        return 0
    found: int = -game.outlook.risk * failing_harm(game, game.outlook.actor, game.outlook.lost, game.outlook.risk)
    wins: int = game.outlook.reward - game.outlook.tie
    if who_failed(game.numbers, 1, 0) == Role.OPPONENT:
        found += wins * failing_harm(game, game.outlook.opponent, game.outlook.gained, wins)
    return found


def failing_harm(game: Game, person: int, margins: int, chance: int) -> int:
    """Return what it costs somebody to fail by the margin that is to be expected then."""
    margin: int = max(1, margins // max(1, chance))
    total: int = game.battle.total[game.forces.squad[person]]
    return harm_of(game, person, late_checks(game.numbers, game.battle.round, total, margin), margin)
