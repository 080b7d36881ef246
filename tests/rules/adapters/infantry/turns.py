"""The order in which things happen, as a battle writes its rows."""

from typing import Any

from engine.games.infantry.kernel.codes import Action
from tests.engine.games.infantry.bench import Table
from tests.rules.adapters.infantry.bench import Answer, Given, shipped_pack

SOUTH = 12
STEPS = {
    ("attack", "into_arc"): "incoming_arc_attacks",
    ("attack", "on_the_move"): "movement_fire_attack",
    ("posture", None): "target_may_drop_prone",
    ("step", None): "continue_movement",
}


def movement_fire_order(_: Given) -> Answer:
    """Answer in which order fire at a mover, its own fire on the move and more movement come."""
    table = Table(shipped_pack(), ("rifleman",), ("recruit",))
    table.put("rifleman", 4, 5, ap=8)
    table.put("recruit", 4, 15, ap=7)
    table.dice("rifleman", attack=(1, 1))
    table.dice("recruit", attack=(1, 1))
    table.do("recruit", Action.ARC, bearing=SOUTH)
    _, *rows = table.walk("rifleman", (4, 6))
    rows += table.do("rifleman", Action.FIRE_ON_THE_MOVE, "recruit")
    rows += table.walk("rifleman", (3, 6))
    return {"steps": [*dict.fromkeys(step for row in rows if (step := step_of(row)))]}


def step_of(row: dict[str, Any]) -> str | None:
    """Return what a row is in the words of the case; None if it is none of that."""
    return STEPS.get((row["event"], row.get("way")))
