"""What the schemas have of the game of maneuvers."""

from schemas.systems import SchemaSystem

SYSTEM = SchemaSystem(
    kinds=(
        ("rules", "rules:Rules", ""),
        ("character", "fight:Character", "characters"),
        ("squad", "fight:Squad", "squads"),
        ("maneuver", "maneuver:Maneuver", "maneuvers"),
        ("fight", "fight:Fight", "fights"),
        ("player", "player:Player", "players"),
    ),
    starters=("maneuver",),
    licence="CC-BY-SA-3.0",
)
