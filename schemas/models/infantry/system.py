"""What the schemas have of infantry."""

from schemas.systems import SchemaSystem

SYSTEM = SchemaSystem(
    kinds=(
        ("rules", "rules:Rules", ""),
        ("weapon", "weapon:Weapon", "weapons"),
        ("armor", "weapon:Armor", "armor"),
        ("trooper", "people:Trooper", "troopers"),
        ("squad", "people:Squad", "squads"),
        ("structure", "dot_map:Structure", "structures"),
        ("dot_map", "dot_map:DotMap", "maps"),
        ("scenario", "scenario:Scenario", "scenarios"),
        ("player", "player:Player", "players"),
    ),
    starters=("trooper",),
)
