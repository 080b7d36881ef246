"""Proposals from battles whose right answer is known on paper."""

from engine.experiments.tuning.card_sample import FoughtBlock
from engine.experiments.tuning.proposal import Scope, propose
from engine.experiments.tuning.tunable import ScoreCard


def card(name: str, points: tuple[int, ...], groups: tuple[tuple[int, ...], ...] | None = None) -> ScoreCard:
    rows = range(len(points))
    places = tuple(("victory_points", row, "vp") for row in rows)
    alone = tuple((row,) for row in rows)
    return ScoreCard(
        name, "offense", own=True, points=points, groups=groups or alone, words=("",) * len(points), places=places
    )


def scope(*cards: ScoreCard, limits: tuple[int, int] = (-99, 99)) -> Scope:
    return Scope(cards, limits, draw_at=0)


def ladder(times: int) -> list[FoughtBlock]:
    """Pairs in which hoard meets its one condition, and ladder its own once, twice ... seven times."""
    return [FoughtBlock(("hoard", "ladder"), (((1,), (count,)), ((1,), (count,)))) for count in range(1, 8)] * times


def test_a_reward_comes_down_to_where_it_is_even() -> None:
    """Against 1 to 7 points, all as often, 4 points win three times, draw once and lose three times."""
    hoard = card("hoard", (6,))

    assert propose(ladder(40), {"hoard": (6,), "ladder": (1,)}, scope(hoard)) == {"hoard": (4,), "ladder": (1,)}


def test_a_reward_goes_up_to_where_it_is_even() -> None:
    """The same from below."""
    hoard = card("hoard", (1,))

    assert propose(ladder(40), {"hoard": (1,), "ladder": (1,)}, scope(hoard))["hoard"] == (4,)


def test_points_far_beyond_any_score_come_down_too() -> None:
    """From 90 no small step would win or lose a battle more; 4 is still where it is even."""
    hoard = card("hoard", (90,))

    assert propose(ladder(40), {"hoard": (90,), "ladder": (1,)}, scope(hoard))["hoard"] == (4,)


def test_rewards_that_each_win_alone_come_down_together() -> None:
    """Two rewards of 40, both met, against 1 to 7: cutting one changes no battle; of 1 to 7 in all, 4 is even."""
    pairs = [
        FoughtBlock(("hoard", "ladder"), (((1, 1), (count,)), ((1, 1), (count,))))
        for count in range(1, 8)
        for _ in range(40)
    ]

    found = propose(pairs, {"hoard": (40, 41), "ladder": (1,)}, scope(card("hoard", (40, 41))))

    assert sum(found["hoard"]) == 4


def test_a_penalty_stays_a_penalty() -> None:
    """A card that scores its penalty only loses to every count; -1 loses as surely, and 1 is not proposed."""
    hoard = card("hoard", (-3,))

    assert propose(ladder(40), {"hoard": (-3,), "ladder": (1,)}, scope(hoard))["hoard"] == (-3,)


def test_what_few_battles_cannot_tell_from_even_stays() -> None:
    """5 points win 9 of 14 shares in seven pairs: far too few to say that this is not chance."""
    hoard = card("hoard", (5,))

    assert propose(ladder(1), {"hoard": (5,), "ladder": (1,)}, scope(hoard))["hoard"] == (5,)


def test_the_limits_of_points_hold() -> None:
    """With 7 points at most for the ladder's steps of 2, the hoard of 4 cannot reach the 8 it needs."""
    hoard = card("hoard", (4,))

    found = propose(ladder(40), {"hoard": (4,), "ladder": (2,)}, scope(hoard, limits=(-7, 7)))

    assert found["hoard"] == (7,)


def test_a_reward_stays_a_reward() -> None:
    """Where the other side never scores one point wins as surely as two, and none or a penalty is not proposed."""
    always = [FoughtBlock(("hoard", "poor"), (((1,), (0,)), ((1,), (0,))))] * 200
    hoard = card("hoard", (2,))

    assert propose(always, {"hoard": (2,), "poor": (1,)}, scope(hoard))["hoard"] == (2,)


def test_rows_that_score_alike_change_together() -> None:
    """Two objectives of 6 points each against 2 to 14 in twos: both come down to 4."""
    pairs = [
        FoughtBlock(("hoard", "ladder"), (((1, 1), (count,)), ((1, 1), (count,))))
        for count in range(1, 8)
        for _ in range(40)
    ]
    hoard = card("hoard", (6, 6), groups=((0, 1),))

    assert propose(pairs, {"hoard": (6, 6), "ladder": (2,)}, scope(hoard))["hoard"] == (4, 4)


def test_the_row_that_does_most_for_a_point_is_the_one_that_moves() -> None:
    """A condition that is never met is not touched, whatever stands on it."""
    pairs = [
        FoughtBlock(("hoard", "ladder"), (((0, 1), (count,)), ((0, 1), (count,))))
        for count in range(1, 8)
        for _ in range(40)
    ]
    hoard = card("hoard", (9, 6))

    assert propose(pairs, {"hoard": (9, 6), "ladder": (1,)}, scope(hoard))["hoard"] == (9, 4)


def test_cards_that_win_as_often_as_they_lose_stay() -> None:
    """Scores of 1 to 7 on either side, each against each: nothing to fix."""
    pairs = [
        FoughtBlock(("one", "other"), (((red,), (blue,)), ((red,), (blue,))))
        for red in range(1, 8)
        for blue in range(1, 8)
        for _ in range(10)
    ]
    present = {"one": (3,), "other": (3,)}

    assert propose(pairs, present, scope(card("one", (3,)), card("other", (3,)))) == present


def test_a_card_of_another_deck_keeps_its_points() -> None:
    """Only the deck's own cards move, however far from even the others are."""
    present = {"hoard": (6,), "ladder": (1,)}

    assert propose(ladder(40), present, scope()) == present
