"""Battles scored anew under other points: by hand, and against counting everything from the start."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.battles.orders import BattleOrder
from engine.execution.simulation import Simulation
from engine.experiments.tuning.card_sample import FoughtBlock, Move, Rescoring, shares
from engine.games.seven_seconds.form import participants
from schemas.packs.packs import Pack

# Two conditions on card a, one on card b. Red holds a: 5 x 1 - 1 x 2 = 3 to 4 x 1 = 4, then 5 to 4.
A_AND_B = FoughtBlock(("a", "b"), (((1, 2), (1,)), ((1, 0), (1,))))
# Blue holds a: 0 to 10, then 4 to 3.
B_AND_A = FoughtBlock(("b", "a"), (((0,), (2, 0)), ((1,), (1, 2))))
POINTS = {"a": (5, -1), "b": (4,)}


def test_a_lead_is_a_win_and_a_lead_within_the_draw_a_half() -> None:
    """Rules may call small leads a draw."""
    assert [shares((4 + lead, 4), 0)[0] for lead in (3, 1, 0, -1)] == [1, 1, 0.5, 0]
    assert [shares((4 + lead, 4), 1)[0] for lead in (2, 1, 0, -1, -2)] == [1, 0.5, 0.5, 0.5, 0]


def test_of_three_who_leads_all_others_wins_and_a_draw_is_a_third_for_each() -> None:
    """Being level with one and ahead of another wins nothing; who sits alone has all there is."""
    assert shares((5, 3, 4), 0) == (1, 0, 0)
    assert shares((5, 3, 5), 0) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert shares((5, 3, 4), 1) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert shares((5,), 0) == (1,)


def test_shares_by_hand() -> None:
    """Card a loses 3 to 4, wins 5 to 4 and 10 to 0, loses 3 to 4: two of four; of an even score each gets a half."""
    scores = Rescoring((A_AND_B, B_AND_A), POINTS, 0)

    assert (scores.rate("a"), scores.rate("b"), scores.held("a")) == (0.5, 0.5, 2)
    assert Rescoring((A_AND_B,), {"a": (5, -1), "b": (5,)}, 0).rate("a") == 0.25
    assert Rescoring((A_AND_B, B_AND_A), POINTS, 1).rate("a") == (0.5 + 0.5 + 1 + 0.5) / 4


def test_the_effect_of_a_move_by_hand() -> None:
    """With 6 for its first condition, card a draws 4 to 4 twice where it lost 3 to 4: one battle's worth in all."""
    scores = Rescoring((A_AND_B, B_AND_A), POINTS, 0)
    move = Move("a", (1, 0))

    assert scores.effect(move) == {"a": 1, "b": -1}
    assert scores.rate_after("a", scores.effect(move)) == 0.75
    assert scores.rate("a") == 0.5

    scores.make(move)

    assert scores.values == {"a": (6, -1), "b": (4,)}
    assert (scores.rate("a"), scores.rate("b")) == (0.75, 0.25)


def test_both_sides_with_one_card_are_even_under_any_points() -> None:
    """What one holder gains the other loses."""
    twins = FoughtBlock(("a", "a"), (((2, 0), (1, 0)), ((1, 1), (1, 0))))
    scores = Rescoring((twins,), {"a": (5, -1)}, 0)
    before = scores.rate("a")
    scores.make(Move("a", (3, 3)))

    assert before == scores.rate("a") == 0.5
    assert scores.held("a") == 2


def test_a_card_that_was_never_held_is_even() -> None:
    """Nothing is known of it, and nothing divided by."""
    scores = Rescoring((A_AND_B,), POINTS | {"c": (1,)}, 0)

    assert (scores.rate("c"), scores.effect(Move("c", (1,))), scores.interval("c").half_width) == (0.5, {}, 0.5)


CARDS = st.sampled_from(["a", "b", "c"])
COUNTS = st.tuples(st.integers(0, 3), st.integers(0, 3))
PAIRS = st.lists(
    st.builds(
        FoughtBlock,
        st.tuples(CARDS, CARDS),
        st.tuples(st.tuples(COUNTS, COUNTS), st.tuples(COUNTS, COUNTS)),
    ),
    min_size=1,
    max_size=12,
)
MOVES = st.lists(st.builds(Move, CARDS, st.tuples(st.integers(-3, 3), st.integers(-3, 3))), max_size=6)


def counted(pairs: list[FoughtBlock], points: dict[str, tuple[int, ...]], card: str) -> float:
    """The share of a card, counted battle by battle."""
    shares = []
    for pair in pairs:
        for met in pair.met:
            red, blue = (
                sum(point * count for point, count in zip(points[name], counts, strict=True))
                for name, counts in zip(pair.cards, met, strict=True)
            )
            shares += [(red > blue) + (red == blue) / 2] * (pair.cards[0] == card)
            shares += [(blue > red) + (red == blue) / 2] * (pair.cards[1] == card)
    return sum(shares) / len(shares) if shares else 0.5


@given(pairs=PAIRS, moves=MOVES)
@settings(derandomize=True, deadline=None, max_examples=200)
def test_moves_come_to_what_counting_anew_comes_to(pairs: list[FoughtBlock], moves: list[Move]) -> None:
    """Step by step or all at once, also where a card meets itself."""
    points: dict[str, tuple[int, ...]] = dict.fromkeys("abc", (4, -2))
    scores = Rescoring(pairs, points, 0)
    for move in moves:
        scores.make(move)
        first, second = points[move.card]
        points[move.card] = (first + move.changes[0], second + move.changes[1])

    assert scores.values == points
    for card in "abc":
        assert scores.rate(card) == pytest.approx(counted(pairs, points, card))


def test_points_times_what_was_met_are_the_score(seven_seconds: Pack) -> None:
    """In 60 battles of the shipped pack, for both sides, with the points as the cards' files say."""
    cards = {loaded.id: loaded.data["victory_points"] for loaded in seven_seconds.of_kind("mission_card")}
    outcomes = Simulation(seven_seconds).outcomes(
        BattleOrder(participants("puc", "zane"), seed=seed) for seed in range(60)
    )

    for outcome in outcomes:
        for card, met, score in zip(
            outcome.facts["mission"], outcome.facts["met"], outcome.result.scores.values(), strict=True
        ):
            points = [row.get("vp", row.get("vp_each")) for row in cards[card]]
            assert sum(value * count for value, count in zip(points, met, strict=True)) == score
    assert any(count > 1 for outcome in outcomes for met in outcome.facts["met"] for count in met)
