"""What the schemas have of SURVIVE."""

from schemas.systems import SchemaSystem

SYSTEM = SchemaSystem(
    kinds=(
        ("rules", "rules:Rules", ""),
        ("weapon", "force:Weapon", "weapons"),
        ("unit", "force:Unit", "units"),
        ("mob", "force:Mob", "mobs"),
        ("control_zone", "place:ControlZone", "zones"),
        ("level", "place:Level", "levels"),
        ("player", "player:Player", "players"),
    ),
    starters=("weapon", "unit"),
    rules_keys={"terrain_kind": (("terrain", "kinds"),)},
)
