"""The actions a custom player answers with, and why one is not open. Lengths are inches from the south-west corner."""

from dataclasses import dataclass
from typing import ClassVar

from engine.games.seven_seconds.custom_players.pieces import Objective, Piece
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.choices import clear_choice
from engine.games.seven_seconds.kernel.board import footing, ways
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.rules.numbers import mils
from engine.kernel.geometry import distance_mil

Point = tuple[float, float]


@dataclass(frozen=True)
class _Going:
    """Going to a point. `toggle_jammer` counts only where house rules give a free switch after it."""

    x_in: float
    y_in: float
    toggle_jammer: bool = False


@dataclass(frozen=True)
class Move(_Going):
    """Move to a point, straight or `by` another one, where the way bends. Rules: 7S.MOVE.1, 7S.MOVE.3."""

    by: Point | None = None
    code: ClassVar[int] = codes.Action.MOVE


class Jump(_Going):
    """Jump to a point, over whatever lies between. Rule: 7S.JUMP.1."""

    code: ClassVar[int] = codes.Action.JUMP


@dataclass(frozen=True)
class Kamikaze:
    """Go to a point and explode there, by a jump or on foot: straight or `by` another one. Rule: 7S.KAM.1."""

    x_in: float
    y_in: float
    jump: bool = True
    by: Point | None = None
    code: ClassVar[int] = codes.Action.KAMIKAZE


@dataclass(frozen=True)
class FireFlamer:
    """Burn a circle around a point. Rule: 7S.FLAM.1."""

    x_in: float
    y_in: float
    code: ClassVar[int] = codes.Action.FIRE_FLAMER


@dataclass(frozen=True)
class Target:
    """Search with active sensors; `Player.share` is asked what the pool goes to. Rule: 7S.TGT.1."""

    dice: int
    code: ClassVar[int] = codes.Action.TARGET


@dataclass(frozen=True)
class FireRifle:
    """Fire the rifle at an enemy. Rule: 7S.RIF.1."""

    target: Piece
    code: ClassVar[int] = codes.Action.FIRE_RIFLE


@dataclass(frozen=True)
class FireMissile:
    """Fire a missile at an enemy or an objective. Rule: 7S.MIS.1."""

    target: Piece | Objective
    code: ClassVar[int] = codes.Action.FIRE_MISSILE


@dataclass(frozen=True)
class Command:
    """Give another of one's own pieces its activation counter back. Rule: 7S.CMD.1."""

    target: Piece
    code: ClassVar[int] = codes.Action.COMMAND


@dataclass(frozen=True)
class Repair:
    """Repair a damaged suit of one's own. Rule: 7S.REP.1."""

    target: Piece
    code: ClassVar[int] = codes.Action.REPAIR


@dataclass(frozen=True)
class Scramble:
    """Go back under the blips. Rule: 7S.SCR.1."""

    code: ClassVar[int] = codes.Action.SCRAMBLE


@dataclass(frozen=True)
class ToggleJammer:
    """Switch a haywire drone's field. Rule: 7S.JAM.1."""

    code: ClassVar[int] = codes.Action.TOGGLE_JAMMER


Action = (
    Move | Jump | Kamikaze | FireFlamer | Target | FireRifle | FireMissile | Command | Repair | Scramble | ToggleJammer
)


def write_action(game: Game, action: Action) -> None:
    """Set `game.choice` to an action."""
    clear_choice(game)
    choice = game.choice
    choice.action = action.code
    if isinstance(action, _Going | Kamikaze | FireFlamer):
        choice.x_mil = mils(action.x_in)
        choice.y_mil = mils(action.y_in)
    if isinstance(action, Move | Kamikaze) and action.by:
        choice.bend_x_mil, choice.bend_y_mil = map(mils, action.by)
    if isinstance(action, _Going):
        choice.toggle = int(action.toggle_jammer)
    elif isinstance(action, Kamikaze):
        choice.jump = int(action.jump)
    elif isinstance(action, Target):
        choice.dice = int(action.dice)
    elif isinstance(action, FireRifle | FireMissile | Command | Repair):
        choice.target = action.target.number


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
    x, y, bend = game.choice.x_mil, game.choice.y_mil, (game.choice.bend_x_mil, game.choice.bend_y_mil)
    cost = distance_mil(game.battle.x_mil[piece], game.battle.y_mil[piece], x, y)
    if not jumps:
        cost = _legs_mil(game, piece, bend) if ways.is_bent(*bend) else footing.way_cost_mil(game, piece, x, y)
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
    fits = jumps or not ways.is_bent(*bend) or footing.may_stand(game, piece, *bend)
    return "another base is in the way" if fits else "its base does not fit where the way bends"


def _legs_mil(game: Game, piece: int, bend: tuple[int, int]) -> int:
    """Return what the two legs of the way in `game.choice` cost, -1 if impassable terrain is in the way of one."""
    start = (game.battle.x_mil[piece], game.battle.y_mil[piece])
    legs = (
        footing.leg_cost_mil(game, piece, *start, *bend),
        footing.leg_cost_mil(game, piece, *bend, game.choice.x_mil, game.choice.y_mil),
    )
    return -1 if min(legs) < 0 else sum(legs)
