"""The unit card: its cells, its AP row, armour, experience, and what its sections hold."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.infantry.rules.measures import Ap, Count, completed
from schemas.models.infantry.words import Experience, Section, WeaponType
from schemas.models.parameter import parameter

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
