"""Chances of Battlesuit against the worked cases of the rulebook, and against counting by hand."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from engine.games.battlesuit.odds.tables import ODDS
from engine.odds.tables import Row
from schemas.models.battlesuit.rules import Rules

TABLES = {table.name: table for table in ODDS.tables}


def asked(name: str, **texts: str) -> Row:
    """Return the only row of a table."""
    [row] = TABLES[name].rows(ODDS.rules, texts)
    return row


def chances(name: str, **texts: str) -> dict[str, str]:
    """Return the chances that are not 0."""
    return {outcome: str(chance) for outcome, chance in asked(name, **texts).chances.items() if chance}


def test_the_combat_results_table_has_the_chances_of_the_cases() -> None:
    """Strengths 4 and 10, and one far below the table. Rules: BS.FIR.10, BS.MOD.22."""
    assert chances("results", strength="4") == {
        "no_effect": "1/3",
        "shock": "1/4",
        "one": "1/6",
        "shock_one": "1/6",
        "two": "1/12",
    }
    assert chances("results", strength="10") == {
        "shock": "1/12",
        "one": "1/6",
        "shock_one": "1/6",
        "two": "1/12",
        "shock_two": "1/6",
        "three": "1/12",
        "shock_three": "1/12",
        "destroyed": "1/6",
    }
    assert chances("results", strength="-12") == {"no_effect": "1"}


def test_shots_wear_a_target_down_as_in_the_cases() -> None:
    """Strength 7 at three boxes crossed off; two of strength 3 at two boxes. Rules: BS.RES.6, BS.RPD.1."""
    one = chances("elimination", shots="1", attack="7", shield="0", damage="3", range="2")
    two = chances("elimination", shots="2", attack="3", shield="0", damage="2", range="2")

    assert one == {"eliminated": "1/12", "down": "1/4", "damaged": "2/3"}
    assert two == {"damaged": "1"}


COMBAT_RESULTS = """
NE NE NE NE NE NE NE NE S  S  S
NE NE NE NE NE NE NE S  S  S  1
NE NE NE NE NE NE S  S  S  1  1
NE NE NE NE NE S  S  S  1  1  S1
NE NE NE NE S  S  S  1  1  S1 S1
NE NE NE S  S  S  1  1  S1 S1 2
NE NE S  S  S  1  1  S1 S1 2  S2
NE S  S  S  1  1  S1 S1 2  S2 S2
S  S  S  1  1  S1 S1 2  S2 S2 3
S  S  1  1  S1 S1 2  S2 S2 3  S3
S  1  1  S1 S1 2  S2 S2 3  S3 X
1  1  S1 S1 2  S2 S2 3  S3 X  X
"""
"""The combat results table: a row for each roll, the results at strengths 0 to 10. Rules: BS.FIR.10, BS.GAP.1."""


def boxes_of(result: str) -> int:
    """Return the boxes that a result crosses off; an X more than there are. Rules: BS.RES.6, BS.RES.8."""
    return 9 if result == "X" else int(result[-1]) if result[-1].isdigit() else 0


@pytest.mark.parametrize(("shots", "attack", "cover"), [(1, 7, 0), (2, 9, 0), (3, 7, 0), (3, 8, -3)])
def test_shots_at_a_fresh_target_are_as_counted_throw_by_throw(shots: int, attack: int, cover: int) -> None:
    """Every throw of every shot, one by one: six boxes or more eliminate, five are down (BS.CARD.6, BS.RES.6)."""
    table, shield = [line.split() for line in COMBAT_RESULTS.split("\n") if line], (3, 3, 2, 1, 0, 0)
    count: Counter[str] = Counter()
    for throws in product(range(12), repeat=shots):
        boxes = 0
        for throw in throws:
            if boxes <= 5:
                boxes += boxes_of(table[throw][min(10, attack - shield[boxes] + cover)])
        count["eliminated" if boxes > 5 else "down" if boxes == 5 else "damaged" if boxes else "untouched"] += 1

    terrain = "woods" if cover else "clear"
    asked_for = {"shots": str(shots), "attack": str(attack), "shield": "3+3+2+1+0", "range": "5", "cover": terrain}
    assert chances("elimination", **asked_for) == {
        state: str(Fraction(many, 12**shots)) for state, many in count.items()
    }


def test_a_weaker_shield_lets_the_next_shot_through() -> None:
    """Attack 5 at shield 4 4 0 0 0: 1 and 5 twelfths to harm it, by strength 1 and, from two boxes on, 5."""
    strong = asked("attack", attack="5", shield="4+4+0+0+0", damage="1", range="2")
    weak = asked("attack", attack="5", shield="4+4+0+0+0", damage="2", range="2")

    assert [int(row.figures["strength"]) for row in (strong, weak)] == [1, 5]


def test_the_strength_of_an_attack_has_its_modifiers() -> None:
    """7 - 3, -3 for woods, -1 for ten points, +3 painted, -1 rapid, -5 indirect. Rules: BS.MOD.1 to BS.MOD.14."""
    shot = {"attack": "7", "shield": "3", "range": "12"}
    plain = asked("attack", **shot)
    hard = asked("attack", **shot, cover="woods", painted="yes", rapid="yes", indirect="yes")

    assert plain.figures["strength"] == 7 - 3 - 1
    assert hard.figures["strength"] == 7 - 3 - 1 - 3 + 3 - 1 - 5


def test_bombs_weaken_with_each_point_and_mines_reach_one() -> None:
    """Ten next to a bomb, nine at two points; nine on a mine, six beside it. Rules: BS.BMB.3 to BS.BMB.6, BS.MIN.5."""
    bomb = [asked("blast", blast="bomb", shield="0", range=str(away)).figures["strength"] for away in range(1, 11)]
    mine = [asked("blast", blast="mine", shield="0", range=str(away)).figures["strength"] for away in (0, 1)]

    assert bomb == [*range(10, 0, -1)]
    assert mine == [9, 6]
    assert chances("blast", blast="bomb", range="0") == {"eliminated": "1"}
    assert chances("blast", blast="bomb", range="11") == chances("blast", blast="mine", range="2") == {"unchanged": "1"}


def test_morale_has_the_chances_of_the_cases() -> None:
    """With and without a leader, and under command. Rules: BS.SHK.3, BS.PAN.2, BS.PAN.11, BS.CMD.1."""
    assert chances("shaken", modifier="-1") == {"panic": "1/4", "stunned": "1/3", "shaken": "1/6", "recovery": "1/4"}
    assert chances("shaken", modifier="2") == {"stunned": "1/3", "shaken": "1/6", "recovery": "1/2"}
    assert chances("panic", armour="yes", modifier="-1") == {
        "berserk": "1/4",
        "paranoia": "1/6",
        "fright": "1/6",
        "self_destruct": "1/12",
        "shock": "1/4",
        "recovery": "1/12",
    }
    assert chances("panic", armour="no")["run"] == "1/6"


def test_a_panic_follows_a_check_that_panics() -> None:
    """A shaken soldier without a leader, two checks; the case of the rulebook has the same parts. Rule: BS.PAN.1.

    Those that panic (1/4) check again as panicked; those that stay shaken (1/3) check again as shaken.
    """
    after = asked("morale", checks="2", modifier="-1").chances
    panic, stunned, steady = Fraction(1, 4), Fraction(1, 3), Fraction(5, 12)

    assert after["eliminated"] == panic * Fraction(1, 12) == Fraction(1, 48)
    assert after["good_order"] == steady + stunned * steady + panic * Fraction(1, 12)
    assert after["shaken"] == stunned * stunned + panic * Fraction(1, 4)


@pytest.mark.parametrize(("damage", "unpaid", "harmed"), [("3", "2", "5/6"), ("0", "1", "1/6"), ("4", "6", "1")])
def test_a_crash_harms_whoever_rolls_no_more_than_its_damage(damage: str, unpaid: str, harmed: str) -> None:
    """D3 in woods, two points unpaid: five or less harms, as the example has it. Rules: BS.BNC.19, BS.GAP.113."""
    assert chances("crash", damage=damage, unpaid=unpaid)["harmed"] == harmed


def test_structures_and_stealth_have_the_chances_of_the_cases() -> None:
    """A building falls on 1 to 6 of twelve, a bunker on 1 or 2; three checks leave 5/18 hidden."""
    assert chances("structure", structure="building")["destroyed"] == "1/2"
    assert chances("structure", structure="bunker")["destroyed"] == "1/6"
    assert chances("stealth", checks="3")["hidden"] == "5/18"


def test_a_rule_that_is_changed_changes_the_chances() -> None:
    """Bombs of strength 4 and crashes that need a roll below the damage. Rules: BS.BMB.5, BS.GAP.113."""
    own = {
        "kind": "rules",
        "id": "own",
        "title": "Own",
        "blast": {"bomb_strength": 4},
        "landing": {"crash_compare": "lt"},
    }
    rules = Rules.model_validate(own)
    [bomb] = TABLES["blast"].rows(rules, {"range": "1", "shield": "0"})
    [crash] = TABLES["crash"].rows(rules, {"damage": "3", "unpaid": "2"})

    assert bomb.figures["strength"] == 4
    assert crash.chances["harmed"] == Fraction(4, 6)


def test_a_shield_that_grows_with_damage_is_refused() -> None:
    """A track never gets better, and has five boxes. Rule: BS.GAP.3."""
    for text in ("1+2+2+2+2", "3+2", "many"):
        with pytest.raises(ValueError, match=r"shield"):
            [*TABLES["attack"].rows(ODDS.rules, {"shield": text})]
