"""What a step is worth to the heuristic player, whatever maneuver it is of: to the actor's side, whom it is about."""

from engine.games.maneuvers.kernel.codes import SideWord, State, Step
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.kernel.players.heuristic.harm import damage_worth
from engine.games.maneuvers.kernel.players.heuristic.helping import (
    advantage_worth,
    clearing_worth,
    setting_worth,
    state_worth,
)
from engine.games.maneuvers.kernel.players.heuristic.people import point_price, sign_of, supposed
from engine.games.maneuvers.kernel.players.heuristic.prices import (
    ACTION,
    EXTRA_ACTION,
    LAST_PRESENCE,
    PRESENCE,
    UNNOTICED_MARK,
)
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.people import left_in


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
        return EXTRA_ACTION
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
        return -sign_of(game, person) * ACTION
    if verb == Step.LEAVE:
        last: bool = left_in(game, game.forces.squad[person]) == 1
        return -sign_of(game, person) * (LAST_PRESENCE if last else PRESENCE)
    return UNNOTICED_MARK
