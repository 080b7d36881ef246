"""The steps of maneuvers, and what comes of them: harm, which earns checks, and getting out of the fight.

Rules: MN.COR.1, MN.COR.4 to MN.COR.6, MN.DMG.1 to MN.DMG.5, MN.VIC.1 to MN.VIC.3, MN.ESC.3, MN.ESC.4, MN.GAP.8.
"""

from engine.games.maneuvers.kernel.chance import throw_sum
from engine.games.maneuvers.kernel.codes import (
    CHECKS_MOST,
    EXTRAS_MOST,
    PART_STEPS,
    PARTS,
    STEPS,
    Cause,
    Change,
    Draw,
    EarnedBy,
    Event,
    Extra,
    Part,
    SideWord,
    State,
    Step,
    Way,
    Whom,
)
from engine.games.maneuvers.kernel.numbers.codes import NOBODY, SQUAD_A, SQUAD_B, Check, Role
from engine.games.maneuvers.kernel.numbers.ending import damage_checks, damage_stress, late_checks
from engine.games.maneuvers.kernel.numbers.maneuvers import after_escape, can_pay_points, escapes, who_failed
from engine.games.maneuvers.kernel.questions import choose_noticed, wants_to_leave, wants_to_pay
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import is_hidden_enemy
from engine.games.maneuvers.kernel.standing.lasting import end_all, give_lasting
from engine.games.maneuvers.kernel.standing.people import (
    can_pay,
    clear_state,
    gain,
    has_state,
    is_in_fight,
    lose,
    note,
    note_long,
    own_total,
    pay,
    set_state,
    set_total,
    without_person,
)


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


def leave(game: Game, person: int) -> None:
    """Take somebody out of the fight; what lasts until their next action ends with that. Rule: MN.ESC.3."""
    if is_in_fight(game, person):
        game.line.gone[person] = 1
        game.battle.left[game.forces.squad[person]] += 1
        note(game, Event.LEFT, person, NOBODY, 0, 0, 0)
        end_all(game, person, Cause.LEAVING)


def may_leave(game: Game, person: int) -> bool:
    """Return whether somebody who is ready to leave can be paid out. Rules: MN.ESC.3, MN.ESC.4."""
    return game.battle.escaping[person] == 1 and can_pay_points(
        game.numbers, own_total(game, person), game.numbers.escape_points
    )


def makes_escape_good(game: Game, person: int) -> bool:
    """Ask whether somebody who is ready to leave does so; return whether it is paid for. Rules: MN.ESC.3, MN.ESC.4."""
    if game.battle.escaping[person] == 0:
        return False
    able: bool = may_leave(game, person)
    spends: bool = able and wants_to_leave(game, game.forces.squad[person], person)
    own: int = own_total(game, person)
    made: bool = escapes(game.numbers, own, spends)
    note(game, Event.ESCAPE, person, NOBODY, 1 if made else 0, 1 if able else 0, 0)
    if made:
        left: int = after_escape(game.numbers, own, spends)
        points: int = game.numbers.escape_points
        set_total(game, game.forces.squad[person], left, person, Change.PAYS_FOR_ESCAPE, points, Part.NONE)
    clear_state(game, person, State.ESCAPING, Cause.TIME)
    return made


def take_steps(game: Game, part: int) -> None:
    """Take the steps of a part of the maneuver that goes on, in their order."""
    maneuver: int = game.battle.maneuver
    first: int = maneuver * PART_STEPS + part * STEPS
    for step in range(first, first + game.manual.steps[maneuver * PARTS + part]):
        verb: int = game.manual.verb[step]
        if verb == Step.MOVE:
            move(game, game.manual.word[step], part)
        elif verb == Step.GAIN or verb == Step.LOSE:
            change_total(game, step, part)
        elif verb == Step.PAY:
            pay(game, game.battle.actor, game.manual.word[step], game.manual.points[step], part)
        elif verb == Step.PAY_OR_CLEAR:
            pay_or_clear(game, step, part)
        elif verb == Step.DAMAGE:
            hurt(game, step, part)
        elif verb == Step.EXTRA:
            grant(game, game.manual.word[step])
        else:
            affect(game, step, verb)


def affect(game: Game, step: int, verb: int) -> None:
    """Take a step that is about one person, if there is that person."""
    actor: int = game.battle.actor
    person: int = game.battle.target if verb == Step.UNNOTICED else person_of(game, game.manual.whom[step])
    if person == NOBODY:
        return
    if verb == Step.SET:
        bring_into(game, person, game.manual.state[step])
    elif verb == Step.CLEAR:
        clear_state(game, person, game.manual.state[step], Cause.STEP)
    elif verb == Step.ADVANTAGE or verb == Step.DISADVANTAGE:
        worth: int = 1 if verb == Step.ADVANTAGE else -1
        give_lasting(game, actor, person, game.manual.word[step], worth, game.manual.lasts[step] == 1)
    elif verb == Step.LOSE_ACTION:
        game.battle.missing[person] = 1
        note(game, Event.WILL_MISS, person, NOBODY, 0, 0, 0)
    elif verb == Step.LEAVE:
        leave(game, person)
    elif verb == Step.UNNOTICED:
        game.battle.noticed[person] = without_person(game.battle.noticed[person], actor)
        note(game, Event.UNNOTICED, actor, person, 0, 0, 0)


def person_of(game: Game, whom: int) -> int:
    """Return who somebody in a maneuver is, NOBODY where there is nobody. Rules: MN.COR.3, MN.TRM.1."""
    if whom == Whom.ACTOR:
        return game.battle.actor
    if whom == Whom.TARGET:
        return game.battle.target
    if whom == Whom.OPPONENT:
        return game.battle.opponent
    return game.battle.ally if whom == Whom.ALLY else hidden_enemy(game)


def hidden_enemy(game: Game) -> int:
    """Return the hidden enemy whom the actor notices, asked for once a maneuver. Rule: MN.OBS.4."""
    if game.battle.seen == NOBODY:
        actor: int = game.battle.actor
        hidden: int = 0
        for person in range(game.forces.people):
            if is_hidden_enemy(game, actor, person):
                hidden += 1
                game.battle.seen = person
        if hidden > 1:
            game.choice.target = NOBODY
            choose_noticed(game, game.forces.squad[actor], actor)
            if is_hidden_enemy(game, actor, game.choice.target):
                game.battle.seen = game.choice.target
            else:
                game.answers.refused = 1
    return game.battle.seen


def bring_into(game: Game, person: int, state: int) -> None:
    """Bring somebody into a state; nobody is exposed or flagged without an enemy to be so for."""
    by: int = enemy_for(game, person)
    if by != NOBODY or (state != State.EXPOSED and state != State.FLAGGED):
        set_state(game, person, state, by)


def enemy_for(game: Game, person: int) -> int:
    """Return the enemy of somebody in a maneuver: its opponent, else its target, for the actor's side; or its actor."""
    actor: int = game.battle.actor
    if game.forces.squad[person] != game.forces.squad[actor]:
        return actor
    return game.battle.target if game.battle.opponent == NOBODY else game.battle.opponent


def move(game: Game, way: int, part: int) -> None:
    """Let the actor go to another location of the row, which ends hiding and exposure. Rules: MN.GAP.7, MN.GAP.10.

    Anywhere is a step towards the enemy, back where the row ends.
    """
    actor: int = game.battle.actor
    ahead: int = way_ahead(game, game.forces.squad[actor])
    start: int = game.battle.location[actor]
    end: int = start + (ahead if way == Way.TOWARDS or way == Way.ANYWHERE else -ahead)
    if way == Way.ANYWHERE and (end < 0 or end >= game.forces.locations):
        end = start - ahead
    game.battle.location[actor] = max(0, min(game.forces.locations - 1, end))
    note(game, Event.MOVE, actor, NOBODY, start, game.battle.location[actor], part)
    if game.numbers.hiding_ends_by_moving:
        clear_state(game, actor, State.HIDDEN, Cause.MOVING)
    if game.numbers.exposure_ends_by_moving:
        clear_state(game, actor, State.EXPOSED, Cause.MOVING)


def way_ahead(game: Game, squad: int) -> int:
    """Return which way along the row the enemy is: from A's place to B's, up if they begin at one. Rule: MN.GAP.7."""
    up: int = -1 if game.forces.home[SQUAD_A] > game.forces.home[SQUAD_B] else 1
    return up if squad == SQUAD_A else -up


def change_total(game: Game, step: int, part: int) -> None:
    """Let a squad gain or lose points: a number, dice and the margin. Rules: MN.SQD.2, MN.ENG.3, MN.ENG.4."""
    actor: int = game.battle.actor
    own: int = game.forces.squad[actor]
    squad: int = own if game.manual.word[step] == SideWord.OWN else 1 - own
    points: int = game.manual.points[step]
    points += throw_sum(game, actor, Draw.POINTS, game.numbers.points_sides, game.manual.dice[step])
    if game.manual.margin[step]:
        points += game.battle.margin
    if game.manual.verb[step] == Step.GAIN:
        gain(game, squad, actor, points, part)
    else:
        lose(game, squad, actor, points, part)


def pay_or_clear(game: Game, step: int, part: int) -> None:
    """Let the actor's squad pay if it can and wants to, or the actor lose a state. Rules: MN.SNP.5, MN.GAP.3.

    Who is not in that state has nothing to pay for.
    """
    actor: int = game.battle.actor
    points: int = game.manual.points[step]
    currency: int = game.manual.word[step]
    if not has_state(game, actor, game.manual.state[step]):
        return
    if can_pay(game, actor, currency, points) and wants_to_pay(game, game.forces.squad[actor], actor, points):
        pay(game, actor, currency, points, part)
    else:
        clear_state(game, actor, game.manual.state[step], Cause.NOT_PAYING)


def hurt(game: Game, step: int, part: int) -> None:
    """Let one in the maneuver deal direct damage to another, if both are there. Rules: MN.DMG.1, MN.GAP.9."""
    victim: int = person_of(game, game.manual.whom[step])
    dealer: int = person_of(game, game.manual.dealer[step])
    if victim != NOBODY and dealer != NOBODY:
        deal_damage(game, dealer, victim, part)


def grant(game: Game, maneuver: int) -> None:
    """Let an extra maneuver wait until this one is over. Rules: MN.AID.4, MN.GAP.17."""
    if game.battle.extras >= EXTRAS_MOST:
        note(game, Event.EXTRA, game.battle.actor, NOBODY, maneuver, Extra.TOO_MANY, 0)
        return
    game.battle.extra[game.battle.extras] = maneuver
    game.battle.extras += 1
