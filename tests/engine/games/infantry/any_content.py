"""Troopers, squads and maps by lot: legal ones, and ones that nobody would write."""

import random
from collections.abc import Sequence
from typing import Any

PRIMARIES = {"rifle": True, "assault_rifle": True, "smg": True, "sniper_rifle": False, "laser_rifle": False}
"""Primary weapons of the shipped pack, and whether a launcher goes under them (IN.GAP.8)."""
SECONDARIES = ("pistol", "light_anti_tank_weapon", None)
COVERAGE = {"basic_armor": 2, "standard_armor": 4, "heavy_armor": 6}
LOADED = ("rocket_launcher", "grenade_launcher", "auto_grenade_launcher", "recoilless_rifle", "heavy_flamethrower")
GRENADES = ("hand_grenade", "smoke_grenade", "incendiary_grenade")
LEVELS = ("green", "regular", "veteran", "elite")
EVERYTHING = (
    *PRIMARIES, *LOADED, *GRENADES, "pistol", "light_anti_tank_weapon", "satchel_charge", "bayonet", "flamethrower",
    "heavy_machine_gun", "semi_portable_laser", "nowhere", "",
)  # fmt: skip
GUNNERS = ["gunner", "machine_gunner", "laser_gunner"]
SIGNS = ".....rs-~x=,%nT"


def legal_trooper(chance: random.Random, name: str) -> dict[str, Any]:
    """Return a trooper that the rules of the shipped pack allow. Rules: IN.EXP.4 to IN.EXP.10, IN.ARM.2, IN.SMK.1."""
    primary = chance.choice([*PRIMARIES, *LOADED])
    made: dict[str, Any] = {"kind": "trooper", "id": name, "name": name, "role": "any", "primary": primary}
    made["experience"] = chance.choice(LEVELS)
    if PRIMARIES.get(primary) and chance.random() < 0.5:
        made["mounted"] = "grenade_launcher"
    elif secondary := chance.choice(SECONDARIES):
        made["secondary"] = secondary
    loads = [
        each for each in (primary, made.get("mounted"), made.get("secondary")) if each in {*LOADED, SECONDARIES[1]}
    ]
    if loads and chance.random() < 0.5:
        made["extra_ammunition"] = [chance.choice(loads)]
    elif chance.random() < 0.5:
        made["other"] = "satchel_charge"
    thrown = [chance.choice(GRENADES) for _ in range(chance.randint(0, 4))]
    made["grenades"] = {grenade: thrown.count(grenade) for grenade in sorted({*thrown})}
    if armor := chance.choice([*COVERAGE, None]):
        made["armor"] = armor
        first = chance.randint(1, 11 - COVERAGE[armor])
        cells = [*range(first, first + COVERAGE[armor])]
        made["armor_cells"] = chance.sample(cells, len(cells))
    return made | {"sneak_suit": chance.random() < 0.3}


def absurd_trooper(chance: random.Random, name: str) -> dict[str, Any]:
    """Return a trooper with anything anywhere, as far as its schema lets it."""
    made: dict[str, Any] = {"kind": "trooper", "id": name, "name": name, "role": "any"}
    for field in ("primary", "secondary", "mounted", "other", "melee", "armor"):
        if chance.random() < 0.6:
            made[field] = chance.choice([*EVERYTHING, *COVERAGE])
    made["extra_ammunition"] = [chance.choice(EVERYTHING) for _ in range(chance.randint(0, 4))]
    made["grenades"] = {chance.choice(EVERYTHING): chance.randint(0, 20) for _ in range(3)}
    made["armor_cells"] = [chance.randint(1, 60) for _ in range(chance.randint(0, 12))]
    return made | {"leadership": chance.randint(0, 9), "experience": chance.choice(LEVELS)}


def any_map(chance: random.Random, name: str) -> dict[str, Any]:
    """Return a map by lot, of any size, with levels and tunnels that may make no sense."""
    columns, rows = chance.randint(6, 30), chance.randint(6, 30)

    def picture(signs: str) -> str:
        return "".join("".join(chance.choice(signs) for _ in range(columns)) + "\n" for _ in range(rows))

    made = {"kind": "dot_map", "id": name, "title": name, "ground": picture(SIGNS), "levels": picture("...123")}
    return made | {"tunnels": picture("." * 40 + "aAbB")}


def any_field(chance: random.Random, name: str) -> dict[str, Any]:
    """Return a map by lot to fight on: some of every ground, hills of three levels, nothing under it."""
    columns, rows = chance.randint(10, 20), chance.randint(24, 34)
    signs = "." * chance.randint(8, 40) + SIGNS
    tops = [(chance.randrange(columns), chance.randrange(rows), chance.randint(0, 3)) for _ in range(3)]

    def level(column: int, row: int) -> str:
        height = max(top - max(abs(column - x), abs(row - y)) // 3 for x, y, top in tops)
        return str(height) if height > 0 else "."

    ground = "".join("".join(chance.choice(signs) for _ in range(columns)) + "\n" for _ in range(rows))
    levels = "".join("".join(level(column, row) for column in range(columns)) + "\n" for row in range(rows))
    return {"kind": "dot_map", "id": name, "title": name, "ground": ground, "levels": levels}


def any_squad(chance: random.Random, name: str, own: Sequence[str]) -> dict[str, Any]:
    """Return a squad by lot of some troopers, two of them with crewed weapons, and with their crew."""
    members = [*chance.sample([*own], 4), *chance.sample(GUNNERS, 2), "loader", "loader"]
    chance.shuffle(members)
    made = {"kind": "squad", "id": name, "name": name, "colour": "#123456", "background": "Any."}
    return made | {"leader": members[0], "members": members}
