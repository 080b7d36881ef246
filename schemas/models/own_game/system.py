"""What the schemas have of a game of an author's own."""

from schemas.systems import SchemaSystem

SYSTEM = SchemaSystem(starters=("deck", "card"))
