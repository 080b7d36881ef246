"""The tables of odds: what they are asked, in the words a player would type, and what they answer."""

from dataclasses import replace
from fractions import Fraction

from engine.games.maneuvers.kernel.numbers.codes import Check
from engine.games.maneuvers.odds.maneuver import Situation, maneuver_odds
from engine.games.maneuvers.odds.rolls import Edges, Patient, check, damaged, failed_late, lead, opposed, outcome_odds
from engine.odds.dice import Distribution
from engine.odds.tables import Answer, Given, OddsTable, Parameter, SystemOdds, documents, whole_number, word
from engine.paths import CONTENT
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack, read_packs


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
DAMAGE = whole_number("damage", "Damage of who deals direct damage", "4", most=MOST_RATING)
ARMOR = whole_number("armor", "Armor Value of who suffers it", "3", most=MOST_RATING)
PATIENT = (
    whole_number("resilience", "Resilience of who makes it", "2", most=MOST_RATING),
    _count("aids", "How often they were aided"),
)
"""Who makes a check."""

TABLES: tuple[OddsTable, ...] = (
    OddsTable(
        name="maneuver",
        title="Maneuver: does it earn its Reward, and what does it change",
        rules="MN.COR.4 MN.COR.5 MN.COR.6 MN.SQD.2 MN.SQD.3 MN.DMG.1 MN.DMG.3 MN.DMG.4 MN.GAP.3 MN.GAP.19 MN.GAP.28",
        parameters=(MANEUVER, *ROLLED, DAMAGE, ARMOR, PAYS, OWN_TOTAL, OTHER_TOTAL),
        answer=maneuver,
        example="--maneuver engage,cover_fire,assault --rating 2..4 --against 3 --damage 6",
    ),
    OddsTable(
        name="roll",
        title="Opposed rolls: who is ahead",
        rules="MN.COR.5 MN.COR.6 MN.TRM.2 MN.TRM.3 MN.TRM.4 MN.HOUSE.1 MN.GAP.1 MN.GAP.18",
        parameters=ROLLED,
        answer=rolls,
        example="--rating 3 --against 1..5 --advantages 0,1,2",
    ),
    OddsTable(
        name="check",
        title="A check at the end of the fight: what becomes of the character",
        rules="MN.HOUSE.5 MN.GAP.23 MN.AID.2 MN.GAP.16",
        parameters=(CHECK, *PATIENT, STRESS),
        answer=end_check,
        example="--check fallout,casualty --resilience 1,2 --stress 0..3 --aids 0,1",
    ),
    OddsTable(
        name="damage",
        title="Direct damage: what becomes of who suffers it",
        rules="MN.DMG.1 MN.DMG.2 MN.DMG.3 MN.DMG.4 MN.DMG.5 MN.GAP.19 MN.HOUSE.5 MN.AID.2",
        parameters=(replace(DAMAGE, default="3..6"), replace(ARMOR, default="1..3"), *PATIENT),
        answer=damage,
        example="--damage 5 --armor 1..5 --resilience 2",
    ),
    OddsTable(
        name="late",
        title="A roll late in the fight: what becomes of the actor if it fails",
        rules="MN.VIC.1 MN.VIC.2 MN.VIC.3 MN.GAP.19 MN.GAP.20 MN.GAP.21 MN.HOUSE.5 MN.AID.2",
        parameters=(*ROLLED, ROUND, TOTAL, *PATIENT),
        answer=late,
        example="--rating 3 --against 2..4 --round 3,4 --total 0,1",
    ),
)


def shipped() -> Pack:
    """Return the pack whose maneuvers are asked about where no other is named."""
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    return pack


ODDS = SystemOdds(Rules(kind="rules", id="as_ruled", title="Maneuvers, as ruled"), TABLES, shipped)
