"""The closed vocabularies of 7 Seconds, in the rulebook's words and order."""

from enum import StrEnum


class Rating(StrEnum):
    """Quality of a unit, from the worst to the best. Rule: 7S.STAT.9."""

    RESERVE = "reserve"
    VETERAN = "veteran"
    SPEC_OPS = "spec_ops"


class Stat(StrEnum):
    """The six faction stats. Rule: 7S.STAT.1."""

    SENSORS = "sensors"
    STEALTH = "stealth"
    ARMOUR = "armour"
    COUNTERMEASURES = "countermeasures"
    NUCLEAR = "nuclear"
    ROBOTICS = "robotics"


class TrooperType(StrEnum):
    """The five stealth-suit troopers. Rule: 7S.GEN.19."""

    COMMANDER = "commander"
    TACTICAL = "tactical"
    SCOUT = "scout"
    ASSAULT = "assault"
    ENGINEER = "engineer"


class DroneType(StrEnum):
    """The four drones. Rule: 7S.GEN.19."""

    BASIC_DRONE = "basic_drone"
    KAMIKAZE_DRONE = "kamikaze_drone"
    HAYWIRE_DRONE = "haywire_drone"
    RECCE_DRONE = "recce_drone"


class Deck(StrEnum):
    """The three mission decks. Rule: 7S.CARD.9."""

    OFFENSE = "offense"
    DEFENSE = "defense"
    CHANCE_ENCOUNTER = "chance_encounter"


class TroopLine(StrEnum):
    """A configuration of a troop card. Rule: 7S.CARD.5."""

    A = "A"
    B = "B"
    C = "C"


class DroneLine(StrEnum):
    """A configuration of a drone card. Rule: 7S.CARD.6."""

    X = "X"
    Y = "Y"
    Z = "Z"


class ObjectiveName(StrEnum):
    """The five objectives: the first three are the defender's. Rule: 7S.OBJ.2."""

    ALPHA = "alpha"
    BETA = "beta"
    GAMMA = "gamma"
    DELTA = "delta"
    EPSILON = "epsilon"


class Cover(StrEnum):
    """What terrain does to targeting and shooting. Rule: 7S.COV.1."""

    CLEAR = "clear"
    LIGHT = "light"
    HEAVY = "heavy"
    BLOCKING = "blocking"


class Movement(StrEnum):
    """What terrain does to movement. Rule: 7S.GEN.16."""

    CLEAR = "clear"
    HINDERING = "hindering"
    IMPASSABLE = "impassable"
