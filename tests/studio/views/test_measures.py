"""What was measured, as charts: figures in the words of the command line, shares as they are."""

from dataclasses import replace

from engine.battles.forms import BattleForm
from engine.experiments.pools import PooledStanding
from engine.experiments.profiles import Figure, Profile, TurnRow
from engine.experiments.statistics import Interval
from engine.experiments.trials import Trial
from studio.views.measures import dependence_charts, profile_charts, verdicts_chart

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
