"""What of the rules document battles do not play yet.

A pack may set these parameters: they are checked and printed, but changing one changes no battle,
and `musterpress check` says so. The list shrinks as the rest of the rules enters the kernel.
"""

UNPLAYED = (
    "chance_encounter.drone_points",
    "chance_encounter.drone_prices",
    "chance_encounter.drone_purchase",
    "chance_encounter.initiative_tie",
    "los.min_visible_fraction",
    "move.leave_table",
    "passive.test",
    "scramble.ends_activation",
    "target.blip_cost_basis",
    "target.intervening_charge",
)
