"""Tabletop Simulator: sheets of cards, and a saved object, against the documented classes of its save files.

Source: docs/custom-content/save-file-format.md and custom-deck.md of Berserk-Games/Tabletop-Simulator-Knowledge-Base
(commit 0fc1d827); GUID, CustomTile and the later fields of CustomDeck as in Benjamin-Dobell/tts-types.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from PIL import Image

from exporters.drawing.display_list import Drawing, Rect
from exporters.drawing.inks import BLACK, Ink
from exporters.kit.export import Export
from exporters.tables.export import TABLES, export_table
from exporters.tables.simulator import card_sheets, grid, sheet_pictures, simulator_files
from exporters.tables.supplies import Supply, TableOrder
from exporters.tables.tokens import Kind, Token
from schemas.packs.packs import Pack
from tests.exporters.kit.test_export import pack_of

NUMBER = {"type": "number"}
TEXT = {"type": "string"}
FLAG = {"type": "boolean"}
AXES = [f"{what}{axis}" for what in ("pos", "rot", "scale") for axis in "XYZ"]


def closed(required: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A class: fields that must be there, fields that may, and no others."""
    return {
        "type": "object",
        "properties": required | more,
        "required": [*required],
        "additionalProperties": False,
    }


DECK = closed(
    {
        "FaceURL": TEXT,
        "BackURL": TEXT,
        "NumWidth": {"type": "integer", "minimum": 2, "maximum": 10},
        "NumHeight": {"type": "integer", "minimum": 2, "maximum": 7},
        "BackIsHidden": FLAG,
        "UniqueBack": FLAG,
    }
)
DECKS = {"type": "object", "patternProperties": {"^[1-9][0-9]*$": DECK}, "additionalProperties": False}
TILE = closed({"Type": {"enum": [0, 1, 2, 3]}, "Thickness": NUMBER, "Stackable": FLAG, "Stretch": FLAG})
IMAGE = closed(
    {"ImageURL": {"minLength": 1}, "ImageSecondaryURL": TEXT, "ImageScalar": NUMBER, "WidthScale": NUMBER},
    CustomTile=TILE,
)
OBJECT = closed(
    {
        "Name": {
            "enum": ["Bag", "Card", "Custom_Tile", "DeckCustom", "Figurine_Custom", "FogOfWarTrigger", "Infinite_Bag"]
        },
        "Transform": closed(dict.fromkeys(AXES, NUMBER)),
        "Nickname": TEXT,
        "Description": TEXT,
        "GUID": {"type": "string", "pattern": "^[0-9a-f]{6}$"},
        "Grid": FLAG,
        "Locked": FLAG,
    },
    CardID={"type": "integer", "minimum": 100},
    SidewaysCard=FLAG,
    HideWhenFaceDown=FLAG,
    Hands=FLAG,
    MaterialIndex={"type": "integer"},
    MeshIndex={"type": "integer"},
    FogColor=TEXT,
    FogHidePointers=FLAG,
    DeckIDs={"type": "array", "items": {"type": "integer"}, "minItems": 2},
    CustomDeck=DECKS,
    CustomImage=IMAGE,
    ContainedObjects={"type": "array", "items": {"$ref": "#/$defs/object"}, "minItems": 1},
)
SAVE = closed(
    {
        **dict.fromkeys(("SaveName", "GameMode", "Date", "Table", "Sky", "Note", "Rules", "PlayerTurn"), TEXT),
        "ObjectStates": {"type": "array", "items": {"$ref": "#/$defs/object"}},
    }
) | {"$defs": {"object": OBJECT}}


def every(objects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for found in objects:
        yield found
        yield from every(found.get("ContainedObjects", []))


def named(objects: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    return [found for found in every(objects) if found["Name"] == name]


def opened(made: Export) -> tuple[list[dict[str, Any]], dict[str, Image.Image]]:
    """The objects of a save, and the pictures beside it."""
    save, *pictures = made.artifacts
    images: dict[str, Image.Image] = {picture.name: Image.open(BytesIO(picture.data)) for picture in pictures}
    return json.loads(save.data)["ObjectStates"], images


def card(key: str, deck: str = "fate", width: float = 63.5, ink: Ink = BLACK, copies: int = 1) -> Token:
    side = Drawing(key, f"{key} (card)", width, 88.9, (Rect(0, 0, width, 88.9, fill=ink),))
    back = side._replace(name=deck, title=f"{deck} (back)", items=())
    return Token(key, key, Kind.CARD, "Cards", side, back, f"backs/{deck}", deck, copies)


@pytest.fixture(scope="module")
def export(seven_seconds: Pack) -> Export:
    """The table of the shipped pack, coarse, its pictures at an address of the author's."""
    return export_table(seven_seconds, TABLES["tts"], TableOrder(dpi=40, base_url="https://example.org/7s/"))


@pytest.mark.parametrize(
    ("cards", "size"),
    [
        (1, (2, 2)),
        (3, (2, 2)),
        (4, (3, 2)),
        (5, (3, 2)),
        (6, (4, 2)),
        (8, (3, 3)),
        (11, (6, 2)),
        (40, (7, 6)),
        (69, (10, 7)),
    ],
)
def test_the_smallest_grid_with_a_hidden_cell_is_taken(cards: int, size: tuple[int, int]) -> None:
    """The fewest cells, of equal ones the flattest grid; 10 x 7 is the largest, and holds 69 cards."""
    assert grid(cards) == size


def test_no_grid_holds_seventy_cards() -> None:
    """The last cell is no card's."""
    with pytest.raises(ValueError, match="at most 69 cards, got 70"):
        grid(70)


@pytest.mark.parametrize(("count", "sizes"), [(2, [2]), (69, [69]), (70, [69, 1]), (150, [69, 69, 12])])
def test_large_decks_are_spread_over_sheets(count: int, sizes: list[int]) -> None:
    """Every card on one sheet, in its order."""
    cards = [card(f"c{at:03}") for at in range(count)]

    sheets = [*card_sheets(cards, 100)]

    assert [len(sheet.cards) for sheet in sheets] == sizes
    assert [found.key for sheet in sheets for found in sheet.cards] == [found.key for found in cards]


@pytest.mark.parametrize("dpi", [36, 150, 163, 300, 1200])
def test_no_sheet_has_a_side_over_4096_pixels(dpi: int) -> None:
    """However fine it is asked for."""
    [sheet] = card_sheets([card(f"c{at}") for at in range(69)], dpi)

    assert sheet.columns * sheet.cell_width <= 4096
    assert sheet.rows * sheet.cell_height <= 4096
    assert sheet.cell_height / sheet.cell_width == pytest.approx(88.9 / 63.5, rel=0.02)


def test_cells_hold_their_cards_and_the_last_one_the_back() -> None:
    """Row by row from the upper left, in RGB; cells between are white."""
    inks = [Ink(rgb=(40 * at, 0, 0), cmyk=(0, 0, 0, 0)) for at in range(1, 5)]
    cards = [card(f"c{at}", ink=ink) for at, ink in enumerate(inks)]
    assert cards[0].back
    back = cards[0].back._replace(items=(Rect(0, 0, 63.5, 88.9, fill=Ink((0, 0, 200), (0, 0, 0, 0))),))
    [sheet] = card_sheets([replace(found, back=back) for found in cards], 36)

    whole, alone = sheet_pictures(sheet)

    assert (sheet.columns, sheet.rows, whole.mode, whole.size) == (
        3,
        2,
        "RGB",
        (3 * sheet.cell_width, 2 * sheet.cell_height),
    )
    middles = [
        whole.getpixel((int((column + 0.5) * sheet.cell_width), int((row + 0.5) * sheet.cell_height)))
        for row in range(2)
        for column in range(3)
    ]
    assert middles == [*(ink.rgb for ink in inks), (255, 255, 255), (0, 0, 200)]
    assert alone.size == (sheet.cell_width, sheet.cell_height)


def test_the_saved_object_has_the_documented_form(export: Export) -> None:
    """Every object has the fields of its class, and no others."""
    Draft202012Validator.check_schema(SAVE)
    Draft202012Validator(SAVE).validate(json.loads(export.artifacts[0].data))
    assert export.artifacts[0].name == "seven_seconds.json"
    assert export.diagnostics == ()


def test_every_address_leads_to_a_picture_and_every_picture_is_used(export: Export) -> None:
    """The base address, then the name of a file beside the save; all of them are RGB."""
    objects, images = opened(export)
    urls = {
        url
        for found in every(objects)
        for part in (*found.get("CustomDeck", {}).values(), found.get("CustomImage", {}))
        for key, url in part.items()
        if key.endswith("URL")
    }

    assert {url.removeprefix("https://example.org/7s/") for url in urls} == {*images}
    assert {image.mode for image in images.values()} == {"RGB"}
    assert max(max(image.size) for image in images.values()) <= 4096


def test_every_card_id_is_a_cell_of_its_sheet(export: Export) -> None:
    """ID 354 is cell 54 of deck 3; the last cell is no card's; a sheet is whole cells."""
    objects, images = opened(export)
    for found in named(objects, "Card"):
        sheet, cell = divmod(found["CardID"], 100)
        [(number, deck)] = found["CustomDeck"].items()
        width, height = images[deck["FaceURL"].removeprefix("https://example.org/7s/")].size
        back = images[deck["BackURL"].removeprefix("https://example.org/7s/")]
        assert number == str(sheet)
        assert cell < deck["NumWidth"] * deck["NumHeight"] - 1
        assert (width, height) == (deck["NumWidth"] * back.width, deck["NumHeight"] * back.height)


def test_decks_hold_the_cards_that_they_count(seven_seconds: Pack, export: Export) -> None:
    """Three decks of missions, troops and drones: 42 cards, face down, named for search."""
    objects, _ = opened(export)
    decks = named(objects, "DeckCustom")

    assert sorted(deck["Nickname"] for deck in decks) == ["Chance Encounter", "Defense", "Drones", "Offense", "Troops"]
    for deck in decks:
        assert deck["DeckIDs"] == [found["CardID"] for found in deck["ContainedObjects"]]
        assert deck["Transform"]["rotZ"] == 180
    assert sum(len(deck["DeckIDs"]) for deck in decks) == 42
    titles = {found["Nickname"].partition(" (")[0] for found in named(objects, "Card")}
    assert titles == {
        document.data["title"]
        for kind in ("mission_card", "troop_card", "drone_card")
        for document in seven_seconds.of_kind(kind)
    }


def test_guids_are_unique_and_always_the_same(export: Export, seven_seconds: Pack) -> None:
    """No two objects share one, those in bags and decks included."""
    objects, _ = opened(export)
    again, _ = opened(
        export_table(seven_seconds, TABLES["tts"], TableOrder(dpi=40, base_url="https://example.org/7s/"))
    )
    guids = [found["GUID"] for found in every(objects)]

    assert len({*guids}) == len(guids)
    assert guids == [found["GUID"] for found in every(again)]


def test_an_inch_of_the_game_is_an_inch_of_the_table(export: Export) -> None:
    """A tile of scale 1 is 2 inches: the map is 36, a blip 1, smoke 5 across."""
    objects, _ = opened(export)
    tiles = {found["Nickname"]: found["Transform"] for found in named(objects, "Custom_Tile")}

    sizes = {
        name: (tiles[name]["scaleX"] * 2, tiles[name]["scaleZ"] * 2) for name in ("Ashford Hills (poster)", "Smoke")
    }
    assert sizes == {"Ashford Hills (poster)": (36, 36), "Smoke": (5, 5)}
    assert tiles["Blip (Red)"]["scaleX"] * 2 == pytest.approx(1)


def test_things_lie_beside_each_other(export: Export) -> None:
    """The map in the middle of the table, two feet of all else on either side; no two things at one place."""
    objects, _ = opened(export)
    board, *others = objects

    assert (board["Transform"]["posX"], board["Transform"]["posZ"], board["Locked"]) == (0, 0, True)
    assert all(18 < abs(found["Transform"]["posX"]) < 18 + 24 for found in others)
    assert all(abs(found["Transform"]["posZ"]) < 18 for found in others)
    places = [
        (found["Transform"]["posX"], found["Transform"]["posZ"])
        for found in others
        if found["Name"] != "FogOfWarTrigger"
    ]
    assert len({*places}) == len(places)


def test_stacks_are_endless_and_other_maps_in_a_bag(export: Export) -> None:
    """Sixty target counters are one bag; of three maps one lies on the table."""
    objects, _ = opened(export)
    [targets] = [bag for bag in named(objects, "Infinite_Bag") if "target" in bag["Nickname"]]
    bags = {bag["Nickname"]: bag["ContainedObjects"] for bag in named(objects, "Bag")}

    assert len(targets["ContainedObjects"]) == 1
    assert "60" in targets["Description"]
    assert len(bags["Other boards"]) == 2
    assert len(bags["Faction sheets"]) == 3
    assert len(named(bags["Standees"], "Figurine_Custom")) == 3 * (5 + 4)
    assert {found["Nickname"] for found in bags["Templates"]} >= {"Smoke", "Crater", "Jamming field"}


def test_counters_have_both_their_sides(export: Export) -> None:
    """Blips show their number on the other side only; what has no back is the same on both."""
    objects, _ = opened(export)
    images = [found["CustomImage"] for found in named(objects, "Custom_Tile") if found["Nickname"] == "Blip (Red)"]
    [damaged] = [
        found["CustomImage"] for found in named(objects, "Custom_Tile") if found["Nickname"] == "Damaged (Red)"
    ]

    assert len({image["ImageURL"] for image in images}) == 1
    assert len({image["ImageSecondaryURL"] for image in images}) == 16
    assert {image["CustomTile"]["Type"] for image in images} == {2}
    assert damaged["ImageURL"] == damaged["ImageSecondaryURL"]


def test_holding_areas_are_seen_by_their_side_alone(export: Export) -> None:
    """A hidden zone of the side's colour covers each mat. Rule: 7S.HOLD.1."""
    objects, _ = opened(export)
    mats = {found["Nickname"]: found["Transform"] for found in objects if "Holding" in found["Nickname"]}
    zones = {found["FogColor"]: found["Transform"] for found in named(objects, "FogOfWarTrigger")}

    assert {*zones} == {"Red", "Blue"}
    for colour, zone in zones.items():
        mat = mats[f"Holding area ({colour})"]
        assert (zone["posX"], zone["posZ"]) == (mat["posX"], mat["posZ"])
        assert zone["scaleX"] >= mat["scaleX"] * 2 - 0.01


def test_a_deck_of_one_is_a_card(seven_seconds: Pack) -> None:
    """The game knows no deck of one; three copies of one card are a deck of three."""

    def made(*cards: Token) -> list[dict[str, Any]]:
        supply = Supply(seven_seconds.manifest, cards, TableOrder(), 40, 4096)
        objects: list[dict[str, Any]] = json.loads(next(simulator_files(supply)).data)["ObjectStates"]
        return objects

    [alone] = made(card("lonely"))
    [three] = made(card("copied", copies=3))

    assert (alone["Name"], alone["CardID"]) == ("Card", 100)
    assert (three["Name"], three["DeckIDs"]) == ("DeckCustom", [100, 100, 100])


def test_cards_of_two_sizes_need_two_sheets(seven_seconds: Pack) -> None:
    """They lie in one deck all the same."""
    supply = Supply(seven_seconds.manifest, (card("small", width=44), card("large")), TableOrder(), 40, 4096)

    [deck] = json.loads(next(simulator_files(supply)).data)["ObjectStates"]

    assert {*deck["CustomDeck"]} == {"1", "2"}
    assert deck["DeckIDs"] == [100, 200]


def test_a_changed_picture_gets_another_address(tmp_path: Path) -> None:
    """The game keeps what it has loaded from an address; unchanged pictures keep theirs."""
    order = TableOrder(("missions",), dpi=40)
    one, other = (
        {
            artifact.name
            for artifact in export_table(pack_of(tmp_path / title, title=title), TABLES["tts"], order).artifacts
        }
        for title in ("Before", "After")
    )

    assert len(one) == len(other) == 3
    assert {name.rpartition("-")[0] for name in one} == {name.rpartition("-")[0] for name in other}
    assert len(one & other) == 2  # the save and the back
