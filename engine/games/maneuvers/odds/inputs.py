"""The inputs that several tables of odds share, in the words a player would type."""

from engine.games.maneuvers.kernel.numbers.codes import Check
from engine.odds.parameters import Parameter, documents, whole_number, word

MOST_RATING = 20
MOST_TOTAL = 60
MOST_EDGES = 6
"""Of so many more dice the best is nearly sure."""


def _count(name: str, meaning: str) -> Parameter:
    return whole_number(name, meaning, "0", most=MOST_EDGES)


RATING = whole_number("rating", "Rating that the actor rolls with", "3", most=MOST_RATING)
AGAINST = whole_number("against", "Rating that the opponent rolls with", "0..5", most=MOST_RATING)
ROLLED = (
    RATING,
    AGAINST,
    _count("advantages", "Advantages of the actor"),
    _count("disadvantages", "Disadvantages of the actor"),
    _count("their_advantages", "Advantages of the opponent"),
    _count("their_disadvantages", "Disadvantages of the opponent"),
)
"""The two who roll."""

MANEUVER = documents("maneuver", "Maneuver", "maneuver")
PAYS = word("pays", "Whether the squad pays where it may choose to", "no", {"no": False, "yes": True})
OWN_TOTAL = whole_number(
    "own_total", "Total of the actor's squad, which matters where losses stop", "0", most=MOST_TOTAL
)
OTHER_TOTAL = whole_number("other_total", "Total of the other squad, likewise", "0", most=MOST_TOTAL)
CHECK = word("check", "Which check", "fallout", {"fallout": Check.FALLOUT, "casualty": Check.CASUALTY})
STRESS = whole_number("stress", "Stress of the check", "0..5", most=MOST_RATING)
ROUND = whole_number("round", "Round of the fight", "4", least=1, most=99)
TOTAL = whole_number("total", "Total of the actor's squad, after the Effect", "0,1", most=MOST_TOTAL)
PATIENT = (
    whole_number("resilience", "Resilience of who makes it", "2", most=MOST_RATING),
    _count("aids", "How often they were aided"),
)
"""Who makes a check."""


def damage(default: str) -> Parameter:
    """Return the input for the Damage of whoever deals it."""
    return whole_number("damage", "Damage of who deals direct damage", default, most=MOST_RATING)


def armor(default: str) -> Parameter:
    """Return the input for the Armor Value of whoever suffers it."""
    return whole_number("armor", "Armor Value of who suffers it", default, most=MOST_RATING)
