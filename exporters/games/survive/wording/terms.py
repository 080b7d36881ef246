"""The words of SURVIVE on cards and sheets."""

from typing import Final

from engine.games.survive.rules.shots import Effect
from schemas.catalogues.saying import said
from schemas.models.survive.words import ControlType, Corner, Mode, Stat, WayToWin, WeaponType, Zone

GAME: Final = "Survive"
UNIT: Final = "Unit"
CONTROL_UNIT: Final = "Control unit"
MOB: Final = "Mob"
LEVEL: Final = "Level"
LEVELS: Final = {Mode.LEVEL: LEVEL, Mode.CAMPAIGN: "Campaign level"}
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
EFFECTS: Final = {
    Effect.NONE: "nothing",
    Effect.DAZED: "Dazed or Disabled",
    Effect.DEAD: "dead",
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
ROLL: Final = "Roll"
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


def terrain(kind: str, language: str) -> str:
    """Return the name of a kind of terrain; one of an author's own is in the author's words."""
    return said(TERRAIN[kind], language) if kind in TERRAIN else kind.replace("_", " ")
