"""Direct damage and late failures: the checks that they earn, in the order in which they were earned.

Rules: MN.DMG.1 to MN.DMG.5, MN.VIC.1 to MN.VIC.3.
"""

from engine.games.maneuvers.kernel.codes import CHECKS_MOST, EarnedBy, Event
from engine.games.maneuvers.kernel.numbers.codes import NOBODY, Check, Role
from engine.games.maneuvers.kernel.numbers.harm import damage_checks, damage_stress, late_checks
from engine.games.maneuvers.kernel.numbers.rolls import who_failed
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.people import note_long


def deal_damage(game: Game, dealer: int, victim: int, part: int) -> None:
    """Let one deal direct damage to another. Rules: MN.DMG.1 to MN.DMG.5."""
    damage: int = game.forces.damage[dealer]
    armor: int = game.forces.armor[victim]
    checks: int = damage_checks(game.numbers, damage, armor)
    note_long(game, Event.DAMAGE, dealer, victim, damage, armor, checks, part, 0)
    total: int = game.battle.total[game.forces.squad[victim]]
    earn(game, victim, checks, damage_stress(damage, armor), EarnedBy.DAMAGE, total)


def earn(game: Game, person: int, checks: int, stress: int, cause: int, total: int) -> None:
    """Give somebody the checks of an event, Fallout first."""
    if checks & Check.FALLOUT:
        earn_check(game, person, Check.FALLOUT, stress, cause, total)
    if checks & Check.CASUALTY:
        earn_check(game, person, Check.CASUALTY, stress, cause, total)


def earn_check(game: Game, person: int, check: int, stress: int, cause: int, total: int) -> None:
    """Give somebody a check; a fight with more than there is room for counts as one that is too long."""
    if game.battle.checks >= CHECKS_MOST:
        game.log.full = 1
        return
    game.battle.check_person[game.battle.checks] = person
    game.battle.check_kind[game.battle.checks] = check
    game.battle.check_stress[game.battle.checks] = stress
    game.battle.checks += 1
    note_long(game, Event.CHECK_EARNED, person, NOBODY, check, stress, cause, total, 0)


def fail_late(game: Game, actor: int, result: int, opponent: int, opposed: int) -> None:
    """Give whoever failed a roll late in the fight a check. Rules: MN.VIC.1 to MN.VIC.3, MN.GAP.19 to MN.GAP.21."""
    role: int = who_failed(game.numbers, result, opposed)
    if role != NOBODY:
        person: int = actor if role == Role.ACTOR else opponent
        squad: int = game.forces.squad[person]
        total: int = (
            game.battle.total_before[squad] if game.numbers.late_total_before_effect else game.battle.total[squad]
        )
        margin: int = game.battle.margin
        checks: int = late_checks(game.numbers, game.battle.round, total, margin)
        earn(game, person, checks, margin, EarnedBy.LATE_FAILURE, total)
