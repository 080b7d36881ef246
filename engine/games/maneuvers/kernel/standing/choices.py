"""What is open to somebody: legal choices, why others are not, and the first legal one that there is."""

from engine.games.maneuvers.kernel.codes import (
    EDGE_TOO_LOW,
    MANEUVERS,
    NEEDS,
    NO_ALLY,
    NO_SUCH_MANEUVER,
    NO_TARGET,
    NOBODY_OPPOSES,
    NOT_IN_FIGHT,
    NOT_READY,
    POINTS_TOO_LOW,
    RATING_NOT_ALLOWED,
    RATING_TOO_LOW,
    RATINGS,
    STATE_MISSING,
    TARGET_UNKNOWN,
    Need,
    State,
    Whom,
)
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.numbers.maneuvers import can_pay_edge, can_pay_points, edge_of
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.people import (
    concerns,
    has_state,
    is_ally,
    is_enemy,
    is_in_fight,
    left_in,
    other_total,
    own_total,
    rating_of,
)


def clear_choice(game: Game) -> None:
    """Make the choice one of nothing."""
    game.choice.maneuver = NOBODY
    game.choice.rating = NOBODY
    game.choice.target = NOBODY
    game.choice.ally = NOBODY
    game.choice.opponent = NOBODY


def is_legal(game: Game, person: int) -> bool:
    """Return whether somebody may make the chosen maneuver as it was chosen."""
    return faults_of(game, person) == 0


def faults_of(game: Game, person: int) -> int:
    """Return what is against the chosen maneuver, as bits; one that is not known has no other faults."""
    maneuver: int = game.choice.maneuver
    if not knows(game, person, maneuver):
        return NO_SUCH_MANEUVER
    faults: int = 0 if is_in_fight(game, person) else NOT_IN_FIGHT
    if not allows(game.manual.actor_ratings[maneuver], game.choice.rating):
        faults += RATING_NOT_ALLOWED
    if left_in(game, 1 - game.forces.squad[person]) == 0:
        faults += NOBODY_OPPOSES
    faults += naming_faults(game, person, maneuver)
    if faults & NO_TARGET == 0 and not is_waived(game, person, maneuver):
        faults = faults | need_faults(game, person, maneuver)
    return faults | cost_faults(game, person, maneuver)


def knows(game: Game, person: int, maneuver: int) -> bool:
    """Return whether a number is that of a maneuver that somebody's squad knows."""
    if maneuver < 0 or maneuver >= game.manual.count:
        return False
    return game.manual.known[game.forces.squad[person] * MANEUVERS + maneuver] == 1


def allows(ratings: int, rating: int) -> bool:
    """Return whether a rating is one of a set of them. Rules: MN.COR.2, MN.GAP.5."""
    return rating >= 0 and rating < RATINGS and (ratings >> rating) & 1 == 1


def naming_faults(game: Game, person: int, maneuver: int) -> int:
    """Return what is against the target and the ally that were named; an ally is named where there is one."""
    faults: int = 0
    if game.manual.names_target[maneuver]:
        faults += 0 if is_enemy(game, person, game.choice.target) else NO_TARGET
    elif game.choice.target != NOBODY:
        faults += NO_TARGET
    named: bool = is_ally(game, person, game.choice.ally)
    if game.manual.names_ally[maneuver] and left_in(game, game.forces.squad[person]) > 1:
        faults += 0 if named else NO_ALLY
    elif game.choice.ally != NOBODY:
        faults += NO_ALLY
    return faults


def is_waived(game: Game, person: int, maneuver: int) -> bool:
    """Return whether a state of the target makes what the maneuver needs needless. Rule: MN.GAP.11."""
    state: int = game.manual.waived_by[maneuver]
    if state == NOBODY or game.choice.target == NOBODY or (state == State.EXPOSED and not game.numbers.exposure_waives):
        return False
    return concerns(game, game.choice.target, state, person)


def need_faults(game: Game, person: int, maneuver: int) -> int:
    """Return which requirements are not met."""
    faults: int = 0
    for row in range(maneuver * NEEDS, maneuver * NEEDS + game.manual.needs[maneuver]):
        faults = faults | fault_of(game, person, row)
    return faults


def fault_of(game: Game, person: int, row: int) -> int:
    """Return what is missing for a requirement. Rules: MN.SNP.1, MN.SNP.2, MN.ASL.1, MN.FLG.1, MN.AID.1."""
    need: int = game.manual.need[row]
    if need == Need.AIM:
        return aim_faults(game, person)
    if need == Need.ALLY:
        return 0 if is_ally(game, person, game.choice.ally) else NO_ALLY
    if need == Need.RATING:
        good: bool = rating_of(game, person, game.manual.need_word[row]) >= game.manual.need_least[row]
        return 0 if good else RATING_TOO_LOW
    if need == Need.EDGE:
        ahead: bool = edge_of(own_total(game, person), other_total(game, person)) >= game.manual.need_least[row]
        return 0 if ahead else EDGE_TOO_LOW
    if game.manual.need_whom[row] == Whom.ACTOR:
        return 0 if has_state(game, person, game.manual.need_word[row]) else STATE_MISSING
    target: int = game.choice.target
    named: bool = target != NOBODY and concerns(game, target, game.manual.need_word[row], person)
    return 0 if named else STATE_MISSING


def aim_faults(game: Game, person: int) -> int:
    """Return what somebody lacks to aim at the target. Rules: MN.SNP.2, MN.COV.4, MN.GAP.12."""
    if game.choice.target != NOBODY and concerns(game, game.choice.target, State.FLAGGED, person):
        return 0
    ready: bool = not game.numbers.snipe_needs_ready or has_state(game, person, State.SNIPE_READY)
    faults: int = 0 if ready else NOT_READY
    return faults if has_state(game, person, State.OBSERVER) else faults + TARGET_UNKNOWN


def cost_faults(game: Game, person: int, maneuver: int) -> int:
    """Return which costs of the Effect cannot be paid. Rules: MN.SNP.3, MN.ASL.2, MN.GAP.3, MN.GAP.32."""
    faults: int = 0
    edge: int = game.manual.edge_cost[maneuver]
    points: int = game.manual.points_cost[maneuver]
    if edge > 0 and not can_pay_edge(game.numbers, own_total(game, person), other_total(game, person), edge):
        faults += EDGE_TOO_LOW
    if points > 0 and not can_pay_points(game.numbers, own_total(game, person), points):
        faults += POINTS_TOO_LOW
    return faults


def may_oppose(game: Game, actor: int, opponent: int) -> bool:
    """Return whether somebody may oppose the maneuver that goes on. Rules: MN.COR.3, MN.GAP.6.

    The target does where it has to. Somebody who misses an action does not oppose where that is so ruled, unless
    nobody else is left who could.
    """
    if not is_enemy(game, actor, opponent):
        return False
    target: int = game.battle.target
    by_target: bool = game.manual.opposed_by_target[game.battle.maneuver] == 1
    if by_target and is_enemy(game, actor, target) and is_free_to_oppose(game, target):
        return opponent == target
    return is_free_to_oppose(game, opponent) or not anyone_is_free(game, actor)


def is_free_to_oppose(game: Game, person: int) -> bool:
    """Return whether no lost action keeps somebody from opposing. Rule: MN.GAP.6."""
    return game.numbers.opposes_after_lost_action == 1 or game.battle.missing[person] == 0


def anyone_is_free(game: Game, actor: int) -> bool:
    """Return whether any enemy may oppose without more ado. Rule: MN.GAP.6."""
    for person in range(game.forces.people):
        if is_enemy(game, actor, person) and is_free_to_oppose(game, person):
            return True
    return False


def is_legal_opposition(game: Game, actor: int) -> bool:
    """Return whether the chosen opponent may oppose with the chosen rating. Rules: MN.COR.3, MN.GAP.5."""
    ratings: int = game.manual.opponent_ratings[game.battle.maneuver]
    return may_oppose(game, actor, game.choice.opponent) and allows(ratings, game.choice.rating)


def is_hidden_enemy(game: Game, actor: int, person: int) -> bool:
    """Return whether somebody is an enemy who hides. Rule: MN.OBS.4."""
    return is_enemy(game, actor, person) and game.battle.hidden[person] == 1


def any_maneuver(game: Game, person: int, only: int) -> bool:
    """Choose the first legal maneuver, or `only` that one; return whether there is one. Rule: MN.COR.1."""
    for maneuver in range(game.manual.count):
        wanted: bool = only == NOBODY or maneuver == only
        if wanted and knows(game, person, maneuver) and any_naming(game, person, maneuver):
            return True
    return False


def any_naming(game: Game, person: int, maneuver: int) -> bool:
    """Choose a maneuver with the first target and ally with which it is legal; return whether it is with any."""
    game.choice.maneuver = maneuver
    game.choice.rating = any_rating(game.manual.actor_ratings[maneuver])
    allies: int = end_of_allies(game, maneuver)
    for target in range(NOBODY, end_of_targets(game, maneuver)):
        for ally in range(NOBODY, allies):
            game.choice.target = target
            game.choice.ally = ally
            if is_legal(game, person):
                return True
    return False


def end_of_targets(game: Game, maneuver: int) -> int:
    """Return the end of the targets that a maneuver may name, which begin with nobody."""
    return game.forces.people if game.manual.names_target[maneuver] else 0


def end_of_allies(game: Game, maneuver: int) -> int:
    """Return the end of the allies that a maneuver may name, which begin with nobody."""
    return game.forces.people if game.manual.names_ally[maneuver] else 0


def any_rating(ratings: int) -> int:
    """Return the first of a set of ratings, NOBODY if it is empty."""
    for rating in range(RATINGS):
        if allows(ratings, rating):
            return rating
    return NOBODY
