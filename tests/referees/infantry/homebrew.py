"""Packs that no author would write: troopers, squads and small maps by lot, full of everything that rules are about."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

Data = dict[str, Any]
PRIMARIES = {
    "rifle": True, "assault_rifle": True, "smg": True, "shotgun": False, "sniper_rifle": False, "laser_rifle": False,
    "rocket_launcher": False, "grenade_launcher": False, "auto_grenade_launcher": False, "recoilless_rifle": False,
    "flamethrower": False, "heavy_flamethrower": False, "incendiary_rocket": False, "light_machine_gun": False,
    "medium_machine_gun": False, "semi_portable_laser": False, "lot_rifle": True, "lot_launcher": False,
}  # fmt: skip
LOADED = frozenset(
    ("rocket_launcher", "grenade_launcher", "auto_grenade_launcher", "recoilless_rifle", "heavy_flamethrower",
     "incendiary_rocket", "light_anti_tank_weapon")
)  # fmt: skip
SECONDARIES = ("pistol", "light_anti_tank_weapon", None)
COVERAGE = {"basic_armor": 2, "standard_armor": 4, "heavy_armor": 6}
GRENADES = ("hand_grenade", "smoke_grenade", "incendiary_grenade")
EXPERIENCES = ("green", "regular", "veteran", "elite")
SIGNS = "rrss--~~xx==,,,%%nnT#BMKSOW"
STRUCTURES = {"M": "mill", "K": "bunker", "S": "sandbags", "O": "old_oak", "W": "wreck"}
TROOPERS, BLOBS, DEPTH, TURNS = 12, 26, 5, 8
NARROWEST, WIDEST = 14, 22


def documents(seed: int) -> Mapping[str, Data]:
    """Return the troopers, squads, map and scenarios of a seed, by id."""
    draw = Random(seed)
    made = {f"trooper_{at}": _trooper(draw, f"Trooper {at}") for at in range(TROOPERS)}
    squads = {f"squad_{at}": _squad(draw, at) for at in range(4)}
    weapons = {"lot_rifle": _rifle(draw), "lot_launcher": _launcher(draw), "lot_club": CLUB}
    lot = _map(draw)
    lines = lot["ground"].split()
    scenarios = {f"lot_{at}": _scenario(draw, at, len(lines)) for at in range(2)}
    for scenario in scenarios.values():
        _give_objectives(draw, scenario, len(lines[0]), len(lines))
    return {**weapons, **made, **squads, "lot_map": lot, **scenarios}


def _trooper(draw: Random, name: str) -> Data:
    primary = draw.choice([*PRIMARIES])
    made: Data = {"kind": "trooper", "name": name, "role": "any", "primary": primary}
    made["experience"] = draw.choice(EXPERIENCES)
    if PRIMARIES[primary] and draw.random() < 0.4:
        made["mounted"] = "grenade_launcher"
    elif secondary := draw.choice(SECONDARIES):
        made["secondary"] = secondary
    loads = LOADED & {primary, made.get("mounted"), made.get("secondary")}
    if loads and draw.random() < 0.5:
        made["extra_ammunition"] = [draw.choice(sorted(loads))]
    elif draw.random() < 0.4:
        made["other"] = "satchel_charge"
    thrown = [draw.choice(GRENADES) for _ in range(draw.randint(0, 4))]
    made["grenades"] = {grenade: thrown.count(grenade) for grenade in sorted({*thrown})}
    if armor := draw.choice([*COVERAGE, None, None]):
        first = draw.randint(1, 9 - COVERAGE[armor])
        made |= {"armor": armor, "armor_cells": [*range(first, first + COVERAGE[armor])]}
    if draw.random() < 0.3:
        made["melee"] = draw.choice(("bayonet", "lot_club"))
    return made | {"sneak_suit": draw.random() < 0.3, "leadership": draw.choice((0, 0, 1, 2, 3))}


CLUB = {
    "kind": "weapon", "name": "Club", "type": "melee", "section": "melee", "damage": [4], "harm": "bludgeoning",
    "ap_cost": 2, "point_value": 0,
}  # fmt: skip


def _rifle(draw: Random) -> Data:
    """Return a weapon with a few rounds, of any mode, perhaps with no long range."""
    told = {"kind": "weapon", "name": "Lot Rifle", "type": "ranged", "section": "primary", "point_value": 9}
    long_range = {"long_dots": 18} if draw.random() < 0.5 else {}
    figures = {"damage": [draw.randint(1, 9)], "ap_cost": draw.randint(1, 4), "ammo": draw.randint(1, 4)}
    return {**told, **figures, "short_dots": draw.randint(4, 9), **long_range, "mode": draw.choice(("single", "burst"))}


def _launcher(draw: Random) -> Data:
    """Return a launcher of one ring or of five."""
    told = {"kind": "weapon", "name": "Lot Launcher", "type": "explosive", "section": "primary", "point_value": 9}
    rings = [draw.randint(0, 9) for _ in range(draw.choice((1, 5)))]
    return {**told, "damage": rings, "ap_cost": draw.randint(1, 4), "ammo": 3, "short_dots": 4, "long_dots": 20}


def _squad(draw: Random, at: int) -> Data:
    members = [f"trooper_{draw.randrange(TROOPERS)}" for _ in range(draw.choice((4, 6, 8, 8)))]
    told = {"name": f"Squad {at}", "colour": "#202020", "background": "By lot."}
    return {"kind": "squad", **told, "leader": draw.choice(members), "members": members}


def _map(draw: Random) -> Data:
    columns, rows = draw.randint(NARROWEST, WIDEST), draw.randint(NARROWEST, WIDEST)
    ground = [["."] * columns for _ in range(rows)]
    levels = [["."] * columns for _ in range(rows)]
    for _ in range(BLOBS):
        _blob(draw, ground, draw.choice(SIGNS), draw.choice((0, 0, 1, 1, 2)))
    for level in "1122":
        _blob(draw, levels, level, draw.choice((1, 2, 4)))
    made: Data = {"kind": "dot_map", "title": "Lot", "ground": _picture(ground), "levels": _picture(levels)}
    return made | {"tunnels": _picture([*_tunnels(draw, ground)]), "structures": STRUCTURES}


def _blob(draw: Random, picture: list[list[str]], sign: str, radius: int) -> None:
    middle, line = draw.randrange(len(picture[0])), draw.randrange(len(picture))
    for row in range(max(0, line - radius), min(len(picture), line + radius + 1)):
        for column in range(max(0, middle - radius), min(len(picture[0]), middle + radius + 1)):
            if draw.random() < 0.7:
                picture[row][column] = sign


def _tunnels(draw: Random, ground: list[list[str]]) -> Iterator[list[str]]:
    """Yield the lines of a picture with two tunnels along columns, whose mouths are open ground."""
    first, second = draw.sample(range(len(ground[0])), 2)
    ends = {first: draw.sample(range(len(ground)), 2), second: draw.sample(range(len(ground)), 2)}
    for column, mouths in ends.items():
        mouths.sort()
        for mouth in mouths:
            ground[mouth][column] = "."
    for row, signs in enumerate(ground):
        line = ["."] * len(signs)
        for letter, column in (("a", first), ("b", second)):
            if ends[column][0] <= row <= ends[column][1]:
                line[column] = letter.upper() if row in ends[column] else letter
        yield line


def _picture(lines: list[list[str]]) -> str:
    return "".join("".join(line) + "\n" for line in lines)


def _give_objectives(draw: Random, scenario: Data, columns: int, rows: int) -> None:
    """Give the sides of a scenario up to three objectives each, of either kind, anywhere on the map."""
    for side in ("a", "b"):
        if found := [_objective(draw, side, at, columns, rows) for at in range(draw.choice((0, 1, 1, 2, 3)))]:
            scenario[side]["objectives"] = found


def _objective(draw: Random, side: str, at: int, columns: int, rows: int) -> Data:
    zone = {"rows": sorted((draw.randrange(rows), draw.randrange(rows)))}
    if draw.random() < 0.5:
        zone["columns"] = sorted((draw.randrange(columns), draw.randrange(columns)))
    made = {"name": f"the place {side}{at}", "zone": zone, "points": draw.choice((40, 150, 400))}
    if draw.random() < 0.4:
        return {"type": "cross", **made}
    return {"type": "hold", **made, "each_turn": draw.random() < 0.5}


def _scenario(draw: Random, at: int, rows: int) -> Data:
    """Return a scenario: the second one with two squads on a side, and weapons that stand."""
    first = ["squad_0"] if at == 0 else ["squad_0", "squad_1"]
    side = {"set_up": True} if draw.random() < 0.5 else {}
    last = {"rows": [rows - DEPTH, rows - 1]}
    return {
        "kind": "scenario", "title": f"Lot {at}", "description": "By lot.", "dot_map": "lot_map",
        "a": {"squads": first, "deploys": {"rows": [0, DEPTH - 1]}, **side},
        "b": {"squads": ["squad_2"] if at == 0 else ["squad_2", "squad_3"], "deploys": last},
        "turns": TURNS, "budget": 99999,
    }  # fmt: skip
