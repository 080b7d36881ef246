"""By hand: what ends a fight, who has won and how clearly, late failures, and the checks at the end."""

from typing import Any

import pytest

from engine.games.maneuvers.kernel.course import judge_round, play_round, settle, take_action
from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.bench import Table, only

COPPERHEAD = ("Vale", "Okoro", "Pell", "Ruiz")
LANTERN = ("Haig", "Brandt", "Suri", "Dace")


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["maneuvers"]


def judged(pack: Pack, totals: tuple[int, int], after: int, gone: tuple[str, ...] = (), **rules: Any) -> dict[str, Any]:
    """Return the result of a fight after a round, empty if it goes on."""
    table = Table(pack, totals=totals, **rules | {"end": {"victory_by": "edge"} | rules.get("end", {})})
    table.game.battle.round = after
    for name in gone:
        table.game.line.gone[table.person(name)] = 1
    judge_round(table.game)
    if table.game.battle.over:
        settle(table.game)
    return next(iter(only(table.rows(), "result")), {})


@pytest.mark.parametrize(
    ("totals", "after", "gone", "expected"),
    [
        ((19, 0), 3, (), None),
        ((20, 0), 2, (), None),
        ((20, 0), 3, (), ("conceded", "a", 20, "decisive")),
        ((-5, 15), 5, (), ("conceded", "b", 20, "decisive")),
        ((7, 7), 8, (), ("last_round", None, 0, None)),
        ((9, 0), 8, (), ("last_round", "a", 9, "marginal")),
        ((0, 10), 8, (), ("last_round", "b", 10, "clear")),
        ((22, 4), 5, COPPERHEAD, ("squad_gone", "b", -18, "marginal")),
        ((22, 4), 1, LANTERN, ("squad_gone", "a", 18, "clear")),
        ((22, 4), 5, COPPERHEAD + LANTERN, ("squad_gone", None, 0, None)),
    ],
)
def test_a_fight_ends_by_the_first_clause_that_applies(
    pack: Pack, totals: tuple[int, int], after: int, gone: tuple[str, ...], expected: tuple[Any, ...] | None
) -> None:
    """MN.GAP.22, MN.HOUSE.6, where Edge decides: nobody left, 20 Edge from round 3, or round 8; the grade."""
    found = judged(pack, totals, after, gone)

    assert (expected is None) == (found == {})
    if expected is not None:
        assert tuple(found[name] for name in ("ending", "winner", "edge", "grade")) == expected


def told_at_the_end(pack: Pack, totals: tuple[int, int], harmed: dict[str, tuple[int, int]], **more: Any) -> Table:
    """Return a table after the last round: who makes a Casualty check of which Stress, with which die; who is gone."""
    table = Table(pack, totals=totals, **more.get("rules", {}))
    table.game.battle.round = 8
    for name, (stress, die) in harmed.items():
        table.dice(name, check=die)
        table.earn(name, "casualty", stress)
    for name in more.get("gone", ()):
        table.game.line.gone[table.person(name)] = 1
    judge_round(table.game)
    settle(table.game)
    return table


# Vale has Resilience 2, Pell 1: 1 + 2 - 3 is death and counts 5, 6 + 2 - 3 wounds and counts 3, 1 + 1 - 5 is death.
@pytest.mark.parametrize(
    ("totals", "harmed", "gone", "harm", "winner"),
    [
        ((9, 0), {}, (), (0, 0), "a"),
        ((9, 0), {"Vale": (3, 6)}, (), (3, 0), "b"),
        ((9, 0), {"Vale": (3, 1)}, (), (5, 0), "b"),
        ((0, 9), {"Vale": (3, 6), "Haig": (3, 1)}, (), (3, 5), "a"),
        ((0, 9), {"Vale": (3, 6), "Haig": (3, 6)}, (), (3, 3), "b"),
        ((4, 4), {"Vale": (3, 1), "Haig": (3, 1)}, (), (5, 5), None),
        ((9, 0), {"Haig": (3, 1)}, ("Ruiz",), (9, 5), "b"),
        ((9, 0), {"Pell": (5, 1)}, ("Ruiz",), (11, 0), "b"),
        ((0, 9), {"Haig": (3, 6)}, COPPERHEAD, (0, 3), "a"),
        ((0, 9), {"Vale": (3, 1), "Haig": (3, 6)}, COPPERHEAD, (5, 3), "b"),
        ((0, 9), {}, ("Ruiz", *LANTERN), (0, 0), "b"),
    ],
)
def test_less_harm_wins(
    pack: Pack,
    totals: tuple[int, int],
    harmed: dict[str, tuple[int, int]],
    gone: tuple[str, ...],
    harm: tuple[int, int],
    winner: str | None,
) -> None:
    """MN.GAP.33: 3 for the harmed, 5 for the dead, 3 at least for each left behind before enemies; then Edge."""
    table = told_at_the_end(pack, totals, harmed, gone=gone)
    rows = table.rows()
    [over], [counted], [result] = (only(rows, event) for event in ("fight_over", "harm", "result"))

    assert (counted["harm_a"], counted["harm_b"]) == harm
    assert (over["winner"], result["winner"]) == (None, winner)
    assert result["edge"] == {"a": totals[0] - totals[1], "b": totals[1] - totals[0], None: 0}[winner]


def test_harm_is_not_counted_where_edge_decides(pack: Pack) -> None:
    """MN.GAP.33 ruled otherwise: the squad that is 9 ahead has won, whoever died, and no harm is told."""
    table = told_at_the_end(pack, (9, 0), {"Vale": (3, 1)}, rules={"end": {"victory_by": "edge"}})
    rows = table.rows()

    assert [row["winner"] for row in rows if "winner" in row] == ["a", "a"]
    assert only(rows, "harm") == []


def test_harm_is_told(pack: Pack) -> None:
    """MN.GAP.33: both squads' harm stands in one sentence, before who has won."""
    table = told_at_the_end(pack, (9, 0), {"Vale": (3, 6)})
    *_, harm, last = [table.setup.told(row)[1] for row in table.setup.rows()]

    assert harm == "The harm comes to 3 for Copperhead and 0 for Lantern."
    assert last == "After 8 rounds Lantern has won, although 9 points behind: a marginal victory."


def test_where_nobody_concedes_the_rounds_are_fought_out(pack: Pack) -> None:
    """MN.VIC.4, MN.GAP.22 ruled otherwise: 60 Edge end nothing before the last round."""
    assert judged(pack, (30, -30), 7, end={"concede_edge": None}) == {}
    assert judged(pack, (30, -30), 8, end={"concede_edge": None})["ending"] == "last_round"


def test_who_wins_although_behind_is_told_so(pack: Pack) -> None:
    """MN.GAP.22, MN.HOUSE.6: where Edge decides the last squad in the fight has won, whatever the totals."""
    table = Table(pack, totals=(22, 4), end={"victory_by": "edge"})
    for name in COPPERHEAD:
        table.game.line.gone[table.person(name)] = 1
    judge_round(table.game)
    settle(table.game)
    *_, last = [table.setup.told(row)[1] for row in table.setup.rows()]

    assert last == "After 1 round Lantern has won, although 18 points behind: a marginal victory."
    assert table.setup.result().ranking == (("b",), ("a",))


def late(pack: Pack, totals: tuple[int, int], dice: tuple[int, int], **rules: Any) -> list[tuple[str, str, int]]:
    """Return the checks that an Engage of Vale's in round 4 earns, against Haig; both ratings are 3."""
    table = Table(pack, totals=totals, **rules)
    table.game.battle.round = 4
    table.dice("Vale", act=dice[0], points=1)
    table.dice("Haig", oppose=dice[1])
    rows = table.make("Vale", "engage", "firefight", ("Haig", "awareness"))
    return [(row["actor"], row["check"], row["stress"]) for row in only(rows, "check_earned")]


@pytest.mark.parametrize(
    ("totals", "dice", "expected"),
    [
        ((1, 0), (1, 3), [("Vale", "fallout", 2)]),
        ((0, 9), (1, 3), [("Vale", "casualty", 2)]),
        ((0, 9), (6, 1), [("Haig", "fallout", 5)]),
        ((9, -2), (6, 1), [("Haig", "casualty", 5)]),
        ((0, 0), (4, 4), []),
    ],
)
def test_a_roll_that_fails_late_earns_a_check(
    pack: Pack, totals: tuple[int, int], dice: tuple[int, int], expected: list[tuple[str, str, int]]
) -> None:
    """MN.VIC.1 to MN.VIC.3, MN.GAP.20: the actor's or the opponent's, by the own total; a tie fails nobody."""
    assert late(pack, totals, dice) == expected


def test_a_total_is_looked_at_after_the_effect_or_before_it(pack: Pack) -> None:
    """MN.GAP.21: Aid Ally takes 3 off Copperhead's 2 before the rolls, so Vale's failure is worth a Casualty check."""
    for when, check in (("after_effect", "casualty"), ("before_effect", "fallout")):
        table = Table(pack, totals=(2, 9), late={"total_at": when})
        table.game.battle.round = 4
        table.dice("Vale", act=1, points=3)
        table.dice("Haig", oppose=6)
        rows = table.make("Vale", "aid_ally", "command", ("Haig", "firefight"), ally="Pell")
        assert [row["check"] for row in only(rows, "check_earned")] == [check]


def test_both_checks_of_one_event_where_the_higher_does_not_replace_the_lower(pack: Pack) -> None:
    """MN.GAP.19 ruled otherwise: Fallout first, then Casualty, of the same Stress."""
    assert late(pack, (0, 9), (1, 3), damage={"tier_replaces": False}) == [
        ("Vale", "fallout", 2),
        ("Vale", "casualty", 2),
    ]


@pytest.mark.parametrize(("several", "fate"), [("worst", "out_of_action"), ("first", "none")])
def test_of_several_checks_the_worst_outcome_stands_or_the_first(pack: Pack, several: str, fate: str) -> None:
    """MN.GAP.29, MN.HOUSE.5: 6 + 1 - 2 is no harm, then 1 + 1 - 3 of a Fallout check is out of action."""
    table = Table(pack, check={"several": several})
    table.dice("Pell", check=(6, 1))
    table.earn("Pell", "fallout", 2)
    rows = table.check("Pell", "fallout", 3)

    assert [row["outcome"] for row in only(rows, "check")] == ["none", "out_of_action"]
    assert [row["outcome"] for row in only(rows, "fate") if row["actor"] == "Pell"] == [fate]


@pytest.mark.parametrize(("too", "checked"), [(True, 1), (False, 0)])
def test_who_has_left_makes_checks_unless_ruled_otherwise(pack: Pack, too: bool, checked: int) -> None:
    """MN.GAP.29: the escaped make their checks as well."""
    table = Table(pack, check={"escaped_too": too})
    table.game.line.gone[table.person("Pell")] = 1

    assert len(only(table.check("Pell", "casualty", 1), "check")) == checked


def test_without_an_enemy_nobody_finds_anything_to_do(pack: Pack) -> None:
    """MN.COR.3, MN.GAP.22: somebody has to oppose; the fight ends with the round all the same."""
    table = Table(pack)
    for name in LANTERN:
        table.game.line.gone[table.person(name)] = 1
    take_action(table.game, table.person("Vale"))

    assert [row["event"] for row in table.rows()] == ["action", "idle"]


def test_an_order_of_each_round_is_rolled_by_those_who_are_left(pack: Pack) -> None:
    """MN.ORD.3 ruled otherwise: seven of eight throw when Pell is gone, and none before the first round."""
    table = Table(pack, order={"each_round": True})
    table.game.line.gone[table.person("Pell")] = 1
    assert [row for row in table.setup.rows() if table.setup.event(row)["event"] == "order"] == []
    play_round(table.game)

    placed = [row["actor"] for row in only(table.rows(), "order")]
    assert len(placed) == 7
    assert "Pell" not in placed
