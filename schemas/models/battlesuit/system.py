"""What the schemas have of Battlesuit."""

from schemas.systems import SchemaSystem

SYSTEM = SchemaSystem(
    kinds=(
        ("rules", "rules:Rules", ""),
        ("soldier_card", "cards:SoldierCard", "soldiers"),
        ("unit_card", "cards:UnitCard", "units"),
        ("map_panel", "maps:MapPanel", "panels"),
        ("battle_map", "maps:BattleMap", "maps"),
        ("force", "setup:Force", "forces"),
        ("scenario", "scenario:Scenario", "scenarios"),
        ("player", "player:Player", "players"),
    ),
    starters=("force",),
)
