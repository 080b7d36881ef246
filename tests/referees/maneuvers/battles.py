"""Battles for the referee: fought in public, and handed over as the rows of their logs."""

import json
from functools import cache, lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Mode, Participant
from schemas.packs.packs import Pack, read_packs
from tests.referees.falsifying import Rows
from tests.referees.maneuvers.homebrew import documents

CONTENT = Path("content")
FIGHTS = ("loading_dock", "lights_out", "hold_the_stairs")
PLAYERS = (("random", "random"),)
MODES: tuple[Mode, ...] = ("compiled", "plain")
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {},
    {
        "advantage": {"stacking": "once"},
        "total": {"floor": -2, "edge_needed": False, "points_floor": 5},
        "order": {"ties": "squad", "each_round": True},
        "hiding": {
            "disadvantage": 2,
            "exposed_advantage": 2,
            "snipe_needs_ready": False,
            "exposure_ends_by_use": False,
        },
        "late": {"from_round": 2, "casualty_at_most": 5, "tie_fails": True, "total_at": "before_effect"},
        "end": {"concede_edge": 12, "concede_from_round": 2, "clear_edge": 4, "decisive_edge": 9},
        "check": {"several": "first"},
    },
    {
        "dice": {"action": 8, "initiative": 4, "points": 4, "check": 10},
        "hiding": {"ends_by_moving": False, "exposure_ends_by_moving": False, "exposure_waives": False},
        "observing": {"flag_until": "fight_end", "flag_advantage": 2, "extra": "effect_only"},
        "lasting": {"ends": "end", "lost_action_counts": False, "aid_stacks": True},
        "damage": {"casualty_times": 3, "tier_replaces": False},
        "late": {"from_round": 1, "opposing_fails": False},
        "end": {"concede_edge": None, "rounds": 6},
        "check": {"escaped_too": False},
    },
    {
        "opposing": {"after_lost_action": False, "against": "target"},
        "observing": {"observer_until": "next_action"},
        "escape": {"points": 4, "takes_action": False},
        "order": {"alternation": "running"},
        "end": {"rounds": 12},
    },
)
HOMEBREWS = 12


@cache
def pack(number: int) -> Pack:
    """Return a pack upon the shipped one: number 0 is as ruled, the others are homebrews by house rules in turn."""
    head = {"kind": "pack", "system": "maneuvers", "version": "1.0.0", "title": "House", "authors": ["A. Referee"]}
    found = {
        "pack": {**head, "licence": "CC-BY-SA-3.0", "format": 1, "extends": "maneuvers"},
        "rules": {"kind": "rules", "title": "House rules", **HOUSE_RULES[number % len(HOUSE_RULES)]},
        **(documents(number) if number else {}),
    }
    with TemporaryDirectory() as folder:
        for name, data in found.items():
            text = yaml.safe_dump({"id": name, **data}, sort_keys=False)
            Path(folder, f"{name}.yaml").write_text(text, encoding="utf-8")
        packs = {each.manifest.id: each for each in read_packs([Path(folder)], shelf=(CONTENT,)).packs}
        return packs["pack"]


def number_of(seed: int) -> int:
    """Return the number of the pack of a seed: every third fight is fought as shipped."""
    return 0 if seed % 3 == 0 else 1 + seed // 3 % HOMEBREWS


def pack_of(seed: int) -> Pack:
    """Return the pack of a seed."""
    return pack(number_of(seed))


@lru_cache(maxsize=40)
def log(seed: int) -> str:
    """Return the log of the battle of a seed, which also names its pack, fight, players and mode."""
    scenario = FIGHTS[seed // 3 % len(FIGHTS)] if seed % 3 != 1 else "meeting"
    players = PLAYERS[seed // 3 % len(PLAYERS)]
    seated = tuple(Participant(seat, player=player) for seat, player in zip(("a", "b"), players, strict=True))
    mode = MODES[seed % 16 == 5]
    return fight(pack_of(seed), BattleOrder(seated, scenario, None, seed, mode)).jsonl()


def rows(seed: int) -> Rows:
    """Return the rows of the battle of a seed, the header first; they may be changed."""
    return [json.loads(line) for line in log(seed).splitlines()]
