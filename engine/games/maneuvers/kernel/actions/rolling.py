"""The two rolls of a maneuver. Rules: MN.COR.5, MN.COR.6, MN.TRM.2 to MN.TRM.4, MN.HOUSE.1."""

from engine.games.maneuvers.kernel.chance import throw_best
from engine.games.maneuvers.kernel.codes import (
    Cause,
    Draw,
    Event,
)
from engine.games.maneuvers.kernel.numbers.codes import NOBODY, Role
from engine.games.maneuvers.kernel.numbers.rolls import is_rewarded, margin_of, result_of
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import actor_net, snipes_exposed, use_next
from engine.games.maneuvers.kernel.standing.people import note_long, rating_of
from engine.games.maneuvers.kernel.standing.states import end_exposure


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
