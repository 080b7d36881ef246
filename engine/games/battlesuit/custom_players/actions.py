"""What a custom player answers with: actions and steps, and their numbers in the kernel. Rule: BS.ACT.1."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from engine.games.battlesuit.custom_players.seen import EDGES, Ground
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import NOBODY


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


def amount_of(action: Action, here: str, ground: Ground) -> int:
    """Return the amount of an action of a soldier on a point: attacks, a shot after painting, what it tears down.

    Raises:
        ValueError: the map has no such point.
    """
    if isinstance(action, Fire):
        return int(action.attacks)
    if isinstance(action, Paint):
        return int(action.then_fire)
    if not isinstance(action, TearDown):
        return 0
    if action.at == here:
        return 0
    way = ground.way(here, action.at)
    return NOBODY if way == NOBODY else way + 1


def way_of(step: Step, here: str, ground: Ground) -> int:
    """Return the way of a step from a point: a direction, a level, an edge, up or down; NOBODY if there is none.

    Raises:
        ValueError: the map has no such point.
    """
    if isinstance(step, Walk | Fly):
        return ground.way(here, step.to)
    if isinstance(step, Bounce | ChangeLevel):
        return int(step.level)
    if isinstance(step, Climb):
        return int(step.up)
    if isinstance(step, Leave):
        return EDGES.index(step.edge) if step.edge in EDGES else NOBODY
    return 0


def thinkable_actions(here: str, ground: Ground) -> Iterator[Action]:
    """Yield what a soldier on a point, "" off the map, might do; the legality of each is another question."""
    yield from (Move(), Fire(2), Fire(1), Paint(then_fire=True), Paint())
    yield from (Repair(), TakeCommand(), HelpUp(), GoStealthy(), Detonate())
    if here:
        yield from (TearDown(point) for point in (here, *ground.next_to(here)))


def thinkable_steps(here: str, most_level: int, ground: Ground) -> Iterator[Step]:
    """Yield the steps that a soldier on a point might make, up to a level."""
    for point in ground.next_to(here):
        yield Walk(point)
        yield Fly(point)
    for level in range(most_level + 1):
        yield Bounce(level)
        yield ChangeLevel(level)
    yield from (Land(), Boost(), Climb(up=True), Climb(up=False), Shoot())
    yield from (Leave(edge) for edge in EDGES)
