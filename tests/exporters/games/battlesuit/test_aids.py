"""Turn track, hidden unit log and range finder of Battlesuit, and that every component of the catalogue is printed."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Text, strings
from exporters.drawing.dump import dump
from exporters.games.battlesuit.sheets.gauge import steps
from exporters.games.battlesuit.sheets.track import BLOCKS, ENTRIES
from exporters.imposition.pieces import Piece
from exporters.imposition.profiles import PROFILES
from exporters.kit.contents import cutting
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.kit.runs import run_of
from exporters.kit.theming import pieces_of
from exporters.layout.settings import THEMES
from exporters.preflight import preflight
from exporters.systems import products_of
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import Pack, read_packs
from tests.exporters.drawing.test_same_picture import difference, whole
from tests.exporters.placed import extents, placed, words

INCH = 25.4
AIDS = ("track", "hidden_log", "gauge")
PRINTED = {
    "BS.COMP.PANEL": ("panels", "map_panel/panel_a"),
    "BS.COMP.DOT": ("panels", "map_panel/panel_a"),
    "BS.COMP.BADGE": ("panels", "map_panel/panel_a"),
    "BS.COMP.COMPASS": ("panels", "map_panel/panel_a"),
    "BS.COMP.SOLDIER": ("counters", "counter/soldier_red_a"),
    "BS.COMP.POLICE": ("counters", "counter/police_red"),
    "BS.COMP.MILITIA": ("counters", "counter/militia_blue"),
    "BS.COMP.DRONE": ("counters", "counter/drone_red_1"),
    "BS.COMP.COMPLETE": ("counters", "counter/complete"),
    "BS.COMP.SHOCK": ("counters", "counter/shock_panic"),
    "BS.COMP.BUNKER": ("counters", "counter/bunker"),
    "BS.COMP.PAINTED": ("counters", "counter/painted"),
    "BS.COMP.ACTCMD": ("counters", "counter/command_blue"),
    "BS.COMP.CONTROL": ("counters", "counter/control_red"),
    "BS.COMP.TURN": ("counters", "counter/turn"),
    "BS.COMP.VP": ("counters", "counter/points_red"),
    "BS.COMP.MINE": ("counters", "counter/mine_explosive"),
    "BS.COMP.TERTILE": ("tiles", "tile/rubble_woods"),
    "BS.COMP.ELEVTILE": ("counters", "counter/level_6"),
    "BS.COMP.STEALTH": ("counters", "counter/tracking_red_1"),
    "BS.COMP.BLDLEVEL": ("counters", "counter/building_level_3"),
    "BS.COMP.TRACK": ("track", "track/turn_track"),
    "BS.COMP.CARD": ("cards", "soldier_card/front_line"),
    "BS.COMP.CARDU": ("cards", "unit_card/militia"),
    "BS.COMP.CARDD": ("cards", "unit_card/recon_drone"),
    "BS.COMP.CRT": ("charts", "charts/combat"),
    "BS.COMP.TEC": ("charts", "charts/terrain"),
    "BS.COMP.SCENARIO": ("scenarios", "scenario/crossroads"),
    "BS.COMP.HIDLOG": ("hidden_log", "log/hidden_units"),
    "BS.COMP.GAUGE": ("gauge", "gauge/strip_1"),
    "BS.COMP.BASE": ("bases", "base/blue_t"),
    "BS.COMP.DRONEID": ("bases", "base/drone_red_9"),
}
"""Where each component of the catalogue is printed: its product, and the key of a piece of it.

Not printed are the lattice, which is no thing (BS.COMP.COORD), dice (D12, D6, MICRODIE) and flight stands (STAND).
"""


@pytest.fixture(scope="module")
def battlesuit() -> Pack:
    """The shipped pack."""
    [pack] = read_packs([Path("content/battlesuit")]).packs
    return pack


def under(pack: Pack, **groups: Any) -> Pack:
    """The pack under rules of an author's own."""
    rules = Rules.model_validate({"kind": "rules", "id": "rules", "title": "House rules", **groups})
    return replace(pack, rules=rules)


def pieces(pack: Pack, name: str) -> dict[str, Piece]:
    """The pieces of a product by key; nothing is wrong on them."""
    job = PrintJob.of(pack)
    made = {piece.key: piece for piece in products_of("battlesuit")[name].pieces(job)}
    assert job.diagnostics == set()
    return made


@pytest.mark.parametrize("component", PRINTED)
def test_a_component_of_the_catalogue_is_printed(battlesuit: Pack, component: str) -> None:
    """Its product has the piece, and something is drawn on it."""
    name, key = PRINTED[component]

    assert pieces(battlesuit, name)[key].front.items


@pytest.mark.parametrize(
    ("name", "key"), [("track", "track/turn_track"), ("hidden_log", "log/hidden_units"), ("gauge", "gauge/strip_2")]
)
def test_the_drawing_of_an_aid_is_as_it_was(
    battlesuit: Pack, name: str, key: str, compare: Callable[[str, str], None]
) -> None:
    """A change of the design shows as a diff; each was looked at as a picture when it was made."""
    compare(f"battlesuit/{key.replace('/', '_')}.txt", dump(pieces(battlesuit, name)[key].front))


@pytest.mark.parametrize(("name", "key"), [("gauge", "gauge/strip_2"), ("tiles", "tile/rubble_building")])
def test_preview_and_print_are_the_same_picture(battlesuit: Pack, name: str, key: str) -> None:
    """Drawn by two programs and blurred, they differ by less than any planted fault."""
    drawing = whole(pieces(battlesuit, name)[key].front)

    found = difference(drawing, drawing)

    assert found.same, found


def numbers(drawing: Drawing) -> list[int]:
    return [int(text) for text in strings(drawing) if text.isdigit()]


@pytest.mark.parametrize("count", [1, 4, 15, 21, 40])
def test_the_track_has_as_many_boxes_as_the_rules_say(battlesuit: Pack, count: int) -> None:
    """15 as ruled (BS.GAP.102); each is a place of its own on a digital table, wide enough for two markers."""
    piece = pieces(under(battlesuit, turn={"turn_track_boxes": count}), "track")["track/turn_track"]

    assert numbers(piece.front) == list(range(1, count + 1))
    assert [area.name for area in piece.areas] == [f"Turn {number}" for number in range(1, count + 1)]
    for area in piece.areas:
        (left, top), (right, bottom) = area.corners_mm[0], area.corners_mm[2]
        assert min(right - left, (bottom - top)) >= INCH / 2
        assert 0 <= left < right <= piece.front.width_mm + 1e-6


def test_the_track_follows_the_rules(battlesuit: Pack) -> None:
    """Assistants lead two boxes later as ruled; three, one or none under other rules. Rule: BS.PCS.6."""
    ruled = words(pieces(battlesuit, "track")["track/turn_track"].front)
    texts = {
        delay: words(pieces(under(battlesuit, leader={"replacement_delay": delay}), "track")["track/turn_track"].front)
        for delay in (0, 1, 3)
    }

    assert "lay it 2 boxes ahead" in ruled
    assert "leads the squad at once" in texts[0]
    assert "lay it 1 box ahead" in texts[1]
    assert "lay it 3 boxes ahead" in texts[3]


def test_the_log_has_the_columns_of_the_catalogue_and_room_for_a_side(battlesuit: Pack) -> None:
    """Unit, panel, row, column, in this order (BS.GAP.93); where the rules let a unit hide (BS.HID.3)."""
    page = pieces(battlesuit, "hidden_log")["log/hidden_units"].front
    own = pieces(under(battlesuit, hidden={"hidden_terrain": ["woods"]}), "hidden_log")["log/hidden_units"].front
    nowhere = pieces(under(battlesuit, hidden={"hidden_terrain": []}), "hidden_log")["log/hidden_units"].front

    assert "Unit Panel Row Column" in words(page)
    assert "hidden only in: woods, buildings, bunkers, improved positions." in words(page)
    assert "hidden only in: woods." in words(own)
    assert "Nobody can be hidden" in words(nowhere)
    assert ENTRIES * BLOCKS >= 20 + 9 + 10


def test_the_range_finder_is_in_true_size(battlesuit: Pack) -> None:
    """An inch for a map point (BS.MPL.2), 36 of them: a mark at each; two under rules of two inches."""
    marks = set()
    for number in range(1, 5):
        front = pieces(battlesuit, "gauge")[f"gauge/strip_{number}"].front
        tab = 0 if number == 4 else 12
        assert front.height_mm == pytest.approx(9 * INCH + tab)
        long_marks = [y for _, y, width, height in extents(front) if abs(width - 6.7) < 0.01 and height == 0]
        marks |= {round((front.height_mm - y) / INCH + 9 * (number - 1), 2) for y in long_marks}
    assert marks == {float(inch) for inch in range(37)}

    two = pieces(under(battlesuit, scale={"mapless_inches_per_point": 2}), "gauge")
    assert [text for text in strings(two["gauge/strip_1"].front) if text.isdigit() and text != "0"] == [*"1234"]
    assert [text for text in strings(two["gauge/strip_2"].front) if text.isdigit() and text != "0"] == [*"56789"]


def test_the_range_finder_says_what_range_takes_off(battlesuit: Pack) -> None:
    """One for each 10 points, 15 for a sniper (BS.MOD.14, BS.PCS.10); two for each under other rules."""
    assert [(step.points, step.per_step, step.users) for step in steps(battlesuit, Rules.model_validate(RULED))] == [
        (10, -1, "all others"),
        (15, -1, "Sniper"),
    ]
    ruled = pieces(battlesuit, "gauge")
    double = pieces(under(battlesuit, modifiers={"attenuation_per_step": -2}), "gauge")

    assert "\N{MINUS SIGN}1 for each 15 points: Sniper" in words(ruled["gauge/strip_1"].front)
    assert "\N{MINUS SIGN}3" in strings(ruled["gauge/strip_4"].front)
    assert "\N{MINUS SIGN}6" in strings(double["gauge/strip_4"].front)


RULED = {"kind": "rules", "id": "rules", "title": "As ruled"}


@pytest.mark.parametrize(("name", "count"), [("counters", 108), ("tiles", 24)])
def test_the_cutting_list_counts_hexagons(battlesuit: Pack, name: str, count: int) -> None:
    """20 soldiers, 10 police, 15 militia and 9 drones a side are hexagons, and so is every tile."""
    run = run_of(products_of("battlesuit")[name], name, PrintJob.of(battlesuit), PrintOrder())

    assert cutting(run).endswith(f"corners off {count} hexagons")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_sheets_are_sound(battlesuit: Pack, theme: str, paper: str) -> None:
    """Nothing is cut off or left out, and the check of finished files finds nothing."""
    kit = export_pack(battlesuit, PrintOrder(paper=paper, theme=theme, only=AIDS))

    assert kit.diagnostics == ()
    assert kit.left_out == ()
    assert [preflight(artifact.data, PROFILES["home"]) for artifact in kit.artifacts] == [()] * 3


def test_large_print_has_no_small_type(battlesuit: Pack) -> None:
    """8 pt at least, on pieces that keep their size as on those that grow."""
    job = PrintJob.of(battlesuit, THEMES["large_print"])
    products = products_of("battlesuit")
    made = [piece for name in (*AIDS, "counters", "bases") for piece in pieces_of(products[name], job)]
    sizes = [
        item.size_pt * (matrix[0] ** 2 + matrix[1] ** 2) ** 0.5
        for piece in made
        for item, matrix in placed(piece.front)
        if isinstance(item, Text)
    ]

    assert job.diagnostics == set()
    assert min(sizes) >= 8
    words_left = {word for piece in made for word in strings(piece.front)}
    assert {"Complete", "Command", "SHOCK", "MINE", "POLICE", "MILITIA"} <= words_left
