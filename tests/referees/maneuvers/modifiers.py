"""The advantages and disadvantages on the roll of a Maneuver. Rules: MN.TRM.2 to MN.TRM.4, MN.HOUSE.1."""

from collections.abc import Iterator

from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.words import Scope, State
from tests.referees.maneuvers.fight import Fight
from tests.referees.maneuvers.fighters import Fighter


def against(target: Fighter | None, opponent: Fighter, fight: Fight) -> list[Fighter]:
    """Return whom a Maneuver is against, each once. Rule: MN.GAP.26."""
    if target is None or target is opponent:
        return [opponent]
    return [target, opponent] if fight.rules.opposing.against == "target_and_opponent" else [target]


def modifiers(
    maneuver: Maneuver, actor: Fighter, target: Fighter | None, opponent: Fighter, fight: Fight
) -> Iterator[int]:
    """Yield what bears on the actor's roll: 1 for each advantage, -1 for each disadvantage."""
    yield from fight.held(Scope.MANEUVERS_OF, actor)
    yield from fight.held(Scope.NEXT_MANEUVER_OF, actor)
    hiding, observing = fight.rules.hiding, fight.rules.observing
    for each in against(target, opponent, fight):
        yield from fight.held(Scope.MANEUVERS_AGAINST, each)
        if any(flagger.side == actor.side and flagger is not actor for flagger in each.flagged_by):
            yield from [1] * observing.flag_advantage
    if maneuver.direct_attack and State.HIDDEN in (target or opponent).states:
        yield from [-1] * hiding.disadvantage
    if target is not None and exposed(maneuver, target, actor):
        yield from [1] * hiding.exposed_advantage


def exposed(maneuver: Maneuver, target: Fighter, actor: Fighter) -> bool:
    """Return whether a maneuver uses that its target is exposed to the actor. Rules: MN.COV.3, MN.GAP.11."""
    return maneuver.waived_by is State.EXPOSED and actor in target.exposed_to
