"""What comes and goes: states, advantages that end, checks that are earned, and who is out of the fight."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

from schemas.models.maneuvers.words import Scope, State, Until
from tests.referees.maneuvers.bench import Bench, Due
from tests.referees.maneuvers.fighters import Boon, Fighter
from tests.referees.maneuvers.harm import Due as Check

BY_SOMEBODY: Mapping[State, Callable[[Fighter], dict[Fighter, int]]] = {
    State.EXPOSED: lambda whom: whom.exposed_to,
    State.FLAGGED: lambda whom: whom.flagged_by,
}
RULES = {"moving": "MN.GAP.7", "maneuver": "MN.GAP.10", "not_paying": "MN.SNP.5", "use": "MN.GAP.11"}


def put_in(bench: Bench, whom: Fighter, state: State, by: Fighter | None) -> None:
    """Read that somebody comes into a state by an enemy of theirs. Rules: MN.COV.2, MN.COV.3, MN.FLG.2."""
    told = {"target": by.name} if by else {}
    bench.log.take("state", "MN.COR.4", actor=whom.name, state=state.value, set=True, cause="step", **told)
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
    del whom.states[state]
    if state in BY_SOMEBODY:
        BY_SOMEBODY[state](whom).clear()


def ends(bench: Bench, boons: Iterable[Boon], cause: str, rule: str) -> Iterator[Due]:
    """Take advantages away, and yield the rows that have to tell it."""
    sums: Counter[tuple[tuple[str, str], ...]] = Counter()
    for each in [*boons]:
        bench.fight.boons.remove(each)
        told = {"actor": each.whom.name, "on": each.scope.value, "cause": cause}
        if cause not in {"use", "missed_action"}:
            told["target"] = each.by.name
        sums[tuple(told.items())] += each.worth
    for said, worth in sums.items():
        if worth:
            yield "advantage_ends", rule, {**dict(said), "worth": worth}


def expire(bench: Bench, actor: Fighter, cause: str, before: int) -> None:
    """Read the end of all that lasts until an action of somebody, if it began before an action. Rule: MN.GAP.30."""
    boons = [each for each in lasting(bench, actor) if each.given_in < before]
    bench.settle([*flags_end(bench, actor, cause, before), *ends(bench, boons, cause, "MN.GAP.30")])


def flags_end(bench: Bench, actor: Fighter, cause: str, before: int) -> Iterator[Due]:
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


def use_up(bench: Bench, target: Fighter, actor: Fighter) -> None:
    """Read that somebody has used what exposes an enemy to them. Rule: MN.GAP.11."""
    told = {"state": "exposed", "set": False, "cause": "use"}
    bench.log.take("state", "MN.GAP.11", actor=target.name, target=actor.name, **told)
    lose(target, State.EXPOSED, actor)


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


def earn(bench: Bench, whom: Fighter, checks: Iterable[Check], by: str, total: int, rule: str) -> None:
    """Read the checks that somebody has earned. Rules: MN.DMG.3 to MN.DMG.5, MN.VIC.1 to MN.VIC.3."""
    for each in checks:
        told = {"check": each.kind, "stress": each.stress, "by": by, "total": total}
        bench.log.take("check_earned", rule, actor=whom.name, side=whom.side, **told)
        bench.fight.dues.append((whom, each))
