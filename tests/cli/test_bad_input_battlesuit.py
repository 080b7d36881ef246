"""What `musterpress check` says about faulty documents of Battlesuit, and on which line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.checking.checks import check_packs
from engine.paths import CONTENT
from musterpress.commands.packs.new import new_document, new_pack
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.kinds import KINDS

FOLDERS = {kind.name: kind.folder for kind in KINDS if kind.system == "battlesuit"}
ROW_M = '  M: "...........................m......."'


@pytest.fixture
def spoil(tmp_path: Path) -> Callable[[str, str, str], tuple[Diagnostic, ...]]:
    """Return what is said about a starter document of a kind in which one text is replaced."""

    def spoil(kind: str, right: str, wrong: str) -> tuple[Diagnostic, ...]:
        folder = tmp_path / "field_day"
        new_pack(folder, "battlesuit")
        (folder / "rules.yaml").unlink()
        path = folder / FOLDERS[kind] / "iron_choir.yaml"
        new_document(kind, path)
        text = path.read_text(encoding="utf-8")
        assert text.count(right) == 1
        path.write_text(text.replace(right, wrong), encoding="utf-8")
        return check_packs([path], shelf=[CONTENT]).diagnostics

    return spoil


BAD = [
    pytest.param("map_panel", ROW_M, ROW_M[:-2] + '"', ROW_M[:-2], "35 columns; row M has 34", id="34 columns"),
    pytest.param("map_panel", ROW_M, ROW_M.replace("m", "x"), "x", "dot M-28 is 'x'; the signs are", id="unknown dot"),
    pytest.param("map_panel", ROW_M + "\n", "", "terrain:", "the rows A to R; M not there", id="a row too few"),
    pytest.param("map_panel", "badge_at: K-09", "badge_at: A-09", "A-09", "at Level 0", id="badge on the plain"),
    pytest.param("map_panel", "badge_at: K-09", "badge_at: R-10", "R-10", "even columns end with row Q", id="no dot"),
    pytest.param(
        "soldier_card",
        "[ 7,  6,  5,  3,  1]",
        "[7, 6, 5, 6, 1]",
        "[7, 6, 5, 6, 1]",
        "d3 is at most 5",
        id="gets better",
    ),
    pytest.param("soldier_card", "[ 7,  6,  5,  3,  1]", "[7, 6, 5, 3]", "[7, 6, 5, 3]", "4 entries", id="four boxes"),
    pytest.param(
        "battle_map",
        "[{panel: panel_c}, {panel: panel_d}]",
        "[{panel: panel_c}]",
        "- [{panel: panel_c}]",
        "has 1 of 2 panels",
        id="a hole",
    ),
    pytest.param(
        "battle_map", "panel: panel_d", "panel: panel_a", "panel_c}, {panel: panel_a", "there once", id="twice"
    ),
    pytest.param("battle_map", "rotation: 180", "rotation: 90", "rotation: 90", "0 or 180 degrees", id="quarter turn"),
    pytest.param("battle_map", "panel: panel_d", "panel: panel_x", "panel_x", "there is none", id="no such panel"),
    pytest.param("force", "card: thumper", "card: thumber", "thumber", "did you mean `thumper`", id="no such card"),
    pytest.param(
        "scenario", "  - {type: destruction, side: red}\n", "", "victory:", "scores for red", id="no way to win"
    ),
    pytest.param(
        "scenario",
        "type: meeting_engagement",
        "type: holding_action",
        "type: holding",
        "names its attacker",
        id="nobody attacks",
    ),
    pytest.param(
        "rules",
        "# los:\n#   blind_reduction: deduct",
        "los:\n  blind_reduction: quarter",
        "quarter",
        "halve",
        id="no such choice",
    ),
    pytest.param(
        "rules",
        "# los:\n",
        "map:\n  compass: [SE, S, SW, NW, N, N]\n# los:\n",
        "SE, S",
        "N is there already",
        id="a way twice",
    ),
    pytest.param("map_panel", "compass_at: C-30", "compass_at: A-30", "A-30", "the rows B to P", id="compass cut"),
    pytest.param(
        "battle_map",
        "- {at: A-H-11, terrain: rubble}",
        "- {at: A-R-05, terrain: slag}\n  - {at: C-A-05, terrain: rubble}",
        "C-A-05",
        "take one out",
        id="one point by two names",
    ),
    pytest.param(
        "scenario",
        "rating: 2}",
        "rating: 2}\n  - {type: glow, rating: 3}",
        "rating: 3",
        "glow is there",
        id="glows twice",
    ),
    pytest.param(
        "scenario",
        "{type: glow, rating: 2}",
        "glow",
        "- glow",
        "write {type: glow, rating: ...}",
        id="a rule as a word",
    ),
    pytest.param("scenario", "type: glow", "typ: glow", "typ: glow", "did you mean `type`", id="a misspelt type"),
    pytest.param("scenario", "{type: glow, ", "{", "{rating", "it is one of `assistant_leader`, `glow`", id="no type"),
    pytest.param("force", "{card: ranger}", "{card: ranger, count: 2.0}", "2.0", "write 2", id="a whole fraction"),
    pytest.param("force", "{card: thumper}", "thumper", "- thumper", "write {card: thumper}", id="a card as a word"),
    pytest.param("map_panel", "w: woods", "wood: woods", "wood:", "Which sign stands for which", id="a long sign"),
    pytest.param(
        "map_panel",
        ROW_M + "\n",
        ROW_M + "\n" + ROW_M.replace("M", "S") + "\n",
        "  S:",
        "signs for each row A to R",
        id="a row too many",
    ),
    pytest.param("scenario", "at: [A-C-11]", "at: [A-R-35, D-A-01]", "D-A-01", "as A-R-35", id="held twice"),
]


@pytest.mark.parametrize(("kind", "right", "wrong", "line_with", "said"), BAD)
def test_a_fault_is_named_on_its_very_line(
    kind: str,
    right: str,
    wrong: str,
    line_with: str,
    said: str,
    spoil: Callable[[str, str, str], tuple[Diagnostic, ...]],
    tmp_path: Path,
) -> None:
    """One fault, one diagnostic, with what is right in its place."""
    [diagnostic] = spoil(kind, right, wrong)

    lines = (tmp_path / "field_day" / FOLDERS[kind] / "iron_choir.yaml").read_text(encoding="utf-8").splitlines()
    assert line_with in lines[diagnostic.line - 1]
    assert said in f"{diagnostic.message} {diagnostic.hint}"
