"""Strokes, mirrorings and badges of the panel editor as edits of a document."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from schemas.edits.patch import Refused
from schemas.models.battlesuit.maps import ROWS, MapPanel, dot_name, dots
from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.editors.deeds import UNKNOWN
from studio.games.battlesuit.editors.panels import PanelPictures, apply, mirrored_name, panel_step
from tests.studio.shipped import small_session_of

FILE = "panels/panel_a.yaml"


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A pack with one of the shipped panels."""
    return small_session_of(tmp_path, "battlesuit", FILE)


def entry_of(session: Session) -> Entry:
    entry = session.entry(FILE)
    assert entry is not None
    return entry


def do(session: Session, op: Mapping[str, Any]) -> str:
    """Do what the editor sends, and return the name of the step."""
    entry = entry_of(session)
    step = panel_step(entry.data, op)
    assert not isinstance(step, Refused), step
    assert session.edit(entry.at(*step.at), step.edits, step.label), session.notice
    return step.label


def paint(dots_: Mapping[str, str], layer: str = "terrain", tool: str = "brush") -> dict[str, Any]:
    return {"op": "paint", "layer": layer, "tool": tool, "dots": dict(dots_)}


def changed_lines(session: Session) -> list[tuple[str, str]]:
    before = session.workspace.base[FILE].decode().splitlines()
    after = session.workspace.files[FILE].decode().splitlines()
    assert len(before) == len(after)
    return [(old, new) for old, new in zip(before, after, strict=True) if old != new]


def test_a_stroke_rewrites_the_rows_it_touches_and_nothing_else(session: Session) -> None:
    """Three dots in two rows of Chapel Downs: two lines of the file, column by column as in the picture."""
    label = do(session, paint({"F-01": "w", "F-02": "w", "G-35": "~"}))

    assert label == "Paint woods"
    assert changed_lines(session) == [
        ('  F: ".................sss........wwwww.."', '  F: "ww...............sss........wwwww.."'),
        ('  G: ".........www.....sss........wwwww.."', '  G: ".........www.....sss........wwwww.~"'),
    ]
    assert session.diagnostics_of(FILE) == ()


def test_a_stroke_is_one_step_to_undo(session: Session) -> None:
    """However many rows it touches."""
    do(session, paint({dot_name(row, 12): "b" for row in ROWS[:17]}, tool="line"))

    assert [step.label for step in session.workspace.history.done] == ["Draw a line of building"]
    assert session.workspace.undo().files == session.workspace.base


def test_raising_the_ground_is_named_by_its_dots(session: Session) -> None:
    """Levels are written as digits, Level 0 as a dot."""
    assert do(session, paint({"A-02": "1", "B-02": "2"}, "levels", "raise")) == "Raise 2 dots"
    assert do(session, paint({"A-02": "."}, "levels", "lower")) == "Lower a dot"
    assert do(session, paint({"A-02": "3"}, "levels", "fill")) == "Fill with level 3"

    assert changed_lines(session)[0][1] == '  A: ".3................................."'


@pytest.mark.parametrize(
    "op",
    [
        {"op": "paint", "layer": "terrain", "tool": "brush", "dots": {}},
        {"op": "paint", "layer": "terrain", "tool": "brush", "dots": {"R-02": "w"}},
        {"op": "paint", "layer": "terrain", "tool": "brush", "dots": {"S-01": "w"}},
        {"op": "paint", "layer": "terrain", "tool": "brush", "dots": {"A-36": "w"}},
        {"op": "paint", "layer": "terrain", "tool": "brush", "dots": {"A-01": "ww"}},
        {"op": "paint", "layer": "hills", "tool": "brush", "dots": {"A-01": "w"}},
        {"op": "paint", "layer": "terrain", "tool": "spray", "dots": {"A-01": "w"}},
        {"op": "paint", "layer": "terrain", "tool": "brush", "dots": [["A-01", "w"]]},
        {"op": "mirror", "way": "inside_out"},
        {"op": "badge", "number": -1, "at": "F-22"},
        {"op": "badge", "number": 0.5, "at": "F-22"},
        {"op": "compass", "at": "<b>"},
        {"op": "format_disk"},
        {},
    ],
)
def test_what_no_editor_sends_is_no_edit(session: Session, op: Mapping[str, Any]) -> None:
    """Dots that are not there, other layers and tools, numbers of the wrong kind."""
    with pytest.raises(ValidationError):
        panel_step(entry_of(session).data, op)


@pytest.mark.parametrize(("layer", "sign"), [("terrain", "x"), ("terrain", " "), ("levels", "w"), ("levels", "0")])
def test_a_sign_the_panel_does_not_know_is_refused(session: Session, layer: str, sign: str) -> None:
    """In a sentence that names those it knows."""
    refused = panel_step(entry_of(session).data, paint({"A-01": sign}, layer))

    assert isinstance(refused, Refused)
    assert "is no sign of this panel" in refused.message


def test_a_step_is_named_after_its_panel(session: Session) -> None:
    """What is refused is no step, nor is an edit of a text that cannot be read."""
    assert apply(session, Focus(FILE), {"op": "compass", "at": "P-30"}) is None
    assert apply(session, Focus(FILE), paint({"A-01": "x"})) == "'x' is no sign of this panel; they are . w b m s ~ r"
    session.change("Break", {FILE: b"kind: [\n"})
    assert "cannot be read" in str(apply(session, Focus(FILE), {"op": "compass", "at": "P-28"}))

    names = [step.label for step in session.workspace.history.done]
    assert names == ["Move the compass to P-30 on panel Chapel Downs", "Break"]


def test_random_strokes_say_what_was_meant(session: Session) -> None:
    """After 20 strokes anywhere every dot is what was painted there last, and the panel is sound but for its hills."""
    chance = Random(5)
    names = [dot_name(row, column) for row, column in dots()]
    meant: dict[str, dict[str, str]] = {"terrain": {}, "levels": {}}
    for _ in range(20):
        layer = chance.choice(["terrain", "levels"])
        sign = chance.choice("." + ("wbms~r" if layer == "terrain" else "123456789"))
        stroke = dict.fromkeys(chance.sample(names, chance.randint(1, 40)), sign)
        meant[layer] |= stroke
        do(session, paint(stroke, layer))

    data = entry_of(session).data
    model = MapPanel.model_validate({**data, "hills": []})
    for layer, painted in meant.items():
        assert {name: getattr(model, layer)[name[0]][int(name[2:]) - 1] for name in painted} == painted


@pytest.mark.parametrize(
    ("way", "dot", "there"),
    [
        ("west_east", "F-01", "F-35"),
        ("west_east", "F-02", "F-34"),
        ("north_south", "A-01", "R-01"),
        ("north_south", "A-02", "Q-02"),
        ("half_turn", "A-02", "Q-34"),
        ("half_turn", "C-01", "P-35"),
    ],
)
def test_mirrored_dots_lie_opposite(session: Session, way: str, dot: str, there: str) -> None:
    """Even columns are one dot shorter and half a step lower, so row A of one meets its row Q. Rule: BS.GAP.10."""
    do(session, paint({dot: "r"}))
    do(session, {"op": "mirror", "way": way})

    assert entry_of(session).data["terrain"][there[0]][int(there[2:]) - 1] == "r"


@pytest.mark.parametrize("way", ["west_east", "north_south", "half_turn"])
def test_a_panel_mirrored_twice_is_as_it_was(session: Session, way: str) -> None:
    """Its badges and its compass too; mirrored once it is sound, since badges go with their hills."""
    do(session, {"op": "mirror", "way": way})
    once = entry_of(session)
    assert once.loaded is not None
    do(session, {"op": "mirror", "way": way})

    assert session.workspace.files == session.workspace.base


def test_every_dot_has_one_opposite() -> None:
    """Mirrorings are one to one over the 613 dots."""
    names = {dot_name(row, column) for row, column in dots()}
    for across, down in ((True, False), (False, True), (True, True)):
        assert {mirrored_name(name, across=across, down=down) for name in names} == names


def test_badges_come_move_and_go(session: Session) -> None:
    """A badge is moved in its own line; a new one stands behind the others."""
    assert do(session, {"op": "badge", "number": 0, "at": "E-22"}) == "Move a badge to E-22"
    assert changed_lines(session)[-1][1] == "  - {badge_at: E-22, name: Signal Down}"
    assert do(session, {"op": "badge", "number": 3, "at": "J-09"}) == "Set a badge on J-09"
    assert [hill["badge_at"] for hill in entry_of(session).data["hills"]] == ["E-22", "K-08", "M-09", "J-09"]
    assert do(session, {"op": "badge", "number": 3, "at": None}) == "Take a badge away"
    assert do(session, {"op": "compass", "at": "P-30"}) == "Move the compass to P-30"
    assert entry_of(session).data["compass_at"] == "P-30"
    assert isinstance(panel_step(entry_of(session).data, {"op": "badge", "number": 9, "at": "A-01"}), Refused)


def test_a_panel_without_badges_or_compass_gets_its_first() -> None:
    """Keys that the document left out are added to it."""
    data = {"kind": "map_panel", "id": "new"}

    for op in ({"op": "badge", "number": 0, "at": "C-05"}, {"op": "compass", "at": "C-05"}, paint({"B-04": "w"})):
        step = panel_step(data, op)
        assert not isinstance(step, Refused)
        assert len(step.edits) == 1


def test_a_faulty_picture_is_shown_as_far_as_it_can_be_read() -> None:
    """Rows that are missing, short, or hold other signs: those dots are unknown, the rest is there."""
    pictures = PanelPictures({"terrain": {"A": "ww?", "B": 7, "R": "w" * 35}, "levels": "none"})

    shown = pictures.shown("terrain")

    assert shown["A"] == "ww" + UNKNOWN * 33
    assert shown["B"] == UNKNOWN * 35
    assert shown["R"] == "w w w w w w w w w w w w w w w w w w"
    assert pictures.shown("levels")["C"] == UNKNOWN * 35


def test_a_stroke_on_a_short_row_fills_it_up() -> None:
    """With plain ground, and blanks where row R has no dots; a row that is missing is put in its place."""
    pictures = PanelPictures({"terrain": {"A": "ww", "C": "c"}})

    assert pictures.painted("terrain", {"A-05": "b"})["A"] == "ww..b" + "." * 30
    assert pictures.painted("terrain", {"R-03": "b"})["R"] == ". b" + " ." * 16
    assert list(pictures.painted("terrain", {"B-03": "b", "R-01": "w"})) == ["A", "B", "C", "R"]


def test_signs_of_another_legend_are_painted() -> None:
    """A panel may name its terrains by other signs; plain ground is then its sign for clear."""
    pictures = PanelPictures({"legend": {"_": "clear", "T": "woods"}, "terrain": {"A": "T"}})

    assert pictures.painted("terrain", {"A-03": "T"})["A"] == "T_T" + "_" * 32
    assert isinstance(panel_step(pictures.data, paint({"A-01": "w"})), Refused)
