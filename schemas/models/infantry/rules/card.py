"""The unit card: its cells, its AP row, armour, experience, and what its sections hold."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.infantry.rules.measures import Ap, Count, Turns, completed
from schemas.models.infantry.words import Experience, Section, WeaponType

ApRow = Annotated[tuple[Ap, ...], Field(strict=False, min_length=1, max_length=30)]
Types = Annotated[tuple[Annotated[WeaponType, Field(strict=False)], ...], Field(strict=False, max_length=6)]
Sections = Annotated[tuple[Annotated[Section, Field(strict=False)], ...], Field(strict=False, max_length=5)]
Bonus = Annotated[int, Field(ge=-8, le=8)]
BONUS = {Experience.GREEN: -1, Experience.REGULAR: 0, Experience.VETERAN: 1, Experience.ELITE: 2}


class CardRules(Part):
    """The unit card."""

    cells: Annotated[int, Field(ge=1, le=30)] = parameter(
        10, "IN.GAP.7 IN.HOUSE.2", "HP cells in a row, hit from the left; a cell of armour lies over each."
    )
    ap_row: ApRow = parameter(
        (8, 8, 7, 7, 6, 6, 5, 4, 3, 2),
        "IN.GAP.7 IN.GAP.14",
        "AP by the first HP cell not crossed out, from the left.",
    )


class ArmorRules(Part):
    """Body armour."""

    contiguous: bool = parameter(True, "IN.ARM.2", "Whether the covered cells have to adjoin.")
    order_matters: bool = parameter(False, "IN.GAP.53", "Whether the cells have to be named from left to right.")
    hits_per_cell: Annotated[int, Field(ge=1, le=4)] = parameter(
        2, "IN.ARM.4 IN.HOUSE.2", "Points of lethal damage that cross out a cell of armour."
    )
    stops_bludgeoning: bool = parameter(
        True, "IN.ARM.1 IN.ARM.3", "Whether HP cells under armour take no bludgeoning damage."
    )


class ActionPointRules(Part):
    """Action points."""

    order: Literal["armor_first", "experience_first"] = parameter(
        "armor_first",
        "IN.GAP.36",
        "Whether the AP row less armour is kept from falling below 0 before the bonus of experience, or after it.",
    )
    movement_cap: Ap = parameter(8, "IN.XPR.2 IN.GAP.36", "Most AP that may go into movement.")
    bonus: Annotated[dict[Annotated[Experience, Field(strict=False)], Bonus], completed(BONUS)] = parameter(
        BONUS,
        "IN.XPR.1 IN.XPR.3",
        "AP added by experience.",
    )


class SectionRules(Part):
    """What the sections of the card hold."""

    grenades: Count = parameter(4, "IN.SMK.1 IN.GAP.46", "Grenades of a trooper, any mix.")
    mounted_takes: Annotated[Section, Field(strict=False)] = parameter(
        Section.SECONDARY, "IN.EXP.7", "Section that a mounted launcher takes."
    )
    crewed_keeps: Sections = parameter(
        (Section.SECONDARY, Section.OTHER, Section.GRENADES, Section.MELEE),
        "IN.CRW.7 IN.GAP.4",
        "Sections that the carrier of a crewed weapon may fill besides.",
    )


class ExtraAmmunitionRules(Part):
    """Extra ammunition in the other section."""

    weapons: Annotated[int, Field(ge=0, le=4)] = parameter(1, "IN.EXP.10", "Weapons that it is carried for.")
    times: Annotated[int, Field(ge=1, le=9)] = parameter(2, "IN.EXP.10", "How many times the rounds there are then.")
    types: Types = parameter(
        (WeaponType.EXPLOSIVE, WeaponType.INCENDIARY), "IN.GAP.9", "Types of weapons that it is there for."
    )
    fills_other: bool = parameter(True, "IN.GAP.9", "Whether no other item fits into the section then.")
    needs_figure: bool = parameter(True, "IN.GAP.54", "Whether a weapon without an ammo figure is refused.")


Value = Annotated[int, Field(ge=0, le=9999)]
Percent = Annotated[int, Field(ge=0, le=100)]
Whole = Annotated[int, Field(ge=1, le=99)]
Level = Annotated[Experience, Field(strict=False)]
TROOPERS = {Experience.GREEN: 60, Experience.REGULAR: 80, Experience.VETERAN: 105, Experience.ELITE: 130}
MORALE = {Experience.GREEN: 9, Experience.REGULAR: 7, Experience.VETERAN: 5, Experience.ELITE: 2}


class FormulaRules(Part):
    """The formula for the PV of weapons of direct fire: damage * (base + long range / divisor) * mode."""

    base: Value = parameter(20, "IN.HOUSE.8", "What damage is multiplied with at no range.")
    long_divisor: Whole = parameter(10, "IN.HOUSE.8", "Dots of long range that add 1 to that.")
    burst_percent: Annotated[int, Field(ge=0, le=999)] = parameter(
        100, "IN.HOUSE.8", "Share of it that a burst weapon is worth, in hundredths."
    )
    single_percent: Annotated[int, Field(ge=0, le=999)] = parameter(
        50, "IN.HOUSE.8", "Share of it that a single-shot weapon is worth, in hundredths."
    )


class PointRules(Part):
    """Point values, PV for short."""

    trooper: Annotated[dict[Level, Value], completed(TROOPERS)] = parameter(
        TROOPERS,
        "IN.GAP.33 IN.HOUSE.8",
        "PV of a trooper with nothing, by experience.",
    )
    armor_cell: Value = parameter(10, "IN.GAP.33 IN.HOUSE.8", "PV of each cell that armour covers.")
    sneak_suit: Value = parameter(20, "IN.GAP.33 IN.HOUSE.8", "PV of a sneak suit.")
    leadership: Value = parameter(15, "IN.GAP.33 IN.HOUSE.8", "PV of each level of leadership.")
    extra_ammunition_percent: Percent = parameter(
        50, "IN.GAP.33 IN.HOUSE.8", "Share of a weapon's PV that extra ammunition for it costs, rounded up."
    )
    budget: Annotated[int, Field(ge=1, le=99999)] = parameter(
        1750, "IN.GAP.33 IN.HOUSE.8", "Most PV that the troopers of a side may cost together."
    )
    budget_of: Literal["side", "squad"] = parameter(
        "side", "IN.GAP.58", "Whether several squads of a side share a budget, or each has one of its own."
    )
    formula: FormulaRules = parameter(FormulaRules, "IN.HOUSE.8", "The formula for weapons of direct fire.")


class SquadRules(Part):
    """Squads."""

    size: Annotated[int, Field(ge=1, le=24)] = parameter(8, "IN.GAP.34", "Troopers of a squad, its leader among them.")
    leader_replaced: bool = parameter(False, "IN.GAP.41", "Whether a dead leader is replaced.")


class MoraleRules(Part):
    """Morale checks."""

    threshold: Count = parameter(4, "IN.MOR.1", "Dead of a squad from which its survivors check.")
    target: Annotated[dict[Level, Annotated[int, Field(ge=0, le=13)]], completed(MORALE)] = parameter(
        MORALE,
        "IN.MOR.2 IN.MOR.6",
        "What two dice have to reach, by experience.",
    )
    per_extra_dead: Annotated[int, Field(ge=0, le=9)] = parameter(
        1, "IN.MOR.3", "Added to it for every dead trooper above the threshold."
    )
    leadership: Annotated[int, Field(ge=0, le=9)] = parameter(
        2, "IN.MOR.4 IN.MOR.5", "Leadership skill of a squad leader whose card says none; taken off while they live."
    )
    naturals: bool = parameter(False, "IN.GAP.35", "Whether a 2 always fails and a 12 always passes.")
    trigger: Literal["new_death", "every_turn"] = parameter(
        "new_death", "IN.GAP.28", "Whether survivors check in turns in which somebody of them died, or in every one."
    )
    fails: Literal["shaken", "routed"] = parameter(
        "shaken", "IN.GAP.28", "What becomes of who fails: shaken until a check is passed, or gone at once."
    )
    routed_after: Annotated[int, Field(ge=1, le=9)] = parameter(
        2, "IN.GAP.28", "Failures after which a trooper is routed, counted until it is calm again."
    )
    rally_counts: bool = parameter(False, "IN.GAP.28", "Whether a roll to rally that fails is one of these failures.")
    leader_counts: bool = parameter(True, "IN.GAP.42", "Whether a dead leader is among the dead.")


class ScenarioRules(Part):
    """Scenarios."""

    turns: Turns = parameter(12, "IN.GAP.38 IN.HOUSE.9", "Game turns of a scenario that says none.")
    draw_percent: Percent = parameter(
        10, "IN.GAP.38 IN.HOUSE.9", "Difference of destroyed PV, in hundredths of the budget, below which it is a draw."
    )
    columns: Whole = parameter(40, "IN.HOUSE.10", "Customary columns of a map.")
    rows: Whole = parameter(56, "IN.HOUSE.10", "Customary rows of a map.")
    deploy_rows: Whole = parameter(6, "IN.HOUSE.10", "Rows from its own short edge within which a side deploys.")
    set_up: bool = parameter(False, "IN.HOUSE.10", "Whether crewed weapons begin set up where a scenario does not say.")


class TurnRules(Part):
    """The turn sequence."""

    first: Literal["roll", "a"] = parameter(
        "roll", "IN.GAP.29 IN.HOUSE.1", "Who takes the first turn where a scenario does not say."
    )
    explosions: Literal["end_of_turn", "at_once"] = parameter(
        "end_of_turn", "IN.GAP.29 IN.MVF.8 IN.HOUSE.1", "When explosives are worked out."
    )
    start_order: Annotated[
        tuple[Literal["fires_out", "smoke", "fire_damage"], ...], Field(strict=False, min_length=3, max_length=3)
    ] = parameter(
        ("fires_out", "smoke", "fire_damage"), "IN.GAP.49", "What happens at the start of a game turn, in its order."
    )
