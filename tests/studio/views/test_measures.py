"""What was measured, as charts: figures in the words of the command line, shares as they are."""

from engine.battles.forms import BattleForm
from engine.experiments.profiles import Figure, Profile, TurnRow
from engine.experiments.statistics import Interval
from engine.experiments.trials import Trial
from studio.views.measures import profile_charts

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
