"""Levels at random: boards with terrain anywhere, Mobs of units with any stats and weapons, two to four players."""

from math import cos, hypot, pi, sin
from pathlib import Path
from random import Random
from typing import Any

from schemas.packs.packs import Pack
from tests.engine.games.survive.test_battle import pack_with

CORNERS = ["south_west", "north_east", "north_west", "south_east"]
CLOCKWISE = ["south_west", "north_west", "north_east", "south_east"]
KINDS = ["building", "wall", "barricade", "scrub", "bunker_slit"]
WEAPONS = {"snub_pistol": 1, "heavy_pistol": 2, "sawn_shotgun": 2, "smg": 2, "assault_rifle": 3, "sniper_rifle": 4}
WEAPONS |= {"frag_grenade": 1, "knife": 0, "machete": 1, "fire_axe": 2, "chain_blade": 3, "shock_baton": 1}
STATS = {"stamina": 6, "grit": 10, "toughness": 8, "shooting": 9, "combat": 9}
GOALS = ["keychip_to_spire", "last_mob", "closest_to_keychip"]
PATROLS = {
    "prime_cu": (1.0, 3.0),
    "cu": (1.5, 7.0),
    "rip_saw": (5.0, 7.0),
    "buzz_saw": (5.0, 7.0),
    "hack_saw": (5.0, 7.0),
}


def level(folder: Path, seed: int) -> Pack:
    """Return a pack with one level, `any`, drawn by a seed."""
    dice = Random(seed)
    players = dice.randint(2, 4)
    zone = board(dice, players)
    units = {f"unit_{number}": unit(dice, number) for number in range(6)}
    mobs = {f"mob_{number}": mob(dice, number, [*units]) for number in range(players)}
    played = {"kind": "level", "title": "Any", "briefing": "Go.", "players": players, "ways_to_win": GOALS}
    played |= {"mobs": [*mobs], "control_zone": "yard", "turns": dice.randint(2, 3)}
    played |= {"mode": dice.choice(["level", "campaign"])}
    return pack_with(folder, yard=zone, any=played, **units, **mobs)


def unit(dice: Random, number: int) -> dict[str, Any]:
    """Return a unit with any stats, and up to three weapons that it can carry."""
    stats = {name: dice.randint(1, most) for name, most in STATS.items()}
    weapons: list[str] = []
    for name in dice.sample([*WEAPONS], 3):
        if sum(WEAPONS[each] for each in [*weapons, name]) <= 8:
            weapons.append(name)
    return {"kind": "unit", "name": f"Unit {number}", **stats, "weapons": weapons}


def mob(dice: Random, number: int, units: list[str]) -> dict[str, Any]:
    """Return a Mob of five of some units."""
    named = {"kind": "mob", "name": f"Mob {number}", "colour": "#336699", "background": "Any."}
    return {**named, "units": [dice.choice(units) for _ in range(5)]}


def board(dice: Random, players: int) -> dict[str, Any]:
    """Return a board with control units in their zones, and terrain that leaves them and the spire free."""
    width, depth = dice.randint(28, 50), dice.randint(24, 36)
    spire = (width / 2, depth / 2)
    posts = [post(dice, kind, spire) for kind in ["prime_cu", "cu", "cu", "rip_saw", "buzz_saw", "hack_saw"]]
    kept = [each for at, each in enumerate(posts) if all(apart(each, other) >= 1.1 for other in posts[:at])]
    taken = [spire, *((each["at_in"][0], each["at_in"][1]) for each in kept)]
    features = [each for each in (piece(dice, number, width, depth) for number in range(10)) if is_clear(each, taken)]
    corners = sorted(CORNERS[:players], key=CLOCKWISE.index)
    zone = {"kind": "control_zone", "title": "Yard", "width_in": width, "depth_in": depth, "spire_in": list(spire)}
    return {**zone, "inner_in": 4, "outer_in": 8, "corners": corners, "control_units": kept, "features": features}


def post(dice: Random, kind: str, spire: tuple[float, float]) -> dict[str, Any]:
    """Return a control unit where it may patrol."""
    angle, far = dice.uniform(0, 2 * pi), dice.uniform(*PATROLS[kind])
    at = [round(spire[0] + far * sin(angle), 2), round(spire[1] + far * cos(angle), 2)]
    return {"type": kind, "at_in": at, "facing_deg": 36 * dice.randint(0, 9)}


def apart(one: dict[str, Any], other: dict[str, Any]) -> float:
    """Return the distance of two control units."""
    return hypot(one["at_in"][0] - other["at_in"][0], one["at_in"][1] - other["at_in"][1])


def piece(dice: Random, number: int, width: int, depth: int) -> dict[str, Any]:
    """Return a leaning four-cornered piece of terrain away from the edges."""
    x, y = dice.uniform(6, width - 10), dice.uniform(6, depth - 10)
    along, up, lean = dice.uniform(0.5, 4), dice.uniform(0.5, 4), dice.uniform(-0.4, 0.4)
    outline = [[x, y], [x + along, y + lean], [x + along - lean, y + up + lean], [x - lean, y + up]]
    rounded = [[round(value, 2) for value in corner] for corner in outline]
    return {"id": f"piece_{number}", "type": dice.choice(KINDS), "outline_in": rounded}


def is_clear(feature: dict[str, Any], taken: list[tuple[float, float]]) -> bool:
    """Return whether a piece of terrain leaves some places free."""
    middle = [sum(corner[axis] for corner in feature["outline_in"]) / 4 for axis in range(2)]
    return all(hypot(middle[0] - x, middle[1] - y) > 4.5 for x, y in taken)
