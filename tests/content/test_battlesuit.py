import json
import re
from collections import Counter
from functools import cache
from typing import TypeVar

import pytest

from engine.checking.checks import check_packs
from engine.paths import CONTENT
from schemas.base import Document
from schemas.models.battlesuit.cards import SoldierCard, UnitCard
from schemas.models.battlesuit.maps import BattleMap, MapPanel, dots
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Demolition, Denial, Destruction, Fate, Occupation, Scenario
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Side, Terrain, UnitAbility, UnitClass
from schemas.models.rulebook import Rulebook
from schemas.packs.packs import Pack

D = TypeVar("D", bound=Document)

RULE_COUNTS = {
    "GEN": 10, "MAP": 16, "HEX": 5, "TER": 20, "ELE": 5, "PCS": 31, "CARD": 20, "LOS": 30, "SEQ": 3, "INI": 4,
    "SHK": 7, "PAN": 16, "CMD": 4, "ORD": 2, "ACT": 2, "DWN": 4, "MOV": 6, "BNC": 22, "STK": 3, "EDG": 1, "RXN": 6,
    "REI": 2, "FIR": 11, "MOD": 23, "RES": 9, "PNT": 6, "IND": 2, "RPD": 3, "SPL": 3, "REP": 2, "COM": 14, "SNP": 5,
    "ENG": 6, "CRU": 1, "JKN": 1, "OPT": 1, "DET": 1, "SUI": 2, "STL": 8, "DRN": 11, "BMB": 6, "ECM": 2, "SEN": 3,
    "MRN": 4, "MIN": 7, "NOE": 2, "STC": 1, "FAC": 3, "HID": 3, "SQC": 5, "SQM": 2, "MLB": 6, "SCN": 8, "FIG": 9,
    "MPL": 8, "DYO": 24, "VIC": 4, "NOT": 2,
}  # fmt: skip
"""The areas of the rule catalogue and their numbers of rules: 427 in all."""

RULING_COUNT = 146

DOTS = {
    "A": {"building": 14, "clear": 500, "marsh": 7, "rubble": 1, "slag": 7, "woods": 84},
    "B": {"building": 9, "clear": 503, "marsh": 7, "rubble": 1, "water": 7, "woods": 86},
    "C": {"building": 5, "clear": 503, "marsh": 7, "rubble": 1, "slag": 7, "woods": 90},
    "D": {"building": 9, "clear": 515, "marsh": 7, "rubble": 1, "water": 7, "woods": 74},
    "E": {"building": 9, "clear": 511, "marsh": 7, "rubble": 1, "slag": 7, "woods": 78},
    "F": {"building": 8, "clear": 517, "marsh": 7, "rubble": 1, "water": 7, "woods": 73},
    "G": {"building": 3, "clear": 560, "marsh": 3, "rubble": 1, "slag": 7, "woods": 39},
    "H": {"building": 9, "clear": 517, "marsh": 7, "rubble": 1, "water": 7, "woods": 72},
    "I": {"building": 3, "clear": 525, "marsh": 7, "rubble": 1, "slag": 7, "woods": 70},
    "J": {"building": 9, "clear": 540, "marsh": 7, "rubble": 1, "water": 7, "woods": 49},
}
"""Dots of each terrain on the house panels."""

LEVELS = {
    "A": (539, 67, 7), "B": (575, 31, 7), "C": (557, 49, 7), "D": (558, 48, 7), "E": (560, 46, 7),
    "F": (545, 61, 7), "G": (557, 49, 7), "H": (575, 31, 7), "I": (557, 49, 7), "J": (559, 47, 7),
}  # fmt: skip
"""Dots at Level 0, 1 and 2."""

BUILD_LIST = {
    "front_line": (8, 18), "assault": (10, 9), "ranger": (12, 9), "thumper": (12, 3), "dead_eye": (10, 3),
    "commander": (20, 1), "crusader": (15, 1), "engineer": (15, 2), "sniper": (15, 1), "jack_knife": (12, 9),
    "attack_drone": (5, 4), "bomb_drone": (3, 4), "ecm_drone": (3, 4), "recon_drone": (3, 4), "sentry_drone": (4, 4),
    "police": (2, None), "militia": (1, None),
}  # fmt: skip
"""BS.DYO.5 to BS.DYO.21: build points, and the most of each type."""

UNIT_VALUES = {
    "police": (4, 0, 2), "militia": (3, 0, 2), "recon_drone": (0, 0, 8), "attack_drone": (6, 0, 8),
    "bomb_drone": (0, 0, 8), "ecm_drone": (0, 0, 8), "sentry_drone": (8, 0, 0),
}  # fmt: skip
"""BS.PCS.15 to BS.PCS.22, BS.GAP.78, BS.GAP.79: attack, shield and movement."""


@cache
def pack() -> Pack:
    return next(pack for pack in check_packs([CONTENT]).packs if pack.manifest.id == "battlesuit")


def models(model: type[D]) -> list[D]:
    return [loaded.model for loaded in pack().documents if isinstance(loaded.model, model)]


def panels() -> dict[str, MapPanel]:
    return {panel.letter: panel for panel in models(MapPanel)}


def book() -> Rulebook:
    [found] = models(Rulebook)
    return found


def test_the_rulebook_is_complete() -> None:
    """Every rule and every ruling of the catalogue is in the rulebook once; rules stand as one needs them in play."""
    expected = [f"BS.{area}.{number}" for area, count in RULE_COUNTS.items() for number in range(1, count + 1)]

    assert len(expected) == 427
    assert sorted(rule.id for rule in book().rules) == sorted(expected)
    assert [ruling.id for ruling in book().rulings] == [f"BS.GAP.{number}" for number in range(1, RULING_COUNT + 1)]


def test_rulings_name_parameters_that_exist() -> None:
    """An author who reads a ruling can look its parameters up in the rules document."""
    for ruling in book().rulings:
        for name in ruling.parameters:
            value: object = pack().rules.model_dump()
            for part in name.split("."):
                assert isinstance(value, dict)
                value = value[part]


def test_parameters_name_rules_that_exist() -> None:
    """A designer who wonders about a parameter finds the rules it names in the rulebook."""
    known = {rule.id for rule in book().rules} | {ruling.id for ruling in book().rulings}

    named = re.findall(r"BS\.[A-Z]+\.[0-9]+", json.dumps(Rules.model_json_schema()))
    assert set(named) <= known
    assert {ruling.id for ruling in book().rulings if ruling.parameters} <= set(named)


def test_the_rules_document_writes_down_every_parameter() -> None:
    """The shipped rules are the rulings, every one of them written out for authors to see."""
    [loaded] = pack().of_kind("rules")
    as_ruled = Rules(kind="rules", id=loaded.id, title=str(loaded.data["title"]))

    groups = set(Rules.model_fields) - set(Document.model_fields) - {"title", "description"}
    expected = as_ruled.model_dump(mode="json", include=groups)
    assert {name: loaded.data[name] for name in sorted(groups)} == expected


def test_everything_is_of_the_house() -> None:
    """No number or text of the content is taken from elsewhere."""
    assert {document.source for document in models(Document)} == {"house"}


@pytest.mark.parametrize("letter", DOTS)
def test_a_panel_has_the_dots_of_the_house_table(letter: str) -> None:
    """613 dots, so many of each terrain and so many on each level."""
    found = [*panels()[letter].dots()]

    assert len(found) == 613
    assert Counter(terrain.value for _, terrain, _ in found) == DOTS[letter]
    levels = Counter(level for _, _, level in found)
    assert tuple(levels[level] for level in range(3)) == LEVELS[letter]


@pytest.mark.parametrize("letter", DOTS)
def test_any_panel_joins_any_other(letter: str) -> None:
    """The 68 half-dots of every edge are clear and level, so that no join is in conflict. Rule: BS.GAP.121."""
    panel = panels()[letter]
    edge = [(row, column) for row, column in dots() if column in {1, 35} or (column % 2 == 1 and row in "AR")]

    assert len(edge) == 68
    assert {(panel.terrain_at(row, column), panel.level(row, column)) for row, column in edge} == {(Terrain.CLEAR, 0)}


def test_the_one_dot_the_source_names_is_woods() -> None:
    """Rule: BS.MAP.7."""
    assert panels()["A"].terrain_at("H", 11) is Terrain.WOODS


@pytest.mark.parametrize("letter", DOTS)
def test_badges_and_compass_stand_where_they_can_be_read(letter: str) -> None:
    """Each level of a panel has a badge, and the compass stands on open ground. Rules: BS.TER.13, BS.ELE.5."""
    panel = panels()[letter]
    badges = {panel.level(*_dot(hill.badge_at)) for hill in panel.hills}

    assert badges == {1, 2}
    assert (panel.terrain_at(*_dot(panel.compass_at)), panel.level(*_dot(panel.compass_at))) == (Terrain.CLEAR, 0)


def _dot(name: str) -> tuple[str, int]:
    row, column = name.split("-")
    return row, int(column)


def test_the_build_list_is_that_of_the_rules() -> None:
    """Costs and limits of all seventeen types."""
    soldiers = {card.id: (card.build_value, card.most) for card in models(SoldierCard)}
    units = {card.id: (card.build_value, card.most) for card in models(UnitCard)}

    assert soldiers | units == BUILD_LIST
    assert [card.id for card in models(SoldierCard) if card.most_in == "squad"] == ["commander"]


def test_units_without_armour_have_the_values_of_the_rules() -> None:
    """Attack, shield and movement of police, militia and drones."""
    assert {card.id: (card.attack, card.shield, card.move) for card in models(UnitCard)} == UNIT_VALUES


def test_a_drone_that_may_not_paint_says_so() -> None:
    """Of the five drones only the recon drone paints. Rules: BS.PCS.18 to BS.PCS.22."""
    drones = {card.id: card for card in models(UnitCard) if card.unit_class is UnitClass.DRONE}

    assert {name for name, card in drones.items() if UnitAbility.PAINTS in card.abilities} == {"recon_drone"}
    silent = [name for name, card in drones.items() if "may not paint" not in " ".join(card.special_rules).lower()]
    assert silent == ["recon_drone"]


def test_an_engineer_reaches_the_point_it_is_in() -> None:
    """It demolishes what it stands in or next to. Rule: BS.ENG.3."""
    [engineer] = [card for card in models(SoldierCard) if card.id == "engineer"]

    assert any("in or next to" in rule for rule in engineer.special_rules)


def test_soldiers_differ_as_their_descriptions_say() -> None:
    """An assault soldier is at least a front line soldier in every box, a commander at least an assault soldier."""
    cards = {card.id: card for card in models(SoldierCard)}

    for better, worse in (("assault", "front_line"), ("commander", "assault")):
        for name in ("attack", "shield", "move"):
            pairs = zip(getattr(cards[better], name), getattr(cards[worse], name), strict=True)
            assert all(one >= other for one, other in pairs)
    assert cards["ranger"].move[0] > cards["front_line"].move[0] > cards["thumper"].move[0]
    assert max(card.shield[0] for card in cards.values()) == cards["jack_knife"].shield[0] == 5


def test_forces_spend_their_budgets() -> None:
    """Eighteen forces, each bought to the last point, with a commander in every squad; one has an assistant too."""
    costs = {name: cost for name, (cost, _) in BUILD_LIST.items()}

    assert len(models(Force)) == 18
    for force in models(Force):
        soldiers = [entry for squad in force.squads for entry in squad.soldiers]
        units = [entry for squad in force.squads for entry in squad.units]
        spent = sum(entry.count * costs[entry.card] for entry in soldiers)
        spent += sum(entry.count * costs[entry.card] for entry in units)
        assert spent == force.budget
        leaders = [entry.count for squad in force.squads for entry in squad.soldiers if entry.card == "commander"]
        assert leaders == ([2] if force.id == "red_tollbreakers" else [1] * len(force.squads))


def test_scenarios_are_of_every_type_and_size() -> None:
    """Nine battles: meetings, held lines and some of their own; four panels, six, and one to learn on."""
    found = models(Scenario)

    assert len(found) == 9
    assert {scenario.type for scenario in found} == {"meeting_engagement", "holding_action", "custom"}
    assert {scenario.size for scenario in found} == {"standard", "large", "custom"}


def test_somebody_is_fetched_and_something_is_hunted() -> None:
    """There are a rescue, which is about one soldier, and a drone hunt, which is about some types. Rule: BS.VIC.1."""
    found = {scenario.id: scenario for scenario in models(Scenario)}
    rescue, hunt = found["the_pathfinder"].victory, found["static"].victory

    assert {(one.side, one.fate) for one in rescue if isinstance(one, Fate)} == {
        (Side.RED, "brought_off"),
        (Side.BLUE, "lost"),
    }
    [wanted] = [one.units for one in hunt if isinstance(one, Destruction) and one.side is Side.RED]
    assert wanted == ("ecm_drone", "recon_drone", "attack_drone")


def test_every_panel_is_fought_over() -> None:
    """All ten panels lie in some battle map, and every map belongs to a scenario."""
    maps = {field.id: field for field in models(BattleMap)}
    placed = {placed.panel for field in maps.values() for row in field.layout for placed in row}

    assert placed == {panel.id for panel in models(MapPanel)}
    assert {scenario.map for scenario in models(Scenario)} == set(maps)


def test_what_is_fought_for_lies_on_the_map() -> None:
    """Points to be held or denied are buildings of a panel that is there, and both sides can win."""
    maps = {field.id: field for field in models(BattleMap)}
    letters = {panel.id: panel.letter for panel in models(MapPanel)}
    for scenario in models(Scenario):
        there = {letters[placed.panel] for row in maps[scenario.map].layout for placed in row}
        for condition in scenario.victory:
            for point in condition.at if isinstance(condition, Occupation | Denial | Demolition) else ():
                letter, dot = point.split("-", 1)
                assert letter in there
                assert panels()[letter].terrain_at(*_dot(dot)) is Terrain.BUILDING
        assert {condition.side for condition in scenario.victory} == set(Side)
