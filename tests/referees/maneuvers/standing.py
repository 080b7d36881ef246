"""What comes and goes: states, advantages that end, checks that are earned, and who is out of the fight."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from schemas.models.maneuvers.words import Scope, State, Until
from tests.referees.maneuvers.bench import Bench, Owed
from tests.referees.maneuvers.fighters import Boon, Fighter
from tests.referees.maneuvers.harm import Due

BY_SOMEBODY: Mapping[State, Callable[[Fighter], dict[Fighter, int]]] = {
    State.EXPOSED: lambda whom: whom.exposed_to,
    State.FLAGGED: lambda whom: whom.flagged_by,
}
RULES = {"moving": "MN.GAP.7", "maneuver": "MN.GAP.10", "not_paying": "MN.SNP.5", "use": "MN.GAP.11"}


def put_in(bench: Bench, whom: Fighter, state: State, by: Fighter | None) -> None:
    """Read that somebody comes into a state by an enemy of theirs. Rules: MN.COV.2, MN.COV.3, MN.FLG.2."""
    again = by in BY_SOMEBODY[state](whom) if state in BY_SOMEBODY else state in whom.states
    told: dict[str, Any] = {"state": state.value, "set": True, "cause": "step", "again": again}
    told |= {"target": by.name} if by else {}
    bench.log.take("state", "MN.COR.4", actor=whom.name, **told)
    whom.states[state] = bench.fight.action
    if by is not None and state in BY_SOMEBODY:
        BY_SOMEBODY[state](whom)[by] = bench.fight.action


def clear(bench: Bench, whom: Fighter, state: State, cause: str) -> None:
    """Read that somebody loses a state, if they are in it; readiness to snipe goes with hiding. Rule: MN.COV.4."""
    if state not in whom.states:
        return
    rule = RULES.get(cause, "MN.COR.4")
    bench.log.take("state", rule, actor=whom.name, state=state.value, set=False, cause=cause)
    forget(whom, state)
    if state is State.HIDDEN and State.SNIPE_READY in whom.states:
        told = {"state": "snipe_ready", "set": False, "cause": "no_more_hiding"}
        bench.log.take("state", "MN.COV.4", actor=whom.name, **told)
        forget(whom, State.SNIPE_READY)


def forget(whom: Fighter, state: State) -> None:
    """Take a state from somebody."""
    whom.states.pop(state, None)
    if state in BY_SOMEBODY:
        BY_SOMEBODY[state](whom).clear()


def ends(bench: Bench, boons: Iterable[Boon], cause: str, rule: str) -> Iterator[Owed]:
    """Take advantages away, and yield the rows that tell it: one for what somebody gave somebody on the same rolls.

    On checks advantages and disadvantages are told apart, because aids may not add up (MN.GAP.16).
    """
    sums: Counter[tuple[str, str, str, int]] = Counter()
    for each in [*boons]:
        bench.fight.boons.remove(each)
        by = "" if cause in {"use", "missed_action"} else each.by.name
        sums[each.whom.name, each.scope, by, each.worth if each.scope is Scope.CHECKS_OF else 0] += each.worth
    for (whom, scope, by, _), worth in sums.items():
        if worth:
            told = {"actor": whom, "rolls": scope, "cause": cause, "worth": worth}
            yield "advantage_ends", rule, {**told, "target": by} if by else told


def expired(bench: Bench, actor: Fighter, cause: str) -> Iterator[Owed]:
    """Take away what lasted until an action of somebody, and yield the rows that tell it. Rule: MN.GAP.30."""
    now = bench.fight.action
    yield from flags_end(bench, actor, cause, now)
    boons = [each for each in lasting(bench, actor) if each.given_in < now]
    yield from ends(bench, boons, cause, "MN.GAP.30")


def lapsed(bench: Bench, actor: Fighter) -> Iterator[Owed]:
    """Take away what an observer was for one action only, and yield the row that tells it. Rule: MN.GAP.13."""
    since = actor.states.get(State.OBSERVER, bench.fight.action)
    told = {"actor": actor.name, "state": "observer", "set": False, "cause": "time"}
    over = bench.log.sees("state", **told) if actor.gone else since < bench.fight.action
    if bench.rules.observing.observer_until == "next_action" and over:
        forget(actor, State.OBSERVER)
        yield "state", "MN.GAP.13", told


def flags_end(bench: Bench, actor: Fighter, cause: str, before: int) -> Iterator[Owed]:
    """Take away the flags that somebody set before an action, and yield the rows that tell it. Rule: MN.GAP.14."""
    if bench.rules.observing.flag_until == "fight_end":
        return
    for each in bench.fight.fighters.values():
        if each.flagged_by.get(actor, before) < before:
            lose(each, State.FLAGGED, actor)
            told = {"actor": each.name, "target": actor.name, "state": "flagged", "set": False, "cause": cause}
            yield "state", "MN.GAP.14", told


def lose(whom: Fighter, state: State, by: Fighter) -> None:
    """Take from somebody what one enemy has put on them."""
    del BY_SOMEBODY[state](whom)[by]
    if not BY_SOMEBODY[state](whom):
        forget(whom, state)


def used(target: Fighter, actor: Fighter) -> Owed:
    """Take away what exposed somebody to an enemy, and return the row that tells it. Rule: MN.GAP.11."""
    lose(target, State.EXPOSED, actor)
    told = {"actor": target.name, "target": actor.name, "state": "exposed", "set": False, "cause": "use"}
    return "state", "MN.GAP.11", told


def lasting(bench: Bench, actor: Fighter) -> list[Boon]:
    """Return the advantages that last until the next action of somebody."""
    return [each for each in bench.fight.boons if each.by is actor and each.until is Until.ACTOR_NEXT_ACTION]


def next_ones(bench: Bench, actor: Fighter) -> list[Boon]:
    """Return what is held on the next Maneuver of somebody. Rule: MN.GAP.27."""
    held = bench.fight.boons
    return [each for each in held if each.scope is Scope.NEXT_MANEUVER_OF and each.whom is actor]


def leave(bench: Bench, whom: Fighter) -> None:
    """Read that somebody is out of the fight: no action of theirs comes any more. Rule: MN.ESC.3."""
    bench.log.take("left", "MN.ESC.3", actor=whom.name, side=whom.side)
    whom.gone = True
    flags = flags_end(bench, whom, "leaving", bench.fight.action + 1)
    bench.settle([*flags, *ends(bench, lasting(bench, whom), "leaving", "MN.ESC.3")])


def earn(bench: Bench, whom: Fighter, checks: Iterable[Due], by: str, total: int, rule: str) -> None:
    """Read the checks that somebody has earned. Rules: MN.DMG.3 to MN.DMG.5, MN.VIC.1 to MN.VIC.3."""
    for each in checks:
        told = {"check": each.kind, "stress": each.stress, "by": by, "total": total}
        bench.log.take("check_earned", rule, actor=whom.name, side=whom.side, **told)
        bench.fight.dues.append((whom, each))
