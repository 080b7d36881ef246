"""A kit for one evening: what its scenario uses is there, in the number it takes, and drawn as in the whole kit."""

from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO

import pikepdf
import pytest

from exporters.components.base import PrintJob
from exporters.components.evenings import evening_of, for_evening, scenarios_in
from exporters.drawing.display_list import strings
from exporters.drawing.dump import dump
from exporters.imposition.pieces import Piece
from exporters.kit.contents import contents
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.kit.theming import pieces_of
from exporters.systems import PAPER, products_of
from schemas.systems import SystemName
from tests.exporters.printed import shipped_pack

EVENINGS: Mapping[SystemName, str] = {
    "seven_seconds": "ashford_hills",
    "battlesuit": "market_day",
    "survive": "first_blood",
    "infantry": "the_ford",
    "maneuvers": "loading_dock",
}
"""A scenario of each shipped pack."""


def kit_of(system: SystemName, scenario: str, players: int = 0) -> dict[str, dict[str, Piece]]:
    """Return the pieces of the kit for an evening by product and key; of none: those of the whole kit."""
    pack = shipped_pack(system)
    evening = evening_of(pack, scenario, players)
    job = for_evening(PrintJob.of(pack), evening)
    unused = evening.unused if evening else ()
    kit = [product for product in products_of(system).values() if product.by_default and product.name not in unused]
    return {product.name: {piece.key: piece for piece in pieces_of(product, job)} for product in kit}


def keys(kit: Mapping[str, Mapping[str, Piece]], product: str) -> list[str]:
    """Return what is called how in a product, without the kinds."""
    return sorted(key.partition("/")[2] for key in kit[product])


def test_every_system_with_a_kit_has_evenings() -> None:
    """A game whose kit is printed says what a scenario needs of it."""
    assert {system for system, record in PAPER.items() if record.products and not record.evenings} == set()
    assert {system for system, record in PAPER.items() if record.evenings} == {*EVENINGS}


@pytest.mark.parametrize("system", EVENINGS)
def test_what_an_evening_prints_is_what_the_whole_kit_prints_of_it(system: SystemName) -> None:
    """Sides keep their colours and signs: whoever prints the next evening too can mix the pieces of both."""
    whole = {key: piece for product in kit_of(system, "").values() for key, piece in product.items()}
    evening = {key: piece for product in kit_of(system, EVENINGS[system]).values() for key, piece in product.items()}

    assert evening
    assert {key for key, piece in evening.items() if piece.copies > whole[key].copies} == set()
    others = {key for key, piece in evening.items() if dump(piece.front) != dump(whole[key].front)}
    assert others <= {"template/turn_track"}  # it has a field for each turn of as many players


def test_market_day_needs_two_forces_one_panel_and_nine_cards() -> None:
    """Commander, front line and ranger of the patrol; one commander, police, militia and sentries of the guard."""
    kit = kit_of("battlesuit", "market_day")
    counts = {key.partition("/")[2]: piece.copies for key, piece in kit["cards"].items()}

    assert counts == {"commander": 2, "front_line": 2, "ranger": 2, "police": 1, "militia": 1, "sentry_drone": 1}
    assert keys(kit, "panels") == ["panel_j"]
    assert keys(kit, "maps") == ["lowmarket"]
    assert keys(kit, "forces") == ["blue_lowmarket", "red_patrol"]
    assert keys(kit, "scenarios") == ["market_day"]
    assert "joins" not in kit
    assert "gauge" not in kit


def test_market_day_needs_counters_for_who_fights_there() -> None:
    """Five suits in red, and of blue one suit, two drones, police and militia."""
    kit = kit_of("battlesuit", "market_day")["counters"]
    units = [key.partition("/")[2] for key in kit if key.startswith(("counter/soldier", "counter/drone"))]

    assert [name for name in units if "red" in name] == [f"soldier_red_{letter}" for letter in "abcde"]
    assert [name for name in units if "blue" in name] == ["soldier_blue_a", "drone_blue_1", "drone_blue_2"]
    assert "counter/police_red" not in kit
    assert "counter/militia_red" not in kit
    assert kit["counter/police_blue"].copies == 10
    assert kit["counter/militia_blue"].copies == 15
    assert "counter/mine_dummy" in kit


def test_a_drone_of_both_sides_has_a_card_for_each() -> None:
    """Each side writes the numbers of its own on its card (BS.CARD.18); a card of police is for both."""
    pack = shipped_pack("battlesuit")
    [scenario] = [each for each in scenarios_in(pack) if each.id == "crossroads"]
    forces = [pack.find("force", name) for name in (scenario.data["forces"]["red"], scenario.data["forces"]["blue"])]
    fielded = [
        {unit["card"] for squad in force.data["squads"] for unit in squad.get("units", ())} for force in forces if force
    ]
    drones = {card for cards in fielded for card in cards if "drone" in card}
    cards = kit_of("battlesuit", "crossroads")["cards"]

    assert drones
    for card in drones:
        assert cards[f"unit_card/{card}"].copies == sum(card in cards_of_side for cards_of_side in fielded)


def test_first_blood_needs_two_mobs_and_their_corners() -> None:
    """Two players have two corners, two places in the play order, and five units each to be marked."""
    kit = kit_of("survive", "first_blood")

    assert keys(kit, "mobs") == ["rust_saints", "tar_street_choir"]
    assert keys(kit, "zones") == ["pump_station_nine"]
    assert keys(kit, "levels") == ["first_blood"]
    assert {key for key in keys(kit, "counters") if key.startswith(("corner", "order"))} == {
        "corner_1",
        "corner_2",
        "order_1",
        "order_2",
    }
    assert {key.partition("_")[0] for key in keys(kit, "tokens") if "ganger" in key} <= {"rust", "tar"}
    assert kit["counters"]["counter/hold"].copies == 10


def test_the_ford_needs_two_squads_and_the_map_at_pitch() -> None:
    """Nobody plays on the map of a page where the one at pitch lies on the table."""
    kit = kit_of("infantry", "the_ford")

    assert keys(kit, "rosters") == ["breach_party", "third_section"]
    assert keys(kit, "posters") == ["millford"]
    assert keys(kit, "scenarios") == ["the_ford"]
    assert "maps" not in kit
    assert {"ghost", "diver"}.isdisjoint(keys(kit, "cards"))


def test_the_loading_dock_needs_the_maneuvers_that_its_squads_know() -> None:
    """Nightjar alone knows two of the thirteen (MN.GAP.25 leaves squads their own), and is not there."""
    kit = kit_of("maneuvers", "loading_dock")
    maneuvers = {key for key in kit["cards"] if key.startswith("maneuver/")}

    assert len(maneuvers) == 11
    assert {"maneuver/smoke_screen", "maneuver/flush_out"}.isdisjoint(maneuvers)
    assert len(kit["cards"]) - len(maneuvers) == 8
    assert keys(kit, "fights") == ["loading_dock"]


def test_a_fight_of_nightjar_needs_its_own_maneuvers_too() -> None:
    """All thirteen are known there."""
    assert sum(key.startswith("maneuver/") for key in kit_of("maneuvers", "lights_out")["cards"]) == 13


def test_ashford_hills_needs_what_its_briefing_says() -> None:
    """Two factions, a mission, a troop card and a drone card a side, and as many standees as units are fielded."""
    kit = kit_of("seven_seconds", "ashford_hills")
    [whole] = [piece for key, piece in kit_of("seven_seconds", "")["briefings"].items() if "ashford_hills" in key]
    [briefing] = kit["briefings"].values()
    titles = set(strings(briefing.front))
    standing = [piece for key, piece in kit["standees"].items() if not key.endswith("_prone")]

    assert dump(briefing.front) == dump(whole.front)
    assert len(kit["factions"]) == 2
    assert sum(piece.copies for piece in kit["cards"].values()) == 6
    assert {key.partition("/")[0] for key in kit["cards"]} == {"mission_card", "troop_card", "drone_card"}
    assert any(key.partition("/")[2].replace("_", " ").title() in titles for key in kit["cards"])
    assert sum(piece.copies for piece in standing) == sum(
        kit["counters"][f"counter/activation_{side}"].copies for side in ("red", "blue")
    )


def test_the_kit_for_two_players_has_the_levels_for_two() -> None:
    """And counters for two; all Mobs are still there to choose from."""
    kit = kit_of("survive", "", 2)

    assert keys(kit, "levels") == ["first_blood"]
    assert len(kit["mobs"]) == 4
    assert "counter/corner_3" not in kit["counters"]


@pytest.mark.parametrize(
    ("scenario", "players", "said"),
    [
        ("rush_hour", 2, "rush_hour is for 4 players, not 2"),
        ("rush", 0, "'rush' is none of closing_time, first_blood, rush_hour"),
        ("", 5, "no scenario is for 5 players, but for 2 or 3 or 4"),
    ],
)
def test_an_evening_that_there_is_not_is_refused_in_a_sentence(scenario: str, players: int, said: str) -> None:
    """It says what there is instead."""
    with pytest.raises(ValueError, match=f"^{said}$"):
        evening_of(shipped_pack("survive"), scenario, players)


def test_the_contents_say_what_evening_the_kit_is_for() -> None:
    """The whole kit says nothing of the kind."""
    pack = shipped_pack("survive")
    [page], _ = contents(pack.manifest, (), PrintOrder(), "en", evening_of(pack, "first_blood", 2))
    [whole], _ = contents(pack.manifest, (), PrintOrder(), "en")
    [german], _ = contents(pack.manifest, (), PrintOrder(), "de", evening_of(pack, "", 2))
    sentence = "For an evening of First Blood, 2 players: nothing that it does not use is in this kit."

    assert sentence in strings(page.front)
    assert sentence not in strings(whole.front)
    assert any(text.startswith("Für 2") for text in strings(german.front))


def test_files_of_an_evening_keep_the_numbers_of_the_whole_kit() -> None:
    """So that parts of both lie in one folder in one order; products without a piece have no file."""
    pack = shipped_pack("battlesuit")
    made = export_pack(pack, replace(PrintOrder(), scenario="market_day"))
    names = [artifact.name for artifact in made.artifacts]

    assert "08-scenarios.pdf" in names
    assert "06-gauge.pdf" not in names
    assert "12-joins.pdf" not in names
    assert made.diagnostics == ()


def test_a_product_that_an_evening_has_no_use_for_is_printed_if_it_is_asked_for() -> None:
    """Whoever names it wants it."""
    made = export_pack(shipped_pack("battlesuit"), PrintOrder(only=("gauge",), scenario="market_day"))

    assert [artifact.name for artifact in made.artifacts] == ["gauge.pdf"]


def test_market_day_is_printed_on_fifteen_sheets() -> None:
    """Of the ninety of the whole kit, counted in the finished files: backs come on the sheets of their fronts."""
    made = export_pack(shipped_pack("battlesuit"), PrintOrder(scenario="market_day"))
    pages = {}
    for artifact in made.artifacts:
        with pikepdf.open(BytesIO(artifact.data)) as file:
            pages[artifact.name] = len(file.pages)
    two_sided = ("01-cards.pdf", "02-counters.pdf", "03-tiles.pdf")

    assert sum(pages.values()) - pages["00-contents.pdf"] - sum(pages[name] for name in two_sided) // 2 == 15
