"""Who is in command, and what morale is worth. Rules: BS.CMD, BS.COM.1, BS.GAP.43 to BS.GAP.47, BS.GAP.144."""

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
    return soldier.entered or any(each.is_fit for each in commanders(bench, soldier.side))


def commanders(bench: Bench, side: str) -> list[Soldier]:
    """Return who counts as a commander of a side: no assistant that has not taken over. Rule: BS.GAP.144."""
    ranks = leaders(bench, side)
    return [ranks[0] if not has_taken_over(bench, side) else ranks[1]] if has_assistant(bench, side) else ranks


def has_assistant(bench: Bench, side: str) -> bool:
    """Return whether the second commander of a side is its assistant. Rule: BS.PCS.5."""
    return len(leaders(bench, side)) > 1 and bool(bench.brief.told("assistant_leader", side))


def has_taken_over(bench: Bench, side: str) -> bool:
    """Return whether the second commander of a side leads it now. Rules: BS.PCS.6, BS.GAP.43."""
    gone = leaders(bench, side)[0].place in ("lost", "exited")
    since = bench.assists_from.get(side, 0)
    return gone and bool(since) and bench.turn >= since


def leader_is_out(bench: Bench, side: str) -> bool:
    """Return whether a side's leader is no help. Rules: BS.CMD.1, BS.CMD.3, BS.GAP.43."""
    ranks = leaders(bench, side)
    if len(ranks) < 2 or not has_taken_over(bench, side):
        return not ranks or not ranks[0].is_fit
    return not ranks[1].is_fit


def has_one_leader(bench: Bench, side: str) -> bool:
    """Return whether it is plain from the rules who leads a side: one commander, or one and an assistant."""
    return len(leaders(bench, side)) < 2 or has_assistant(bench, side)


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
