"""The heuristic player of maneuvers: it beats who draws lots, whatever maneuvers there are, and knows no secrets."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from engine.battles.modes import new_game, play
from engine.battles.orders import BattleOrder, Participant
from engine.execution.simulation import Simulation
from engine.games.maneuvers.battle.prepared import PreparedPack
from engine.games.maneuvers.battle.set_up import ManeuversSetup, set_up_battle
from engine.games.maneuvers.kernel.players.heuristic.answers import (
    heuristic_escape,
    heuristic_noticed,
    heuristic_opposition,
    heuristic_payment,
)
from engine.games.maneuvers.kernel.players.heuristic.prices import CERTAIN, look_ahead
from engine.games.maneuvers.kernel.records import Game
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from tests.engine.games.maneuvers.any_fight import AnyPack, set_out
from tests.engine.games.maneuvers.bench import HomePack, Table

PLAYERS = ("heuristic", "random")
FIGHTS = ("hold_the_stairs", "lights_out", "loading_dock")
SQUADS = ("copperhead", "lantern", "nightjar")
GOOD: dict[str, Any] = {"effect": [{"type": "gain", "side": "own", "points": 30}]}
BAD: dict[str, Any] = {"effect": [{"type": "lose", "side": "own", "points": 30}]}


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    return pack


def won_of(pack: Pack, orders: Iterable[tuple[BattleOrder, str]]) -> int:
    """Return how many fights the named seat wins; a draw is none."""
    simulation = Simulation(pack)
    return sum(simulation.outcome(order).result.winner == seat for order, seat in orders)


def mirrored(seeds: range, fight: str | None, squad: str | None) -> Iterable[tuple[BattleOrder, str]]:
    """Yield fights of the heuristic player against the random one, once from each seat."""
    for seed, mine in product(seeds, range(2)):
        who = tuple(Participant(seat, squad, PLAYERS[at != mine]) for at, seat in enumerate("ab"))
        yield BattleOrder(who, fight, None, seed), "ab"[mine]


@pytest.mark.parametrize("fight", FIGHTS)
def test_it_wins_shipped_fights_against_lots(fight: str) -> None:
    """At least 85 of 100 from both sides of every fight, whose squads are not the same."""
    assert won_of(shipped(), mirrored(range(50), fight, None)) >= 85


@pytest.mark.parametrize("squad", SQUADS)
def test_it_wins_against_its_like(squad: str) -> None:
    """At least 85 of 100 where both have the same squad."""
    assert won_of(shipped(), mirrored(range(50), None, squad)) >= 85


def fought(prepared: PreparedPack, seed: int, who: tuple[str, str] = ("heuristic", "heuristic")) -> ManeuversSetup:
    """Return a fight of Copperhead against Lantern that is over."""
    seated = tuple(Participant(*each) for each in zip("ab", ("copperhead", "lantern"), who, strict=True))
    setup = set_up_battle(prepared, BattleOrder(seated, seed=seed), new_game(Game, "compiled"))
    play("maneuvers", setup.game, "compiled")
    return setup


def events(setup: ManeuversSetup, event: str) -> list[dict[str, Any]]:
    return [row for row in map(setup.event, setup.rows()) if row["event"] == event]


@pytest.mark.prove
def test_it_wins_with_maneuvers_that_nobody_wrote() -> None:
    """Maneuvers, characters and rules at random, from both sides: it wins far more of 100 than it loses.

    Squads may be of one against six, and maneuvers may harm whatever one does, so no such share is asked for as above.
    """
    won = lost = 0
    packs = [AnyPack(shipped(), seed) for seed in range(100)]
    for seed, mine in product(range(100), range(2)):
        setup = set_out(packs[seed], seed, "compiled", (PLAYERS[mine], PLAYERS[1 - mine]))
        play("maneuvers", setup.game, "compiled")
        won += setup.game.battle.over and setup.game.battle.winner == mine
        lost += setup.game.battle.over and setup.game.battle.winner == 1 - mine

    assert won >= 2 * lost


def test_homebrew_maneuvers_are_judged_by_their_steps() -> None:
    """One that gives 30 points is made first in every fight, one that costs 30 never, and neither name tells which."""
    pack = HomePack(shipped(), {"folly": GOOD, "triumph": BAD}, {})

    made = [[row["maneuver"] for row in events(fought(pack, seed), "maneuver")] for seed in range(10)]
    assert {names[0] for names in made} == {"folly"}
    assert [names for names in made if "triumph" in names] == []


@pytest.mark.parametrize("seed", range(12))
def test_all_its_answers_are_legal(seed: int) -> None:
    """With maneuvers at random no answer is refused, and nobody idles who could act."""
    setup = fought(AnyPack(shipped(), seed), seed)

    assert setup.game.answers.refused == 0
    assert [row for row in events(setup, "idle") if row["refused"]] == []


@pytest.mark.parametrize(("lead", "net"), [(0, 0), (2, 0), (-5, 0), (0, 1), (0, -1), (-1, 2), (3, -3)])
def test_its_chances_are_those_of_the_dice(lead: int, net: int) -> None:
    """Every throw counted one by one, of 1 + |net| dice against one: as likely, and as far apart on average."""
    throws = [
        lead + (max(dice) if net >= 0 else min(dice)) - against
        for *dice, against in product(range(1, 7), repeat=2 + abs(net))
    ]
    game = Table(shipped()).game
    look_ahead(game, lead, net)

    def part(ways: Iterable[int]) -> int:
        return int(Fraction(sum(ways), len(throws)) * CERTAIN)

    assert game.outlook.reward == part(margin >= 0 for margin in throws)
    assert game.outlook.tie == part(margin == 0 for margin in throws)
    assert game.outlook.gained == part(max(0, margin) for margin in throws)
    assert game.outlook.lost == part(max(0, -margin) for margin in throws)


def opposition(table: Table, actor: str, target: str, maneuver: str = "engage") -> str:
    """Return whom the heuristic player sends against a maneuver."""
    battle = table.game.battle
    battle.maneuver, battle.rating, battle.target, battle.ally = table.choose(maneuver, "firefight", target)
    heuristic_opposition(table.game, table.person(actor))
    return table.names.people[table.game.choice.opponent]


def test_a_flag_that_nobody_noticed_changes_no_opposition() -> None:
    """Dace opposes best; once she is flagged and that is seen another does, but not while it is a secret."""
    table = Table(shipped())
    best = opposition(table, "Vale", "")
    table.set(best, "flagged", of="Pell")
    seen = opposition(table, "Vale", "")
    table.game.battle.noticed[table.person(best)] = 0

    assert seen != best
    assert opposition(table, "Vale", "") == best


def test_who_hides_and_can_snipe_is_noticed_first() -> None:
    """Of two hidden enemies it notices who is ready to snipe, of two who are alike who hurts more (Brandt has 5)."""
    table = Table(shipped())
    table.set("Haig", "hidden", "snipe_ready")
    table.set("Brandt", "hidden")
    vale = table.person("Vale")
    heuristic_noticed(table.game, vale)
    first = table.names.people[table.game.choice.target]
    table.game.battle.snipe_ready[table.person("Haig")] = 0
    heuristic_noticed(table.game, vale)

    assert (first, table.names.people[table.game.choice.target]) == ("Haig", "Brandt")


@pytest.mark.parametrize(
    ("totals", "round_number", "leaves"),
    [((10, 26), 4, True), ((10, 24), 4, False), ((10, 26), 2, False), ((10, 26), 3, True), ((26, 10), 4, False)],
)
def test_it_leaves_a_lost_fight_when_failing_begins_to_hurt(
    totals: tuple[int, int], round_number: int, *, leaves: bool
) -> None:
    """15 points behind, where that is hopeless to it, from the round before the fourth on; never while it may win."""
    table = Table(shipped(), totals=totals, weights={"hopeless_edge": 15})
    table.game.battle.round = round_number

    assert heuristic_escape(table.game, table.person("Vale")) is leaves


def test_the_last_one_does_not_leave() -> None:
    """A squad with nobody left has lost whatever its total is (MN.GAP.22)."""
    table = Table(shipped(), totals=(10, 40), weights={"hopeless_edge": 15})
    table.game.battle.round = 5
    for name in ("Okoro", "Pell", "Ruiz"):
        table.game.line.gone[table.person(name)] = 1

    assert not heuristic_escape(table.game, table.person("Vale"))


@pytest.mark.parametrize(("totals", "pays"), [((28, 0), True), ((27, 0), False), ((0, 0), False)])
def test_it_spends_only_points_that_it_does_not_need(totals: tuple[int, int], *, pays: bool) -> None:
    """Points beyond the 20 at which the others concede are to spare, from as many on as it says: here from 8."""
    table = Table(shipped(), totals=totals, weights={"spare_edge": 8})

    assert heuristic_payment(table.game, table.person("Vale")) is pays
