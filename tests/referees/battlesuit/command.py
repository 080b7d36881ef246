"""Who is in command, and what morale is worth. Rules: BS.CMD, BS.COM.1, BS.GAP.43 to BS.GAP.47."""

from tests.referees.battlesuit.bench import Bench
from tests.referees.battlesuit.pieces import Soldier


def leaders(bench: Bench, side: str) -> list[Soldier]:
    """Return the commanders of a side."""
    return [each for each in bench.of(side) if "leads" in each.abilities]


def commands_are_split(bench: Bench, side: str) -> bool:
    """Return whether each commander of a side serves its own squad only. Rules: BS.SQC.2, BS.SQC.3."""
    return "squad_command" in bench.brief.options and len({each.squad for each in bench.of(side)}) > 1


def is_in_command(bench: Bench, soldier: Soldier) -> bool:
    """Return whether a soldier is in command. Rules: BS.GAP.46, BS.REI.1."""
    if bench.jammed(soldier):
        return False
    return soldier.entered or any(each.is_fit for each in leaders(bench, soldier.side))


def leader_is_out(bench: Bench, side: str) -> bool:
    """Return whether a side's leader is no help. Rules: BS.CMD.1, BS.CMD.3, BS.GAP.43."""
    ranks = leaders(bench, side)
    if not ranks:
        return True
    leader = ranks[0]
    if leader.place in ("lost", "exited"):
        since = bench.assists_from.get(side, 0)
        helps = len(ranks) > 1 and since and bench.turn >= since
        return not helps or not ranks[1].is_fit
    return not leader.is_fit


def has_one_leader(bench: Bench, side: str) -> bool:
    """Return whether it is plain from the rules who leads a side: one commander, or one and an assistant."""
    ranks = leaders(bench, side)
    return len(ranks) < 2 or bool(bench.brief.told("assistant_leader", side))


def half_of_squad_is_lost(bench: Bench, soldier: Soldier) -> bool:
    """Return whether a soldier's squad has lost half of those it began with. Rules: BS.SQM.1, BS.GAP.96."""
    if "squad_morale" not in bench.brief.options:
        return False
    squad = [each for each in bench.of(soldier.side) if each.squad == soldier.squad]
    gone = sum(each.is_down or each.place == "lost" for each in squad)
    return 2 * gone >= len(squad)


def morale_modifiers(bench: Bench, soldier: Soldier) -> set[int]:
    """Return what may be added to a soldier's morale roll; several values where the rules leave it open."""
    rules = bench.brief.rules
    sure = bench.bonus * rules.active_command.morale_per_point
    if half_of_squad_is_lost(bench, soldier):
        sure += rules.squad.squad_half_lost_mod
    if bench.brief.is_marine(soldier):
        sure += rules.special.marine_morale_mod
    if soldier.side in bench.resting:
        sure += rules.squad.reorganise_morale_mod
    penalty = rules.leader.morale_out_of_command
    if "leads" in soldier.abilities:
        return {sure}
    if commands_are_split(bench, soldier.side) or not has_one_leader(bench, soldier.side):
        return {sure, sure + penalty}
    out = leader_is_out(bench, soldier.side) or not is_in_command(bench, soldier)
    return {sure + penalty * out}
