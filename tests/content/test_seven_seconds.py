import json
import re
from collections import Counter
from itertools import combinations, product
from pathlib import Path

import pytest
from shapely import Polygon, box

from engine.checking.checks import Checked, check_packs
from engine.games.seven_seconds.checks.forces import drone_line, squad_size
from engine.games.seven_seconds.rules.missions import points_of
from engine.paths import CONTENT
from schemas.base import Document
from schemas.models.rulebook import Rulebook
from schemas.models.seven_seconds.cards import DroneCard, Drones, MissionCard, TroopCard, Troopers
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.models.seven_seconds.words import Deck, DroneType, Rating, Stat, TrooperType, TroopLine
from schemas.packs.packs import Pack

RULE_COUNTS = {
    "GEN": 21, "CTR": 10, "CARD": 12, "HOLD": 5, "STAT": 10, "UNIT": 13, "OBJ": 11, "TC": 4, "RNG": 6, "SETUP": 7,
    "AD": 10, "CE": 7, "SEQ": 8, "ACT": 10, "BLIP": 14, "MOVE": 10, "JUMP": 5, "PASS": 9, "TGT": 17, "COV": 12,
    "RIF": 18, "MIS": 7, "CM": 5, "DEV": 4, "BLAST": 9, "FLAM": 7, "CMD": 5, "REP": 3, "SCR": 3, "KAM": 6, "JAM": 7,
    "TERR": 16, "DMG": 7, "END": 9, "WIN": 5, "FAC": 9, "CAMP": 15,
}  # fmt: skip
"""The areas of the rule catalogue and their numbers of rules: 336 in all."""

RULING_COUNT = 121

STAT_LINES = {
    "new_tokyo": {"spec_ops": [5, 5, 3, 5, 1, 5], "veteran": [3, 4, 2, 4, 1, 4], "reserve": [2, 3, 1, 2, 1, 3]},
    "puc": {"spec_ops": [4, 4, 5, 4, 4, 3], "veteran": [3, 3, 4, 3, 3, 2], "reserve": [2, 2, 3, 2, 2, 1]},
    "zane": {"spec_ops": [4] * 6, "veteran": [3] * 6, "reserve": [2] * 6},
}
"""7S.FAC.2 to 7S.FAC.4: Sensors, Stealth, Armour, Countermeasures, Nuclear, Robotics."""

FIGURES = {
    TrooperType.COMMANDER: 1,
    TrooperType.TACTICAL: 4,
    TrooperType.SCOUT: 2,
    TrooperType.ASSAULT: 2,
    TrooperType.ENGINEER: 1,
    DroneType.BASIC_DRONE: 5,
    DroneType.KAMIKAZE_DRONE: 4,
    DroneType.HAYWIRE_DRONE: 4,
    DroneType.RECCE_DRONE: 3,
}
"""7S.GEN.17."""

PLACES = 32
"""7S.HOLD.1: sixteen squares for two units each."""


@pytest.fixture(scope="module")
def checked() -> Checked:
    return check_packs([CONTENT])


@pytest.fixture(scope="module")
def pack(checked: Checked) -> Pack:
    return next(pack for pack in checked.packs if pack.manifest.id == "seven_seconds")


def models(pack: Pack, kind: str) -> list[Document]:
    return [loaded.model for loaded in pack.of_kind(kind)]


def missions(pack: Pack, deck: Deck) -> list[MissionCard]:
    return [card for card in models(pack, "mission_card") if isinstance(card, MissionCard) and card.deck == deck]


def troop_cards(pack: Pack) -> list[TroopCard]:
    return [card for card in models(pack, "troop_card") if isinstance(card, TroopCard)]


def drone_cards(pack: Pack) -> list[DroneCard]:
    return [card for card in models(pack, "drone_card") if isinstance(card, DroneCard)]


def maps(pack: Pack) -> list[TerrainMap]:
    return [field for field in models(pack, "terrain_map") if isinstance(field, TerrainMap)]


def test_nothing_is_wrong_with_the_shipped_packs(checked: Checked) -> None:
    """The sample content is an example to authors: it has no errors and no warnings."""
    assert checked.diagnostics == ()


def test_there_is_enough_to_play(pack: Pack) -> None:
    """Three factions and three maps; eight, eight and six missions; ten squads and ten drone cards."""
    assert len(models(pack, "faction")) >= 3
    assert len(maps(pack)) >= 3
    for deck, least in {Deck.OFFENSE: 8, Deck.DEFENSE: 8, Deck.CHANCE_ENCOUNTER: 6}.items():
        assert len(missions(pack, deck)) >= least
    assert len(troop_cards(pack)) >= 10
    assert len(drone_cards(pack)) >= 10


def test_factions_have_the_lines_of_the_source(pack: Pack) -> None:
    """The eighteen values of each of the three factions are those of 7S.FAC.2 to 7S.FAC.4."""
    lines = {
        faction.id: {rating: [faction.stats.line(rating).value(stat) for stat in Stat] for rating in Rating}
        for faction in models(pack, "faction")
        if isinstance(faction, Faction)
    }

    assert lines == STAT_LINES


def test_the_rulebook_is_complete(pack: Pack) -> None:
    """Every rule and every ruling of the catalogue is in the rulebook, in its order."""
    [book] = models(pack, "rulebook")
    assert isinstance(book, Rulebook)

    expected = [f"7S.{area}.{number}" for area, count in RULE_COUNTS.items() for number in range(1, count + 1)]
    assert len(expected) == 336
    assert [rule.id for rule in book.rules] == expected
    assert [ruling.id for ruling in book.rulings] == [f"7S.GAP.{number}" for number in range(1, RULING_COUNT + 1)]


def test_rulings_name_parameters_that_exist(pack: Pack) -> None:
    """An author who reads a ruling can look its parameters up in the rules document."""
    [book] = models(pack, "rulebook")
    assert isinstance(book, Rulebook)

    for ruling in book.rulings:
        for name in ruling.parameters:
            value: object = pack.rules.model_dump()
            for part in name.split("."):
                assert isinstance(value, dict)
                value = value[part]


def test_parameters_name_rules_that_exist(pack: Pack) -> None:
    """A designer who wonders about a parameter finds the rules it names in the rulebook."""
    [book] = models(pack, "rulebook")
    assert isinstance(book, Rulebook)
    known = {rule.id for rule in book.rules} | {ruling.id for ruling in book.rulings}

    named = re.findall(r"7S\.[A-Z]+\.[0-9]+", json.dumps(Rules.model_json_schema()))
    assert set(named) <= known
    assert {ruling.id for ruling in book.rulings if ruling.parameters} <= set(named)


def test_the_rules_document_writes_down_every_parameter(pack: Pack) -> None:
    """The shipped rules are the rulings, every one of them written out for authors to see."""
    [loaded] = pack.of_kind("rules")
    as_ruled = Rules(kind="rules", id=loaded.id, title=str(loaded.data["title"]))

    groups = set(Rules.model_fields) - set(Document.model_fields) - {"title", "description"}
    expected = as_ruled.model_dump(mode="json", include=groups)
    assert {name: loaded.data[name] for name in sorted(groups)} == expected


@pytest.mark.parametrize("line", TroopLine)
def test_every_draw_can_be_fielded(line: TroopLine, pack: Pack) -> None:
    """Each squad leads to drones on every drone card, within the figures and the places of the holding area."""
    assert isinstance(pack.rules, Rules)
    for troops, drones in product(troop_cards(pack), drone_cards(pack)):
        name = drone_line(troops, line, pack.rules)
        assert name is not None
        figures: Counter[str] = Counter()
        units: list[Troopers | Drones] = [*troops.lines.line(line).troopers, *drones.lines.line(name).drones]
        for unit in units:
            figures[unit.type] += unit.count
        assert all(figures[name] <= owned for name, owned in FIGURES.items())
        assert figures.total() <= PLACES


def test_squads_are_of_customary_size_and_have_a_commander(pack: Pack) -> None:
    """Every squad has 4 to 8 troopers, exactly one of them the commander (7S.CARD.11)."""
    for card, line in product(troop_cards(pack), TroopLine):
        entries = card.lines.line(line).troopers
        assert 4 <= squad_size(card, line) <= 8
        assert sum(entry.count for entry in entries if entry.type == TrooperType.COMMANDER) == 1


def test_line_c_is_the_weakest(pack: Pack) -> None:
    """Missions can pay for weaker squads only if the lines of every card run from the largest to the smallest."""
    for card in troop_cards(pack):
        sizes = [squad_size(card, line) for line in TroopLine]
        assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize("deck", Deck)
def test_missions_use_every_squad_and_can_be_won(deck: Deck, pack: Pack) -> None:
    """Each deck has missions for the lines A, B and C, and each mission something to gain."""
    cards = missions(pack, deck)

    assert {card.troop_line for card in cards} == set(TroopLine)
    assert all(any(points_of(condition) > 0 for condition in card.victory_points) for card in cards)


def test_titles_and_briefings_fit_their_cards(pack: Pack) -> None:
    """No two cards share a title, and no briefing is too long to be read at the table."""
    cards = [card for deck in Deck for card in missions(pack, deck)]

    titles = [card.title for card in cards]
    titles += [card.title for card in troop_cards(pack)]
    titles += [card.title for card in drone_cards(pack)]
    assert len(titles) == len(set(titles))
    assert max(len(card.briefing) for card in cards) <= 220


def test_maps_are_of_one_table_and_without_overlaps(pack: Pack) -> None:
    """Ten to twenty-four pieces lie on a table of three feet, apart from each other."""
    for field in maps(pack):
        shapes = [Polygon(feature.outline_in) for feature in field.features]
        assert (field.width_in, field.depth_in) == (36, 36)
        assert 10 <= len(shapes) <= 24
        assert all(box(0, 0, 36, 36).covers(shape) and shape.is_valid for shape in shapes)
        assert all(one.intersection(other).area == 0 for one, other in combinations(shapes, 2))


def test_neither_edge_of_a_map_is_favoured_by_cover(pack: Pack) -> None:
    """The northern and the southern half of each map hold much the same area of terrain."""
    for field in maps(pack):
        shapes = [Polygon(feature.outline_in) for feature in field.features]
        south = sum(shape.intersection(box(0, 0, 36, 18)).area for shape in shapes)
        north = sum(shape.intersection(box(0, 18, 36, 36)).area for shape in shapes)
        assert 0.75 <= south / north <= 1.33


def test_every_file_names_its_schema() -> None:
    """An editor finds the JSON Schema of each file on a fresh clone, by the relative path in its first line."""
    for path in sorted(CONTENT.rglob("*.yaml")):
        text = path.read_text(encoding="utf-8")
        prefix, _, schema = text.splitlines()[0].partition("$schema=")
        assert prefix == "# yaml-language-server: "
        assert path.parent.joinpath(schema).resolve().is_relative_to(CONTENT.parent / "schemas" / "json")
        assert Path(schema).name.removesuffix(".schema.json") in text
        assert not any(line != line.rstrip() for line in text.splitlines())
