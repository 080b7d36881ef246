"""The quick reference, briefings and the campaign record: made from the rules and the cards, nothing lost."""

from fractions import Fraction

import pytest

from engine.games.seven_seconds.rules.units import Unit
from exporters.components.quick_reference import sections_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Text, strings
from exporters.games.seven_seconds.sheets import reference as tables
from exporters.games.seven_seconds.sheets.campaign_sheet import roster_rows
from exporters.games.seven_seconds.sheets.reference import LOOK
from exporters.text.columns import Grid, Section, Terms, set_columns
from exporters.text.fitting import Composition
from exporters.text.numbers import faces
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Rating
from schemas.packs.packs import Pack
from tests.exporters.games.printing import product
from tests.exporters.kit.kits import job_of, rules
from tests.exporters.placed import words

HOUSE = rules(
    move={"move_in": 7, "hindering_cost": 3},
    jump={"jump_in": 11, "own_counters": 2},
    range={"band_in": 5, "double_band_in": 10},
    crater={"diameter_in": 4},
    cm={"radius_in": 2.5},
    rifle={"plasma_kill": [1, 2, 3], "plasma_graze": [4]},
    stun={"recovers_on": [1, 2, 3]},
    victory={"marginal_from": 2, "normal_from": 9, "decisive_from": 30},
    campaign={"streak_to_win": 5, "tech_cost": {"reserve": 3}},
    holding={"squares": 12},
    missile={"ammunition": 2, "max_range_in": 40, "illegal_units": ["commander", "scout"]},
    attack={"min_counters": 2},
)


def text_of(pack: Pack, name: str, under: Rules | None = None) -> str:
    return " ".join(words(piece.front) for piece in product(name, job_of(pack, under)).values())


def test_the_quick_reference_has_two_pages(seven_seconds: Pack) -> None:
    """196 x 268 mm: within the margins of A4 and Letter."""
    pages = product("reference", job_of(seven_seconds))

    assert [(piece.front.width_mm, piece.front.height_mm) for piece in pages.values()] == [(196, 268)] * 2


def test_the_reference_says_what_the_rules_say(seven_seconds: Pack) -> None:
    """Numbers of the rulebook. Rules: 7S.MOVE.1, 7S.JUMP.1, 7S.COV.5, 7S.COV.8, 7S.RIF.16,
    7S.PASS.1, 7S.MIS.5, 7S.WIN.2, 7S.END.4, 7S.CAMP.3, 7S.SEQ.7.
    """
    text = text_of(seven_seconds, "reference")

    for words_of_it in (
        "Up to 6 in; an inch of hindering ground uses 2.",
        "Up to 9 in over everything.",
        "all but Commander, Tactical, Assault, Engineer",
        "troopers, not Commander",
        "(light cover \N{MINUS SIGN}1, heavy \N{MINUS SIGN}2)",
        "from 1 marginal, 6 normal, 20 decisive",
        "6, 10 or 20 win, or 4 victories in a row",
        "or 2 passes in a row",
        "delta, epsilon in the quarter of the table",
        "Scout Sensors +1 · Stealth +1 · gauss rifle",
        "a target in light cover counts 1 band farther, in heavy cover 2.",
        "Machine guns of drones harm no trooper.",
        "light swallows 1 counter or 1 rifle die a piece, heavy 2 or 2;",
        "receives 1 counter per enemy",
        "or pursues for 1 more round.",
    ):
        assert words_of_it in text


def test_homebrew_numbers_reach_the_reference(seven_seconds: Pack) -> None:
    """Each changed parameter is on the page."""
    text = text_of(seven_seconds, "reference", HOUSE)

    for words_of_it in (
        "Up to 7 in; an inch of hindering ground uses 3.",
        "Up to 11 in over everything.",
        "bands of 5 in 0 to 5 5 to 10 10 to 15 15 to 20",
        "a crater of 4 in",
        "within 2.5 in of the flight path",
        "Plasma rifle 1 to 3 4 50 %",
        "on 1 to 3 it stands up",
        "from 2 marginal, 9 normal, 30 decisive",
        "or 5 victories in a row",
        "Reserve 3, Veteran 4, Spec Ops 6",
        "units into the 12 squares",
        "troopers, not Commander, Scout",
        "with 2 counters or more, in sight or not, up to 40 in. 2 in a battle.",
        "House rules",
    ):
        assert words_of_it in text


@pytest.mark.parametrize("under", [None, HOUSE], ids=["as ruled", "homebrew"])
def test_no_name_is_left_on_the_reference(seven_seconds: Pack, under: Rules | None) -> None:
    """A name in braces stands for something, and no cell of the actions is left empty by it."""
    setting = job_of(seven_seconds, under).setting
    sections = (*sections_of(setting, "attacks"), *sections_of(setting, "course"))
    cells = [cell for section in sections for part in section.parts for row in part.rows for cell in row]

    assert len(cells) > 200
    assert not [cell for cell in cells if "{" in cell or "}" in cell or not cell]


def test_targeting_costs_its_band_and_cover_makes_it_farther() -> None:
    """8 in to light cover is band three: 3 points. Rules: 7S.TGT.5, 7S.TGT.12, 7S.TGT.15."""
    assert tables.targeting(rules()) == (
        ("bands of 6 in", "0 to 6", "6 to 12", "12 to 18", "18 to 24"),
        ("bands of 12 in", "0 to 12", "12 to 24", "24 to 36", "36 to 48"),
        ("in the open", "1", "2", "3", "4"),
        ("in light cover", "2", "3", "4", "5"),
        ("in heavy cover", "3", "4", "5", "6"),
    )


def test_rifle_dice_are_counters_by_band_rounded_down() -> None:
    """6 counters in band three: 2 dice. Rules: 7S.RIF.5, 7S.RIF.9, 7S.RIF.14."""
    rows = {row[0]: row[1:] for row in tables.rifle_shots(rules())}

    assert rows["6"] == ("6", "3", "2", "1", "1", "1")
    assert rows["1"] == ("1", *["\N{EN DASH}"] * 5)


def test_chances_are_those_of_the_dice() -> None:
    """One face in six 17 %, on one of two dice 11/36, two faces in six on one of three dice 19/27."""
    gauss, plasma, guns = tables.weapons(rules())

    assert gauss == ("Gauss rifle", "1", "2", "17 %", "31 %", "42 %")
    assert plasma[3:] == ("33 %", "56 %", "70 %")
    assert guns[:3] == ("Machine gun", "1 or 2", "no face")
    assert tables.percent(Fraction(19, 27)) == "70 %"
    assert tables.missile_hits(rules())[1][1:] == ("0 %", "17 %", "33 %", "50 %", "67 %", "83 %")
    assert tables.stats(rules())[0][1:] == ("83 %", "67 %", "50 %", "33 %", "17 %", "0 %")


@pytest.mark.parametrize(
    ("values", "text"),
    [((), "no face"), ((2,), "2"), ((2, 1), "1 or 2"), ((6, 5, 4), "4 to 6"), ((1, 3, 5), "1, 3 or 5")],
)
def test_die_faces_are_said_shortly(values: tuple[int, ...], text: str) -> None:
    """Runs of three and more are given by their ends."""
    assert faces(values) == text


def section(name: str, length: int) -> Section:
    return Section(name, (Terms((("Term", "some words " * length),)), Grid(("A", "B"), (("1", "2"),), (0.5, 0.5))))


def test_columns_are_filled_in_order_at_one_size() -> None:
    """Three sections over two columns: the third one goes to the right."""
    made = Composition()
    set_columns(made, [section(name, 40) for name in "abc"], Box(0, 0, 100, 120).columns(2, 4), LOOK)
    titles = {item.string: item.x for item in made.items if isinstance(item, Text) and item.string in {"a", "b", "c"}}

    assert made.findings == []
    assert titles["a"] == titles["b"] < 50 < titles["c"]


def test_what_has_no_room_in_the_columns_is_reported() -> None:
    """The section is named and left out whole, the others are there."""
    made = Composition()
    set_columns(made, [section("first", 5), section("second", 900)], (Box(0, 0, 60, 40),), LOOK)

    assert [finding.code for finding in made.findings] == ["text-overflow"]
    assert "'second'" in made.findings[0].message
    assert any(getattr(item, "string", "") == "first" for item in made.items)


def test_there_is_a_briefing_for_each_map_with_both_rosters(seven_seconds: Pack) -> None:
    """Two sides with a force each; the same ones each time."""
    first, again = (product("briefings", job_of(seven_seconds)) for _ in range(2))

    assert [*first] == ["briefing/ashford_hills", "briefing/cinder_flats", "briefing/meridian_square"]
    assert [piece.front for piece in first.values()] == [piece.front for piece in again.values()]
    for piece in first.values():
        texts = strings(piece.front)
        assert texts.count("Your force") == 2
        assert texts.count("Commander") == 2
        assert texts.count("VICTORY POINTS") == 2


def test_a_briefing_pairs_attack_with_defense_or_two_chance_encounters(seven_seconds: Pack) -> None:
    """Rules: 7S.CARD.9, 7S.SETUP.2, 7S.SETUP.3."""
    pairs = {
        frozenset(text.split(" ·")[0] for text in strings(piece.front) if text.endswith("YOUR ORDERS"))
        for piece in product("briefings", job_of(seven_seconds)).values()
    }

    assert pairs <= {frozenset({"OFFENSE", "DEFENSE"}), frozenset({"CHANCE ENCOUNTER"})}


def test_like_units_share_a_row_of_the_roster() -> None:
    """Two veteran scouts, one reserve scout and a drone: three rows, and Robotics alone for the drone (7S.STAT.8)."""
    scout = Unit("scout", Rating.VETERAN, 4, 5, 2, 4, 1, 1)
    reserve = Unit("scout", Rating.RESERVE, 3, 4, 1, 2, 1, 1)
    drone = Unit("recce_drone", Rating.VETERAN, 4, 4, 0, 4, 0, 0)

    rows = roster_rows((scout, reserve, scout, drone))

    assert [row.count for row in rows] == [2, 1, 1]
    assert rows[0].values() == (4, 5, 2, 4, 1, None)
    assert rows[2].values() == (None, None, None, None, None, 4)


def test_the_campaign_record_follows_the_rules(seven_seconds: Pack) -> None:
    """As ruled 6, 10, 20 points or 4 in a row (7S.CAMP.2, 7S.CAMP.3); five in a row under an author's own."""
    ruled, own = text_of(seven_seconds, "campaign"), text_of(seven_seconds, "campaign", HOUSE)

    assert "6 Short 10 Medium 20 Long 4 Victories in a row" in ruled
    assert "Reserve 2 1" in ruled
    assert "5 Victories in a row" in own
    assert "Reserve 3 1" in own
