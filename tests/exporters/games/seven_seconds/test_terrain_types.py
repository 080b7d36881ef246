"""Every terrain type of 7 Seconds looks like itself on a map, whoever added it."""

from exporters.games.seven_seconds.maps.map_frame import LOOKS
from schemas.models.seven_seconds.rules.terrain import TYPES

TABLE = "LOOKS (exporters/games/seven_seconds/maps/map_frame.py)"


def test_every_terrain_type_has_a_look() -> None:
    """Its ink tells it apart in colour, its pattern in black and white; none is there for a type that is not."""
    missing, unknown = sorted(TYPES.keys() - LOOKS.keys()), sorted(LOOKS.keys() - TYPES.keys())
    rows = "\n".join(f'    "{name}": TerrainLook(ink_from_hex("#......"), patterns....),' for name in missing)

    assert not missing, f"{TABLE} lacks terrain types; give each a row with an ink and a pattern:\n{rows}"
    assert not unknown, f"{TABLE} has rows for terrain types that there are not: {', '.join(unknown)}"


def test_no_two_terrain_types_have_the_same_ink() -> None:
    """On a map in colour each is told from every other."""
    assert len({look.ink for look in LOOKS.values()}) == len(LOOKS)
