"""The states of characters: who has one, whom it concerns, and what sets and clears it.

Rules: MN.COV.2 to MN.COV.4, MN.ESC.2, MN.OBS.2, MN.FLG.2, MN.GAP.10, MN.GAP.11.
"""

from engine.games.maneuvers.kernel.codes import Cause, Event, State
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.people import holds, note, note_long, with_person, without_person


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
