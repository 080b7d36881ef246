"""Points that pieces stand on: the dots of Battlesuit's panels on digital tables. Rules: BS.MAP.7, BS.GAP.13."""

import json
from dataclasses import replace

import pytest

from exporters.components.base import PrintJob
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.systems import products_of
from exporters.tables.export import TABLES, export_table
from exporters.tables.supplies import TableOrder
from schemas.models.battlesuit.rules import Rules
from schemas.packs.packs import Pack
from tests.exporters.printed import shipped_pack
from tests.exporters.tables.test_vassal import Module, module_of

ORDER = TableOrder(("panels",), dpi=40)
ATTRIBUTES = {
    "map.boardPicker.board.RegionGrid": {"snapto", "visible", "fontsize"},
    "map.boardPicker.board.Region": {"name", "originx", "originy"},
}
"""Classes of VASSAL 3.6 and what they read: the constants of `RegionGrid.java` and `Region.java`."""


@pytest.fixture(scope="module")
def pack() -> Pack:
    """The shipped pack of Battlesuit."""
    return shipped_pack("battlesuit")


@pytest.fixture(scope="module")
def module(pack: Pack) -> Module:
    """The panels as a module, at 40 pixels an inch."""
    return module_of(pack, ORDER)


def panels(job: PrintJob) -> dict[str, Piece]:
    return {piece.key: piece for piece in products_of("battlesuit")["panels"].pieces(job)}


def test_units_stand_on_the_dots_of_a_panel(pack: Pack) -> None:
    """613 dots; by paper H-11 lies 10 half inches east and 7 rows of 11/17 inch south, H-12 half a row lower."""
    spots = {spot.name: spot.at_mm for spot in panels(PrintJob.of(pack))["map_panel/panel_b"].spots}

    assert len(spots) == 613
    assert spots["B-A-01"] == (0, 0)
    assert spots["B-H-11"] == pytest.approx((5 * 25.4, 7 * 11 / 17 * 25.4))
    assert spots["B-H-12"] == pytest.approx((5.5 * 25.4, 7.5 * 11 / 17 * 25.4))
    assert spots["B-R-35"] == pytest.approx((17 * 25.4, 11 * 25.4))


@pytest.mark.parametrize(("rotations", "turned"), [((0, 180), True), ((0,), False)])
def test_panels_lie_either_way_up_if_the_rules_turn_them(pack: Pack, rotations: tuple[int, ...], turned: bool) -> None:
    """`map.panel_rotations` of the pack's rules."""
    fields = {"kind": "rules", "id": "rules", "title": "Mine", "map": {"panel_rotations": [*rotations]}}
    rules = Rules.model_validate(fields)

    found = panels(PrintJob(replace(pack, rules=rules), Setting(rules)))

    assert {piece.either_way for piece in found.values()} == {turned}


def test_pieces_snap_to_dots_in_vassal(module: Module) -> None:
    """Ten boards that may be turned, each with its dots by name at their pixels."""
    boards = [board for board in module.all("module.map.boardPicker.Board") if board.get("reversible") == "true"]
    first = next(board for board in boards if (board.get("name") or "").startswith("Panel A"))
    [grid] = first
    dots = {dot.get("name"): (dot.get("originx"), dot.get("originy")) for dot in grid}

    assert len(boards) == 10
    assert grid.get("snapto") == "true"
    assert len(dots) == 613
    assert dots["A-A-01"] == ("0", "0")
    assert dots["A-H-11"] == ("200", str(round(7 * 11 / 17 * 40)))
    assert dots["A-R-35"] == ("680", "440")


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_the_grid_says_what_vassal_reads(module: Module, name: str) -> None:
    """No attribute is there that the class does not know."""
    assert {key for found in module.all(f"module.{name}") for key in found.attrib} == ATTRIBUTES[name]


def test_boards_of_other_games_are_as_they_were(seven_seconds: Pack) -> None:
    """They lie one way up, and nothing snaps on them."""
    made = module_of(seven_seconds, TableOrder(("posters",), dpi=40))

    assert {board.get("reversible") for board in made.all("module.map.boardPicker.Board")} == {"false"}
    assert made.all("module.map.boardPicker.board.RegionGrid") == []


def test_pieces_snap_to_dots_in_tabletop_simulator(pack: Pack) -> None:
    """On a tile turned by 180 degrees, as all are laid, A-01 lies at the far left corner, 8.5 by 5.5 inches out."""
    [save, *_] = export_table(pack, TABLES["tts"], ORDER).artifacts
    tile = json.loads(save.data)["ObjectStates"][0]
    points = [point["Position"] for point in tile["AttachedSnapPoints"]]

    def on_table(point: dict[str, float]) -> tuple[float, float]:
        place = tile["Transform"]
        assert place["rotY"] == 180
        return -point["x"] * place["scaleX"], -point["z"] * place["scaleZ"]

    assert tile["Nickname"].startswith("Panel A")
    assert len(points) == 613
    assert on_table(points[0]) == pytest.approx((-8.5, 5.5))
    assert on_table(points[-1]) == pytest.approx((8.5, -5.5))
