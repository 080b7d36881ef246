"""How the edges of panels meet."""

from itertools import permutations
from pathlib import Path

import pytest
import yaml

from engine.games.battlesuit.maps.battlefield import conflicts
from engine.games.battlesuit.maps.layouts import Join, Layout, Panel, edge_dots, joins
from schemas.models.battlesuit.maps import COLUMNS, ROWS, MapPanel, dots
from schemas.models.battlesuit.words import Edge

PANELS = tuple(
    MapPanel.model_validate(yaml.safe_load(path.read_text(encoding="utf-8")))
    for path in sorted(Path("content/battlesuit/panels").glob("*.yaml"))
)
FLAT = PANELS[0].model_copy(
    update={
        "hills": (),
        "terrain": dict.fromkeys(ROWS, "." * COLUMNS),
        "levels": dict.fromkeys(ROWS, "." * COLUMNS),
    }
)


def drawn(name: str, row: str, column: int, sign: str) -> MapPanel:
    """A flat panel with one dot of another terrain."""
    text = FLAT.terrain[row]
    terrain = {**FLAT.terrain, row: text[: column - 1] + sign + text[column:]}
    return FLAT.model_copy(update={"id": name, "letter": name, "terrain": terrain})


def differing(found: list[Join]) -> dict[tuple[Edge, int], list[tuple[str, str]]]:
    return {(join.edge, join.rotation): [(a.name, b.name) for a, b in join.differing] for join in found}


def test_the_edges_are_all_half_dots() -> None:
    """On four edges of 18 dots each lie all 68 half-dots, the corners on two."""
    named = [dot.name for edge in Edge for dot in edge_dots(PANELS[0], edge)]

    assert len(named) == 72
    assert set(named) == {
        f"{row}-{column:02}" for row, column in dots() if column in {1, 35} or (column % 2 == 1 and row in "AR")
    }


def test_shipped_panels_join_at_every_edge() -> None:
    """Any panel meets any other on every side, turned or not: 10 x 9 pairs, 4 edges, 2 ways. Rule: BS.MAP.1."""
    found = [join for panel in PANELS for join in joins(panel, [one for one in PANELS if one is not panel])]

    assert len(found) == 10 * 9 * 4 * 2
    assert all(not join.differing for join in found)


def test_a_dot_that_differs_is_told_with_the_dot_it_meets() -> None:
    """Woods at C-35 meet C-01 of the panel to the east, and P-35 of one that is turned. Rule: BS.GAP.13."""
    found = [*joins(drawn("X", "C", 35, "w"), [FLAT])]

    assert {key: pairs for key, pairs in differing(found).items() if pairs} == {
        (Edge.EAST, 0): [("C-35", "C-01")],
        (Edge.EAST, 180): [("C-35", "P-35")],
    }


@pytest.mark.parametrize(
    ("edge", "row", "column"),
    [(Edge.NORTH, "A", 5), (Edge.EAST, "C", 35), (Edge.SOUTH, "R", 5), (Edge.WEST, "Q", 1)],
)
@pytest.mark.parametrize("rotation", [0, 180])
def test_joins_tell_what_a_map_of_both_panels_tells(edge: Edge, row: str, column: int, rotation: int) -> None:
    """The pairs that differ are the conflicts of the two panels laid side by side. Rule: BS.GAP.122."""
    own, other = drawn("X", row, column, "w"), drawn("Y", "H", 12, "b")
    [join] = [join for join in joins(own, [other], (rotation,)) if join.edge is edge]
    here, there = Panel("X"), Panel("Y", rotation)
    rows = {
        Edge.NORTH: ((there,), (here,)),
        Edge.SOUTH: ((here,), (there,)),
        Edge.EAST: ((here, there),),
        Edge.WEST: ((there, here),),
    }[edge]

    told = {conflict.names for conflict in conflicts(Layout(rows), {"x": own, "y": other})}

    assert {(f"X-{a.name}", f"Y-{b.name}") for a, b in join.differing} == told != set()


def test_two_panels_join_either_way_round() -> None:
    """What differs between a panel's edge and another differs between that one's and the panel's."""
    panels = [drawn("X", "A", 7, "w"), drawn("Y", "R", 9, "b"), FLAT]
    for one, two in permutations(panels, 2):
        there = {frozenset(pair) for join in joins(one, [two], (0,)) for pair in join.differing}
        back = {frozenset(pair) for join in joins(two, [one], (0,)) for pair in join.differing}

        assert there == back
