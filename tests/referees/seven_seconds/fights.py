"""Battles for the referee: fought in public, and handed over as the rows of their logs."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from schemas.packs.packs import Pack, read_packs

Rows = list[dict[str, Any]]
PLAYERS = (
    ("first", "first"),
    ("random", "random"),
    ("first", "random"),
    ("random", "first"),
    ("first", "heuristic"),
    ("random", "random"),
    ("heuristic", "heuristic"),
    ("random", "first"),
)


@cache
def shipped() -> Pack:
    """Return the shipped pack of 7 Seconds."""
    packs = {pack.manifest.id: pack for pack in read_packs([Path("content")]).packs}
    return packs["seven_seconds"]


@cache
def log(seed: int) -> str:
    """Return the log of the battle of a seed as `battle --log` writes it; the seed also names the players."""
    seated = zip(("red", "blue"), PLAYERS[seed % len(PLAYERS)], strict=True)
    order = BattleOrder(tuple(Participant(seat, player=player) for seat, player in seated), seed=seed)
    return fight(shipped(), order).jsonl()


def rows(seed: int) -> Rows:
    """Return the rows of the battle of a seed, the header first; they may be changed."""
    return [json.loads(line) for line in log(seed).splitlines()]
