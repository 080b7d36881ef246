"""Control units that are placed by direction and inches from the spire. Rules: SV.HOUSE.2, SV.HOUSE.3, SV.GAP.20."""

from pathlib import Path
from typing import Any

import pytest

from engine.games.survive.rules.places import posts
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from tests.engine.games.survive.test_battle import in_mode, orders, pack_with
from tests.engine.games.survive.test_mends import LEVEL, PRIME, ZONE, told

AS_RULED = Rules.model_validate({"kind": "rules", "id": "home", "title": "Home"})


def counted_off(direction: int, inches: float, type: str = "cu") -> dict[str, Any]:
    return {"type": type, "direction": direction, "from_spire_in": inches, "facing_deg": 0}


@pytest.mark.parametrize(
    ("direction", "inches", "place"),
    [
        (1, 2, (18, 14)),
        (6, 2, (18, 10)),
        (3, 2, (19.902, 12.618)),  # 72 degrees: 2 times 0.951057 east, 0.309017 north
        (8, 6, (12.294, 10.146)),  # 252 degrees: 6 times as much the other way
    ],
)
def test_a_direction_is_that_of_the_pulse_die(direction: int, inches: float, place: tuple[float, float]) -> None:
    """1 is north, and each face 36 degrees farther clockwise; inches count from the centre of the spire."""
    zone = ControlZone.model_validate(ZONE | {"control_units": [counted_off(direction, inches)]})
    assert posts(zone, AS_RULED)[0].at_in == place


def test_a_unit_stands_in_one_way(tmp_path: Path) -> None:
    """A place in both ways, in half of one or in none is refused; in one way it is not."""
    for changes, sound in (
        ({"at_in": [20, 12]}, True),
        ({"direction": 3, "from_spire_in": 2}, True),
        ({"at_in": [20, 12], "direction": 3, "from_spire_in": 2}, False),
        ({"at_in": [20, 12], "direction": 3}, False),
        ({"direction": 3}, False),
        ({}, False),
    ):
        unit = {"type": "cu", **changes, "facing_deg": 0}
        assert (told(tmp_path, ZONE | {"control_units": [PRIME, unit]}) == []) is sound, changes


def test_checks_measure_what_is_counted_off(tmp_path: Path) -> None:
    """A Buzz SAW 3 inches out stands in the inner zone of 4; 6 inches out it is where it belongs."""
    near, far = ([PRIME, counted_off(3, inches, "buzz_saw")] for inches in (3, 6))
    assert [code for code, _ in told(tmp_path, ZONE | {"control_units": near})] == ["control-unit-off-zone"]
    assert told(tmp_path, ZONE | {"control_units": far}) == []


def test_battles_set_units_up_where_they_are_counted_off(tmp_path: Path) -> None:
    """The row of the set-up has the CU of direction 3 at 19.902, 12.618."""
    yard = {key: value for key, value in ZONE.items() if key != "id"} | {"control_units": [PRIME, counted_off(3, 2)]}
    level = {key: value for key, value in LEVEL.items() if key != "id"} | {"control_zone": "yard"}
    pack = pack_with(tmp_path, yard=yard, shift=level)
    battle = in_mode(pack, next(orders(pack, "shift", range(1), "random")), "plain")
    rows = [battle.setup.event(row) for row in battle.setup.rows()]
    places = [(row["x_in"], row["y_in"]) for row in rows if row["event"] == "control_unit"]
    assert places == [(18, 13), (19.902, 12.618)]
