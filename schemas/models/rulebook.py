"""`rulebook`: the rules of a system by id, and the rulings where a source is silent."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Document, Part, Words

RULE_ID_PATTERN = r"^[A-Z0-9]{2,6}\.[A-Z]+\.[0-9]+$"
Area = Annotated[str, Field(pattern=r"^[A-Z]+$", max_length=12)]
RuleId = Annotated[str, Field(pattern=RULE_ID_PATTERN, examples=["7S.RIF.5"])]


class Rule(Part):
    """One rule of the game in our own words."""

    id: RuleId = Field(description="Rule id: book, area, number.")
    section: str = Field(min_length=1, max_length=120, description="Section of the rulebook the rule stands in.")
    text: Words = Field(min_length=1, max_length=2000, description="The rule, in our own words.")
    plays: bool = Field(
        default=True,
        description="Whether the rule does something in play; false for descriptions, examples and advice.",
    )


class Ruling(Part):
    """A question the source leaves open, how it is decided here, and which parameters change it."""

    id: RuleId = Field(description="Ruling id, of the area GAP.", examples=["7S.GAP.8"])
    question: Words = Field(min_length=1, max_length=2000, description="What the source lacks or contradicts.")
    ruling: Words = Field(min_length=1, max_length=2000, description="How it is decided by default.")
    parameters: Annotated[tuple[str, ...], Field(strict=False)] = Field(
        default=(),
        description="Rules parameters that hold the decision, as dotted names.",
        examples=[["range.boundary"]],
    )


class Rulebook(Document):
    """The numbered rules of one system."""

    kind: Literal["rulebook"] = Field(description="Always `rulebook`.")
    title: Words = Field(min_length=1, max_length=80, description="Title of the rulebook.")
    areas: dict[Area, Words] = Field(
        default_factory=dict,
        description="Titles of the areas, by the middle part of their rules' ids; one without is called by its id.",
        examples=[{"RIF": "Rifle fire"}],
    )
    rules: Annotated[tuple[Rule, ...], Field(strict=False, min_length=1)] = Field(
        description="The rules, in the order of the book."
    )
    rulings: Annotated[tuple[Ruling, ...], Field(strict=False)] = Field(
        default=(), description="The rulings, in the order of their ids."
    )
