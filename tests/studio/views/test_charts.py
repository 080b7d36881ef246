"""Charts of many battles: figures as they were measured, and verdicts no bolder than the intervals."""

from dataclasses import replace

from engine.battles.forms import BattleForm
from engine.experiments.balance import PAIRING, SCENARIO
from engine.experiments.statistics import Interval
from engine.experiments.tallies import Standing
from studio.views.charts import averages_chart, columns_chart, matrix_chart, rates_chart, row_label, verdict


def standing(name: tuple[str, ...], won: float, lost: float, reach: float = 0.02) -> Standing:
    drawn = 1 - won - lost
    wins, draws, losses = (Interval(rate, rate - reach, rate + reach) for rate in (won, drawn, lost))
    return Standing(name, 100, 0.95, wins, draws, losses, averages={"enemy_vp": 7.256})


def test_who_is_ahead_is_said_only_where_the_intervals_part() -> None:
    """Wins of 46 to 50 % against losses of 40 to 44 %: ahead. With a wider reach nobody knows."""
    assert verdict(Interval(0.48, 0.46, 0.50), Interval(0.42, 0.40, 0.44)) == "ahead"
    assert verdict(Interval(0.42, 0.40, 0.44), Interval(0.48, 0.46, 0.50)) == "behind"
    assert verdict(Interval(0.48, 0.43, 0.53), Interval(0.42, 0.37, 0.47)) == "even so far"


def test_of_four_a_quarter_is_even_and_what_nobody_s_side_won_is_nobody_s_lead() -> None:
    """20 of 100 wins are few where three others won 80, and many where they won 45 and the storm 35."""
    form = BattleForm(("north", "east", "south", "west"), neutral="storm")
    row = standing(("a", "b", "c", "d"), 0.2, 0.8)
    stormy = replace(row, averages={"storm_won": 0.35})
    calm = replace(row, averages={"storm_won": 0.0})

    charts = [rates_chart("", [each], ["a"], {}, form) for each in (calm, stormy)]

    # 80 lost to three others are 26.7 each; 45 lost are 15 each
    assert [chart["rows"][0]["verdict"] for chart in charts] == ["behind", "ahead"]
    assert charts[0]["fair"] == [0.2, 0.3]
    assert rates_chart("", [], [], {}, BattleForm(("red", "blue")))["fair"] == [0.45, 0.55]


def test_a_rate_keeps_its_bounds_and_the_rate_before() -> None:
    """A row holds estimate, low and high, and what was seen before the last change, if anything was."""
    chart = rates_chart(
        "", [standing(("a", "b"), 0.5, 0.4)], ["a against b"], {("a", "b"): 0.45}, BattleForm(("red", "blue"))
    )

    (row,) = chart["rows"]
    assert row["won"] == [0.5, 0.48, 0.52]
    assert (row["name"], row["before"], row["verdict"], row["battles"]) == ("a against b", 0.45, "ahead", 100)


def test_the_matrix_shows_both_sides_of_a_pairing() -> None:
    """What the first wins stands in its row, what the second wins in the other's; nobody meets itself."""
    chart = matrix_chart("", [standing(("a", "b"), 0.5, 0.4)], {"a": "Ants", "b": "Bees"})

    assert chart["names"] == ["Ants", "Bees"]
    assert chart["cells"] == [[None, 0.5], [0.4, None]]


def test_columns_have_no_gaps_and_come_to_one() -> None:
    """Lengths of 2, 2, 5 rounds: a column each from 2 to 5."""
    columns = columns_chart("", {2: 2, 5: 1}, "rounds")["columns"]

    assert [number for number, _ in columns] == [2, 3, 4, 5]
    assert sum(share for _, share in columns) == 1
    assert columns_chart("", {}, "rounds")["columns"] == []


def test_numbers_far_apart_share_columns() -> None:
    """Margins from -700 to 900 are 1,601 numbers: columns of 50 are no more than 64; 0 has none of its own."""
    chart = columns_chart("", {-700: 1, -699: 1, 0: 1, 49: 1, 50: 2, 900: 2}, "PV", "a draw")
    shares = {number: share for number, share in chart["columns"] if share}

    assert shares == {-700: 0.25, 0: 0.25, 50: 0.25, 900: 0.25}
    assert [number for number, _ in chart["columns"]] == [*range(-700, 901, 50)]
    assert (chart["unit"], chart["zero"], chart["step"]) == ("PV; 50 to a column", "", 50)
    assert (columns_chart("", {0: 1, 63: 1}, "x")["step"], columns_chart("", {0: 1, 64: 1}, "x")["step"]) == (1, 2)


def test_averages_have_two_decimals() -> None:
    """7.256 victory points are shown as 7.26, under a head without underscores."""
    chart = averages_chart("", [standing(("a", "b"), 0.5, 0.4)], ["a against b"])

    assert (chart["heads"], chart["rows"]) == (["enemy vp"], [["a against b", "7.26"]])


def test_a_row_is_called_by_who_meets_whom() -> None:
    """With the seat where seats are kept; a card and a scenario by their names."""
    names = {"x": "The X", "y": "The Y", "ford": "The Ford"}
    kept = BattleForm(("north_side", "south"), mirroring="kept")

    assert row_label(("x", "y"), names, BattleForm(("a", "b")), PAIRING) == "The X against The Y"
    assert row_label(("north_side", "x", "y"), names, kept, PAIRING) == "north side, The X against The Y"
    assert row_label(("ford", "north_side, x against y"), names, kept, SCENARIO) == "The Ford: north side, x against y"
    assert row_label(("x",), names, kept, "mission") == "The X"
