"""Maneuvers that are carried out, and whether they may be chosen."""

from collections.abc import Iterator

from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.codes import Cause, Currency, Event, Scope, State
from engine.games.maneuvers.kernel.course import take_action
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import fault_of, faults_of, may_oppose
from engine.games.maneuvers.kernel.standing.people import can_pay, has_state, is_in_fight, set_state
from engine.games.maneuvers.rules import RATING_CODES
from tests.rules.adapters.maneuvers.bench import Answer, Given
from tests.rules.adapters.maneuvers.stage import (
    ACTOR,
    ALLY,
    DEFENDER,
    HIDDEN_ENEMY,
    LEFT_ALLY,
    LOCATIONS,
    TARGET,
    carry_out,
    maneuvers_of,
    rows_of,
    stage,
)

ERRORS = {
    codes.NOT_IN_FIGHT: "out_of_fight",
    codes.NO_SUCH_MANEUVER: "unknown_maneuver",
    codes.RATING_NOT_ALLOWED: "rating_not_allowed",
    codes.NO_ALLY: "no_ally",
    codes.NOT_READY: "not_snipe_ready",
    codes.TARGET_UNKNOWN: "target_unknown",
    codes.RATING_TOO_LOW: "rating_too_low",
    codes.EDGE_TOO_LOW: "insufficient_edge",
    codes.POINTS_TOO_LOW: "insufficient_points",
}
MISSING: dict[int, str] = {State.HIDDEN: "not_hidden", State.OBSERVER: "not_observed", State.ESCAPING: "not_escaping"}
STATES: dict[int, str] = {
    State.HIDDEN: "hiding",
    State.SNIPE_READY: "snipe_ready",
    State.EXPOSED: "exposed",
    State.FLAGGED: "flagged",
    State.OBSERVER: "may_flag",
    State.ESCAPING: "escaping",
}
ADVANTAGES: dict[tuple[int, int, int], str] = {
    (Scope.NEXT_MANEUVER_OF, -1, TARGET): "target_next_disadvantage",
    (Scope.MANEUVERS_OF, -1, TARGET): "opponent_disadvantage",
    (Scope.MANEUVERS_OF, -1, DEFENDER): "opponent_disadvantage",
    (Scope.MANEUVERS_AGAINST, 1, ACTOR): "against_actor_advantage",
    (Scope.MANEUVERS_AGAINST, -1, ACTOR): "against_actor_disadvantage",
    (Scope.MANEUVERS_AGAINST, -1, ALLY): "against_ally_disadvantage",
    (Scope.CHECKS_OF, 1, ALLY): "ally_checks_advantage",
}
WAYS = {(True, True): "moved", (True, False): "moved_toward", (False, True): "moved_away"}
"""How somebody moves by whether they get away from their own end of the row, and from the far one."""
VICTIMS = {TARGET: "target", DEFENDER: "opponent", ACTOR: "actor", ALLY: "stranded_ally"}
DEALERS = {ACTOR: "actor", TARGET: "opponent", DEFENDER: "opponent"}


def resolve(given: Given) -> Answer:
    """Answer what a maneuver does, by two results and the dice of its points; its requirements count as met."""
    game = _played(given, location=0)
    return {
        "outcome": "reward" if game.battle.rewarded else "risk",
        "margin": game.battle.margin,
        "own_total": game.battle.total[0],
        "other_total": game.battle.total[1],
        "status": {*_moves(game, given), *_states(game), *_advantages(game), *_harm(game), *_more(game, given)},
    }


def _played(given: Given, location: int) -> Game:
    game = stage(given)
    game.battle.location[ACTOR] = location
    game.battle.hidden[ACTOR] = game.battle.hidden[HIDDEN_ENEMY] = 1
    carry_out(game, given)
    return game


def _moves(game: Game, given: Given) -> Iterator[str]:
    """Yield how the actor moves, which shows at the two ends of the row: towards goes on, anywhere turns back."""
    if rows_of(game, Event.MOVE):
        far = LOCATIONS - 1
        yield WAYS[game.battle.location[ACTOR] != 0, _played(given, far).battle.location[ACTOR] != far]


def _states(game: Game) -> Iterator[str]:
    for row in rows_of(game, Event.STATE):
        if row.b:
            yield STATES[row.a]
        elif row.a == State.HIDDEN and row.actor >= TARGET:
            yield "notice_hidden"
        elif row.a == State.HIDDEN and row.c in {Cause.STEP, Cause.NOT_PAYING}:
            yield "revealed"


def _advantages(game: Game) -> Iterator[str]:
    return (ADVANTAGES[row.b, row.a, row.actor] for row in rows_of(game, Event.ADVANTAGE))


def _harm(game: Game) -> Iterator[str]:
    return (f"damage_{VICTIMS[row.target]}" for row in rows_of(game, Event.DAMAGE))


def _more(game: Game, given: Given) -> Iterator[str]:
    yield from ("unnoticed" for _ in rows_of(game, Event.UNNOTICED))
    yield from ("lose_next_action" for row in rows_of(game, Event.WILL_MISS) if row.actor == ACTOR)
    yield from (f"free_{maneuvers_of(given)[game.battle.extra[at]].id}" for at in range(game.battle.extras))


def legal(given: Given) -> Answer:
    """Answer what is against a maneuver."""
    state = given["state"]
    escaping = given["maneuver"] == "escape_confirm"
    game = stage({**given, "maneuver": "escape"} if escaping else given)
    _lay_state(game, state)
    if state.get("action_lost"):
        take_action(game, ACTOR)
    found = {*_escape_errors(game)} if escaping else {*_errors(game, given)}
    if "unknown_maneuver" not in found:
        found |= {"action_lost" for _ in rows_of(game, Event.MISSED_ACTION)}
    return {"legal": not found, "errors": found}


def _lay_state(game: Game, state: Given) -> None:
    """Lay a state of the actor down: what is not said is not so, but being in the fight and having an ally."""
    own = {State.HIDDEN: ("hidden",), State.SNIPE_READY: ("snipe_ready",), State.ESCAPING: ("escaping",)}
    for code, flags in {**own, State.OBSERVER: ("observed", "may_flag")}.items():
        if any(state.get(flag) for flag in flags):
            set_state(game, ACTOR, code, NOBODY)
    if state.get("target_flagged"):
        set_state(game, TARGET, State.FLAGGED, ALLY)
    if state.get("exposed_to_me"):
        set_state(game, TARGET, State.EXPOSED, ACTOR)
    game.line.gone[ACTOR] = int(not state.get("in_fight", True))
    game.battle.missing[ACTOR] = int(state.get("action_lost", False))
    if not state.get("has_ally", True):
        game.line.gone[ALLY] = game.line.gone[LEFT_ALLY] = 1
        game.choice.ally = NOBODY


def _errors(game: Game, given: Given) -> Iterator[str]:
    rating = given.get("rating")
    if rating is not None:
        game.choice.rating = RATING_CODES.get(rating, NOBODY)
    faults = faults_of(game, ACTOR)
    for fault, error in ERRORS.items():
        if faults & fault:
            unknown = fault == codes.RATING_NOT_ALLOWED and rating not in RATING_CODES
            yield "unknown_rating" if unknown else error
    if faults & codes.STATE_MISSING:
        first = game.choice.maneuver * codes.NEEDS
        for row in range(first, first + game.manual.needs[game.choice.maneuver]):
            if fault_of(game, ACTOR, row) == codes.STATE_MISSING:
                yield MISSING[game.manual.need_word[row]]


def _escape_errors(game: Game) -> Iterator[str]:
    """Yield what is against making an escape good."""
    if not is_in_fight(game, ACTOR):
        yield "out_of_fight"
    if not has_state(game, ACTOR, State.ESCAPING):
        yield "not_escaping"
    if not can_pay(game, ACTOR, Currency.POINTS, game.numbers.escape_points):
        yield "insufficient_points"


def opposer(given: Given) -> Answer:
    """Answer who opposes: nobody but the target may, or the defenders choose."""
    game = stage(given)
    game.battle.maneuver, game.battle.target = game.choice.maneuver, game.choice.target
    return {"opposer": "defender_choice" if may_oppose(game, ACTOR, DEFENDER) else "target"}


def damage_pair(given: Given) -> Answer:
    """Answer who deals direct damage to whom, if an outcome has any."""
    results = {"actor": 6, "opponent": 5} if given["outcome"] == "reward" else {"actor": 5, "opponent": 6}
    game = stage(given)
    carry_out(game, results)
    pairs = [(DEALERS[row.actor], VICTIMS[row.target]) for row in rows_of(game, Event.DAMAGE)]
    dealer, victim = pairs[0] if pairs else (None, None)
    return {"dealer": dealer, "victim": victim}
