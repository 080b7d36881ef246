"""What suits and drones of 7 Seconds can do, worded from the rules parameters, so that homebrew numbers print."""

from typing import Final

from exporters.text.numbers import inches
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


def suit_traits(trooper: TrooperType, rules: Rules) -> str:
    """Return rifle and range band, missiles, targeting, jump and orders of a suit, apart by dots."""
    traits = [
        f"{RIFLES[trooper]}, {inches(_rifle_band_in(trooper, rules))} bands",
        "no missiles" if trooper.value in rules.missile.illegal_units else "missiles",
    ]
    if trooper.value in rules.range.double_target_units:
        traits.append(f"targets in {inches(rules.range.double_band_in)} bands")
    if trooper.value in rules.jump.legal_units:
        traits.append(f"jumps {inches(rules.jump.jump_in)}")
    if trooper in ORDERS:
        traits.append(ORDERS[trooper])
    return SEPARATOR.join(traits)


def _rifle_band_in(trooper: TrooperType, rules: Rules) -> float:
    """Return the width of a suit's rifle bands. Rules: 7S.RNG.4, 7S.GAP.4 to 7S.GAP.6."""
    if trooper.value in rules.range.double_rifle_units:
        return rules.range.double_band_in
    return rules.range.plasma_band_in if trooper is TrooperType.ASSAULT else rules.range.band_in


def drone_traits(drone: DroneType, rules: Rules) -> str:
    """Return jump and special action of a drone, apart by dots. Rule: 7S.UNIT.11."""
    special = {
        DroneType.KAMIKAZE_DRONE: "may explode",
        DroneType.HAYWIRE_DRONE: f"jams within {inches(rules.jammer.radius_in)}",
        DroneType.RECCE_DRONE: "may target",
    }
    jumps = (f"jumps {inches(rules.jump.jump_in)}",) if drone.value in rules.jump.legal_units else ()
    actions = (special[drone],) if drone in special else ()
    return SEPARATOR.join((*jumps, *actions)) or "no special action"
