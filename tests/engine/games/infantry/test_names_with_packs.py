"""A trooper may be named with the pack it is from: it is the same trooper, and leads as before."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.checking.checks import check_packs
from engine.games.infantry.battle.prepared import PreparedPack
from engine.games.infantry.battle.set_up import set_up_battle
from engine.games.infantry.kernel.records import Game
from engine.paths import CONTENT
from schemas.packs.drafts import Memory
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Pack
from tests.engine.games.infantry.test_any_content import PACK

READ = Memory()
OTHERS = ["gunner", "grenadier", *["rifleman"] * 4, "scout"]


def checked(folder: Path, leader: str, members: list[str]) -> tuple[Pack, list[str]]:
    """Return a pack with a squad of these, and the codes of what is wrong with it."""
    squad: dict[str, Any] = {"kind": "squad", "id": "own", "name": "Own", "colour": "#123456", "background": "Any."}
    squad |= {"leader": leader, "members": members}
    folder.joinpath("pack.yaml").write_text(yaml.safe_dump(PACK), "utf-8")
    folder.joinpath("own.yaml").write_text(yaml.safe_dump(squad), "utf-8")
    found = check_packs([folder], shelf=(CONTENT,), gatherer=Gatherer(memory=READ))
    return found.packs[0], [each.code for each in found.diagnostics]


@pytest.mark.parametrize(
    ("leader", "members"),
    [
        ("section_leader", ["infantry:section_leader", *OTHERS]),
        ("infantry:section_leader", ["section_leader", *OTHERS]),
        ("infantry:section_leader", ["infantry:section_leader", *OTHERS]),
    ],
)
def test_a_leader_with_the_pack_in_its_name_leads(leader: str, members: list[str], tmp_path: Path) -> None:
    """IN.MOR.4: nothing is wrong, and the battle is that of the squad whose names are plain."""
    order = BattleOrder((Participant("a", "own"), Participant("b", "breach_party")), None, "millford", 4)
    plain, _ = checked(tmp_path, "section_leader", ["section_leader", *OTHERS])
    rows = [*fight(plain, order).setup.rows()]
    forces = set_up_battle(PreparedPack(plain), order, Game()).game.forces
    assert (forces.leads[0], forces.leadership[0]) == (1, 2)

    pack, codes = checked(tmp_path, leader, members)

    assert codes == []
    assert [*fight(pack, order).setup.rows()] == rows
    there = set_up_battle(PreparedPack(pack), order, Game()).game.forces
    assert [*there.leads] == [*forces.leads]
    assert [*there.leadership] == [*forces.leadership]


def test_the_same_leader_twice_is_noticed_under_either_name(tmp_path: Path) -> None:
    """IN.GAP.41: one trooper under two names leads the squad twice."""
    _, codes = checked(tmp_path, "section_leader", ["section_leader", "infantry:section_leader", *OTHERS[:-1]])

    assert "duplicate-leader" in codes
