"""Lean kits: how many sheets each takes, how full they are, and that nothing is missing or printed blank."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from math import pi

import pytest

from exporters.components.base import PrintJob
from exporters.components.evenings import evening_of, for_evening
from exporters.drawing.display_list import Drawing
from exporters.drawing.dump import dump
from exporters.imposition.imposition import impose
from exporters.imposition.pieces import Piece
from exporters.imposition.sheets import PAPERS, PRINTER_MARGIN_MM, Paper, Setup, Side
from exporters.kit.contents import cutting
from exporters.kit.export import export_pack
from exporters.kit.lean import in_kit, put_together
from exporters.kit.orders import KitForm, PrintOrder
from exporters.kit.runs import Run, run_of
from exporters.systems import products_of
from schemas.systems import SystemName
from tests.exporters.printed import shipped_pack

MOST_SHEETS: Mapping[tuple[SystemName, str], int] = {
    ("seven_seconds", ""): 30,
    ("battlesuit", ""): 71,
    ("battlesuit", "market_day"): 13,
    ("survive", ""): 12,
    ("infantry", ""): 28,
    ("maneuvers", ""): 12,
}
"""The budgets, by scenario: sheets of A4, the contents apart. Without `lean` they were 38, 90, 15, 16, 39 and 13."""

LEAST_COVERED = 0.6
LEAN = PrintOrder(lean=True)


@cache
def runs_of(system: SystemName, scenario: str, order: PrintOrder = LEAN) -> tuple[Run, ...]:
    """Return what is printed of a kit."""
    pack = shipped_pack(system)
    evening = evening_of(pack, scenario, 0)
    job = for_evening(PrintJob.of(pack), evening)
    kit = (product for product in products_of(system).values() if in_kit(product, order, evening))
    return put_together([run_of(product, product.name, job, order) for product in kit], order)


def covered(side: Side, paper: Paper) -> float:
    """Return which share of what a home printer prints of a side is covered by pieces, trimmed."""
    room = (paper.width_mm - 2 * PRINTER_MARGIN_MM) * (paper.height_mm - 2 * PRINTER_MARGIN_MM)
    seen = [placed.clip if side.tile else placed.trim for placed in side.placed]
    round_ones = [pi / 4 if placed.shape == "circle" else 1.0 for placed in side.placed]
    return sum(box.width * box.height * share for box, share in zip(seen, round_ones, strict=True)) / room


@pytest.mark.parametrize(("system", "scenario"), MOST_SHEETS)
def test_a_lean_kit_keeps_its_budget(system: SystemName, scenario: str) -> None:
    """Sheets are counted from the runs that are pressed."""
    sheets = sum(len(run.sheets) for run in runs_of(system, scenario))

    assert sheets <= MOST_SHEETS[system, scenario]


@pytest.mark.parametrize(("system", "scenario"), MOST_SHEETS)
def test_no_side_is_emptier_than_it_must_be(system: SystemName, scenario: str) -> None:
    """Pieces cover three fifths of every side but the last of a file; the backs of pieces are as many as fronts."""
    sparse = [
        (run.name, at, round(covered(side, sheet.paper), 2))
        for run in runs_of(system, scenario)
        for at, sheet in enumerate(run.sheets[:-1])
        for side in (sheet.front, sheet.back)
        if side is not None and covered(side, sheet.paper) < LEAST_COVERED
    ]

    assert sparse == []


@pytest.mark.parametrize("system", [system for system, scenario in MOST_SHEETS if not scenario])
def test_nothing_is_lost_and_no_back_is_blank(system: SystemName) -> None:
    """Every copy of every piece that is cut out lies on a front once, and on a back if it has one."""
    apart = {
        piece.key: piece
        for name, product in products_of(system).items()
        if in_kit(product, LEAN, None) and product.sheet in {"cards", "counters"}
        for piece in run_of(product, name, PrintJob.of(shipped_pack(system)), LEAN).pieces
    }
    together = [run for run in runs_of(system, "") if run.product.sheet == "nested"]
    fronts = Counter(p.drawing.name for run in together for sheet in run.sheets for p in sheet.front.placed)
    wanted = Counter[str]()
    for piece in apart.values():
        wanted[piece.front.name] += piece.copies

    assert fronts == wanted
    for run in together:
        for sheet in run.sheets:
            assert sheet.back is None or len(sheet.back.placed) == len(sheet.front.placed)


@pytest.mark.parametrize(
    ("system", "twice"), [("survive", {"mob"}), ("infantry", {"weapon", "squad", "dot_map"}), ("battlesuit", {"force"})]
)
def test_a_lean_kit_prints_what_the_kit_prints(system: SystemName, twice: set[str]) -> None:
    """The drawings are the same; what is told twice is left out, and never a card on which hits are marked."""
    lean = {piece.key: piece for run in runs_of(system, "") for piece in run.pieces}
    whole = {
        piece.key: piece
        for name, product in products_of(system).items()
        if product.by_default
        for piece in run_of(product, name, PrintJob.of(shipped_pack(system)), PrintOrder()).pieces
    }

    assert {key.partition("/")[0] for key in {*whole} - {*lean}} == twice
    assert all(dump(piece.front) == dump(whole[key].front) for key, piece in lean.items())


@pytest.mark.parametrize(
    ("form", "there", "not_there"),
    [("cards", "cards", "mobs"), ("rosters", "mobs", "cards"), ("both", "mobs", ""), ("", "cards", "mobs")],
)
def test_units_have_cards_or_rosters_as_is_asked(form: KitForm, there: str, not_there: str) -> None:
    """Of SURVIVE a lean kit has cards; control units, which no Mob sheet tells of, have cards in any form."""
    order = replace(LEAN, form=form)
    names = {name for name, product in products_of("survive").items() if in_kit(product, order, None)}

    assert {there, "levels", "reference"} <= names
    assert not_there not in names
    assert "controls" in names or "cards" in names
    assert not {"controls", "cards"} <= names


def test_a_kit_that_is_not_lean_has_cards_and_rosters() -> None:
    """What nobody asked to be lean stays as it was."""
    assert all(
        in_kit(product, PrintOrder(), None) == product.by_default
        for system in ("survive", "infantry", "battlesuit", "seven_seconds", "maneuvers")
        for product in products_of(system).values()
    )


def test_files_of_a_lean_kit_come_before_the_others_and_are_listed() -> None:
    """Pieces with backs are the first file, those without the second; kit.json knows every piece by its product."""
    made = export_pack(shipped_pack("maneuvers"), LEAN)
    names = [artifact.name for artifact in made.artifacts]

    assert names[:3] == ["00-contents.pdf", "01-two_sided.pdf", "02-one_sided.pdf"]
    assert made.record is not None
    assert {"cards", "markers", "fights"} <= {*made.record.products}
    assert made.diagnostics == ()


def test_a_panel_can_be_had_on_one_sheet_in_small() -> None:
    """A panel of 17 inches across a sheet of 297 mm, less the margins of 4.2 mm and 4 mm for the note: 65 %."""
    pack = shipped_pack("battlesuit")
    order = PrintOrder(one_sheet=True)
    run = run_of(products_of("battlesuit")["panels"], "panels", PrintJob.of(pack), order)
    factor = (297 - 2 * (4.2 + 4.0)) / (17 * 25.4)

    assert len(run.sheets) == len(run.pieces) == 10
    for sheet in run.sheets:
        [placed] = sheet.front.placed
        assert not sheet.paper.upright
        assert placed.trim.width == pytest.approx(17 * 25.4 * factor, abs=0.01)
        assert placed.trim.height == pytest.approx(11 * 25.4 * factor, abs=0.01)
        assert sheet.name.endswith(", 65%")
    assert cutting(run) == "nothing: whole pages"


def test_a_map_that_fits_is_not_enlarged() -> None:
    """On tabloid a panel has 98 % of its size; a picture smaller than the paper keeps its own."""
    small = Piece(Drawing("small", "Small", 100, 50, ()))
    [sheet] = impose((small,), Setup(PAPERS["a4"]), "small")

    assert sheet.front.placed[0].trim.width == 100
    assert sheet.name == "Small, 100%"


def test_sleeves_need_no_backs_so_all_lie_together() -> None:
    """With fronts only there is one file."""
    order = replace(LEAN, duplex="none")
    names = [run.name for run in runs_of("maneuvers", "", order)]

    assert "02-one_sided" in names
    assert "01-two_sided" not in names


def test_a_shop_gets_the_files_that_it_takes() -> None:
    """It prints a piece a page, and nothing is put together."""
    made = export_pack(shipped_pack("maneuvers"), replace(LEAN, profile="shop", only=("characters",)))

    assert [artifact.name for artifact in made.artifacts] == ["characters.pdf"]
