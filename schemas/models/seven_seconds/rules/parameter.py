"""The types that several rules parameters share."""

from typing import Annotated, Literal

from pydantic import Field

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
