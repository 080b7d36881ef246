"""How the tables ask: the values of their parameters, put to the functions that know."""

from fractions import Fraction

from engine.games.survive.kernel.codes import WeaponType
from engine.games.survive.kernel.numbers.shots import shot_modifier
from engine.games.survive.odds.combat import Fighter, facing_fight, rear_charge
from engine.games.survive.odds.control import pulse, red
from engine.games.survive.odds.shots import Target, ammo_rolls, attack, number_of, shot
from engine.games.survive.rules.numbers import numbers_of
from engine.games.survive.rules.shots import ACTION_CODES
from engine.odds.tables import Answer, Given
from schemas.models.survive.rules import Rules


def shot_at_range(given: Given, rules: Rules) -> Answer:
    """Return whether a shot hits and whether it jams the weapon, and its number."""
    number = _number(given, rules)
    in_range = given["distance"] <= given["range"]
    return Answer(shot(number, given["ammo"], rules, in_range=in_range), {"number": Fraction(number)})


def shot_effect(given: Given, rules: Rules) -> Answer:
    """Return what a shot in range does, and its number."""
    number, target = _number(given, rules), Target(given["toughness"], given["target"], given["control"])
    return Answer(attack(number, given["power"], target, rules), {"number": Fraction(number)})


def ammunition(given: Given, rules: Rules) -> Answer:
    """Return whether a weapon works after some Ammo Rolls."""
    return Answer(ammo_rolls(given["ammo"], given["rolls"], rules))


def fight(given: Given, rules: Rules) -> Answer:
    """Return who wins a fight."""
    first, second = (
        Fighter(*(given[f"{prefix}{name}"] for name in ("combat", "difficulty", "power", "toughness")))
        for prefix in ("", "foe_")
    )
    return Answer((rear_charge if given["side"] else facing_fight)(first, second, rules))


def gone_red(given: Given, rules: Rules) -> Answer:
    """Return whether a unit that dies goes Red."""
    return Answer(red(given["zone"], rules, first_fatality=given["first"]))


def pulsed(given: Given, rules: Rules) -> Answer:
    """Return whether a pulse stirs a control unit.

    Raises:
        ValueError: one place is not given for the unit.
    """
    if len(given["unit"]) != 1:
        raise ValueError("the unit stands at one place, as in 5:-2.5; the others are --others")
    return Answer(pulse(given["unit"][0], given["others"], rules))


def _number(given: Given, rules: Rules) -> int:
    modifier = shot_modifier(numbers_of(rules), ACTION_CODES[given["action"]], WeaponType.RANGED)
    return number_of(given["skill"], given["difficulty"], modifier, rules)
