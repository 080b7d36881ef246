"""The end of a fight: when, who has won, and how well. Rules: MN.VIC.4, MN.GAP.22, MN.HOUSE.6."""

from tests.referees.maneuvers.fight import Fight

SIDES = ("a", "b")


def ended(fight: Fight) -> tuple[str, str | None] | None:
    """Return the clause that ends a fight after its round, and the winner, None of a draw; None if it goes on."""
    left = [side for side in SIDES if any(fight.present(side))]
    ahead = max(SIDES, key=fight.edge) if fight.edge("a") else None
    end = fight.rules.end
    if len(left) < len(SIDES):
        return "a", left[0] if left else None
    if (
        end.concede_edge is not None
        and fight.round >= end.concede_from_round
        and abs(fight.edge("a")) >= end.concede_edge
    ):
        return "b", ahead
    if fight.round >= end.rounds:
        return "c", ahead
    return None


def grade(edge: int, fight: Fight) -> str:
    """Return how good a victory is, by the Edge of the winner."""
    end = fight.rules.end
    if edge >= end.decisive_edge:
        return "decisive"
    return "clear" if edge >= end.clear_edge else "marginal"
