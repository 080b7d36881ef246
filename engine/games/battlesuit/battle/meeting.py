"""The battle that is fought when no scenario is named: a meeting engagement from north and south.

Rules: BS.GAP.98, BS.GAP.99.
"""

from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.words import Edge, OptionalRule, Side

MEETING = "meeting_engagement"
OPTIONS = (OptionalRule.DRONES, OptionalRule.STEALTH)


def meeting_on(battle_map: str, forces: tuple[str, str], rules: Rules) -> Scenario:
    """Return the meeting of two forces on a map: each enters over its own edge and scores for enemies out of action."""
    edges = {Side.RED: Edge.NORTH, Side.BLUE: Edge.SOUTH}
    enter = {side: {"how": "enters", "edges": [edge], "friendly_edges": [edge]} for side, edge in edges.items()}
    mode = "each" if rules.victory.victory.mode == "one_per_kill" else rules.victory.victory.mode
    return Scenario.model_validate(
        {
            "kind": "scenario",
            "id": MEETING,
            "source": "house",
            "title": "Meeting engagement",
            "description": "Two forces meet on a map, one from the north and one from the south.",
            "map": battle_map,
            "turns": rules.victory.victory.turns,
            "type": "meeting_engagement",
            "forces": dict(zip(Side, forces, strict=True)),
            "setup": {"first": Side.RED, **enter},
            "special_rules": [{"type": "optional_rule", "rule": rule} for rule in OPTIONS],
            "victory": [{"type": "destruction", "side": side, "mode": mode} for side in Side],
        }
    )
