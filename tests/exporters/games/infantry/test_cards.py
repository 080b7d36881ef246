"""Cards of infantry: cells and AP by the rules, armour over the cells it covers, weapons by their figures."""

from pathlib import Path

import pytest

from engine.games.infantry.kit import kit_of
from exporters.drawing.display_list import Symbol, strings
from exporters.drawing.shapes import ICON_BOX
from exporters.games.infantry.cards.sections import cells
from exporters.games.infantry.look import (
    ARMOR,
    DICE,
    MAP,
    MARKERS,
    POINTS,
    SECTIONS,
    SQUADS,
    STEPS,
    TROOPER,
    TURN,
    TYPES,
    WEAPON,
)
from exporters.games.infantry.wording import terms
from exporters.games.infantry.wording.weapons import bands
from exporters.imposition.pieces import Piece
from schemas.models.infantry.people import Trooper, Weapon
from schemas.models.infantry.words import Experience, Filling, Mode, Section, Terrain, Toughness, WeaponType
from schemas.packs.packs import Pack
from tests.exporters.games.infantry.printing import pack_with, rules
from tests.exporters.games.printing import job_of, product, row_of, words_on
from tests.exporters.symbols import reach_of

ICONS = (
    *(ARMOR, DICE, MAP, POINTS, STEPS, TROOPER, TURN, WEAPON),
    *(*TYPES.values(), *SECTIONS.values(), *SQUADS, *MARKERS.values()),
)
MINUS = "\N{MINUS SIGN}"


@pytest.fixture(scope="module")
def cards(infantry: Pack) -> dict[str, Piece]:
    """The cards of the shipped pack."""
    return product("cards", job_of(infantry))


@pytest.mark.parametrize("symbol", ICONS, ids=lambda symbol: symbol.name)
def test_an_icon_stays_in_its_box(symbol: Symbol) -> None:
    """What hangs out is cut off in a PDF."""
    least, most = reach_of(symbol)

    assert least >= 0
    assert most <= ICON_BOX


def test_every_word_of_the_game_has_its_wording() -> None:
    """Each value of the closed vocabularies is named on paper, and types and sections have a sign."""
    assert {*terms.EXPERIENCES} == {*Experience}
    assert {*terms.TYPES} == {*TYPES} == {*WeaponType}
    assert {*terms.SECTIONS} == {*SECTIONS} == {*Section}
    assert {*terms.MODES} == {*Mode}
    assert {*terms.FILLINGS} == {*Filling}
    assert {*terms.TERRAINS} == {*Terrain}
    assert {*terms.TOUGHNESS} == {*Toughness}


@pytest.mark.parametrize(
    ("trooper", "ap", "covered"),
    [
        ("diver", [8, 8, 7, 7, 6, 6, 5, 4, 3, 2], 0),
        ("rifleman", [7, 7, 6, 6, 5, 5, 4, 3, 2, 1], 2),
        ("section_leader", [6, 6, 5, 5, 4, 4, 3, 2, 1, 0], 4),
        ("breach_leader", [6, 6, 5, 5, 4, 4, 3, 2, 1, 1], 6),
        ("recruit", [7, 7, 6, 6, 5, 5, 4, 3, 2, 1], 0),
    ],
)
def test_the_ap_row_is_that_of_the_house_less_armour_with_experience(
    infantry: Pack, cards: dict[str, Piece], trooper: str, ap: list[int], covered: int
) -> None:
    """The house row 8 8 7 7 6 6 5 4 3 2, less 1, 2 or 3, not below 0, then -1 or +1 (IN.ARM.6, IN.GAP.36)."""
    model = infantry.named("trooper", trooper, Trooper)
    assert model is not None
    known = cells(model, kit_of(model, infantry).armor, rules())

    assert [cell.ap for cell in known] == ap
    assert [cell.covered for cell in known] == [number <= covered for number in range(1, 11)]
    assert [int(text) for text in row_of(cards[f"trooper/{trooper}"].front, "HP", 10)] == ap


def test_armour_lies_over_the_cells_that_its_wearer_names(tmp_path: Path) -> None:
    """Adjoining cells 4 to 7 are covered, and the others are not (IN.ARM.2)."""
    text = "kind: trooper\nid: mid\nname: Mid\nrole: rifleman\narmor: standard_armor\narmor_cells: [7, 4, 5, 6]\n"
    pack = pack_with(tmp_path / "mine", mid=text)
    model = pack.named("trooper", "mid", Trooper)
    assert model is not None

    assert [cell.number for cell in cells(model, kit_of(model, pack).armor, rules()) if cell.covered] == [4, 5, 6, 7]


def test_a_trooper_without_a_line_of_colour_bears_that_of_its_armour(tmp_path: Path) -> None:
    """Its own goes first; what has neither bears none."""
    trooper = (
        "kind: trooper\nid: {id}\nname: {id}\nsource: house\nrole: A test\nexperience: regular\n"
        "primary: assault_rifle\n"
    )
    texts = {
        "own": "armor: basic_armor\nnote: Wears it well.\n",
        "none": "armor: basic_armor\n",
    }
    pack = pack_with(tmp_path / "mine", **{name: trooper.format(id=name) + text for name, text in texts.items()})
    printed = product("cards", job_of(pack))

    assert "Wears it well." in words_on(printed["trooper/own"].front)
    assert "Stops what barely hits." not in words_on(printed["trooper/own"].front)
    assert "Stops what barely hits." in words_on(printed["trooper/none"].front)


def test_a_card_says_what_its_ap_are_made_of(cards: dict[str, Piece], infantry: Pack) -> None:
    """Heavy armour takes 3, a veteran has 1 more; with both rules off nothing is taken or given (IN.GEN.1)."""
    plain = rules(options={"body_armor": False, "experience": False})
    off = words_on(product("cards", job_of(infantry, plain))["trooper/breach_leader"].front)

    assert f"armour {MINUS}3 \N{MIDDLE DOT} veteran +1" in words_on(cards["trooper/breach_leader"].front)
    assert "veteran" not in off
    assert f"armour {MINUS}3" not in off


def test_a_card_of_another_row_has_its_cells(infantry: Pack) -> None:
    """Thirteen cells stand in two rows, and every one of them has its AP (IN.GAP.7)."""
    row = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    card = product("cards", job_of(infantry, rules(card={"cells": 13, "ap_row": row})))["trooper/diver"].front
    first, second = (at for at, text in enumerate(strings(card)) if text == "HP")

    assert [int(text) for text in strings(card)[first + 1 : first + 11]] == row[:10]
    assert [int(text) for text in strings(card)[second + 1 : second + 4]] == row[10:]


def test_the_sections_hold_what_is_carried(cards: dict[str, Piece]) -> None:
    """A grenadier has a launcher under the rifle, two kinds of grenades, and fists (IN.EXP.7, IN.SMK.1, IN.HOUSE.7)."""
    card = cards["trooper/grenadier"].front

    assert row_of(card, "Rifle", 4) == ["4", "3", "24/80", "\N{EN DASH}"]
    assert row_of(card, "(mounted)", 3) == ["4/2/1", "3", "19/65"]
    assert row_of(card, "Hand Grenade", 3) == ["3/2/1", "1\N{EN DASH}8", "AP"]
    assert row_of(card, "Smoke Grenade", 3) == ["smoke", "1\N{EN DASH}8", "AP"]
    assert row_of(card, "Fists", 2) == ["1D6 b", "3"]
    assert "404 PV" in words_on(card)


def test_there_are_as_many_unit_cards_as_troopers(cards: dict[str, Piece], infantry: Pack) -> None:
    """Four riflemen of the Third Section, a card each with the numbers of their counters; 32 troopers in all."""
    assert cards["trooper/rifleman"].copies == 4
    assert strings(cards["trooper/rifleman"].front)[3:7] == ("4", "5", "6", "7")
    assert sum(piece.copies for key, piece in cards.items() if key.startswith("trooper/")) == 4 * 8
    assert sum(key.startswith("weapon/") for key in cards) == len(infantry.of_kind("weapon"))


@pytest.mark.parametrize(
    ("weapon", "figures"),
    [
        ("light_machine_gun", ["5", "0", "29", "100", "150"]),
        ("medium_machine_gun", ["6", "1", "34", "112", "199"]),
        ("heavy_machine_gun", ["7", "2", "36", "125", "229"]),
        ("semi_portable_laser", ["10", "1", "80", "240", "437"]),
        ("heavy_semi_portable_laser", ["13", "2", "106", "380", "753"]),
    ],
)
def test_a_crewed_weapon_has_its_crew_where_others_have_ap(
    cards: dict[str, Piece], weapon: str, figures: list[str]
) -> None:
    """Damage, crew, short, long, PV as the table is read, and rounds without end (IN.CRW.2, IN.GAP.1)."""
    card = cards[f"weapon/{weapon}"].front
    names = ("Damage", "Crew", "Short", "Long", "PV")

    assert [row_of(card, name, 1)[0] for name in names] == figures
    assert row_of(card, "Rounds", 1) == ["\N{INFINITY}"]


def test_columns_as_printed_are_ap(infantry: Pack) -> None:
    """Under the headings as they are printed the figure of a heavy machine gun is its AP (IN.GAP.1)."""
    card = product("cards", job_of(infantry, rules(crewed={"columns": "as_printed"})))["weapon/heavy_machine_gun"].front

    assert row_of(card, "AP", 1) == ["2"]


def test_only_weapons_of_the_house_are_marked_as_such(cards: dict[str, Piece], infantry: Pack) -> None:
    """What the chapter leaves out is of our own and says so (IN.GAP.31); the others name their table."""
    for document in infantry.of_kind("weapon"):
        card = cards[f"weapon/{document.id}"].front
        is_house = document.model.source == "house"
        assert ("HOUSE WEAPON" in strings(card)) == is_house, document.id
        assert document.model.source in strings(card)


def test_bands_have_the_target_numbers_of_the_rules(infantry: Pack) -> None:
    """A light anti-tank weapon needs 6 up to 64 dots, 13 of 18, and 8 up to 167, 5 of 12 (IN.HOUSE.3)."""
    weapon = infantry.named("weapon", "light_anti_tank_weapon", Weapon)
    assert weapon is not None

    assert [(band.reach, band.target, str(band.chance)) for band in bands(weapon, rules(), "")] == [
        ("up to 64 dots", 6, "13/18"),
        ("65 to 167 dots", 8, "5/12"),
    ]


def test_the_rings_of_a_blast_stand_on_its_card(cards: dict[str, Piece]) -> None:
    """An anti-tank missile does 13, on 8 dots around 6, on 16 more 3, on 24 more 1 (IN.EXP.1, IN.EXP.3)."""
    texts = strings(cards["weapon/anti_tank_missile"].front)
    at = texts.index("583")

    assert {points: texts[at + 1 : at + 50].count(points) for points in ("13", "6", "3", "1")} == {
        "13": 1,
        "6": 8,
        "3": 16,
        "1": 24,
    }
