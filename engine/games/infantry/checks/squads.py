"""The checks of squads."""

from collections.abc import Iterator

from engine.checking.budgets import cheaper, too_dear
from engine.checking.check import check, mistake
from engine.games.infantry.kit import crew_of, kit_of
from engine.games.infantry.points import member_points, members_of, over_budget, squad_points
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.diagnostics.wording import counted
from schemas.models.infantry.people import Squad, plain
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack


@check("squad-strength", "IN.GAP.34")
def squad_strength(squad: Squad, rules: Rules) -> Iterator[Finding]:
    """A squad has too few or too many troopers.

    A squad has `squad.size` troopers, 8 as ruled, its leader among them.
    """
    size, asked = len(squad.members), rules.squad.size
    if size != asked:
        hint = f"add {asked - size}" if size < asked else f"take {size - asked} out"
        message = f"the squad has {counted(size, 'trooper')}; a squad has {asked}"
        yield mistake(("members",), message, hint)


@check("leader-not-in-squad", "IN.MOR.4")
def leader_not_there(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad is led by somebody who is not in it.

    `leader` names one of `members`.
    Rules: IN.MOR.4, IN.GAP.34.
    """
    if squad.leader_id not in squad.member_ids:
        message = f"{squad.leader} leads the squad and is none of its members"
        able = {trooper.id for trooper in members_of(squad, pack) if trooper.leadership}
        named = [name for name in dict.fromkeys(squad.members) if plain(name) in able]
        is_full = len(squad.members) >= rules.squad.size
        hint = f"name {squad.leader} in somebody's place" if is_full else f"add {squad.leader} to members"
        fix: tuple[Fix, ...] = ()
        if len(named) == 1:
            hint, fix = f"make it {named[0]}, who can lead, or {hint}", (Fix(("leader",), named[0]),)
        yield mistake(("leader",), message, hint, fix=fix)


@check("duplicate-leader", "IN.GAP.41")
def several_leaders(squad: Squad) -> Iterator[Finding]:
    """The leader stands in the squad twice.

    `members` names the `leader` once: morale asks whether the leader lives, and there is one.
    Rules: IN.MOR.4, IN.GAP.41.
    """
    places = [at for at, name in enumerate(squad.member_ids) if name == squad.leader_id]
    for at in places[1:]:
        message = f"{squad.leader} leads the squad and stands in it twice"
        hint = "name somebody else in one of the places"
        yield mistake(("members", at), message, hint)


@check("crew-too-small", "IN.CRW.4")
def crew_too_small(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """Nobody is there to set up a crewed weapon.

    A squad has at least as many others as the `crew` of each crewed weapon in it.
    Rules: IN.CRW.4, IN.GAP.48.
    """
    others = len(squad.members) - 1
    for at, trooper in enumerate(members_of(squad, pack)):
        primary = kit_of(trooper, pack).weapon(trooper.primary)
        if primary is not None and (crew := crew_of(primary, rules)) > others:
            message = f"the {primary.name} takes {crew} besides its carrier, and there are {counted(others, 'other')}"
            yield mistake(("members", at), message, f"add {crew - others}")


@check("squad-over-points", "IN.HOUSE.8")
def squad_over_points(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad costs more than its budget.

    The troopers of a squad cost `points.budget` PV at most, 1750 as ruled; `musterpress explain IN.HOUSE.8` says how PV
    are counted. The hint says what each member costs.
    """
    total, budget = squad_points(squad, pack, rules), rules.points.budget
    if over_budget(total, budget):
        hint = cheaper("members", total - budget, "PV", member_points(squad, pack, rules))
        yield mistake(("members",), too_dear("the squad", total, budget, "PV"), hint)


@check("leadership-unused", "IN.MOR.4", severity=Severity.WARNING)
def leadership_unused(squad: Squad, pack: Pack) -> Iterator[Finding]:
    """Somebody can lead and does not.

    Leadership costs PV and counts only for the `leader` of a squad.
    """
    for at, trooper in enumerate(members_of(squad, pack)):
        if trooper.leadership and trooper.id != squad.leader_id:
            message = f"{trooper.name} has leadership {trooper.leadership} and does not lead"
            hint = "make them the leader, or name somebody without leadership"
            yield mistake(("members", at), message, hint)


SQUAD_CHECKS = (
    squad_strength,
    leader_not_there,
    several_leaders,
    crew_too_small,
    squad_over_points,
    leadership_unused,
)
