"""A Maneuver under way: who is who in it, and how its rolls came out."""

from dataclasses import dataclass, field

from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.words import State, Whom
from tests.referees.maneuvers.bench import Bench
from tests.referees.maneuvers.fighters import OTHER, Fighter


@dataclass
class Scene:
    """A Maneuver with the people in it; `part` is being carried out.

    `noticed` is the hidden enemy that was meant, once there was one; `granted` are the Maneuvers that follow.
    """

    bench: Bench
    maneuver: Maneuver
    actor: Fighter
    target: Fighter | None
    ally: Fighter | None
    opponent: Fighter | None = None
    margin: int = 0
    part: str = "effect"
    noticed: Fighter | None = None
    granted: list[str] = field(default_factory=list)

    def people(self, whom: Whom) -> list[Fighter]:
        """Return whom a word of a step may mean: nobody, one, or any hidden enemy.

        Rules: MN.COR.3, MN.OBS.4.
        """
        if whom is Whom.HIDDEN_ENEMY and self.noticed is None:
            enemies = self.bench.fight.present(OTHER[self.actor.side])
            return [each for each in enemies if State.HIDDEN in each.states]
        found = {
            Whom.ACTOR: self.actor,
            Whom.TARGET: self.target,
            Whom.OPPONENT: self.opponent,
            Whom.ALLY: self.ally,
            Whom.HIDDEN_ENEMY: self.noticed,
        }
        one = found[whom]
        return [one] if one else []

    def counterpart(self, whom: Fighter) -> Fighter | None:
        """Return the one of the other side whom a state of somebody concerns. Rules: MN.COV.3, MN.FLG.2."""
        return self.opponent if whom.side == self.actor.side else self.actor
