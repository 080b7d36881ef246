"""The control units: their stat lines, how many there are, where they patrol, and the pulse that wakes them."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.survive.rules.board import Inches, Modifier, Whole
from schemas.models.survive.words import ControlType

Count = Annotated[int, Field(ge=0, le=20)]


class ControlLine(Part):
    """The stat line of a kind of control unit; what it cannot do is null."""

    move_in: Inches = Field(description="Inches of its standard move.")
    charge_in: Inches | None = Field(description="Inches of its charge; null if it never charges.")
    ranged_to_hit: Whole | None = Field(description="Highest roll with which it hits by shooting; null without a gun.")
    ranged_power: Whole | None = Field(description="Power of its gun; null without one.")
    ranged_range_in: Inches | None = Field(description="Range of its gun in inches; null without one.")
    close_to_hit: Whole = Field(description="Highest roll with which it hits in close combat.")
    close_power: Whole = Field(description="Power of its strikes.")
    grit: Whole = Field(description="Its Grit.")
    toughness: Whole = Field(description="Its Toughness.")


def _line(  # noqa: PLR0913, PLR0917 - a row of the table below, in its order
    move: float, charge: float | None, gun: tuple[int, int, float] | None, close: tuple[int, int], grit: int, tough: int
) -> ControlLine:
    to_hit, power, range_in = gun or (None, None, None)
    return ControlLine(
        move_in=move,
        charge_in=charge,
        ranged_to_hit=to_hit,
        ranged_power=power,
        ranged_range_in=range_in,
        close_to_hit=close[0],
        close_power=close[1],
        grit=grit,
        toughness=tough,
    )


class ControlRules(Part):
    """The control units."""

    prime_cu: ControlLine = parameter(
        _line(6, 13, (5, 7, 13), (4, 6), 6, 6), "SV.GAP.36 SV.CTL.4 SV.CTL.7 SV.CTL.9", "The Prime CU."
    )
    cu: ControlLine = parameter(
        _line(6, 13, (5, 6, 13), (4, 5), 4, 5), "SV.GAP.36 SV.CTL.4 SV.CTL.7 SV.CTL.9", "Controlled Units."
    )
    rip_saw: ControlLine = parameter(
        _line(6, 13, (5, 6, 13), (4, 7), 5, 6), "SV.GAP.36 SV.CTL.4 SV.CTL.7 SV.CTL.9", "Rip SAWs."
    )
    buzz_saw: ControlLine = parameter(
        _line(8, None, (5, 5, 13), (3, 5), 3, 5), "SV.GAP.36 SV.CTL.5 SV.CTL.7 SV.CTL.9", "Buzz SAWs."
    )
    hack_saw: ControlLine = parameter(
        _line(13, 13, None, (7, 7), 7, 4), "SV.GAP.36 SV.CTL.6 SV.CTL.8 SV.CTL.9", "Hack SAWs."
    )
    red_line: Literal["ocz_outer", "icz_outer"] = parameter(
        "ocz_outer", "SV.GAP.9 SV.CTL.2", "Which rim is the Red Line, that CUs do not cross."
    )
    blink_out: Literal["remove", "relocate"] = parameter(
        "remove", "SV.GAP.19 SV.EFF.7", "What becomes of a control unit that would be killed."
    )
    action: Literal["charge_then_shoot", "shoot_only"] = parameter(
        "charge_then_shoot", "SV.GAP.22", "What a control unit does that a pulse picks."
    )
    disabled: Literal["limited", "nothing"] = parameter(
        "limited", "SV.GAP.45", "What a Disabled control unit does that a pulse picks: shuffle and shoot, or nothing."
    )
    disabled_modifier: Modifier = parameter(-1, "SV.GAP.45", "Added to the number of a Disabled control unit.")
    hack_contact_is_charge: bool = parameter(
        True, "SV.GAP.46", "Whether a Hack SAW that reaches contact counts as charging."
    )

    def line(self, type: ControlType) -> ControlLine:
        """Return the stat line of a kind of control unit."""
        line: ControlLine = getattr(self, type.value)
        return line


class PulseRules(Part):
    """The Control Activation Pulse."""

    geometry: Literal["ray", "line"] = parameter(
        "ray", "SV.GAP.21 SV.CAP.2", "Whether the pulse goes one way from the spire, or both."
    )
    tolerance_in: Inches = parameter(
        0.1, "SV.GAP.21 SV.CAP.3", "Distances to the pulse are rounded to this many inches before they are compared."
    )


class ControlCount(Part):
    """How many control units there are at least."""

    prime_cu: Count = Field(description="Prime CUs.")
    cu: Count = Field(description="Controlled Units.")
    rip_saw: Count = Field(description="Rip SAWs.")
    buzz_saw: Count = Field(description="Buzz SAWs.")
    hack_saw: Count = Field(description="Hack SAWs.")

    def of(self, type: ControlType) -> int:
        """Return the count of a kind."""
        count: int = getattr(self, type.value)
        return count


def _count(cu: int, buzz: int, hack: int) -> ControlCount:
    return ControlCount(prime_cu=1, cu=cu, rip_saw=1, buzz_saw=buzz, hack_saw=hack)


class ControlCountRules(Part):
    """How many control units guard the spire, by the number of players."""

    two_players: ControlCount = parameter(_count(2, 1, 0), "SV.GAP.3", "With two players, or fewer.")
    three_players: ControlCount = parameter(_count(3, 1, 1), "SV.GAP.3", "With three players.")
    four_players: ControlCount = parameter(_count(4, 2, 1), "SV.GAP.3", "With four players, or more.")

    def for_players(self, players: int) -> ControlCount:
        """Return how many there are for a number of players."""
        counts = {2: self.two_players, 3: self.three_players, 4: self.four_players}
        return counts[min(max(players, 2), 4)]
