"""Layouts as data, and the changes of authors."""

import subprocess
import sys
from pathlib import Path

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Group, Text, Use, strings, walk
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.layout.files import layout_file, layout_names, length_mm, shipped
from exporters.preflight.codes import CODES
from exporters.systems import components_of
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.packs import Pack, read_packs
from tests.exporters.homebrew import MANIFEST, mission_of, pack_with

LAYOUT = """\
kind: layout
id: mine
extends: {extends}
boxes:
  {boxes}
"""
WITHOUT_YAML = (
    "import exporters, sys; from exporters.layout.files import layout_file; print(layout_file.cache_info().misses)"
)


def changed(folder: Path, boxes: str, extends: str = "mission_card") -> tuple[Drawing, set[Diagnostic]]:
    """The front of a mission in a pack with a layout of its own, and what is wrong."""
    pack = pack_with(folder, mine=LAYOUT.format(extends=extends, boxes=boxes))
    return front(pack)


def front(pack: Pack) -> tuple[Drawing, set[Diagnostic]]:
    job = PrintJob.of(pack)
    document = mission_of(pack)
    drawn = components_of("seven_seconds")["mission_card"].front(document.model, job.setting_of(document))
    return drawn.drawing, job.diagnostics


def text(drawing: Drawing, string: str) -> Text:
    return next(item for item in walk(drawing.items) if isinstance(item, Text) and item.string == string)


def test_a_row_is_shared_out_from_left_to_right() -> None:
    """A quarter, a half and an eighth of 80 mm are 20, 40 and 10 mm; what is left over stays free."""
    assert Box(5, 2, 80, 6).shared_out((0.25, 0.5, 0.125)) == (Box(5, 2, 20, 6), Box(25, 2, 40, 6), Box(65, 2, 10, 6))


def test_a_poker_card_is_two_and_a_half_by_three_and_a_half_inches() -> None:
    """With an eighth of an inch of bleed; the mission card takes that over."""
    card = shipped("seven_seconds")["mission_card"]

    assert (card.width_mm, card.height_mm, card.bleed_mm) == pytest.approx((63.5, 88.9, 3.175))


@pytest.mark.parametrize("name", layout_names("seven_seconds"))
def test_every_shipped_box_has_room_on_its_piece(name: str) -> None:
    """None is empty, none leaves the bleed."""
    layout = shipped("seven_seconds")[name]
    full = layout.full.inset(-0.001)

    for box in layout.boxes.values():
        assert min(box.width, box.height) > 0
        assert full.x <= box.x < box.right <= full.right
        assert full.y <= box.y < box.bottom <= full.bottom


@pytest.mark.parametrize(
    ("given", "stood", "mm"),
    [
        ("4.2 mm", None, 4.2),
        ("0.25 in", 9.0, 6.35),
        ("-0.125 in", 0.0, -3.175),
        ("+= 2 mm", 4.0, 6.0),
        ("-= 0.5in", 20.0, 7.3),
        ("+=-1 mm", 4.0, 3.0),
        (None, 7.5, 7.5),
    ],
)
def test_lengths_are_written_with_their_unit(given: str | None, stood: float | None, mm: float) -> None:
    """25.4 mm are an inch; += and -= change what stood there."""
    assert length_mm(given, stood) == pytest.approx(mm)


def test_a_new_box_needs_whole_measures() -> None:
    """In a shipped layout this is our mistake."""
    with pytest.raises(ValueError, match="must have whole measures"):
        length_mm("+= 2 mm", None)
    with pytest.raises(KeyError):
        layout_file("seven_seconds", "no_such_layout")


def test_an_author_moves_a_box(tmp_path: Path) -> None:
    """The title stands 2 mm further right and 1 mm lower; nothing else has moved."""
    plain, _ = front(pack_with(tmp_path / "plain"))

    moved, found = changed(tmp_path / "moved", "title: {x: += 2 mm, y: += 1 mm}")

    assert found == set()
    assert text(moved, "Probe").x == pytest.approx(text(plain, "Probe").x + 2)
    assert text(moved, "Probe").baseline == pytest.approx(text(plain, "Probe").baseline + 1)
    assert text(moved, "TROOP LINE") == text(plain, "TROOP LINE")


def test_an_author_hides_a_box(tmp_path: Path) -> None:
    """Nothing is drawn in it."""
    hidden, found = changed(tmp_path, "plate_caption: {hidden: true}")

    assert found == set()
    assert "TROOP LINE" not in strings(hidden)
    assert "A" in strings(hidden)


@pytest.mark.parametrize("box", shipped("seven_seconds")["mission_card"].boxes)
def test_every_box_of_the_mission_card_may_be_hidden(tmp_path: Path, box: str) -> None:
    """One by one; the card is drawn all the same, with less on it or as it was."""
    plain, _ = front(pack_with(tmp_path / "plain"))

    hidden, found = changed(tmp_path / "hidden", f"{box}: {{hidden: true}}")

    assert found == set()
    assert len(tuple(walk(hidden.items))) <= len(tuple(walk(plain.items)))


def test_a_change_of_the_common_card_is_one_of_every_card(tmp_path: Path) -> None:
    """The mission card takes over the boxes of the card."""
    plain, _ = front(pack_with(tmp_path / "plain"))

    moved, found = changed(tmp_path / "moved", "caption: {y: += 1 mm}", extends="card")

    assert found == set()
    caption = "OFFENSE MISSION"
    assert text(moved, caption).baseline == pytest.approx(text(plain, caption).baseline + 1)


def test_a_box_may_take_the_measures_of_another(tmp_path: Path) -> None:
    """Those of `extends` first, then its own."""
    pack = pack_with(
        tmp_path, mine=LAYOUT.format(extends="mission_card", boxes="letter: {extends: title, width: 10 mm}")
    )
    layouts = PrintJob.of(pack).setting.layouts

    assert layouts
    assert layouts["mission_card"]["letter"] == Box(4.2, 8.1, 10, 8.7)


@pytest.mark.parametrize(
    ("boxes", "extends", "code", "line", "words"),
    [
        ("titel: {x: 4 mm}", "mission_card", "unknown-box", 5, "`title`"),
        ("title: {extends: captoin}", "mission_card", "unknown-box", 5, "`caption`"),
        ("title: {width: 0 mm}", "mission_card", "box-empty", 5, "hidden: true"),
        ("title: {height: -= 50 mm}", "mission_card", "box-empty", 5, "8.7"),
        ("title: {x: 60 mm}", "mission_card", "box-outside", 5, "63.5 x 88.9"),
        ("title: {y: -10 mm}", "mission_card", "box-outside", 5, "3.175"),
        ("title: {x: 4 mm}", "mission_cart", "unknown-layout", 3, "`mission_card`"),
    ],
)
def test_a_change_that_cannot_be_is_said_on_its_line(
    tmp_path: Path, boxes: str, extends: str, code: str, line: int, words: str
) -> None:
    """The card is drawn as if it were not there."""
    plain, _ = front(pack_with(tmp_path / "plain"))

    drawn, found = changed(tmp_path / "changed", boxes, extends)

    [fault] = found
    assert (fault.code, fault.line, Path(fault.path).name) == (code, line, "mine.yaml")
    assert words in f"{fault.message} {fault.hint}" or code == "box-empty"
    assert fault.code in CODES
    assert drawn == plain


def test_the_reader_refuses_what_no_layout_has(tmp_path: Path) -> None:
    """A length without a unit, and an unknown option, each on its line."""
    (tmp_path / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (tmp_path / "mine.yaml").write_text(LAYOUT.format(extends="mission_card", boxes="title: {x: '4', angel: 1 mm}"))

    found = {(one.code, one.line) for one in read_packs([tmp_path]).diagnostics}

    assert found == {("wrong-form", 5), ("unknown-key", 5)}


def test_words_that_a_changed_box_has_no_room_for_are_said(tmp_path: Path) -> None:
    """Our own caption in a box of 5 mm is cut off and laid to the card; no crash."""
    layout = LAYOUT.format(extends="mission_card", boxes="caption: {width: 5 mm}")
    pack = pack_with(tmp_path, mine=layout)

    found = export_pack(pack, PrintOrder(only=("missions",))).diagnostics

    assert [(one.code, Path(one.path).name) for one in found] == [("text-overflow", "probe.yaml")]
    assert "OFFENSE MISSION" in found[0].message


def test_the_shipped_example_changes_the_backs() -> None:
    """The homebrew pack has a larger emblem and no name of the game on its backs."""
    [pack] = read_packs([Path("content/homebrew_example")]).packs
    job = PrintJob.of(pack)
    document = pack.of_kind("mission_card")[0]
    back = components_of("seven_seconds")["mission_card"].back

    assert back
    drawing = back(document.model, job.setting_of(document))
    assert "7 SECONDS" not in strings(drawing)
    icon = next(item for item in walk(drawing.items) if isinstance(item, Use) and item.fill)
    assert icon.matrix[0] * 16 == pytest.approx(25)
    assert any(isinstance(item, Group) for item in walk(drawing.items))


def test_no_layout_is_read_before_a_piece_is_drawn() -> None:
    """Starting up costs nothing for layouts."""
    run = subprocess.run([sys.executable, "-c", WITHOUT_YAML], capture_output=True, text=True, check=True)

    assert run.stdout.strip() == "0"
