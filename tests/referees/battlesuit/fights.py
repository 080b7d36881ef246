"""Battles for the referee: fought in public, and handed over as the rows of their logs.

The seed names the scenario, the players and which of the optional rules are in play.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.words import OptionalRule
from schemas.packs.packs import Loaded, Pack, read_packs

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
SCENARIOS = (
    "market_day",
    "static",
    "crossroads",
    "the_ashgarth_line",
    "night_wade",
    "the_pathfinder",
    "ransom_road",
    "three_chimneys",
    "six_fields",
    None,
)
SWITCHES = tuple(each.value for each in OptionalRule)
# What an option asks for beside being in play, where a scenario does not say it.
EXTRAS: dict[str, tuple[dict[str, Any], ...]] = {
    "improved_detection": ({"type": "improved_detection", "side": "red"},),
    "marines": ({"type": "marines", "side": "red", "cards": ["front_line", "assault"]},),
    "mines": (
        {
            "type": "mines",
            "side": "blue",
            "explosive": 3,
            "nuclear": 1,
            "dummies": 8,
            "edge": "north",
            "depth_points": 9,
        },
    ),
}
MOST_TURNS = 4
VARIANTS = 3
TURNED = 3


@cache
def shipped() -> Pack:
    """Return the shipped pack of Battlesuit."""
    packs = {pack.manifest.id: pack for pack in read_packs([Path("content")]).packs}
    return packs["battlesuit"]


@cache
def packed(variant: int) -> Pack:
    """Return the pack with scenarios of other optional rules: variant 0 as written, else some switches turned."""
    return replace(shipped(), documents=tuple(_varied(each, variant) for each in shipped().documents))


def _varied(document: Loaded, variant: int) -> Loaded:
    if variant == 0 or not isinstance(document.model, Scenario):
        return document
    written = document.model.model_dump(mode="json", exclude_defaults=True)
    rules = written["special_rules"]
    for turned in range(TURNED):
        at = TURNED * (variant + VARIANTS * SCENARIOS.index(document.id)) + turned
        rules = _switched(rules, SWITCHES[at % len(SWITCHES)])
    varied = {**written, "special_rules": rules, "turns": min(written["turns"], MOST_TURNS)}
    if "hidden_set_up" not in {each.get("rule") for each in rules}:
        varied["setup"] = _open(varied["setup"])
    return replace(document, model=Scenario.model_validate(varied))


def _open(setup: dict[str, Any]) -> dict[str, Any]:
    """Return a set-up in which nobody is hidden."""
    detachments = [{**each, "hidden": False} if "hidden" in each else each for each in setup.get("detachments", ())]
    sides = {side: {key: value for key, value in setup[side].items() if key != "hidden"} for side in ("red", "blue")}
    return {**setup, **sides, "detachments": detachments}


def _switched(rules: list[dict[str, Any]], switch: str) -> list[dict[str, Any]]:
    """Return special rules with an optional rule switched off if it was on, else on."""
    without = [each for each in rules if each.get("rule") != switch]
    if len(without) < len(rules):
        return [each for each in without if each["type"] != switch]
    said = {each["type"] for each in rules}
    extras = [each for each in EXTRAS.get(switch, ()) if each["type"] not in said]
    return [*without, {"type": "optional_rule", "rule": switch}, *extras]


def variant_of(seed: int) -> int:
    """Return which variant of the pack a seed is fought with."""
    return seed // len(SCENARIOS) % VARIANTS


@lru_cache(maxsize=40)
def log(seed: int) -> str:
    """Return the log of the battle of a seed as `battle --log` writes it."""
    return fought(seed, {})


def fought(seed: int, changes: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the log of the battle of a seed, with some parameters of the rules changed."""
    scenario = SCENARIOS[seed % len(SCENARIOS)]
    players = PLAYERS[(seed + seed // len(SCENARIOS)) % len(PLAYERS)]
    seated = zip(("red", "blue"), players, strict=True)
    order = BattleOrder(
        tuple(Participant(seat, player=player) for seat, player in seated), scenario=scenario, seed=seed
    )
    pack = packed(variant_of(seed))
    return fight(replace(pack, rules=_ruled(pack, changes)), order).jsonl()


def _ruled(pack: Pack, changes: Mapping[str, Mapping[str, Any]]) -> Rules:
    assert isinstance(pack.rules, Rules)
    plain = pack.rules.model_dump(mode="json")
    return Rules.model_validate({**plain, **{group: {**plain[group], **each} for group, each in changes.items()}})


def rows(seed: int) -> Rows:
    """Return the rows of the battle of a seed, the header first; they may be changed."""
    return [json.loads(line) for line in log(seed).splitlines()]
