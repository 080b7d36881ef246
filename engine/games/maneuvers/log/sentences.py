"""Log rows as sentences of a report; a row that only holds a die or a measure has none."""

from collections.abc import Callable, Mapping
from typing import Any

Told = dict[str, Any]


def _begins(row: Told) -> str:
    return f"{row['squad']} begins at {row['location']}, with a total of {row['total']}."


def _order(row: Told) -> str:
    return f"{row['actor']} is number {row['place']} in the order of action, with {row['result']}."


def _round(row: Told) -> str:
    return f"Round {row['number']} of {row['rounds']}."


def _missed_action(row: Told) -> str:
    return f"{row['actor']} is pinned down and misses this action."


def _idle(row: Told) -> str:
    if row["refused"]:
        return f"{row['actor']} hesitates, and the moment is gone."
    return f"{row['actor']} finds nothing left to do."


def _escape(row: Told) -> str:
    if row["made"]:
        return f"{row['actor']} makes the escape good."
    return f"{row['actor']} {'stays in the fight' if row['able'] else 'cannot get away'}."


def _left(row: Told) -> str:
    return f"{row['actor']} is out of the fight."


def _maneuver(row: Told) -> str:
    verb = "follows it up with" if row["extra"] else "goes for"
    against = f" against {row['target']}" if "target" in row else ""
    ally = f", naming {row['ally']}" if row["ally"] else ""
    return f"{row['actor']} {verb} {row['maneuver']}{against}{ally}, on {row['rating']} {row['value']}."


def _opposes(row: Told) -> str:
    return f"{row['actor']} opposes it, on {row['rating']} {row['value']}."


def _roll(row: Told) -> str:
    net = row["advantage"]
    if not net:
        return ""
    word = "advantage" if net > 0 else "disadvantage"
    count = f"{abs(net)} {word}s" if abs(net) > 1 else word
    return f"{row['actor']} rolls {1 + abs(net)} dice for {count}, and keeps the {row['die']}."


def _compared(row: Told) -> str:
    rolls = f"{row['result']} against {row['opposed']}"
    if not row["margin"]:
        return f"{rolls}: a tie, which is enough."
    return f"{rolls}: it {'comes off' if row['rewarded'] else 'fails'}, by {row['margin']}."


CHANGES = {
    "gains": "gains {points}",
    "loses": "loses {points}",
    "pays_edge": "spends {points} Edge",
    "pays_points": "spends {points} points",
    "pays_for_escape": "pays {points} points for the escape",
}


def _total(row: Told) -> str:
    if not row["points"]:
        return ""
    change = CHANGES[row["change"]].format(points=row["points"])
    return f"{row['squad']} {change}: from {row['before']} to {row['after']}."


def _move(row: Told) -> str:
    if row["from"] == row["to"]:
        return f"{row['actor']} changes position at {row['to']}."
    return f"{row['actor']} goes from {row['from']} to {row['to']}."


STATES_SET = {
    "hidden": "{actor} is hiding.",
    "snipe_ready": "{actor} is ready to snipe.",
    "exposed": "{actor} is exposed to {by}.",
    "flagged": "{actor} is flagged by {by}.",
    "observer": "{actor} knows what the enemy is up to.",
    "escaping": "{actor} is ready to leave.",
}
STATES_CLEARED = {
    "hidden": "{actor} is hiding no longer.",
    "snipe_ready": "",
    "exposed": "{actor} is no longer exposed.",
    "flagged": "The flag on {actor} is gone.",
    "observer": "{actor} has lost sight of what the enemy is up to.",
    "escaping": "",
}


def _state(row: Told) -> str:
    if row["again"]:
        return f"{row['actor']} stays in hiding." if row["state"] == "hidden" else ""
    words = STATES_SET if row["set"] else STATES_CLEARED
    return words[row["state"]].format(actor=row["actor"], by=row.get("target"))


SCOPES = {
    "maneuvers_against": "Maneuvers against {actor} have {what}",
    "maneuvers_of": "{actor}'s Maneuvers have {what}",
    "next_maneuver_of": "{actor}'s next Maneuver has {what}",
    "checks_of": "{actor}'s checks have {what}",
}


def _advantage(row: Told) -> str:
    what = "advantage" if row["worth"] > 0 else "disadvantage"
    said = SCOPES[row["rolls"]].format(actor=row["actor"], what=what)
    if row["rolls"] == "next_maneuver_of" and row["until"] == "fight_end":
        return f"{said}."
    end = "the end of the fight" if row["until"] == "fight_end" else f"{row['target']}'s next action"
    return f"{said} until {end}."


def _damage(row: Told) -> str:
    hit = f"{row['actor']} hits {row['target']}, Damage {row['damage']} against Armor {row['armor']}"
    return f"{hit}." if row["checks"] else f"{hit}, to no effect."


def _check_earned(row: Told) -> str:
    cause = " for that failure" if row["by"] == "late_failure" else ""
    return f"{row['actor']} has a {row['check'].capitalize()} check to come{cause}, Stress {row['stress']}."


def _will_miss(row: Told) -> str:
    return f"{row['actor']} is pinned down, and will miss the next action."


def _extra(row: Told) -> str:
    return f"{row['actor']} lets it be with {row['maneuver']}." if row["what"] == "declined" else ""


def _unnoticed(row: Told) -> str:
    return f"{row['target']}'s side notices nothing."


def _standing(row: Told) -> str:
    one, other = row["squads"]
    left = f"{row['left_a']} and {row['left_b']} are in the fight"
    return f"The round ends with {one} at {row['total_a']} and {other} at {row['total_b']}; {left}."


def _fight_over(row: Told) -> str:
    if row["reason"] == "last_round":
        return "That was the last round."
    if row["winner"] is None:
        return "Nobody is left in the fight."
    loser = row["squads"][1]
    if row["reason"] == "squad_gone":
        return f"Nobody of {loser} is left in the fight."
    return f"{loser} gives up, {row['edge']} behind."


def _check(row: Told) -> str:
    said = OUTCOMES[row["outcome"]]
    return f"{row['actor']}'s {row['check'].capitalize()} check comes to {row['score']}: {said}."


OUTCOMES = {
    "none": "no harm",
    "shaken": "shaken",
    "wounded": "wounded",
    "out_of_action": "out of action",
    "killed": "killed",
}


def _fate(row: Told) -> str:
    return f"{row['actor']} comes out of it {FATES[row['outcome']]}."


FATES = OUTCOMES | {"none": "unharmed", "killed": "dead"}


def _result(row: Told) -> str:
    rounds = "1 round" if row["rounds"] == 1 else f"{row['rounds']} rounds"
    if row["winner"] is None:
        return f"After {rounds} nobody has won."
    return f"After {rounds} {row['squads'][0]} has won, {_lead(row['edge'])}: a {row['grade']} victory."


def _lead(edge: int) -> str:
    if not edge:
        return "level in points"
    return f"{edge} points ahead" if edge > 0 else f"although {-edge} points behind"


SENTENCES: Mapping[str, Callable[[Told], str]] = {
    "begins": _begins,
    "order": _order,
    "round": _round,
    "missed_action": _missed_action,
    "idle": _idle,
    "escape": _escape,
    "left": _left,
    "maneuver": _maneuver,
    "opposes": _opposes,
    "roll": _roll,
    "compared": _compared,
    "total": _total,
    "move": _move,
    "state": _state,
    "advantage": _advantage,
    "damage": _damage,
    "check_earned": _check_earned,
    "will_miss": _will_miss,
    "extra": _extra,
    "unnoticed": _unnoticed,
    "standing": _standing,
    "fight_over": _fight_over,
    "check": _check,
    "fate": _fate,
    "result": _result,
}
