"""The table of tables: every question about chances in the game of maneuvers that can be asked by name."""

from engine.games.maneuvers.kernel.numbers.codes import Check
from engine.games.maneuvers.odds import answers
from engine.odds.tables import OddsTable, Parameter, SystemOdds, documents, whole_number, word
from engine.paths import CONTENT
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack, read_packs

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


TABLES: tuple[OddsTable, ...] = (
    OddsTable(
        name="maneuver",
        title="Maneuver: does it earn its Reward, and what does it change",
        rules="MN.COR.4 MN.COR.5 MN.COR.6 MN.SQD.2 MN.SQD.3 MN.DMG.1 MN.DMG.3 MN.DMG.4 MN.GAP.3 MN.GAP.19 MN.GAP.28",
        parameters=(MANEUVER, *ROLLED, damage("4"), armor("3"), PAYS, OWN_TOTAL, OTHER_TOTAL),
        answer=answers.maneuver,
        example="--maneuver engage,cover_fire,assault --rating 2..4 --against 3 --damage 6",
    ),
    OddsTable(
        name="roll",
        title="Opposed rolls: who is ahead",
        rules="MN.COR.5 MN.COR.6 MN.TRM.2 MN.TRM.3 MN.TRM.4 MN.HOUSE.1 MN.GAP.1 MN.GAP.18",
        parameters=ROLLED,
        answer=answers.rolls,
        example="--rating 3 --against 1..5 --advantages 0,1,2",
    ),
    OddsTable(
        name="check",
        title="A check at the end of the fight: what becomes of the character",
        rules="MN.HOUSE.5 MN.GAP.23 MN.AID.2 MN.GAP.16",
        parameters=(CHECK, *PATIENT, STRESS),
        answer=answers.end_check,
        example="--check fallout,casualty --resilience 1,2 --stress 0..3 --aids 0,1",
    ),
    OddsTable(
        name="damage",
        title="Direct damage: what becomes of who suffers it",
        rules="MN.DMG.1 MN.DMG.2 MN.DMG.3 MN.DMG.4 MN.DMG.5 MN.GAP.19 MN.HOUSE.5 MN.AID.2",
        parameters=(damage("3..6"), armor("1..3"), *PATIENT),
        answer=answers.damage,
        example="--damage 5 --armor 1..5 --resilience 2",
    ),
    OddsTable(
        name="late",
        title="A roll late in the fight: what becomes of the actor if it fails",
        rules="MN.VIC.1 MN.VIC.2 MN.VIC.3 MN.GAP.19 MN.GAP.20 MN.GAP.21 MN.HOUSE.5 MN.AID.2",
        parameters=(*ROLLED, ROUND, TOTAL, *PATIENT),
        answer=answers.late,
        example="--rating 3 --against 2..4 --round 3,4 --total 0,1",
    ),
)


def shipped() -> Pack:
    """Return the pack whose maneuvers are asked about where no other is named."""
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    return pack


ODDS = SystemOdds(Rules(kind="rules", id="as_ruled", title="Maneuvers, as ruled"), TABLES, shipped)
