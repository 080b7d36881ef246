import json
import re

import pytest

from engine.checking.checks import check_packs
from engine.games.infantry.points import squads
from engine.paths import CONTENT
from schemas.base import Document
from schemas.models.infantry.dot_map import DotMap
from schemas.models.infantry.people import Armor, Squad, Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Scenario
from schemas.models.infantry.words import Experience, Filling, Terrain
from schemas.models.rulebook import Rulebook
from schemas.packs.packs import Pack

RULE_COUNTS = {
    "GEN": 1, "CRW": 14, "ARM": 6, "EXP": 11, "INC": 12, "SMK": 8, "TER": 5, "WIR": 5, "TUN": 7, "WAT": 7, "MVF": 10,
    "SNK": 1, "LRG": 2, "BRC": 6, "XPR": 3, "MOR": 6,
}  # fmt: skip
"""The areas of the rule catalogue and their numbers of rules: 104 in all."""
RULINGS, HOUSE = 58, 11
WITHOUT_PARAMETERS = {"IN.GAP.3", "IN.GAP.8", "IN.GAP.10", "IN.GAP.31"}
"""Rulings that are about a misprint, or that the cards of weapons hold: `mount`, `section`, and the weapons at all."""

CREWED = {
    "light_machine_gun": ([5], 0, 29, 100, 150), "medium_machine_gun": ([6], 1, 34, 112, 199),
    "heavy_machine_gun": ([7], 2, 36, 125, 229), "semi_portable_laser": ([10], 1, 80, 240, 437),
    "heavy_semi_portable_laser": ([13], 2, 106, 380, 753),
}  # fmt: skip
"""The printed table: damage, crew, short and long range, PV; AP and crew swapped by IN.GAP.1."""
EXPLODING = {
    "light_anti_tank_weapon": ([7, 3, 1], 4, 1, 64, 167, 271), "rocket_launcher": ([8, 4, 2], 5, 2, 71, 212, 291),
    "anti_tank_missile": ([13, 6, 3, 1], 5, 1, 77, 176, 583), "grenade_launcher": ([4, 2, 1], 3, 4, 19, 65, 248),
    "auto_grenade_launcher": ([3, 2, 1], 4, 4, 16, 55, 455), "recoilless_rifle": ([4, 2, 1], 4, 2, 58, 187, 245),
    "flamethrower": ([2, 1], 2, None, 7, 17, 50), "heavy_flamethrower": ([2, 2, 1], 4, 4, 7, 17, 72),
    "incendiary_grenade": ([4, 2, 1], None, 4, None, None, 10), "incendiary_rocket": ([4, 2, 1], 5, 2, 71, 212, 174),
}  # fmt: skip
"""The printed tables: damage, AP, ammo, short and long range, PV; the grenade's AP and range are AP (IN.GAP.2)."""
OWN = {
    "rifle": ("primary", [4], 3, 24, 80, "single", 56), "assault_rifle": ("primary", [3], 3, 20, 66, "burst", 80),
    "smg": ("primary", [2], 2, 12, 36, "burst", 47), "sniper_rifle": ("primary", [6], 4, 50, 160, "single", 108),
    "shotgun": ("primary", [4], 2, 6, 17, "single", 43), "laser_rifle": ("primary", [5], 4, 40, 120, "single", 80),
    "pistol": ("secondary", [2], 2, 8, 24, "single", 22), "bayonet": ("melee", [2], 3, None, None, None, 0),
    "hand_grenade": ("grenades", [3, 2, 1], None, None, None, None, 0),
    "satchel_charge": ("other", [8, 4, 2, 1], 4, 2, None, None, 40),
}  # fmt: skip
"""What stands in for the weapons of the chapters that are not at hand: section, damage, AP, ranges, mode, PV."""
MOUNTS = {"rifle", "assault_rifle", "smg"}
"""IN.GAP.8."""
SECONDARY = {"light_anti_tank_weapon", "pistol"}
"""IN.EXP.4 and the house table."""


@pytest.fixture(scope="module")
def pack() -> Pack:
    [pack] = check_packs([CONTENT / "infantry"]).packs
    return pack


def models(pack: Pack, kind: str) -> list[Document]:
    return [loaded.model for loaded in pack.of_kind(kind)]


def book_of(pack: Pack) -> Rulebook:
    [book] = models(pack, "rulebook")
    assert isinstance(book, Rulebook)
    return book


def test_nothing_is_wrong_with_it() -> None:
    """The sample content is an example to authors: it has no errors and no warnings."""
    assert check_packs([CONTENT / "infantry"]).diagnostics == ()


def test_every_printed_weapon_has_its_printed_figures(pack: Pack) -> None:
    """The fifteen weapons of the three tables, figure by figure, and smoke grenades."""
    weapons = {each.id: each for each in models(pack, "weapon") if isinstance(each, Weapon)}
    printed = {name: each for name, each in weapons.items() if each.source.startswith("Advanced Combat")}

    assert {
        name: ([*each.damage], each.crew, each.short_dots, each.long_dots, each.point_value)
        for name, each in printed.items()
        if each.type == "crewed"
    } == CREWED
    assert {
        name: ([*each.damage], each.ap_cost, each.ammo, each.short_dots, each.long_dots, each.point_value)
        for name, each in printed.items()
        if name not in {*CREWED, "smoke_grenade"}
    } == EXPLODING
    assert set(weapons) == {*CREWED, *EXPLODING, *OWN, "smoke_grenade"}


def test_every_weapon_of_the_house_has_the_figures_of_the_house_table(pack: Pack) -> None:
    """Ten weapons that the printed tables do not have, and all of them say that they are the house's own."""
    weapons = [each for each in models(pack, "weapon") if isinstance(each, Weapon) and each.source == "house"]

    assert {
        each.id: (
            *(each.section, [*each.damage], each.ap_cost, each.short_dots, each.long_dots, each.mode),
            each.point_value,
        )
        for each in weapons
    } == OWN
    assert {each.id for each in weapons if each.ammo} == {"satchel_charge"}


def test_every_weapon_stands_in_its_section(pack: Pack) -> None:
    """Launchers go under the rifle, the assault rifle and the SMG; only the grenade launcher is made for that."""
    weapons = [each for each in models(pack, "weapon") if isinstance(each, Weapon)]

    assert {each.id for each in weapons if each.mount} == MOUNTS
    assert {each.id for each in weapons if each.mountable} == {"grenade_launcher"}
    assert {each.id for each in weapons if each.section == "secondary"} == SECONDARY
    assert {each.mode for each in weapons if each.type == "crewed"} == {"burst"}
    assert {each.filling for each in weapons if each.type == "thrown"} == {*Filling}


def test_every_printed_armour_has_its_printed_figures(pack: Pack) -> None:
    """Basic covers 2 cells for 1 AP, standard 4 for 2, heavy 6 for 3."""
    armors = [each for each in models(pack, "armor") if isinstance(each, Armor)]

    assert {each.name: (each.coverage, each.ap_cost) for each in armors} == {
        "Basic": (2, 1), "Standard": (4, 2), "Heavy": (6, 3),
    }  # fmt: skip


def test_there_is_enough_to_play(pack: Pack) -> None:
    """Four squads of eight, two maps and three scenarios; no two squads are the same, or of one colour."""
    squads_there = [squad for squad in models(pack, "squad") if isinstance(squad, Squad)]

    assert [len(squad.members) for squad in squads_there] == [8] * 4
    assert len({squad.members for squad in squads_there}) == len({squad.colour for squad in squads_there}) == 4
    assert len(models(pack, "dot_map")) == 2
    assert len([each for each in models(pack, "scenario") if isinstance(each, Scenario)]) == 3


def test_squads_are_legal_and_cost_what_the_house_table_says(pack: Pack) -> None:
    """The default squad of the catalogue costs 1724 PV; the others lie below the budget of 1750 too."""
    rows = {name: (points, budget, verdict) for name, _, points, budget, verdict in squads(pack)}

    assert rows["Third Section"] == ("1724", "1750", "yes")
    assert {(int(points) <= int(budget), verdict) for points, budget, verdict in rows.values()} == {(True, "yes")}


def test_all_experience_is_fielded(pack: Pack) -> None:
    """From green recruits to an elite leader."""
    troopers = [each for each in models(pack, "trooper") if isinstance(each, Trooper)]

    assert {each.experience for each in troopers} == {*Experience}


def test_the_maps_have_all_terrain_of_the_house_list(pack: Pack) -> None:
    """Both maps together show every kind of ground, contours of three levels, and tunnels."""
    maps = [each for each in models(pack, "dot_map") if isinstance(each, DotMap)]
    shown = {
        each.terrain_at(column, row) for each in maps for row in range(each.rows) for column in range(each.columns)
    }
    structures = {pack.named("structure", name, Document) for each in maps for name in each.structures.values()}

    stands = {getattr(structure, "terrain", None) for structure in structures}
    assert (shown | stands) - {None} == {*Terrain}
    assert {each.level_at(column, row) for each in maps for row in range(48) for column in range(36)} == {0, 1, 2, 3}
    assert {sign for each in maps for sign, _, _ in each.tunnel_dots()} == {*"aAbB"}


def test_what_is_ours_says_so(pack: Pack) -> None:
    """Only weapons, armour, rules and rulebook name the chapter; everything else is house content."""
    named = {(loaded.kind, loaded.model.source != "house") for loaded in pack.documents}

    assert {kind for kind, is_printed in named if is_printed} == {"weapon", "armor", "rules", "rulebook"}
    assert {kind for kind, is_printed in named if not is_printed} >= {"trooper", "squad", "structure", "dot_map"}
    assert all(rule.section.startswith("House procedures") is (".HOUSE." in rule.id) for rule in book_of(pack).rules)


def test_the_rulebook_is_complete(pack: Pack) -> None:
    """Every rule, house procedure and ruling is in the rulebook once; rules stand as one needs them in play."""
    counts = {**RULE_COUNTS, "HOUSE": HOUSE}
    expected = [f"IN.{area}.{number}" for area, count in counts.items() for number in range(1, count + 1)]

    assert sum(RULE_COUNTS.values()) == 104
    assert sorted(rule.id for rule in book_of(pack).rules) == sorted(expected)
    assert [ruling.id for ruling in book_of(pack).rulings] == [f"IN.GAP.{number}" for number in range(1, RULINGS + 1)]


def test_every_ruling_has_parameters_that_exist(pack: Pack) -> None:
    """An author who reads a ruling can look its parameters up in the rules document, and the other way round."""
    for ruling in book_of(pack).rulings:
        assert bool(ruling.parameters) is (ruling.id not in WITHOUT_PARAMETERS), ruling.id
        for name in ruling.parameters:
            value: object = pack.rules.model_dump()
            for part in name.split("."):
                assert isinstance(value, dict)
                value = value[part]

    known = {rule.id for rule in book_of(pack).rules} | {ruling.id for ruling in book_of(pack).rulings}
    named = set(re.findall(r"IN\.[A-Z]+\.[0-9]+", json.dumps(Rules.model_json_schema())))
    assert named <= known
    assert {ruling.id for ruling in book_of(pack).rulings} - WITHOUT_PARAMETERS <= named


def test_the_rules_document_writes_down_every_parameter(pack: Pack) -> None:
    """The shipped rules are the rulings, every one of them written out for authors to see."""
    [loaded] = pack.of_kind("rules")
    as_ruled = Rules(kind="rules", id=loaded.id, title=str(loaded.data["title"]))

    groups = set(Rules.model_fields) - set(Document.model_fields) - {"title", "description"}
    expected = as_ruled.model_dump(mode="json", include=groups)
    assert {name: loaded.data[name] for name in sorted(groups)} == expected
