"""`rules`: every number and every ruling of the game of maneuvers that an author may change."""

from typing import Literal

from pydantic import Field

from schemas.base import Document, Words
from schemas.models.maneuvers.rules.fighting import (
    CheckRules,
    DamageRules,
    EndRules,
    EscapeRules,
    HidingRules,
    LastingRules,
    LateRules,
    ObservingRules,
    OpposingRules,
    OrderRules,
    TotalRules,
)
from schemas.models.maneuvers.rules.measures import AdvantageRules, CharacterRules, DiceRules, SquadRules


class Rules(Document):
    """The rules parameters of a pack; what is left out is as in the pack it extends, or as ruled."""

    kind: Literal["rules"] = Field(description="Always `rules`.")
    title: Words = Field(
        min_length=1, max_length=80, description="Name of this set of rules.", examples=["Maneuvers, as ruled"]
    )
    description: Words = Field(default="", max_length=600, description="What is different in it, in a sentence or two.")

    dice: DiceRules = Field(default_factory=DiceRules, description="The dice.")
    advantage: AdvantageRules = Field(default_factory=AdvantageRules, description="Advantage and disadvantage.")
    character: CharacterRules = Field(default_factory=CharacterRules, description="Limits of characters.")
    squad: SquadRules = Field(default_factory=SquadRules, description="Squads.")
    total: TotalRules = Field(default_factory=TotalRules, description="Squad totals, and Edge.")
    order: OrderRules = Field(default_factory=OrderRules, description="The order of action.")
    opposing: OpposingRules = Field(default_factory=OpposingRules, description="Who opposes.")
    hiding: HidingRules = Field(default_factory=HidingRules, description="Hiding, and those who are exposed.")
    observing: ObservingRules = Field(default_factory=ObservingRules, description="Observing, and flags.")
    escape: EscapeRules = Field(default_factory=EscapeRules, description="Getting away.")
    lasting: LastingRules = Field(default_factory=LastingRules, description="What lasts until a next action.")
    damage: DamageRules = Field(default_factory=DamageRules, description="Direct damage.")
    late: LateRules = Field(default_factory=LateRules, description="Failures late in a fight.")
    end: EndRules = Field(default_factory=EndRules, description="The end of a fight.")
    check: CheckRules = Field(default_factory=CheckRules, description="Checks at the end of a fight.")
