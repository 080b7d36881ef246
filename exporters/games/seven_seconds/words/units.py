"""What suits and drones of 7 Seconds can do, worded from the rules parameters, so that homebrew numbers print."""

from typing import Final

from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import DroneType, TrooperType

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
