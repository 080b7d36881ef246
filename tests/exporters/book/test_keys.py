"""Keys of maps say of each kind of ground what the rulebook does."""

import pytest

from exporters.components.keys import WIDE_MM
from exporters.drawing.display_list import Text, walk
from schemas.models.rulebook import Diagram
from schemas.systems import SystemName
from tests.exporters.diagrammed import drawn

MEANT = {
    "seven_seconds": ("meridian_square", "Large building: blocks sight", "Crater: heavy cover, hindering"),
    "battlesuit": ("four_corners", "Water: Enter: no; Land: no", "Rubble: Enter: 2 MP"),
    "survive": ("market_of_wires", "Building: stops sight and movement", "Scrub: \N{MINUS SIGN}1 to a shot across it"),
    "infantry": ("millford", "Rough: 3 AP to enter", "High wall: blocks"),
}
"""A map of each game that has maps, and what two of its grounds do (7S.TERR, BS.GAP.2, SV.HOUSE.7, IN.TER.2)."""


@pytest.mark.parametrize("system", sorted(MEANT))
def test_a_key_says_what_each_ground_does(system: SystemName) -> None:
    """In words as in the picture, where each begins beside its swatch and within the frame."""
    map_id, *meant = MEANT[system]
    key = drawn(system, Diagram.model_validate({"type": "diagram", "asks": "key", "map": map_id}))
    texts = [item for item in walk(key.items) if isinstance(item, Text)]
    shown = " ".join(text.string for text in texts)

    for entry in meant:
        name, says = entry.split(": ", 1)
        assert entry in key.words
        assert name in {text.string for text in texts}
        assert says.split("; ")[0].split()[0] in shown
    assert all(0 < text.x < WIDE_MM and 0 < text.baseline < key.height_mm for text in texts)
    assert "\N{HORIZONTAL ELLIPSIS}" not in shown


def test_grounds_that_the_map_has_not_are_left_out() -> None:
    """Meridian Square has no woods, and its canal is a river."""
    key = drawn("seven_seconds", Diagram.model_validate({"type": "diagram", "asks": "key", "map": "meridian_square"}))

    assert "Woods" not in key.words
    assert "River" in key.words
