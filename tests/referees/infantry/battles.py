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
from tests.referees.infantry.homebrew import documents
from tests.referees.infantry.house_rules import drawn

CONTENT = Path("content")
SHIPPED = ("the_ford", "karst_hill", "night_swim", None)
LOTS = ("lot_0", "lot_1")
PLAYERS = (
    ("heuristic", "heuristic"),
    ("random", "random"),
    ("first", "first"),
    ("heuristic", "random"),
    ("random", "heuristic"),
)
HOMEBREWS = 75
EVERY_SHIPPED, EVERY_PLAIN = 4, 25
LONGEST = 12


@cache
def pack(number: int) -> Pack:
    """Return a pack upon the shipped one: number 0 is as shipped, the others are homebrews by rules of their own."""
    head = {"kind": "pack", "system": "infantry", "version": "1.0.0", "title": "House", "authors": ["A. Referee"]}
    found: dict[str, dict[str, Any]] = {
        "pack": {**head, "licence": "CC-BY-4.0", "format": 1, "extends": "infantry"},
        "rules": {"kind": "rules", "title": "House rules", **drawn(number)},
        **(documents(number) if number else {}),
    }
    with TemporaryDirectory() as folder:
        for name, data in found.items():
            text = yaml.safe_dump({"id": name, **data}, sort_keys=False)
            Path(folder, f"{name}.yaml").write_text(text, encoding="utf-8")
        packs = {each.manifest.id: each for each in read_packs([Path(folder)], shelf=(CONTENT,)).packs}
        return packs["pack"]


def number_of(seed: int) -> int:
    """Return the number of the pack of a seed: every fourth battle is fought as shipped."""
    return 0 if seed % EVERY_SHIPPED == 0 else 1 + seed % HOMEBREWS


def pack_of(seed: int) -> Pack:
    """Return the pack of a seed."""
    return pack(number_of(seed))


@lru_cache(maxsize=240)
def log(seed: int) -> str:
    """Return the log of the battle of a seed, which also names its pack, scenario, players and mode."""
    round_ = seed // EVERY_SHIPPED
    places = SHIPPED if seed % 2 == 0 else LOTS
    scenario = places[round_ % len(places)]
    forces = (None, None) if scenario else ("third_section", "ridge_watch")
    seated = (
        Participant("a", forces[0], player=PLAYERS[round_ % len(PLAYERS)][0]),
        Participant("b", forces[1], player=PLAYERS[round_ % len(PLAYERS)][1]),
    )
    mode: Mode = "plain" if seed % EVERY_PLAIN == 1 else "compiled"
    battle_map = None if scenario else "karst_hill"
    return fight(pack_of(seed), BattleOrder(seated, scenario, battle_map, seed, mode)).jsonl()


def rows(seed: int) -> Rows:
    """Return the rows of the battle of a seed, the header first; they may be changed."""
    return [json.loads(line) for line in log(seed).splitlines()]
