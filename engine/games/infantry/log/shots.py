"""Rows of attacks by fire and by hand, of arcs, of crewed weapons, and of what attacks do to troopers."""

from collections.abc import Mapping
from typing import Final

from engine.battles.events import FLAG, NUMBER, Event, by, either, event, words
from engine.battles.orders import LogRow
from engine.battles.telling import Sentence
from engine.games.infantry.ground import compass_word
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Harm
from engine.games.infantry.kernel.numbers.codes import Band
from engine.games.infantry.log.words import ARC_END, BEARING, COST, GUN_DEED, WAY, WEAPON
from engine.games.infantry.names import Cast
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


def _attack(row: LogRow, language: str) -> str:
    attack = MANNERS[row["way"]](row, language)
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


MANNERS: Mapping[str, Sentence] = {
    "aimed": _fires,
    "crewed": _fires,
    "on_the_move": _fires,
    "into_arc": _fires,
    "by_hand": _strikes,
}
"""What is told of an attack by how it is made, before what it needs."""


def _damage(row: LogRow, language: str) -> str:
    hurt, left = HURTS[row["harm"]](row, language), _crossed(row, language)
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


HURTS: Mapping[str, Sentence] = {"lethal": _lethal, "bludgeoning": _bludgeoning}


def _crossed(row: LogRow, language: str) -> str:
    if row["crossed"]:
        return counted(row["crossed"], "{number} cell crossed out", "{number} cells crossed out", language)
    return said("no cell crossed out", language)


FIRE_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        codes.Event.ARC, "movement", "IN.GAP.30 IN.HOUSE.4", _arc, weapon=WEAPON, bearing_deg=NUMBER, wide=FLAG, **COST
    ),
    event(
        codes.Event.ARC_ENDS,
        "movement",
        "",
        by(
            "cause",
            {
                "used": "{actor} has had the shot, and the arc is gone.",
                "other_weapon": "{actor} gives up the arc.",
                **dict.fromkeys(("lapsed", "moved", "shaken", "fell"), ""),
            },
        ),
        cause=ARC_END,
    ),
    event(
        codes.Event.ATTACK,
        "movement",
        "IN.GAP.16 IN.GAP.20 IN.HOUSE.3",
        _attack,
        weapon=WEAPON,
        way=WAY,
        distance=NUMBER,
        band=words((Band.SHORT, Band.LONG, Band.HAND_TO_HAND)),
        number=NUMBER,
    ),
    event(
        codes.Event.MODIFIERS,
        "movement",
        "IN.HOUSE.3",
        line=NUMBER,
        of_target=NUMBER,
        of_attacker=NUMBER,
        long_range=NUMBER,
    ),
    event(
        codes.Event.ROLL,
        "movement",
        "IN.HOUSE.3",
        either(
            "target",
            either("hit", "The dice come to {roll}: a hit.", "The dice come to {roll}: a miss."),
            either("hit", "{actor}'s dice come to {roll}: a hit.", "{actor}'s dice come to {roll}: a miss."),
        ),
        roll=NUMBER,
        number=NUMBER,
        hit=FLAG,
    ),
    event(
        codes.Event.DAMAGE,
        "movement",
        "IN.ARM.4 IN.HOUSE.2",
        _damage,
        points=NUMBER,
        harm=words(Harm),
        crossed=NUMBER,
        half=FLAG,
        armor_hits=NUMBER,
    ),
    event(codes.Event.DEAD, "movement", "IN.HOUSE.2 IN.HOUSE.9", "{actor} is dead.", value=NUMBER),
)
GUN_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        codes.Event.GUN,
        "movement",
        "IN.CRW.1",
        by(
            "deed",
            {
                "set_up": "{actor} has the {weapon} set up, its arc to the {bearing_deg}.",
                "broken_down": "{actor} has the {weapon} broken down.",
                "swung": "{actor} swings the {weapon} to the {bearing_deg} for {cost} AP.",
                "taken_over": "{actor} takes the {weapon} over for {cost} AP; its arc lies to the {bearing_deg}.",
                "picked_up": "{actor} picks the {weapon} up for {cost} AP.",
                "left": "Nobody has the {weapon} now.",
            },
        ),
        deed=GUN_DEED,
        weapon=WEAPON,
        bearing_deg=BEARING,
        **COST,
    ),
    event(
        codes.Event.HELPS,
        "movement",
        "IN.CRW.4 IN.GAP.48",
        "{actor} gives {target} a hand with it for {cost} AP.",
        **COST,
    ),
)
