"""The steps that Effect, Risk and Reward of a maneuver are made of: a closed list. Rules: MN.COR.1 to MN.COR.6."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part, reference
from schemas.models.maneuvers.words import Currency, Scope, SideWord, State, Until, Way, Whom

Points = Annotated[int, Field(ge=0, le=30)]
Dice = Annotated[int, Field(ge=0, le=6)]
Person = Annotated[Whom, Field(strict=False)]


class Move(Part):
    """Go to another location. Rules: MN.ENG.2, MN.ASL.2, MN.ESC.2."""

    type: Literal["move"] = Field(description="Always `move`.")
    to: Way = Field(description="Where to: `anywhere`, `towards` the enemy or `away` from them.", strict=False)


class Change(Part):
    """What a squad total gains or loses: a sum of points, dice and the margin."""

    side: SideWord = Field(description="Whose total: that of the `own` squad or of the `other`.", strict=False)
    points: Points = Field(default=0, description="A fixed number.")
    dice: Dice = Field(default=0, description="How many D6 are added up.")
    margin: bool = Field(default=False, description="Whether the margin of the rolls is added.")


class Gain(Change):
    """A squad gains points. Rules: MN.SQD.2, MN.ENG.4."""

    type: Literal["gain"] = Field(description="Always `gain`.")


class Lose(Change):
    """A squad loses points, below zero too. Rules: MN.SQD.2, MN.ENG.3, MN.GAP.28."""

    type: Literal["lose"] = Field(description="Always `lose`.")


class Pay(Part):
    """The actor's squad pays; in an Effect it has to be able to. Rules: MN.SNP.3, MN.ASL.2, MN.GAP.3."""

    type: Literal["pay"] = Field(description="Always `pay`.")
    currency: Currency = Field(description="`edge`, or `points` of the total.", strict=False)
    points: int = Field(ge=1, le=30, description="How many.", examples=[5])


class PayOrClear(Part):
    """The actor's squad pays, if it can and wants to, or the actor loses a state. Rule: MN.SNP.5."""

    type: Literal["pay_or_clear"] = Field(description="Always `pay_or_clear`.")
    currency: Currency = Field(description="`edge`, or `points` of the total.", strict=False)
    points: int = Field(ge=1, le=30, description="How many.", examples=[5])
    state: State = Field(description="The state that is lost.", strict=False)


class SetState(Part):
    """Somebody comes into a state. Rules: MN.COV.2, MN.ESC.2, MN.OBS.2, MN.FLG.2."""

    type: Literal["set"] = Field(description="Always `set`.")
    state: State = Field(description="The state.", strict=False)
    whom: Person = Field(description="Who comes into it.")


class ClearState(Part):
    """Somebody loses a state. Rules: MN.SNP.4, MN.OBS.4."""

    type: Literal["clear"] = Field(description="Always `clear`.")
    state: State = Field(description="The state.", strict=False)
    whom: Person = Field(description="Who loses it.")


class Advantage(Part):
    """Rolls get one more die and the best counts. Rule: MN.TRM.2."""

    type: Literal["advantage"] = Field(description="Always `advantage`.")
    rolls: Scope = Field(description="Which rolls.", strict=False)
    whom: Person = Field(description="Whose, or against whom.")
    until: Until = Field(description="When it ends.", strict=False)


class Disadvantage(Part):
    """Rolls get one more die and the worst counts. Rule: MN.TRM.2."""

    type: Literal["disadvantage"] = Field(description="Always `disadvantage`.")
    rolls: Scope = Field(description="Which rolls.", strict=False)
    whom: Person = Field(description="Whose, or against whom.")
    until: Until = Field(description="When it ends.", strict=False)


class Damage(Part):
    """Direct damage: the Damage of one against the Armor Value of another. Rules: MN.DMG.1 to MN.DMG.5."""

    type: Literal["damage"] = Field(description="Always `damage`.")
    victim: Person = Field(description="Who is hurt.")
    dealer: Person = Field(description="Whose Damage counts (MN.GAP.9).")


class LoseAction(Part):
    """Somebody misses their next action. Rule: MN.AID.3."""

    type: Literal["lose_action"] = Field(description="Always `lose_action`.")
    whom: Person = Field(description="Who misses it.")


class Extra(Part):
    """The actor makes another maneuver within this action. Rules: MN.AID.4, MN.GAP.17."""

    type: Literal["extra"] = Field(description="Always `extra`.")
    maneuver: Annotated[str, reference("maneuver")] = Field(description="Which one.", examples=["observe"])


class Leave(Part):
    """Somebody is out of the fight. Rule: MN.ESC.3."""

    type: Literal["leave"] = Field(description="Always `leave`.")
    whom: Person = Field(description="Who leaves.")


class Unnoticed(Part):
    """The other side does not realise what was done to the target. Rules: MN.FLG.4, MN.GAP.15."""

    type: Literal["unnoticed"] = Field(description="Always `unnoticed`.")


Step = Annotated[
    Move
    | Gain
    | Lose
    | Pay
    | PayOrClear
    | SetState
    | ClearState
    | Advantage
    | Disadvantage
    | Damage
    | LoseAction
    | Extra
    | Leave
    | Unnoticed,
    Field(discriminator="type"),
]
Steps = Annotated[tuple[Step, ...], Field(strict=False, max_length=6)]
