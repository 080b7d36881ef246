"""Rules in words, by the names that the quick reference has in braces: sentences that rulings decide, and numbers."""

from collections.abc import Mapping
from typing import Final

from exporters.games.maneuvers.words.reference import WINNING
from exporters.text.columns import Terms
from exporters.text.numbers import Facts, Rows, signed
from schemas.catalogues.saying import counted, said
from schemas.models.maneuvers.rules import Rules

TIES: Final[Mapping[tuple[bool, bool], str]] = {
    (True, True): "The higher Action Value, then the squads in turn, from tie to tie.",
    (True, False): "The higher Action Value, then the squads in turn, beginning with the first squad each time.",
    (False, True): "The squads in turn, from tie to tie.",
    (False, False): "The squads in turn, beginning with the first squad each time.",
}
"""By whether the Action Value comes first, and whether the turns run on."""

EXPOSED: Final[Mapping[tuple[bool, bool], str]] = {
    (True, True): "The opponent named may snipe them with {edge}; a move and one Snipe ends it.",
    (True, False): "The opponent named may snipe them with {edge}; a move ends it.",
    (False, True): "The opponent named may snipe them with {edge}; one Snipe ends it.",
    (False, False): "The opponent named may snipe them with {edge}.",
}
WAIVING: Final[Mapping[tuple[bool, bool], str]] = {
    (True, True): (
        "The opponent named may snipe them with {edge}, without hiding or aim; a move and one Snipe ends it."
    ),
    (True, False): "The opponent named may snipe them with {edge}, without hiding or aim; a move ends it.",
    (False, True): "The opponent named may snipe them with {edge}, without hiding or aim; one Snipe ends it.",
    (False, False): "The opponent named may snipe them with {edge}, without hiding or aim.",
}
"""By whether a move ends it, and whether one Snipe does; where exposure waives hiding and aim."""

ESCAPE_AS_ACTION: Final = (
    "At the next action: {points} points, and the character is out, which is that action. Or stay."
)
ESCAPE_BEFORE_ACTION: Final = (
    "At the next action: {points} points, and the character is out, and the action is still to come. Or stay."
)

LATE_CASUALTY: Final[Mapping[tuple[bool, bool], str]] = {
    (True, True): "A Casualty check instead if the own total after the Effect is {most} or less.",
    (True, False): "A Casualty check instead if the own total before the Effect is {most} or less.",
    (False, True): "A Casualty check as well if the own total after the Effect is {most} or less.",
    (False, False): "A Casualty check as well if the own total before the Effect is {most} or less.",
}
"""By whether it replaces the Fallout check, and whether the Effect counts."""


def terms(rows: Rows, facts: Facts, share: float, language: str) -> Terms:
    """Return rows of a term and what is said of it in a language, with the facts in the places of their names."""
    said_rows = ((said(term, language, **facts), said(text, language, **facts).strip()) for term, text in rows)
    return Terms(tuple(said_rows), share)


def facts_of(rules: Rules, language: str = "") -> Facts:
    """Return every fact that the quick reference names, in a language."""
    makers = (_order, _action, _totals, _states, _observing, _lasting, _ending, _late, _checks)
    return {name: fact for facts in makers for name, fact in facts(rules, language).items()}


def advantages(count: int, language: str) -> str:
    """Return so many advantages in words."""
    if not count:
        return said("no advantage", language)
    return counted(count, "advantage", "{number} advantages", language)


def disadvantages(count: int, language: str) -> str:
    """Return so many disadvantages in words."""
    if not count:
        return said("no disadvantage", language)
    return counted(count, "disadvantage", "{number} disadvantages", language)


def _order(rules: Rules, language: str) -> Facts:
    order = rules.order
    return {
        "order_roll": said(
            "Each character rolls a D{die} and adds the Action Value, anew in each round."
            if order.each_round
            else "Each character rolls a D{die} and adds the Action Value, once for the whole fight.",
            language,
            die=rules.dice.initiative,
        ),
        "ties": said(TIES[order.ties == "action_value", order.alternation == "running"], language),
    }


def _action(rules: Rules, language: str) -> Facts:
    return {
        "choice": said(
            "A Maneuver whose needs are met, with the Edge for it."
            if rules.total.edge_needed
            else "A Maneuver whose needs are met, with the Edge for it, or without.",
            language,
        ),
        "action": str(rules.dice.action),
        "hiding_ends": said(
            "It ends if the Maneuver ends it, or if the actor moves."
            if rules.hiding.ends_by_moving
            else "It ends if the Maneuver ends it.",
            language,
        ),
        "after_lost": said(
            "Who misses an action may oppose."
            if rules.opposing.after_lost_action
            else "Who misses an action may not oppose.",
            language,
        ),
        "stacking": said(
            "Each one above the disadvantages adds a die and the best counts; the other way round, the worst."
            if rules.advantage.stacking == "best_of_n"
            else "One more die and the best counts, however many there are; with disadvantage, the worst.",
            language,
        ),
        "against": said(
            "A Maneuver is against its target and against who opposes it."
            if rules.opposing.against == "target_and_opponent"
            else "A Maneuver is against its target; without one, against who opposes it.",
            language,
        ),
    }


def _totals(rules: Rules, language: str) -> Facts:
    total = rules.total
    return {
        "floor": said("It may fall below zero.", language)
        if total.floor is None
        else said("It does not fall below {floor}.", language, floor=signed(total.floor)),
        "spend_edge": said(
            "Takes as much Edge at that moment, and comes off the own total."
            if total.edge_needed
            else "Comes off the own total, whatever the Edge.",
            language,
        ),
        "points_floor": signed(total.points_floor),
    }


def _states(rules: Rules, language: str) -> Facts:
    hiding, escape = rules.hiding, rules.escape
    exposed = (WAIVING if hiding.exposure_waives else EXPOSED)[
        hiding.exposure_ends_by_moving, hiding.exposure_ends_by_use
    ]
    return {
        "hidden": disadvantages(hiding.disadvantage, language),
        "ends_by_moving": said("A move ends it.", language) if hiding.ends_by_moving else "",
        "snipe_ready": said(
            "May snipe from hiding, once they have observed."
            if hiding.snipe_needs_ready
            else "Not needed: an observer in hiding may snipe.",
            language,
        ),
        "exposed": said(exposed, language, edge=advantages(hiding.exposed_advantage, language)),
        "escaping": said(
            ESCAPE_AS_ACTION if escape.takes_action else ESCAPE_BEFORE_ACTION, language, points=escape.points
        ),
    }


def _observing(rules: Rules, language: str) -> Facts:
    observing = rules.observing
    return {
        "observer": said(
            "May flag, and snipe with an aim, for the rest of the fight."
            if observing.observer_until == "fight_end"
            else "May flag, and snipe with an aim, until their next action.",
            language,
        ),
        "flagged": said(
            "The flagger's allies have {edge} against them, and may snipe, for the rest of the fight."
            if observing.flag_until == "fight_end"
            else "The flagger's allies have {edge} against them, and may snipe, until the flagger's next action.",
            language,
            edge=advantages(observing.flag_advantage, language),
        ),
        "extra": said(
            "A Maneuver within another is a whole one, with its own rolls."
            if observing.extra == "full"
            else "Of a Maneuver within another only the Effect happens.",
            language,
        ),
    }


def _lasting(rules: Rules, language: str) -> Facts:
    lasting = rules.lasting
    return {
        "actors_end": said(
            "What lasts until the actor's next action ends before that action's roll."
            if lasting.ends == "start"
            else "What lasts until the actor's next action ends after that action.",
            language,
        ),
        "ends": said(
            "What lasts until a next action ends before that action's roll."
            if lasting.ends == "start"
            else "What lasts until a next action ends after that action.",
            language,
        ),
        "lost_counts": said(
            "An action that is missed counts."
            if lasting.lost_action_counts
            else "An action that is missed does not count.",
            language,
        ),
        "aided": said(
            "End checks have advantage, once for each aid."
            if lasting.aid_stacks
            else "End checks have advantage, however often they were aided.",
            language,
        ),
    }


def _ending(rules: Rules, language: str) -> Facts:
    end = rules.end
    return {
        "concede": said("Nobody concedes.", language)
        if end.concede_edge is None
        else said(
            "From round {number}, the squad behind by {edge} or more concedes.",
            language,
            number=end.concede_from_round,
            edge=end.concede_edge,
        ),
        **_winning(rules, language),
        "rounds": str(end.rounds),
        "clear": str(end.clear_edge),
        "decisive": str(end.decisive_edge),
    }


def _winning(rules: Rules, language: str) -> Facts:
    """Return what ends a fight by itself, and who has won it. Rules: MN.GAP.22, MN.GAP.33."""
    words = WINNING[rules.end.victory_by]
    return {name: said(text, language, **rules.end.harm_points.model_dump()) for name, text in words.items()}


def _late(rules: Rules, language: str) -> Facts:
    late = rules.late
    casualty = LATE_CASUALTY[rules.damage.tier_replaces, late.total_at == "after_effect"]
    return {
        "late_from": str(late.from_round),
        "late_casualty": said(casualty, language, most=signed(late.casualty_at_most)),
        "late_fails": _fails(rules, language),
    }


def _fails(rules: Rules, language: str) -> str:
    """Return whose rolls can fail. Rule: MN.GAP.20."""
    late = rules.late
    if not late.opposing_fails:
        return said("The actor who rolls lower; opponents never fail.", language)
    return said(
        "Actor or opponent, whoever is lower; on a tie the opponent failed."
        if late.tie_fails
        else "Actor or opponent, whoever is lower; on a tie nobody failed.",
        language,
    )


def _checks(rules: Rules, language: str) -> Facts:
    damage, check = rules.damage, rules.check
    return {
        "casualty": said(
            "Damage of {times} times the Armor Value: a Casualty check instead."
            if damage.tier_replaces
            else "Damage of {times} times the Armor Value: a Casualty check as well.",
            language,
            times=damage.casualty_times,
        ),
        "check": str(rules.dice.check),
        "several": said(
            "Each is rolled on its own; the worst outcome stands."
            if check.several == "worst"
            else "The outcome of the first one stands.",
            language,
        ),
        "escaped_too": said(
            "Who left the fight rolls too." if check.escaped_too else "Who left the fight does not roll.", language
        ),
    }
