"""A player that searches: what it may spend, how it judges, that it is no cheat, and where it is not offered."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from math import inf
from typing import Any, cast

import pytest

from engine.battles.battle import fight
from engine.battles.custom_players import Chooser, fight_with_players
from engine.battles.logs import open_log
from engine.battles.orders import BattleOrder, BattleResult, Mode, OrderError, Participant
from engine.battles.played import battles_of
from engine.battles.searching import fights
from engine.battles.searching.budgets import Budget, budget_of
from engine.battles.searching.fights import styles_near, styles_tried
from engine.battles.searching.player import Race, Searcher, lead, worth
from engine.battles.searching.standing import PlayOn, seated_at, standing_battle
from engine.execution.simulation import Simulation
from engine.execution.snapshots import verify
from engine.games.battlesuit.kernel.board.places import ground_of, is_free, lift, put
from engine.games.battlesuit.kernel.board.soldiers import class_of_soldier, end_of, first_of
from engine.games.battlesuit.kernel.event_codes import MarkerState
from engine.games.battlesuit.kernel.legal.special import hides
from engine.games.seven_seconds.kernel.board.pieces import first_unit
from engine.games.seven_seconds.kernel.codes import SIDE_PIECES, UNITS, UNKNOWN, Status
from schemas.packs.packs import Pack

SEARCHED = ("maneuvers", "infantry", "survive", "seven_seconds", "battlesuit")


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


@pytest.mark.parametrize(
    ("name", "most"), [("search:4", 0), ("search:7", 0), ("search:64", 8), ("search:50ms", 10), ("search:4ms", 0)]
)
def test_a_budget_is_enough_for_so_many_candidates(name: str, most: int) -> None:
    """Each needs eight tries, or five milliseconds."""
    budget = budget_of(name)
    assert budget is not None
    assert budget.candidates == most


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
    """Its log is found true, for which it is fought a second time, and its header names who searched."""
    order = order_of(packs[name], "search:4")
    battle = fight(packs[name], order)

    assert battle.header["order"]["participants"][0]["player"] == "search:4"
    assert not battle.setup.fault()
    assert verify(open_log(BytesIO(battle.jsonl().encode())), packs[name]).difference == ""


def test_batches_by_search_are_the_same_on_any_number_of_threads(packs: dict[str, Pack]) -> None:
    """Each battle stands on stacks of its own."""
    simulation = Simulation(packs["maneuvers"])
    orders = [order_of(packs["maneuvers"], "search:4", "search:3", seed=seed) for seed in range(4)]
    one, two = ([each for done in simulation.run(orders, threads=threads) for each in done] for threads in (1, 2))
    assert one == two


def openly(game: Any, side: int, seed: int) -> None:
    """Hide nothing from a side."""
    del game, side, seed


def searching(pack: Pack, order: BattleOrder, mode: Mode = "compiled") -> Searcher:
    """Return who searches in a battle of an order that stands at its first question."""
    played, simulation = battles_of(pack.manifest.system), Simulation(pack, mode)
    battle = standing_battle(pack.manifest.system, mode, lambda: simulation.set_up(order), played.redrawn)
    seats = battle.setup.seats
    seated = dict(enumerate(seated_at(battle.setup.game, len(seats))))
    assert played.questions is not None
    battle.go_on(PlayOn())
    styles = styles_tried(pack, played.prepared(pack))
    redraw = played.redraw(played.prepared(pack), battle.setup)
    return Searcher(battle, played.questions, seats, seated, styles, styles_near(pack), redraw, order.seed)


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


def flagged(setup: Any, side: int) -> None:
    """Have all enemies flag all characters of a side, who notice nothing of it. Rule: MN.GAP.15."""
    game = setup.game
    people = range(game.forces.people)
    enemies = sum(1 << each for each in people if game.forces.squad[each] != side)
    for person in people:
        if game.forces.squad[person] == side:
            game.battle.flagged_by[person] |= enemies


def other_blips(setup: Any, side: int) -> None:
    """Let other units lie under the enemy's blips, and let it score for the opposite. Rules: 7S.CARD.3, 7S.HOLD.3."""
    game, enemy = setup.game, 1 - side
    units = range(first_unit(enemy), first_unit(enemy) + UNITS)
    held = [unit for unit in units if game.battle.status[unit] == Status.HOLDING]
    columns = ("kind", "sensors", "shed", "armour", "countermeasures", "blast_radius", "blast_dice", "square")
    for name in columns:
        cells = [getattr(game.forces, name)[unit] for unit in held]
        for unit, cell in zip(held, (*cells[1:], *cells[:1]), strict=True):
            getattr(game.forces, name)[unit] = cell
    if held:
        game.battle.status[held[0]] = Status.OFF_TABLE
        game.forces.kind[held[0]] = UNKNOWN
    for row in range(6):
        game.forces.vp[enemy * 6 + row] = -game.forces.vp[enemy * 6 + row]


def other_secrets(setup: Any, side: int) -> None:
    """Let alike enemies have one another's cards, hide elsewhere, and have laid other mines. Rule: BS.CARD.2."""
    game, enemy = setup.game, 1 - side
    unknown = [each for each in range(first_of(enemy), end_of(game, enemy)) if not game.soldiers.known[each]]
    for one, other in pairwise(unknown):
        alike = {
            (game.forces.squad[each], class_of_soldier(game, each), game.forces.wave[each], game.forces.area[each])
            for each in (one, other)
        }
        if len(alike) == 1 and not {one, other} & {*game.battle.leader}:
            cards = game.forces.card[one], game.soldiers.armed[one]
            game.forces.card[one], game.soldiers.armed[one] = game.forces.card[other], game.soldiers.armed[other]
            game.forces.card[other], game.soldiers.armed[other] = cards
    hidden = [each for each in unknown if game.soldiers.hidden[each]]
    for soldier in hidden:
        lift(game, soldier)
        game.land.holder[game.soldiers.dot[soldier]] = 0
        dot = next(dot for dot in range(game.board.dots) if is_free(game, dot) and hides(game, dot))
        put(game, soldier, dot, ground_of(game, dot))
        game.land.holder[dot] = enemy + 1
    mines = [each for each in range(game.forces.mines) if game.forces.mine_side[each] == enemy]
    laid = [each for each in mines if game.soldiers.mine_state[each] != MarkerState.REVEALED]
    kinds = [game.forces.mine_kind[each] for each in laid]
    for mine, kind in zip(laid, (*kinds[1:], *kinds[:1]), strict=True):
        game.forces.mine_kind[mine] = kind


Disguise = Callable[[Any, int], None]
"""Changes what is hidden from a side in the records of a battle."""


def weighed(player: Searcher, side: int, root: Any, dice: int, disguise: Disguise | None) -> tuple[Any, list[float]]:
    """Return what a player chooses where a battle stands, and what each of its candidates comes to with some dice."""
    player.battle.restore(root)
    if disguise is not None:
        disguise(player.battle.setup, side)
    at = player.battle.save()
    candidates = player._candidates(side, at, 4)
    ends = [player._tried(side, each, 2**61 + dice) for each in candidates.values()]
    player.battle.restore(at)
    return replace(player, asked={}).chosen(side, Budget(visits=12)), ends


def stands(searcher: Searcher, questions: int, every: int = 1) -> Iterator[tuple[int, int, Any]]:
    """Yield the number of each so-many-th question of a battle, the side that is asked, and a copy of the battle."""
    battle, game = searcher.battle, searcher.battle.setup.game
    for number in range(questions):
        if battle.over:
            return
        side, root = game.answers.side, battle.save()
        if number % every == 0:
            yield number, side, root
        battle.restore(root)
        battle.go_on(PlayOn({side: searcher.styles[0]}, lent=True))
        battle.go_on(PlayOn({side: searcher.seated[side]}))


def test_players_near_the_first_answer_while_the_budget_is_enough_for_them(packs: dict[str, Pack]) -> None:
    """A small budget tries what the styles of the pack answer; a larger one more, each answer once, up to its most."""
    pack = packs["maneuvers"]
    searcher = searching(pack, order_of(pack, "search", "search"))
    known, counts = {*searcher.styles}, []

    def answering(side: int, root: Any, most: int) -> list[Any]:
        searcher.battle.restore(root)
        return [*searcher._candidates(side, root, most)]

    for _, side, root in stands(searcher, 60):
        few, some, many = (answering(side, root, most) for most in (0, 3, 99))
        assert {*few} <= known
        assert some[: len(few)] == few
        assert many[: len(some)] == some
        assert len(some) <= max(3, len(few))
        assert {*many} - known <= {*searcher.near}
        assert len(many) == 1 or len(few) > 1
        counts.append((len(few), len(some), len(many)))
    assert any(few < many for few, _, many in counts)
    assert any(some < many for _, some, many in counts)
    assert any(few < some for few, some, _ in counts)


HIDDEN: dict[str, tuple[Disguise, str | None, range, int, int]] = {
    "maneuvers": (flagged, "loading_dock", range(4), 10, 1),
    "seven_seconds": (other_blips, None, range(3), 60, 12),
    "battlesuit": (other_secrets, "the_ashgarth_line", range(2, 3), 120, 20),
}
"""Games in which something is hidden: what changes it, in which scenario, battles, questions of each, every so many."""


@pytest.mark.parametrize("name", HIDDEN)
def test_what_a_side_does_not_know_changes_no_decision(packs: dict[str, Pack], name: str) -> None:
    """Worths and choices stay as they were when it is changed; did all lie open, they would not.

    In maneuvers a flag that nobody noticed is taken out of what is tried, elsewhere everything secret is drawn anew.
    """
    pack, (disguise, scenario, seeds, questions, every) = packs[name], HIDDEN[name]
    differed = 0
    for seed in seeds:
        order = order_of(pack, "search", "search", seed=seed)._replace(scenario=scenario)
        searcher = searching(pack, order)
        for dice, side, root in stands(searcher, questions, every):
            found = []
            for player in (searcher, replace(searcher, redraw=openly)):
                found += [weighed(player, side, root, dice, each) for each in (None, disguise)]
            assert found[0] == found[1]
            differed += found[2] != found[3]
    assert differed, "what is hidden changes how battles end, so that the test would find a cheat"


def cells_of(packed: Any) -> dict[str, Any]:
    """Return all that a record says, by its columns."""
    found = {name: getattr(packed, name) for name in packed.record.columns}
    return {name: cells if isinstance(cells, int) else [*cells] for name, cells in found.items()}


@pytest.mark.parametrize("name", ["seven_seconds", "battlesuit"])
def test_what_was_drawn_anew_is_gone_once_something_is_chosen(packs: dict[str, Pack], name: str) -> None:
    """The battle stands as it stood, also in what no battle changes."""
    searcher = searching(packs[name], order_of(packs[name], "search", "search"))
    game = searcher.battle.setup.game
    records = [each for each in ("forces", "battle", "soldiers", "land") if hasattr(game, each)]
    for _, side, _ in stands(searcher, 25, 8):
        before = [cells_of(getattr(game, each)) for each in records]
        searcher.chosen(side, Budget(visits=4))
        assert [cells_of(getattr(game, each)) for each in records] == before


def test_what_is_drawn_anew_in_seven_seconds_is_what_may_be(packs: dict[str, Pack]) -> None:
    """What was seen stays; all others lie under blips, two at most; missions are of the enemy's deck. Rule: 7S.HOLD.1.

    By other seeds there are other units, other missions, and they lie elsewhere.
    """
    pack = packs["seven_seconds"]
    searcher = searching(pack, order_of(pack, "search", "search", seed=1))
    names = cast("Any", searcher.battle.setup).names
    drawn = set[tuple[Any, ...]]()
    game = searcher.battle.setup.game
    for number, side, root in stands(searcher, 61, 20):
        enemy = 1 - side
        units = range(first_unit(enemy), first_unit(enemy) + UNITS)
        own = slice(side * SIDE_PIECES, (side + 1) * SIDE_PIECES)
        met = {unit: game.forces.kind[unit] for unit in units if game.battle.status[unit] == Status.ON_TABLE}
        before = [*game.forces.kind[own]], [*game.forces.square[own]], [*game.battle.status[own]]
        for seed in range(8):
            searcher.battle.restore(root)
            searcher.redraw(game, side, seed)
            held = [unit for unit in units if game.battle.status[unit] == Status.HOLDING]
            under = [enemy * SIDE_PIECES + game.forces.square[unit] for unit in held]
            assert {unit: game.forces.kind[unit] for unit in met} == met
            assert ([*game.forces.kind[own]], [*game.forces.square[own]], [*game.battle.status[own]]) == before
            assert {game.battle.status[blip] for blip in under} <= {Status.ON_TABLE}
            assert max(map(under.count, under), default=0) <= 2
            points = tuple(game.forces.vp[enemy * 6 : enemy * 6 + 6])
            assert points in points_of_deck(names, enemy, packs["seven_seconds"])
            drawn.add((number, points, tuple(game.forces.kind[unit] for unit in held), tuple(under)))
    assert all(len({each[at] for each in drawn}) > 3 for at in (1, 2, 3))


def points_of_deck(names: Any, enemy: int, pack: Pack) -> set[tuple[int, ...]]:
    """Return the points on the missions that an enemy may hold, in six rows."""
    deck = names.hands[enemy].mission.deck
    cards: list[Any] = [loaded.model for loaded in pack.of_kind("mission_card")]
    others = [card for card in cards if card.deck is deck and card is not names.hands[1 - enemy].mission]
    rows = ([getattr(each, "vp", 0) or each.vp_each for each in card.victory_points] for card in others)
    return {(*row, *[0] * (6 - len(row))) for row in rows}


def test_what_is_drawn_anew_in_battlesuit_is_what_may_be(packs: dict[str, Pack]) -> None:
    """What was seen stays, nobody gets another squad's card, and who hides does so where the scenario allows it.

    By other seeds cards, hiding places and mines are others. Rules: BS.CARD.2, BS.HID.3, BS.MIN.4.
    """
    pack = packs["battlesuit"]
    order = order_of(pack, "search", "search", seed=2)._replace(scenario="the_ashgarth_line")
    searcher = searching(pack, order)
    game, drawn = searcher.battle.setup.game, set()
    for number, side, root in stands(searcher, 161, 40):
        enemies = range(first_of(1 - side), end_of(game, 1 - side))
        seen = {each: game.soldiers.dot[each] for each in enemies if not game.soldiers.hidden[each]}
        known = {each: game.forces.card[each] for each in enemies if game.soldiers.known[each]}
        squads = sorted((game.forces.squad[each], game.forces.card[each]) for each in enemies)
        own = cells_of(game.forces)["card"][first_of(side) : first_of(side) + 60]
        kinds = sorted(game.forces.mine_kind[: game.forces.mines])
        for seed in range(6):
            searcher.battle.restore(root)
            searcher.redraw(game, side, seed)
            hidden = [each for each in enemies if game.soldiers.hidden[each]]
            dots = [game.soldiers.dot[each] for each in hidden]
            assert {each: game.soldiers.dot[each] for each in seen} == seen
            assert {each: game.forces.card[each] for each in known} == known
            assert sorted((game.forces.squad[each], game.forces.card[each]) for each in enemies) == squads
            assert cells_of(game.forces)["card"][first_of(side) : first_of(side) + 60] == own
            assert all(hides(game, dot) for dot in dots)
            assert all(
                game.land.zone[dot] >> game.forces.area[each] & 1 for dot, each in zip(dots, hidden, strict=True)
            )
            assert [game.land.occupant[dot] for dot in dots] == [each + 1 for each in hidden]
            assert sorted(game.forces.mine_kind[: game.forces.mines]) == kinds
            cards = tuple(game.forces.card[each] for each in enemies)
            drawn.add((number, side, cards, tuple(dots), tuple(game.forces.mine_kind[: game.forces.mines])))
    assert all(len({each[at] for each in drawn}) > 3 for at in (2, 3, 4))


def test_who_hides_where_nothing_hides_any_more_may_be_anywhere_in_its_area(packs: dict[str, Pack]) -> None:
    """Its true place would be told to whoever searches, if it alone were left. Rule: BS.HID.3."""
    pack = packs["battlesuit"]
    order = order_of(pack, "search", "search", seed=2)._replace(scenario="the_ashgarth_line")
    searcher = searching(pack, order)
    game = searcher.battle.setup.game
    blue = slice(first_of(1), end_of(game, 1))
    root = next(root for _, _, root in stands(searcher, 161, 40) if any(game.soldiers.hidden[blue]))
    places = set()
    for seed in range(6):
        searcher.battle.restore(root)
        game.special.hides_in[:] = [0] * len(game.special.hides_in)
        searcher.redraw(game, 0, seed)
        hidden = [each for each in range(first_of(1), end_of(game, 1)) if game.soldiers.hidden[each]]
        places.add(tuple(game.soldiers.dot[each] for each in hidden))
        assert hidden
        assert all(game.land.zone[game.soldiers.dot[each]] >> game.forces.area[each] & 1 for each in hidden)
    assert len(places) > 3


@pytest.mark.parametrize(("name", "first"), [("maneuvers", "steady"), ("battlesuit", "heuristic")])
def test_styles_that_were_trained_on_everything_are_tried_first(packs: dict[str, Pack], name: str, first: str) -> None:
    """What is tried is played out by the first: who was trained with no weight held, else who plays by default."""
    prepared = battles_of(name).prepared(packs[name])
    styles: Any = prepared
    found = styles_tried(packs[name], prepared)
    assert found[0].weights == styles.styles[first]
    assert {each.weights for each in found} == {*styles.styles.values()}
    near = styles_near(packs[name])
    assert len({each.weights for each in near}) == len(near) == 32
    for each in near:
        pairs = [
            (one, other) for one, other in zip(each.weights, found[0].weights, strict=True) if one > 1 and other > 1
        ]
        assert all(1 / 4.6 <= one / other <= 4.6 for one, other in pairs), "four times, and what whole numbers lose"


def test_nobody_searches_where_hidden_things_cannot_be_drawn_anew(
    packs: dict[str, Pack], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would cheat: so it is refused, with the reason."""
    played = battles_of("maneuvers")._replace(conceal=None)
    monkeypatch.setattr(fights, "battles_of", lambda _: played)
    with pytest.raises(OrderError, match=r"nobody searches in .* yet: what a side does not know"):
        fight(packs["maneuvers"], order_of(packs["maneuvers"], "search:5"))


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
