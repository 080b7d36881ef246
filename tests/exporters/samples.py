"""Documents that the exporters' tests draw: ordinary ones, and the longest allowed."""

from exporters.layout.settings import Setting
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules

RULES = Rules.model_validate({"kind": "rules", "id": "rules", "title": "As ruled"})
SETTING = Setting(RULES)

MISSION = MissionCard.model_validate(
    {
        "kind": "mission_card",
        "id": "cut_the_wire",
        "title": "Cut the Wire",
        "deck": "offense",
        "troop_line": "B",
        "briefing": "Their relay on the ridge has talked all night. Walk in under its noise, take it off the air, and "
        "be gone before the second shift asks why it is so quiet.",
        "victory_points": [
            {"type": "objective_state", "objective": "alpha", "state": "destroyed", "vp": 8},
            {"type": "objective_counters", "objective": "epsilon", "vp_each": 1, "max": 6},
            {"type": "enemy_commander_killed", "vp": 4},
            {"type": "own_troopers_lost", "vp_each": -2},
        ],
    }
)

LONGEST_MISSION = MissionCard.model_validate(
    {
        "kind": "mission_card",
        "id": "long",
        "title": "Withdraw under Observation and Regroup",
        "deck": "chance_encounter",
        "troop_line": "C",
        "briefing": ("Somebody drew this line on a map that was printed before the river moved. " * 5)[:320].strip(),
        "victory_points": [
            {"type": "objective_counters", "objective": "epsilon", "vp_each": 10, "max": 99},
            {"type": "own_troopers_surviving", "vp_each": 12},
            {"type": "objective_state", "objective": "delta", "state": "secured_by_own_side", "vp": 10},
            {"type": "own_troopers_lost", "vp_each": -10},
            {"type": "enemy_drones_killed", "vp_each": 1},
            {"type": "table_control", "vp": 25},
        ],
    }
)

TROOPS = TroopCard.model_validate(
    {
        "kind": "troop_card",
        "id": "line_platoon",
        "title": "Line Platoon",
        "drone_line": "X",
        "lines": {
            "A": {
                "troopers": [
                    {"type": "commander", "rating": "veteran"},
                    {"type": "tactical", "rating": "veteran", "count": 3},
                    {"type": "scout", "rating": "reserve", "count": 2},
                ]
            },
            "B": {
                "troopers": [
                    {"type": "commander", "rating": "spec_ops"},
                    {"type": "tactical", "rating": "spec_ops", "count": 2},
                    {"type": "tactical", "rating": "veteran", "count": 2},
                    {"type": "assault", "rating": "veteran", "count": 2},
                    {"type": "engineer", "rating": "reserve"},
                ],
                "drone_line": "Y",
            },
            "C": {
                "troopers": [
                    {"type": "commander", "rating": "reserve"},
                    {"type": "tactical", "rating": "reserve", "count": 4},
                    {"type": "scout", "rating": "reserve"},
                    {"type": "scout", "rating": "veteran"},
                    {"type": "assault", "rating": "reserve"},
                    {"type": "assault", "rating": "veteran"},
                    {"type": "engineer", "rating": "veteran"},
                    {"type": "engineer", "rating": "spec_ops"},
                ],
                "drone_line": "Z",
            },
        },
    }
)

SWARM = DroneCard.model_validate(
    {
        "kind": "drone_card",
        "id": "watchful_swarm",
        "title": "Watchful Swarm",
        "lines": {
            "X": {
                "drones": [
                    {"type": "basic_drone", "count": 3},
                    {"type": "recce_drone", "count": 2, "rating": "spec_ops"},
                ]
            },
            "Y": {
                "drones": [
                    {"type": "basic_drone", "rating": "reserve", "count": 2},
                    {"type": "kamikaze_drone", "rating": "veteran", "count": 2},
                    {"type": "haywire_drone", "count": 1},
                    {"type": "recce_drone", "count": 1},
                ]
            },
            "Z": {"drones": []},
        },
    }
)

STATS = ("sensors", "stealth", "armour", "countermeasures", "nuclear", "robotics")


def stat_line(*values: int) -> dict[str, int]:
    return dict(zip(STATS, values, strict=True))


FACTION = Faction.model_validate(
    {
        "kind": "faction",
        "id": "new_tokyo",
        "name": "New Tokyo",
        "flag": {"pattern": "disc", "field": "#F4F2EC", "charge": "#B3202A"},
        "background": "Forty towers on drowned ground, each a company and each a parliament. New Tokyo fights with "
        "what it builds best: patient sensors, quiet suits, clever machines. It will not touch the atom again.",
        "stats": {
            "reserve": stat_line(2, 3, 1, 2, 1, 3),
            "veteran": stat_line(3, 4, 2, 4, 1, 4),
            "spec_ops": stat_line(5, 5, 3, 5, 1, 5),
        },
    }
)
