"""The actions a custom player answers with when a soldier is activated. Rule: BS.ACT.1."""

from dataclasses import dataclass
from typing import ClassVar

from engine.games.battlesuit.kernel import codes


@dataclass(frozen=True)
class Move:
    """Move, step by step; one off the map comes on to it. `Player.step` is asked for each step. Rule: BS.MOV.1."""

    code: ClassVar[int] = codes.Action.MOVE


@dataclass(frozen=True)
class Fire:
    """Stand and fire, once or twice; `Player.target` is asked for each attack. Rules: BS.FIR.2, BS.RPD.1."""

    attacks: int = 2
    code: ClassVar[int] = codes.Action.FIRE


@dataclass(frozen=True)
class Paint:
    """Paint an enemy for one's friends, and fire at it or not; `Player.target` is asked. Rules: BS.PNT.1, BS.RPD.2."""

    then_fire: bool = False
    code: ClassVar[int] = codes.Action.PAINT


@dataclass(frozen=True)
class Repair:
    """Repair one's own armour. Rule: BS.REP.1."""

    code: ClassVar[int] = codes.Action.REPAIR


@dataclass(frozen=True)
class TakeCommand:
    """Take active command: throw for command points. Rule: BS.COM.4."""

    code: ClassVar[int] = codes.Action.COMMAND


@dataclass(frozen=True)
class HelpUp:
    """Help up a down soldier next to one; `Player.patient` is asked. Rule: BS.DWN.2."""

    code: ClassVar[int] = codes.Action.ENGINEER_REPAIR


@dataclass(frozen=True)
class TearDown:
    """Tear down what is built on a point, one's own or one next to it. Rule: BS.ENG.3."""

    at: str
    code: ClassVar[int] = codes.Action.DEMOLISH


@dataclass(frozen=True)
class GoStealthy:
    """Go into stealth. Rule: BS.STL.1."""

    code: ClassVar[int] = codes.Action.GO_STEALTHY


@dataclass(frozen=True)
class Detonate:
    """Set off the bomb of a drone. Rule: BS.BMB.1."""

    code: ClassVar[int] = codes.Action.DETONATE


Action = Move | Fire | Paint | Repair | TakeCommand | HelpUp | TearDown | GoStealthy | Detonate
