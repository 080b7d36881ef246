"""Counters, tiles and bases of Battlesuit: as many as the catalogue and its ruling say, and what is on them.

Rules: BS.COMP.SOLDIER to BS.COMP.BASE, BS.GAP.102.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from math import dist
from pathlib import Path
from string import ascii_uppercase
from typing import Any

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Symbol, Use, strings, walk
from exporters.drawing.dump import dump
from exporters.drawing.shapes import ICON_BOX
from exporters.games.battlesuit import look
from exporters.games.battlesuit.counters.chits import HEX, hexagon
from exporters.games.battlesuit.look import letter_of, shared_letters
from exporters.games.battlesuit.pages import SIDES
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM
from exporters.imposition.pieces import Piece
from exporters.imposition.profiles import PROFILES
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.kit.theming import pieces_of
from exporters.layout.settings import THEMES
from exporters.preflight import preflight
from exporters.systems import products_of
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Side
from schemas.packs.packs import Pack, read_packs
from tests.exporters.drawing.test_same_picture import difference, whole
from tests.exporters.symbols import reach_of

HALF_INCH = 12.7
LETTERS = "ABCDEFGHIJKLMNOPQRST"
PER_SIDE = {"police": 10, "militia": 15, "command": 2, "control": 10, "points": 4}
SHARED = {
    "complete": 40, "shock_panic": 24, "painted": 8, "painted_sniper": 2, "bunker": 12, "mine_dummy": 16,
    "mine_explosive": 6, "mine_nuclear": 2, "turn": 1, "level_plus": 20,
}  # fmt: skip
KEPT = (
    "soldier_red_a", "soldier_blue_t", "police_red", "militia_blue", "drone_red_6", "drone_blue_1", "command_red",
    "control_blue", "points_red", "tracking_blue_1", "tracking_red_4", "complete", "shock_panic", "painted", "bunker",
    "turn", "mine_dummy", "mine_explosive", "mine_nuclear", "level_4", "building_level_2",
)  # fmt: skip


@pytest.fixture(scope="module")
def battlesuit() -> Pack:
    """The shipped pack."""
    [pack] = read_packs([Path("content/battlesuit")]).packs
    return pack


def product(pack: Pack, name: str, **pieces: Any) -> dict[str, Piece]:
    """The pieces of a product by the last part of their keys, under other counts if given; nothing is wrong on them."""
    if pieces:
        given = {"kind": "rules", "id": "rules", "title": "House rules", "pieces": pieces}
        pack = replace(pack, rules=Rules.model_validate(given))
    job = PrintJob.of(pack)
    made = {piece.key.split("/")[1]: piece for piece in products_of("battlesuit")[name].pieces(job)}
    assert job.diagnostics == set()
    return made


@pytest.fixture(scope="module")
def counters(battlesuit: Pack) -> dict[str, Piece]:
    return product(battlesuit, "counters")


@pytest.mark.parametrize("name", KEPT)
def test_the_drawing_of_a_counter_is_as_it_was(
    counters: dict[str, Piece], name: str, compare: Callable[[str, str], None]
) -> None:
    """A change of the design shows as a diff; each was looked at as a picture when it was made."""
    piece = counters[name]
    compare(f"battlesuit/counters_{name}.txt", dump(piece.front) + (dump(piece.back) if piece.back else ""))


@pytest.mark.parametrize("name", ["drone_red_6", "tracking_blue_1", "points_red"])
def test_preview_and_print_of_a_counter_are_the_same_picture(counters: dict[str, Piece], name: str) -> None:
    """Drawn by two programs and blurred, they differ by less than any planted fault."""
    drawing = whole(counters[name].front)

    found = difference(drawing, drawing)

    assert found.same, found


def test_there_are_as_many_counters_as_the_ruling_says(counters: dict[str, Piece]) -> None:
    """House counts (BS.GAP.102): 20 letters, 9 drones and 9 tracking markers a side, 40 levels, 12 floors."""
    for side in ("red", "blue"):
        assert {name: counters[f"{name}_{side}"].copies for name in PER_SIDE} == PER_SIDE
        assert [counters[f"soldier_{side}_{letter}"].copies for letter in LETTERS.lower()] == [1] * 20
        assert [counters[f"drone_{side}_{number}"].copies for number in range(1, 10)] == [1] * 9
        assert [counters[f"tracking_{side}_{number}"].copies for number in range(1, 10)] == [1] * 9
    assert {name: counters[name].copies for name in SHARED} == SHARED
    assert [counters[f"level_{number}"].copies for number in range(1, 7)] == [7, 7, 7, 7, 6, 6]
    assert [counters[f"building_level_{number}"].copies for number in (1, 2, 3)] == [4, 4, 4]
    a_side = sum(PER_SIDE.values()) + 20 + 9 + 9
    assert sum(piece.copies for piece in counters.values()) == 2 * a_side + sum(SHARED.values()) + 40 + 12


def test_counts_follow_the_rules(battlesuit: Pack) -> None:
    """Three soldiers, no police, one drone, eight levels: homebrew counts change the print."""
    own = product(
        battlesuit,
        "counters",
        per_side={"armored": 3, "police": 0, "drones": 1, "stealth_tracking": 2},
        shared={"elevation_tiles": 8, "mine_nuclear": 0},
    )

    assert [key for key in own if key.startswith("soldier_red")] == ["soldier_red_a", "soldier_red_b", "soldier_red_c"]
    assert "police_red" not in own
    assert "mine_nuclear" not in own
    assert [key for key in own if key.startswith("drone")] == ["drone_red_1", "drone_blue_1"]
    assert [own[f"level_{number}"].copies for number in range(1, 7)] == [2, 2, 1, 1, 1, 1]
    assert [letter for at in (1, 2) for letter in strings(own[f"tracking_red_{at}"].front)] == ["A", "B"]


def test_every_count_of_the_rules_changes_the_print(battlesuit: Pack, counters: dict[str, Piece]) -> None:
    """With one more of everything there is one more of each counter and tile (BS.GAP.102)."""
    ruled = Rules(kind="rules", id="ruled", title="As ruled").pieces.model_dump()
    more = {group: {name: count + 1 for name, count in counts.items()} for group, counts in ruled.items()}
    fewer = {group: {**counts, "armored": 8, "drones": 8} for group, counts in more.items() if group == "per_side"}
    own = product(battlesuit, "counters", **more | fewer)
    tiles = [product(battlesuit, "tiles", **pieces) for pieces in ({}, {"shared": more["shared"]})]

    assert {name: own[f"{name}_red"].copies for name in PER_SIDE} == {
        name: count + 1 for name, count in PER_SIDE.items()
    }
    assert {name: own[name].copies for name in SHARED} == {name: count + 1 for name, count in SHARED.items()}
    assert [sum(f"{name}_red_" in key for key in own) for name in ("soldier", "drone", "tracking")] == [8, 8, 10]
    for name in ("level_", "building_level_"):
        before, after = (sum(made[key].copies for key in made if key[:-1] == name) for made in (counters, own))
        assert after == before + 1
    assert [sum(piece.copies for piece in made.values()) for made in tiles] == [24, 26]


def test_both_sides_of_a_counter_say_what_they_should(counters: dict[str, Piece]) -> None:
    """The faces of the catalogue, front and back."""
    faces = {
        "soldier_red_c": (("C",), ("C",)),
        "complete": (("COMPLETE",), ()),
        "shock_panic": (("SHOCK",), ("PANIC",)),
        "bunker": (("BUNKER",), ("IMPROVED",)),
        "painted": (("PAINTED", "+3"), ("PAINTED", "+4")),
        "painted_sniper": (("PAINTED", "+4"), ("PAINTED", "+3")),
        "command_red": (("COMMAND",), ("LEADER",)),
        "points_blue": (("POINTS", "\N{MULTIPLICATION SIGN}1"), ("POINTS", "\N{MULTIPLICATION SIGN}10")),
        "turn": (("TURN",), ("TURN",)),
        "mine_dummy": (("MINE",), ("DUMMY",)),
        "mine_explosive": (("MINE",), ("EXPLOSIVE",)),
        "mine_nuclear": (("MINE",), ("NUCLEAR",)),
        "level_5": (("LEVEL", "5"), ("LEVEL", "+6")),
        "drone_blue_7": (("7",), ("7", "SENTRY")),
    }

    assert {name: (strings(counters[name].front), strings(back(counters[name]))) for name in faces} == faces


def back(piece: Piece) -> Drawing:
    assert piece.back
    return piece.back


def signs(drawing: Drawing) -> set[str]:
    """The names of the icons on a drawing."""
    return {item.symbol.name for item in walk(drawing.items) if isinstance(item, Use)}


def test_whose_a_counter_is_shows_without_colour(counters: dict[str, Piece]) -> None:
    """A sign of its own on each side's pieces, and not the other's; control and turn markers change sides."""
    red, blue = (SIDES[side].sign.name for side in (Side.RED, Side.BLUE))
    assert red != blue

    for name, piece in counters.items():
        own = red if "_red" in name else blue if "_blue" in name else ""
        other = blue if own == red else red
        if own:
            assert own in signs(piece.front), name
            assert other not in signs(piece.front), name
            behind = signs(back(piece)) if piece.back else {own}
            assert (other if name.startswith("control") else own) in behind, name
    assert red in signs(counters["turn"].front)
    assert blue in signs(back(counters["turn"]))


def test_what_is_hidden_cannot_be_told_from_its_front(counters: dict[str, Piece]) -> None:
    """All mines look alike, and a drone's face names no type (BS.PCS.30, BS.DRN.11)."""
    mines = {dump(counters[f"mine_{kind}"].front) for kind in ("dummy", "explosive", "nuclear")}

    assert len(mines) == 1
    assert {text for number in range(1, 10) for text in strings(counters[f"drone_red_{number}"].front)} == {
        *"123456789"
    }


def test_a_drone_can_be_armed_unarmed_or_a_sentry(counters: dict[str, Piece]) -> None:
    """Armed one way up, unarmed the other, a sentry on its back (BS.DRN.11)."""
    piece = counters["drone_red_1"]

    assert {look.ARMED.name, look.UNARMED.name} <= signs(piece.front)
    assert look.SENTRY.name in signs(back(piece))


def test_every_soldier_has_a_tracking_marker(counters: dict[str, Piece]) -> None:
    """The letters A to T on both sides of nine markers, each letter once."""
    faces = [face for number in range(1, 10) for face in sides_of(counters[f"tracking_blue_{number}"])]

    assert sorted(letter for face in faces for letter in strings(face)) == [*LETTERS]


def sides_of(piece: Piece) -> tuple[Drawing, Drawing]:
    return piece.front, back(piece)


def test_letters_are_dealt_out_evenly() -> None:
    """One each on four faces for four soldiers; with ten, at most two on a face, and the rest has none."""
    assert shared_letters(4, 2) == ((("A",), ("C",)), (("B",), ("D",)))
    assert shared_letters(10, 2) == ((("A", "E"), ("C", "G")), (("B", "F"), ("D", "H")))
    assert shared_letters(1, 1) == ((("A",), ()),)
    assert [letter_of(at) for at in range(26)] == [*ascii_uppercase]
    assert letter_of(26) == "AA"
    assert letter_of(53) == "BB"


def test_units_fit_beside_one_another_on_adjacent_dots() -> None:
    """A counter's hexagon, moved to the next dot in any of three directions, does not overlap itself."""
    corners = [(x - HEX.centre[0], y - HEX.centre[1]) for x, y in hexagon()]
    normals = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)]

    for way in ((0, ROW_MM), (COLUMN_MM, ROW_MM / 2), (COLUMN_MM, -ROW_MM / 2)):
        reach = max((way[0] * nx + way[1] * ny) / dist((0, 0), (nx, ny)) for nx, ny in normals)
        assert reach >= HEX.height


@pytest.mark.parametrize("theme", THEMES)
def test_no_theme_changes_the_size_of_what_lies_on_a_panel(battlesuit: Pack, theme: str) -> None:
    """Counters are 14 mm between sides or half an inch, tiles as large as the hexagon of a dot, 16.93 by 16.44 mm."""
    for name, sizes in (("counters", {(16.17, 14.0), (12.7, 12.7)}), ("tiles", {(16.93, 16.44)})):
        job = PrintJob.of(battlesuit, THEMES[theme])
        made = pieces_of(products_of("battlesuit")[name], job)
        assert {(round(piece.front.width_mm, 2), round(piece.front.height_mm, 2)) for piece in made} == sizes
        assert job.diagnostics == set()


def test_tiles_show_what_may_come_about_and_what_a_scenario_may_lay(battlesuit: Pack) -> None:
    """Twelve of rubble and twelve of slag; behind them woods, buildings, marsh and water, six each (BS.TER.20)."""
    made = product(battlesuit, "tiles")

    assert {name: piece.copies for name, piece in made.items()} == {
        "rubble_woods": 6, "rubble_building": 6, "slag_marsh": 6, "slag_water": 6,
    }  # fmt: skip
    assert {piece.shape for piece in made.values()} == {"hexagon"}
    for name, piece in made.items():
        for terrain, face in zip(name.split("_"), sides_of(piece), strict=True):
            assert f"icon-terrain-{terrain}" in signs(face)


@pytest.mark.parametrize(("name", "shape"), [("bases", "circle"), ("square_bases", "rectangle")])
def test_there_are_forty_lettered_bases_of_half_an_inch(battlesuit: Pack, name: str, shape: str) -> None:
    """A to T in two colours, round or square, and a marker for each of nine drones a side (BS.FIG.3, BS.FIG.8)."""
    made = product(battlesuit, name)
    lettered = [piece for key, piece in made.items() if not key.startswith("drone")]

    assert len(lettered) == 40
    assert len(made) == 40 + 18
    assert {text for piece in lettered for text in strings(piece.front)} == {*LETTERS}
    assert {(piece.front.width_mm, piece.front.height_mm) for piece in made.values()} == {(HALF_INCH, HALF_INCH)}
    assert {piece.shape for piece in made.values()} == {shape}


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_sheets_are_sound(battlesuit: Pack, paper: str) -> None:
    """Everything is printed, nothing is left out, and the check of finished files finds nothing; twice the same."""
    order = PrintOrder(paper=paper, only=("counters", "tiles", "bases", "square_bases"))
    kit = export_pack(battlesuit, order)

    assert kit.diagnostics == ()
    assert kit.left_out == ()
    assert [preflight(artifact.data, PROFILES["home"]) for artifact in kit.artifacts] == [()] * 4
    assert kit.artifacts == export_pack(battlesuit, order).artifacts


ICONS = [icon for icon in vars(look).values() if isinstance(icon, Symbol)]


@pytest.mark.parametrize("symbol", [*ICONS, *(side.sign for side in SIDES.values())], ids=lambda symbol: symbol.name)
def test_an_icon_stays_in_its_box(symbol: Symbol) -> None:
    """What hangs out is cut off in a PDF."""
    least, most = reach_of(symbol)

    assert least >= 0
    assert most <= ICON_BOX


def test_no_two_counters_look_alike(counters: dict[str, Piece]) -> None:
    """Each kind has a picture of its own, mines aside."""
    drawn = {name: dump(piece.front) for name, piece in counters.items() if not name.startswith("mine")}
    alike = [pair for pair in combinations(drawn, 2) if drawn[pair[0]] == drawn[pair[1]]]

    assert alike == []
