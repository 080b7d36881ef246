"""`rules`: every number of Toy that an author may change."""

from typing import Literal

from pydantic import Field

from schemas.base import Document, Part, Words, parameter


class CreatureRules(Part):
    """Limits of creatures."""

    most_teeth: int = parameter(20, "TOY.GAP.1", "Most teeth that a creature may have.", ge=1, le=99)


class FightRules(Part):
    """Biting and growling."""

    bite_needs: int = parameter(5, "TOY.BIT.2 TOY.GAP.2", "What the die of a bite needs at least.", ge=1, le=20)
    bite_breaks: int = parameter(3, "TOY.BIT.2 TOY.GAP.2", "Teeth that a bite breaks.", ge=1, le=99)
    growl_adds: int = parameter(3, "TOY.BIT.3 TOY.GAP.2", "What a growl adds to the next bite.", ge=0, le=20)
    rounds: int = parameter(30, "TOY.BIT.4 TOY.GAP.2", "Rounds after which nobody wins.", ge=1, le=200)


class Rules(Document):
    """The rules parameters of a pack; what is left out is as in the pack it extends."""

    kind: Literal["rules"] = Field(description="Always `rules`.")
    title: Words = Field(min_length=1, max_length=80, description="Name of this set of rules.", examples=["Toy"])
    description: Words = Field(default="", max_length=600, description="What is different in it.")
    creature: CreatureRules = Field(default_factory=CreatureRules, description="Limits of creatures.")
    fight: FightRules = Field(default_factory=FightRules, description="Biting and growling.")
