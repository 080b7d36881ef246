"""`scenario`: one battle in the six parts of section 13. Rules: BS.SCN.1 to BS.SCN.8."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from schemas.base import Document, Part, Words, reference
from schemas.models.battlesuit.setup import Setup
from schemas.models.battlesuit.special_rules import SpecialRule
from schemas.models.battlesuit.victory import Condition, Ending, Level
from schemas.models.battlesuit.words import Side, VictoryLevel
from schemas.models.refusal import Breach, refuse


class Forces(Part):
    """Part 3: who fights. Rule: BS.SCN.4."""

    red: Annotated[str, reference("force")] = Field(description="Force of the Red player.", examples=["red_spear"])
    blue: Annotated[str, reference("force")] = Field(description="Force of the Blue player.", examples=["blue_wall"])


class Scenario(Document):
    """One battle, on its own card. Rule: BS.SCN.1."""

    kind: Literal["scenario"] = Field(description="Always `scenario`.")
    title: Words = Field(min_length=1, max_length=60, description="Part 1: title.", examples=["The Pumping Station"])
    description: Words = Field(
        min_length=1, max_length=500, description="Part 1: what it is about, in a few sentences."
    )
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
    levels: Annotated[tuple[Level, ...], Field(strict=False, max_length=4)] = Field(
        default=(),
        description="What a lead is called, from the least; any lead wins if left out, and a smaller one than "
        "the least is a draw.",
        examples=[[{"level": "minor", "lead_vp": 10}, {"level": "major", "lead_vp": 30}]],
    )
    ends_early: Annotated[tuple[Ending, ...], Field(strict=False, max_length=6)] = Field(
        default=(), description="What ends the battle before its last turn, any of these."
    )

    @model_validator(mode="after")
    def _can_be_won(self) -> Self:
        """Refuse a battle that one side cannot win, a holding action without an attacker, and levels that fall."""
        refuse([*self._hopeless(), *self._unattacked(), *self._unordered()])
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

    def _unordered(self) -> Iterator[Breach]:
        order = [*VictoryLevel]
        for at, (less, more) in enumerate(pairwise(self.levels), start=1):
            if order.index(less.level) >= order.index(more.level):
                yield ("levels", at, "level"), f"levels rise; {more.level.value} stands before {less.level.value}"
            elif less.lead_vp >= more.lead_vp:
                yield ("levels", at, "lead_vp"), f"a {more.level.value} victory takes more than {less.lead_vp}"
