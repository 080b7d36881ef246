"""What the schemas have of 7 Seconds."""

from schemas.systems import SchemaSystem

SYSTEM = SchemaSystem(
    kinds=(
        ("rules", "rules:Rules", ""),
        ("faction", "faction:Faction", "factions"),
        ("mission_card", "cards:MissionCard", "missions"),
        ("troop_card", "cards:TroopCard", "troops"),
        ("drone_card", "cards:DroneCard", "drones"),
        ("terrain_map", "terrain_map:TerrainMap", "maps"),
        ("player", "player:Player", "players"),
    ),
    starters=("faction",),
    rules_keys={"terrain_type": (("terrain", "types"), ("terrain", "aliases"))},
)
