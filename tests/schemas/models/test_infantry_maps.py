"""Dot maps are text that reads like the map: what is wrong with a row is said in its very line."""

from pathlib import Path

import pytest

from engine.checking.checks import check_packs
from schemas.models.infantry.dot_map import DotMap

PACK = """\
kind: pack
id: mine
system: infantry
version: 1.0.0
title: Mine
authors: [A. Tester]
licence: MIT
format: 1
"""
DOT, LEVELS, SIGNS = "the dot in column", ". 1 2 3 4 5 6 7 8 9", ". r s - ~ x = , % n # B T"
GROUND = ["......", ".~~...", ".~~-..", "....##", "....#n", "......"]


def drawn(rows: list[str]) -> str:
    return "".join(f"  {row}\n" for row in rows)


def document(ground: list[str], more: str = "") -> str:
    return f"kind: dot_map\nid: yard\ntitle: Yard\nground: |\n{drawn(ground)}{more}"


def found(folder: Path, text: str) -> list[tuple[int, int, str]]:
    """Return line, column and hint of all mistakes of a map."""
    folder.joinpath("pack.yaml").write_text(PACK, "utf-8")
    folder.joinpath("yard.yaml").write_text(text, "utf-8")
    diagnostics = [each for each in check_packs([folder]).diagnostics if each.path.endswith("yard.yaml")]
    assert {each.code for each in diagnostics} <= {"wrong-value"}
    return [(each.line, each.column, each.hint) for each in diagnostics]


def with_row(number: int, row: str) -> list[str]:
    return [*GROUND[:number], row, *GROUND[number + 1 :]]


@pytest.mark.parametrize(
    ("ground", "place", "hint"),
    [
        (with_row(2, ".~~-."), (7, 3), "the lines have 6 dots; line 3 has 5: add 1"),
        (with_row(0, "........"), (5, 3), "the lines have 6 dots; line 1 has 8: take 2 out"),
        (with_row(3, "..?.##"), (8, 3), f"{DOT} 2 of line 4 is '?'; the signs are {SIGNS}"),
        (GROUND[:5], (4, 9), "a map has 6 to 80 rows; this has 5"),
        ([row[:5] for row in GROUND], (4, 9), "a map has 6 to 80 columns; this has 5"),
    ],
)  # fmt: skip
def test_a_fault_of_the_ground_is_said_in_its_row(
    ground: list[str], place: tuple[int, int], hint: str, tmp_path: Path
) -> None:
    """A missing sign, one too many, one without a meaning; what is wrong with all of it is said at `ground`."""
    assert found(tmp_path, document(ground)) == [(*place, hint)]


@pytest.mark.parametrize(
    ("name", "rows", "line", "hint"),
    [
        ("levels", ["......"] * 5, 11, "the ground has 6 lines; here are 5"),
        ("levels", [*["......"] * 5, ".1a..."], 17, f"{DOT} 2 of line 6 is 'a'; the signs are {LEVELS}"),
        ("tunnels", [*["......"] * 5, ".1A..."], 17, f"{DOT} 1 of line 6 is '1'; the signs are . and the letters"),
        ("tunnels", [*["......"] * 5, ".A"], 17, "the lines have 6 dots; line 6 has 2: add 4"),
    ],
)  # fmt: skip
def test_levels_and_tunnels_lie_on_the_ground(name: str, rows: list[str], line: int, hint: str, tmp_path: Path) -> None:
    """They have its rows and columns, and signs of their own."""
    [(at, _, words)] = found(tmp_path, document(GROUND, f"{name}: |\n{drawn(rows)}"))

    assert (at, words) == (line, hint)


def test_what_does_not_stand_is_no_structure(tmp_path: Path) -> None:
    """A structure is a wall, a building, a tree or a vehicle, and never swamp."""
    [(line, _, hint)] = found(tmp_path, "kind: structure\nid: bog\nname: Bog\nterrain: swamp\n")

    assert (line, hint) == (4, "a structure is one of low_wall, high_wall, building, tree, vehicle")


def test_a_map_is_asked_dot_by_dot() -> None:
    """Columns are counted from the west, rows from the south; a sign of a structure has no terrain."""
    levels = drawn([*["......"] * 5, ".12..."]).replace("  ", "")
    given = {"kind": "dot_map", "id": "yard", "title": "Yard", "structures": {"n": "hut"}, "levels": levels}
    dot_map = DotMap.model_validate({**given, "ground": "\n".join(GROUND), "tunnels": None})

    assert (dot_map.columns, dot_map.rows) == (6, 6)
    assert (dot_map.terrain_at(1, 4), dot_map.terrain_at(3, 3), dot_map.terrain_at(4, 2)) == (
        "deep_water", "shallow_water", "high_wall",
    )  # fmt: skip
    assert (dot_map.terrain_at(5, 1), dot_map.structure_at(5, 1), dot_map.structure_at(4, 1)) == (None, "hut", None)
    assert [dot_map.level_at(column, 0) for column in range(4)] == [0, 1, 2, 0]
    assert [*dot_map.tunnel_dots()] == []
