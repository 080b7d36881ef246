"""Battles for the referee: fought in public, and handed over as the rows of their logs."""

import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from schemas.packs.packs import Pack, read_packs

Rows = list[dict[str, Any]]
CONTENT = Path("content")
SEATS = ("south_west", "north_west", "north_east", "south_east")
LEVELS = {"first_blood": 2, "rush_hour": 4, "three": 3, "linked": 3}
MOBS = ("rust_saints", "night_shift", "glass_dogs", "tar_street_choir", "odd_lot")
PLAYERS = (
    ("heuristic",),
    ("random",),
    ("first", "random"),
    ("random", "heuristic", "random"),
    ("first",),
    ("heuristic", "first"),
    ("first", "random"),
    ("random", "first", "random"),
)
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {},
    {
        "movement": {"base_in": 13, "stamina_in": 2, "charge_in": 2, "dazed_in": 3, "follow_on_share": 0.8},
        "shooting": {"run_modifier": -2, "charge_modifier": 0, "dazed_modifier": -2},
        "hold": {"shots": 3},
        "mobbing": {"miss_limit": 3},
        "red": {"fire": "each", "outside_on": [1, 2, 3], "arc_deg": 120, "range_in": 10},
        "turn": {"initiative": "lowest", "pulses_per_phase": 2},
        "arc": {"front_deg": 120},
    },
    {
        "game": {"mode": "campaign", "turns_per_player": 2},
        "effect": {"method": "grid"},
        "to_hit": {"formula": "flat", "least": 2, "most": 8},
        "ammo": {"roll_when": "failed_shot"},
        "combat": {"run_bonus": "flat", "run_step": 2, "strikes_most": 6, "charge_grit": 2, "dazed_reply_modifier": -2},
        "red": {"first_fatality": False, "inner_on": [1, 2, 3, 4, 5]},
        "team": {"double_team_in": 9, "mob_run_in": 4, "mob_run_coherency": "all_pairs"},
        "victory": {"last_turn_test": "after_recovery", "last_turn_measure": "spire", "tie": "draw"},
    },
    {
        "dice": {"sides": 12},
        "direction": {"step_deg": 30, "about_on": [1, 2, 3]},
        "dazed": {"toughness_modifier": -2, "toughness_floor": 1},
        "double_tap": {"second_modifier": 2, "sum_toughness": "current"},
        "control": {"disabled_modifier": -2, "red_line": "ocz_outer"},
        "blink": {"cell": "far_edge"},
        "mobbing": {"run_begins": "first_strike"},
        "pulse": {"geometry": "line"},
        "turn": {"initiative_tie": "seating"},
        "to_hit": {"modifier_stage": "before_formula"},
    },
)
GOALS = ["keychip_to_spire", "last_mob", "closest_to_keychip"]
STATS = {"stamina": 5, "grit": 5, "toughness": 5, "shooting": 6, "combat": 5}
UNITS: dict[str, list[str]] = {
    "bomber": ["frag_grenade", "snub_pistol"],
    "marksman": ["sniper_rifle", "knife"],
    "brawler": ["fire_axe", "knife"],
    "twin": ["machine_pistol", "sawn_shotgun", "shock_baton"],
}


def documents(rules: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return a pack upon the shipped one: rules of the house, two levels for three, and a Mob of odd weapons."""
    level = {"kind": "level", "briefing": "Go.", "players": 3, "control_zone": "market_of_wires", "ways_to_win": GOALS}
    pack = {"kind": "pack", "system": "survive", "version": "1.0.0", "title": "House", "authors": ["A. Referee"]}
    units = {name: {"kind": "unit", "name": name.title(), **STATS, "weapons": arms} for name, arms in UNITS.items()}
    mob = {"kind": "mob", "name": "Odd Lot", "colour": "#336699", "background": "All sorts."}
    return {
        "house": {**pack, "licence": "MIT", "format": 1, "extends": "survive"},
        "rules": {"kind": "rules", "title": "House rules", **rules},
        "three": {**level, "title": "Three"},
        "linked": {**level, "title": "Linked", "mode": "campaign", "turns": 4},
        "odd_lot": {**mob, "units": ["bomber", "bomber", "marksman", "brawler", "twin"]},
        **units,
    }


@cache
def pack(number: int) -> Pack:
    """Return the pack with the house rules of a number."""
    with TemporaryDirectory() as folder:
        for name, each in documents(HOUSE_RULES[number]).items():
            data = {"id": name, **each}
            file = Path(folder, "pack.yaml" if name == "house" else f"{name}.yaml")
            file.write_text(yaml.safe_dump(data, sort_keys=False), encoding="utf-8")
        found = {each.manifest.id: each for each in read_packs([Path(folder)], shelf=(CONTENT,)).packs}
        return found["house"]


def house_rules(seed: int) -> int:
    """Return the number of the house rules of a seed: every other battle is fought as ruled."""
    return 0 if seed % 2 else seed // 2 % len(HOUSE_RULES)


@cache
def log(seed: int) -> str:
    """Return the log of the battle of a seed, which also names its level, Mobs, players and rules."""
    level = [*LEVELS][seed // 2 % len(LEVELS)] if seed % 3 else ("rush_hour", "first_blood")[seed % 2]
    seats = {2: (SEATS[0], SEATS[2]), 3: SEATS[:3], 4: SEATS}[LEVELS[level]]
    players = PLAYERS[seed // 3 % len(PLAYERS)]
    seated = tuple(
        Participant(seat, MOBS[(seed + 2 * at) % len(MOBS)], players[at % len(players)])
        for at, seat in enumerate(seats)
    )
    return fight(pack(house_rules(seed)), BattleOrder(seated, level, None, seed)).jsonl()


def rows(seed: int) -> Rows:
    """Return the rows of the battle of a seed, the header first; they may be changed."""
    return [json.loads(line) for line in log(seed).splitlines()]
