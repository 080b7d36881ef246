"""A fight as a referee keeps it: squad totals, rounds, everybody in it, and the advantages that are held."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Currency, Scope
from tests.referees.maneuvers.fighters import OTHER, Boon, Fighter
from tests.referees.maneuvers.harm import Due


@dataclass
class Fight:
    """The state of a fight between two rows.

    `action` is the number of the action under way, `dues` are the checks earned so far, in their order.
    """

    rules: Rules
    fighters: dict[str, Fighter]
    totals: dict[str, int]
    round: int = 0
    action: int = 0
    dues: list[tuple[Fighter, Due]] = field(default_factory=list)
    boons: list[Boon] = field(default_factory=list)

    def edge(self, side: str) -> int:
        """Return how far a squad is ahead. Rule: MN.SQD.3."""
        return self.totals[side] - self.totals[OTHER[side]]

    def present(self, side: str) -> Iterator[Fighter]:
        """Yield the members of a squad that are in the fight."""
        return (each for each in self.fighters.values() if each.side == side and not each.gone)

    def affords(self, side: str, currency: Currency, points: int) -> bool:
        """Return whether a squad can pay now. Rules: MN.GAP.3, MN.GAP.32."""
        if points == 0:
            return True
        if currency is Currency.EDGE:
            return not self.rules.total.edge_needed or self.edge(side) >= points
        return self.totals[side] - points >= self.rules.total.points_floor

    def held(self, scope: Scope, whom: Fighter) -> list[int]:
        """Return what is held on some rolls of somebody: 1 for each advantage, -1 for each disadvantage."""
        return [each.worth for each in self.boons if each.scope is scope and each.whom is whom]

    def opposing(self, side: str) -> Iterator[Fighter]:
        """Yield who of a squad may oppose a Maneuver: somebody always does. Rules: MN.COR.3, MN.GAP.6."""
        able = [each for each in self.present(side) if self.rules.opposing.after_lost_action or not each.missing]
        return iter(able or self.present(side))
