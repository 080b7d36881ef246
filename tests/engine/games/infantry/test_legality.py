"""The table of squads: who is in them, what they cost, and whether they are legal."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.checking.checks import check_packs
from engine.games.infantry.points import squads
from engine.paths import CONTENT
from schemas.packs.drafts import Memory
from schemas.packs.gather import Gatherer
from tests.engine.games.infantry.test_any_content import PACK

READ = Memory()
SQUAD = {
    "kind": "squad", "id": "own", "name": "Own", "colour": "#123456", "background": "Any.", "leader": "section_leader",
    "members": ["section_leader", *["recruit"] * 6, "moss"],
}  # fmt: skip
MOSS = {"kind": "trooper", "id": "moss", "name": "Moss", "role": "any", "primary": "rifle"}


@pytest.mark.parametrize(
    ("squad", "trooper", "row"),
    [
        ({}, {}, ("Section Leader, 6 Recruit, Moss", str(252 + 6 * 116 + 136), "1750", "yes")),
        ({}, {"leadership": 1}, ("Section Leader, 6 Recruit, Moss", str(252 + 6 * 116 + 151), "1750", "yes")),
        ({}, {"primary": "pistol"}, ("Section Leader, 6 Recruit, Moss", str(252 + 6 * 116 + 102), "1750", "no")),
        ({}, {"armor": "plate"}, ("Section Leader, 6 Recruit", "948", "1750", "no")),
        ({"members": ["section_leader", *["recruit"] * 7]}, {}, ("Section Leader, 7 Recruit", "1064", "1750", "yes")),
        ({"members": ["section_leader", *["recruit"] * 6]}, {}, ("Section Leader, 6 Recruit", "948", "1750", "no")),
        ({"members": ["section_leader", *["rocketeer"] * 7]}, {},
         ("Section Leader, 7 Rocketeer", str(252 + 7 * 537), "1750", "no")),
    ],
)  # fmt: skip
def test_a_squad_is_legal_with_all_its_cards(
    squad: dict[str, Any], trooper: dict[str, Any], row: tuple[str, ...], tmp_path: Path
) -> None:
    """IN.HOUSE.8: a pistol as a primary, armour that is not there, one too few; leadership is no fault."""
    tmp_path.joinpath("pack.yaml").write_text(yaml.safe_dump(PACK), "utf-8")
    tmp_path.joinpath("own.yaml").write_text(yaml.safe_dump_all([SQUAD | squad, MOSS | trooper]), "utf-8")
    [pack] = check_packs([tmp_path], shelf=(CONTENT,), gatherer=Gatherer(memory=READ)).packs

    assert {name: rest for name, *rest in squads(pack)}["Own"] == [*row]
