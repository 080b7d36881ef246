"""The words of the combat and terrain charts: rows with the facts of the rules in braces (see `battlesuit_facts`)."""

from typing import Final

from exporters.text.numbers import Rows
from schemas.models.battlesuit.words import Terrain, Work

CHARTS: Final = "Charts"
COMBAT: Final = "Combat"
GROUND: Final = "Terrain and morale"
CHART: Final = "Charts: {title}"

ATTACK: Final = "Attack"
RESULT: Final = "Results"
MODIFIER: Final = "Modifiers"
MOVE: Final = "Moving"

STRENGTH: Final = "Attack strength after modifiers"
ROLL: Final = "D{die}"
ATTACK_STEPS: Final[Rows] = (
    ("1 Sight", "Without a line of sight there is only indirect fire."),
    ("2 Strength", "The attack under the leftmost open box, with every modifier that applies. {zero}"),
    (
        "3 Roll",
        "A D{die}; \N{MINUS SIGN}1 for each point of strength below 0, +1 for each above 10; {least} to {most} in all.",
    ),
    ("4 Result", "Read it off the table; every part of it counts, {order}."),
    ("Shots", "{moving} for a soldier that moves, for {fire_mp} MP; {still} for one that stays on its point."),
)
RESULTS: Final = {
    "NE": "Nothing happens.",
    "S": "Shaken: a shock marker. In the air it lands at once. {extra_step}",
    "1": "Crosses off a damage box; eliminated if none is open.",
    "2": "Two boxes; eliminated if one of them is not open.",
    "3": "{boxes} boxes; eliminated if one of them is not open.",
    "X": "Eliminated.",
}
"""What the parts of a result do; a part is the same in every language."""

NO_ARMOUR: Final = ("No armour", "Whoever has none, and every drone, is eliminated by any damage.")
NUMBERS: Final = {2: "Two", 3: "Three"}
ZERO: Final = "A printed 0 cannot attack."
ORDERS: Final = {"damage": "damage first", "shock": "shock first"}
EXTRA_STEP: Final = "If it was moving it may take one more step."

MODIFIER_HEAD: Final = ("Modifier of the strength", "")
MODIFIERS: Final[Rows] = (
    ("Jack-Knife within {jack_reach} of its target", "attack \N{MULTIPLICATION SIGN} {jack_factor}"),
    ("Target's shield", "\N{MINUS SIGN} shield"),
    ("Target is painted; by a sniper", "{painted}; {sniper_paint}"),
    ("Target next to the attacker", "{adjacent}"),
    ("{lower}", "{below}"),
    ("Target higher, on the ground", "{higher}"),
    ("Target in terrain, on the ground", "see Terrain"),
    ("Target in stealth, for each box", "{stealth}"),
    ("Each full step of range on the card; jammed", "{step}; {jammed_step}"),
    ("Sniper's target within {close} points", "{sniper_close}"),
    ("Rapid fire, each shot", "{rapid}"),
    ("Reaction fire", "{reaction}"),
    ("Indirect fire", "{indirect}"),
    ("Spillover; of indirect fire as well", "{spillover}; {spillover_indirect}"),
    ("Attacker painted the target this turn", "{paint_then_fire}"),
    ("Attacker is recovering from shock", "{shaken}"),
    ("Attacker is out of command or jammed", "{out_of_command}"),
    ("{boosted}", "{boost}"),
    ("Improved detection", "{detection}"),
    ("Marine attacks; marine's shield", "{marine}; {marine_shield}"),
    ("Half of the squad is lost", "{squad_lost}"),
    ("Each point turned first (facing)", "{facing}"),
)
LOWER: Final = {False: "Target lower", True: "Target lower, in sight"}
"""By whether it has to be in sight."""
BOOSTED: Final = {"spent": "Attacker has spent its boost this turn", "declared": "Attacker boosted this turn"}

TERRAINS: Final = {
    Terrain.CLEAR: "Clear",
    Terrain.WOODS: "Woods",
    Terrain.BUILDING: "Building",
    Terrain.MARSH: "Marsh",
    Terrain.SLAG: "Slag",
    Terrain.WATER: "Water",
    Terrain.RUBBLE: "Rubble",
}
WORKS: Final = {Work.BUNKER: "Bunker", Work.IMPROVED_POSITION: "Improved position", Work.BRIDGE: "Bridge"}
TERRAIN_HEAD: Final = ("Terrain", "Enter", "Land", "Attack", "Height", "Blocks sight", "Bombs and mines")
MP: Final = "{points} MP"
BARRED: Final = "no"
YES: Final = "yes"
NO: Final = "no"
AS_TERRAIN: Final = "as its terrain"
ADDED: Final = "{amount} more"
UNARMOURED: Final = "{amount}, no armour {other}"

MOVING: Final[Rows] = (
    ("Uphill", "{uphill} MP more on the ground for each level; downhill nothing."),
    ("Water", "{water}"),
    ("Slag", "A D{slag_die} for each point walked on: {glow} or less, or the scenario's glow, crosses off a box."),
    ("Cover", "Terrain covers those on the ground. In the air: {air_cover}."),
    ("Bounce", "{free} levels cost nothing, {high} more {high_mp} MP; never above Level {top}."),
    ("Stay in the air", "{sustain} MP a turn; another {above} MP to rise by more than {free} levels."),
    ("Boost", "{boost_mp} MP more when it bounces; {boost_from} its attacks are {boost} that turn."),
    ("Crash", "Down without the MP to land: a D6, less the MP it lacks, that is {crash} its hits costs {crash_boxes}."),
    ("Map edge", "{edge} MP to enter or to leave the map."),
)
BOOST_FROM: Final = {"spent": "once that is spent", "declared": "from then on"}
PASSABLE: Final = "May be entered on the ground."
IMPASSABLE: Final = "Not entered on the ground but by a bridge, unless the scenario says otherwise."
AIR_COVER: Final = {True: "the cover of the point below", False: "no cover"}
CRASH: Final = {"le": "at most", "lt": "below"}

MORALE_HEAD: Final = ("D{die}", "Result", "What it does")
SHAKEN_TABLE: Final = "Shaken"
PANIC_ARMOURED: Final = "Panicked, in armour"
PANIC_UNARMOURED: Final = "Panicked, without armour"
SHAKEN_RESULTS: Final = {
    "panic": ("Panic", "Marker to panic; it checks as panicked later this turn."),
    "stunned": ("Stunned", "Stays shaken and does nothing."),
    "shaken": (
        "Recovering",
        "Marker off. It may act, its attacks are {shaken}; it neither paints nor gains by painting.",
    ),
    "recovery": ("Recovery", "Marker off; it may act as it likes."),
}
PANIC_RESULTS: Final = {
    "berserk": ("Berserk", "{berserk}"),
    "paranoia": ("Paranoia", "Fires at the closest of either side; does not move."),
    "run_like_hell": ("Runs", "{run} points towards a friendly edge; over it, it is gone."),
    "fright": ("Fright", "Moves to {cover}; does not attack."),
    "self_destruct": ("Self-destruct", "Out of the game."),
    "shock": ("Shock", "Marker to shock; it does nothing."),
    "recovery": ("Recovery", "Marker off; it may act as it likes."),
}
BERSERK_ARMOURED: Final = {
    False: (
        "A D6: even, jumps {jump} levels and does no more; odd, runs a random way, then fires at the closest of either "
        "side."
    ),
    True: "A D6: even, jumps {jump} levels; odd, runs a random way, then fires at the closest of either side.",
}
"""By whether it fires after a jump."""

BERSERK_UNARMOURED: Final = "Runs a random way, then fires at the closest of either side."
COVER: Final = {
    "cover_then_distance": "the best cover, the nearest of equals",
    "distance_then_cover": "the nearest cover, the best of equals",
}
MORALE: Final[Rows] = (
    ("Limits", "Totals are held to {morale_least} to {morale_most}."),
    ("Modifiers", "No fit leader {no_leader}, marines {marine_morale}, each command point {command}."),
)
