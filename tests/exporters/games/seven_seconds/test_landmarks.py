"""Places by what stands near them: counted on squared paper."""

import pytest

from exporters.games.seven_seconds.maps.replay import Landmarks
from schemas.models.seven_seconds.terrain_map import Feature

BANK = Feature(id="bank", title="bank", type="fortified_building", outline_in=((4, 4), (8, 4), (8, 8), (4, 8)))
WOOD = Feature(id="wood", type="woods", outline_in=((10, 4), (12, 4), (12, 8), (10, 8)))
DELTA = ("delta", 18.0, 27.0)


@pytest.mark.parametrize(
    ("at", "told"),
    [
        ((6, 6), "the bank"),
        ((8.5, 6), "the bank"),
        ((8.6, 6), "a spot 1 in east of the bank"),
        ((11, 6), "a spot 3 in east of the bank"),
        ((6, 1), "a spot 3 in south of the bank"),
        ((10, 10), "a spot 3 in north-east of the bank"),
        ((2, 10), "a spot 3 in north-west of the bank"),
        ((18, 25), "a spot 2 in south of delta"),
        ((18, 27.5), "delta"),
    ],
)
def test_a_place_is_told_by_what_is_nearest(at: tuple[float, float], told: str) -> None:
    """The bank covers 4 to 8 in either way; the wood has no title and is nothing that one knows."""
    assert Landmarks.of((BANK, WOOD), (DELTA,), "").place(*at) == told


def test_where_nothing_has_a_name_nothing_is_said() -> None:
    """So the sentence keeps its inches."""
    assert Landmarks.of((WOOD,), (), "").place(6, 6) == ""


def test_it_is_said_in_the_language_of_the_book() -> None:
    """With the direction, and the name as the map has it."""
    spot = Landmarks.of((BANK,), (), "de").place(11, 6)
    assert spot == "einem Punkt 3 Zoll in Richtung Osten von „bank“"
