"""Who is in the fight, in which states, and what their squads' totals are. Rules: MN.SQD.2, MN.GAP.3, MN.GAP.28."""

from engine.games.maneuvers.kernel.codes import RATINGS, Cause, Change, Currency, Event, State
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.numbers.maneuvers import after_loss, can_pay_edge, can_pay_points
from engine.games.maneuvers.kernel.records import Game
from engine.kernel.log import write


def is_person(game: Game, person: int) -> bool:
    """Return whether a number is that of a character."""
    return person >= 0 and person < game.forces.people


def is_in_fight(game: Game, person: int) -> bool:
    """Return whether somebody has not left the fight. Rule: MN.ESC.3."""
    return game.line.gone[person] == 0


def is_enemy(game: Game, person: int, other: int) -> bool:
    """Return whether a number is that of an enemy who is in the fight."""
    if not is_person(game, other) or not is_in_fight(game, other):
        return False
    return game.forces.squad[person] != game.forces.squad[other]


def is_ally(game: Game, person: int, other: int) -> bool:
    """Return whether a number is that of another member of the squad who is in the fight. Rules: MN.AID.1, MN.STR.1."""
    if person == other or not is_person(game, other) or not is_in_fight(game, other):
        return False
    return game.forces.squad[person] == game.forces.squad[other]


def left_in(game: Game, squad: int) -> int:
    """Return how many of a squad are in the fight. Rule: MN.GAP.22."""
    found: int = 0
    for person in range(game.forces.people):
        if game.forces.squad[person] == squad and is_in_fight(game, person):
            found += 1
    return found


def members_of(game: Game, squad: int) -> int:
    """Return how many a squad began with."""
    found: int = 0
    for person in range(game.forces.people):
        found += 1 if game.forces.squad[person] == squad else 0
    return found


def rating_of(game: Game, person: int, rating: int) -> int:
    """Return the value of an Action Rating. Rule: MN.GAP.5."""
    return game.forces.rating[person * RATINGS + rating]


def own_total(game: Game, person: int) -> int:
    """Return the total of somebody's squad. Rule: MN.SQD.2."""
    return game.battle.total[game.forces.squad[person]]


def other_total(game: Game, person: int) -> int:
    """Return the total of the squad that somebody acts against. Rule: MN.SQD.3."""
    return game.battle.total[1 - game.forces.squad[person]]


def holds(people: int, person: int) -> bool:
    """Return whether a set of characters has somebody in it."""
    return (people >> person) & 1 == 1


def with_person(people: int, person: int) -> int:
    """Return a set of characters with somebody in it."""
    return people | (1 << person)


def without_person(people: int, person: int) -> int:
    """Return a set of characters without somebody."""
    return people - (1 << person) if holds(people, person) else people


def note(game: Game, event: int, person: int, target: int, a: int, b: int, c: int) -> None:
    """Add a row about somebody."""
    note_long(game, event, person, target, a, b, c, 0, 0)


def note_long(game: Game, event: int, person: int, target: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Add a row about somebody, of five numbers."""
    write(game.log, event, game.battle.round, game.forces.squad[person], person, target, a, b, c, d, e)


def note_squad(game: Game, event: int, squad: int, a: int, b: int, c: int, d: int) -> None:
    """Add a row about a squad, or about nobody's."""
    write(game.log, event, game.battle.round, squad, NOBODY, NOBODY, a, b, c, d, 0)


def has_state(game: Game, person: int, state: int) -> bool:
    """Return whether somebody is in a state, whomever it concerns."""
    if state == State.HIDDEN:
        return game.battle.hidden[person] == 1
    if state == State.SNIPE_READY:
        return game.battle.snipe_ready[person] == 1
    if state == State.EXPOSED:
        return game.battle.exposed_to[person] > 0
    if state == State.FLAGGED:
        return game.battle.flagged_by[person] > 0
    return game.battle.observer[person] == 1 if state == State.OBSERVER else game.battle.escaping[person] == 1


def concerns(game: Game, person: int, state: int, actor: int) -> bool:
    """Return whether somebody is in a state that concerns an actor: exposed to them, flagged for them."""
    if state == State.EXPOSED:
        return holds(game.battle.exposed_to[person], actor)
    return is_flagged_for(game, person, actor) if state == State.FLAGGED else has_state(game, person, state)


def is_flagged_for(game: Game, person: int, actor: int) -> bool:
    """Return whether an ally of an actor has flagged somebody. Rules: MN.FLG.2, MN.SNP.2."""
    return without_person(game.battle.flagged_by[person], actor) > 0 and (
        game.forces.squad[person] != game.forces.squad[actor]
    )


def is_known_flagged(game: Game, person: int) -> bool:
    """Return whether a player may know that one of the own squad is flagged. Rules: MN.FLG.4, MN.GAP.15."""
    if game.numbers.flags_masked:
        return game.battle.noticed[person] > 0
    return game.battle.flagged_by[person] > 0


def set_state(game: Game, person: int, state: int, by: int) -> None:
    """Let somebody come into a state; `by` is the enemy to whom they are exposed, or who flags them."""
    again: int = 1 if is_already(game, person, state, by) else 0
    if state == State.HIDDEN:
        game.battle.hidden[person] = 1
    elif state == State.SNIPE_READY:
        game.battle.snipe_ready[person] = 1
    elif state == State.EXPOSED:
        game.battle.exposed_to[person] = with_person(game.battle.exposed_to[person], by)
    elif state == State.FLAGGED:
        flag(game, person, by)
    elif state == State.OBSERVER:
        game.battle.observer[person] = 1
        game.battle.ending_observer = without_person(game.battle.ending_observer, person)
    else:
        game.battle.escaping[person] = 1
    note_long(game, Event.STATE, person, by, state, 1, Cause.STEP, again, 0)


def is_already(game: Game, person: int, state: int, by: int) -> bool:
    """Return whether somebody is in a state, and it concerns the same enemy."""
    if state == State.EXPOSED:
        return holds(game.battle.exposed_to[person], by)
    return holds(game.battle.flagged_by[person], by) if state == State.FLAGGED else has_state(game, person, state)


def flag(game: Game, person: int, by: int) -> None:
    """Flag somebody; the other side notices it until it is said not to. Rules: MN.FLG.2, MN.FLG.4, MN.GAP.14."""
    game.battle.flagged_by[person] = with_person(game.battle.flagged_by[person], by)
    game.battle.noticed[person] = with_person(game.battle.noticed[person], by)
    game.battle.ending_flags = without_person(game.battle.ending_flags, person)


def clear_state(game: Game, person: int, state: int, cause: int) -> None:
    """Let somebody lose a state, if they have it; with hiding goes the readiness to snipe. Rule: MN.COV.4."""
    if not has_state(game, person, state):
        return
    if state == State.HIDDEN:
        game.battle.hidden[person] = 0
    elif state == State.SNIPE_READY:
        game.battle.snipe_ready[person] = 0
    elif state == State.EXPOSED:
        game.battle.exposed_to[person] = 0
    elif state == State.FLAGGED:
        game.battle.flagged_by[person] = 0
        game.battle.noticed[person] = 0
    elif state == State.OBSERVER:
        game.battle.observer[person] = 0
    else:
        game.battle.escaping[person] = 0
    note(game, Event.STATE, person, NOBODY, state, 0, cause)
    if state == State.HIDDEN:
        clear_state(game, person, State.SNIPE_READY, Cause.NO_MORE_HIDING)


def end_exposure(game: Game, person: int, to: int, cause: int) -> None:
    """Let somebody be exposed to one enemy no longer. Rule: MN.GAP.11."""
    if holds(game.battle.exposed_to[person], to):
        game.battle.exposed_to[person] = without_person(game.battle.exposed_to[person], to)
        note(game, Event.STATE, person, to, State.EXPOSED, 0, cause)


def end_flag(game: Game, person: int, by: int, cause: int) -> None:
    """Take the flag of one enemy off somebody. Rule: MN.GAP.14."""
    if holds(game.battle.flagged_by[person], by):
        game.battle.flagged_by[person] = without_person(game.battle.flagged_by[person], by)
        game.battle.noticed[person] = without_person(game.battle.noticed[person], by)
        note(game, Event.STATE, person, by, State.FLAGGED, 0, cause)


def set_total(game: Game, squad: int, total: int, person: int, why: int, points: int, part: int) -> None:
    """Give a squad a new total by what somebody did, and note it with the one before."""
    before: int = game.battle.total[squad]
    game.battle.total[squad] = total
    write(game.log, Event.TOTAL, game.battle.round, squad, person, NOBODY, why, points, before, total, part)


def gain(game: Game, squad: int, person: int, points: int, part: int) -> None:
    """Let a squad gain points. Rules: MN.SQD.2, MN.ENG.4."""
    set_total(game, squad, game.battle.total[squad] + points, person, Change.GAINS, points, part)


def lose(game: Game, squad: int, person: int, points: int, part: int) -> None:
    """Let a squad lose points, down to the floor if there is one. Rules: MN.ENG.3, MN.GAP.28."""
    left: int = after_loss(game.numbers, game.battle.total[squad], points)
    set_total(game, squad, left, person, Change.LOSES, points, part)


def pay(game: Game, person: int, currency: int, points: int, part: int) -> None:
    """Let somebody's squad pay; no floor stops that. Rules: MN.SNP.3, MN.ASL.2, MN.GAP.3, MN.GAP.32."""
    why: int = Change.PAYS_EDGE if currency == Currency.EDGE else Change.PAYS_POINTS
    set_total(game, game.forces.squad[person], own_total(game, person) - points, person, why, points, part)


def can_pay(game: Game, person: int, currency: int, points: int) -> bool:
    """Return whether somebody's squad can pay. Rules: MN.GAP.3, MN.GAP.32."""
    if currency == Currency.EDGE:
        return can_pay_edge(game.numbers, own_total(game, person), other_total(game, person), points)
    return can_pay_points(game.numbers, own_total(game, person), points)
