"""`soldier_card` and `unit_card`: what a soldier can do. Rules: BS.CARD.1 to BS.CARD.20, BS.DYO.5 to BS.DYO.21."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from schemas.base import PICTURE, Document, PicturePath, Words, refuse
from schemas.models.battlesuit.words import Ability, UnitAbility, UnitClass

BOXES = 5
"""Damage boxes of an armoured soldier, d0 to d4. Rule: BS.CARD.5."""

Value = Annotated[int, Field(ge=0, le=20)]
Title = Annotated[Words, Field(min_length=1, max_length=40)]
BuildValue = Annotated[int, Field(ge=0, le=200)]
Most = Annotated[int, Field(ge=0, le=99)]
SpecialRule = Annotated[Words, Field(min_length=1, max_length=160)]


def better_boxes(track: Sequence[int]) -> tuple[int, ...]:
    """Return the damage boxes under which a track is better than under the box before. Rule: BS.GAP.3."""
    return tuple(box for box in range(1, len(track)) if track[box] > track[box - 1])


def _never_better(track: tuple[int, ...]) -> tuple[int, ...]:
    """Return a track that harm never improves. Rule: BS.GAP.3."""
    refuse(
        ((box,), f"damage never makes a soldier better; d{box} is at most {track[box - 1]}, as d{box - 1}")
        for box in better_boxes(track)
    )
    return track


Track = Annotated[
    tuple[Value, ...], Field(strict=False, min_length=BOXES, max_length=BOXES), AfterValidator(_never_better)
]
"""The value under each damage box, d0 to d4."""


class SoldierCard(Document):
    """The tracking card of a type of armoured soldier; its id is the type."""

    kind: Literal["soldier_card"] = Field(description="Always `soldier_card`.")
    title: Title = Field(description="Name of the type as printed on the card.", examples=["Front Line"])
    attack: Track = Field(description="Attack strength under d0 to d4.", examples=[[7, 7, 5, 3, 0]])
    shield: Track = Field(description="Shield strength under d0 to d4.", examples=[[3, 3, 2, 1, 0]])
    move: Track = Field(description="Movement points a turn under d0 to d4.", examples=[[5, 5, 4, 3, 1]])
    attenuation_points: int = Field(
        default=10, ge=1, le=99, description="Full map points of range that take one off the attack (BS.MOD.14)."
    )
    abilities: Annotated[tuple[Annotated[Ability, Field(strict=False)], ...], Field(strict=False)] = Field(
        default=(), description="What the type can do beyond its values, as the engine knows it."
    )
    special_rules: Annotated[tuple[SpecialRule, ...], Field(strict=False, max_length=6)] = Field(
        default=(), description="Special rules printed on the shaded strip (BS.CARD.12)."
    )
    build_value: BuildValue = Field(description="Build points each (BS.DYO.5).", examples=[8])
    most: Most = Field(description="Most of this type: in a force, or in a squad if `most_in` says so.", examples=[18])
    most_in: Literal["force", "squad"] = Field(
        default="force", description="What `most` counts in; commanders are counted in their squad (BS.GAP.44)."
    )
    picture: PicturePath = PICTURE


class UnitCard(Document):
    """The reference card of an unarmoured soldier or a drone; one hit eliminates it (BS.CARD.17, BS.CARD.18)."""

    kind: Literal["unit_card"] = Field(description="Always `unit_card`.")
    title: Title = Field(description="Name of the unit as printed on the card.", examples=["Militia"])
    unit_class: UnitClass = Field(description="Whether it is an unarmoured soldier or a drone.", strict=False)
    attack: Value = Field(description="Attack strength; 0 cannot attack.", examples=[3])
    shield: Value = Field(description="Shield strength.", examples=[0])
    move: Value = Field(description="Movement points a turn.", examples=[2])
    attenuation_points: int = Field(
        default=10, ge=1, le=99, description="Full map points of range that take one off the attack (BS.MOD.14)."
    )
    abilities: Annotated[tuple[Annotated[UnitAbility, Field(strict=False)], ...], Field(strict=False)] = Field(
        default=(), description="What a drone can do beyond its values, as the engine knows it."
    )
    special_rules: Annotated[tuple[SpecialRule, ...], Field(strict=False, max_length=6)] = Field(
        default=(), description="Special rules printed on the card."
    )
    build_value: BuildValue = Field(description="Build points each (BS.DYO.15).", examples=[1])
    most: Most | None = Field(
        default=None, description="Most of this type in a force; no limit when left out (BS.DYO.20)."
    )
    picture: PicturePath = PICTURE
