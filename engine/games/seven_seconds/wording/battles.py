"""Battles in words: sentences by their event, and the words that stand in them."""

from typing import Final

PLAIN: Final = {
    "edge": "{Side} takes the {edge} edge.",
    "objective_placed": "{By} places {actor} at ({x_in:.1f}, {y_in:.1f}).",
    "no_place": "There is no place for {actor}: it is left out.",
    "round": "--- Round {number} ---",
    "initiative": "{Side} has the initiative (red {red}, blue {blue}).",
    "pass": "{Side} passes.",
    "move": "{Actor} moves {length_in:.1f} in to ({x_in:.1f}, {y_in:.1f}).",
    "jump": "{Actor} jumps {length_in:.1f} in to ({x_in:.1f}, {y_in:.1f}).",
    "left_table": "{Actor} leaves the table.",
    "unit_placed": "{Actor} appears at ({x_in:.1f}, {y_in:.1f}).",
    "decoy": "{Actor} was a decoy.",
    "graze": "The graze on {actor}: red die {red_die}, other die {other_die} against armour {armour}.",
    "fire_missile": "{Actor} fires a missile at {target}.",
    "shot_down": "{Actor} shoots it down.",
    "deviates": "It comes down {distance_in} in away, at {angle_deg} degrees.",
    "detonation": "Explosion at ({x_in:.1f}, {y_in:.1f}), radius {radius_in:.0f} in.",
    "crater": "A crater is left at ({x_in:.1f}, {y_in:.1f}).",
    "fire_flamer": "{Actor} fires its flamer at ({x_in:.1f}, {y_in:.1f}); smoke stays.",
    "burned": "{Actor} is in the flames.",
    "command": "{Actor} commands {target}: it may be activated again.",
    "repair": "{Actor} repairs the suit of {target}.",
    "kamikaze": "{Actor} dives in to explode.",
    "objective_destroyed": "{Actor} is destroyed.",
    "withdraw": "{Side} announces a withdrawal.",
    "pursuit": "{Side} pursues.",
    "damaged": "{Actor}'s suit is damaged.",
    "stunned": "{Actor} is stunned.",
    "destroyed": "{Actor} is destroyed.",
    "secured": "{Side} secures {target}.",
    "objective_set": "{Actor} is left {state} by {by}.",
}
"""Sentences without cases.

Parts that begin with a capital begin a sentence: `{Actor}` is `{actor}` with its first letter large.
"""

EITHER: Final = {
    "wake": ("{Actor} wakes up (rolled {value}).", "{Actor} stays stunned (rolled {value})."),
    "damaged_suit": (
        "{Actor}'s damaged suit works (rolled {value}).",
        "{Actor}'s damaged suit fails; the action is lost (rolled {value}).",
    ),
    "intercept": (
        "{Actor} rolls {value} against countermeasures {countermeasures}.",
        "The damaged suit of {actor} launches no countermeasures (rolled {value}).",
    ),
    "missile_result": (
        "A direct hit on {target} (rolled {value} against {counters}).",
        "The missile misses {target} (rolled {value} against {counters}).",
    ),
    "blast_stage": (
        "Blast on {actor}, stage {stage}: a die beats armour {armour}.",
        "Blast on {actor}, stage {stage}: no die beats armour {armour}.",
    ),
    "terrain_gone": (
        "The crater swallows older smoke or a crater.",
        "The crater takes away the {type} {feature}.",
    ),
    "contact_roll": (
        "{Target} is destroyed outright (rolled {value} against {counters} counters).",
        "{Target} is not hit squarely (rolled {value} against {counters} counters).",
    ),
    "toggle_jammer": ("{Actor} switches its jamming field on.", "{Actor} switches its jamming field off."),
    "jammed": (
        "{Actor} is damaged by the jamming field of {target} (rolled {value}).",
        "{Actor} withstands the jamming field of {target} (rolled {value}).",
    ),
}
"""Sentences of events that go one way or the other."""

SHED: Final = "{Actor} sheds {number} of its target counters; {counters} left."
SEARCHED: Final = "{Actor} searches with {number} dice: a sensor pool of {pool}."
SPOTTED: Final = "{Target} at ({x_in:.1f}, {y_in:.1f}) has {number} target counters."
SCRAMBLED: Final = "{Actor} scrambles: {number} blips take its place."
"""English says these alike for one and for many."""

SCORES: Final = {
    "state": "{Side} scores {number} for {objective} {state}.",
    "objective": "{Side} scores {number} for {objective} counters.",
    "type": "{Side} scores {number} for {type}.",
}
"""By what a condition looks at."""

RIFLE_RESULTS: Final = {
    "missed": "{Actor} misses {target}.",
    "grazed": "{Actor} grazes {target}.",
    "killed": "{Actor} hits {target}.",
}
VICTORIES: Final = {
    "marginal": "{Winner} wins a marginal victory: red {red}, blue {blue}.",
    "normal": "{Winner} wins a normal victory: red {red}, blue {blue}.",
    "decisive": "{Winner} wins a decisive victory: red {red}, blue {blue}.",
}

SIDES: Final = ("red", "blue")
EDGES: Final = ("south", "north", "west", "east")
OBJECTIVES: Final = ("alpha", "beta", "gamma", "delta", "epsilon")
UNITS: Final = (
    "commander",
    "tactical",
    "scout",
    "assault",
    "engineer",
    "basic drone",
    "kamikaze drone",
    "haywire drone",
    "recce drone",
)
BLIP: Final = "{side} blip {number}"
SPOT: Final = "spot {number}"
UNIT: Final = "{side} {type} {number}"
CARDS: Final = ("mission card", "troop card", "drone card")
WEAPONS: Final = ("gauss rifle", "plasma rifle", "machine gun")
COUNTER_CAUSES: Final = (
    "passive sensors",
    "active sensors",
    "failed action",
    "its jump",
    "its sensors",
    "its shot",
    "its missile",
    "its flamer",
    "its command",
    "its repair",
    "its scramble",
    "its jammer",
)
REVEAL_CAUSES: Final = ("its owner", "its owner to intercept", "an explosion", "a jamming field")
"""What reveals a blip, beside sensors."""

ENDINGS: Final = (
    "nobody has troopers left",
    "one side has troopers left",
    "round limit",
    "a withdrawal",
    "agreement",
    "the pursuit is over",
)
STATES: Final = ("secured", "destroyed", "inspected", "not destroyed", "contested", "secured by own side")
SCORED: Final = (
    "table control",
    "enemy troopers killed",
    "own troopers lost",
    "own troopers surviving",
    "enemy drones killed",
    "enemy commander killed",
)
TERRAIN: Final = (
    "woods",
    "bush",
    "plains",
    "hill",
    "stream",
    "river",
    "large building",
    "civilian building",
    "swamp",
    "rock formation",
    "broken rocky",
    "flamer smoke",
    "haywire field",
    "crater",
    "marsh",
    "fortified building",
    "lake",
    "deep river",
    "ruins",
    "rubble",
    "brush",
)
"""The types and their other names; those that a pack adds are said as it writes them."""
