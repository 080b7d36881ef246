"""Movement: actions and their AP, terrain, wire, tunnels, trenches, water, and firing on the move."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.infantry.rules.card import Sections
from schemas.models.infantry.rules.measures import Ap, Face
from schemas.models.infantry.words import Section

Times = Annotated[int, Field(ge=1, le=9)]


class ActionRules(Part):
    """AP of common actions."""

    standard_dot: Ap = parameter(1, "IN.GAP.14", "Into a standard dot.")
    crawl_dot: Ap = parameter(2, "IN.GAP.14", "Into a standard dot on the belly.")
    drop_prone: Ap = parameter(1, "IN.GAP.14", "To drop prone.")
    stand_up: Ap = parameter(2, "IN.GAP.14", "To stand up.")
    change_weapon: Ap = parameter(1, "IN.GAP.14", "To make another weapon the active one.")
    switch_mounted: Ap = parameter(0, "IN.EXP.8", "To change between a weapon and the launcher under it.")
    drop_weapon: Ap = parameter(1, "IN.GAP.23", "To drop a weapon.")
    pick_up: Ap = parameter(2, "IN.GAP.5", "To pick up a weapon that is not set up.")
    reload: Ap = parameter(0, "IN.GAP.14", "To load the next round of a weapon that comes with several.")


class TerrainRules(Part):
    """AP of terrain."""

    change_level: Ap = parameter(3, "IN.TER.2 IN.TER.3", "Over a contour.")
    rough: Ap = parameter(3, "IN.TER.2 IN.TER.4 IN.BRC.3 IN.BRC.6", "Into a rough dot.")
    swamp: Ap = parameter(4, "IN.TER.2 IN.TER.4", "Into a swamp dot.")
    climb_wall: Ap = parameter(5, "IN.TER.2 IN.GAP.15", "Over a low wall, in place of what its dot costs.")
    combined: Literal["most", "sum"] = parameter(
        "most", "IN.GAP.15", "What is paid of several costs of a step: the most, or the sum of them."
    )
    trees: Literal["impassable", "heavy_vegetation"] = parameter(
        "impassable", "IN.GAP.45", "What a tree that stands is: an obstacle to all, or like heavy vegetation."
    )
    per_dot: Annotated[int, Field(ge=1, le=9)] = parameter(1, "IN.GAP.39", "Troopers that may stay on a dot.")
    through_friends: bool = parameter(True, "IN.GAP.39", "Whether troopers move through friends.")


class WireRules(Part):
    """Barbed wire."""

    enter: Ap = parameter(6, "IN.TER.2 IN.WIR.1", "AP onto a wired dot.")
    damage_dice: Annotated[int, Field(ge=0, le=9)] = parameter(
        1, "IN.WIR.2 IN.WIR.4", "Dice of bludgeoning damage on entering, and in each turn that one is caught."
    )
    entangled_from: Face = parameter(4, "IN.WIR.3 IN.WIR.4", "Face of a die from which one is caught, or stays so.")
    entangled_may_attack: bool = parameter(True, "IN.GAP.21", "Whether those caught may attack.")
    freed_acts: bool = parameter(True, "IN.GAP.21", "Whether who gets free has all its AP in that turn.")


class TunnelRules(Part):
    """Tunnels and trenches."""

    tunnel: Ap = parameter(2, "IN.TER.2 IN.TUN.1", "AP into a tunnel, and out of it.")
    trench: Ap = parameter(3, "IN.TER.2 IN.TUN.2", "AP into a trench, and out of it.")
    along_trench: Ap = parameter(1, "IN.TUN.3", "AP of a dot along a trench.")
    crawl_times: Times = parameter(2, "IN.TUN.4", "How many times the standard AP a dot along a tunnel costs.")
    trench_prone: bool = parameter(True, "IN.TUN.5", "Whether who is in a trench counts as prone when attacked.")
    combat_scope: Literal["all_attacks", "ranged"] = parameter(
        "all_attacks", "IN.GAP.22", "Attacks in a tunnel that its modifier is on."
    )


class WaterRules(Part):
    """Water."""

    shallow: Ap = parameter(4, "IN.TER.2 IN.WAT.1", "AP into a dot of shallow water.")
    swim: Ap = parameter(4, "IN.TER.2 IN.WAT.5", "AP of each dot that is swum into.")
    most_weapons: Annotated[int, Field(ge=0, le=9)] = parameter(1, "IN.WAT.2", "Most weapons of one who swims.")
    counted: Sections = parameter(
        (Section.PRIMARY, Section.SECONDARY), "IN.GAP.23", "Sections whose weapons count for that."
    )
    mounted_counts: bool = parameter(False, "IN.WAT.3", "Whether a mounted launcher counts as a weapon of its own.")
    crewed: bool = parameter(False, "IN.GAP.23", "Whether a crewed weapon may be swum with.")
    may_fire: bool = parameter(False, "IN.WAT.4", "Whether those who swim may fire and use explosives.")
    extra_damage: Annotated[int, Field(ge=0, le=9)] = parameter(
        2, "IN.WAT.6", "Points of lethal damage that explosives do more to those in water."
    )
    rings: Literal["listed", "one_more"] = parameter(
        "listed", "IN.GAP.24", "Whether only the dots that the weapon has a figure for, or those around them too."
    )
    incendiary: bool = parameter(False, "IN.GAP.24", "Whether incendiaries do more in water too.")


class MovementFireRules(Part):
    """Firing on the move."""

    ap: Ap = parameter(2, "IN.MVF.3", "AP of firing a weapon on the move.")
    explosives_own_cost: bool = parameter(True, "IN.MVF.8", "Whether explosives cost their own AP instead.")
    active_only: bool = parameter(True, "IN.MVF.1 IN.MVF.7", "Whether only the active weapon may be used.")
    needs_step: bool = parameter(
        True, "IN.GAP.55", "Whether it takes a step to another dot before it, or any AP spent on movement are enough."
    )
    go_on: bool = parameter(True, "IN.MVF.5", "Whether AP may go into movement after it.")
    target_drops_ap: Ap = parameter(0, "IN.MVF.6", "AP for the one shot at to drop prone afterwards.")
    crewed: bool = parameter(False, "IN.GAP.37", "Whether crewed weapons fire on the move.")
