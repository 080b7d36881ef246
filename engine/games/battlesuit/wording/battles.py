"""The sentences of a log of Battlesuit: parts in braces, which begin with a capital where the sentence does."""

from typing import Final

Pair = tuple[str, str]
"""A sentence about one thing, and about several."""

SOLDIER: Final = "{side} {name}"
LISTED: Final = "{names} and {last}"

SIDES: Final = {"red": "red", "blue": "blue"}
EDGES: Final = {"north": "north", "east": "east", "south": "south", "west": "west"}
WAYS: Final = {"N": "N", "NE": "NE", "SE": "SE", "S": "S", "SW": "SW", "NW": "NW"}
FACES: Final = {
    "north": "north",
    "north-east": "north-east",
    "south-east": "south-east",
    "south": "south",
    "south-west": "south-west",
    "north-west": "north-west",
}
TERRAINS: Final = {
    "clear": "clear",
    "woods": "woods",
    "building": "building",
    "marsh": "marsh",
    "slag": "slag",
    "water": "water",
    "rubble": "rubble",
    "bunker": "bunker",
    "bridge": "bridge",
    "improved_position": "improved_position",
}
MARKERS: Final = {"explosive mine": "explosive mine", "nuclear mine": "nuclear mine", "dummy": "dummy"}
MORALE: Final = {
    "panic": "panic",
    "stunned": "stunned",
    "shaken": "shaken",
    "recovery": "recovery",
    "berserk": "berserk",
    "paranoia": "paranoia",
    "run_like_hell": "run like hell",
    "fright": "fright",
    "self_destruct": "self destruct",
    "shock": "shock",
}

PLAIN: Final = {
    "turn": "Turn {turn} of {of}.",
    "initiative": "Red rolls {red}, blue {blue} for the initiative.",
    "no_place": "{Actor} finds no place to set up.",
    "enter": "{Actor} comes on to the map at {at}.",
    "step": "{Actor} moves to {at}.",
    "bounce": "{Actor} bounces to level {level} at {at}.",
    "fly": "{Actor} flies to {at} at level {level}.",
    "level": "{Actor} goes to level {level} at {at}.",
    "walks_on": "{Actor} has landed at {at} and walks on.",
    "boost": "{Actor} boosts.",
    "hover": "{Actor} stays in the air at {at}, level {level}.",
    "sunk": "{Actor} is forced down at {at}, where nobody can land.",
    "fell_back": "{Actor} falls back to {at}.",
    "extra_step": "{Actor} takes one more step to the {way}.",
    "exit": "{Actor} leaves the map over the {edge} edge.",
    "shaken": "{Actor} is shaken.",
    "lost": "{Actor} is out of the battle.",
    "morale": "{Actor} rolls {die} for morale: {result}.",
    "panic": "{Actor} rolls {die} for morale: {result}.",
    "paint": "{Actor} paints {target}.",
    "demolition": "{Actor} brings the {terrain} at {at} down.",
    "strict": "{Actor} cannot fire at {target} and is complete.",
    "no_shot": "{Actor} holds its fire.",
    "end_turn": "Turn {turn} is over.",
    "end": "The battle ends after turn {turn}.",
    "override": "{Actor} acts while shaken comrades wait.",
    "leader": "{Actor} takes over from {target}.",
    "query": "{Actor} makes out what {target} is.",
    "out_of_stealth": "{Actor} comes out of stealth with {left} movement points.",
    "off_line": "{Actor} goes off-line and leaves the map.",
    "unhidden": "{Actor} is no longer hidden at {at}.",
    "mine_laid": "{Side} lays a mine marker at {at}.",
    "no_mine": "{Side} has no place for a mine marker.",
}
"""Events that always read the same."""

EITHER: Final = {
    "repair": ("{Actor} restores a damage box.", "{Actor} tries to repair itself, in vain."),
    "crash": (
        "{Actor} crash lands and is damaged: rolled {die}, {unpaid} unpaid.",
        "{Actor} crash lands unharmed: rolled {die}, {unpaid} unpaid.",
    ),
    "reaction": ("{Actor} reacts to {target}.", "{Actor} would react to {target}, but does not see it."),
    "storey": (
        "{Actor} is on storey {storey} of the building at {at} now.",
        "{Actor} is on the ground floor of the building at {at} now.",
    ),
    "glow": ("{Actor} is burnt by the glowing slag.", ""),
    "group": ("{Actor} follows the call.", "{Actor} does not hear the call."),
    "suit": ("The suit of {actor} holds.", "The suit of {actor} fails."),
    "stealth": ("{Actor} stays in stealth, box {box}.", "{Actor} goes into stealth, box {box}."),
    "mine": ("{Actor} clears a marker at {at}: {kind}.", "{Actor} sets off a marker at {at}: {kind}."),
}
"""Events that read one way if a value of theirs is so, and another way if it is not."""

ONE_OF: Final = {
    "stand": {
        "on the map": "{Actor} stays where it is, on the map.",
        "off the map": "{Actor} stays where it is, off the map.",
    },
    "berserk": {
        "leaps": "{Actor} goes berserk and leaps up to level {level}.",
        "charges": "{Actor} goes berserk and charges {way}.",
    },
    "flight": {"cover": "{Actor} runs for cover.", "edge": "{Actor} runs for the edge of the map."},
    "rally": {
        "good order": "{Actor} steadies {target}, now good order.",
        "shaken": "{Actor} steadies {target}, now shaken.",
    },
    "reorganised": {
        "begins": "{Side} does nothing else this turn and reorganises.",
        "done": "{Side} fights on as one squad.",
    },
    "score": {
        "enemies out of action": "{Side} scores {points} for enemies out of action.",
        "points held": "{Side} scores {points} for points held.",
        "soldiers that left the map": "{Side} scores {points} for soldiers that left the map.",
        "points denied": "{Side} scores {points} for points denied.",
        "structures destroyed": "{Side} scores {points} for structures destroyed.",
        "what became of the target": "{Side} scores {points} for what became of the target.",
        "soldiers still in action": "{Side} scores {points} for soldiers still in action.",
    },
    "blast": {"bomb": "The bomb goes off at {at}.", "mine": "The mine goes off at {at}."},
    "blast_attack": {
        "bomb": "The bomb hits {target} with strength {strength}, rolled {die}.",
        "mine": "The mine hits {target} with strength {strength}, rolled {die}.",
    },
}
"""Events that read as one of their values is."""

FIRST: Final = "{Side} goes first."
SECOND: Final = "{Side} goes second."
SET_UP: Final = {
    (False, False): "{Actor} sets up at {at}.",
    (False, True): "{Actor} sets up at {at}, level {level}.",
    (True, False): "{Actor} sets up hidden at {at}.",
    (True, True): "{Actor} sets up hidden at {at}, level {level}.",
}
"""By whether somebody is hidden, and whether the point has a level."""

ACTIVATED: Final = {
    "good order": ("{Actor} is activated.", "{Actor} is activated off the map."),
    "shaken": ("{Actor}, shaken, is activated.", "{Actor}, shaken, is activated off the map."),
    "panicked": ("{Actor}, panicked, is activated.", "{Actor}, panicked, is activated off the map."),
}
"""By the state, on the map and off it."""

SPILLS: Final = "The shot spills over to {target}: strength {strength}, rolled {die}."
FIRES: Final = {
    "direct": (
        "{Actor} fires at {target} from {number} point away: strength {strength}, rolled {die}.",
        "{Actor} fires at {target} from {number} points away: strength {strength}, rolled {die}.",
    ),
    "indirect": (
        "{Actor} fires at {target} from {number} point away (indirect fire): strength {strength}, rolled {die}.",
        "{Actor} fires at {target} from {number} points away (indirect fire): strength {strength}, rolled {die}.",
    ),
    "rapid": (
        "{Actor} fires at {target} from {number} point away (rapid fire): strength {strength}, rolled {die}.",
        "{Actor} fires at {target} from {number} points away (rapid fire): strength {strength}, rolled {die}.",
    ),
    "indirect rapid": (
        "{Actor} fires at {target} from {number} point away (indirect rapid fire): strength {strength}, rolled {die}.",
        "{Actor} fires at {target} from {number} points away (indirect rapid fire): strength {strength}, rolled {die}.",
    ),
}
STRUCK: Final = {
    "unchanged": "{Target} is not harmed ({result}).",
    "eliminated": "{Target} is eliminated ({result}).",
    "shaken": "{Target} is shaken ({result}).",
    "damaged": "{Target} is damaged ({result}).",
    "down": "{Target} is down ({result}).",
}
CROSSED_OFF: Final = {
    "shaken": (
        "{Target} is shaken and has {number} box crossed off ({result}).",
        "{Target} is shaken and has {number} boxes crossed off ({result}).",
    ),
    "damaged": (
        "{Target} is damaged and has {number} box crossed off ({result}).",
        "{Target} is damaged and has {number} boxes crossed off ({result}).",
    ),
    "down": (
        "{Target} is down and has {number} box crossed off ({result}).",
        "{Target} is down and has {number} boxes crossed off ({result}).",
    ),
}
LANDS: Final = {False: "{Actor} lands at {at}.", True: "{Actor} is forced down at {at}."}
LANDS_FOR: Final = {
    False: (
        "{Actor} lands at {at}, for {number} movement point.",
        "{Actor} lands at {at}, for {number} movement points.",
    ),
    True: (
        "{Actor} is forced down at {at}, for {number} movement point.",
        "{Actor} is forced down at {at}, for {number} movement points.",
    ),
}
"""By whether it is forced."""

FACED: Final = "{Actor} faces {faces}."
TURNED: Final = (
    "{Actor} turns {number} point and faces {faces}.",
    "{Actor} turns {number} points and faces {faces}.",
)
HELD: Final = "{Side} holds {at} now."
HELD_BY_NOBODY: Final = "Nobody holds {at} now."
WAVE: Final = (
    "Reinforcements: {number} soldier of {side} may come on to the map from now on.",
    "Reinforcements: {number} soldiers of {side} may come on to the map from now on.",
)
DRAW: Final = "A draw, {red} to {blue}."
WINS: Final = "{Winner} wins, {most} to {least}."
VICTORIES: Final = {
    "marginal": "{Winner} wins a marginal victory, {most} to {least}.",
    "minor": "{Winner} wins a minor victory, {most} to {least}.",
    "major": "{Winner} wins a major victory, {most} to {least}.",
    "decisive": "{Winner} wins a decisive victory, {most} to {least}.",
}

POOL: Final = (
    "{Actor} takes active command: {number} command point, {pool} in the pool.",
    "{Actor} takes active command: {number} command points, {pool} in the pool.",
)
SPENT: Final = {
    "a morale roll": (
        "{Side} spends {number} command point on the morale of {actor}.",
        "{Side} spends {number} command points on the morale of {actor}.",
    ),
    "a group": (
        "{Side} spends {number} command point on calling on {actor}.",
        "{Side} spends {number} command points on calling on {actor}.",
    ),
}
IN_VAIN: Final = "{Actor} works on {target}, in vain."
WORSE: Final = "{Actor} makes the damage of {target} worse."
MENDS: Final = (
    "{Actor} restores {number} damage box of {target}.",
    "{Actor} restores {number} damage boxes of {target}.",
)
SHUT_DOWN: Final = (
    "{Actor} is shut down, with {number} shock marker.",
    "{Actor} is shut down, with {number} shock markers.",
)
STANDS: Final = "The {was} at {at} stands."
BECOMES: Final = "The {was} at {at} becomes {becomes}."

MOVES_BY: Final = (
    "{Actor} moves by {by} to {last}, {number} point.",
    "{Actor} moves by {by} to {last}, {number} points.",
)
FLIES_BY: Final = (
    "{Actor} flies by {by} to {last} at level {level}, {number} point.",
    "{Actor} flies by {by} to {last} at level {level}, {number} points.",
)
"""Several points of a move in one sentence; a move of one point reads as its event."""
