"""A player that searches: what it may spend, how it judges, that it is no cheat, and where it is not offered."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from math import inf
from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.custom_players import Chooser, fight_with_players
from engine.battles.logs import open_log
from engine.battles.orders import BattleOrder, BattleResult, Mode, OrderError, Participant
from engine.battles.played import all_lies_open, battles_of
from engine.battles.searching.budgets import Budget, budget_of
from engine.battles.searching.fights import styles_tried
from engine.battles.searching.player import Race, Searcher, lead, worth
from engine.battles.searching.standing import PlayOn, seated_at, standing_battle
from engine.execution.simulation import Simulation
from engine.execution.snapshots import verify
from schemas.packs.packs import Pack

SEARCHED = ("maneuvers", "infantry", "survive")


def order_of(pack: Pack, *players: str, seed: int = 3) -> BattleOrder:
    """Return an order of the first scenario of a pack with players at its first seats, the heuristic one elsewhere."""
    simulation = Simulation(pack)
    scenario = next(iter(simulation.scenarios), None)
    seats = simulation.form_for(scenario).seats
    named = (*players, *["heuristic"] * len(seats))
    return BattleOrder(
        tuple(Participant(seat, None, name) for seat, name in zip(seats, named, strict=False)), scenario, seed=seed
    )


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", Budget(visits=100)),
        ("search:1", Budget(visits=1)),
        ("search:200", Budget(visits=200)),
        ("search:50ms", Budget(milliseconds=50)),
        ("steady", None),
        ("searching", None),
    ],
)
def test_a_name_says_what_may_be_spent(name: str, budget: Budget | None) -> None:
    """So many tries, or so many milliseconds; other names are other players."""
    assert budget_of(name) == budget


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-5", "search:2s", "search:1e3", "search:50 ms"])
def test_a_budget_that_cannot_be_read_is_refused(name: str) -> None:
    """The message shows how one is written."""
    with pytest.raises(OrderError, match=r"search:200 or search:50ms, not 'search"):
        budget_of(name)


def test_tries_are_counted_and_milliseconds_run_out() -> None:
    """A budget of tries lasts up to the last of them; one of time ends, whatever was tried."""
    lasts = Budget(visits=10).lasts()
    assert [lasts(count) for count in (1, 10, 11)] == [True, True, False]
    assert Budget(milliseconds=10**6).lasts()(10**9)
    ended = Budget(milliseconds=1).lasts()
    while ended(1):
        pass
    assert not ended(0)


def raced(worths: list[Callable[[int], float]], visits: int = 10**6) -> tuple[int, list[int]]:
    """Return who wins a race of candidates that are worth so much by the dice, and how often each was tried."""
    counts = [0] * len(worths)

    def tried(candidate: int, dice: int) -> float:
        counts[candidate] += 1
        return worths[candidate](dice)

    race = Race([*range(len(worths))], tried, Budget(visits=visits).lasts())
    return race.best(lambda count: count), counts


def test_who_is_better_on_the_same_dice_wins_the_race_and_who_is_worse_leaves_it() -> None:
    """Of three the second wins three of four battles where the others win one or none; the others fall out soon."""
    best, counts = raced([lambda dice: dice % 4 == 0, lambda dice: dice % 4 != 1, lambda _: 0])
    assert best == 1
    assert max(counts) < 100


def test_what_may_be_chance_does_not_unseat_the_first() -> None:
    """Of two that win as often, or of whom one is ahead by a try or two, the first stays, however much is spent."""
    assert raced([lambda dice: dice % 2, lambda dice: 1 - dice % 2], 1000)[0] == 0
    assert raced([lambda _: 0.5, lambda dice: 0.5 + (dice == 3)], 1000)[0] == 0


@pytest.mark.parametrize("visits", [0, 1, 2, 7, 30])
def test_no_more_is_tried_than_may_be(visits: int) -> None:
    """Candidates are tried as often as one another within the budget; where it is too small the first is taken."""
    best, counts = raced([lambda dice: dice % 2, lambda dice: (dice + 1) % 2, lambda _: 0.5], visits)
    assert best == 0
    assert sum(counts) <= visits
    assert len({*counts}) == 1


def test_a_lead_is_counted_in_standard_errors() -> None:
    """Differences 1, 0, 1, 0: mean 1/2, variance 1/3 and 1/4 for what is not known yet, so 0.5 / sqrt((7/12) / 4)."""
    assert lead([1, 1, 1, 1], [0, 1, 0, 1]) == pytest.approx(0.5 / (7 / 48) ** 0.5)
    assert lead([1, 0], [1, 0]) == 0
    assert lead([0, 0], [1, 1]) == pytest.approx(-1 / (0.5 / 2) ** 0.5)
    assert 0 < lead([1], [0]) < inf


@pytest.mark.parametrize(
    ("ranking", "shares"),
    [
        ((("a",), ("b",)), {"a": 1, "b": 0}),
        ((("a", "b"),), {"a": 0.5, "b": 0.5}),
        ((("a",), ("b", "c"), ("d",)), {"a": 1, "b": 0.5, "c": 0.5, "d": 0}),
        ((("a",),), {"a": 0}),
    ],
)
def test_an_end_is_worth_the_share_that_it_leaves_behind(
    ranking: tuple[tuple[str, ...], ...], shares: dict[str, float]
) -> None:
    """Level seats count half of one another."""
    result = BattleResult(None, ranking, {}, 1, "over")
    assert {seat: worth(result, seat) for seat in shares} == shares


@pytest.mark.parametrize("name", SEARCHED)
def test_a_battle_by_search_is_a_function_of_its_order(packs: dict[str, Pack], name: str) -> None:
    """Fought twice it is the same, its log is found true, and its header names who searched."""
    order = order_of(packs[name], "search:4")
    battle = fight(packs[name], order)

    assert battle.header["order"]["participants"][0]["player"] == "search:4"
    assert [*battle.setup.rows()] == [*fight(packs[name], order).setup.rows()]
    assert not battle.setup.fault()
    assert verify(open_log(BytesIO(battle.jsonl().encode())), packs[name]).difference == ""


def test_batches_by_search_are_the_same_on_any_number_of_threads(packs: dict[str, Pack]) -> None:
    """Each battle stands on stacks of its own."""
    simulation = Simulation(packs["maneuvers"])
    orders = [order_of(packs["maneuvers"], "search:4", "search:3", seed=seed) for seed in range(4)]
    one, two = ([each for done in simulation.run(orders, threads=threads) for each in done] for threads in (1, 2))
    assert one == two


def searching(pack: Pack, order: BattleOrder, mode: Mode = "compiled") -> Searcher:
    """Return who searches in a battle of an order that stands at its first question; nothing is concealed."""
    played, simulation = battles_of(pack.manifest.system), Simulation(pack, mode)
    battle = standing_battle(pack.manifest.system, mode, lambda: simulation.set_up(order))
    seats = battle.setup.seats
    seated = dict(enumerate(seated_at(battle.setup.game, len(seats))))
    assert played.questions is not None
    battle.go_on(PlayOn())
    styles = styles_tried(pack, played.prepared(pack))
    return Searcher(battle, played.questions, seats, seated, styles, all_lies_open, order.seed)


def test_plain_mode_searches_as_compiled_does(packs: dict[str, Pack]) -> None:
    """At the first two questions the same is chosen, with the same tries."""
    pack, found = packs["maneuvers"], []
    for mode in ("compiled", "plain"):
        searcher = searching(pack, order_of(pack, "search", "search"), mode)
        for _ in range(2):
            side = searcher.battle.setup.game.answers.side
            style = searcher.chosen(side, Budget(visits=2))
            searcher.battle.go_on(PlayOn({side: style}, lent=True))
            searcher.battle.go_on(PlayOn({side: searcher.seated[side]}))
            found.append((mode, side, style))
    assert [each[1:] for each in found[:2]] == [each[1:] for each in found[2:]]


def flagged(game: Any, side: int) -> None:
    """Have all enemies flag all characters of a side, who notice nothing of it."""
    people = range(game.forces.people)
    enemies = sum(1 << each for each in people if game.forces.squad[each] != side)
    for person in people:
        if game.forces.squad[person] == side:
            game.battle.flagged_by[person] |= enemies


def weighed(player: Searcher, side: int, root: Any, dice: int, is_flagged: bool) -> tuple[Any, list[float]]:
    """Return what a player chooses where a battle stands, and what each of its candidates comes to with some dice."""
    player.battle.restore(root)
    if is_flagged:
        flagged(player.battle.setup.game, side)
    at = player.battle.save()
    candidates = player._candidates(side, at)
    ends = [player._tried(side, each, 2**61 + dice) for each in candidates.values()]
    player.battle.restore(at)
    return replace(player, asked={}).chosen(side, Budget(visits=12)), ends


def test_what_a_side_has_not_noticed_changes_no_decision(packs: dict[str, Pack]) -> None:
    """In maneuvers a flag that nobody noticed is taken out of what is tried: worths and choices stay as they were."""
    pack = packs["maneuvers"]
    conceal = battles_of("maneuvers").conceal
    assert conceal is not None
    differed = 0
    for seed in range(4):
        searcher = searching(pack, order_of(pack, "search", "search", seed=seed))
        battle, game = searcher.battle, searcher.battle.setup.game
        for dice in range(10):
            side, root = game.answers.side, battle.save()
            found = []
            for player in (replace(searcher, conceal=conceal), searcher):
                found += [weighed(player, side, root, dice, hidden) for hidden in (False, True)]
            assert found[0] == found[1]
            differed += found[2] != found[3]
            battle.restore(root)
            battle.go_on(PlayOn({side: searcher.styles[0]}, lent=True))
            battle.go_on(PlayOn({side: searcher.seated[side]}))
    assert differed, "flags that are seen change how battles end, so that the test would find a cheat"


def test_styles_that_were_trained_on_everything_are_tried_first(packs: dict[str, Pack]) -> None:
    """What is tried is played out by the first: `steady`, whose training held no weight; all others follow."""
    prepared = battles_of("maneuvers").prepared(packs["maneuvers"])
    styles: Any = prepared
    found = styles_tried(packs["maneuvers"], prepared)
    assert found[0].weights == styles.styles["steady"]
    assert {each.weights for each in found} == {*styles.styles.values()}


@pytest.mark.parametrize("name", ["seven_seconds", "battlesuit"])
def test_nobody_searches_where_hidden_things_cannot_be_drawn_anew(packs: dict[str, Pack], name: str) -> None:
    """It would cheat: so it is refused, with the reason."""
    with pytest.raises(OrderError, match=r"nobody searches in .* yet: what a side does not know"):
        fight(packs[name], order_of(packs[name], "search:5"))


class First(Chooser):
    """Chooses the first of what is offered."""

    def choose(self, seat: str, offers: Any) -> Any:
        """Return the first offer."""
        del seat
        return offers[0]


def test_who_searches_has_no_battle_with_players_that_cannot_be_tried(packs: dict[str, Pack]) -> None:
    """A stranger's player would be asked again and again."""
    pack = packs["maneuvers"]
    with pytest.raises(OrderError, match="no battle with players of your own"):
        fight_with_players(pack, order_of(pack, "heuristic", "search:5"), {"a": First()})


@pytest.mark.prove
@pytest.mark.parametrize(("against", "least"), [("first", 0.6), ("steady", 0.4)])
def test_who_searches_plays_as_well_as_the_styles_that_it_tries(
    packs: dict[str, Pack], against: str, least: float
) -> None:
    """`steady` wins 72 of 100 fights against `first` and half against itself; of 40 chance takes 12 at the most."""
    pack = packs["maneuvers"]
    seated = (("search:30", against), (against, "search:30"))
    orders = [
        BattleOrder(tuple(map(Participant, "ab", (None, None), players)), seed=seed)
        for seed in range(20)
        for players in seated
    ]
    won = [
        0.5 if outcome.result.winner is None else outcome.result.winner == "ab"[number % 2]
        for number, outcome in enumerate(each for done in Simulation(pack).run(orders, threads=2) for each in done)
    ]
    assert sum(won) / len(won) >= least
