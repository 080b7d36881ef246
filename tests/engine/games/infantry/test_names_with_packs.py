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
from engine.games.infantry.kernel import codes as codes_of
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


SMG: dict[str, Any] = {
    "kind": "weapon",
    "id": "smg",
    "name": "Own Gun",
    "type": "ranged",
    "section": "primary",
    "mode": "burst",
}
SMG |= {"damage": [3], "ap_cost": 2, "short_dots": 9, "long_dots": 20, "mount": True, "point_value": 10}
SOLDIER: dict[str, Any] = {
    "kind": "trooper",
    "id": "soldier",
    "name": "Soldier",
    "role": "any",
    "primary": "smg",
    "secondary": "pistol",
}
SOLDIER |= {"grenades": {"hand_grenade": 2, "smoke_grenade": 1}, "melee": "bayonet"}
THEIRS: dict[str, Any] = {"primary": "infantry:smg", "secondary": "infantry:pistol", "melee": "infantry:bayonet"}
THEIRS |= {"grenades": {"infantry:hand_grenade": 2, "infantry:smoke_grenade": 1}}
ROCKETS: dict[str, Any] = {
    "primary": "rocket_launcher",
    "extra_ammunition": ["rocket_launcher"],
    "secondary": "pistol",
    "grenades": {},
}


def carried(folder: Path, *documents: dict[str, Any]) -> list[tuple[str, int]]:
    """Return the names of what the first of a squad of soldiers carries in battle, and how many rounds of it."""
    folder.joinpath("extra.yaml").write_text(yaml.safe_dump_all(documents), "utf-8")
    pack, codes = checked(folder, "section_leader", ["soldier", "section_leader", *["recruit"] * 6])
    order = BattleOrder((Participant("a", "own"), Participant("b", "breach_party")), None, "millford", 4)
    prepared = PreparedPack(pack)
    forces = set_up_battle(prepared, order, Game()).game.forces
    assert codes == []
    weapons = [*(weapon.name for weapon in prepared.weapons), "fists"]
    held = zip(forces.weapon[: codes_of.SLOTS], forces.rounds[: codes_of.SLOTS], strict=True)
    return [(weapons[number], rounds) for number, rounds in held if number != codes_of.NOBODY]


def test_a_weapon_with_the_pack_in_its_name_is_carried(tmp_path: Path) -> None:
    """IN.EXP.4 to IN.EXP.10: gun, pistol, blade and grenades are those of the soldier whose names are plain."""
    plain = carried(tmp_path, SOLDIER)
    assert [name for name, _ in plain] == ["SMG", "Pistol", "Bayonet", "Hand Grenade", "Smoke Grenade"]

    assert carried(tmp_path, SOLDIER | THEIRS) == plain


def test_a_weapon_that_an_own_one_hides_is_carried_by_its_full_name(tmp_path: Path) -> None:
    """`smg` is the gun of the pack itself, and `infantry:smg` that of the pack below."""
    names = [carried(tmp_path, SMG, SOLDIER | {"primary": name})[0][0] for name in ("smg", "infantry:smg")]

    assert names == ["Own Gun", "SMG"]


@pytest.mark.parametrize("extra", ["rocket_launcher", "infantry:rocket_launcher"])
def test_extra_ammunition_is_for_the_weapon_under_either_name(extra: str, tmp_path: Path) -> None:
    """IN.EXP.10: who carries a launcher and its ammunition has the same rounds, whichever of the two has the pack."""
    plain = carried(tmp_path, SOLDIER | ROCKETS)
    other = "infantry:rocket_launcher" if extra == "rocket_launcher" else "rocket_launcher"

    assert carried(tmp_path, SOLDIER | ROCKETS | {"primary": other, "extra_ammunition": [extra]}) == plain
