"""How the tables ask: the values of their parameters, put to the functions that know."""

from fractions import Fraction

from engine.games.maneuvers.odds.maneuver import Situation, maneuver_odds
from engine.games.maneuvers.odds.rolls import Edges, Patient, check, damaged, failed_late, lead, opposed, outcome_odds
from engine.odds.dice import Distribution
from engine.odds.tables import Answer, Given
from schemas.models.maneuvers.rules import Rules


def rolls(given: Given, rules: Rules) -> Answer:
    """Return what opposed rolls say, and by how much the actor is ahead on average."""
    ahead = _lead(given, rules)
    return Answer(opposed(ahead), {"mean_lead": ahead.weighed(Fraction)})


def maneuver(given: Given, rules: Rules) -> Answer:
    """Return whether a maneuver earns its Reward, what the totals change by, and who earns checks by damage."""
    actor, opponent = _edges(given)
    situation = Situation(
        given["rating"] - given["against"],
        actor,
        opponent,
        given["own_total"],
        given["other_total"],
        given["damage"],
        given["armor"],
        given["pays"],
    )
    found = maneuver_odds(given["maneuver"], rules, situation)
    figures = {
        "own": found.own,
        "other": found.other,
        "edge": found.edge,
        "own_fallout": found.fallout(own_side=True),
        "own_casualty": found.casualty(own_side=True),
        "other_fallout": found.fallout(own_side=False),
        "other_casualty": found.casualty(own_side=False),
        "extra": found.extra,
    }
    return Answer(found.rolled, figures)


def end_check(given: Given, rules: Rules) -> Answer:
    """Return what a check at the end of the fight leads to."""
    return Answer(outcome_odds(check(given["check"], _patient(given), given["stress"], rules)))


def damage(given: Given, rules: Rules) -> Answer:
    """Return what direct damage leads to."""
    return Answer(outcome_odds(damaged(given["damage"], given["armor"], _patient(given), rules)))


def late(given: Given, rules: Rules) -> Answer:
    """Return what a late roll leads to, which may fail."""
    return Answer(
        outcome_odds(failed_late(_lead(given, rules), given["round"], given["total"], _patient(given), rules))
    )


def _patient(given: Given) -> Patient:
    return Patient(given["resilience"], given["aids"])


def _lead(given: Given, rules: Rules) -> Distribution[int]:
    return lead(given["rating"] - given["against"], rules, *_edges(given))


def _edges(given: Given) -> tuple[Edges, Edges]:
    own = Edges(given["advantages"], given["disadvantages"])
    return own, Edges(given["their_advantages"], given["their_disadvantages"])
