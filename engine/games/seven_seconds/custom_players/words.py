"""Why an action is not open to a piece, in words."""

from engine.games.seven_seconds.custom_players.actions import Action, FireFlamer, Jump, Kamikaze, Move, Target
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.board import footing
from engine.games.seven_seconds.kernel.records import Game
from engine.kernel.geometry import distance_mil

AT_OTHERS: dict[int, str] = {
    codes.Action.FIRE_RIFLE: "the shot would have no dice, or the target may not be shot at",
    codes.Action.FIRE_MISSILE: (
        "it is no target for a missile of this piece: out of arc, without counters, or none is left"
    ),
    codes.Action.COMMAND: "it is not one's own, is ready already, or is out of reach of the command",
    codes.Action.REPAIR: "it is no damaged trooper of one's own in reach",
    codes.Action.SCRAMBLE: "it may not go back under the blips from here",
    codes.Action.TOGGLE_JAMMER: "it has no jammer to switch",
}


def refusal(game: Game, piece: int, action: Action) -> str:
    """Return why `game.choice`, which is `action`, is not legal for a piece."""
    kind = game.forces.kind[piece]
    if not footing.may_act(game, piece, action.code):
        return f"a piece of its type has no action {type(action).__name__}"
    if isinstance(action, Move | Jump | Kamikaze):
        jumps = isinstance(action, Jump) or (isinstance(action, Kamikaze) and action.jump)
        reach = (game.numbers.jump_mil if jumps else game.numbers.move_mil)[kind]
        return _in_the_way(game, piece, reach, jumps=jumps)
    if isinstance(action, FireFlamer):
        return f"the point must be in sight, in the arc and within {game.numbers.flamer_mil / 1000:g} in"
    if isinstance(action, Target):
        return f"it searches with {game.numbers.min_target_dice} to {game.forces.sensors[piece]} dice"
    return AT_OTHERS[action.code]


def _in_the_way(game: Game, piece: int, reach: int, *, jumps: bool) -> str:
    x, y = game.choice.x_mil, game.choice.y_mil
    cost = distance_mil(game.battle.x_mil[piece], game.battle.y_mil[piece], x, y)
    if not jumps:
        cost = footing.way_cost_mil(game, piece, x, y)
    if cost < 0:
        return "impassable terrain is in the way"
    if cost > reach + game.numbers.epsilon_mil:
        return f"that takes {cost / 1000:.1f} in of movement, and it has {reach / 1000:g} in"
    explodes = game.choice.action == codes.Action.KAMIKAZE
    may_leave = footing.leaves_table(game, piece, x, y) and not explodes
    if not may_leave and not footing.is_on_board(game, x, y, game.numbers.base_radius_mil):
        return "its base would not lie on the table"
    if not footing.is_free(game, piece, x, y):
        return "another base stands there"
    if not may_leave and not footing.may_stand(game, piece, x, y):
        return "the terrain there is impassable"
    return "another base is in the way"
