"""A maneuver from its choice to its end: who opposes it, the two rolls, and the extra ones within an action.

Rules: MN.COR.1, MN.COR.5, MN.COR.6, MN.TRM.2 to MN.TRM.4, MN.HOUSE.1, MN.HOUSE.3.
"""

from engine.games.maneuvers.kernel.actions.steps import fail_late, take_steps
from engine.games.maneuvers.kernel.chance import throw_best
from engine.games.maneuvers.kernel.codes import Cause, Draw, Event, Extra, Part, State
from engine.games.maneuvers.kernel.numbers.codes import NOBODY, Role
from engine.games.maneuvers.kernel.numbers.maneuvers import gives_away, is_rewarded, margin_of, result_of
from engine.games.maneuvers.kernel.questions import choose_extra, choose_maneuver, choose_opposition
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import (
    any_maneuver,
    any_rating,
    clear_choice,
    is_legal,
    is_legal_opposition,
    may_oppose,
)
from engine.games.maneuvers.kernel.standing.lasting import actor_net, snipes_exposed, use_next
from engine.games.maneuvers.kernel.standing.people import (
    clear_state,
    end_exposure,
    is_in_fight,
    note,
    note_long,
    rating_of,
)


def roll_off(game: Game) -> None:
    """Roll for the maneuver that goes on, and for its opponent; note margin and outcome. Rules: MN.COR.5, MN.COR.6."""
    actor: int = game.battle.actor
    opponent: int = game.battle.opponent
    maneuver: int = game.battle.maneuver
    net: int = actor_net(game, actor, maneuver, game.battle.target, opponent)
    game.battle.result = roll(game, actor, Draw.MANEUVER, net, game.battle.rating, Role.ACTOR)
    game.battle.opposed = roll(game, opponent, Draw.OPPOSING, 0, game.battle.opposing_rating, Role.OPPONENT)
    game.battle.rewarded = 1 if is_rewarded(game.battle.result, game.battle.opposed) else 0
    game.battle.margin = margin_of(game.battle.result, game.battle.opposed)
    game.battle.rewards[game.forces.squad[actor]] += game.battle.rewarded
    note_long(
        game,
        Event.COMPARED,
        actor,
        opponent,
        game.battle.rewarded,
        game.battle.margin,
        game.battle.result,
        game.battle.opposed,
        0,
    )
    use_next(game, actor, Cause.USE)
    if snipes_exposed(game, actor, maneuver, game.battle.target) and game.numbers.exposure_ends_by_use:
        end_exposure(game, game.battle.target, actor, Cause.USE)


def roll(game: Game, person: int, reason: int, net: int, rating: int, role: int) -> int:
    """Return the result of a roll, and note it. Rule: MN.HOUSE.1."""
    die: int = throw_best(game, person, reason, game.numbers.action_sides, net)
    value: int = rating_of(game, person, rating)
    result: int = result_of(value, die)
    note_long(game, Event.ROLL, person, NOBODY, role, net, die, value, result)
    return result


def make_maneuvers(game: Game, person: int) -> None:
    """Let somebody make the maneuver of an action, and the extra ones that it grants. Rules: MN.COR.1, MN.GAP.17."""
    game.battle.extras = 0
    if not any_maneuver(game, person, NOBODY):
        note(game, Event.IDLE, person, NOBODY, 0, 0, 0)
        return
    clear_choice(game)
    choose_maneuver(game, game.forces.squad[person], person)
    if not is_legal(game, person):
        game.answers.refused = 1
        note(game, Event.IDLE, person, NOBODY, 1, 0, 0)
        return
    make(game, person, 0)
    done: int = 0
    while done < game.battle.extras:
        make_extra(game, person, game.battle.extra[done])
        done += 1


def make_extra(game: Game, person: int, maneuver: int) -> None:
    """Let somebody make an extra maneuver, or not. Rules: MN.AID.4, MN.GAP.17."""
    if not is_in_fight(game, person) or not any_maneuver(game, person, maneuver):
        note(game, Event.EXTRA, person, NOBODY, maneuver, Extra.IMPOSSIBLE, 0)
        return
    clear_choice(game)
    game.battle.maneuver = maneuver
    choose_extra(game, game.forces.squad[person], person)
    if game.choice.maneuver != maneuver or not is_legal(game, person):
        if game.choice.maneuver != NOBODY:
            game.answers.refused = 1
        note(game, Event.EXTRA, person, NOBODY, maneuver, Extra.DECLINED, 0)
        return
    note(game, Event.EXTRA, person, NOBODY, maneuver, Extra.MADE, 0)
    make(game, person, 1)


def make(game: Game, person: int, extra: int) -> None:
    """Make the chosen maneuver: Effect, rolls, late failure, Reward or Risk, hiding. Rule: MN.HOUSE.3."""
    begin(game, person, extra)
    effect_only: bool = extra == 1 and game.numbers.extra_effect_only == 1
    if not effect_only:
        find_opponent(game)
    for squad in range(2):
        game.battle.total_before[squad] = game.battle.total[squad]
    take_steps(game, Part.EFFECT)
    if not effect_only:
        roll_off(game)
        fail_late(game, person, game.battle.result, game.battle.opponent, game.battle.opposed)
        take_steps(game, Part.REWARD if game.battle.rewarded else Part.RISK)
    hiding: int = game.manual.hiding[game.battle.maneuver]
    if gives_away(game.numbers, hiding, False, game.battle.rewarded == 1):
        clear_state(game, person, State.HIDDEN, Cause.MANEUVER)


def begin(game: Game, person: int, extra: int) -> None:
    """Note the chosen maneuver as the one that goes on."""
    game.battle.actor = person
    game.battle.maneuver = game.choice.maneuver
    game.battle.rating = game.choice.rating
    game.battle.target = game.choice.target
    game.battle.ally = game.choice.ally
    game.battle.opponent = NOBODY
    game.battle.seen = NOBODY
    game.battle.is_extra = extra
    game.battle.margin = 0
    game.battle.rewarded = 0
    value: int = rating_of(game, person, game.choice.rating)
    note_long(
        game,
        Event.MANEUVER,
        person,
        game.choice.target,
        game.choice.maneuver,
        game.choice.rating,
        value,
        game.choice.ally,
        extra,
    )


def find_opponent(game: Game) -> None:
    """Let the other side say who opposes, and with which rating. Rules: MN.COR.3, MN.GAP.5, MN.GAP.6."""
    actor: int = game.battle.actor
    clear_choice(game)
    choose_opposition(game, 1 - game.forces.squad[actor], actor)
    if not is_legal_opposition(game, actor):
        game.answers.refused = 1
        oppose_first(game, actor)
    game.battle.opponent = game.choice.opponent
    game.battle.opposing_rating = game.choice.rating
    value: int = rating_of(game, game.battle.opponent, game.choice.rating)
    note(game, Event.OPPOSES, game.battle.opponent, actor, game.choice.rating, value, game.battle.maneuver)


def oppose_first(game: Game, actor: int) -> None:
    """Choose the first who may oppose, with the first rating, where nobody was chosen who may."""
    game.choice.rating = any_rating(game.manual.opponent_ratings[game.battle.maneuver])
    for person in range(game.forces.people):
        if may_oppose(game, actor, person):
            game.choice.opponent = person
            return
