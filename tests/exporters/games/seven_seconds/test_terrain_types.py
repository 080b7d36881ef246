"""Every terrain type of 7 Seconds looks like itself on a map, whoever added it."""

from exporters.games.seven_seconds.maps.terrain import INKS
from exporters.games.seven_seconds.maps.terrain_patterns import PATTERNS
from schemas.models.seven_seconds.rules.terrain import TYPES


def test_every_terrain_type_has_an_ink_and_a_pattern() -> None:
    """The ink tells types apart in colour, the pattern in black and white; neither is there for a type that is not."""
    for name, table in (("INKS", INKS), ("PATTERNS", PATTERNS)):
        assert not TYPES.keys() - table.keys(), f"{name} lacks terrain types: add a row for each"
        assert not table.keys() - TYPES.keys(), f"{name} has rows for terrain types that there are not"
