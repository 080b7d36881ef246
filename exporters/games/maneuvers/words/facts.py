"""Facts of the rules in words, by the names that the quick reference has in braces."""

from exporters.text.numbers import Facts, signed
from schemas.models.maneuvers.rules import Rules


def facts_of(rules: Rules) -> Facts:
    """Return every fact that the quick reference names."""
    return {**_order(rules), **_action(rules), **_totals(rules), **_states(rules), **_lasting(rules), **_ending(rules)}


def count_of(count: int, word: str) -> str:
    """Return advantages or disadvantages in words: "advantage", "2 advantages", "no advantage"."""
    return word if count == 1 else f"{count} {word}s" if count else f"no {word}"


def _order(rules: Rules) -> Facts:
    value_first = rules.order.ties == "action_value"
    running = rules.order.alternation == "running"
    return {
        "initiative": str(rules.dice.initiative),
        "each_round": ", anew in each round" if rules.order.each_round else ", once for the whole fight",
        "ties": "The higher Action Value, then the squads in turn" if value_first else "The squads in turn",
        "alternation": "from tie to tie" if running else "beginning with the first squad each time",
    }


def _action(rules: Rules) -> Facts:
    against = rules.opposing.against == "target_and_opponent"
    return {
        "action": str(rules.dice.action),
        "edge_needed": "" if rules.total.edge_needed else ", or without",
        "moving": ", or if the actor moves" if rules.hiding.ends_by_moving else "",
        "after_lost": "Who misses an action may oppose."
        if rules.opposing.after_lost_action
        else "Who misses an action may not oppose.",
        "stacking": "Each one above the disadvantages adds a die and the best counts; the other way round, the worst."
        if rules.advantage.stacking == "best_of_n"
        else "One more die and the best counts, however many there are; with disadvantage, the worst.",
        "against": "A Maneuver is against its target and against who opposes it."
        if against
        else "A Maneuver is against its target; without one, against who opposes it.",
    }


def _totals(rules: Rules) -> Facts:
    total = rules.total
    return {
        "floor": "may fall below zero" if total.floor is None else f"does not fall below {signed(total.floor)}",
        "spend_edge": "Takes as much Edge at that moment, and comes off the own total."
        if total.edge_needed
        else "Comes off the own total, whatever the Edge.",
        "points_floor": signed(total.points_floor),
    }


def _states(rules: Rules) -> Facts:
    hiding, observing, escape = rules.hiding, rules.observing, rules.escape
    ends = " and ".join(
        what
        for what, ruled in (("a move", hiding.exposure_ends_by_moving), ("one Snipe", hiding.exposure_ends_by_use))
        if ruled
    )
    waives = ", without hiding or aim" if hiding.exposure_waives else ""
    return {
        "hidden": count_of(hiding.disadvantage, "disadvantage"),
        "ends_by_moving": " A move ends it." if hiding.ends_by_moving else "",
        "snipe_ready": "May snipe from hiding, once they have observed."
        if hiding.snipe_needs_ready
        else "Not needed: an observer in hiding may snipe.",
        "exposed": f"The opponent named may snipe them with {count_of(hiding.exposed_advantage, 'advantage')}{waives}"
        f"{f'; {ends} ends it' if ends else ''}.",
        "observer_until": "for the rest of the fight"
        if observing.observer_until == "fight_end"
        else "until their next action",
        "flag_until": "for the rest of the fight"
        if observing.flag_until == "fight_end"
        else "until the flagger's next action",
        "flag_advantage": count_of(observing.flag_advantage, "advantage"),
        "escape_points": str(escape.points),
        "escape_action": ", which is that action" if escape.takes_action else ", and the action is still to come",
    }


def _lasting(rules: Rules) -> Facts:
    return {
        "ends": "before that action's roll" if rules.lasting.ends == "start" else "after that action",
        "lost_counts": " An action that is missed counts."
        if rules.lasting.lost_action_counts
        else " An action that is missed does not count.",
        "aid_stacks": "once for each aid" if rules.lasting.aid_stacks else "however often they were aided",
        "extra": "A Maneuver within another is a whole one, with its own rolls."
        if rules.observing.extra == "full"
        else "Of a Maneuver within another only the Effect happens.",
    }


def _ending(rules: Rules) -> Facts:
    end, late, damage, check = rules.end, rules.late, rules.damage, rules.check
    replaces = damage.tier_replaces
    return {
        "concede": "Nobody concedes."
        if end.concede_edge is None
        else f"From round {end.concede_from_round}, the squad behind by {end.concede_edge} or more concedes.",
        "rounds": str(end.rounds),
        "clear": str(end.clear_edge),
        "decisive": str(end.decisive_edge),
        "late_from": str(late.from_round),
        "late_casualty": "A Casualty check instead" if replaces else "A Casualty check as well",
        "late_total": "after the Effect" if late.total_at == "after_effect" else "before the Effect",
        "late_most": signed(late.casualty_at_most),
        "late_fails": _fails(rules),
        "casualty_times": str(damage.casualty_times),
        "replaces": " instead" if replaces else " as well",
        "check": str(rules.dice.check),
        "several": "Each is rolled on its own; the worst outcome stands."
        if check.several == "worst"
        else "The outcome of the first one stands.",
        "escaped_too": "Who left the fight rolls too." if check.escaped_too else "Who left the fight does not roll.",
    }


def _fails(rules: Rules) -> str:
    """Return whose rolls can fail. Rule: MN.GAP.20."""
    late = rules.late
    if not late.opposing_fails:
        return "The actor who rolls lower; opponents never fail."
    tie = "on a tie the opponent failed" if late.tie_fails else "on a tie nobody failed"
    return f"Actor or opponent, whoever is lower; {tie}."
