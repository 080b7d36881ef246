"""Packs by lot that keep to every rule: weapons, troopers, squads within their points, maps, scenarios, rules."""

import random
import typing
from collections.abc import Iterator, Mapping
from typing import Any

from schemas.models.infantry.rules import Rules
from tests.engine.games.infantry.any_content import LEVELS, legal_trooper
from tests.faults.sites import bare, limits_of

Document = dict[str, Any]
SIZE, BUDGET = 8, 1750
"""IN.GAP.34, IN.HOUSE.8."""
OPEN_GROUND = ".....r,%s-x=nT#B"
UNTOUCHED = {"options", "grid", "card", "sections", "extra_ammunition", "points", "squad", "scenario"}
"""Groups of rules that say what is legal; the battle of such a pack may be fought by any others."""


def legal_pack(seed: int) -> list[Document]:
    """Return the documents of a pack that extends the shipped one: its first is the rules, its last the scenario."""
    chance = random.Random(seed)
    weapons = [*legal_weapons(chance)]
    people, squads = [], []
    for side in ("red", "blue"):
        members = [member(chance, f"{side}_{number}", weapons) for number in range(SIZE)]
        members[0] |= {"leadership": 2}
        squads.append(squad(side, within_points(members, weapons)))
        people += members
    return [rules(chance), *weapons, *people, *squads, dot_map(chance), scenario(chance)]


def legal_weapons(chance: random.Random) -> Iterator[Document]:
    """Yield a weapon of each type but melee, with any figures its type may have. Rules: IN.EXP.3, IN.HOUSE.3."""
    short = chance.randint(1, 40)
    ranges = {"short_dots": short, "long_dots": short + chance.randint(0, 99)}
    rings = sorted((chance.randint(0, 9) for _ in range(chance.randint(1, 5))), reverse=True)
    shot = {"damage": [chance.randint(1, 12)], "ap_cost": chance.randint(1, 8), **ranges}
    burst = {"damage": rings, "ap_cost": chance.randint(1, 8), "short_dots": short}
    yield _weapon("gun", "ranged", "primary", shot | {"mode": chance.choice(["single", "burst"]), "mount": True})
    yield _weapon("sidearm", "ranged", "secondary", shot | {"mode": "single", "ammo": chance.randint(1, 6)})
    yield _weapon("big_gun", "crewed", "primary", {"damage": [9], "crew": chance.randint(0, 3), **ranges})
    yield _weapon("tube", "explosive", "primary", burst | {"ammo": chance.randint(1, 4), "mountable": True})
    yield _weapon("torch", "incendiary", "primary", burst)
    yield _weapon("bomb", "thrown", "other", {"damage": rings, "filling": "explosive", "ammo": 1})


def _weapon(name: str, kind: str, section: str, figures: Document) -> Document:
    named = {"kind": "weapon", "id": name, "name": name, "type": kind, "section": section, "source": "house"}
    return named | figures | {"point_value": len(name) * 9}


def member(chance: random.Random, name: str, weapons: list[Document]) -> Document:
    """Return a trooper with weapons of the shipped pack, or with some of these."""
    made = legal_trooper(chance, name)
    if chance.random() < 0.5:
        return made
    primaries = [each["id"] for each in weapons if each["section"] == "primary"]
    own: Document = {"primary": chance.choice(primaries), "secondary": "sidearm", "other": "bomb", "melee": "bayonet"}
    kept = {key: value for key, value in made.items() if key not in {"mounted", "extra_ammunition"}}
    return kept | own


def within_points(members: list[Document], weapons: list[Document]) -> list[Document]:
    """Make plain recruits of the last ones until the squad keeps to its points."""
    for trooper in reversed(members):
        if sum(price(each, weapons) for each in members) > BUDGET:
            for key in {*trooper} - {"kind", "id", "name", "role"}:
                del trooper[key]
            trooper.update({"primary": "rifle", "experience": "green"})
    return members


PRICES = {
    "rifle": 56, "assault_rifle": 80, "smg": 47, "sniper_rifle": 108, "laser_rifle": 80, "pistol": 22,
    "light_anti_tank_weapon": 271, "rocket_launcher": 291, "grenade_launcher": 248, "auto_grenade_launcher": 455,
    "recoilless_rifle": 245, "heavy_flamethrower": 72, "satchel_charge": 40, "incendiary_grenade": 10,
}  # fmt: skip
"""PV of the printed and of the house weapons."""


def price(trooper: Document, weapons: list[Document]) -> int:
    """Return the PV of a trooper, added up as a player would. Rule: IN.HOUSE.8."""
    prices: dict[str, int] = PRICES | {weapon["id"]: weapon["point_value"] for weapon in weapons}
    named = [trooper.get(section) for section in ("primary", "secondary", "mounted", "other", "melee")]
    thrown = [name for name, number in trooper.get("grenades", {}).items() if number]
    total = sum(prices.get(str(name), 0) for name in (*named, *thrown))
    total += (60, 80, 105, 130)[LEVELS.index(trooper["experience"])]
    total += sum((prices[load] + 1) // 2 for load in trooper.get("extra_ammunition", ()))
    total += 10 * len(trooper.get("armor_cells", ())) + 15 * int(trooper.get("leadership", 0))
    return total + (20 if trooper.get("sneak_suit") else 0)


def squad(name: str, members: list[Document]) -> Document:
    """Return the squad of these, led by the first."""
    ids = [trooper["id"] for trooper in members]
    named = {"kind": "squad", "id": name, "name": name, "colour": "#336699", "background": "Any."}
    return named | {"leader": ids[0], "members": ids}


def dot_map(chance: random.Random) -> Document:
    """Return a map with anything in its middle, hills, and a tunnel from one end to the other. Rule: IN.TUN.4."""
    columns, rows = chance.randint(10, 26), chance.randint(12, 30)
    open_rows = {0, 1, 2, rows - 3, rows - 2, rows - 1}
    ground = [[_sign(chance, row in open_rows) for _ in range(columns)] for row in range(rows)]
    levels = [[chance.choice("......1123") for _ in range(columns)] for _ in range(rows)]
    tunnels = [["."] * columns for _ in range(rows)]
    column = chance.randrange(columns)
    for row in range(4, rows - 4):
        tunnels[row][column] = "a"
        last = row, column
        column = min(max(column + chance.randint(-1, 1), 0), columns - 1)
    for row, at in ((4, tunnels[4].index("a")), last):
        ground[row][at], tunnels[row][at] = ".", "A"
    pictures = {"ground": ground, "levels": levels, "tunnels": tunnels}
    drawn = {name: "".join("".join(row) + "\n" for row in picture) for name, picture in pictures.items()}
    structures = {"K": "bunker"} if "K" in drawn["ground"] else {}
    return {"kind": "dot_map", "id": "place", "title": "Place", "structures": structures, **drawn}


def _sign(chance: random.Random, is_open: bool) -> str:
    return "." if is_open else chance.choice(OPEN_GROUND + "~K.....")


def scenario(chance: random.Random) -> Document:
    """Return a scenario of both squads on the map, each at an edge."""
    ends = [{"rows": [0, 2]}, {"rows": [9, 11]}]
    sides = {
        seat: {"squads": [name], "deploys": zone, "set_up": chance.random() < 0.5}
        for seat, name, zone in zip("ab", ("red", "blue"), ends, strict=True)
    }
    more = chance.choice([{}, {"first": chance.choice("ab"), "turns": chance.randint(1, 14)}])
    return {"kind": "scenario", "id": "any", "title": "Any", "description": "Any.", "dot_map": "place", **sides, **more}


def rules(chance: random.Random) -> Document:
    """Return rules of which some rulings are the other way round."""
    groups = {name: _turned(chance, info.annotation) for name, info in Rules.model_fields.items() if _is_group(name)}
    return {"kind": "rules", "id": "own", "title": "Own", **{name: given for name, given in groups.items() if given}}


def _is_group(name: str) -> bool:
    return name not in UNTOUCHED and hasattr(Rules.model_fields[name].annotation, "model_fields")


def _turned(chance: random.Random, model: Any) -> Mapping[str, Any]:
    """Return other values for some of the yes and no, and of the words, of a group of rules."""
    choices = {
        name: (True, False) if info.annotation is bool else typing.get_args(info.annotation)
        for name, info in model.model_fields.items()
        if name != "order_matters" and (info.annotation is bool or typing.get_origin(info.annotation) is typing.Literal)
    }
    return {name: chance.choice(values) for name, values in choices.items() if chance.random() < 0.3}


def extreme_rules(chance: random.Random) -> Document:
    """Return rules of which many numbers are as low, or as high, as their schema lets them be."""
    groups = {
        name: _at_the_end(chance, info.annotation) for name, info in Rules.model_fields.items() if _is_group(name)
    }
    cells = chance.choice([1, 2, 10, 30])
    card = {"cells": cells, "ap_row": [chance.choice([0, 8, 24])] * cells}
    return {"kind": "rules", "id": "own", "title": "Own", "card": card} | {
        name: given for name, given in groups.items() if given
    }


def _at_the_end(chance: random.Random, model: Any) -> Mapping[str, int]:
    """Return the least or the most of some of the numbers of a group of rules."""
    found = {}
    for name, info in model.model_fields.items():
        ends = [getattr(one, end) for one in limits_of(info) for end in ("ge", "le") if hasattr(one, end)]
        if bare(info.annotation) is int and len(ends) == 2 and chance.random() < 0.4:
            found[name] = chance.choice(ends)
    return found
