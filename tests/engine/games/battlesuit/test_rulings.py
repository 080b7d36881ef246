"""Rulings that a pack changes: the same document, judged otherwise."""

from pathlib import Path

import pytest

from engine.checking.checks import check_packs
from engine.games.battlesuit.maps.battlefield import chart_of, stronger
from schemas.models.battlesuit.rules.terrain import TerrainRules

EXAMPLES = Path("tests/engine/checking/examples/good")
PACK = """\
kind: pack
id: tested
system: battlesuit
version: 1.0.0
title: Tested
authors: [A. Tester]
licence: MIT
format: 1
"""
HOUSE = "---\nkind: rules\nid: house\ntitle: House\n"
CHANGES = (
    ("wrong-number-of-dummies", HOUSE + "blast: {mine_dummies_per_live: 3}\n"),
    ("wrong-squad-size", HOUSE + "squad: {squad_size: {min: 6, max: 9}}\n"),
    ("wrong-squad-size", HOUSE + "squad: {squad_size: {min: 5, max: 9, besides_commander: false}}\n"),
    ("unusual-pool", "  attacker_pool: 140\n"),
    ("unusual-pool", "  defender_pool: 90\n"),
    ("two-commanders-in-squad", HOUSE + "leader: {commander_max_per_squad: 0}\n"),
    ("out-of-letters", HOUSE + "force: {max_armored: 19}\n"),
    ("too-many-drones", HOUSE + "force: {drone_limits: {total: 8}}\n"),
)


@pytest.mark.parametrize(("code", "change"), CHANGES)
def test_a_document_that_passes_as_ruled_fails_when_the_ruling_changes(code: str, change: str, tmp_path: Path) -> None:
    """What is asked for stands in the rules document, not in the check."""
    text = (EXAMPLES / f"{code}.yaml").read_text(encoding="utf-8")
    for name, document in {"pack": PACK, "tested": text + change}.items():
        (tmp_path / f"{name}.yaml").write_text(document, encoding="utf-8")

    assert code in {diagnostic.code for diagnostic in check_packs([tmp_path]).diagnostics}


def test_water_that_nobody_may_enter_is_the_stronger_terrain() -> None:
    """Passable water costs 3 points to enter and marsh 2; better cover decides among what costs the same."""
    assert chart_of(TerrainRules())["water"].enter_mp is None
    assert chart_of(TerrainRules(water_passable=True))["water"].enter_mp == 3
    assert stronger(("marsh", "water"), chart_of(TerrainRules())) == "water"
