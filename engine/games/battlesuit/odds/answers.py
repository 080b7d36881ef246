"""What each table of odds answers, from the values of its inputs."""

from fractions import Fraction

from engine.games.battlesuit.odds import checks
from engine.games.battlesuit.odds.shots import (
    HarmOdds,
    fate,
    harm_odds,
    hits_after,
    result_odds,
    strength,
    target_of,
)
from engine.games.battlesuit.rules.attack import Shot, blast_parts
from engine.games.battlesuit.rules.results import Harm
from engine.odds.tables import Answer, Given
from schemas.models.battlesuit.rules import Rules


def results(given: Given, rules: Rules) -> Answer:
    """Return what the combat results table says to a strength."""
    return Answer(result_odds(given["strength"], rules))


def attacked(given: Given, rules: Rules) -> Answer:
    """Return what one attack does, beside its strength."""
    total = strength(given["attack"], given["shield"], given["damage"], _shot(given), rules)
    return Answer(harm_odds(total, given["damage"], rules), {"strength": Fraction(total)})


def worn_down(given: Given, rules: Rules) -> Answer:
    """Return how a target stands after some shots, each against the shield that is left to it."""
    shot = _shot(given)
    after = hits_after(
        given["shots"],
        given["damage"],
        lambda hits: strength(given["attack"], given["shield"], hits, shot, rules),
        rules,
    )
    return Answer(fate(after))


def blasted(given: Given, rules: Rules) -> Answer:
    """Return what a bomb or a mine does to a target so many points away; nothing where it does not reach.

    Nobody survives on the very point of a bomb. Rule: BS.BMB.3.
    """
    target = target_of(given["shield"], given["damage"])
    parts = blast_parts(given["blast"], given["range"], target, given["cover"], rules)
    if parts is None:
        certain = Harm.UNCHANGED if given["range"] else Harm.ELIMINATED
        return Answer(HarmOdds(*(Fraction(harm is certain) for harm in Harm)), {"strength": Fraction(0)})
    total = sum(parts.values())
    return Answer(harm_odds(total, given["damage"], rules), {"strength": Fraction(total)})


def shaken(given: Given, rules: Rules) -> Answer:
    """Return what the check of a shaken soldier says."""
    return Answer(checks.shaken_odds(given["modifier"], rules))


def panicked(given: Given, rules: Rules) -> Answer:
    """Return what the check of a panicked soldier says."""
    return Answer(checks.panic_odds(given["armour"], given["modifier"], rules))


def rallied(given: Given, rules: Rules) -> Answer:
    """Return how a shaken soldier stands after some checks."""
    return Answer(checks.morale_after(given["checks"], given["armour"], given["modifier"], rules))


def crashed(given: Given, rules: Rules) -> Answer:
    """Return whether a crash landing harms."""
    return Answer(checks.crash_odds(given["damage"], given["unpaid"], rules))


def bombed(given: Given, rules: Rules) -> Answer:
    """Return whether a structure next to a bomb falls."""
    return Answer(checks.structure_odds(getattr(rules.blast, given["structure"]), rules))


def stealthy(given: Given, _rules: Rules) -> Answer:
    """Return whether a soldier in stealth is still hidden."""
    return Answer(checks.stealth_odds(given["checks"]))


def _shot(given: Given) -> Shot:
    paint = given["painted"]
    return Shot(given["range"], cover=given["cover"], painted=paint, rapid=given["rapid"], indirect=given["indirect"])
