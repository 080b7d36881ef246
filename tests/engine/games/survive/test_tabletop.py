"""The table as the rows of a log tell it."""

from typing import Any

from engine.games.survive.log.tabletop import Tabletop


def deployed(name: str, x_in: float) -> dict[str, Any]:
    where = {"x_in": x_in, "y_in": 10.0, "facing_east": 0.0, "facing_north": 1.0}
    return {"event": "deployed", "actor": name, "side": "south_west", **where}


def test_a_charger_faces_whom_it_charges() -> None:
    """SV.GAP.39: a charge from [10, 10] at [14, 10] ends 3 inches on, looking east, though it looked north before."""
    table = Tabletop()
    here = {"actor": "Boss", "x_in": 13.0, "y_in": 10.0, "length_in": 3.0}
    for row in (
        deployed("Boss", 10.0),
        deployed("Foe", 14.0),
        {"event": "charge", "target": "Foe", "reached": True, **here},
        {"event": "move", "action": "charge", "turned_about": False, **here},
    ):
        table.read(row)

    assert (table.figures["Boss"].x_in, table.figures["Boss"].facing_deg) == (13.0, 90.0)
