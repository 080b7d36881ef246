"""The tables of odds: what they are asked, in the words a player would type, and what they answer."""

import re
from fractions import Fraction

from engine.games.survive.kernel.codes import WeaponType
from engine.games.survive.kernel.numbers.shots import shot_modifier
from engine.games.survive.odds.combat import (
    Fighter,
    Target,
    ammo_rolls,
    attack,
    facing_fight,
    number_of,
    pulse,
    rear_charge,
    red,
    shot,
)
from engine.games.survive.rules.numbers import Point, numbers_of
from engine.games.survive.rules.shots import ACTION_CODES, Action
from engine.odds.tables import Answer, Given, OddsTable, Parameter, SystemOdds, inches, listed, whole_number, word
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Zone

PLACE = re.compile(r"(-?\d{1,3}(?:\.\d{1,3})?):(-?\d{1,3}(?:\.\d{1,3})?)")
NO_YES: dict[str, object] = {"no": False, "yes": True}
SHOOTING = (Action.MOVE, Action.RUN, Action.CHARGE, Action.HOLD, Action.SHUFFLE)

ACTION = word("action", "What the shooter does", "move", {action.value: action for action in SHOOTING})
DIFFICULTY = whole_number("difficulty", "Difficulty of the weapon", "1", most=20)
TARGET = word("target", "Whether the target is Dazed or Disabled already", "fit", {"fit": False, "dazed": True})
CONTROL = word("control", "Whether the target is a control unit", "no", NO_YES)
ZONE = word("zone", "Where the unit dies", "ICZ", {zone.value: zone for zone in Zone})
FIRST = word("first", "Whether it is the first fatality of the battle", "no", NO_YES)
DISTANCE = inches("distance", "True distance to the target", "8")
RANGE = inches("range", "Range of the weapon", "12")
SIDE = word("side", "Where the charger meets the target", "facing", {"facing": False, "rear": True})


def stat(name: str, meaning: str, default: str) -> Parameter:
    """Return the input for a stat, or a value of a weapon."""
    return whole_number(name, meaning, default, most=20)


def places(name: str, meaning: str, default: str) -> Parameter:
    """Return the input for places around the spire."""
    return listed(name, meaning, default, "inches east:north of the spire, such as 5:-2.5+0:6, or none", read_place)


def read_place(text: str) -> Point:
    """Return the place written `5:-2.5`.

    Raises:
        ValueError: It is written otherwise.
    """
    match = PLACE.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is no place (write inches east and north of the spire, as in 5:-2.5)")
    east, north = match.groups()
    return float(east), float(north)


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


TABLES: tuple[OddsTable, ...] = (
    OddsTable(
        name="shot",
        title="Shot: does it hit, and does it jam the weapon",
        rules="SV.SHT.2 SV.SHT.4 SV.SHT.5 SV.SHT.6 SV.HOUSE.1 SV.GAP.5 SV.AMM.1 SV.AMM.2 SV.MOV.4 SV.DAZ.3",
        parameters=(
            stat("skill", "Shooting of the unit", "3..8"),
            DIFFICULTY,
            ACTION,
            DISTANCE,
            RANGE,
            stat("ammo", "Ammo of the weapon", "8"),
        ),
        answer=shot_at_range,
        example="--skill 6 --difficulty 4..8 --action move,run --distance 10,14",
    ),
    OddsTable(
        name="shot-effect",
        title="Shot in range: what becomes of the target",
        rules="SV.SHT.4 SV.HOUSE.1 SV.EFF.1 SV.EFF.2 SV.EFF.3 SV.EFF.7 SV.DAZ.1 SV.DAZ.6 SV.GAP.1 SV.GAP.19",
        parameters=(
            stat("skill", "Shooting of the unit", "6"),
            DIFFICULTY,
            ACTION,
            stat("power", "Power of the weapon", "3..9"),
            stat("toughness", "Toughness of the target, as printed", "4"),
            TARGET,
            CONTROL,
        ),
        answer=shot_effect,
        example="--skill 6 --difficulty 5 --power 4..8 --toughness 3,4,5 --target fit,dazed",
    ),
    OddsTable(
        name="ammo",
        title="Ammo Rolls: does the weapon still work",
        rules="SV.AMM.1 SV.AMM.2 SV.GAP.10",
        parameters=(
            stat("ammo", "Ammo of the weapon", "5..10"),
            whole_number("rolls", "Ammo Rolls since it was clear", "1", most=40),
        ),
        answer=ammunition,
        example="--ammo 7,8,9 --rolls 1..4",
    ),
    OddsTable(
        name="fight",
        title="Close combat: who wins",
        rules="SV.FCH.4 SV.FCH.6 SV.FCH.7 SV.RCH.2 SV.RCH.8 SV.RES.1 SV.RES.3 SV.RES.4 SV.HOUSE.6 SV.GAP.13 SV.GAP.51",
        parameters=(
            SIDE,
            stat("combat", "Combat of who strikes first, or charges from the rear", "4..7"),
            DIFFICULTY,
            stat("power", "Power it strikes with", "4"),
            stat("toughness", "Its Toughness", "4"),
            stat("foe_combat", "Combat of the other", "5"),
            stat("foe_difficulty", "Difficulty of what the other strikes with", "1"),
            stat("foe_power", "Power of the other", "4"),
            stat("foe_toughness", "Toughness of the other", "4"),
        ),
        answer=fight,
        example="--side facing,rear --combat 6 --power 5 --foe-combat 4..6",
    ),
    OddsTable(
        name="red",
        title="A unit dies: does it go Red",
        rules="SV.RED.1 SV.RED.4 SV.RED.5 SV.RED.6 SV.RED.7",
        parameters=(ZONE, FIRST),
        answer=gone_red,
        example="--zone ICZ,OCZ,outside",
    ),
    OddsTable(
        name="pulse",
        title="Control's pulse: does it stir a control unit",
        rules="SV.CAP.1 SV.CAP.2 SV.CAP.3 SV.GAP.20 SV.GAP.21",
        parameters=(
            places("unit", "Where the unit stands", "0:5"),
            places("others", "Where the other control units stand, joined by +", "5:0+0:-5+-5:0"),
        ),
        answer=pulsed,
        example="--unit 0:5,3:3 --others 5:0+0:-5",
    ),
)

ODDS = SystemOdds(Rules(kind="rules", id="as_ruled", title="SURVIVE, as ruled"), TABLES)
