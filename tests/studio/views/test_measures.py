"""What was measured, as charts: figures in the words of the command line, shares as they are."""

from dataclasses import replace

from engine.battles.forms import BattleForm
from engine.experiments.pools import PooledStanding
from engine.experiments.profiles import Figure, Profile, TurnRow
from engine.experiments.statistics import BlockSums, DifferenceSums, Interval
from engine.experiments.sweeps import Moved, SweptRow, Variant
from engine.experiments.trials import Trial
from studio.views.measures import Values, dependence_charts, profile_charts, verdicts_chart, worth_charts

FORM = BattleForm(("a", "b"), turns="rounds")


def share(percent: int) -> Interval:
    return Interval(percent / 100, (percent - 5) / 100, (percent + 5) / 100)


FOUND = Profile(
    (Trial(FORM, (("x", "y"),), (), 40),),
    8,
    (
        Figure("turns", "rounds a battle", Interval(6.25, 5.0, 7.5), 40, is_share=False),
        Figure("a_won", "battles that a wins, %", share(60), 39),
    ),
    (
        TurnRow(0, 40, Interval(1, 0.91, 1), share(50), share(55)),
        TurnRow(1, 40, share(90), share(40), share(65)),
    ),
    40,
    0,
    cancelled=False,
)


def test_figures_are_said_and_shares_are_drawn() -> None:
    """A length is no share, and has no bar."""
    chart, *_ = profile_charts(FOUND)

    assert chart["type"] == "figures"
    assert chart["rows"] == [
        {"name": "rounds a battle", "share": None, "words": "6.2 (5.0 to 7.5)", "battles": 40},
        {"name": "battles that a wins, %", "share": [0.6, 0.55, 0.65], "words": "60.0 (55.0 to 65.0)", "battles": 39},
    ]


def test_each_turn_is_a_point_of_three_curves_and_a_row_of_their_table() -> None:
    """Open, who is ahead, what goes on, each in its band; the table has the same words."""
    _, opens, ahead, going_on, table = profile_charts(FOUND)

    assert [chart["title"] for chart in (opens, ahead, going_on)] == [
        "How open it is",
        "Whoever is ahead wins",
        "Battles that go on",
    ]
    assert opens["points"] == [[0, 0.5, 0.45, 0.55], [1, 0.4, 0.35, 0.45]]
    assert ahead["points"] == [[0, 0.55, 0.5, 0.6], [1, 0.65, 0.6, 0.7]]
    assert going_on["points"] == [[0, 1, 0.91, 1], [1, 0.9, 0.85, 0.95]]
    assert (opens["unit"], opens["span"]) == ("after rounds, %", [0, 1])
    assert opens["said"] == [["0", "50.0 (45.0 to 55.0)"], ["1", "40.0 (35.0 to 45.0)"]]
    assert table["heads"] == ["open, %", "whoever is ahead wins, %", "go on, %"]
    assert table["rows"][1] == ["1", "40.0 (35.0 to 45.0)", "65.0 (60.0 to 70.0)", "90.0 (85.0 to 95.0)"]


ROW = PooledStanding(
    ("ants", "bees"),
    400,
    0.95,
    "ants",
    ("bees",),
    share(60),
    {("first", "first"): share(50), ("first", "bold"): share(56), ("bold", "bold"): share(70)},
    {"first": share(55), "bold": share(65)},
    None,
)


def test_a_row_over_styles_has_its_verdict_and_what_is_even() -> None:
    """Of two sides 45 to 55 % are, of four 20 to 30; the favoured side is called by its name."""
    four = replace(ROW, others=("bees", "wasps", "moths"), tables={})
    chart = verdicts_chart([ROW, four], ["Ants against bees", "Ants"], {"ants": "The Ants"})

    first, second = chart["rows"]
    assert (first["name"], first["share"], first["battles"]) == ("Ants against bees", [0.6, 0.55, 0.65], 400)
    assert (first["words"], first["verdict"], first["fair"]) == (
        "60.0 (55.0 to 65.0)",
        "favours The Ants",
        [0.45, 0.55],
    )
    assert second["fair"] == [0.2, 0.3]


def test_each_two_styles_meet_in_one_cell_that_says_whether_it_is_surely_uneven() -> None:
    """Below the diagonal and on it; a share whose bounds reach beyond what is even is not coloured."""
    matrix, hands = dependence_charts(ROW, ("first", "bold"), "Ants")

    assert matrix["names"] == ["first", "bold"]
    assert matrix["cells"] == [[0.5, None], [0.56, 0.7]]
    assert matrix["even"] == 0.5
    assert matrix["ranges"] == [
        [{"words": "45 to 55", "sure": False}, None],
        [{"words": "51 to 61", "sure": True}, {"words": "65 to 75", "sure": True}],
    ]
    assert [(row["name"], row["words"], row["battles"]) for row in hands["rows"]] == [
        ("first", "55.0 (50.0 to 60.0)", 200),
        ("bold", "65.0 (60.0 to 70.0)", 200),
    ]


def swept(name: str, slope: Interval | None, *rates: int) -> SweptRow:
    """A row whose wins differ from the first by what they say, in half of its battles but the first."""
    moved = tuple(Moved(SUMS, share(rate - rates[0]), share(0), None) for rate in rates)
    return SweptRow((name,), 40, 0.95, tuple(map(share, rates)), moved, (0.0, *[0.5] * (len(rates) - 1)), slope, {})


SUMS = DifferenceSums(BlockSums(2), BlockSums(2))
NUMBERS = Values(("1", "2"), (1.0, 2.0), 0)


def test_a_number_has_its_slope_its_curves_and_a_table_of_values() -> None:
    """All curves lie between the same tenths, so that they can be compared."""
    rows = [swept("ants", Interval(0.04, 0.01, 0.07), 50, 54), swept("bees", Interval(-0.02, -0.05, 0.01), 43, 41)]
    slopes, ants, bees, table = worth_charts(rows, ["Ants", "Bees"], NUMBERS, "rules.sting")

    assert [(row["name"], row["words"], row["verdict"]) for row in slopes["rows"]] == [
        ("Ants", "4.0 (1.0 to 7.0)", "rises"),
        ("Bees", "-2.0 (-5.0 to 1.0)", "no slope shown"),
    ]
    assert (ants["title"], ants["unit"]) == ("Wins of Ants", "rules.sting, %")
    assert ants["points"] == [[1, 0.5, 0.45, 0.55], [2, 0.54, 0.49, 0.59]]
    assert ants["span"] == bees["span"] == [0.3, 0.6]
    assert table["heads"] == ["wins, %", "difference from 1, points", "battles that went otherwise, %"]
    assert table["rows"][:2] == [
        ["Ants, 1", "50.0 (45.0 to 55.0)", "-", "0.0"],
        ["Ants, 2", "54.0 (49.0 to 59.0)", "4.0 (-1.0 to 9.0)", "50.0"],
    ]
    assert table["rows"][3][0] == "Bees, 2"


def test_words_have_no_slope_and_no_curve() -> None:
    """But a bar each."""
    words = Values(("false", "true"), (), 1)
    ants, table = worth_charts([swept("ants", None, 50, 54)], ["Ants"], words, "rules.night")

    assert ants["type"] == "figures"
    assert ants["title"] == "Wins of Ants by rules.night, %"
    assert [(row["name"], row["share"]) for row in ants["rows"]] == [
        ("false", [0.5, 0.45, 0.55]),
        ("true", [0.54, 0.49, 0.59]),
    ]
    assert table["heads"][1] == "difference from true, points"
    assert [row[2] for row in table["rows"]] == ["0.0 (-5.0 to 5.0)", "-"]


def test_values_are_numbers_only_if_all_of_them_are() -> None:
    """A place that may be empty has none."""
    one, none = Variant("1", None, 1.0), Variant("null", None)  # type: ignore[arg-type]

    assert Values.of([one, one], 1) == (("1", "1"), (1.0, 1.0), 1)
    assert Values.of([one, none], 0) == (("1", "null"), (), 0)
