"""What a maneuver is worth to the heuristic player, with all who are in it: by its steps and their chances."""

from engine.games.maneuvers.kernel.codes import (
    PART_STEPS,
    PARTS,
    STEPS,
    Part,
    State,
)
from engine.games.maneuvers.kernel.numbers.codes import Hiding
from engine.games.maneuvers.kernel.players.heuristic.chances import look_ahead
from engine.games.maneuvers.kernel.players.heuristic.harm import late_worth
from engine.games.maneuvers.kernel.players.heuristic.helping import clearing_worth
from engine.games.maneuvers.kernel.players.heuristic.people import point_price
from engine.games.maneuvers.kernel.players.heuristic.prices import CERTAIN
from engine.games.maneuvers.kernel.players.heuristic.steps import change_sign, step_worth
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.lasting import actor_net
from engine.games.maneuvers.kernel.standing.people import rating_of
from engine.games.maneuvers.kernel.standing.states import is_flagged_for, is_known_flagged


def supposed_worth(game: Game, for_opponent: bool) -> int:
    """Return what the supposed maneuver is worth to the actor's side, in hundredths of a point times CERTAIN.

    The opponent does not know of flags that were not noticed. Rule: MN.GAP.15.
    """
    actor: int = game.outlook.actor
    opponent: int = game.outlook.opponent
    own: int = rating_of(game, actor, game.outlook.rating)
    net: int = actor_net(game, actor, game.outlook.maneuver, game.outlook.target, opponent)
    if for_opponent:
        net -= unknown_help(game, actor, opponent)
    look_ahead(game, own - rating_of(game, opponent, game.outlook.opposing_rating), net)
    found: int = part_worth(game, Part.EFFECT) * CERTAIN + late_worth(game) + hiding_worth(game)
    found += part_worth(game, Part.REWARD) * game.outlook.reward + margin_worth(game, Part.REWARD) * game.outlook.gained
    return found + part_worth(game, Part.RISK) * game.outlook.risk + margin_worth(game, Part.RISK) * game.outlook.lost


def unknown_help(game: Game, actor: int, opponent: int) -> int:
    """Return the advantage of a flag that the other side has not noticed. Rules: MN.FLG.4, MN.GAP.15."""
    flagged: bool = is_flagged_for(game, opponent, actor)
    return game.numbers.flag_advantage if flagged and not is_known_flagged(game, opponent) else 0


def part_worth(game: Game, part: int) -> int:
    """Return what the steps of a part are worth together, but for the margin."""
    maneuver: int = game.outlook.maneuver
    first: int = maneuver * PART_STEPS + part * STEPS
    found: int = 0
    for step in range(first, first + game.manual.steps[maneuver * PARTS + part]):
        found += step_worth(game, step)
    return found


def margin_worth(game: Game, part: int) -> int:
    """Return what each point of the margin is worth in a part."""
    maneuver: int = game.outlook.maneuver
    first: int = maneuver * PART_STEPS + part * STEPS
    found: int = 0
    for step in range(first, first + game.manual.steps[maneuver * PARTS + part]):
        if game.manual.margin[step]:
            found += change_sign(game, step) * point_price(game, game.outlook.actor)
    return found


def hiding_worth(game: Game) -> int:
    """Return what is lost with the actor's hiding, times CERTAIN. Rule: MN.GAP.10."""
    kept: int = game.manual.hiding[game.outlook.maneuver]
    if kept == Hiding.KEEPS:
        return 0
    chance: int = CERTAIN if kept == Hiding.ENDS else game.outlook.risk
    return clearing_worth(game, game.outlook.actor, State.HIDDEN) * chance
