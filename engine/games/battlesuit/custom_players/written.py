"""Actions and steps as the kernel has them: codes and amounts, and which of them are worth asking about."""

from collections.abc import Iterator

from engine.games.battlesuit.custom_players.actions import (
    Action,
    Detonate,
    Fire,
    GoStealthy,
    HelpUp,
    Move,
    Paint,
    Repair,
    TakeCommand,
    TearDown,
)
from engine.games.battlesuit.custom_players.ground import EDGES, Ground
from engine.games.battlesuit.custom_players.steps import (
    Boost,
    Bounce,
    ChangeLevel,
    Climb,
    Fly,
    Land,
    Leave,
    Shoot,
    Step,
    Walk,
)
from engine.games.battlesuit.kernel.codes import NOBODY


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
