"""The preview of every kind of piece is its print: the gate of `test_same_picture` on one piece of each product."""

import pytest

from schemas.packs.packs import Pack
from tests.exporters.drawing.test_same_picture import difference, whole
from tests.exporters.games.printing import product
from tests.exporters.kit.kits import job_of

ONE_OF_EACH = {
    "counters": "counter/haywire_blue",
    "mats": "mat/blue",
    "standees": "standee/puc_assault",
    "templates": "template/crater",
    "ruler": "ruler/strip_1",
    "reference": "reference/attacks",
    "maps": "terrain_map/ashford_hills",
    "briefings": "briefing/cinder_flats",
    "campaign": "campaign/record",
}


@pytest.mark.prove
@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_preview_and_print_of_a_piece_are_the_same_picture(seven_seconds: Pack, name: str) -> None:
    """Drawn by two programs and blurred, they differ by less than any planted fault."""
    drawing = whole(product(name, job_of(seven_seconds))[ONE_OF_EACH[name]].front)

    found = difference(drawing, drawing)

    assert found.same, found
