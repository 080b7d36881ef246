"""Checks of Battlesuit on documents that nobody would write: they find what they find, and never break down."""

from random import Random
from typing import Any

import pytest

from engine.checking.checks import CRASHED, document_findings
from engine.paths import CONTENT
from schemas.base import Document
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Edge, OptionalRule, Terrain, Work
from schemas.packs.packs import Loaded, Pack, read_packs
from schemas.reading.text import read_text

[BASE] = read_packs([CONTENT / "battlesuit"]).packs
[NOWHERE] = read_text(b"kind: pack").documents
PANELS = [loaded.id for loaded in BASE.of_kind("map_panel")]
SOLDIERS = [loaded.id for loaded in BASE.of_kind("soldier_card")]
UNITS = [loaded.id for loaded in BASE.of_kind("unit_card")]


def point(random: Random) -> str:
    """A point of any panel, one that lies on no map among them."""
    return f"{random.choice('ABCDEFGHIJXZ')}-{random.choice('ABCDEFGHIJKLMNOPQ')}-{random.randint(1, 35):02}"


def any_map(random: Random) -> dict[str, Any]:
    wide, high = random.choice(((1, 1), (2, 1), (1, 2), (2, 2), (3, 3), (5, 2)))
    panels = random.sample(PANELS, wide * high)
    rows = [[{"panel": panels.pop(), "rotation": random.choice((0, 180))} for _ in range(wide)] for _ in range(high)]
    works = [{"at": point(random), "work": random.choice([*Work]).value} for _ in range(random.randint(0, 3))]
    tiles = [{"at": point(random), "terrain": random.choice([*Terrain]).value} for _ in range(random.randint(0, 2))]
    return {"kind": "battle_map", "id": "any_map", "title": "Any", "layout": rows, "works": works, "tiles": tiles}


def any_force(random: Random, name: str) -> dict[str, Any]:
    squads = [
        {
            "name": "Squad",
            "soldiers": [some(random, SOLDIERS) for _ in range(random.randint(0, 5))],
            "units": [some(random, UNITS) for _ in range(random.randint(0, 5))],
        }
        for _ in range(random.randint(1, 4))
    ]
    return {
        "kind": "force",
        "id": name,
        "title": name,
        "budget": random.choice((0, 1, 60, 120, 9999)),
        "squads": squads,
    }


def some(random: Random, cards: list[str]) -> dict[str, Any]:
    return {"card": random.choice(cards), "count": random.choice((1, 2, 5, 99))}


def any_scenario(random: Random) -> dict[str, Any]:
    holding = random.random() < 0.4
    deployed = {"how": "deploys", "depth_points": random.choice((1, 9, 200)), "around": [point(random)]}
    deployed |= {"hidden": random.random() < 0.5, "radius_points": random.choice((0, 3))}
    placings = [
        {**deployed, "edge": random.choice([*Edge]).value, "friendly_edges": []},
        {"how": "enters", "edges": ["north"], "friendly_edges": ["north"]},
    ]
    special = [
        {"type": "optional_rule", "rule": random.choice((OptionalRule.HIDDEN_SET_UP, OptionalRule.MINES)).value},
        {"type": "mines", "side": "red", "explosive": random.randint(0, 9), "dummies": random.randint(0, 20)},
        {"type": "tall_building", "at": point(random), "storeys": 1},
    ]
    who = {"side": random.choice(("red", "blue")), "soldiers": [some(random, SOLDIERS)], "units": [some(random, UNITS)]}
    apart = [{**deployed, "edge": "west", **who}, {"how": "enters", "edges": ["east"], "turn": 9, **who}]
    return {
        "kind": "scenario",
        "id": "any_scenario",
        "title": "Any",
        "description": "Any.",
        "map": "any_map",
        "turns": 1,
        "type": "holding_action" if holding else random.choice(("meeting_engagement", "custom")),
        "size": random.choice(("standard", "large", "custom")),
        **({"attacker": random.choice(("red", "blue"))} if holding else {}),
        "forces": {"red": "red_force", "blue": "blue_force"},
        "setup": {
            "red": random.choice(placings),
            "blue": random.choice(placings),
            "detachments": random.sample(apart, random.randint(0, 2)),
        },
        "special_rules": random.sample(special, random.randint(0, 3)),
        "victory": [
            {"type": "occupation", "side": "red", "at": [point(random)], "vp_each": 1},
            {"type": "destruction", "side": "blue", "soldiers": [random.choice(SOLDIERS)]},
            {"type": "exit", "side": "blue", "edges": [random.choice([*Edge]).value]},
            {"type": "target", "side": "red", "target": "nobody", "fate": "brought_off", "vp": 1},
        ],
    }


def loaded(model: Document) -> Loaded:
    return Loaded(model.kind, model.id, model, {}, BASE.folder / "any.yaml", NOWHERE.places, "any")


@pytest.mark.parametrize("seed", range(24))
def test_no_document_breaks_a_check(seed: int) -> None:
    """Forces of hundreds, points beside the map and budgets of nothing are judged like any other."""
    random = Random(seed)
    documents = (
        loaded(BattleMap.model_validate(any_map(random))),
        loaded(Force.model_validate(any_force(random, "red_force"))),
        loaded(Force.model_validate(any_force(random, "blue_force"))),
        loaded(Scenario.model_validate(any_scenario(random))),
    )
    pack = Pack(BASE.manifest, BASE.folder, documents, BASE, (), BASE.rules)

    findings = [finding for document in documents for finding in document_findings(document, pack)]

    assert [finding for finding in findings if finding.code == CRASHED] == []
    assert all(finding.hint and finding.rule for finding in findings)
