"""Content by lot: what the rules allow is left alone, and no check breaks down over what nobody would write."""

import random
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.checking.checks import CRASHED, check_packs
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Event
from engine.paths import CONTENT
from tests.engine.games.infantry.any_content import absurd_trooper, any_field, any_map, any_squad, legal_trooper

MANY = 60
PACK = {
    "kind": "pack", "id": "lot", "system": "infantry", "version": "1.0.0", "title": "Lot", "authors": ["A. Tester"],
    "licence": "MIT", "format": 1, "extends": "infantry",
}  # fmt: skip


def codes_of(folder: Path, documents: list[dict[str, Any]]) -> list[str]:
    """Return the codes of all that is wrong with these documents."""
    folder.joinpath("pack.yaml").write_text(yaml.safe_dump(PACK), encoding="utf-8")
    folder.joinpath("lot.yaml").write_text(yaml.safe_dump_all(documents), encoding="utf-8")
    return [diagnostic.code for diagnostic in check_packs([folder], shelf=(CONTENT,)).diagnostics]


def test_legal_troopers_are_left_alone(tmp_path: Path) -> None:
    """Any mix of weapons in their sections, loads, four grenades and adjoining cells in any order."""
    chance = random.Random(5)

    assert codes_of(tmp_path, [legal_trooper(chance, f"any{number}") for number in range(MANY)]) == []


def test_no_check_breaks_down_over_absurd_content(tmp_path: Path) -> None:
    """Weapons that are not there, sixty cells, tunnels of one dot, zones off the map, a squad of one."""
    chance = random.Random(6)
    troopers = [absurd_trooper(chance, f"any{number}") for number in range(MANY)]
    maps = [any_map(chance, f"map{number}") for number in range(MANY // 10)]
    squads = [
        {"kind": "squad", "id": f"squad{number}", "name": "Any", "colour": "#123456", "background": "Any.",
         "leader": f"any{chance.randrange(2 * MANY)}",
         "members": [f"any{chance.randrange(2 * MANY)}" for _ in range(chance.randint(1, 24))]}
        for number in range(MANY // 4)
    ]  # fmt: skip
    scenarios = [
        {"kind": "scenario", "id": f"scenario{number}", "title": "Any", "description": "Any.",
         "dot_map": f"map{chance.randrange(MANY // 5)}",
         **{side: {"squads": [f"squad{chance.randrange(MANY // 2)}"],
                   "deploys": {axis: [chance.randint(0, 40), chance.randint(0, 40)] for axis in ("columns", "rows")}}
            for side in ("a", "b")}}
        for number in range(MANY // 4)
    ]  # fmt: skip

    codes = codes_of(tmp_path, [*troopers, *maps, *squads, *scenarios])

    assert CRASHED not in codes
    assert {"wrong-section", "armor-not-contiguous", "squad-strength", "tunnel-broken", "zone-off-map"} <= {*codes}


@pytest.mark.prove
def test_both_modes_agree_over_content_by_lot(tmp_path: Path) -> None:
    """Two heuristic players, or one against lots, with any troopers on any ground: the same rows, none refused."""
    chance = random.Random(7)
    troopers = [legal_trooper(chance, f"any{number}") for number in range(MANY // 2)]
    names = [each["id"] for each in troopers]
    squads = [any_squad(chance, f"squad{number}", names) for number in range(6)]
    fields = [any_field(chance, f"field{number}") for number in range(6)]
    assert codes_of(tmp_path, [*troopers, *squads, *fields]).count(CRASHED) == 0
    [pack] = [each for each in check_packs([tmp_path], shelf=(CONTENT,)).packs if each.manifest.id == "lot"]

    for number in range(12):
        who = (
            Participant("a", f"squad{number % 6}", "heuristic"),
            Participant("b", f"squad{(number + 1) % 6}", ("heuristic", "random")[number % 2]),
        )
        plain, compiled = (
            [*fight(pack, BattleOrder(who, None, f"field{number % 5}", number, mode)).setup.rows()]
            for mode in ("plain", "compiled")
        )
        assert plain == compiled, number
        assert [row for row in compiled if row[0] == Event.REFUSED and row[2] == codes.SIDE_A] == [], number
