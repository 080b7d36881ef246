"""Strokes, mirrorings, sizes and signs of the editor of dot maps as edits of a document."""

import shutil
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from engine.paths import CONTENT
from schemas.edits.patch import Refused
from schemas.models.infantry.dot_map import DotMap, lines_of
from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.editors.deeds import UNKNOWN
from studio.games.infantry.editors.map_ops import apply, map_step
from studio.games.infantry.editors.map_views import LAYERS, MapPictures
from tests.studio.shipped import small_session_of

FILE = "maps/karst_hill.yaml"
COMMENTED = b"""kind: dot_map  # a ford
id: ford
title: The Ford
structures: {P: pump_house}  # by the road
# north above
ground: |   # seven by six
    .......
    ..PP...
    ~~~~--~
    .......
    ...%%..
    .......
# nothing is high here
description: Wet.
"""


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """A pack with the hill and what stands on it: 36 columns by 48 rows, with levels and tunnels."""
    shutil.copytree(CONTENT / "infantry" / "structures", tmp_path / "structures")
    return small_session_of(tmp_path, "infantry", FILE)


@pytest.fixture
def small(session: Session) -> Session:
    """The same pack with a small map in its place, with comments between its lines."""
    assert session.change("Write a map", {FILE: COMMENTED})
    return session


def entry_of(session: Session) -> Entry:
    entry = session.entry(FILE)
    assert entry is not None
    return entry


def do(session: Session, op: Mapping[str, Any]) -> str:
    """Do what the editor sends, and return the name of the step."""
    entry = entry_of(session)
    step = map_step(entry.data, op)
    assert not isinstance(step, Refused), step
    assert session.edit(entry.at(*step.at), step.edits, step.label), session.notice
    return step.label


def paint(dots: Mapping[str, str], layer: str = "ground", tool: str = "brush") -> dict[str, Any]:
    return {"op": "paint", "layer": layer, "tool": tool, "dots": dict(dots)}


def text(session: Session) -> list[str]:
    return session.workspace.files[FILE].decode().splitlines()


def changed_lines(session: Session) -> list[tuple[int, str, str]]:
    """Return the lines of the file that are others than when it was opened, by their number."""
    before = session.workspace.base[FILE].decode().splitlines()
    assert len(before) == len(text(session))
    return [(at, old, new) for at, (old, new) in enumerate(zip(before, text(session), strict=True), 1) if old != new]


def test_a_stroke_rewrites_the_lines_it_touches_and_nothing_else(session: Session) -> None:
    """Row 47 is the first line of the ground, row 0 its last: lines 12 and 59 of the file, column by column."""
    label = do(session, paint({"0-47": "%", "1-47": "%", "35-0": "r"}))

    assert label == "Paint heavy vegetation"
    assert changed_lines(session) == [
        (12, "  " + "." * 36, "  %%" + "." * 34),
        (59, "  " + "." * 36, "  " + "." * 35 + "r"),
    ]
    assert session.diagnostics_of(FILE) == ()


def test_levels_and_tunnels_are_pictures_of_their_own(session: Session) -> None:
    """Levels are digits, level 0 a dot; a capital letter is a way into a tunnel. Rules: IN.TER.3, IN.TUN.1."""
    assert do(session, paint({"0-0": "1", "1-0": "1"}, "levels", "raise")) == "Raise 2 dots"
    assert do(session, paint({"0-0": "4"}, "levels", "fill")) == "Fill with level 4"
    assert do(session, paint({"3-3": "C"}, "tunnels")) == "Paint way into tunnel c"

    found = entry_of(session).loaded
    assert found is not None
    model = found.model
    assert isinstance(model, DotMap)
    assert [model.level_at(column, 0) for column in range(3)] == [4, 1, 0]
    assert ("C", 3, 3) in model.tunnel_dots()


def test_a_stroke_is_one_step_to_undo(session: Session) -> None:
    """However many lines it touches."""
    do(session, paint({f"7-{row}": "x" for row in range(48)}, tool="line"))

    assert [step.label for step in session.workspace.history.done] == ["Draw a line of barbed wire"]
    assert session.workspace.undo().files == session.workspace.base


def test_comments_and_layout_stay(small: Session) -> None:
    """Those behind a key, above and below the picture, and an indent of four blanks."""
    before = text(small)
    do(small, paint({"0-5": "r", "6-0": "T"}))

    assert text(small) == [*before[:6], "    r......", *before[7:11], "    ......T", *before[12:]]


PLAIN = ["......"] * 6
FORMS = {
    "literal": "ground: |\n  " + "\n  ".join(PLAIN) + "\n",
    "stripped": "ground: |-  # no end\n     " + "\n     ".join(PLAIN) + "\n",
    "indented": "ground: |2\n  " + "\n  ".join(PLAIN) + "\n",
    "quoted": 'ground: "' + "\\n".join(PLAIN) + '\\n"\n',
    "folded": "ground: >\n  " + "\n\n  ".join(PLAIN) + "\n",
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_however_a_picture_is_written_a_stroke_says_what_was_meant(form: str, ends: str, session: Session) -> None:
    """YAML has many ways to write a text; comments and keys around it stay, and so do the ends of lines."""
    text_ = f"# mine\nkind: dot_map\nid: ford  # dry\ntitle: The Ford\n{FORMS[form]}# below\ndescription: Wet.\n"
    assert session.change("Write a map", {FILE: text_.replace("\n", ends).encode()})

    do(session, paint({"5-5": "x", "0-0": "T"}))

    assert lines_of(entry_of(session).data["ground"]) == (".....x", *["......"] * 4, "T.....")
    kept = session.workspace.files[FILE].decode()
    assert kept.count("\n") == kept.count(ends)
    assert [line for line in kept.splitlines() if "#" in line][:2] == ["# mine", "id: ford  # dry"]
    assert kept.splitlines()[-2:] == ["# below", "description: Wet."]
    assert session.diagnostics_of(FILE) == ()


def test_the_first_levels_of_a_flat_map_are_written_whole(small: Session) -> None:
    """Under a key of their own behind the others; what is not raised is level 0. Rule: IN.TER.3."""
    do(small, paint({"2-1": "1"}, "levels", "raise"))

    assert text(small)[-7:] == ["levels: |", *["  ......."] * 4, "  ..1....", "  ......."]
    assert small.diagnostics_of(FILE) == ()


@pytest.mark.parametrize(
    "op",
    [
        {"op": "paint", "layer": "ground", "tool": "brush", "dots": {}},
        {"op": "paint", "layer": "ground", "tool": "brush", "dots": {"0-100": "x"}},
        {"op": "paint", "layer": "ground", "tool": "brush", "dots": {"00-1": "x"}},
        {"op": "paint", "layer": "ground", "tool": "brush", "dots": {"-1-1": "x"}},
        {"op": "paint", "layer": "ground", "tool": "brush", "dots": {"A-01": "x"}},
        {"op": "paint", "layer": "ground", "tool": "brush", "dots": {"0-0": "xx"}},
        {"op": "paint", "layer": "ground", "tool": "brush", "dots": {"0-0": 1}},
        {"op": "paint", "layer": "title", "tool": "brush", "dots": {"0-0": "x"}},
        {"op": "paint", "layer": "ground", "tool": "spray", "dots": {"0-0": "x"}},
        {"op": "paint", "layer": "ground", "tool": "brush", "dots": [["0-0", "x"]]},
        {"op": "mirror", "way": "inside_out"},
        {"op": "grow", "edge": "up"},
        {"op": "name", "structure": ""},
        {"op": "raze", "sign": "PP"},
        {"op": "compass", "at": "0-0"},
        {},
    ],
)
def test_what_no_editor_sends_is_no_edit(small: Session, op: Mapping[str, Any]) -> None:
    """Dots that cannot be, other pictures and tools, signs that are none."""
    with pytest.raises(ValidationError):
        map_step(entry_of(small).data, op)


@pytest.mark.parametrize(
    ("layer", "dot", "sign"),
    [("ground", "0-0", "Z"), ("ground", "0-0", " "), ("levels", "0-0", "x"), ("tunnels", "0-0", "1")],
)
def test_a_sign_the_picture_does_not_know_is_refused(small: Session, layer: str, dot: str, sign: str) -> None:
    """In a sentence that names those it knows."""
    refused = map_step(entry_of(small).data, paint({dot: sign}, layer))

    assert isinstance(refused, Refused)
    assert f"is no sign of the {layer}" in refused.message


def test_a_dot_that_is_gone_is_refused(small: Session) -> None:
    """The map has become smaller while the stroke was on its way."""
    refused = map_step(entry_of(small).data, paint({"7-0": "x"}))

    assert isinstance(refused, Refused)
    assert refused.message == "this map has 7 columns and 6 rows; that dot is gone"


def test_random_strokes_say_what_was_meant(session: Session) -> None:
    """After 20 strokes anywhere every dot is what was painted there last, and every other is what it was."""
    chance = Random(5)
    before: dict[str, list[str]] = {layer: MapPictures(entry_of(session).data).lines(layer) for layer in LAYERS}
    signs = {"ground": ".rs-~x=,%n#BTKSO", "levels": ".123456789", "tunnels": ".abABzZ"}
    meant: dict[str, dict[str, str]] = {layer: {} for layer in LAYERS}
    for _ in range(20):
        layer: str = chance.choice(LAYERS)
        dots = {f"{chance.randrange(36)}-{chance.randrange(48)}" for _ in range(chance.randint(1, 40))}
        stroke = dict.fromkeys(sorted(dots), chance.choice(signs[layer]))
        meant[layer] |= stroke
        do(session, paint(stroke, layer))

    for name, dots_meant in meant.items():
        lines = lines_of(entry_of(session).data[name])
        for column, row in ((column, row) for column in range(36) for row in range(48)):
            wanted = dots_meant.get(f"{column}-{row}", before[name][47 - row][column])
            assert lines[47 - row][column] == wanted


@pytest.mark.parametrize(
    ("way", "dot", "there"),
    [("west_east", "0-1", "6-1"), ("north_south", "0-1", "0-4"), ("half_turn", "0-1", "6-4")],
)
def test_mirrored_dots_lie_opposite(small: Session, way: str, dot: str, there: str) -> None:
    """In seven columns by six rows."""
    do(small, paint({dot: "T"}))
    do(small, {"op": "mirror", "way": way})

    column, row = map(int, there.split("-"))
    assert MapPictures(entry_of(small).data).lines("ground")[5 - row][column] == "T"


@pytest.mark.parametrize("way", ["west_east", "north_south", "half_turn"])
def test_a_map_mirrored_twice_is_as_it_was(session: Session, way: str) -> None:
    """Its levels and tunnels too; mirrored once it is sound."""
    do(session, {"op": "mirror", "way": way})
    assert session.diagnostics_of(FILE) == ()
    do(session, {"op": "mirror", "way": way})

    assert session.workspace.files == session.workspace.base


@pytest.mark.parametrize("edge", ["north", "east", "south", "west"])
def test_a_map_that_grows_and_shrinks_along_an_edge_is_as_it_was(session: Session, edge: str) -> None:
    """All its pictures grow by plain dots, and it stays sound."""
    do(session, {"op": "grow", "edge": edge})
    model = DotMap.model_validate(entry_of(session).data)
    assert (model.columns, model.rows) == ((37, 48) if edge in {"east", "west"} else (36, 49))
    assert session.diagnostics_of(FILE) == ()
    do(session, {"op": "shrink", "edge": edge})

    assert session.workspace.files == session.workspace.base


def test_a_map_is_never_smaller_than_six_dots(small: Session) -> None:
    """It has six rows already, and seven columns."""
    refused = map_step(entry_of(small).data, {"op": "shrink", "edge": "north"})
    assert isinstance(refused, Refused)
    assert refused.message == "a map has 6 to 80 rows"
    assert do(small, {"op": "shrink", "edge": "east"}) == "Take the column in the east away"


def test_a_structure_gets_the_first_letter_that_is_free(small: Session) -> None:
    """P stands for the pump house, so the pillbox is I; the picture has no I so far."""
    assert do(small, {"op": "name", "structure": "pillbox"}) == "Let I stand for pillbox"
    assert text(small)[3] == "structures: {P: pump_house, I: pillbox}  # by the road"
    refused = map_step(entry_of(small).data, {"op": "name", "structure": "pillbox"})
    assert isinstance(refused, Refused)


def test_a_structure_is_taken_off_the_map_with_its_sign(small: Session) -> None:
    """Its dots are standard terrain then, in one step; without any structure there is no key."""
    assert do(small, {"op": "raze", "sign": "P"}) == "Raze pump house"

    assert "structures" not in entry_of(small).data
    assert MapPictures(entry_of(small).data).lines("ground")[1] == "......."


@pytest.mark.parametrize(
    "ground",
    [None, 3, True, [], ["..."], {"a": 1}, "", "\n\n", "...", "." * 8000, "abc\n...\n" * 60, "\u200b\u202e\n" * 9],
)
def test_whatever_stands_there_is_shown_and_can_be_painted(ground: Any) -> None:
    """At least six by six dots and at most 80, unreadable ones among them; a stroke writes what it touches."""
    data = {"kind": "dot_map", "id": "odd", "ground": ground}
    pictures = MapPictures(data)
    shown = pictures.shown("ground")
    assert len(shown) == pictures.rows
    assert {len(line) for line in shown.values()} == {pictures.columns}
    assert 6 <= pictures.rows <= 80
    assert 6 <= pictures.columns <= 80

    painted = lines_of(pictures.painted("ground", {(5, 0): "T"}))

    assert painted[pictures.rows - 1][5] == "T"


@pytest.mark.parametrize("other", [3, [], "x", {"P": 5, 7: "x", "long": "y"}])
def test_wrong_legends_are_no_trace(other: Any) -> None:
    """A legend or signs that are none: what can be read of them counts."""
    data: dict[str, Any] = {
        "legend": other,
        "structures": other,
        "ground": ".P..P.\n" * 6,
        "levels": other,
        "tunnels": other,
    }
    pictures = MapPictures(data)
    for layer in LAYERS:
        assert len(pictures.shown(layer)) == 6
    assert isinstance(map_step(data, {"op": "raze", "sign": "?"}), Refused)


def test_short_lines_are_filled_where_they_are_painted() -> None:
    """A line that lacks dots is filled with plain ground up to what is painted; the others stay as they are."""
    data = {"ground": "......\n...\n......\n......\n......\n......\n"}
    assert MapPictures(data).shown("ground")["1"] == "..." + UNKNOWN * 3

    assert lines_of(MapPictures(data).painted("ground", {(5, 4): "T", (0, 0): "x"}))[:2] == ("......", ".....T")


def test_a_step_is_named_after_its_map(session: Session) -> None:
    """What is refused is no step, nor is an edit of a text that cannot be read."""
    assert apply(session, Focus(FILE), paint({"0-0": "x"})) is None
    assert "is no sign of the ground" in str(apply(session, Focus(FILE), paint({"0-0": "Q"})))
    session.change("Break", {FILE: b"kind: [\n"})
    assert "cannot be read" in str(apply(session, Focus(FILE), paint({"0-0": "x"})))

    assert [step.label for step in session.workspace.history.done] == ["Paint barbed wire on Karst Hill", "Break"]
