"""Advantages and disadvantages: what lasts until somebody's next action or the end of the fight, and all of a roll.

Rules: MN.TRM.2 to MN.TRM.4, MN.GAP.14, MN.GAP.26, MN.GAP.27, MN.GAP.30.
"""

from engine.games.maneuvers.kernel.codes import FIGHT_END, ON_CHECKS_WORSE, PEOPLE, SCOPES, Cause, Event, Scope, State
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.numbers.maneuvers import net_advantage, state_advantages, state_disadvantages
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.people import (
    clear_state,
    end_flag,
    holds,
    is_flagged_for,
    note_long,
    with_person,
)


def lasting_at(owner: int, person: int, scope: int) -> int:
    """Return where it stands what is about somebody and ends with an owner's next action, or at FIGHT_END."""
    return (owner * PEOPLE + person) * SCOPES + scope


def lasting_on(game: Game, person: int, scope: int) -> int:
    """Return the advantages about somebody in a scope, less the disadvantages. Rule: MN.TRM.3."""
    found: int = game.battle.lasting[lasting_at(FIGHT_END, person, scope)]
    for owner in range(game.forces.people):
        found += game.battle.lasting[lasting_at(owner, person, scope)]
    return found


def give_lasting(game: Game, owner: int, person: int, scope: int, worth: int, until_fight_end: bool) -> None:
    """Give somebody an advantage of 1, or a disadvantage of -1; those of checks are counted apart. Rule: MN.TRM.4."""
    counted_in: int = ON_CHECKS_WORSE if scope == Scope.CHECKS_OF and worth < 0 else scope
    at: int = lasting_at(FIGHT_END if until_fight_end else owner, person, counted_in)
    game.battle.lasting[at] += worth
    note_long(game, Event.ADVANTAGE, person, owner, worth, scope, 1 if until_fight_end else 0, 0, 0)


def begin_ending(game: Game, owner: int) -> None:
    """Note what there is that ends with the action that begins: what this action itself sets does not."""
    for at in range(PEOPLE * SCOPES):
        game.battle.ending[at] = game.battle.lasting[owner * PEOPLE * SCOPES + at]
    game.battle.ending_flags = 0
    for person in range(game.forces.people):
        if holds(game.battle.flagged_by[person], owner) and not game.numbers.flag_until_fight_end:
            game.battle.ending_flags = with_person(game.battle.ending_flags, person)
    game.battle.ending_observer = 0
    if game.battle.observer[owner] == 1 and game.numbers.observer_until_next_action:
        game.battle.ending_observer = with_person(0, owner)


def end_lasting(game: Game, owner: int, cause: int) -> None:
    """End what was noted: advantages, disadvantages and flags. Rules: MN.GAP.14, MN.GAP.30."""
    for person in range(game.forces.people):
        for scope in range(SCOPES):
            end_about(game, owner, person, scope, cause)
        if holds(game.battle.ending_flags, person):
            end_flag(game, person, owner, cause)
    game.battle.ending_flags = 0


def end_about(game: Game, owner: int, person: int, scope: int, cause: int) -> None:
    """End what was noted about somebody in a scope."""
    ended: int = game.battle.ending[person * SCOPES + scope]
    game.battle.ending[person * SCOPES + scope] = 0
    game.battle.lasting[lasting_at(owner, person, scope)] -= ended
    note_end(game, owner, person, scope, ended, cause)


def end_all(game: Game, owner: int, cause: int) -> None:
    """End all that lasts until the next action of somebody who will have none. Rules: MN.ESC.3, MN.GAP.14."""
    for person in range(game.forces.people):
        for scope in range(SCOPES):
            ended: int = game.battle.lasting[lasting_at(owner, person, scope)]
            game.battle.lasting[lasting_at(owner, person, scope)] = 0
            note_end(game, owner, person, scope, ended, cause)
            if game.battle.acting == owner:
                game.battle.ending[person * SCOPES + scope] = 0
        if not game.numbers.flag_until_fight_end:
            end_flag(game, person, owner, cause)


def note_end(game: Game, owner: int, person: int, scope: int, ended: int, cause: int) -> None:
    """Note what has ended about somebody, if anything has."""
    if ended != 0:
        shown: int = Scope.CHECKS_OF if scope == ON_CHECKS_WORSE else scope
        note_long(game, Event.ADVANTAGE_ENDS, person, owner, ended, shown, cause, 0, 0)


def end_observing(game: Game, person: int) -> None:
    """Let somebody be an observer no longer who was one before the action that ends. Rule: MN.GAP.13."""
    if holds(game.battle.ending_observer, person):
        clear_state(game, person, State.OBSERVER, Cause.TIME)
    game.battle.ending_observer = 0


def use_next(game: Game, person: int, cause: int) -> None:
    """Use up what is about somebody's next maneuver: it was rolled for, or its action is lost. Rule: MN.GAP.27."""
    used: int = lasting_on(game, person, Scope.NEXT_MANEUVER_OF)
    any_used: bool = False
    for owner in range(FIGHT_END + 1):
        at: int = lasting_at(owner, person, Scope.NEXT_MANEUVER_OF)
        any_used = any_used or game.battle.lasting[at] != 0
        game.battle.lasting[at] = 0
    game.battle.ending[person * SCOPES + Scope.NEXT_MANEUVER_OF] = 0
    if any_used:
        note_long(game, Event.ADVANTAGE_ENDS, person, NOBODY, used, Scope.NEXT_MANEUVER_OF, cause, 0, 0)


def actor_net(game: Game, actor: int, maneuver: int, target: int, opponent: int) -> int:
    """Return the net advantage of a maneuver against its target, if it has one, and its opponent.

    Rules: MN.GAP.26, MN.COV.2, MN.COV.3, MN.FLG.2, MN.TRM.3, MN.TRM.4.
    """
    named: int = opponent if target == NOBODY else target
    advantages: int = lasting_on(game, actor, Scope.MANEUVERS_OF) + lasting_on(game, actor, Scope.NEXT_MANEUVER_OF)
    advantages += advantages_against(game, actor, named)
    if opponent != named and not game.numbers.against_target_alone:
        advantages += advantages_against(game, actor, opponent)
    advantages += state_advantages(game.numbers, False, snipes_exposed(game, actor, maneuver, target))
    direct: bool = game.manual.direct_attack[maneuver] == 1
    disadvantages: int = state_disadvantages(game.numbers, direct, game.battle.hidden[named] == 1)
    return net_advantage(game.numbers, advantages, disadvantages)


def advantages_against(game: Game, actor: int, person: int) -> int:
    """Return what helps an actor's maneuver against somebody: what lasts, and a flag. Rules: MN.GAP.26, MN.FLG.2."""
    return lasting_on(game, person, Scope.MANEUVERS_AGAINST) + state_advantages(
        game.numbers, is_flagged_for(game, person, actor), False
    )


def snipes_exposed(game: Game, actor: int, maneuver: int, target: int) -> bool:
    """Return whether a maneuver uses that its target is exposed to the actor. Rules: MN.COV.3, MN.GAP.11."""
    if target == NOBODY or game.manual.waived_by[maneuver] != State.EXPOSED:
        return False
    return holds(game.battle.exposed_to[target], actor)
