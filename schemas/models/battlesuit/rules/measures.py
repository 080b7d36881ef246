"""Dice, scales and maps, and the values that other groups of rules measure in."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_core import PydanticCustomError

from schemas.base import Part, parameter, refuse
from schemas.models.battlesuit.words import Direction

Sides = Annotated[int, Field(ge=2, le=100)]
Face = Annotated[int, Field(ge=0, le=100)]
Points = Annotated[int, Field(ge=0, le=99)]
Levels = Annotated[int, Field(ge=0, le=12)]
Modifier = Annotated[int, Field(ge=-12, le=12)]
Boxes = Annotated[int, Field(ge=0, le=6)]
Strength = Annotated[int, Field(ge=0, le=40)]
Limits = Annotated[tuple[Face, Face], Field(strict=False)]
"""The least and the greatest number of something, both included."""

Ratio = Annotated[str, Field(pattern=r"^[1-9][0-9]?/[1-9][0-9]?$", examples=["5/4"])]
"""An exact share of two whole numbers, such as 5/4."""

Die = Literal[6, 12]
"""The sides of a die: the game has d6 and d12 only."""


def _no_truth(value: Any) -> Any:
    """Return a value that is neither true nor false, which Python takes for 1 and 0."""
    if isinstance(value, bool):
        raise PydanticCustomError("number_wanted", "a number is wanted here, not true or false")
    return value


def _no_number(value: Any) -> Any:
    """Return a value that is true or false, and not 1 or 0, which Python takes for them."""
    if not isinstance(value, bool):
        raise PydanticCustomError("truth_wanted", "true or false is wanted here, not a number")
    return value


NUMBER = BeforeValidator(_no_truth)
"""Beside a choice of numbers: true and false are not meant."""

TRUTH = BeforeValidator(_no_number)
"""Beside a choice of truths: 1 and 0 are not meant."""


CompassWay = Annotated[Direction, Field(strict=False)]


def _each_once(ways: tuple[Direction, ...]) -> tuple[Direction, ...]:
    """Return the directions of a compass, each of which stands there once. Rule: BS.GAP.15."""
    refuse(
        ((at,), f"{way.value} is there already; each of the six directions stands once")
        for at, way in enumerate(ways)
        if way in ways[:at]
    )
    return ways


Compass = Annotated[tuple[CompassWay, ...], Field(strict=False, min_length=6, max_length=6), AfterValidator(_each_once)]
"""The directions of the faces of a die."""


class DiceRules(Part):
    """The dice, by what they are rolled for."""

    combat_die: Die = parameter(12, "BS.GEN.2 BS.FIR.10", "Die of an attack.")
    morale_die: Die = parameter(12, "BS.GAP.8 BS.SHK.3", "Die of a morale check.")
    panic_die: Die = parameter(12, "BS.GAP.9 BS.PAN.2 BS.PAN.11", "Die of a panic check.")
    initiative_die: Die = parameter(12, "BS.GAP.32 BS.INI.1", "Die of the initiative.")
    repair_die: Die = parameter(6, "BS.GAP.65 BS.REP.2", "Die of a soldier that repairs itself.")
    suit_die: Die = parameter(6, "BS.GAP.73 BS.SUI.1", "Die of a suit that may fail.")


class ScaleRules(Part):
    """What points, levels and turns stand for; words only."""

    metres_per_point: int = parameter(25, "BS.GEN.6", "Metres from a map point to the next.", ge=1, le=10000)
    metres_per_level: int = parameter(2, "BS.GEN.7", "Metres of height of a level.", ge=1, le=1000)
    seconds_per_turn: int = parameter(60, "BS.GEN.8", "Seconds of a turn.", ge=1, le=86400)
    mapless_inches_per_point: int = parameter(1, "BS.MPL.2", "Inches of a table for a map point.", ge=1, le=12)
    mapless_mine_inches: int = parameter(1, "BS.MPL.7", "Inches from a mine that set it off on a table.", ge=0, le=12)


class ReadingRules(Part):
    """How unclear words of the source are read; one reading each, for the record."""

    hyphen_is_minus: Annotated[Literal[True], TRUTH] = parameter(
        True, "BS.GAP.6 BS.FIR.9", "Whether a hyphen before a modifier is a minus."
    )
    may_combine: Annotated[Literal[False], TRUTH] = parameter(
        False, "BS.GAP.56 BS.FIR.6", "Whether soldiers may add up their attack strengths."
    )
    mine_nuclear: Literal["12.4.2"] = parameter(
        "12.4.2", "BS.GAP.89 BS.MIN.6", "Section by which a nuclear mine is resolved."
    )
    hidden_log_order: Literal["P-R-CC"] = parameter(
        "P-R-CC", "BS.GAP.93 BS.HID.1 BS.HID.2", "Order of an entry in the hidden unit log: panel, row, column."
    )
    citation: Literal["rule_id"] = parameter("rule_id", "BS.GAP.117", "How a rule is cited: by its id here.")
    xref_15_3: Literal["14.2.3"] = parameter("14.2.3", "BS.GAP.118 BS.MPL.4", "Section that section 15.3 refers to.")
    precedence: Annotated[
        tuple[Literal["example"], Literal["specific"], Literal["general"], Literal["summary"]], Field(strict=False)
    ] = parameter(("example", "specific", "general", "summary"), "BS.GAP.119", "What counts when the text disagrees.")


class PrintPitch(Part):
    """How far apart the dots of a printed panel are."""

    column: Ratio = parameter("1/2", "BS.GAP.12 BS.MAP.14 BS.MAP.16", "Inches from a column to the next, exactly.")
    row: Ratio = parameter("11/17", "BS.GAP.12 BS.MAP.14 BS.MAP.16", "Inches from a row to the next, exactly.")


class MapRules(Part):
    """Panels and how they are joined."""

    last_row: Literal["M", "R"] = parameter("R", "BS.GAP.10 BS.MAP.8 BS.MAP.9", "Letter of the last row of a panel.")
    lattice: Literal["column_staggered", "double_width"] = parameter(
        "column_staggered", "BS.GAP.11 BS.MAP.12", "How rows and columns are staggered."
    )
    print_pitch_inch: PrintPitch = parameter(PrintPitch, "BS.GAP.12", "How far apart printed dots are.")
    panel_rotations: Annotated[tuple[Annotated[Literal[0, 180], NUMBER], ...], Field(strict=False, min_length=1)] = (
        parameter((0, 180), "BS.GAP.13 BS.MAP.2", "Degrees by which a panel may be turned.")
    )
    canonical_name: Literal["first_panel_letter"] = parameter(
        "first_panel_letter", "BS.GAP.14 BS.MAP.8", "Which name of a shared point is written."
    )
    compass: Compass = parameter(
        tuple(Direction), "BS.GAP.15 BS.ELE.5", "Directions of the faces 1 to 6 of the die; they turn with the panel."
    )
    edge_conflict: Literal["stronger_wins"] = parameter(
        "stronger_wins", "BS.GAP.122 BS.MAP.8", "Which terrain and level a half-dot has where two panels disagree."
    )
