"""The checks of squads."""

from collections.abc import Iterator

from engine.checking.budgets import cheaper, too_dear
from engine.checking.check import Check
from engine.games.infantry.checks.runs import in_pack, ruled
from engine.games.infantry.kit import crew_of, kit_of
from engine.games.infantry.points import member_points, members_of, over_budget, squad_points
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.diagnostics.wording import counted
from schemas.models.infantry.people import Squad, plain
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack


def squad_strength(squad: Squad, rules: Rules) -> Iterator[Finding]:
    """A squad has as many troopers as the rules say. Rule: IN.GAP.34."""
    size, asked = len(squad.members), rules.squad.size
    if size != asked:
        hint = f"add {asked - size}" if size < asked else f"take {size - asked} out"
        message = f"the squad has {counted(size, 'trooper')}; a squad has {asked}"
        yield Finding("squad-strength", ("members",), message, hint, "IN.GAP.34")


def leader_not_there(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """The leader is one of the squad. Rules: IN.MOR.4, IN.GAP.34."""
    if squad.leader_id not in squad.member_ids:
        message = f"{squad.leader} leads the squad and is none of its members"
        able = {trooper.id for trooper in members_of(squad, pack) if trooper.leadership}
        named = [name for name in dict.fromkeys(squad.members) if plain(name) in able]
        is_full = len(squad.members) >= rules.squad.size
        hint = f"name {squad.leader} in somebody's place" if is_full else f"add {squad.leader} to members"
        fix: tuple[Fix, ...] = ()
        if len(named) == 1:
            hint, fix = f"make it {named[0]}, who can lead, or {hint}", (Fix(("leader",), named[0]),)
        yield Finding("leader-not-in-squad", ("leader",), message, hint, "IN.MOR.4", fix=fix)


def several_leaders(squad: Squad) -> Iterator[Finding]:
    """There is one leader, whose death everybody notices. Rules: IN.MOR.4, IN.GAP.41."""
    places = [at for at, name in enumerate(squad.member_ids) if name == squad.leader_id]
    for at in places[1:]:
        message = f"{squad.leader} leads the squad and stands in it twice"
        hint = "name somebody else in one of the places"
        yield Finding("duplicate-leader", ("members", at), message, hint, "IN.GAP.41")


def crew_too_small(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """There are enough others to set up each crewed weapon. Rules: IN.CRW.4, IN.GAP.48."""
    others = len(squad.members) - 1
    for at, trooper in enumerate(members_of(squad, pack)):
        primary = kit_of(trooper, pack).weapon(trooper.primary)
        if primary is not None and (crew := crew_of(primary, rules)) > others:
            message = f"the {primary.name} takes {crew} besides its carrier, and there are {counted(others, 'other')}"
            yield Finding("crew-too-small", ("members", at), message, f"add {crew - others}", "IN.CRW.4")


def squad_over_points(squad: Squad, pack: Pack, rules: Rules) -> Iterator[Finding]:
    """A squad costs no more than its budget. Rule: IN.HOUSE.8."""
    total, budget = squad_points(squad, pack, rules), rules.points.budget
    if over_budget(total, budget):
        hint = cheaper("members", total - budget, "PV", member_points(squad, pack, rules))
        yield Finding("squad-over-points", ("members",), too_dear("the squad", total, budget, "PV"), hint, "IN.HOUSE.8")


def leadership_unused(squad: Squad, pack: Pack, _: Rules) -> Iterator[Finding]:
    """Only the leadership of the leader counts. Rule: IN.MOR.4."""
    for at, trooper in enumerate(members_of(squad, pack)):
        if trooper.leadership and trooper.id != squad.leader_id:
            message = f"{trooper.name} has leadership {trooper.leadership} and does not lead"
            hint = "make them the leader, or name somebody without leadership"
            yield Finding("leadership-unused", ("members", at), message, hint, "IN.MOR.4")


SQUAD_CHECKS = (
    Check(
        code="squad-strength",
        kind="squad",
        rule="IN.GAP.34",
        title="A squad has too few or too many troopers",
        explanation="A squad has `squad.size` troopers, 8 as ruled, its leader among them.",
        run=ruled(Squad, squad_strength),
    ),
    Check(
        code="leader-not-in-squad",
        kind="squad",
        rule="IN.MOR.4",
        title="A squad is led by somebody who is not in it",
        explanation="`leader` names one of `members`.",
        run=in_pack(Squad, leader_not_there),
    ),
    Check(
        code="duplicate-leader",
        kind="squad",
        rule="IN.GAP.41",
        title="The leader stands in the squad twice",
        explanation="`members` names the `leader` once: morale asks whether the leader lives, and there is one.",
        run=ruled(Squad, lambda squad, _: several_leaders(squad)),
    ),
    Check(
        code="crew-too-small",
        kind="squad",
        rule="IN.CRW.4",
        title="Nobody is there to set up a crewed weapon",
        explanation="A squad has at least as many others as the `crew` of each crewed weapon in it.",
        run=in_pack(Squad, crew_too_small),
    ),
    Check(
        code="squad-over-points",
        kind="squad",
        rule="IN.HOUSE.8",
        title="A squad costs more than its budget",
        explanation=(
            "The troopers of a squad cost `points.budget` PV at most, 1750 as ruled; `musterpress explain IN.HOUSE.8` "
            "says how PV are counted. The hint says what each member costs."
        ),
        run=in_pack(Squad, squad_over_points),
    ),
    Check(
        code="leadership-unused",
        kind="squad",
        rule="IN.MOR.4",
        title="Somebody can lead and does not",
        explanation="Leadership costs PV and counts only for the `leader` of a squad.",
        run=in_pack(Squad, leadership_unused),
        severity=Severity.WARNING,
    ),
)
