"""A line between two spots of a map: what the designer is shown, on paper and against the rulebook's cases."""

import pytest

from engine.games.seven_seconds.rules.sightlines import Crossing, sightline
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap

RULES = Rules.model_validate({"kind": "rules", "id": "plain", "title": "Plain"})


def field(*pieces: tuple[str, tuple[float, float, float, float]]) -> TerrainMap:
    features = [
        {"id": f"{name}_{number}", "type": name, "outline_in": [[x, y], [u, y], [u, v], [x, v]]}
        for number, (name, (x, y, u, v)) in enumerate(pieces, 1)
    ]
    return TerrainMap.model_validate({"kind": "terrain_map", "id": "m", "title": "M", "features": features})


def test_an_open_line_runs_from_edge_to_edge() -> None:
    """Ten inches between centres are nine between one-inch bases, and nothing lies between"""
    line = sightline(field(), RULES, (4, 18), (14, 18))

    assert (line.start, line.end, line.range_in) == ((4.5, 18), (13.5, 18), 9)
    assert (line.blocked, line.cover, line.crossings) == (False, "clear", ())


def test_a_hill_between_blocks() -> None:
    """A hill is blocking terrain; the line lies in it for its four inches. Rule: 7S.COV.4"""
    line = sightline(field(("bush", (1, 1, 2, 2)), ("hill", (8, 10, 12, 26))), RULES, (4, 18), (20, 18))

    assert (line.blocked, line.blocked_by_terrain, line.heavy_too_deep) == (True, True, False)
    assert line.crossings == (Crossing(1, "blocking", 4.0, holds_target=False),)


def test_one_on_the_hill_is_seen() -> None:
    """A line that ends on a blocking piece is not blocked by it. Rule: 7S.GAP.84"""
    line = sightline(field(("hill", (8, 10, 12, 26))), RULES, (4, 18), (10, 18))

    assert not line.blocked
    assert line.crossings == (Crossing(0, "blocking", 1.5, holds_target=True),)


@pytest.mark.parametrize(("depth_in", "blocked"), [(3.0, False), (3.25, True)])
def test_more_than_three_inches_of_woods_block(depth_in: float, blocked: bool) -> None:
    """Up to three inches of heavy cover are seen through. Rules: 7S.TGT.14, 7S.GAP.49"""
    line = sightline(field(("woods", (8, 10, 8 + depth_in, 26))), RULES, (4, 18), (20, 18))

    assert (line.heavy_in, line.heavy_too_deep, line.blocked) == (depth_in, blocked, blocked)


def test_cover_belongs_to_the_target() -> None:
    """One in a bush counts one band farther, as in light cover; the bush takes no die. Rules: 7S.COV.5, 7S.GAP.45."""
    line = sightline(field(("bush", (16, 16, 20, 20))), RULES, (4, 18), (18, 18))

    assert (line.cover, line.bands, line.dice_lost) == ("light", 1, 0)
    assert sightline(field(("bush", (16, 16, 20, 20))), RULES, (18, 18), (4, 18)).cover == "clear"


def test_terrain_is_another_for_drones() -> None:
    """A marsh is light cover, but rivers and plains are nothing to anybody's eye"""
    ground = field(("river", (8, 10, 12, 26)), ("plains", (13, 10, 14, 26)))

    assert sightline(ground, RULES, (4, 18), (20, 18), "recce_drone").crossings == ()
