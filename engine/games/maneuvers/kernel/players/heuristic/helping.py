"""What states, advantages and disadvantages are worth to the heuristic player."""

from engine.games.maneuvers.kernel.codes import ON_CHECKS_WORSE, Scope, State
from engine.games.maneuvers.kernel.players.heuristic.people import edge_ahead, sign_of
from engine.games.maneuvers.kernel.players.heuristic.prices import (
    AID,
    ESCAPE,
    ESCAPE_IN_NEED,
    EXPOSURE,
    HIDING,
    HIDING_WHEN_FLAGGED,
    HOPELESS_EDGE,
    LASTS,
    MARK,
    OBSERVATION,
    READINESS,
    SWING,
)
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import lasting_on
from engine.games.maneuvers.kernel.standing.people import left_in
from engine.games.maneuvers.kernel.standing.states import has_state, is_known_flagged


def state_worth(game: Game, person: int, state: int) -> int:
    """Return what it is worth to somebody's squad that they are in a state."""
    if state == State.HIDDEN:
        return HIDING + (HIDING_WHEN_FLAGGED if is_known_flagged(game, person) else 0)
    if state == State.SNIPE_READY:
        return READINESS
    if state == State.EXPOSED:
        return -EXPOSURE
    if state == State.FLAGGED:
        return -MARK * left_in(game, 1 - game.forces.squad[person])
    if state == State.OBSERVER:
        return OBSERVATION
    return escape_worth(game, person)


def escape_worth(game: Game, person: int) -> int:
    """Return what being ready to leave is worth: something to who cannot win any more, late in the fight."""
    return ESCAPE_IN_NEED if is_hopeless(game, person) else -ESCAPE


def is_hopeless(game: Game, person: int) -> bool:
    """Return whether somebody's squad is far behind when failing begins to hurt, and others stay. Rule: MN.VIC.1."""
    late: bool = game.battle.round + 1 >= game.numbers.late_from_round
    alone: bool = left_in(game, game.forces.squad[person]) == 1
    return late and not alone and edge_ahead(game, person) <= -HOPELESS_EDGE


def setting_worth(game: Game, person: int, state: int) -> int:
    """Return what it is worth to the actor's side that somebody comes into a state."""
    return 0 if has_state(game, person, state) else sign_of(game, person) * state_worth(game, person, state)


def clearing_worth(game: Game, person: int, state: int) -> int:
    """Return what it is worth to the actor's side that somebody loses a state."""
    if not has_state(game, person, state):
        return 0
    with_it: int = state_worth(game, person, state)
    if state == State.HIDDEN and game.battle.snipe_ready[person]:
        with_it += state_worth(game, person, State.SNIPE_READY)
    return -sign_of(game, person) * with_it


def advantage_worth(game: Game, person: int, scope: int, worth: int, until_fight_end: bool) -> int:
    """Return what an advantage of 1, or a disadvantage of -1, is worth to the actor's side. Rules: MN.TRM.2."""
    lasts: int = LASTS if until_fight_end else 1
    if scope == Scope.CHECKS_OF:
        return aid_worth(game, person, worth)
    swing: int = swing_of(game, person, scope, worth) * lasts
    if scope == Scope.MANEUVERS_AGAINST:
        return against_worth(game, person, worth, swing)
    return sign_of(game, person) * worth * swing


def swing_of(game: Game, person: int, scope: int, worth: int) -> int:
    """Return what another die is worth: the less, the more of the same there are. Rules: MN.TRM.4, MN.GAP.18."""
    have: int = lasting_on(game, person, scope) * worth
    if have > 0:
        return 0 if game.numbers.advantage_once else SWING // (1 + have * 2)
    return SWING


def against_worth(game: Game, person: int, worth: int, swing: int) -> int:
    """Return what it is worth that maneuvers against somebody are helped or hindered. Rule: MN.GAP.26.

    Who may pick the opponent picks somebody against whom maneuvers are hindered, and nobody against whom they are
    helped.
    """
    makers: int = left_in(game, 1 - game.forces.squad[person])
    share: int = 1 if worth > 0 else 2
    return -sign_of(game, person) * worth * (swing * makers * share // LASTS)


def aid_worth(game: Game, person: int, worth: int) -> int:
    """Return what it is worth that somebody's checks are helped or hindered. Rules: MN.AID.2, MN.GAP.16."""
    if worth > 0 and not game.numbers.aid_stacks and lasting_on(game, person, Scope.CHECKS_OF) > 0:
        return 0
    if worth < 0 and lasting_on(game, person, ON_CHECKS_WORSE) < 0:
        return 0
    return sign_of(game, person) * worth * AID * (1 + LASTS * checks_of(game, person))


def checks_of(game: Game, person: int) -> int:
    """Return how many checks somebody has earned."""
    found: int = 0
    for check in range(game.battle.checks):
        found += 1 if game.battle.check_person[check] == person else 0
    return found
