"""How a rules parameter is written down: default, meaning, rule ids and bounds in one line."""

from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue

Inches = Annotated[float, Field(ge=0, le=120)]
Width = Annotated[float, Field(gt=0, le=120)]
Counters = Annotated[int, Field(ge=0, le=20)]
Dice = Annotated[int, Field(ge=1, le=20)]
Face = Annotated[int, Field(ge=1, le=20)]
Faces = Annotated[tuple[Face, ...], Field(strict=False, max_length=20)]
Share = Annotated[float, Field(ge=0, le=1)]
VictoryPoints = Annotated[int, Field(ge=0, le=999)]

UnitType = Literal[
    "commander",
    "tactical",
    "scout",
    "assault",
    "engineer",
    "basic_drone",
    "kamikaze_drone",
    "haywire_drone",
    "recce_drone",
]
UnitTypes = Annotated[tuple[UnitType, ...], Field(strict=False, max_length=9)]
TrooperName = Literal["commander", "tactical", "scout", "assault", "engineer"]
TrooperNames = Annotated[tuple[TrooperName, ...], Field(strict=False, max_length=5)]


def parameter(default: Any, rules: str, description: str, **bounds: Any) -> Any:
    """Return a field with a default, a description and the ids of the rules it belongs to.

    `rules` holds rule ids apart by spaces; they become the JSON Schema's `x-rules`. A class as default stands for a
    value of it that says nothing, and is made when it is asked for.
    """
    rule_ids: list[JsonValue] = [*rules.split()]
    made = {"default_factory": default} if isinstance(default, type) else {"default": default}
    return Field(description=description, json_schema_extra={"x-rules": rule_ids}, **made, **bounds)
