"""The steps a custom player answers with while a soldier moves; points by their names."""

from dataclasses import dataclass
from typing import ClassVar

from engine.games.battlesuit.kernel import codes


@dataclass(frozen=True)
class Walk:
    """Walk to the next point. Rule: BS.MOV.4."""

    to: str
    code: ClassVar[int] = codes.Step.WALK


@dataclass(frozen=True)
class Fly:
    """Fly to the next point, at one's level. Rule: BS.BNC.7."""

    to: str
    code: ClassVar[int] = codes.Step.FLY


@dataclass(frozen=True)
class Bounce:
    """Bounce to a level, off the ground or afresh in the air. Rules: BS.BNC.2, BS.BNC.12."""

    level: int
    code: ClassVar[int] = codes.Step.BOUNCE


@dataclass(frozen=True)
class ChangeLevel:
    """Sink to a level; drones also rise. Rules: BS.BNC.13, BS.DRN.3."""

    level: int
    code: ClassVar[int] = codes.Step.CHANGE_LEVEL


@dataclass(frozen=True)
class Land:
    """Land on the point below; `Player.pays` is asked. Rule: BS.BNC.14."""

    code: ClassVar[int] = codes.Step.LAND


@dataclass(frozen=True)
class Boost:
    """Take one more movement point, and shoot worse for it. Rule: BS.BNC.21."""

    code: ClassVar[int] = codes.Step.BOOST


@dataclass(frozen=True)
class Climb:
    """Climb a storey up, or down. Rule: BS.MLB.2."""

    up: bool = True
    code: ClassVar[int] = codes.Step.CLIMB


@dataclass(frozen=True)
class Shoot:
    """Fire once in the course of the move; `Player.target` is asked. Rule: BS.FIR.1."""

    code: ClassVar[int] = codes.Step.SHOOT


@dataclass(frozen=True)
class Leave:
    """Leave the map over an edge: "north", "east", "south" or "west". Rule: BS.EDG.1."""

    edge: str
    code: ClassVar[int] = codes.Step.LEAVE


Step = Walk | Fly | Bounce | ChangeLevel | Land | Boost | Climb | Shoot | Leave
