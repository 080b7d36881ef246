"""The words of SURVIVE on cards, pieces, zones and sheets.

Where control units stand, so that a player can measure it with the compass and the range stick. Rules: SV.HOUSE.2,
SV.GAP.20.
"""

from math import hypot
from typing import Final

from engine.games.survive.rules.numbers import Point, direction_deg
from engine.games.survive.rules.places import Post, bearing_deg, distance_in, towards
from engine.games.survive.rules.shots import Effect
from schemas.catalogues.saying import said
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Corner, Mode, Stat, WayToWin, WeaponType, Zone

GAME: Final = "Survive"
UNIT: Final = "Unit"
CONTROL_UNIT: Final = "Control unit"
MOB: Final = "Mob"
LEVELS: Final = {Mode.LEVEL: "One level", Mode.CAMPAIGN: "Campaign level"}
UNIT_NAMED: Final = "{name} (unit)"
WEAPON_NAMED: Final = "{name} (weapon)"
CONTROL_UNIT_NAMED: Final = "{kind} (control unit)"
MOB_NAMED: Final = "{name} (Mob)"
LEVEL_NAMED: Final = "{title} (level)"
DECKS: Final = {"unit": "Units", "weapon": "Weapons", "control": "Control"}
MODES: Final = {Mode.LEVEL: "level play", Mode.CAMPAIGN: "campaign play"}

STATS: Final = {
    Stat.STAMINA: "Stamina",
    Stat.GRIT: "Grit",
    Stat.TOUGHNESS: "Toughness",
    Stat.SHOOTING: "Shooting",
    Stat.COMBAT: "Combat",
}
SHORT_STATS: Final = {
    Stat.STAMINA: "Sta",
    Stat.GRIT: "Gri",
    Stat.TOUGHNESS: "Tou",
    Stat.SHOOTING: "Sho",
    Stat.COMBAT: "Com",
}
RATES: Final = {"move": "Move", "run": "Run", "charge": "Charge", "weight": "Weight"}
WEAPON_TYPES: Final = {
    WeaponType.RANGED: "Ranged weapon",
    WeaponType.GRENADE: "Grenade",
    WeaponType.CLOSE: "Close-combat weapon",
}
VALUES: Final = {
    "power": "Power",
    "difficulty": "Difficulty",
    "hands": "Hands",
    "weight": "Weight",
    "ammo": "Ammo",
    "range": "Range",
    "blast": "Blast",
}
CONTROL_TYPES: Final = {
    ControlType.PRIME_CU: "Prime CU",
    ControlType.CU: "Controlled Unit",
    ControlType.RIP_SAW: "Rip SAW",
    ControlType.BUZZ_SAW: "Buzz SAW",
    ControlType.HACK_SAW: "Hack SAW",
}
SHORT_CONTROL_TYPES: Final = {
    ControlType.PRIME_CU: "Prime CU",
    ControlType.CU: "CU",
    ControlType.RIP_SAW: "Rip SAW",
    ControlType.BUZZ_SAW: "Buzz SAW",
    ControlType.HACK_SAW: "Hack SAW",
}
ZONES: Final = {Zone.ICZ: "Inner Control Zone", Zone.OCZ: "Outer Control Zone", Zone.OUTSIDE: "Outside"}
SHORT_ZONES: Final = {Zone.ICZ: "ICZ", Zone.OCZ: "OCZ", Zone.OUTSIDE: "outside"}
CORNERS: Final = {
    Corner.SOUTH_WEST: "south-west",
    Corner.NORTH_WEST: "north-west",
    Corner.NORTH_EAST: "north-east",
    Corner.SOUTH_EAST: "south-east",
}
WAYS: Final = {
    WayToWin.KEYCHIP_TO_SPIRE: "Kill the Prime CU, take the KeyChip and touch the spire with it: you win at once.",
    WayToWin.LAST_MOB: "Be the only Mob with anyone still living.",
    WayToWin.CLOSEST_TO_KEYCHIP: "At the end of the last turn, own the active unit closest to the {target}.",
}
TARGETS: Final = {"keychip": "KeyChip", "spire": "spire"}

FISTS: Final = "Fists"
POWER: Final = "Power {number}"
AMMO: Final = "Ammo {number}"
WEAPON_HEAD: Final = ("Weapon", "Hit", "Run", "Dazed")
BY_SKILL: Final = {
    WeaponType.RANGED: "Hits on, by Shooting",
    WeaponType.GRENADE: "Hits on, by Shooting",
    WeaponType.CLOSE: "Hits on, by Combat",
}
BY_TOUGHNESS: Final = "Effect of a hit, by Toughness"
SKILL: Final = "Skill"
TOUGHNESS: Final = "Tou"
HIT: Final = "Hit"
KEY: Final = "D Dazed or Disabled, X dead"

SHOOTS: Final = "Shoots"
STRIKES: Final = "Strikes"
NO_GUN: Final = "Carries nothing to shoot with."
ATTACK_HEAD: Final = ("Attack", "Hit", "Disabled", "Power", "Range")
PATROLS_TO: Final = "Patrols from the spire to the Red Line."
PATROLS_OCZ: Final = "Patrols the Outer Control Zone only."
HOLDS_KEYCHIP: Final = "Carries the KeyChip."
BLINKS_OUT: Final = {
    "remove": "What would kill it makes it Blink out for good.",
    "relocate": "What would kill it makes it Blink away.",
}
ACTIONS: Final = {
    (True, True): "Charges if it can, else moves and shoots.",
    (True, False): "Charges if it can, else moves.",
    (False, True): "Moves and shoots.",
    (False, False): "Moves.",
}
NEVER_CHARGES: Final = "Never charges, but strikes back."
DISABLED_SHOOTS: Final = "Disabled: shuffles {shuffle}, shoots at {modifier}."
DISABLED_SHUFFLES: Final = "Disabled: shuffles {shuffle}."
DISABLED_NOTHING: Final = "Disabled: does nothing."

STATES: Final = ("Dazed", "Dead", "Red")
PLAYERS: Final = "{players} players, {turns} turns"
HOW_TO_WIN: Final = "How to win"
MOBS: Final = "Mobs and corners"
ANY_MOB: Final = "A Mob of your choice"
TURNS: Final = "Turns"
RINGS: Final = "Rings of {inner} and {outer}"
BOARD: Final = "{width} x {depth}"

TERRAIN: Final = {
    "building": "building",
    "wall": "wall",
    "barricade": "barricade",
    "scrub": "scrub",
    "bunker_slit": "bunker slit",
}
"""The kinds of terrain of the shipped rules."""

OUTSIDE_ARC: Final = (
    "A unit at {unit} that faces {degrees} degrees clockwise from north may not fire at {marked} of {all} places. "
    "By direction: {directions}."
)
BEHIND: Final = (
    "A unit at {unit} faces {degrees} degrees clockwise from north; from {marked} of {all} places one comes upon its "
    "rear. By direction: {directions}."
)


def terrain(kind: str, language: str) -> str:
    """Return the name of a kind of terrain; one of an author's own is in the author's words."""
    return said(TERRAIN[kind], language) if kind in TERRAIN else kind.replace("_", " ")


JAM: Final = "Jam"
JAM_BEFORE: Final = "Last turn"
DAZED: Final = "Dazed"
DISABLED: Final = "Disabled"
HOLD: Final = "Hold"
HOLD_FIRED: Final = "Fired once"
SLUNG: Final = "Slung"
DRAWN: Final = "Drawn"
FIRST: Final = "First down"
ORDER: Final = "Plays {number}"
ACTIVATED: Final = "Activated"
RED: Final = "Red"
SOULCHIP: Final = "SoulChip"
KEYCHIP: Final = "KeyChip"
PATROL: Final = "Patrol"
CORNER: Final = "Start"
CORNER_NUMBER: Final = "Start {number}"
WITHIN: Final = "within {reach}"
SPIRE: Final = "Control Spire"

COMPASS: Final = "Pulse compass"
COMPASS_NOTE: Final = "1 points north. Lay the spire's centre on the cross."
HEADING: Final = "Second die: turns about on {about}"
TURN_TRACK: Final = "Turn"
STEPS: Final = ("Hold", "Initiative", "Activity and pulses", "Recovery")

ARC: Final = "Fire arc"
RED_ARC: Final = "Fire arc of a unit that goes Red"
ARC_NOTE: Final = "Set the base on the dashed circle. Inches count from its edge; the range stick goes on from there."
STICK: Final = "Range stick"
STICK_PART: Final = "Range stick, {start} to {end} in"
STICK_FIRST: Final = "from the edge of the base"
STICK_NEXT: Final = "glue this end to the other {inches}"

CUT_OUT: Final = "{piece} \N{MIDDLE DOT} {kind} \N{MIDDLE DOT} {zone}"
PART: Final = "{piece}, part {number} of {parts}"

MAP: Final = "Control zone"
MAP_NAMED: Final = "{title} (control zone)"
POSTER_NAMED: Final = "{title} (poster)"
SETUP: Final = "Control units"
MAP_KEY: Final = "Key"
PLACE: Final = "{direction} at {away} in, looks {looks}"
MEASURE: Final = (
    "Measure",
    "direction by the pulse die, inches from the spire to the middle of the base, direction it looks",
)
ICZ: Final = "Inner Control Zone (ICZ), {radius} from the spire: dots on green"
OCZ: Final = "Outer Control Zone (OCZ), to {radius} from the spire: slashes on red"
RED_LINE: Final = "Red Line, which Controlled Units do not cross: the double line"
GROUND: Final = "{name}, {does}: {look}"
DOES: Final = {
    (True, True): "stops sight and movement and {cover} to a shot across it",
    (True, False): "stops sight and movement",
    (False, True): "{cover} to a shot across it",
    (False, False): "no effect",
}
"""What a kind of terrain does, by whether it blocks, and whether it is cover."""

SLANTED: Final = "slanted lines"
CROSSED: Final = "crossed lines on grey"
WIDELY_SLANTED: Final = "wide slanted lines on brown"
DOTS: Final = "dots on moss"
BOLTS: Final = "bolts on sand"
STONES: Final = "stones"
STARTS: Final = "Starting corners, one a player: set up within {reach}"
PULSE: Final = "Directions of the pulse by a D{sides}, around the outer ring"
GRID: Final = "Dashed lines lie {pitch} apart; inches count from the south-west corner"

WRITTEN_IN = 0.01
"""What a place written with two decimals may be off the direction that was meant."""

WRITTEN_DEG = 0.01

REFERENCE: Final = "Quick reference"
BY_POWER: Final = "Power down, Toughness across"
EFFECT_KEY: Final = {
    Effect.NONE: "\N{MIDDLE DOT} nothing",
    Effect.DAZED: "D Dazed or Disabled",
    Effect.DEAD: "X dead",
}
STRIKERS: Final = {"rear": "rear", "front": "front", "target": "target"}
CONTROL_GROUND: Final = {False: "to Red Line", True: "OCZ"}


def measured(unit: Post, spire: Point, rules: Rules, language: str = "") -> str:
    """Return the direction of the pulse die in which a unit stands, the inches to it, and the one in which it looks.

    Where no face of the die leads there, it is degrees clockwise from north.
    """
    direction, away = _place(unit.at_in, spire, rules)
    looks = (roll for roll in _faces(rules) if abs(direction_deg(roll, rules) - unit.facing_deg) < WRITTEN_DEG)
    facing = _named(next(looks, None), unit.facing_deg)
    return said(PLACE, language, direction=direction, away=f"{away:g}", looks=facing)


def _place(at: Point, spire: Point, rules: Rules) -> tuple[str, float]:
    """Return the direction of a place and the inches to it: in tenths if that is where it was meant to be."""
    for digits in (1, 2):
        away = round(distance_in(spire, at), digits)
        for roll in _faces(rules):
            if _is_near(towards(spire, direction_deg(roll, rules), away), at):
                return _named(roll, 0), away
    return _named(None, bearing_deg(spire, at)), away


def _faces(rules: Rules) -> range:
    return range(1, rules.dice.sides + 1)


def _named(roll: int | None, degrees: float) -> str:
    return f"{degrees:.3g}\N{DEGREE SIGN}" if roll is None else str(roll)


def _is_near(one: Point, other: Point) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) <= WRITTEN_IN
