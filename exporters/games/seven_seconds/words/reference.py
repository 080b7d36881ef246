"""The quick reference of 7 Seconds, first page: actions, attacks, and what they do.

Names in braces are facts of the rules, filled in by `seven_seconds_facts`.
"""

from typing import Final

TITLE: Final = "Quick reference"
ATTACKS: Final = "Actions and attacks"
COURSE: Final = "The course of a battle"

ACTIONS_TITLE: Final = "Actions"
TARGETING_TITLE: Final = "Target: points for a counter"
RIFLE_TITLE: Final = "Rifle: dice by counters and band"
WEAPONS_TITLE: Final = "Rifle: what the dice do"
MISSILE_TITLE: Final = "Missile"
HARM_TITLE: Final = "Harm"


ACTION_HEAD: Final = ("Action", "Who", "Own counters", "What it does")
ACTIONS: Final = (
    (
        "Move",
        "all",
        "0",
        (
            "Up to {move}; an inch of hindering ground uses {hindering}. Takes off counters up to Stealth "
            "(drones: Robotics) and the inches between start and end."
        ),
    ),
    (
        "Jump",
        "{jumpers}",
        "{jump_own}",
        "Up to {jump} over everything. Takes off counters like a move, then adds its own.",
    ),
    (
        "Target",
        "troopers, Recce drone",
        "{target_own} a die",
        (
            "Roll {least_dice} or more dice, at most Sensors (Recce: Robotics); buy counters with the sum, on any"
            " targets."
        ),
    ),
    (
        "Fire rifle",
        "troopers, drones",
        "{rifle_own}",
        "At an enemy in sight{rifle_needs}; troopers within {arc}. Machine guns of drones harm no trooper.",
    ),
    (
        "Fire missile",
        "{launchers}",
        "{missile_own}",
        "At a target{missile_needs}, {missile_sight}, {missile_range}. {ammunition}",
    ),
    (
        "Fire flamer",
        "troopers",
        "{flamer_own}",
        (
            "Smoke {smoke} across, its centre within {flamer_reach} in the arc. Inside: troopers grazed, drones "
            "destroyed."
        ),
    ),
    (
        "Command",
        "Commander; Engineer to drones",
        "{command_own}",
        ("A unit{command_reach} without activation counter gets one back; a stunned trooper tries to wake again."),
    ),
    (
        "Repair",
        "Engineer",
        "{repair_own}",
        "Takes the damage off a trooper {repair_reach}, or off itself.",
    ),
    (
        "Scramble",
        "all but blips",
        "{scramble_own}",
        ("With {scramble_most}: back into an empty square; {scramble_blips} blips take its place, its own among them."),
    ),
    (
        "Kamikaze",
        "Kamikaze drone",
        "used up",
        (
            "Moves or jumps, then explodes: blast radius Robotics. In contact a die {contact} the target's "
            "counters destroys it."
        ),
    ),
    (
        "Toggle jammer",
        "Haywire drone",
        "{jammer_own}",
        (
            "Field of {jammer} on or off. Who ends an activation inside: troopers damaged by a die above Armour, "
            "drones destroyed."
        ),
    ),
)
"""Rules: 7S.ACT.9, 7S.ACT.10, 7S.RIF.16."""

BAND_HEAD: Final = "Range band"
BANDS: Final = "bands of {width}"
FROM_TO: Final = "{start} to {end}"
COUNTERS_HEAD: Final = "Counters"
BAND: Final = "band {number}"
COVERS: Final = {"clear": "in the open", "light": "in light cover", "heavy": "in heavy cover"}

BETWEEN: Final = (
    (
        "Cover",
        "rifles too: a target in light cover counts {light_bands} farther, in heavy cover {heavy_bands}.",
    ),
    (
        "In between",
        (
            "light swallows {light_counters} or {light_dice} a piece, heavy {heavy_counters} or {heavy_dice}; "
            "more than {heavy_limit} of heavy cover blocks. Missiles ignore it."
        ),
    ),
    (
        "Off the arc",
        "targeting costs {off_arc} times as much.",
    ),
)
"""Rules: 7S.COV.5, 7S.COV.8, 7S.TGT.8, 7S.TGT.13, 7S.TGT.14, 7S.RIF.7, 7S.RIF.8."""

WEAPON_HEAD: Final = ("Weapon", "Kills on", "Grazes on")
WEAPONS: Final = {"gauss": "Gauss rifle", "plasma": "Plasma rifle", "machine_gun": "Machine gun"}
DICE: Final = "{count} d"

MISSILE: Final = (
    (
        "Shot down",
        (
            "each enemy within {intercept} of the flight path rolls a die: at most its Countermeasures stops the "
            "missile. Damaged suits first need {works_on}."
        ),
    ),
    (
        "Hit",
        (
            "a die at most the target's counters (light cover {missile_light}, heavy {missile_heavy}): the target"
            " is destroyed, objectives too."
        ),
    ),
    (
        "Miss",
        "it comes down {deviation} inches off in a random direction.",
    ),
    (
        "Blast",
        (
            "radius Nuclear, friends too. Drones are destroyed. Troopers roll Nuclear dice: any above Armour "
            "damages; roll again: stuns; and again: destroys. Leaves a crater of {crater}."
        ),
    ),
)
"""Rules: 7S.MIS.4, 7S.MIS.5, 7S.CM.1, 7S.CM.2, 7S.DEV.1, 7S.BLAST.1 to 7S.BLAST.8."""

HIT_HEAD: Final = "Hit, counters"

HARM: Final = (
    (
        "Grazed",
        (
            "drones are destroyed. Troopers roll two dice: the red one above Armour stuns, the other one above "
            "Armour damages."
        ),
    ),
    (
        "Damaged",
        "before each action a die: on {fails_on} the action is lost. Damaged again: destroyed.",
    ),
    (
        "Stunned",
        ("laid prone. When activated a die: on {recovers_on} it stands up and acts, else the activation is lost."),
    ),
)
"""Rules: 7S.RIF.12, 7S.RIF.13, 7S.DMG.1 to 7S.DMG.4."""

STAT_HEAD: Final = "Value"
BEATS_ARMOUR: Final = "a die beats Armour"
STOPS: Final = "Countermeasures stop"
