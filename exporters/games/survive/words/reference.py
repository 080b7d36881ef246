"""The quick reference of SURVIVE: rows of words, the facts of the rules in braces (see `facts`)."""

from typing import Final

from engine.games.survive.rules.effect import Effect
from exporters.text.numbers import Rows

TITLE: Final = "Quick reference"
FIRE: Final = "Turns, shooting, effect"
FIGHT: Final = "Close combat, control, winning"
PAGE: Final = "{title}: {part}"
SECTIONS: Final = {
    "actions": "Actions",
    "turn": "Turn",
    "shooting": "Shooting",
    "groups": "Groups",
    "effect": "Effect",
    "control": "Control units",
    "facing": "Facing charge",
    "rear": "Rear and mobbing charge",
    "red": "Going Red",
    "pulse": "Pulse",
    "winning": "Winning",
}

TURN: Final[Rows] = (
    ("Hold", "Everybody says which units hold, before any die is thrown."),
    ("Initiative", "{initiative} {initiative_tie}"),
    ("Activity", "In turn, activate {units_per_phase} or a group, until nobody has a unit left."),
    ("Pulses", "{pulses} after each phase, also of a player who has no unit left while others have."),
    ("Recovery", "{jam_reroll}Jams of the turn before are cleared. Dazed units recover.{dazed_jam}"),
)
INITIATIVE: Final = {
    "highest": "A D{sides} each: the highest goes first, the others clockwise.",
    "lowest": "A D{sides} each: the lowest goes first, the others clockwise.",
}
INITIATIVE_TIES: Final = {"reroll": "Ties throw again.", "seating": "Ties go by seat."}
UNITS: Final = ("one unit", "{number} units")
PULSES_AFTER: Final = ("One Control Activation Pulse", "{number} pulses")
JAM_REROLL: Final = "Throw again for jams of this turn."
DAZED_JAM: Final = "A Dazed unit throws for a jam when activated."

ACTION_HEAD: Final = ("Action", "Distance", "Shots", "With", "Number")
ACTIONS: Final[Rows] = (
    ("Move", "{move_base} less weight", "{shots}", "any weapon", "as printed"),
    ("Run", "{run_distance}", "{shots}", "one hand", "{run}"),
    ("Charge", "{charge_distance}", "{charge_shots}", "one hand", "{charge}"),
    ("Hold", "turns on the spot", "{hold_shots}", "any, the same for all", "as printed"),
    (
        "Dazed",
        "shuffles {dazed_move}",
        "{shots}",
        "one hand; or a grenade, as printed, to {grenade_share} range",
        "{dazed}",
    ),
)
RUN: Final = "Move plus Stamina"
RUN_BY_POINT: Final = "Move plus {length} a point of Stamina"
CHARGE: Final = {True: "Run plus {length}, straight", False: "Run plus {length}"}
SHARES: Final = {0.25: "a quarter", 0.5: "half", 1.0: "all"}
GROUPS: Final[Rows] = (
    ("Double Team", "{double_team}"),
    ("Mob Run", "{mob_run}"),
    ("Blink", "{blink_who} {blink_dice} {blink_fire}"),
    ("Holding", "{hold_interrupt}"),
)
DOUBLE_TEAM: Final = {
    True: "Two units within {length}, both the same, moving or charging.",
    False: "Two units within {length}, moving or charging.",
}
MOB_RUN: Final = {
    "chain": "Any number of units run, in a chain with gaps of {length} at most.",
    "all_pairs": "Any number of units run, all within {length} of one another.",
}
BLINKERS: Final = {
    (True, True): "One unit, or a chain of units in contact.",
    (True, False): "One unit, or a chain of units in contact, none with an enemy.",
    (False, True): "A chain of units in contact.",
    (False, False): "A chain of units in contact, none with an enemy.",
}
"""Who Blinks, by whether one alone may, and whether one in contact with an enemy may."""

BLINK_DICE: Final = {
    "centre": "Two dice: tenths of both edges from the Mob's corner, the long one first, to its middle.",
    "far_edge": "Two dice: tenths of both edges from the Mob's corner, the long one first, to its far end.",
}
BLINK_FIRE: Final = {True: "They may shoot.", False: "No shooting."}
INTERRUPT: Final = {
    True: "Shoots before or after any action of others.",
    False: "Shoots in its own phase.",
}
COUNTS_AS_ACTIVATED: Final = "Counts as activated."
JAM_ENDS: Final = "A jam ends its shooting."
SHOOTING: Final[Rows] = (
    ("Target", "In the front arc of {front_arc}. Say how far it is before you measure."),
    (
        "To hit",
        "A D{sides} at most the number: {least} to {most}. {formula}{campaign} {stage}",
    ),
    ("Out of range", "Misses; the Ammo Roll is made all the same."),
    ("Double-Tap", "If the first of a Double Team hits, the second shoots at {second}. {tap_sum}"),
    ("Terrain", "{terrain}"),
    ("Ammo Roll", "{ammo_when}: a D{sides} above the Ammo number jams the weapon for a full turn.{control_ammo}"),
    ("Grenade", "One that misses scatters by a direction die and {scatter}."),
)
FORMULAS: Final = {
    "shortfall": "It is the skill, less what the weapon's Difficulty is above it.",
    "flat": "It is the skill, less 1 if the weapon's Difficulty is above it.",
    "skill_only": "It is the skill, whatever the weapon's Difficulty.",
}
CAMPAIGN: Final = "With a skill of the Difficulty or more, {bonus}."
STAGES: Final = {
    "after_formula": "Modifiers change the number.",
    "before_formula": "Modifiers change the skill.",
}
TAP_SUMS: Final = {
    (True, "before_first_shot"): "If both hit, their Powers together may kill or Daze, Toughness as it was before the "
    "first.",
    (True, "current"): "If both hit, their Powers together may kill or Daze, Toughness as it is then.",
    (False, "before_first_shot"): "If both hit, their Powers together may kill, Toughness as it was before the first.",
    (False, "current"): "If both hit, their Powers together may kill, Toughness as it is then.",
}
"""What two hits do together, by whether they may Daze, and which Toughness counts."""

BLOCKED: Final = "Blocked by {kinds}."
COVER: Final = "Cover: {kinds}."
FIGURES: Final = {True: "Figures block sight.", False: "Figures do not block sight."}
AMMO_WHEN: Final = {
    "every_shot": "After every shot",
    "failed_shot": "After a shot that misses",
    "out_of_range_only": "After a shot out of range",
}
NOT_FOR_CONTROL: Final = "Not for control units."
SCATTER: Final = "{share} of a die in inches"
EFFECT_METHODS: Final = {
    "formula": "A hit whose Power is above Toughness Dazes (machines are Disabled); {overkill} times Toughness kills.",
    "grid": "Read the effect of a hit off the table; off it, Power above Toughness Dazes and {overkill} times kills.",
}
EFFECT: Final[Rows] = (
    ("Effect", "{effect_method}"),
    ("Dazed", "Counts Toughness at {dazed_toughness}, not below {toughness_floor}. {dazed_kills}"),
    ("Machines", "{blink_out}"),
)
DAZED_AGAIN: Final = {True: "Any further effect kills it.", False: "A further effect is as any."}
BLINKS_OUT: Final = {
    "remove": "Control units are not killed: they Blink out for good.",
    "relocate": "Control units are not killed: they Blink out and turn up elsewhere.",
}
POWER: Final = "Power down, Toughness across"
SIGNS: Final = "Signs"
EFFECT_KEY: Final = {
    Effect.NONE: "\N{MIDDLE DOT} nothing",
    Effect.DAZED: "D Dazed or Disabled",
    Effect.DEAD: "X dead",
}

FACING: Final[Rows] = (
    ("First Strike", "The higher Grit strikes first; a charger counts {charge_grit}. {grit_tie}"),
    ("Response", "Who is still alive strikes back; if Dazed, at {reply}."),
    (
        "Then",
        "{opening}The fight goes on without modifiers until somebody is Dazed or dead, {strikes_most} strikes at most.",
    ),
    ("Dazed target", "The charger always strikes first."),
    ("Run of hits", "{run_of_hits}"),
    ("Winner", "May follow on by {follow_on} of its Move; contact counts as a charge."),
    ("Unarmed", "Fists: Power {fist_power}, Difficulty {fist_difficulty}."),
)
GRIT_TIES: Final = {
    "charger": "Equal: the charger.",
    "target": "Equal: the target.",
    "roll_off": "Equal: throw for it.",
}
OPENING: Final = "The opening is completed unless somebody dies."
RUN_OF_HITS: Final = {
    "cumulative": "Each hit after the first {power} Power more until one has an effect or misses.",
    "flat": "Hits after the first {power} Power until one has an effect or misses.",
}
REAR: Final[Rows] = (
    ("When", "{rear}"),
    ("Strikes", "{rear_strikes}"),
    ("No effect", "The target replies; then the charger strikes again, at {reply} if Dazed."),
    (
        "Mobbing",
        "Two chargers in contact: one goes to the rear. Their hits add up, {run_step} Power each from the second.",
    ),
    ("Ends", "{misses} misses ({miss_scope}) or an effect end the build-up. Order: {mob_order}."),
)
REAR_LIMITS: Final = {
    "front": "A charge that makes contact in the rear {rear}; its limit counts as front.",
    "rear": "A charge that makes contact in the rear {rear}; its limit counts as rear.",
}
REAR_STRIKES: Final = {
    "order": "The charger strikes first. A Dazed target does not reply, and is struck again at once.",
    "hit": "The charger strikes first and hits. A Dazed target does not reply, and is struck again at once.",
}
MISS_SCOPES: Final = {
    "pair_total": "of both together",
    "pair_running": "of both, one after another",
    "each": "of each by itself",
}
STRIKERS: Final = {"rear": "rear", "front": "front", "target": "target"}

RED_HEAD: Final = ("Dies in", "Goes Red on", "Chance")
RED: Final[Rows] = (
    ("First", "{first_red}"),
    ("Red unit", "{red_unit}"),
    ("Else", "{soulchip}"),
)
FIRST_RED: Final = {
    "player_units": "The first fatality of a level goes Red without a die.",
    "all_units": "The first loss, machines included, of a level goes Red without a die.",
}
FIRST_AS_ANY: Final = "The first fatality throws as any other."
RED_UNIT: Final = {
    "nearest": "Becomes a CU, faces by a die, and fires at once at the nearest in {arc} and {length}.",
    "each": "Becomes a CU, faces by a die, and fires at once once at each in {arc} and {length}.",
}
SOULCHIPS: Final = {
    "record_only": "A SoulChip marks the body, for the campaign.",
    "none": "A SoulChip marks the body.",
}
CONTROL_HEAD: Final = ("Control unit", "Move", "Charge", "Shoots", "Strikes", "Power", "Grit", "Tough.", "Ground")
CONTROL_GROUND: Final = {False: "to Red Line", True: "OCZ"}
PULSE: Final[Rows] = (
    ("Direction", "A D{sides} gives the direction, 1 north, each face {step} on: {pulse_line} from the spire."),
    ("Who", "The control unit nearest to it, in steps of {tolerance}; of several, the closest to the spire."),
    ("Heading", "A second die: it turns about on {about}, else it keeps its heading."),
    ("Action", "{control_action}{hack}"),
    ("Disabled", "{control_disabled}"),
)
PULSE_LINES: Final = {"ray": "a line one way", "line": "a line both ways"}
CONTROL_ACTIONS: Final = {
    "charge_then_shoot": "Charges whoever it can reach, else moves and shoots, on its own ground.",
    "shoot_only": "Moves and shoots, on its own ground.",
}
HACK: Final = "A Hack SAW in contact counts as charging."
DISABLED: Final = {
    "limited": "Shuffles {shuffle}, shoots at {modifier}, does not charge.",
    "nothing": "Does nothing.",
}
WINNING: Final[Rows] = (
    ("Length", "{length}"),
    ("KeyChip", "Dropped by the Prime CU when it goes. {pickup} {drop}"),
    ("Last turn", "{last_test} {nobody} {tie}"),
    ("No Mob left", "{all_dead}"),
    ("Control units", "{control_counts}"),
    ("Set-up", "{mob_size} units a Mob, within {deploy} of its corner, each with weight {weight} at most."),
)
LENGTH: Final = "As many turns as players."
LENGTH_TIMES: Final = "As many turns as players, times {times}."
PICKUPS: Final = {"base_contact": "Touch it to take it.", "activation": "Taken by an activation in contact."}
DROPS: Final = {True: "A Dazed carrier drops it.", False: "A Dazed carrier keeps it."}
LAST_TESTS: Final = {"before_recovery": "Judged before Recovery.", "after_recovery": "Judged after Recovery."}
NOBODY: Final = {"control_wins": "Nobody active: Control wins.", "draw": "Nobody active: a draw."}
TIES: Final = {"dice_off": "Ties dice off.", "draw": "A tie is a draw."}
ALL_DEAD: Final = {"control_wins": "Control wins.", "draw": "A draw."}
CONTROL_COUNTS: Final = "{players} players: {units}."
