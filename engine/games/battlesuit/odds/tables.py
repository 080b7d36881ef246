"""The table of tables: every question about chances in Battlesuit that can be asked by name."""

import re
from fractions import Fraction
from itertools import pairwise

from engine.games.battlesuit.maps.battlefield import TERRAIN_CODES
from engine.games.battlesuit.odds.checks import (
    crash_odds,
    morale_after,
    panic_odds,
    shaken_odds,
    stealth_odds,
    structure_odds,
)
from engine.games.battlesuit.odds.shots import fate, harm_odds, hits_after, result_odds, strength, target_of
from engine.games.battlesuit.rules.attack import Shot, blast_parts
from engine.games.battlesuit.rules.results import Check, Harm
from engine.odds.dice import certain, odds_of
from engine.odds.tables import Answer, Given, OddsTable, Parameter, SystemOdds, Value, whole_number, word
from schemas.models.battlesuit.cards import BOXES
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Detonation

LEAST, MOST = -12, 24
TRACK = re.compile(r"\d{1,2}(\+\d{1,2}){4}|\d{1,2}")


def _signed(name: str, meaning: str, default: str) -> Parameter:
    """Return a parameter that takes whole numbers that may be negative."""
    return word(name, meaning, default, {str(number): number for number in range(LEAST, MOST + 1)})


def _track(part: str) -> list[Value]:
    """Return the shield under each damage box: five numbers joined by +, or one for all of them."""
    if not TRACK.fullmatch(part):
        raise ValueError(f"{part!r} is neither a shield nor five of them joined by +, such as 3+3+2+1+0")
    boxes = tuple(int(number) for number in part.split("+"))
    boxes = boxes if len(boxes) == BOXES else boxes * BOXES
    if max(boxes) > 20 or any(after > before for before, after in pairwise(boxes)):
        raise ValueError(f"{part!r}: shields are 0 to 20, and damage never makes one better")
    return [Value(part, boxes)]


YES = {"no": False, "yes": True}
ATTACK = whole_number("attack", "Attack strength of the attacker", "7", most=20)
SHIELD = Parameter(
    "shield",
    "Shield under each damage box of the target, or one for all",
    "such as 3 or 3+3+2+1+0",
    "3+3+2+1+0",
    lambda part: iter(_track(part)),
)
DAMAGE = whole_number("damage", "Boxes of the target already crossed off", "0", most=BOXES)
RANGE = whole_number("range", "Range in map points", "5", least=1, most=99)
COVER = word("cover", "Terrain that covers the target", "clear", {name: name for name in TERRAIN_CODES})
PAINTED = word("painted", "Whether the target is painted", "no", {"no": None, "yes": "normal", "sniper": "sniper"})
RAPID = word("rapid", "Whether it is rapid fire", "no", YES)
INDIRECT = word("indirect", "Whether it is indirect fire", "no", YES)
MODIFIER = _signed("modifier", "Sum of the modifiers of the check", "0")
ARMOUR = word(
    "armour", "Whether the soldier wears armour", "yes", {"yes": Check.PANIC_ARMOURED, "no": Check.PANIC_UNARMOURED}
)
BLAST = word("blast", "What goes off", "bomb", {"bomb": Detonation.BOMB, "mine": Detonation.EXPLOSIVE_MINE})
STRUCTURES = {"building": "bomb_building_up_to", "bridge": "bomb_building_up_to", "bunker": "bomb_bunker_up_to"}
SHOT = (RANGE, COVER, PAINTED, RAPID, INDIRECT)


def _attacked(given: Given, rules: Rules) -> Answer:
    """Return what one attack does, beside its strength."""
    total = strength(given["attack"], given["shield"], given["damage"], _shot(given), rules)
    return Answer(harm_odds(total, given["damage"], rules), {"strength": Fraction(total)})


def _worn_down(given: Given, rules: Rules) -> Answer:
    """Return how a target stands after some shots, each against the shield that is left to it."""
    shot = _shot(given)
    after = hits_after(
        given["shots"],
        given["damage"],
        lambda hits: strength(given["attack"], given["shield"], hits, shot, rules),
        rules,
    )
    return Answer(fate(after))


def _blasted(given: Given, rules: Rules) -> Answer:
    """Return what a bomb or a mine does to a target so many points away; nothing where it does not reach.

    Nobody survives on the very point of a bomb. Rule: BS.BMB.3.
    """
    target = target_of(given["shield"], given["damage"])
    parts = blast_parts(given["blast"], given["range"], target, given["cover"], rules)
    if parts is None:
        harm = certain(Harm.UNCHANGED if given["range"] else Harm.ELIMINATED)
        return Answer(odds_of(harm, *Harm), {"strength": Fraction(0)})
    total = sum(parts.values())
    return Answer(harm_odds(total, given["damage"], rules), {"strength": Fraction(total)})


def _shot(given: Given) -> Shot:
    paint = given["painted"]
    return Shot(given["range"], cover=given["cover"], painted=paint, rapid=given["rapid"], indirect=given["indirect"])


TABLES: tuple[OddsTable, ...] = (
    OddsTable(
        name="results",
        title="Combat results table: what a strength comes to",
        rules="BS.FIR.10 BS.MOD.22 BS.MOD.23 BS.GAP.58",
        parameters=(_signed("strength", "Strength of the attack", ",".join(map(str, range(11)))),),
        answer=lambda given, rules: Answer(result_odds(given["strength"], rules)),
        example="--strength 4,7,10",
    ),
    OddsTable(
        name="attack",
        title="Attack on an armoured soldier: what becomes of it",
        rules="BS.FIR.9 BS.FIR.10 BS.FIR.11 BS.MOD.1 BS.MOD.2 BS.MOD.6 BS.MOD.11 BS.MOD.13 BS.MOD.14 BS.RES.1",
        parameters=(ATTACK, SHIELD, DAMAGE, *SHOT),
        answer=_attacked,
        example="--attack 7 --shield 3+3+2+1+0 --range 4,14 --cover clear,woods --painted no,yes",
    ),
    OddsTable(
        name="elimination",
        title="Several shots at an armoured soldier: how it stands then",
        rules="BS.FIR.11 BS.RES.6 BS.CARD.6 BS.CARD.7 BS.CARD.8 BS.DWN.4",
        parameters=(whole_number("shots", "Shots at it", "1..6", most=20), ATTACK, SHIELD, DAMAGE, *SHOT),
        answer=_worn_down,
        example="--shots 1..6 --attack 8 --shield 4+4+3+2+1",
    ),
    OddsTable(
        name="blast",
        title="Bomb or mine: what becomes of an armoured soldier so far away",
        rules="BS.BMB.3 BS.BMB.5 BS.BMB.6 BS.MIN.5 BS.GAP.87 BS.GAP.88",
        parameters=(BLAST, whole_number("range", "Map points from it", "0..4", most=20), SHIELD, DAMAGE, COVER),
        answer=_blasted,
        example="--blast bomb --range 1..10",
    ),
    OddsTable(
        name="shaken",
        title="Morale check of a shaken soldier",
        rules="BS.SHK.3 BS.SHK.4 BS.SHK.5 BS.SHK.6 BS.SHK.7 BS.GAP.7",
        parameters=(MODIFIER,),
        answer=lambda given, rules: Answer(shaken_odds(given["modifier"], rules)),
        example="--modifier -1,0,2",
    ),
    OddsTable(
        name="panic",
        title="Check of a panicked soldier",
        rules="BS.PAN.2 BS.PAN.11 BS.GAP.7",
        parameters=(ARMOUR, MODIFIER),
        answer=lambda given, rules: Answer(panic_odds(given["armour"], given["modifier"], rules)),
        example="--armour yes,no --modifier -1,0,2",
    ),
    OddsTable(
        name="morale",
        title="Shaken: how a soldier stands after some checks",
        rules="BS.SHK.3 BS.SHK.4 BS.SHK.5 BS.PAN.1 BS.PAN.2 BS.PAN.8 BS.PAN.9",
        parameters=(whole_number("checks", "Checks it makes, until it is in good order", "1..4"), ARMOUR, MODIFIER),
        answer=lambda given, rules: Answer(morale_after(given["checks"], given["armour"], given["modifier"], rules)),
        example="--checks 1..6 --modifier -1",
    ),
    OddsTable(
        name="crash",
        title="Crash landing: is the soldier harmed",
        rules="BS.BNC.17 BS.BNC.19 BS.GAP.113",
        parameters=(
            whole_number("damage", "Damage level of the soldier", "0..4", most=4),
            whole_number("unpaid", "Movement points left unpaid", "1", most=20),
        ),
        answer=lambda given, rules: Answer(crash_odds(given["damage"], given["unpaid"], rules)),
        example="--damage 0..4 --unpaid 0..2",
    ),
    OddsTable(
        name="structure",
        title="Bomb next to a structure: does it fall",
        rules="BS.BMB.4",
        parameters=(word("structure", "Structure next to the bomb", "building,bridge,bunker", STRUCTURES),),
        answer=lambda given, rules: Answer(structure_odds(getattr(rules.blast, given["structure"]), rules)),
        example="--structure building,bunker",
    ),
    OddsTable(
        name="stealth",
        title="Stealth: is the soldier still hidden",
        rules="BS.STL.1 BS.STL.2",
        parameters=(whole_number("checks", "Turns in which it was activated to move since", "1..5"),),
        answer=lambda given, _: Answer(stealth_odds(given["checks"])),
        example="--checks 3",
    ),
)

ODDS = SystemOdds(Rules(kind="rules", id="as_ruled", title="Battlesuit, as ruled"), TABLES)
