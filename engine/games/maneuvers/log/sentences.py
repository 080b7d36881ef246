"""Log rows as sentences of a report, in a language; a row that only holds a die or a measure has none."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.games.maneuvers.log.maneuvers import maneuver_alone
from engine.games.maneuvers.log.terms import (
    ADVANTAGE,
    CHECKS,
    DISADVANTAGE,
    FATES,
    OUTCOMES,
    RATINGS,
    VICTORIES,
)
from schemas.catalogues.saying import counted, said

Told = dict[str, Any]
Tell = Callable[[Told, str], str]

BEGINS: Final = "{squad} begins at {location}, with a total of {total}."
ORDER: Final = "{actor} is number {place} in the order of action, with {result}."
ROUND: Final = "Round {number} of {rounds}."
MISSED_ACTION: Final = "{actor} is pinned down and misses this action."
HESITATES: Final = "{actor} hesitates, and the moment is gone."
IDLE: Final = "{actor} finds nothing left to do."
ESCAPES: Final = "{actor} makes the escape good."
STAYS: Final = "{actor} stays in the fight."
CANNOT_LEAVE: Final = "{actor} cannot get away."
LEFT: Final = "{actor} is out of the fight."
OPPOSES: Final = "{actor} opposes it, on {rating} {value}."
TIE: Final = "{result} against {opposed}: a tie, which is enough."
COMES_OFF: Final = "{result} against {opposed}: it comes off, by {margin}."
FAILS: Final = "{result} against {opposed}: it fails, by {margin}."
CHANGES: Final[Mapping[str, str]] = {
    "gains": "{squad} gains {points}: from {before} to {after}.",
    "loses": "{squad} loses {points}: from {before} to {after}.",
    "pays_edge": "{squad} spends {points} Edge: from {before} to {after}.",
    "pays_points": "{squad} spends {points} points: from {before} to {after}.",
    "pays_for_escape": "{squad} pays {points} points for the escape: from {before} to {after}.",
}
CHANGES_POSITION: Final = "{actor} changes position at {to}."
GOES: Final = "{actor} goes from {from} to {to}."
STAYS_HIDDEN: Final = "{actor} stays in hiding."
STATES_SET: Final[Mapping[str, str]] = {
    "hidden": "{actor} is hiding.",
    "snipe_ready": "{actor} is ready to snipe.",
    "exposed": "{actor} is exposed to {target}.",
    "flagged": "{actor} is flagged by {target}.",
    "observer": "{actor} knows what the enemy is up to.",
    "escaping": "{actor} is ready to leave.",
}
STATES_CLEARED: Final[Mapping[str, str]] = {
    "hidden": "{actor} is hiding no longer.",
    "snipe_ready": "",
    "exposed": "{actor} is no longer exposed.",
    "flagged": "The flag on {actor} is gone.",
    "observer": "{actor} has lost sight of what the enemy is up to.",
    "escaping": "",
}
FOR_THE_FIGHT: Final[Mapping[str, str]] = {
    "maneuvers_against": "Maneuvers against {actor} have {what} until the end of the fight.",
    "maneuvers_of": "{actor}'s Maneuvers have {what} until the end of the fight.",
    "next_maneuver_of": "{actor}'s next Maneuver has {what}.",
    "checks_of": "{actor}'s checks have {what} until the end of the fight.",
}
FOR_A_WHILE: Final[Mapping[str, str]] = {
    "maneuvers_against": "Maneuvers against {actor} have {what} until {target}'s next action.",
    "maneuvers_of": "{actor}'s Maneuvers have {what} until {target}'s next action.",
    "next_maneuver_of": "{actor}'s next Maneuver has {what} until {target}'s next action.",
    "checks_of": "{actor}'s checks have {what} until {target}'s next action.",
}
HIT: Final = "{actor} hits {target}, Damage {damage} against Armor {armor}."
HIT_IN_VAIN: Final = "{actor} hits {target}, Damage {damage} against Armor {armor}, to no effect."
EARNED: Final = "{actor} has a {check} to come, Stress {stress}."
EARNED_LATE: Final = "{actor} has a {check} to come for that failure, Stress {stress}."
WILL_MISS: Final = "{actor} is pinned down, and will miss the next action."
DECLINED: Final = "{actor} lets it be with {maneuver}."
UNNOTICED: Final = "{target}'s side notices nothing."
STANDING: Final = (
    "The round ends with {one} at {total_a} and {other} at {total_b}; {left_a} and {left_b} are in the fight."
)
LAST_ROUND: Final = "That was the last round."
NOBODY_LEFT: Final = "Nobody is left in the fight."
GONE: Final = "Nobody of {squad} is left in the fight."
GIVES_UP: Final = "{squad} gives up, {edge} behind."
CHECK: Final = "{actor}'s {check} comes to {score}: {outcome}."
FATE: Final = "{actor} comes out of it {fate}."


def _always(words: str) -> Tell:
    """Return what tells a row in these words, whose parts have the names of its values."""
    return lambda row, language: _told(words, row, language)


def _told(words: str, row: Told, language: str, **parts: Any) -> str:
    """Return words with the values of a row in the places of their names."""
    return said(words, language, **{**row, **parts})


def _idle(row: Told, language: str) -> str:
    return _told(HESITATES if row["refused"] else IDLE, row, language)


def _escape(row: Told, language: str) -> str:
    return _told(ESCAPES if row["made"] else STAYS if row["able"] else CANNOT_LEAVE, row, language)


def _opposes(row: Told, language: str) -> str:
    return _told(OPPOSES, row, language, rating=said(RATINGS[row["rating"]], language))


def _roll(row: Told, language: str) -> str:
    net = row["advantage"]
    parts = {"actor": row["actor"], "dice": 1 + abs(net), "die": row["die"]}
    if net > 0:
        return counted(
            net,
            "{actor} rolls {dice} dice for advantage, and keeps the {die}.",
            "{actor} rolls {dice} dice for {number} advantages, and keeps the {die}.",
            language,
            **parts,
        )
    if net < 0:
        return counted(
            -net,
            "{actor} rolls {dice} dice for disadvantage, and keeps the {die}.",
            "{actor} rolls {dice} dice for {number} disadvantages, and keeps the {die}.",
            language,
            **parts,
        )
    return ""


def _compared(row: Told, language: str) -> str:
    if not row["margin"]:
        return _told(TIE, row, language)
    return _told(COMES_OFF if row["rewarded"] else FAILS, row, language)


def _total(row: Told, language: str) -> str:
    return _told(CHANGES[row["change"]], row, language) if row["points"] else ""


def _move(row: Told, language: str) -> str:
    return _told(CHANGES_POSITION if row["from"] == row["to"] else GOES, row, language)


def _state(row: Told, language: str) -> str:
    if row["again"]:
        return _told(STAYS_HIDDEN, row, language) if row["state"] == "hidden" else ""
    words = (STATES_SET if row["set"] else STATES_CLEARED)[row["state"]]
    return _told(words, row, language) if words else ""


def _advantage(row: Told, language: str) -> str:
    what = said(ADVANTAGE if row["worth"] > 0 else DISADVANTAGE, language)
    words = FOR_THE_FIGHT if row["until"] == "fight_end" else FOR_A_WHILE
    return _told(words[row["rolls"]], row, language, what=what)


def _damage(row: Told, language: str) -> str:
    return _told(HIT if row["checks"] else HIT_IN_VAIN, row, language)


def _check_earned(row: Told, language: str) -> str:
    words = EARNED_LATE if row["by"] == "late_failure" else EARNED
    return _told(words, row, language, check=said(CHECKS[row["check"]], language))


def _extra(row: Told, language: str) -> str:
    return _told(DECLINED, row, language) if row["what"] == "declined" else ""


def _standing(row: Told, language: str) -> str:
    one, other = row["squads"]
    return _told(STANDING, row, language, one=one, other=other)


def _fight_over(row: Told, language: str) -> str:
    if row["reason"] == "last_round":
        return said(LAST_ROUND, language)
    if row["winner"] is None:
        return said(NOBODY_LEFT, language)
    words = GONE if row["reason"] == "squad_gone" else GIVES_UP
    return _told(words, row, language, squad=row["squads"][1])


def _check(row: Told, language: str) -> str:
    check, outcome = said(CHECKS[row["check"]], language), said(OUTCOMES[row["outcome"]], language)
    return _told(CHECK, row, language, check=check, outcome=outcome)


def _fate(row: Told, language: str) -> str:
    return _told(FATE, row, language, fate=said(FATES[row["outcome"]], language))


def _result(row: Told, language: str) -> str:
    rounds = row["rounds"]
    if row["winner"] is None:
        return counted(
            rounds, "After {number} round nobody has won.", "After {number} rounds nobody has won.", language
        )
    edge = row["edge"]
    parts = {"squad": row["squads"][0], "points": abs(edge), "victory": said(VICTORIES[row["grade"]], language)}
    if edge > 0:
        return counted(
            rounds,
            "After {number} round {squad} has won, {points} points ahead: {victory}.",
            "After {number} rounds {squad} has won, {points} points ahead: {victory}.",
            language,
            **parts,
        )
    if edge < 0:
        return counted(
            rounds,
            "After {number} round {squad} has won, although {points} points behind: {victory}.",
            "After {number} rounds {squad} has won, although {points} points behind: {victory}.",
            language,
            **parts,
        )
    return counted(
        rounds,
        "After {number} round {squad} has won, level in points: {victory}.",
        "After {number} rounds {squad} has won, level in points: {victory}.",
        language,
        **parts,
    )


SENTENCES: Final[Mapping[str, Tell]] = {
    "begins": _always(BEGINS),
    "order": _always(ORDER),
    "round": _always(ROUND),
    "missed_action": _always(MISSED_ACTION),
    "idle": _idle,
    "escape": _escape,
    "left": _always(LEFT),
    "maneuver": maneuver_alone,
    "opposes": _opposes,
    "roll": _roll,
    "compared": _compared,
    "total": _total,
    "move": _move,
    "state": _state,
    "advantage": _advantage,
    "damage": _damage,
    "check_earned": _check_earned,
    "will_miss": _always(WILL_MISS),
    "extra": _extra,
    "unnoticed": _always(UNNOTICED),
    "standing": _standing,
    "fight_over": _fight_over,
    "check": _check,
    "fate": _fate,
    "result": _result,
}
