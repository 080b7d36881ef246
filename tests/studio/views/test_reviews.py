"""Charts of a battle that is over: figures as they were counted, each with the step of the replay it stands at."""

from collections.abc import Mapping

from engine.battles.asking import Choice
from engine.battles.orders import BattleOrder, BattleResult, Outcome
from engine.experiments.courses import Course
from engine.experiments.reviews import Missed
from studio.views.reviews import Track, course_chart, missed_chart

STEPS = tuple({"n": n, "round": turn} for n, turn in ((1, 0), (3, 0), (4, 1), (8, 1), (9, 2), (12, 2)))
"""Two of the setup, and two of each round; rows 2, 5 to 7, 10 and 11 have no sentence."""

TRACK = Track("k", STEPS, "rounds", {"north_side": "", "south": "#123456"})


def course(winner: str, *ways: Mapping[str, int]) -> Course:
    result = BattleResult(winner or None, (), {}, len(ways), "")
    return Course(Outcome(BattleOrder(), {}, None, result, {}, 1), ways)


def test_a_turn_begins_with_its_first_step_and_ends_with_its_last() -> None:
    """Before the first turn stands the first step; a turn that there is not stands at the end."""
    assert [TRACK.first_of(turn) for turn in (1, 2, 3)] == [2, 4, 5]
    assert [TRACK.end_of(turn) for turn in (0, 1)] == [0, 3]


def test_an_answer_stands_at_the_last_step_that_its_rows_tell() -> None:
    """Rows without a sentence belong to the step that follows; before all steps stands the first."""
    assert [TRACK.after(rows) for rows in (0, 1, 2, 3, 7, 8, 12, 99)] == [0, 0, 0, 1, 2, 3, 5, 5]


def test_a_course_has_a_row_for_each_place_and_its_end() -> None:
    """Of eight battles: 5, 2 and 1 are 62, 25 and 12 of 100, rounded as everywhere; the turn that brought most."""
    found = course("south", {"north_side": 5, "south": 2, "": 1}, {"south": 7, "storm": 1})
    chart = course_chart(found.ways, found, TRACK, "why")

    assert [one["name"] for one in chart["names"]] == ["north side", "south", "storm", "nobody"]
    assert [one["ink"] for one in chart["names"]] == ["", "#123456", "", ""]
    assert [(row["name"], row["step"]) for row in chart["rows"]] == [("0", 0), ("1", 3), ("end", 5)]
    assert chart["rows"][0]["shares"] == [0.625, 0.25, 0, 0.125]
    assert [row["figures"] for row in chart["rows"]] == [
        ["62", "25", "0", "12"],
        ["0", "88", "12", "0"],
        ["0", "100", "0", "0"],
    ]
    assert (chart["replay"], chart["unit"], chart["note"]) == ("k", "rounds", "why")
    assert chart["turn"] == {
        "number": 1,
        "where": "round 1",
        "words": "It turned in round 1: before it south would have won 25 % of the time, and 88 % after it.",
        "step": 2,
    }


def test_where_nobody_won_it_turned_for_nobody() -> None:
    """The end is a draw; of what was broken off neither turn nor end is known."""
    nobodys = course("", {"south": 8})
    drawn = course_chart(nobodys.ways, nobodys, TRACK, "")
    broken = course_chart(nobodys.ways, None, TRACK, "")

    assert drawn["rows"][-1]["figures"] == ["0", "0", "100"]
    assert [row["name"] for row in broken["rows"]] == ["0"]
    assert drawn["turn"] is None
    assert broken["turn"] is None


def test_an_answer_is_told_with_what_it_cost() -> None:
    """From 25 to 50.4 of 100, with an error of 5 the interval is 10 to either side."""
    given, better = Choice((1,), "It waits.", ()), Choice((2,), "It runs.", ())
    missed = Missed(6, 8, "north_side", "What does it do?", given, better, ("bold", "steady"), 0.25, 0.504, 0.05)

    [row] = missed_chart((missed,), TRACK, "")["rows"]

    assert row == {
        "number": 7,
        "step": 3,
        "where": "north side, round 1, step 4",
        "asks": "What does it do?",
        "given": ["25 %", "It waits."],
        "better": ["50 %", "It runs."],
        "styles": "bold, steady",
        "cost": "25 ± 10",
    }
