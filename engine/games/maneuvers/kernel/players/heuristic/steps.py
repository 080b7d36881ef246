"""What the steps of a maneuver are worth: harm, states and advantages, points."""

from engine.games.maneuvers.kernel.codes import ON_CHECKS_WORSE, Scope, SideWord, State, Step, Weight
from engine.games.maneuvers.kernel.numbers.codes import NOBODY, Check, Role
from engine.games.maneuvers.kernel.numbers.ending import (
    check_outcome,
    check_score,
    damage_checks,
    damage_stress,
    harm_points,
    late_checks,
)
from engine.games.maneuvers.kernel.numbers.maneuvers import who_failed
from engine.games.maneuvers.kernel.players.heuristic.prices import edge_ahead, point_price, sign_of, supposed, weight
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import lasting_on
from engine.games.maneuvers.kernel.standing.people import has_state, is_known_flagged, left_in


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
            found += max(0, harm_points(game.numbers, check, outcome) - stands) * weight(game, Weight.HARM_POINT)
        else:
            found += outcome * weight(game, Weight.OUTCOME)
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


def state_worth(game: Game, person: int, state: int) -> int:
    """Return what it is worth to somebody's squad that they are in a state."""
    if state == State.HIDDEN:
        hiding: int = weight(game, Weight.HIDING)
        return hiding + (weight(game, Weight.HIDING_WHEN_FLAGGED) if is_known_flagged(game, person) else 0)
    if state == State.SNIPE_READY:
        return weight(game, Weight.READINESS)
    if state == State.EXPOSED:
        return -weight(game, Weight.EXPOSURE)
    if state == State.FLAGGED:
        return -weight(game, Weight.MARK) * left_in(game, 1 - game.forces.squad[person])
    if state == State.OBSERVER:
        return weight(game, Weight.OBSERVATION)
    return escape_worth(game, person)


def escape_worth(game: Game, person: int) -> int:
    """Return what being ready to leave is worth: something to who cannot win any more, late in the fight."""
    return weight(game, Weight.ESCAPE_IN_NEED) if is_hopeless(game, person) else -weight(game, Weight.ESCAPE)


def is_hopeless(game: Game, person: int) -> bool:
    """Return whether somebody's squad is far behind when failing begins to hurt, and others stay. Rule: MN.VIC.1."""
    late: bool = game.battle.round + 1 >= game.numbers.late_from_round
    alone: bool = left_in(game, game.forces.squad[person]) == 1
    return late and not alone and edge_ahead(game, person) <= -weight(game, Weight.HOPELESS_EDGE)


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
    lasts: int = weight(game, Weight.LASTS) if until_fight_end else 1
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
        return 0 if game.numbers.advantage_once else weight(game, Weight.SWING) // (1 + have * 2)
    return weight(game, Weight.SWING)


def against_worth(game: Game, person: int, worth: int, swing: int) -> int:
    """Return what it is worth that maneuvers against somebody are helped or hindered. Rule: MN.GAP.26.

    Who may pick the opponent picks somebody against whom maneuvers are hindered, and nobody against whom they are
    helped.
    """
    makers: int = left_in(game, 1 - game.forces.squad[person])
    share: int = 1 if worth > 0 else 2
    return -sign_of(game, person) * worth * (swing * makers * share // weight(game, Weight.LASTS))


def aid_worth(game: Game, person: int, worth: int) -> int:
    """Return what it is worth that somebody's checks are helped or hindered. Rules: MN.AID.2, MN.GAP.16."""
    if worth > 0 and not game.numbers.aid_stacks and lasting_on(game, person, Scope.CHECKS_OF) > 0:
        return 0
    if worth < 0 and lasting_on(game, person, ON_CHECKS_WORSE) < 0:
        return 0
    lasts: int = 1 + weight(game, Weight.LASTS) * checks_of(game, person)
    return sign_of(game, person) * worth * weight(game, Weight.AID) * lasts


def checks_of(game: Game, person: int) -> int:
    """Return how many checks somebody has earned."""
    found: int = 0
    for check in range(game.battle.checks):
        found += 1 if game.battle.check_person[check] == person else 0
    return found


def step_worth(game: Game, step: int) -> int:
    """Return what a step is worth, but for the margin in it."""
    verb: int = game.manual.verb[step]
    actor: int = game.outlook.actor
    if verb == Step.GAIN or verb == Step.LOSE:
        return change_worth(game, step)
    if verb == Step.PAY:
        return -game.manual.points[step] * point_price(game, actor)
    if verb == Step.PAY_OR_CLEAR:
        price: int = game.manual.points[step] * point_price(game, actor)
        return -min(price, max(0, state_worth(game, actor, game.manual.state[step])))
    if verb == Step.MOVE:
        return move_worth(game, actor)
    if verb == Step.DAMAGE:
        return hurting_worth(game, step)
    if verb == Step.EXTRA:
        return weight(game, Weight.EXTRA_ACTION)
    return personal_worth(game, step, verb)


def change_worth(game: Game, step: int) -> int:
    """Return what points and dice of a gain or a loss are worth. Rule: MN.SQD.2."""
    price: int = point_price(game, game.outlook.actor)
    fixed: int = game.manual.points[step] * price
    thrown: int = game.manual.dice[step] * (game.numbers.points_sides + 1) * price // 2
    return change_sign(game, step) * (fixed + thrown)


def change_sign(game: Game, step: int) -> int:
    """Return 1 for a change of a total that helps the actor's side, -1 for one that harms it."""
    gains: bool = game.manual.verb[step] == Step.GAIN
    own: bool = game.manual.word[step] == SideWord.OWN
    return 1 if gains == own else -1


def move_worth(game: Game, actor: int) -> int:
    """Return what going elsewhere is worth: it ends hiding, and exposure. Rules: MN.GAP.10, MN.GAP.11."""
    found: int = clearing_worth(game, actor, State.HIDDEN) if game.numbers.hiding_ends_by_moving else 0
    return found + (clearing_worth(game, actor, State.EXPOSED) if game.numbers.exposure_ends_by_moving else 0)


def hurting_worth(game: Game, step: int) -> int:
    """Return what a step of direct damage is worth. Rule: MN.DMG.1."""
    victim: int = supposed(game, game.manual.whom[step])
    dealer: int = supposed(game, game.manual.dealer[step])
    return 0 if victim == NOBODY or dealer == NOBODY else damage_worth(game, dealer, victim)


def personal_worth(game: Game, step: int, verb: int) -> int:
    """Return what a step that is about one person is worth; nothing where there is nobody."""
    person: int = game.outlook.target if verb == Step.UNNOTICED else supposed(game, game.manual.whom[step])
    if person == NOBODY:
        return 0
    if verb == Step.SET:
        return setting_worth(game, person, game.manual.state[step])
    if verb == Step.CLEAR:
        return clearing_worth(game, person, game.manual.state[step])
    if verb == Step.ADVANTAGE or verb == Step.DISADVANTAGE:
        worth: int = 1 if verb == Step.ADVANTAGE else -1
        return advantage_worth(game, person, game.manual.word[step], worth, game.manual.lasts[step] == 1)
    if verb == Step.LOSE_ACTION:
        return -sign_of(game, person) * weight(game, Weight.ACTION)
    if verb == Step.LEAVE:
        last: bool = left_in(game, game.forces.squad[person]) == 1
        return -sign_of(game, person) * (weight(game, Weight.LAST_PRESENCE) if last else weight(game, Weight.PRESENCE))
    return weight(game, Weight.UNNOTICED_MARK)
