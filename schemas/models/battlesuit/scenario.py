"""`scenario`: sides, map and length of a battle, and what wins it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from schemas.base import Breach, Document, Part, Words, reference, refuse
from schemas.models.battlesuit.maps import PointName
from schemas.models.battlesuit.setup import Setup
from schemas.models.battlesuit.special_rules import SpecialRule
from schemas.models.battlesuit.words import Edge, Side, VictoryLevel

SideField = Annotated[Side, Field(strict=False)]
Points = Annotated[int, Field(ge=1, le=99)]
PointNames = Annotated[tuple[PointName, ...], Field(strict=False, min_length=1, max_length=30)]
EdgeNames = Annotated[tuple[Annotated[Edge, Field(strict=False)], ...], Field(strict=False, min_length=1, max_length=4)]
SoldierTypes = Annotated[tuple[Annotated[str, reference("soldier_card")], ...], Field(strict=False, max_length=10)]
UnitTypes = Annotated[tuple[Annotated[str, reference("unit_card")], ...], Field(strict=False, max_length=10)]

SCORES: SideField = Field(description="Who scores.", examples=["red"])
SOLDIERS: SoldierTypes = Field(
    default=(), description="Only these types of armoured soldiers; all types if `units` is left out too."
)
UNITS: UnitTypes = Field(
    default=(), description="Only these types of units; all types if `soldiers` is left out too.", examples=[["police"]]
)
MODE: Literal["build_value", "each"] = Field(
    default="build_value", description="Whether one is worth its build value, or `vp_each`."
)
EACH: Points = Field(default=1, description="Victory points for each one, if `mode` is `each`.", examples=[4])


class Destruction(Part):
    """Points for enemies out of action. Rules: BS.VIC.2, BS.GAP.99, BS.GAP.133."""

    type: Literal["destruction"] = Field(description="Always `destruction`.")
    side: SideField = SCORES
    mode: Literal["build_value", "each"] = MODE
    vp_each: Points = EACH
    down: Literal["nothing", "half", "whole"] = Field(
        default="half", description="What an enemy that is down is worth; halves are rounded down."
    )
    soldiers: SoldierTypes = SOLDIERS
    units: UnitTypes = UNITS


class Occupation(Part):
    """Points for holding map points. Rules: BS.VIC.3, BS.GAP.132."""

    type: Literal["occupation"] = Field(description="Always `occupation`.")
    side: SideField = SCORES
    at: PointNames = Field(description="The points.", examples=[["A-I-09"]])
    vp_each: Points = Field(description="Victory points for each of them.", examples=[5])
    when: Literal["end", "per_turn", "in_a_row"] = Field(
        default="end",
        description="Counted once after the last turn; after every turn; or once, when the side has held the point "
        "after `turns_in_a_row` turns one after the other.",
    )
    turns_in_a_row: Annotated[int, Field(ge=1, le=30)] = Field(
        default=2, description="Turns to hold a point, if `when` is `in_a_row`."
    )


class Exit(Part):
    """Points for soldiers that leave over an edge. Rule: BS.VIC.1."""

    type: Literal["exit"] = Field(description="Always `exit`.")
    side: SideField = SCORES
    edges: EdgeNames = Field(description="Edges they leave over.", examples=[["south"]])
    mode: Literal["build_value", "each"] = MODE
    vp_each: Points = EACH
    soldiers: SoldierTypes = SOLDIERS
    units: UnitTypes = UNITS


class Denial(Part):
    """Points if the enemy holds none of some map points after the last turn. Rules: BS.VIC.1, BS.GAP.132."""

    type: Literal["denial"] = Field(description="Always `denial`.")
    side: SideField = SCORES
    at: PointNames = Field(description="The points.", examples=[["A-I-09"]])
    vp: Points = Field(description="Victory points.", examples=[20])


class Demolition(Part):
    """Points for buildings, bridges and bunkers that are gone when the battle is over. Rules: BS.ENG.3, BS.BMB.4."""

    type: Literal["demolition"] = Field(description="Always `demolition`.")
    side: SideField = SCORES
    at: PointNames = Field(description="Points of the structures.", examples=[["A-I-09"]])
    vp_each: Points = Field(description="Victory points for each that is destroyed, by whomever.", examples=[10])


class Fate(Part):
    """Points for what becomes of a target that the special rules name. Rule: BS.SCN.7."""

    type: Literal["target"] = Field(description="Always `target`.")
    side: SideField = SCORES
    target: Words = Field(min_length=1, max_length=40, description="Name of the target.", examples=["the surveyor"])
    fate: Literal["brought_off", "lost", "alive"] = Field(
        description="Scored if it has left lawfully over an edge; if it is down or eliminated; or if it is neither "
        "when the battle is over, on the map or off it.",
        examples=["brought_off"],
    )
    vp: Points = Field(description="Victory points.", examples=[30])


class Survival(Part):
    """Points for a side's own soldiers that are on the map and not down when the battle is over. Rule: BS.VIC.1."""

    type: Literal["survival"] = Field(description="Always `survival`.")
    side: SideField = SCORES
    mode: Literal["build_value", "each"] = MODE
    vp_each: Points = EACH
    soldiers: SoldierTypes = SOLDIERS
    units: UnitTypes = UNITS


Condition = Annotated[
    Destruction | Occupation | Exit | Denial | Demolition | Fate | Survival, Field(discriminator="type")
]


class Level(Part):
    """What a lead of so many points is called; a smaller one than the least is a draw."""

    level: VictoryLevel = Field(description="Name of the victory.", examples=["minor"], strict=False)
    lead_vp: Annotated[int, Field(ge=1, le=999)] = Field(
        description="Victory points more than the enemy that it takes.", examples=[10]
    )


class Losses(Part):
    """The battle ends after a turn in which a side has lost so much."""

    type: Literal["losses"] = Field(description="Always `losses`.")
    side: SideField = Field(description="Whose losses.", examples=["blue"])
    percent: Annotated[int, Field(ge=1, le=100)] = Field(
        description="Percent of the build value of its force that is eliminated.", examples=[50]
    )


class Lead(Part):
    """The battle ends after a turn in which a side leads by so much."""

    type: Literal["lead"] = Field(description="Always `lead`.")
    side: SideField = Field(description="Who leads.", examples=["red"])
    vp: Annotated[int, Field(ge=1, le=999)] = Field(description="By how many victory points.", examples=[40])


class Settled(Part):
    """The battle ends after the turn in which a target is brought off or lost."""

    type: Literal["target_settled"] = Field(description="Always `target_settled`.")
    target: Words = Field(min_length=1, max_length=40, description="Name of the target.", examples=["the surveyor"])


Ending = Annotated[Losses | Lead | Settled, Field(discriminator="type")]
"""What ends a battle before its last turn, besides that nobody is left (BS.GAP.138)."""


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
