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
from tests.referees.maneuvers.house_rules import drawn

CONTENT = Path("content")
FIGHTS = ("loading_dock", "lights_out", "hold_the_stairs")
PLAYERS = (
    ("random", "random"),
    ("heuristic", "heuristic"),
    ("random", "heuristic"),
    ("first", "first"),
    ("heuristic", "random"),
)
MODES: tuple[Mode, ...] = ("compiled", "plain")
HOMEBREWS = 60


@cache
def pack(number: int) -> Pack:
    """Return a pack upon the shipped one: number 0 is as shipped, the others are homebrews by rules of their own."""
    head = {"kind": "pack", "system": "maneuvers", "version": "1.0.0", "title": "House", "authors": ["A. Referee"]}
    found: dict[str, dict[str, Any]] = {
        "pack": {**head, "licence": "CC-BY-SA-3.0", "format": 1, "extends": "maneuvers"},
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
