"""Characters in a fight, and what a referee remembers of each."""

from dataclasses import dataclass, field

from schemas.models.maneuvers.fight import Character
from schemas.models.maneuvers.words import Rating, Scope, State, Until

OTHER = {"a": "b", "b": "a"}


@dataclass(eq=False)
class Fighter:
    """A character: where they are, their states, and what they have coming.

    `states` has the number of the action in which each was set. Those whom they are `exposed_to` may snipe at them
    (MN.COV.3), those in `flagged_by` have marked them (MN.FLG.2), each since an action; `missing` is whether
    they miss their next action (MN.AID.3).
    """

    name: str
    side: str
    card: Character
    place: str = ""
    gone: bool = False
    missing: bool = False
    states: dict[State, int] = field(default_factory=dict)
    exposed_to: dict["Fighter", int] = field(default_factory=dict)
    flagged_by: dict["Fighter", int] = field(default_factory=dict)

    def rating(self, rating: str) -> int:
        """Return the value of a rating."""
        return self.card.value(Rating(rating))


@dataclass(eq=False)
class Boon:
    """An advantage, worth 1, or a disadvantage, worth -1, on rolls; `by` gave it, in the action of a number."""

    scope: Scope
    whom: Fighter
    worth: int
    until: Until
    by: Fighter
    given_in: int
