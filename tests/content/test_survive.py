import json
import re
from collections import Counter
from itertools import combinations
from math import hypot

import pytest

from engine.checking.checks import check_packs
from engine.games.survive.rules.places import posts
from engine.paths import CONTENT
from schemas.base import Document
from schemas.models.rulebook import Rulebook
from schemas.models.survive.force import Mob, Unit, Weapon
from schemas.models.survive.place import ControlZone, Level
from schemas.models.survive.rules import Rules
from schemas.packs.packs import Pack

RULE_COUNTS = {
    "SEQ": 8, "MOV": 15, "SHT": 7, "EFF": 7, "AMM": 3, "DAZ": 6, "FCH": 7, "RCH": 8, "MOB": 4, "RES": 6, "REC": 3,
    "RED": 7, "CTL": 9, "CAP": 5, "GAM": 1, "VIC": 4,
}  # fmt: skip
"""The areas of the rule catalogue and their numbers of rules: 100 in all."""
RULINGS, HOUSE = 52, 9

WEAPONS = {
    "snub_pistol": (1, 4, 3, 1, 9, 10), "heavy_pistol": (1, 5, 5, 2, 8, 12), "machine_pistol": (1, 5, 6, 2, 6, 10),
    "sawn_shotgun": (1, 7, 5, 2, 5, 6), "smg": (2, 5, 4, 2, 7, 15), "assault_rifle": (2, 6, 5, 3, 8, 24),
    "pump_shotgun": (2, 7, 4, 3, 7, 9), "sniper_rifle": (2, 8, 7, 4, 8, 36),
    "light_support_gun": (2, 8, 6, 5, 7, 24), "autocannon": (2, 9, 8, 6, 6, 30), "frag_grenade": (1, 6, 4, 1, 4, 8),
    "fists": (1, 3, 1, 0, None, None), "knife": (1, 4, 2, 0, None, None), "machete": (1, 5, 4, 1, None, None),
    "shock_baton": (1, 6, 5, 1, None, None), "fire_axe": (2, 7, 6, 2, None, None),
    "chain_blade": (2, 8, 7, 3, None, None),
}  # fmt: skip
"""The house weapons: hands, Power, Difficulty, weight, ammo and range."""

UNITS = {
    "boss": (4, 6, 5, 6, 6), "gunner": (3, 4, 5, 6, 4), "bruiser": (3, 7, 6, 3, 7), "runner": (6, 5, 4, 5, 5),
    "ganger": (4, 4, 4, 5, 5),
}  # fmt: skip
"""The house profiles: Stamina, Grit, Toughness, Shooting and Combat."""

CONTROL_COUNTS = {
    2: {"prime_cu": 1, "cu": 2, "rip_saw": 1, "buzz_saw": 1},
    3: {"prime_cu": 1, "cu": 3, "rip_saw": 1, "buzz_saw": 1, "hack_saw": 1},
    4: {"prime_cu": 1, "cu": 4, "rip_saw": 1, "buzz_saw": 2, "hack_saw": 1},
}
"""SV.GAP.3, by the number of players."""


@pytest.fixture(scope="module")
def pack() -> Pack:
    [pack] = check_packs([CONTENT / "survive"]).packs
    return pack


def models(pack: Pack, kind: str) -> list[Document]:
    return [loaded.model for loaded in pack.of_kind(kind)]


def book_of(pack: Pack) -> Rulebook:
    [book] = models(pack, "rulebook")
    assert isinstance(book, Rulebook)
    return book


def test_nothing_is_wrong_with_it() -> None:
    """The sample content is an example to authors: it has no errors and no warnings."""
    assert check_packs([CONTENT / "survive"]).diagnostics == ()


def test_there_is_enough_to_play(pack: Pack) -> None:
    """Four Mobs, three boards for two, three and four players, and two levels."""
    assert len(models(pack, "mob")) == 4
    boards = [board for board in models(pack, "control_zone") if isinstance(board, ControlZone)]
    assert sorted(len(board.corners) for board in boards) == [2, 3, 4]
    assert sorted(level.players for level in models(pack, "level") if isinstance(level, Level)) == [2, 3, 4]


def test_weapons_and_units_are_those_of_the_house_tables(pack: Pack) -> None:
    """Every value of the 17 weapons and the five profiles."""
    weapons = [weapon for weapon in models(pack, "weapon") if isinstance(weapon, Weapon)]
    units = [unit for unit in models(pack, "unit") if isinstance(unit, Unit)]

    assert {
        each.id: (each.hands, each.power, each.difficulty, each.weight, each.ammo, each.range_in) for each in weapons
    } == WEAPONS
    assert {each.id: (each.stamina, each.grit, each.toughness, each.shooting, each.combat) for each in units} == UNITS


def test_all_content_is_our_own(pack: Pack) -> None:
    """The source has no cards: every document says it is house content."""
    assert {loaded.model.source for loaded in pack.documents} == {"house"}


def test_boards_are_set_up_as_the_house_procedure_says(pack: Pack) -> None:
    """The Prime CU touches the spire, CUs stand at half the ICZ, SAWs midway between the rings, none on another."""
    for board in models(pack, "control_zone"):
        assert isinstance(board, ControlZone)
        x, y = board.spire_in
        assert (x, y) == (board.width_in / 2, board.depth_in / 2)
        away = {"prime_cu": 1.0, "cu": board.inner_in / 2}
        assert isinstance(pack.rules, Rules)
        standing = posts(board, pack.rules)
        for unit in standing:
            midway = (board.inner_in + board.outer_in) / 2
            assert hypot(unit.at_in[0] - x, unit.at_in[1] - y) == pytest.approx(away.get(unit.type, midway), abs=0.01)
            assert unit.facing_deg % 36 == 0
        for one, other in combinations(standing, 2):
            assert hypot(one.at_in[0] - other.at_in[0], one.at_in[1] - other.at_in[1]) >= 1
        assert Counter(str(unit.type) for unit in board.control_units) == CONTROL_COUNTS[len(board.corners)]


def test_every_mob_has_five_units(pack: Pack) -> None:
    """SV.GAP.41; and no two Mobs are the same five, or of one colour."""
    mobs = [mob for mob in models(pack, "mob") if isinstance(mob, Mob)]

    assert [len(mob.units) for mob in mobs] == [5] * 4
    assert len({tuple(sorted(mob.units)) for mob in mobs}) == len({mob.colour for mob in mobs}) == 4


def test_the_rulebook_is_complete(pack: Pack) -> None:
    """Every rule, house procedure and ruling is in the rulebook once; rules stand as one needs them in play."""
    counts = {**RULE_COUNTS, "HOUSE": HOUSE}
    expected = [f"SV.{area}.{number}" for area, count in counts.items() for number in range(1, count + 1)]

    assert sum(RULE_COUNTS.values()) == 100
    assert sorted(rule.id for rule in book_of(pack).rules) == sorted(expected)
    assert [ruling.id for ruling in book_of(pack).rulings] == [f"SV.GAP.{number}" for number in range(1, RULINGS + 1)]


def test_every_ruling_has_parameters_that_exist(pack: Pack) -> None:
    """An author who reads a ruling can look its parameters up in the rules document, and the other way round."""
    for ruling in book_of(pack).rulings:
        assert ruling.parameters, ruling.id
        for name in ruling.parameters:
            value: object = pack.rules.model_dump()
            for part in name.split("."):
                assert isinstance(value, dict)
                value = value[part]

    known = {rule.id for rule in book_of(pack).rules} | {ruling.id for ruling in book_of(pack).rulings}
    named = set(re.findall(r"SV\.[A-Z]+\.[0-9]+", json.dumps(Rules.model_json_schema())))
    assert named <= known
    assert {ruling.id for ruling in book_of(pack).rulings} <= named


def test_the_rules_document_writes_down_every_parameter(pack: Pack) -> None:
    """The shipped rules are the rulings, every one of them written out for authors to see."""
    [loaded] = pack.of_kind("rules")
    as_ruled = Rules(kind="rules", id=loaded.id, title=str(loaded.data["title"]))

    groups = set(Rules.model_fields) - set(Document.model_fields) - {"title", "description"}
    expected = as_ruled.model_dump(mode="json", include=groups)
    assert {name: loaded.data[name] for name in sorted(groups)} == expected
