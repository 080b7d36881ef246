"""`maneuver`: what a character does with an action, as requirements and steps. Rules: MN.COR.1 to MN.COR.6."""

from collections.abc import Iterator
from typing import Annotated, Final, Literal, Self

from pydantic import Field, model_validator

from schemas.base import PICTURE, Breach, Document, Part, PicturePath, Words, refuse
from schemas.models.maneuvers.steps import Pay, Step, Steps, Unnoticed
from schemas.models.maneuvers.words import Currency, Hiding, Opposer, Rating, Ratings, State, Whom

PARTS: Final = ("effect", "risk", "reward")
UNNAMED: Final = {
    Whom.TARGET: "nobody names a target of this maneuver; add `aimed: true`",
    Whom.ALLY: "nobody names an ally of this maneuver; add `names_ally: true`",
}
"""What is said of a step for somebody whom nobody names."""


class StateNeeded(Part):
    """The actor has to be in a state, or the target. Rules: MN.SNP.1, MN.FLG.1."""

    type: Literal["state"] = Field(description="Always `state`.")
    state: State = Field(description="The state.", strict=False)
    whom: Literal["actor", "target"] = Field(default="actor", description="Who has to be in it.")


class AimNeeded(Part):
    """The actor has to know where to aim: snipe-ready and an observer, or at a flagged target.

    Rules: MN.SNP.2, MN.COV.4, MN.GAP.12.
    """

    type: Literal["aim"] = Field(description="Always `aim`.")


class AllyNeeded(Part):
    """There has to be another member of the squad in the fight, who is named. Rules: MN.AID.1, MN.STR.1."""

    type: Literal["ally"] = Field(description="Always `ally`.")


class RatingNeeded(Part):
    """The actor has to be good enough at something."""

    type: Literal["rating"] = Field(description="Always `rating`.")
    rating: Rating = Field(description="At what.", strict=False)
    least: Annotated[int, Field(ge=1, le=9)] = Field(description="The least that will do.", examples=[3])


class EdgeNeeded(Part):
    """The squad has to lead by so much; what a maneuver spends it needs anyway. Rules: MN.ASL.1, MN.GAP.3."""

    type: Literal["edge"] = Field(description="Always `edge`.")
    least: Annotated[int, Field(ge=-30, le=60)] = Field(description="The least Edge that will do.", examples=[10])


Requirement = Annotated[StateNeeded | AimNeeded | AllyNeeded | RatingNeeded | EdgeNeeded, Field(discriminator="type")]


class Maneuver(Document):
    """A maneuver and its card. Rules: MN.COR.1 to MN.COR.6."""

    kind: Literal["maneuver"] = Field(description="Always `maneuver`.")
    name: Words = Field(min_length=1, max_length=40, description="Name on the card.", examples=["Engage"])
    about: Words = Field(
        default="", max_length=160, description="What it looks like, in a sentence; never changes the game."
    )
    actor: Ratings = Field(description="Ratings to roll with, one of them (MN.COR.2).", examples=[["firefight"]])
    opponent: Ratings = Field(
        description="Ratings to oppose it with, one of them (MN.COR.3).", examples=[["awareness", "athletics"]]
    )
    opposer: Opposer = Field(
        default=Opposer.DEFENDER_CHOICE,
        description="Who opposes it: the `target` that the actor names, or the `defender_choice` (MN.GAP.6).",
        strict=False,
    )
    aimed: bool = Field(
        default=False, description="Whether the actor names a target, although the other side picks who opposes it."
    )
    names_ally: bool = Field(
        default=False,
        description="Whether the actor names one of the own squad where there is another; see `requires`.",
    )
    direct_attack: bool = Field(
        default=False, description="Whether it is a direct attack, from which hiding protects (MN.COV.2, MN.GAP.9)."
    )
    hiding: Hiding = Field(
        default=Hiding.KEEPS,
        description="What it does to hiding: `keeps`, `ends`, `ends_without_reward`; a move ends it (MN.GAP.10).",
        strict=False,
    )
    requires: Annotated[tuple[Requirement, ...], Field(strict=False, max_length=6)] = Field(
        default=(), description="What has to be so before it may be chosen."
    )
    waived_by: Annotated[State, Field(strict=False)] | None = Field(
        default=None,
        description="A state of the target that makes the requirements needless for whom it concerns (MN.GAP.11).",
        examples=["exposed"],
    )
    effect: Steps = Field(description="What happens in any case (MN.COR.4).")
    risk: Steps = Field(description="What happens if the roll is lower than the opponent's (MN.COR.6).")
    reward: Steps = Field(description="What happens if it is as high or higher (MN.COR.5).")
    text: Words = Field(
        default="", max_length=600, description="Text for the card instead of the one that is made from the steps."
    )
    picture: PicturePath = PICTURE

    def steps(self) -> Iterator[tuple[str, int, Step]]:
        """Yield every step with its part and its place in it: Effect, Risk, Reward."""
        for part in PARTS:
            for at, step in enumerate(getattr(self, part)):
                yield part, at, step

    @property
    def has_target(self) -> bool:
        """Whether the actor names an enemy."""
        return self.aimed or self.opposer is Opposer.TARGET

    @property
    def has_ally(self) -> bool:
        """Whether the actor names somebody of the own squad."""
        return self.names_ally or any(isinstance(each, AllyNeeded) for each in self.requires)

    def cost(self, currency: Currency) -> int:
        """Return what its Effect spends; without it the maneuver may not be chosen. Rule: MN.GAP.3."""
        return sum(step.points for step in self.effect if isinstance(step, Pay) and step.currency is currency)

    @model_validator(mode="after")
    def _names_whom_it_means(self) -> Self:
        """Refuse steps and requirements about a target or an ally that nobody names."""
        refuse([*self._untargeted(), *self._unnamed()])
        return self

    def _untargeted(self) -> Iterator[Breach]:
        """Yield what speaks of a target without saying whom, in a maneuver without one."""
        if self.has_target:
            return
        for at, needed in enumerate(self.requires):
            if isinstance(needed, AimNeeded):
                yield ("requires", at, "type"), UNNAMED[Whom.TARGET]
            elif isinstance(needed, StateNeeded) and needed.whom == "target":
                yield ("requires", at, "whom"), UNNAMED[Whom.TARGET]
        if self.waived_by is not None:
            yield ("waived_by",), UNNAMED[Whom.TARGET]
        for part, at, step in self.steps():
            if isinstance(step, Unnoticed):
                yield (part, at, "type"), UNNAMED[Whom.TARGET]

    def _unnamed(self) -> Iterator[Breach]:
        named = {Whom.TARGET: self.has_target, Whom.ALLY: self.has_ally}
        for part, at, step in self.steps():
            for field in ("whom", "victim", "dealer"):
                person = getattr(step, field, None)
                if person in named and not named[person]:
                    yield (part, at, field), UNNAMED[person]
