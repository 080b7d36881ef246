"""What the referee makes of positions laid out by hand."""

import pytest
from shapely import Polygon

from schemas.models.survive.place import ControlZone
from tests.referees.survive.ground import Ground

ZONE = ControlZone.model_validate(
    {"kind": "control_zone", "id": "yard", "title": "Yard", "width_in": 36, "depth_in": 24, "spire_in": [18, 12]}
    | {"inner_in": 4, "outer_in": 8, "corners": ["south_west", "north_east"], "control_units": []}
)
SCRUB = Polygon([(3, 6), (7, 5), (8, 9), (7, 13), (3, 12)])


@pytest.mark.parametrize(
    ("x", "covers"), [(2.99, {0}), (3.0, {0, -1}), (3.01, {-1}), (7.99, {-1}), (8.0, {0, -1}), (8.01, {0})]
)
def test_a_shot_through_a_piece_has_cover_and_one_along_its_border_need_not(x: float, covers: set[int]) -> None:
    """SV.HOUSE.7: scrub gives -1 where the line crosses it; along its border it may, a hundredth off it does or not."""
    ground = Ground(ZONE, 1.0, (), ((SCRUB, -1),))

    assert ground.cover((x, 1), (x, 20)) == ground.cover((x, 20), (x, 1)) == covers
