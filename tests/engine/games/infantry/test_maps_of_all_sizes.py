"""Dot maps at the limits of their size, full of what a check has to look through."""

from typing import Any

from engine.games.infantry.checks.scenarios import map_needs_option, tunnel_broken, tunnel_without_mouth
from engine.paths import CONTENT
from schemas.models.infantry.dot_map import LARGEST, DotMap
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import read_packs

SIDE = LARGEST


def warren(rows: list[str]) -> DotMap:
    """Return the largest map there is, with these tunnels under it."""
    made: dict[str, Any] = {"kind": "dot_map", "id": "warren", "title": "Warren", "ground": ("." * SIDE + "\n") * SIDE}
    return DotMap.model_validate(made | {"tunnels": "".join(f"{row}\n" for row in rows)})


def test_a_map_that_is_one_tunnel_is_looked_through() -> None:
    """6,400 dots that all adjoin: nothing is broken; with a gap across, the first dot beyond it is named."""
    whole, gap = "a" * SIDE, "." * SIDE
    assert list(tunnel_broken(warren([whole] * SIDE))) == []

    [found] = tunnel_broken(warren([*[whole] * 40, gap, *[whole] * 39]))

    assert found.at == ("tunnels", 41)
    assert "in column 0 of row 38" in found.message


def test_tunnels_are_told_apart_by_their_letters() -> None:
    """Two tunnels side by side are two: each is whole, and each needs a way in."""
    tunnels = warren(["ab" + "." * 78, "aB" + "." * 78, *["." * SIDE] * 78])

    assert list(tunnel_broken(tunnels)) == []
    assert [found.message for found in tunnel_without_mouth(tunnels)] == ["nobody gets into tunnel a"]


def test_ground_of_an_option_that_is_off_is_named_once() -> None:
    """IN.GEN.1: a map full of swamp and wire has two warnings where neither is played, each in its first line."""
    made: dict[str, Any] = {"kind": "dot_map", "id": "fen", "title": "Fen"}
    fen = DotMap.model_validate(made | {"ground": ("s" * SIDE + "\n") * 20 + ("x" * SIDE + "\n") * 20})
    rules = {"kind": "rules", "id": "own", "title": "Own", "options": {"advanced_terrain": False, "barbed_wire": False}}
    [pack] = read_packs([CONTENT / "infantry"]).packs

    assert [found.at for found in map_needs_option(fen, pack, Rules.model_validate(rules))] == [
        ("ground", 0),
        ("ground", 20),
    ]
