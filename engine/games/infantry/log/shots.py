"""The sentences of attacks by fire and by hand, of arcs, of crewed weapons, and of what attacks do to troopers."""

from collections.abc import Mapping
from typing import Final

from engine.battles.logs import LogRow
from engine.battles.telling import Sentence
from engine.games.infantry.log.words import compass_word
from schemas.catalogues.saying import counted, said

BARE_HANDS = "fists"

AIMED: Final = (
    "{actor} fires at {target} with the {weapon}, {number} dot away",
    "{actor} fires at {target} with the {weapon}, {number} dots away",
)
FIRES: Final = {
    "aimed": AIMED,
    "crewed": AIMED,
    "on_the_move": (
        "{actor} fires on the move at {target} with the {weapon}, {number} dot away",
        "{actor} fires on the move at {target} with the {weapon}, {number} dots away",
    ),
    "into_arc": (
        "{actor} fires into the arc at {target} with the {weapon}, {number} dot away",
        "{actor} fires into the arc at {target} with the {weapon}, {number} dots away",
    ),
}
"""What is told of fire by how it is made: one dot away, and more."""


def _arc(row: LogRow, language: str) -> str:
    parts = {
        "actor": row["actor"],
        "bearing": compass_word(row["bearing_deg"], language),
        "degrees": row["bearing_deg"],
        "weapon": row["weapon"],
        "cost": row["cost"],
    }
    if row["wide"]:
        return said(
            "{actor} lays a wide arc to the {bearing} ({degrees}°) with the {weapon}, for {cost} AP.", language, **parts
        )
    return said(
        "{actor} lays an arc to the {bearing} ({degrees}°) with the {weapon}, for {cost} AP.", language, **parts
    )


def _arc_ends(row: LogRow, language: str) -> str:
    match row["cause"]:
        case "used":
            return said("{actor} has had the shot, and the arc is gone.", language, actor=row["actor"])
        case "other_weapon":
            return said("{actor} gives up the arc.", language, actor=row["actor"])
        case _:
            return ""


def _attack(row: LogRow, language: str) -> str:
    attack = WAYS[row["way"]](row, language)
    if row["band"] == "long":
        return said("{attack} at long range: {number} or more to hit.", language, attack=attack, number=row["number"])
    return said("{attack}: {number} or more to hit.", language, attack=attack, number=row["number"])


def _fires(row: LogRow, language: str) -> str:
    parts = {"actor": row["actor"], "target": row["target"], "weapon": row["weapon"]}
    return counted(row["distance"], *FIRES[row["way"]], language, **parts)


def _strikes(row: LogRow, language: str) -> str:
    if row["weapon"] == BARE_HANDS:
        return said("{actor} strikes at {target} with fists", language, actor=row["actor"], target=row["target"])
    return said(
        "{actor} strikes at {target} with the {weapon}",
        language,
        actor=row["actor"],
        target=row["target"],
        weapon=row["weapon"],
    )


WAYS: Mapping[str, Sentence] = {
    "aimed": _fires,
    "crewed": _fires,
    "on_the_move": _fires,
    "into_arc": _fires,
    "by_hand": _strikes,
}
"""What is told of an attack by how it is made, before what it needs."""


def _roll(row: LogRow, language: str) -> str:
    # what was launched is worked out later, among that of others
    if "target" in row:
        if row["hit"]:
            return said("The dice come to {roll}: a hit.", language, roll=row["roll"])
        return said("The dice come to {roll}: a miss.", language, roll=row["roll"])
    if row["hit"]:
        return said("{actor}'s dice come to {roll}: a hit.", language, actor=row["actor"], roll=row["roll"])
    return said("{actor}'s dice come to {roll}: a miss.", language, actor=row["actor"], roll=row["roll"])


def _damage(row: LogRow, language: str) -> str:
    hurt, left = HARMS[row["harm"]](row, language), _crossed(row, language)
    if row["armor_hits"]:
        return said("{hurt}, {hits} on the armour: {left}.", language, hurt=hurt, hits=row["armor_hits"], left=left)
    return said("{hurt}: {left}.", language, hurt=hurt, left=left)


def _lethal(row: LogRow, language: str) -> str:
    return counted(
        row["points"],
        "{actor} takes {number} point of lethal damage",
        "{actor} takes {number} points of lethal damage",
        language,
        actor=row["actor"],
    )


def _bludgeoning(row: LogRow, language: str) -> str:
    return counted(
        row["points"],
        "{actor} takes {number} point of bludgeoning damage",
        "{actor} takes {number} points of bludgeoning damage",
        language,
        actor=row["actor"],
    )


HARMS: Mapping[str, Sentence] = {"lethal": _lethal, "bludgeoning": _bludgeoning}


def _crossed(row: LogRow, language: str) -> str:
    if row["crossed"]:
        return counted(row["crossed"], "{number} cell crossed out", "{number} cells crossed out", language)
    return said("no cell crossed out", language)


def _dead(row: LogRow, language: str) -> str:
    return said("{actor} is dead.", language, actor=row["actor"])


def _gun(row: LogRow, language: str) -> str:
    actor, weapon = row["actor"], row["weapon"]
    match row["deed"]:
        case "broken_down":
            return said("{actor} has the {weapon} broken down.", language, actor=actor, weapon=weapon)
        case "picked_up":
            return said(
                "{actor} picks the {weapon} up for {cost} AP.", language, actor=actor, weapon=weapon, cost=row["cost"]
            )
        case "left":
            return said("Nobody has the {weapon} now.", language, weapon=weapon)
        case _:
            return _turned(row, language)


def _turned(row: LogRow, language: str) -> str:
    """Return the sentence of a crewed weapon whose arc is laid."""
    parts = {
        "actor": row["actor"],
        "weapon": row["weapon"],
        "cost": row["cost"],
        "bearing": compass_word(row["bearing_deg"], language),
    }
    match row["deed"]:
        case "set_up":
            return said("{actor} has the {weapon} set up, its arc to the {bearing}.", language, **parts)
        case "swung":
            return said("{actor} swings the {weapon} to the {bearing} for {cost} AP.", language, **parts)
        case "taken_over":
            return said(
                "{actor} takes the {weapon} over for {cost} AP; its arc lies to the {bearing}.", language, **parts
            )
        case _:
            raise KeyError("deed")


def _helps(row: LogRow, language: str) -> str:
    return said(
        "{actor} gives {target} a hand with it for {cost} AP.",
        language,
        actor=row["actor"],
        target=row["target"],
        cost=row["cost"],
    )


SHOTS: Mapping[str, Sentence] = {
    "arc": _arc,
    "arc_ends": _arc_ends,
    "attack": _attack,
    "roll": _roll,
    "damage": _damage,
    "dead": _dead,
    "gun": _gun,
    "helps": _helps,
}
