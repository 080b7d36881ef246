"""`scenario`: one battle in the six parts of section 13. Rules: BS.SCN.1 to BS.SCN.8."""

from collections.abc import Iterator
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from schemas.base import Document, Part, reference
from schemas.models.battlesuit.lattice import PointName
from schemas.models.battlesuit.special_rules import SpecialRule
from schemas.models.battlesuit.victory import Condition
from schemas.models.battlesuit.words import Edge, Side
from schemas.models.refusal import Breach, refuse

Edges = Annotated[tuple[Annotated[Edge, Field(strict=False)], ...], Field(strict=False, max_length=4)]


class Forces(Part):
    """Part 3: who fights. Rule: BS.SCN.4."""

    red: Annotated[str, reference("force")] = Field(description="Force of the Red player.", examples=["red_spear"])
    blue: Annotated[str, reference("force")] = Field(description="Force of the Blue player.", examples=["blue_wall"])


class Entry(Part):
    """The side comes on to the map over an edge. Rules: BS.EDG.1, BS.REI.1, BS.SCN.8."""

    how: Literal["enters"] = Field(description="Always `enters`.")
    edge: Edge = Field(description="Edge it enters over.", examples=["north"], strict=False)
    turn: Annotated[int, Field(ge=1, le=30)] = Field(default=1, description="Turn in which it enters.")
    friendly_edges: Edges = Field(description="Edges that are friendly to the side.", examples=[["north"]])


class Deployment(Part):
    """The side begins on the map. Rules: BS.SCN.8, BS.HID.1."""

    how: Literal["deploys"] = Field(description="Always `deploys`.")
    edge: Edge = Field(description="Edge its zone lies along.", examples=["south"], strict=False)
    depth_points: Annotated[int, Field(ge=1, le=200)] = Field(
        description="How many map points from that edge it may stand.", examples=[12]
    )
    airborne: bool = Field(default=False, description="Whether armoured soldiers may begin in the air.")
    around: Annotated[tuple[PointName, ...], Field(strict=False, max_length=30)] = Field(
        default=(), description="Points outside the zone that may be held as well."
    )
    friendly_edges: Edges = Field(description="Edges that are friendly to the side.", examples=[["south"]])


Placing = Annotated[Entry | Deployment, Field(discriminator="how")]


class Setup(Part):
    """Part 4: how each side begins, and which edges are friendly to whom. Rule: BS.SCN.5."""

    first: Annotated[Side, Field(strict=False)] = Field(
        description="Side that sets up first, on the map or off it.", examples=["blue"]
    )
    red: Placing = Field(description="How the Red player begins.")
    blue: Placing = Field(description="How the Blue player begins.")


class Scenario(Document):
    """One battle, on its own card. Rule: BS.SCN.1."""

    kind: Literal["scenario"] = Field(description="Always `scenario`.")
    title: str = Field(min_length=1, max_length=60, description="Part 1: title.", examples=["The Pumping Station"])
    description: str = Field(min_length=1, max_length=500, description="Part 1: what it is about, in a few sentences.")
    map: Annotated[str, reference("battle_map")] = Field(description="Part 2: the map.", examples=["four_ridges"])
    turns: Annotated[int, Field(ge=1, le=30)] = Field(description="Turns the battle lasts.", examples=[10])
    type: Literal["meeting_engagement", "holding_action", "custom"] = Field(
        description="How the pools compare (BS.DYO.2, BS.DYO.3, BS.DYO.24).", examples=["meeting_engagement"]
    )
    size: Literal["standard", "large", "custom"] = Field(
        default="standard", description="How much is fought with, and on how many panels (BS.DYO.22, BS.DYO.23)."
    )
    attacker: Annotated[Side, Field(strict=False)] | None = Field(
        default=None, description="Who attacks in a holding action; nobody in a meeting engagement.", examples=["red"]
    )
    forces: Forces = Field(description="Part 3: the forces engaged.")
    setup: Setup = Field(description="Part 4: set-up or entry of each side.")
    special_rules: Annotated[tuple[SpecialRule, ...], Field(strict=False, max_length=20)] = Field(
        description="Part 5: special scenario rules; an empty list where there are none."
    )
    victory: Annotated[tuple[Condition, ...], Field(strict=False, min_length=1, max_length=12)] = Field(
        description="Part 6: what each side scores for, such as `- {type: destruction, side: red}`, for both sides; "
        "more points win, equal points are a draw."
    )

    @model_validator(mode="after")
    def _can_be_won(self) -> Self:
        """Refuse a battle that one side cannot win, and a holding action without an attacker."""
        refuse([*self._hopeless(), *self._unattacked()])
        return self

    def _hopeless(self) -> Iterator[Breach]:
        scoring = {condition.side for condition in self.victory}
        for side in Side:
            if side not in scoring:
                yield ("victory",), f"nothing here scores for {side.value}; give it a way to win"

    def _unattacked(self) -> Iterator[Breach]:
        if self.type == "holding_action" and self.attacker is None:
            yield ("type",), "a holding action names its attacker: add `attacker: red` or `attacker: blue`"
        if self.type == "meeting_engagement" and self.attacker is not None:
            yield ("attacker",), "nobody attacks in a meeting engagement; leave it out"
