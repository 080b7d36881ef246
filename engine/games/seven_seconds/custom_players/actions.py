"""The actions a custom player answers with. Lengths are inches from the south-west corner."""

from dataclasses import dataclass
from typing import ClassVar

from engine.games.seven_seconds.custom_players.pieces import Objective, Piece
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.choices import clear_choice
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.rules.numbers import mils


@dataclass(frozen=True)
class _Going:
    """Going straight to a point. `toggle_jammer` counts only where house rules give a free switch after it."""

    x_in: float
    y_in: float
    toggle_jammer: bool = False


class Move(_Going):
    """Move straight to a point. Rule: 7S.MOVE.1."""

    code: ClassVar[int] = codes.Action.MOVE


class Jump(_Going):
    """Jump to a point, over whatever lies between. Rule: 7S.JUMP.1."""

    code: ClassVar[int] = codes.Action.JUMP


@dataclass(frozen=True)
class Kamikaze:
    """Go to a point and explode there, on foot or by a jump. Rule: 7S.KAM.1."""

    x_in: float
    y_in: float
    jump: bool = True
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
    if isinstance(action, _Going):
        choice.toggle = int(action.toggle_jammer)
    elif isinstance(action, Kamikaze):
        choice.jump = int(action.jump)
    elif isinstance(action, Target):
        choice.dice = int(action.dice)
    elif isinstance(action, FireRifle | FireMissile | Command | Repair):
        choice.target = action.target.number
