"""What the schemas have of Toy."""

from schemas.systems import SchemaSystem

SYSTEM = SchemaSystem(
    kinds=(
        ("rules", "rules:Rules", ""),
        ("creature", "creature:Creature", "creatures"),
    ),
    starters=("creature",),
)
