"""The closed vocabularies of Battlesuit, in the rulebook's words and order."""

from enum import StrEnum


class Side(StrEnum):
    """One of the two players. Rules: BS.GEN.1, BS.GEN.4."""

    RED = "red"
    BLUE = "blue"

    @property
    def enemy(self) -> "Side":
        """The other player."""
        return Side.BLUE if self is Side.RED else Side.RED


class Terrain(StrEnum):
    """What the colour of a dot stands for. Rules: BS.TER.2 to BS.TER.9, BS.TER.17."""

    CLEAR = "clear"
    WOODS = "woods"
    BUILDING = "building"
    MARSH = "marsh"
    SLAG = "slag"
    WATER = "water"
    RUBBLE = "rubble"


class Work(StrEnum):
    """What is built on a point and marked there. Rules: BS.TER.10, BS.TER.18, BS.TER.19."""

    BUNKER = "bunker"
    IMPROVED_POSITION = "improved_position"
    BRIDGE = "bridge"


class Edge(StrEnum):
    """A side of the map as laid out, north being up."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


class Direction(StrEnum):
    """A way from a dot to one of its six neighbours, clockwise. Rules: BS.MAP.12, BS.GAP.15."""

    N = "N"
    NE = "NE"
    SE = "SE"
    S = "S"
    SW = "SW"
    NW = "NW"


class Ability(StrEnum):
    """What an armoured soldier can do beyond the values of its card. Rules: BS.GEN.10, BS.CARD.15, BS.CARD.16."""

    LEADS = "leads"
    QUERIES_ONE = "queries_one"
    QUERIES_ALL = "queries_all"
    STEALTH = "stealth"
    SNIPES = "snipes"
    REPAIRS = "repairs"
    DEMOLISHES = "demolishes"
    CLEARS_MINES = "clears_mines"
    RALLIES = "rallies"
    DOUBLES_ADJACENT = "doubles_adjacent"


class UnitClass(StrEnum):
    """What a unit without armour is. Rules: BS.PCS.14, BS.PCS.17."""

    UNARMOURED = "unarmoured"
    DRONE = "drone"


class UnitAbility(StrEnum):
    """What a drone is for. Rules: BS.PCS.18 to BS.PCS.22, BS.DRN.1 to BS.DRN.3."""

    FLIES = "flies"
    PAINTS = "paints"
    DETONATES = "detonates"
    JAMS = "jams"
    FIRES_TWICE = "fires_twice"


class Detonation(StrEnum):
    """What goes off on a point. Rules: BS.BMB.3, BS.MIN.5."""

    BOMB = "bomb"
    EXPLOSIVE_MINE = "explosive_mine"


class Result(StrEnum):
    """A result of the combat results table, from the mildest to the worst. Rules: BS.RES.2 to BS.RES.9, BS.GAP.1."""

    NE = "NE"
    S = "S"
    ONE = "1"
    S1 = "S1"
    TWO = "2"
    S2 = "S2"
    THREE = "3"
    S3 = "S3"
    X = "X"


class OptionalRule(StrEnum):
    """The optional rules. Rule: BS.OPT.1."""

    IMPROVED_DETECTION = "improved_detection"
    SUIT_INTEGRITY = "suit_integrity"
    STEALTH = "stealth"
    DRONES = "drones"
    MARINES = "marines"
    MINES = "mines"
    NAP_OF_THE_EARTH = "nap_of_the_earth"
    STRICT_COMBAT = "strict_combat"
    FACING = "facing"
    HIDDEN_SET_UP = "hidden_set_up"
    SQUAD_COMMAND = "squad_command"
    SQUAD_MORALE = "squad_morale"
    MULTI_LEVEL_BUILDINGS = "multi_level_buildings"


class VictoryLevel(StrEnum):
    """How clear a victory is, from the least to the greatest. Rule: BS.SCN.7."""

    MARGINAL = "marginal"
    MINOR = "minor"
    MAJOR = "major"
    DECISIVE = "decisive"
