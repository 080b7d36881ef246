"""What of the rules document battles do not play yet.

A pack may set these parameters: they are checked and printed, but changing one changes no battle,
and `musterpress check` says so. The list shrinks as the rest of the rules enters the kernel.
"""

UNPLAYED_FIELDS = (
    "chance_encounter.drone_points",
    "chance_encounter.drone_prices",
    "chance_encounter.drone_purchase",
    "chance_encounter.initiative_tie",
    "damage.failed_action_spent",
    "damage.repair_resets",
    "drone.arc_deg",
    "los.min_visible_fraction",
    "move.facing",
    "move.leave_table",
    "move.zero_move",
    "objective.blocks_movement",
    "objective.blue",
    "objective.exclusive_states",
    "objective.red",
    "objective.secure_check",
    "passive.reveals",
    "passive.test",
    "rifle.zero_dice_declarable",
    "scramble.ends_activation",
    "stun.command_gives_full_activation",
    "target.blip_cost_basis",
    "target.ground_points",
    "target.intervening_charge",
)


def unplayed_parameters() -> tuple[str, ...]:
    """Return the dotted names of all parameters that battles do not play yet, sorted."""
    return tuple(sorted(UNPLAYED_FIELDS))
