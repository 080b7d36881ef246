"""Distributions, dice and the inputs of tables: what all systems share."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.seven_seconds.odds.rolls import initiative
from engine.odds.dice import (
    Distribution,
    Odds,
    any_of,
    certain,
    die,
    either,
    highest_of,
    mean,
    one_of,
    repeated,
    sum_of,
)
from engine.odds.tables import MOST_ROWS, Answer, OddsTable, documents, inches, listed, whole_number, word
from engine.paths import CONTENT
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack, read_packs

RULES = Rules(kind="rules", id="as_ruled", title="As ruled")
HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    "chances", [{}, {1: HALF}, {1: HALF, 2: HALF, 3: HALF}, {1: Fraction(3, 2), 2: Fraction(-1, 2)}]
)
def test_chances_sum_to_1_and_none_is_below_0(chances: dict[int, Fraction]) -> None:
    """What is no distribution cannot be made."""
    with pytest.raises(ValueError, match="sum to 1"):
        Distribution(chances)


def test_an_answer_is_whole() -> None:
    """Outcomes of an answer exclude each other and leave nothing out, or the answer cannot be made."""
    with pytest.raises(ValueError, match="sum to 1"):
        Odds(keeps=HALF, loses=Fraction(1, 3))


@settings(deadline=None, derandomize=True)
@given(dice=st.integers(0, 4), sides=st.integers(2, 8))
def test_sums_of_dice_are_counted(dice: int, sides: int) -> None:
    """A sum's chance is its share of all ways the dice can fall."""
    totals = [sum(faces) for faces in product(range(1, sides + 1), repeat=dice)]

    assert sum_of(dice, sides).chances == {total: Fraction(totals.count(total), len(totals)) for total in set(totals)}
    assert mean(sum_of(dice, sides)) == Fraction(dice * (sides + 1), 2)


@settings(deadline=None, derandomize=True)
@given(dice=st.integers(1, 4), sides=st.integers(2, 8))
def test_the_highest_die_is_counted(dice: int, sides: int) -> None:
    """So is the highest of several dice."""
    best = [max(faces) for faces in product(range(1, sides + 1), repeat=dice)]

    assert highest_of(dice, die(sides)).chances == {face: Fraction(best.count(face), len(best)) for face in set(best)}


def test_a_chain_of_chances() -> None:
    """Heads twice in a row is a quarter, and what is the same in the end counts as one."""
    twice = either(HALF, "heads", "tails").then(lambda side: either(HALF, side, "tails"))

    assert twice.chances == {"heads": Fraction(1, 4), "tails": Fraction(3, 4)}
    assert twice.of("edge") == 0
    assert twice.map(len).chances == {5: Fraction(1)}
    assert repeated(3, 0, lambda count: certain(count + 1)).of(3) == 1
    with pytest.raises(ValueError, match="times"):
        repeated(-1, 0, certain)


def test_questions_of_dice() -> None:
    """Two dice hold a 6 in 11 of 36 cases; faces that are not on the die never show."""
    assert any_of(2, Fraction(1, 6)) == Fraction(11, 36)
    assert any_of(0, Fraction(1, 6)) == 0
    assert one_of((1, 2, 9), 6) == Fraction(1, 3)


def test_inputs_are_values_lists_and_spans() -> None:
    """1,4..6 is four numbers; words have meanings; a list is one value."""
    number = whole_number("n", "A number", "1", most=9)
    colour = word("colour", "A colour", "red", {"red": 1, "blue": 2})
    digits = listed("digits", "Digits", "none", "such as 1+2", int)

    assert [value.meaning for value in number.values("1,4..6")] == [1, 4, 5, 6]
    assert [value.meaning for value in colour.values("blue, red")] == [2, 1]
    assert [value.meaning for value in digits.values("none,1+2")] == [(), (1, 2)]
    assert [(value.text, value.meaning) for value in inches("far", "Inches", "1").values("2..3,4.50")] == [
        ("2", 2),
        ("3", 3),
        ("4.5", 4.5),
    ]


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(alphabet="0123456789.,-+andreh\u00b2 ", max_size=12))
def test_no_text_breaks_an_input(text: str) -> None:
    """Whatever is typed is either read within the bounds or refused as a wrong value."""
    for parameter in (whole_number("n", "A number", "1", most=9), inches("far", "Inches", "1", most=9)):
        try:
            values = parameter.values(text)
        except ValueError:
            continue
        assert all(0 <= float(str(value.meaning)) <= 9 for value in values)


def test_a_table_has_a_most_of_rows() -> None:
    """More rows than anyone reads are refused before they are computed."""
    wide = whole_number("wide", "A number", "0..99", most=99)
    tall = whole_number("tall", "Another", "0..99", most=99)
    table = OddsTable("large", "Too large", "", (wide, tall), lambda *_: pytest.fail("it was computed"))

    with pytest.raises(ValueError, match=f"{MOST_ROWS}"):
        table.rows(RULES, {})


def test_a_row_holds_what_was_asked_and_answered() -> None:
    """Inputs in the order of the parameters, the last one changing fastest."""
    table = OddsTable(
        "pair",
        "A pair",
        "",
        (whole_number("first", "First", "1,2"), whole_number("second", "Second", "3")),
        lambda given, rules: Answer(initiative(rules), {"sum": Fraction(given["first"] + given["second"])}),
    )

    rows = list(table.rows(RULES, {"second": "3,4"}))

    assert [dict(row.given) for row in rows][:2] == [{"first": "1", "second": "3"}, {"first": "1", "second": "4"}]
    assert [row.figures["sum"] for row in rows] == [4, 5, 5, 6]


def test_documents_are_those_of_a_pack() -> None:
    """One by its id, all of them in the order of their ids, and the nearest where there is none so named."""

    def read() -> Pack:
        [pack] = read_packs([CONTENT / "survive"]).packs
        return pack

    table = OddsTable(
        "weight",
        "Weight",
        "",
        (documents("weapon", "Weapon", "weapon"),),
        lambda given, _: Answer(Odds(keeps=HALF, loses=HALF), {"weight": Fraction(given["weapon"].weight)}),
    )

    assert [row.given["weapon"] for row in table.rows(RULES, {"weapon": "knife"}, read)] == ["knife"]
    assert [row.given["weapon"] for row in table.rows(RULES, {}, read)] == [
        loaded.id for loaded in read().of_kind("weapon")
    ]
    with pytest.raises(ValueError, match="did you mean 'knife'"):
        table.rows(RULES, {"weapon": "knifes"}, read)
    with pytest.raises(ValueError, match="'all' is no weapon of the pack \\(it has none\\)"):
        table.rows(RULES, {})
