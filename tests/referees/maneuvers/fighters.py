"""Characters in a fight, and what a referee remembers of each."""

from dataclasses import dataclass, field

from schemas.models.maneuvers.people import Character
from schemas.models.maneuvers.words import Rating, Scope, State, Until
from tests.referees.maneuvers.harm import Due

OTHER = {"a": "b", "b": "a"}


@dataclass(eq=False)
class Fighter:
    """A character: where they are, their states, and what they have coming.

    `exposed_to` may snipe at them (MN.COV.3), `flagged_by` marked them (MN.FLG.2); `missing` is whether they miss
    their next action (MN.AID.3).
    """

    name: str
    side: str
    card: Character
    location: int = 0
    gone: bool = False
    missing: bool = False
    states: set[State] = field(default_factory=set)
    exposed_to: "Fighter | None" = None
    flagged_by: "Fighter | None" = None
    dues: list[Due] = field(default_factory=list)

    def rating(self, rating: str) -> int:
        """Return the value of a rating."""
        return self.card.value(Rating(rating))


@dataclass(eq=False)
class Boon:
    """An advantage, worth 1, or a disadvantage, worth -1, on rolls; `by` is the actor who gave it."""

    scope: Scope
    whom: Fighter
    worth: int
    until: Until
    by: Fighter
    given_at: int
