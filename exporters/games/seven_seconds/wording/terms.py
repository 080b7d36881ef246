"""What the terms and the units of 7 Seconds are called."""

from typing import Final

from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.cards import (
    Condition,
    EnemyCommanderKilledCondition,
    ObjectiveCountersCondition,
    ObjectiveState,
    ObjectiveStateCondition,
    TableControlCondition,
)
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Deck, DroneType, ObjectiveName, Rating, Stat, TrooperType

GAME: Final = "7 Seconds"

DECKS: Final = {Deck.OFFENSE: "Offense", Deck.DEFENSE: "Defense", Deck.CHANCE_ENCOUNTER: "Chance Encounter"}

RATINGS: Final = {Rating.RESERVE: "Reserve", Rating.VETERAN: "Veteran", Rating.SPEC_OPS: "Spec Ops"}

STATS: Final = {
    Stat.SENSORS: "Sensors",
    Stat.STEALTH: "Stealth",
    Stat.ARMOUR: "Armour",
    Stat.COUNTERMEASURES: "Counter- measures",
    Stat.NUCLEAR: "Nuclear",
    Stat.ROBOTICS: "Robotics",
}
"""Heads of narrow columns: a space is where a name may break."""

STAT_MEANINGS: Final = {
    Stat.SENSORS: "most dice in one Target action",
    Stat.STEALTH: "target counters a Move or Jump sheds",
    Stat.ARMOUR: "a die has to beat it to do harm",
    Stat.COUNTERMEASURES: "a missile is shot down on this or less",
    Stat.NUCLEAR: "blast radius in inches, and its dice",
    Stat.ROBOTICS: "every stat of the drones",
}

TROOPERS: Final = {
    TrooperType.COMMANDER: "Commander",
    TrooperType.TACTICAL: "Tactical",
    TrooperType.SCOUT: "Scout",
    TrooperType.ASSAULT: "Assault",
    TrooperType.ENGINEER: "Engineer",
}

DRONES: Final = {
    DroneType.BASIC_DRONE: "Basic",
    DroneType.KAMIKAZE_DRONE: "Kamikaze",
    DroneType.HAYWIRE_DRONE: "Haywire",
    DroneType.RECCE_DRONE: "Recce",
}

OBJECTIVES: Final = {
    ObjectiveName.ALPHA: "Alpha",
    ObjectiveName.BETA: "Beta",
    ObjectiveName.GAMMA: "Gamma",
    ObjectiveName.DELTA: "Delta",
    ObjectiveName.EPSILON: "Epsilon",
}

OBJECTIVE_LETTERS: Final = {
    ObjectiveName.ALPHA: "\N{GREEK SMALL LETTER ALPHA}",
    ObjectiveName.BETA: "\N{GREEK SMALL LETTER BETA}",
    ObjectiveName.GAMMA: "\N{GREEK SMALL LETTER GAMMA}",
    ObjectiveName.DELTA: "\N{GREEK SMALL LETTER DELTA}",
    ObjectiveName.EPSILON: "\N{GREEK SMALL LETTER EPSILON}",
}

STATES: Final = {
    ObjectiveState.DESTROYED: "{objective} is destroyed",
    ObjectiveState.NOT_DESTROYED: "{objective} is not destroyed",
    ObjectiveState.CONTESTED: "{objective} is contested",
    ObjectiveState.SECURED_BY_OWN_SIDE: "{objective} is secured by you",
    ObjectiveState.INSPECTED: "{objective} has been inspected",
}

SENTENCES: Final = {
    "table_control": "You control the table",
    "enemy_troopers_killed": "Each enemy trooper killed",
    "own_troopers_lost": "Each trooper of yours lost",
    "own_troopers_surviving": "Each trooper of yours that survives",
    "enemy_drones_killed": "Each enemy drone destroyed",
    "enemy_commander_killed": "The enemy commander is killed",
}
"""Conditions that name nothing, by their type."""

COUNTERS: Final = "Each target counter on {objective}, up to {most}"
MISSION: Final = "{deck} mission"
TROOPS: Final = "Troops"
TROOP_CARD: Final = "Troop card"
TROOP_CARD_NAMED: Final = "{title} (troop card)"
DRONE_CARD: Final = "Drone card"
DRONE_CARD_NAMED: Final = "{title} (drone card)"
DRONE_LINE: Final = "Drones"
NO_UNITS: Final = "none"
AS_TROOPS: Final = "as troops"
FACTION: Final = "faction"
FACTION_SHEET: Final = "{faction} (faction)"
RATING: Final = "Rating"
SUITS_HEADING: Final = ("STEALTH SUITS", "stats of the faction, and what the suit adds", "all carry flamers")
DRONES_HEADING: Final = ("DRONES", "Robotics stands for every stat", "all carry machine guns")
TROOP_LINE: Final = "Troop line"
VICTORY_POINTS: Final = "Victory points"

RIFLES: Final = {
    TrooperType.COMMANDER: "gauss rifle",
    TrooperType.TACTICAL: "gauss rifle",
    TrooperType.SCOUT: "gauss rifle",
    TrooperType.ASSAULT: "plasma rifle",
    TrooperType.ENGINEER: "gauss rifle",
}
"""Rules: 7S.UNIT.2 to 7S.UNIT.6."""

ORDERS: Final = {
    TrooperType.COMMANDER: "commands all units",
    TrooperType.ENGINEER: "commands drones, repairs",
}
"""Rules: 7S.UNIT.2 and 7S.UNIT.6."""

SEPARATOR = " \N{MIDDLE DOT} "

SPECIALS: Final = {
    DroneType.KAMIKAZE_DRONE: "may explode",
    DroneType.HAYWIRE_DRONE: "jams within {reach}",
    DroneType.RECCE_DRONE: "may target",
}
"""Rule: 7S.UNIT.11."""


def caption_of(words: str, language: str) -> str:
    """Return the name of the game and what a sheet is, in capitals."""
    return f"{said(GAME, language)} \N{MIDDLE DOT} {said(words, language)}".upper()


def stat_name(stat: Stat, language: str) -> str:
    """Return what a stat is called where there is room for it in a line."""
    return said(STATS[stat], language).replace("- ", "")


def mission_of(deck: Deck, language: str) -> str:
    """Return what a mission of a deck is called in a language."""
    return said(MISSION, language, deck=said(DECKS[deck], language))


def condition_sentence(condition: Condition, language: str) -> str:
    """Return what has to be true, or what is counted, for a condition to score. Rule: 7S.GAP.10."""
    match condition:
        case ObjectiveStateCondition():
            return said(STATES[condition.state], language, objective=said(OBJECTIVES[condition.objective], language))
        case ObjectiveCountersCondition():
            objective = said(OBJECTIVES[condition.objective], language)
            return said(COUNTERS, language, objective=objective, most=condition.max)
        case _:
            return said(SENTENCES[condition.type], language)


def condition_points(condition: Condition) -> int:
    """Return the victory points of a condition, each time or once."""
    match condition:
        case ObjectiveStateCondition() | TableControlCondition() | EnemyCommanderKilledCondition():
            return condition.vp
        case _:
            return condition.vp_each


def suit_traits(trooper: TrooperType, rules: Rules, language: str = "") -> str:
    """Return rifle and range band, missiles, targeting, jump and orders of a suit, apart by dots."""
    width = inches(_rifle_band_in(trooper, rules), language)
    armed = trooper.value not in rules.missile.illegal_units
    traits = [
        said("{rifle}, {width} bands", language, rifle=said(RIFLES[trooper], language), width=width),
        said("missiles", language) if armed else said("no missiles", language),
    ]
    if trooper.value in rules.range.double_target_units:
        traits.append(said("targets in {width} bands", language, width=inches(rules.range.double_band_in, language)))
    traits += _jumps(trooper.value, rules, language)
    if trooper in ORDERS:
        traits.append(said(ORDERS[trooper], language))
    return SEPARATOR.join(traits)


def _jumps(unit: str, rules: Rules, language: str) -> list[str]:
    """Return how far a unit type jumps; nothing if it does not."""
    if unit not in rules.jump.legal_units:
        return []
    return [said("jumps {reach}", language, reach=inches(rules.jump.jump_in, language))]


def _rifle_band_in(trooper: TrooperType, rules: Rules) -> float:
    """Return the width of a suit's rifle bands. Rules: 7S.RNG.4, 7S.GAP.4 to 7S.GAP.6."""
    if trooper.value in rules.range.double_rifle_units:
        return rules.range.double_band_in
    return rules.range.plasma_band_in if trooper is TrooperType.ASSAULT else rules.range.band_in


def drone_traits(drone: DroneType, rules: Rules, language: str = "") -> str:
    """Return jump and special action of a drone, apart by dots. Rule: 7S.UNIT.11."""
    traits = _jumps(drone.value, rules, language)
    if drone in SPECIALS:
        traits.append(said(SPECIALS[drone], language, reach=inches(rules.jammer.radius_in, language)))
    return SEPARATOR.join(traits) or said("no special action", language)
