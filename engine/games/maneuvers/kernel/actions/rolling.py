"""The two rolls of a maneuver. Rules: MN.COR.5, MN.COR.6, MN.TRM.2 to MN.TRM.4, MN.HOUSE.1."""

from engine.games.maneuvers.kernel.chance import throw_best
from engine.games.maneuvers.kernel.codes import (
    Cause,
    Draw,
    Event,
    Scope,
    State,
)
from engine.games.maneuvers.kernel.numbers.advantages import state_advantages, state_disadvantages
from engine.games.maneuvers.kernel.numbers.codes import NOBODY, Role
from engine.games.maneuvers.kernel.numbers.rolls import is_rewarded, margin_of, net_advantage, result_of
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import lasting_on, use_next
from engine.games.maneuvers.kernel.standing.people import holds, note_long, rating_of
from engine.games.maneuvers.kernel.standing.states import end_exposure, is_flagged_for


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
