"""The switches of the advanced rules: each may be played or left out by itself."""

from schemas.base import Part
from schemas.models.parameter import parameter


class OptionRules(Part):
    """The advanced rules, each by itself. Rule: IN.GEN.1."""

    crewed_weapons: bool = parameter(True, "IN.GEN.1 IN.CRW.1", "Crew-served weapons.")
    body_armor: bool = parameter(
        True,
        "IN.GEN.1 IN.ARM.1 IN.ARM.2 IN.GAP.6",
        "Armour by cells; off: every cell of armour is destroyed before the trooper is hurt, and costs no AP.",
    )
    explosive_ranged: bool = parameter(True, "IN.GEN.1 IN.EXP.1", "Explosive ranged weapons.")
    incendiary: bool = parameter(True, "IN.GEN.1 IN.INC.1", "Incendiary weapons, and fire.")
    smoke: bool = parameter(True, "IN.GEN.1 IN.SMK.1", "Smoke grenades.")
    advanced_terrain: bool = parameter(
        True, "IN.GEN.1 IN.TER.1 IN.TER.2", "Contours, rough ground, swamp and walls that are climbed."
    )
    barbed_wire: bool = parameter(True, "IN.GEN.1 IN.WIR.1", "Barbed wire.")
    trench_tunnel: bool = parameter(True, "IN.GEN.1 IN.TUN.1 IN.TUN.2", "Trenches and tunnels.")
    water: bool = parameter(True, "IN.GEN.1 IN.WAT.1", "Shallow and deep water.")
    movement_fire: bool = parameter(True, "IN.GEN.1 IN.TER.1 IN.MVF.1", "Firing on the move.")
    sneak_suits: bool = parameter(True, "IN.GEN.1 IN.SNK.1", "Sneak suits.")
    large_targets: bool = parameter(True, "IN.GEN.1 IN.LRG.1", "Large targets.")
    breaching: bool = parameter(True, "IN.GEN.1 IN.BRC.1", "Walls, buildings and trees that are breached.")
    experience: bool = parameter(True, "IN.GEN.1 IN.XPR.1", "Experience; off: everybody is a regular.")
    morale: bool = parameter(True, "IN.GEN.1 IN.MOR.1", "Morale checks.")
