"""Sight, fire and what it does."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, parameter
from schemas.models.battlesuit.rules.measures import NUMBER, TRUTH, Boxes, Limits, Modifier, Points
from schemas.models.battlesuit.words import Result

Blocker = Literal["woods", "building", "rubble"]


class SightRules(Part):
    """Lines of sight."""

    blind_reduction: Literal["halve", "deduct"] = parameter(
        "halve", "BS.GAP.25 BS.LOS.11", "What each level above the top of an obstacle does to its shadow."
    )
    lower_height_mode: Literal["above_own_ground", "above_obstacle_base"] = parameter(
        "above_own_ground", "BS.GAP.26 BS.LOS.15 BS.LOS.16", "What the height of the lower soldier is counted from."
    )
    blind_minimum: Points = parameter(1, "BS.GAP.27 BS.LOS.12", "Blind points that every shadow keeps.")
    edge_blocking_terrain: Annotated[tuple[Blocker, ...], Field(strict=False)] = parameter(
        ("woods", "building", "rubble"),
        "BS.GAP.28 BS.LOS.4 BS.LOS.19",
        "Terrain that blocks a line between two meta-hexes when it lies on both sides.",
    )
    own_meta_hex_blocks: bool = parameter(
        False, "BS.GAP.29 BS.LOS.29", "Whether the meta-hexes of the two soldiers can block."
    )
    multiple_obstacles: Literal["any_blocks"] = parameter(
        "any_blocks", "BS.GAP.30 BS.LOS.28", "How several obstacles count: each alone, and one is enough."
    )
    vertex_touch_blocks: bool = parameter(
        False, "BS.GAP.31 BS.LOS.3", "Whether a line that touches a meta-hex at a corner crosses it."
    )
    obstacle_top: Literal["centre_level_plus_height"] = parameter(
        "centre_level_plus_height", "BS.GAP.125 BS.TER.14", "How high an obstacle on a slope is."
    )


CrtRow = Annotated[
    str,
    Field(
        pattern=r"^(NE|S|X|S?[123])( +(NE|S|X|S?[123])){10} *$",
        description="Eleven results of NE, S, 1, S1, 2, S2, 3, S3 and X, apart by blanks.",
        examples=["NE NE NE S S S 1 1 S1 S1 2"],
    ),
]
"""Results of one modified roll at the strengths 0 to 10, apart by blanks."""

CRT: tuple[str, ...] = (
    "NE NE NE NE NE NE NE NE S  S  S",
    "NE NE NE NE NE NE NE S  S  S  1",
    "NE NE NE NE NE NE S  S  S  1  1",
    "NE NE NE NE NE S  S  S  1  1  S1",
    "NE NE NE NE S  S  S  1  1  S1 S1",
    "NE NE NE S  S  S  1  1  S1 S1 2",
    "NE NE S  S  S  1  1  S1 S1 2  S2",
    "NE S  S  S  1  1  S1 S1 2  S2 S2",
    "S  S  S  1  1  S1 S1 2  S2 S2 3",
    "S  S  1  1  S1 S1 2  S2 S2 3  S3",
    "S  1  1  S1 S1 2  S2 S2 3  S3 X",
    "1  1  S1 S1 2  S2 S2 3  S3 X  X",
)


class ModifierRules(Part):
    """The list of attack modifiers, but for terrain and cards."""

    painted: Modifier = parameter(3, "BS.MOD.1 BS.PNT.3", "The defender is painted.")
    sniper_paint_bonus: Modifier = parameter(4, "BS.GAP.53 BS.SNP.3 BS.MOD.1", "A sniper has painted the defender.")
    shield_modifier: Literal["minus_current_shield"] = parameter(
        "minus_current_shield", "BS.GAP.4 BS.MOD.2", "What the defender's shield does."
    )
    reaction: Modifier = parameter(-2, "BS.MOD.3 BS.RXN.4", "The attack is reaction fire.")
    defender_higher_ground: Modifier = parameter(-1, "BS.MOD.4", "The defender is higher, on the ground and in sight.")
    defender_below: Modifier = parameter(1, "BS.MOD.5", "The defender is lower.")
    below_needs_los: bool = parameter(
        False, "BS.GAP.57 BS.MOD.5", "Whether a lower defender has to be in sight for it."
    )
    indirect: Modifier = parameter(-5, "BS.MOD.11 BS.IND.2", "The attack is indirect.")
    spillover: Modifier = parameter(-5, "BS.MOD.12 BS.SPL.2", "The attack is spillover.")
    spillover_indirect_extra: Annotated[Literal[0, -5], NUMBER] = parameter(
        0,
        "BS.GAP.63 BS.MOD.12 BS.SPL.2",
        "What spillover of an indirect attack is worth besides the modifier for that.",
    )
    rapid: Modifier = parameter(-1, "BS.MOD.13 BS.RPD.1", "Each of the two shots of rapid fire.")
    attenuation_per_step: Modifier = parameter(-1, "BS.MOD.14", "Each full attenuation step of range.")
    adjacent: Modifier = parameter(1, "BS.MOD.17", "Attacker and defender are neighbours.")
    stealth_per_box: Modifier = parameter(-2, "BS.MOD.16 BS.STL.8", "Each box of the defender's stealth marker.")
    sniper_close: Modifier = parameter(-2, "BS.SNP.5", "A sniper's target is close.")
    sniper_close_points: Points = parameter(5, "BS.SNP.5", "Map points up to which that is so.")
    improved_detection: Modifier = parameter(2, "BS.DET.1", "The attacker's side has improved detection.")
    facing_per_point: Modifier = parameter(-1, "BS.FAC.2", "Each point the attacker turns before firing.")


class Spillover(Part):
    """Whom spillover meets."""

    attacker: bool = parameter(False, "BS.GAP.64 BS.SPL.1", "Whether it can hit the attacker.")
    chain: Annotated[Literal[False], TRUTH] = parameter(
        False, "BS.GAP.64 BS.SPL.1", "Whether spillover causes spillover."
    )
    needs_hit: bool = parameter(False, "BS.GAP.64 BS.SPL.1", "Whether the first attack has to do something.")


class FireRules(Part):
    """Who may fire, at what, and how often."""

    paint_is: Literal["fire_action"] = parameter("fire_action", "BS.GAP.50 BS.ACT.1", "Which action painting is.")
    painted_stacks: bool = parameter(False, "BS.GAP.51 BS.PNT.6", "Whether several paintings add up.")
    paint_then_fire_penalty: Modifier = parameter(
        -1, "BS.GAP.52 BS.RPD.2", "The shot of a soldier that painted its target in the same turn."
    )
    moving_shots: Points = parameter(1, "BS.GAP.54 BS.FIR.1", "Shots of a soldier that moves.")
    shots: Points = parameter(2, "BS.FIR.2 BS.RPD.1", "Shots of a soldier that does not move.")
    zero_rule: Literal["printed_only"] = parameter(
        "printed_only", "BS.GAP.55 BS.FIR.4", "Which strength of 0 disarms: the one on the card."
    )
    jack_knife_range: Points = parameter(
        1, "BS.GAP.72 BS.JKN.1", "Map points within which a Jack-Knife's strength is multiplied."
    )
    jack_knife_factor: Points = parameter(2, "BS.JKN.1", "What it is multiplied by.")
    query_needs_los: bool = parameter(True, "BS.GAP.103 BS.CARD.15", "Whether a card is inspected in sight only.")
    revealed_card: Literal["kept", "moment"] = parameter(
        "kept",
        "BS.GAP.130 BS.CARD.15",
        "Whether a player keeps what a proved card showed: type, damage column and attack value as they were; or "
        "may use it only at that moment.",
    )
    spillover: Spillover = parameter(Spillover, "BS.GAP.64", "Spillover.")
    facing_arc: Literal[60, 120] = parameter(120, "BS.GAP.92 BS.FAC.1", "Front arc in degrees, limits included.")


class ReactionRules(Part):
    """Reaction fire."""

    reactor_status: Literal["good_order"] = parameter("good_order", "BS.GAP.104 BS.RXN.1", "Who may react.")
    reaction_blind_declaration: bool = parameter(
        False, "BS.GAP.105 BS.RXN.2", "Whether reaction fire is declared before sight is checked."
    )
    reaction_shots: Points = parameter(1, "BS.GAP.106 BS.RXN.5", "Shots of a soldier that reacts.")
    reactors_per_point: Points = parameter(1, "BS.GAP.107 BS.RXN.1", "Soldiers that react to each point entered.")


class CombatRules(Part):
    """The combat results table and what its results do."""

    crt_table: Annotated[tuple[CrtRow, ...], Field(strict=False, min_length=12, max_length=12)] = parameter(
        CRT, "BS.GAP.1 BS.FIR.10", "A row for each modified roll 1 to 12, with the results at strengths 0 to 10."
    )
    die_clamp: Limits = parameter((1, 12), "BS.GAP.58 BS.FIR.10", "Least and greatest modified roll.")
    boxes_for_code_3: Literal[2, 3] = parameter(3, "BS.GAP.5 BS.RES.8 BS.RES.9", "Boxes that result 3 crosses off.")
    result_order: Annotated[tuple[Literal["damage", "shock"], ...], Field(strict=False, min_length=2)] = parameter(
        ("damage", "shock"), "BS.GAP.59 BS.RES.1", "Order of the parts of a result."
    )
    shaken_again: Literal["no_effect"] = parameter(
        "no_effect", "BS.GAP.60 BS.RES.3", "What shock does to the shaken; those in the air still land."
    )
    complete_shaken: Literal["next_turn"] = parameter(
        "next_turn", "BS.GAP.61 BS.SHK.2", "When one who was complete and is shaken checks its morale."
    )
    s_extra_step: bool = parameter(
        True, "BS.GAP.62 BS.RES.5", "Whether one that is shaken while moving may take one more step."
    )
    down_shield: Annotated[Literal[0, "d4"], NUMBER] = parameter(0, "BS.GAP.128 BS.MOD.2", "Shield of a down soldier.")

    def result(self, strength: int, die: int) -> Result:
        """Return the entry of the table at a strength of 0 to 10 and a modified roll of 1 to 12."""
        return Result(self.crt_table[die - 1].split()[strength])


class SuitRules(Part):
    """Suit integrity, section 12.2."""

    breach_up_to: Points = parameter(2, "BS.SUI.1", "Rolls up to this breach the suit.")
    roll_at: Boxes = parameter(2, "BS.GAP.73 BS.SUI.1", "Hits at which a die is rolled; with more the suit fails.")
