"""What the schemas have of Battlesuit."""

from schemas.systems import SchemaSystem

SYSTEM = SchemaSystem(
    kinds=(
        ("rules", "rules:Rules", ""),
        ("soldier_card", "cards:SoldierCard", "soldiers"),
        ("unit_card", "cards:UnitCard", "units"),
        ("map_panel", "map_panel:MapPanel", "panels"),
        ("battle_map", "battle_map:BattleMap", "maps"),
        ("force", "force:Force", "forces"),
        ("scenario", "scenario:Scenario", "scenarios"),
    ),
    starters=("force",),
)
