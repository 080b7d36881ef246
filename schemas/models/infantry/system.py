"""What the schemas have of infantry."""

from schemas.systems import SchemaSystem

SYSTEM = SchemaSystem(
    kinds=(
        ("rules", "rules:Rules", ""),
        ("weapon", "people:Weapon", "weapons"),
        ("armor", "people:Armor", "armor"),
        ("trooper", "people:Trooper", "troopers"),
        ("squad", "people:Squad", "squads"),
        ("structure", "dot_map:Structure", "structures"),
        ("dot_map", "dot_map:DotMap", "maps"),
        ("scenario", "scenario:Scenario", "scenarios"),
        ("player", "player:Player", "players"),
    ),
    starters=("trooper",),
)
