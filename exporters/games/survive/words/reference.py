"""The quick reference of SURVIVE: rows of words, the facts of the rules in braces (see `survive_facts`)."""

from typing import Final

from engine.games.survive.rules.effect import Effect
from exporters.text.numbers import Rows

TITLE: Final = "Quick reference"
FIRE: Final = "Turns, shooting, effect"
FIGHT: Final = "Close combat, control, winning"

TURN: Final[Rows] = (
    ("Hold", "Everybody says which units hold, before any die is thrown."),
    ("Initiative", "A D{sides} each: the {initiative} goes first, the others clockwise. {initiative_tie}"),
    ("Activity", "In turn, activate {units_per_phase} or a group, until nobody has a unit left."),
    ("Pulses", "{pulses} after each phase, also of a player who has no unit left while others have."),
    ("Recovery", "{jam_reroll}Jams of the turn before are cleared. Dazed units recover.{dazed_jam}"),
)

ACTION_HEAD: Final = ("Action", "Distance", "Shots", "With", "Number")
ACTIONS: Final[Rows] = (
    ("Move", "{move_base} less weight", "{shots}", "any weapon", "as printed"),
    ("Run", "Move plus {run_extra}", "{shots}", "one hand", "{run}"),
    ("Charge", "Run plus {charge_extra}{straight}", "{charge_shots}", "one hand", "{charge}"),
    ("Hold", "turns on the spot", "{hold_shots}", "any, the same for all", "as printed"),
    (
        "Dazed",
        "shuffles {dazed_move}",
        "{shots}",
        "one hand; or a grenade, as printed, to {grenade_share} range",
        "{dazed}",
    ),
)
GROUPS: Final[Rows] = (
    ("Double Team", "Two units within {double_team}{same_kind}, moving or charging."),
    ("Mob Run", "Any number of units run, {mob_run}."),
    (
        "Blink",
        "{blink_who} Two dice: tenths of both edges from the Mob's corner, the long one first, to {cell}. {blink_fire}",
    ),
    ("Holding", "{hold_interrupt}"),
)
SHOOTING: Final[Rows] = (
    ("Target", "In the front arc of {front_arc}. Say how far it is before you measure."),
    (
        "To hit",
        "A D{sides} at most the number: {least} to {most}. {formula}{campaign} Modifiers change the {stage}.",
    ),
    ("Out of range", "Misses{ammo_too}."),
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
EFFECT_METHODS: Final = {
    "formula": "A hit whose Power is above Toughness Dazes (machines are Disabled); {overkill} times Toughness kills.",
    "grid": "Read the effect of a hit off the table; off it, Power above Toughness Dazes and {overkill} times kills.",
}
EFFECT: Final[Rows] = (
    ("Effect", "{effect_method}"),
    ("Dazed", "Counts Toughness at {dazed_toughness}, not below {toughness_floor}. {dazed_kills}"),
    ("Machines", "{blink_out}"),
)
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
    ("Run of hits", "{run_of_hits} until one has an effect or misses."),
    ("Winner", "May follow on by {follow_on} of its Move; contact counts as a charge."),
    ("Unarmed", "Fists: Power {fist_power}, Difficulty {fist_difficulty}."),
)
REAR: Final[Rows] = (
    ("When", "A charge that makes contact in the rear {rear}; its limit counts as {rear_boundary}."),
    ("Strikes", "The charger strikes first{automatic}. A Dazed target does not reply, and is struck again at once."),
    ("No effect", "The target replies; then the charger strikes again, at {reply} if Dazed."),
    (
        "Mobbing",
        "Two chargers in contact: one goes to the rear. Their hits add up, {run_step} Power each from the second.",
    ),
    ("Ends", "{misses} misses ({miss_scope}) or an effect end the build-up. Order: {mob_order}."),
)
MISS_SCOPES: Final = {
    "pair_total": "of both together",
    "pair_running": "of both, one after another",
    "each": "of each by itself",
}
STRIKERS: Final = {"rear": "rear", "front": "front", "target": "target"}

GOING_RED: Final = "Going Red"
PULSES: Final = "Pulse"

RED_HEAD: Final = ("Dies in", "Goes Red on", "Chance")
RED: Final[Rows] = (
    ("First", "{first_red}"),
    ("Red unit", "Becomes a CU, faces by a die, and fires at once {red_fire} in {red_arc} and {red_range}."),
    ("Else", "A SoulChip marks the body{rewards}."),
)
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
WINNING: Final[Rows] = (
    ("Length", "As many turns as players{turns_each}."),
    ("KeyChip", "Dropped by the Prime CU when it goes. {pickup} {drop}"),
    ("Last turn", "Judged {last_test} Recovery. {nobody} {tie}"),
    ("No Mob left", "{all_dead}"),
    ("Control units", "{control_counts}"),
    ("Set-up", "{mob_size} units a Mob, within {deploy} of its corner, each with weight {weight} at most."),
)
