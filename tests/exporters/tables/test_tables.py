"""Digital tables: single pictures, what they are made from, and what may be wrong with an order."""

import csv
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO, StringIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image

from exporters.components.base import PrintJob, Product
from exporters.drawing.display_list import Drawing, Rect
from exporters.drawing.display_list import Path as Outline
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import circle
from exporters.imposition.pieces import Area, Piece, Shape
from exporters.kit.export import Export
from exporters.preflight.codes import CODES
from exporters.systems import products_of
from exporters.tables.export import TABLES, export_table
from exporters.tables.supplies import TableOrder
from exporters.tables.tokens import (
    Kind,
    Shot,
    Token,
    archive,
    decks,
    distinct,
    finest,
    pixels,
    shot,
    standing,
    taken,
    tokens,
    trimmed,
)
from schemas.packs.packs import Pack, read_packs
from tests.exporters.kit.test_export import pack_of

RED = Ink(rgb=(200, 0, 0), cmyk=(0, 100, 100, 20))
GREEN = Ink(rgb=(0, 160, 0), cmyk=(100, 0, 100, 30))
BLUE = Ink(rgb=(0, 0, 200), cmyk=(100, 100, 0, 20))
SCRIPT = """\
import hashlib
from pathlib import Path
from exporters.tables.export import TABLES, export_table
from exporters.tables.supplies import TableOrder
from schemas.packs.packs import read_packs
[pack] = read_packs([Path("content/seven_seconds")]).packs
for key, table in TABLES.items():
    for artifact in export_table(pack, table, TableOrder(only=("troops", "mats", "counters"), dpi=40)).artifacts:
        print(artifact.name, hashlib.sha256(artifact.data).hexdigest())
"""


def drawing(*items: Rect | Outline, width: float = 25.4, height: float = 50.8, bleed: float = 0.0) -> Drawing:
    return Drawing("probe", "Probe (sample)", width, height, items, bleed)


def picture(drawn: Drawing, dpi: float = 100, shape: Shape = "rectangle") -> Image.Image:
    [found] = taken([shot(drawn, dpi, shape)])
    return found


def product(sheet: str = "counters", *, played_on: bool = False) -> Product:
    return Product("probes", "Probes", lambda _: iter(()), sheet, played_on=played_on)  # type: ignore[arg-type]


def files(made: Export) -> dict[str, bytes]:
    return {artifact.name: artifact.data for artifact in made.artifacts}


@pytest.fixture(scope="module")
def pictures(seven_seconds: Pack) -> Export:
    """Cards, counters, standees and templates of the shipped pack at 60 dpi."""
    only = ("cards", "counters", "standees", "templates")
    return export_table(seven_seconds, TABLES["png"], TableOrder(only, dpi=60))


def test_a_drawing_gets_exactly_the_pixels_of_its_size() -> None:
    """One inch by two at 100 dpi; and sizes that are no whole number of points or pixels."""
    assert picture(drawing()).size == (100, 200)
    assert picture(drawing(width=63.5, height=88.9), dpi=163.7).size == (409, 573)
    assert pixels(63.5, 300) == 750
    assert pixels(0.01, 72) == 1


def test_colours_stay_where_they_are_drawn() -> None:
    """The upper half red, the lower half blue, up to the last row of pixels."""
    found = picture(drawing(Rect(0, 0, 25.4, 25.4, fill=RED), Rect(0, 25.4, 25.4, 25.4, fill=BLUE)))

    assert {found.getpixel((x, y)) for x in (0, 50, 99) for y in (0, 98)} == {RED.rgb}
    assert {found.getpixel((x, y)) for x in (0, 50, 99) for y in (101, 199)} == {BLUE.rgb}


def test_what_is_trimmed_ends_at_its_edge() -> None:
    """The rim of 2 mm outside the cut is green and not seen; with its bleed it is."""
    rimmed = drawing(
        Rect(0, 0, 29.4, 54.8, fill=GREEN), Rect(2, 2, 25.4, 50.8, fill=RED), width=25.4, height=50.8, bleed=2
    )

    cut = picture(trimmed(rimmed))
    whole = picture(rimmed)

    assert cut.size == (100, 200)
    assert cut.getcolors() == [(20000, RED.rgb)]
    assert whole.size == (116, 216)
    assert whole.getpixel((0, 0)) == GREEN.rgb


def test_round_pieces_are_clear_outside_their_circle() -> None:
    """Corners have no colour, the middle has all; a square has no alpha at all."""
    disc = drawing(Outline(circle(12.7, 12.7, 14), RED), width=25.4, height=25.4)

    found = picture(disc, shape="circle")

    assert found.mode == "RGBA"
    alpha = found.getchannel("A")
    assert [alpha.getpixel(corner) for corner in ((0, 0), (99, 0), (0, 99), (99, 99), (50, 50))] == [0, 0, 0, 0, 255]
    assert picture(disc).mode == "RGB"


def test_hexagons_are_clear_outside_their_six_corners() -> None:
    """The four corners of the frame have no colour; the middles of all its sides have."""
    tile = drawing(Rect(0, 0, 30, 26, fill=RED), width=30, height=26)

    alpha = picture(tile, shape="hexagon").getchannel("A")

    wide, high = alpha.size
    corners = [(0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1), (wide // 8, high // 8)]
    inside = [(4, high // 2), (wide - 5, high // 2), (wide // 2, 0), (wide // 2, high - 1), (wide // 2, high // 2)]
    assert [alpha.getpixel(place) for place in corners] == [0] * 5
    assert [alpha.getpixel(place) for place in inside] == [255] * 5


def test_a_folded_figure_becomes_its_front_and_its_back() -> None:
    """From the top: base, back upside down, front, base. Each panel is seen upright."""
    strip = drawing(
        Rect(0, 0, 20, 10, fill=BLACK),
        Rect(0, 10, 20, 10, fill=GREEN),  # the feet of the back, as it is upside down
        Rect(0, 20, 20, 20, fill=BLUE),
        Rect(0, 40, 20, 25, fill=RED),
        Rect(0, 65, 20, 5, fill=WHITE),  # the feet of the front
        Rect(0, 70, 20, 10, fill=BLACK),
        width=20,
        height=80,
    )

    front, back = standing(Piece(strip, folds_mm=(10, 40, 70)))

    assert (front.width_mm, front.height_mm) == (back.width_mm, back.height_mm) == (20, 30)
    seen = picture(front, 25.4), picture(back, 25.4)
    assert [[side.getpixel((10, y)) for y in (2, 28)] for side in seen] == [
        [RED.rgb, WHITE.rgb],
        [BLUE.rgb, GREEN.rgb],
    ]


@pytest.mark.parametrize(
    ("piece", "made_by", "kind"),
    [
        (Piece(drawing(), drawing(), deck="back"), product("cards"), Kind.CARD),
        (Piece(drawing()), product("cards"), Kind.SHEET),
        (Piece(drawing()), product("pages"), Kind.SHEET),
        (Piece(drawing(), drawing()), product("counters"), Kind.COUNTER),
        (Piece(drawing(), folds_mm=(1, 2, 3)), product("counters"), Kind.STANDEE),
        (Piece(drawing()), product("pages", played_on=True), Kind.MAT),
        (Piece(drawing()), product("poster", played_on=True), Kind.BOARD),
    ],
)
def test_pieces_are_handled_by_what_they_are(piece: Piece, made_by: Product, kind: Kind) -> None:
    """Cards are drawn, sheets read, counters moved, standees stood up, mats and boards played on."""
    [token] = tokens(made_by, [piece])

    assert token.kind is kind


def test_a_key_that_comes_again_gets_a_number() -> None:
    """No picture replaces another."""
    assert [*distinct(["a", "b", "a", "a-2", "a"])] == ["a", "b", "a-2", "a-2-2", "a-3"]
    pair = tokens(product(), [Piece(drawing(), key="counter/x"), Piece(drawing(), key="counter/x")])
    assert [token.key for token in pair] == ["counter/x", "counter/x-2"]


def test_decks_are_told_apart_by_more_than_their_titles() -> None:
    """Two decks of one title keep their cards; cards of one deck need not follow each other."""

    def card(key: str, deck: str) -> Token:
        return Token(key, key, Kind.CARD, "", drawing(), drawing()._replace(title="Fate (back)"), deck=deck)

    found = decks([card("a", "one"), card("b", "two"), card("c", "one")])

    assert {title: [token.key for token in cards] for title, cards in found.items()} == {
        "Fate": ["a", "c"],
        "Fate-2": ["b"],
    }


def test_every_piece_is_in_the_list_and_every_picture_there(pictures: Export) -> None:
    """The list names the pictures that are made, no more and no less; a shared back once."""
    made = files(pictures)
    rows = [*csv.DictReader(StringIO(made.pop("index.csv").decode()))]

    named = {row[side] for row in rows for side in ("front", "back") if row[side]}
    assert named == {*made}
    assert len({row["name"] for row in rows}) == len(rows)
    assert sum(int(row["copies"]) for row in rows if row["kind"] == "card") == 42
    assert {row["back"] for row in rows if row["deck"] == "back-troop"} == {"backs/back-troop.png"}
    assert pictures.diagnostics == ()


def test_pictures_have_the_size_in_the_list(pictures: Export) -> None:
    """Millimetres over 25.4 times dpi, to half a pixel, and the PNG says its dpi."""
    made = files(pictures)
    for row in csv.DictReader(StringIO(made["index.csv"].decode())):
        with Image.open(BytesIO(made[row["front"]])) as found:
            for side, length in zip(found.size, ("width_mm", "height_mm"), strict=True):
                assert side == pytest.approx(float(row[length]) / 25.4 * 60, abs=0.6)
            assert found.info["dpi"][0] == pytest.approx(60, abs=0.1)


def test_the_names_of_pictures_are_the_ids_of_documents(seven_seconds: Pack, pictures: Export) -> None:
    """`mission_card/<id>.png` for each mission, and so on."""
    cards = {
        f"{kind}/{document.id}.png"
        for kind in ("mission_card", "troop_card", "drone_card")
        for document in seven_seconds.of_kind(kind)
    }

    assert cards <= {*files(pictures)}


def test_the_secret_side_of_a_blip_is_not_in_its_title(pictures: Export) -> None:
    """Its title is what all may read; the number is on the other side."""
    rows = csv.DictReader(StringIO(files(pictures)["index.csv"].decode()))

    assert {row["title"] for row in rows if "blip_red" in row["name"]} == {"Blip (Red)"}


def test_a_bleed_is_kept_if_asked(seven_seconds: Pack) -> None:
    """A card of 63.5 x 88.9 mm with 3.175 mm on each side is 2.75 x 3.75 inches."""
    made = files(export_table(seven_seconds, TABLES["png"], TableOrder(("troops",), dpi=100, bleed=True)))

    with Image.open(BytesIO(made["troop_card/long_eyes.png"])) as found:
        assert found.size == (275, 375)


def test_a_poster_is_drawn_as_fine_as_it_can_be_and_says_so(seven_seconds: Pack) -> None:
    """36 inches at 600 dpi would be 21,600 pixels; no side has over 8,192, and a warning names the maps."""
    assert finest(drawing(width=914.4, height=914.4), 600, 8192) == pytest.approx(8192 / 36)

    made = export_table(seven_seconds, TABLES["png"], TableOrder(("posters",), dpi=36))
    assert made.diagnostics == ()
    tight = replace(TABLES["png"], most_px=512)
    [found] = export_table(seven_seconds, tight, TableOrder(("posters",), dpi=100)).diagnostics

    assert (found.code, found.severity.value) == ("picture-reduced", "warning")
    assert found.code in CODES
    assert "3 pictures have 14 dpi instead of 100" in found.message
    assert "map_poster/ashford_hills" in found.message


@pytest.mark.parametrize("order", [TableOrder(("dragons",)), TableOrder(dpi=20), TableOrder(dpi=5000)])
def test_what_is_not_known_is_refused(seven_seconds: Pack, order: TableOrder) -> None:
    """Products of the game, and 36 to 1,200 dpi."""
    with pytest.raises(ValueError, match="must name what is known"):
        export_table(seven_seconds, TABLES["png"], order)


@pytest.mark.parametrize("key", TABLES)
def test_a_pack_without_maps_and_factions_still_makes_a_table(tmp_path: Path, key: str) -> None:
    """What it lacks is said; what it has is there; virtual tables have no use for anything but maps."""
    made = export_table(pack_of(tmp_path / "p"), TABLES[key], TableOrder(dpi=40))

    assert {found.code for found in made.diagnostics} == {"nothing-to-print"}
    assert bool(made.artifacts) is (key != "uvtt")


@pytest.mark.parametrize("key", TABLES)
def test_a_card_with_an_error_is_left_out_and_the_others_are_there(tmp_path: Path, key: str) -> None:
    """The title that does not fit is named with its line, and no file is made of that card alone."""
    made = export_table(pack_of(tmp_path / "p", title="W" * 40), TABLES[key], TableOrder(("missions",), dpi=40))

    [found] = made.diagnostics
    assert (found.code, found.line) == ("text-overflow", 3)
    assert made.artifacts == ()
    assert made.left_out == ("missions: 1 of 1 pieces left out for their errors",)


def test_products_that_share_pieces_make_them_once(seven_seconds: Pack) -> None:
    """All cards, and the troop cards among them."""
    made = export_table(seven_seconds, TABLES["png"], TableOrder(("cards", "troops"), dpi=36))

    assert len(made.artifacts) == 1 + 42 + 5


def test_the_same_pack_gives_the_same_bytes(seven_seconds: Pack) -> None:
    """On every table, in another process with another hash seed and time zone."""
    order = TableOrder(only=("troops", "mats", "counters"), dpi=40)
    expected = [
        f"{artifact.name} {hashlib.sha256(artifact.data).hexdigest()}"
        for table in TABLES.values()
        for artifact in export_table(seven_seconds, table, order).artifacts
    ]

    environment = {**os.environ, "PYTHONHASHSEED": "42", "TZ": "Asia/Tokyo"}
    run = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, env=environment)
    assert run.stdout.split("\n")[:-1] == expected


def test_archives_have_no_date_and_no_order_of_their_own() -> None:
    """Sorted by name, dated 1980, readable by all."""
    made = archive({"b": b"2", "a/c": b"1"})

    assert made == archive({"a/c": b"1", "b": b"2"})
    with ZipFile(BytesIO(made)) as zipped:
        assert [(entry.filename, entry.date_time[0], entry.external_attr >> 16) for entry in zipped.infolist()] == [
            ("a/c", 1980, 0o644),
            ("b", 1980, 0o644),
        ]
        assert zipped.read("a/c") == b"1"


def test_areas_lie_on_their_piece(seven_seconds: Pack) -> None:
    """Sixteen squares of a mat; terrain and zones of a map whose north edge is up. Rules: 7S.HOLD.1, 7S.AD.2."""
    mats = export_areas(seven_seconds, "mats")
    maps = export_areas(seven_seconds, "posters")

    assert [area.name for area in mats["mat/red"]] == [f"Square {number}" for number in range(1, 17)]
    attacker = next(area for area in maps["map_poster/ashford_hills"] if area.name.startswith("Attacker, "))
    assert {round(y, 6) for _, y in attacker.corners_mm} == {30 * 25.4, 36 * 25.4}
    hill = next(area for area in maps["map_poster/ashford_hills"] if area.name == "West hill")
    assert hill.corners_mm[0] == pytest.approx((10.5 * 25.4, (36 - 26.5) * 25.4))


def export_areas(pack: Pack, name: str) -> dict[str, tuple[Area, ...]]:
    pieces: Iterator[Piece] = products_of("seven_seconds")[name].pieces(PrintJob.of(pack))
    return {piece.key: piece.areas for piece in pieces}


def test_a_homebrew_pack_brings_its_own_cards_to_the_table() -> None:
    """Those it adds, and those of the pack it extends."""
    [pack] = read_packs([Path("content/homebrew_example")]).packs

    made = files(export_table(pack, TABLES["png"], TableOrder(("missions",), dpi=36)))

    assert {f"mission_card/{document.id}.png" for document in pack.of_kind("mission_card")} <= {*made}


def test_many_drawings_are_taken_in_order() -> None:
    """More than are held at a time."""
    shots = [Shot(drawing(Rect(0, 0, 30, 60, fill=ink), width=5, height=5), 4, 4) for ink in (RED, GREEN, BLUE) * 20]

    found = [image.getpixel((1, 1)) for image in taken(shots)]

    assert found == [RED.rgb, GREEN.rgb, BLUE.rgb] * 20
