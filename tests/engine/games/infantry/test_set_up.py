"""How a battle is set up: who is set down where, who goes first, when it ends, who wins, and what is refused."""

from dataclasses import dataclass
from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.modes import new_game, play
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.games.infantry.battle import set_up
from engine.games.infantry.battle.packed import pack_card
from engine.games.infantry.battle.prepared import PreparedPack
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Action, Ending, Slot, State
from engine.games.infantry.kernel.course import end_side, first_slot, play_side
from engine.games.infantry.kernel.moving.hazards import light_fire
from engine.games.infantry.kernel.numbers.codes import Mark
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.people import is_place, is_ready, judge, winner_by_value
from engine.kernel.records import clear
from schemas.models.infantry.people import Trooper
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, Told, only


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


def rows_of(pack: Pack, **ordered: Any) -> list[dict[str, Any]]:
    return [*fight(pack, BattleOrder(**ordered)).rows()]


def test_everybody_is_set_down_in_the_zone_of_its_side(pack: Pack) -> None:
    """IN.HOUSE.10: the Ford deploys within rows 16 to 20 and 32 to 37, each trooper on a dot of its own."""
    placed = only(rows_of(pack, scenario="the_ford", seed=2), "placed")

    assert len({(row["column"], row["row"]) for row in placed}) == 16
    assert all(row["row"] in (range(16, 21) if row["side"] == "a" else range(29, 34)) for row in placed)


@pytest.mark.parametrize("seed", range(6))
def test_the_higher_roll_goes_first_and_deploys_second(pack: Pack, seed: int) -> None:
    """IN.GAP.29, IN.HOUSE.1, IN.HOUSE.10: two dice a side until one is higher."""
    rows = rows_of(pack, scenario="the_ford", seed=seed)
    [first] = only(rows, "first")
    higher = "a" if first["total_a"] > first["total_b"] else "b"

    assert first["side"] == higher == only(rows, "side_turn")[0]["side"] == only(rows, "placed")[-1]["side"]


def test_a_scenario_says_who_goes_first_and_that_weapons_stand(pack: Pack) -> None:
    """IN.HOUSE.10: on Karst Hill A is first, without dice, and both weapons of B stand set up."""
    rows = rows_of(pack, scenario="karst_hill", seed=1)
    before = rows[: rows.index(only(rows, "turn")[0])]

    assert only(rows, "first")[0]["side"] == "a"
    assert not only(before, "die")
    assert [(row["side"], row["deed"]) for row in only(before, "gun")] == [("b", "set_up"), ("b", "set_up")]


def test_a_squad_meets_itself_under_two_names(pack: Pack) -> None:
    """IN.HOUSE.10: without a scenario two squads meet on a map, from its short edges."""
    who = (Participant("a", "third_section"), Participant("b", "third_section"))
    rows = rows_of(pack, participants=who, map="millford", seed=1)

    assert [row["squads"] for row in only(rows, "begins")] == ["Third Section (A)", "Third Section (B)"]
    assert rows[0]["map"] == "millford"


def test_several_squads_fight_on_one_side(pack: Pack) -> None:
    """IN.GAP.41: a plus sign joins their ids."""
    who = (Participant("a", "third_section+ridge_watch"), Participant("b", "breach_party"))
    rows = rows_of(pack, participants=who, map="millford", seed=1)

    assert [row["troopers"] for row in only(rows, "begins")] == [16, 8]


@pytest.mark.parametrize(("lost", "winner"), [((0, 174), -1), ((0, 175), 0), ((900, 500), 1), ((500, 500), -1)])
def test_a_difference_below_a_tenth_of_the_budget_is_a_draw(pack: Pack, lost: tuple[int, int], winner: int) -> None:
    """IN.GAP.38, IN.HOUSE.9: of a budget of 1750 that is 175; whoever destroyed more has won."""
    table = Table(pack)
    table.game.battle.lost[:] = lost

    assert winner_by_value(table.game) == winner


def test_who_has_nobody_left_has_lost_at_once(pack: Pack) -> None:
    """IN.HOUSE.9: the last trooper of a side falls to an aimed shot, and no turn follows."""
    battle = next(
        found
        for seed in range(60)
        if (found := fight(pack, BattleOrder((), "karst_hill", None, seed))).result.ending == "wiped_out"
    )
    rows = [*battle.rows()]

    assert rows[-1]["event"] == "result"
    assert battle.result.turns == max(row["number"] for row in only(rows, "turn"))
    assert 0 in (only(rows, "standing")[-1]["left_a"], only(rows, "standing")[-1]["left_b"])
    assert battle.setup.game.battle.over == Ending.WIPED_OUT


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (BattleOrder((Participant("a", "nobody"),)), "no squad 'nobody'"),
        (BattleOrder(map="nowhere"), "no map 'nowhere'"),
        (BattleOrder(scenario="nothing"), "no scenario 'nothing'"),
        (BattleOrder(scenario="the_ford", map="karst_hill"), "is fought on 'millford'"),
        (BattleOrder((Participant("b", None, "chess"),)), "no player 'chess'"),
    ],
)
def test_what_is_not_there_cannot_be_ordered(pack: Pack, order: BattleOrder, words: str) -> None:
    """Who orders what the pack does not have is told what there is."""
    with pytest.raises(OrderError) as fault:
        fight(pack, order)

    assert words in str(fault.value)


def test_a_battle_is_over_at_once_when_fire_takes_the_last_of_a_side(pack: Pack) -> None:
    """IN.HOUSE.1, IN.HOUSE.9: what that side has declared does not go off any more, and nobody checks morale."""
    table = Table(pack, ("recruit",), ("recruit",))
    table.put("recruit", 4, 5, ap=8)
    table.put("recruit#2", 4, 10)
    table.dice("recruit", attack=(6, 6))
    table.do("recruit", Action.EXPLOSIVE, slot=Slot.GRENADES, column=4, row=10)
    table.game.battle.hp[:8] = [Mark.CROSSED] * 8
    light_fire(table.game, 4, 5)
    table.rows()

    end_side(table.game, 0)

    assert [row["event"] for row in table.rows() if row["event"] in {"dead", "roll", "blast", "morale"}] == ["dead"]
    assert (table.game.battle.over, table.game.battle.winner) == (Ending.WIPED_OUT, 1)


@pytest.mark.parametrize(("lost", "winner"), [((900, 500), 1), ((500, 900), 0), ((600, 600), -1)])
def test_where_both_sides_fall_at_once_the_values_decide(pack: Pack, lost: tuple[int, int], winner: int) -> None:
    """IN.HOUSE.9: who destroyed more has won; equal losses are a draw."""
    table = Table(pack)
    for person in range(2):
        table.game.battle.state[person] = State.DEAD
    table.game.battle.lost[:] = lost
    judge(table.game)
    assert (table.game.battle.over, table.game.battle.winner) == (Ending.WIPED_OUT, winner)


@dataclass
class Eager(Told):
    """A player that lets each of its troopers act in their order."""

    def choose_trooper(self, game: Game) -> None:
        """Choose the first who may act."""
        self.asked.append("trooper")
        game.choice.target = next(person for person in range(game.forces.people) if is_ready(game, 0, person))


def test_a_player_is_asked_who_acts_as_long_as_somebody_may(pack: Pack) -> None:
    """IN.HOUSE.1: of three troopers each is chosen once, and then the movement phase is over."""
    table = Table(pack, ("rifleman",) * 3)
    eager = Eager(0)
    table.game.adapters = (eager, table.players[1])

    play_side(table.game, 0)

    assert eager.asked == ["trooper"] * 3
    assert [row["actor"] for row in only(table.rows(), "activated")] == [f"Rifleman (A {n})" for n in "123"]


def test_nobody_is_asked_once_a_battle_is_over(pack: Pack) -> None:
    """IN.HOUSE.9: a side wins at once."""
    table = Table(pack)
    eager = Eager(0)
    table.game.adapters = (eager, table.players[1])
    table.game.battle.over = Ending.WIPED_OUT

    play_side(table.game, 0)

    assert eager.asked == []


def test_nobody_is_set_down_beside_the_zone(pack: Pack) -> None:
    """IN.HOUSE.10: of columns 2 to 4 and rows 1 to 5 the corners are in it, what lies beyond is not."""
    table = Table(pack)
    forces = table.game.forces
    forces.west[0], forces.east[0], forces.south[0], forces.north[0] = 2, 4, 1, 5
    inside = {(column, row) for column in range(9) for row in range(9) if is_place(table.game, 0, column, row)}

    assert inside == {(column, row) for column in range(2, 5) for row in range(1, 6)}


def test_what_is_in_hand_at_first_is_the_first_that_there_is(pack: Pack) -> None:
    """IN.HOUSE.10: the primary weapon, a crewed one too; else the secondary one, the launcher, or the other item."""
    table = Table(pack, ("sapper",))
    battle, slots = table.game.battle, (Slot.PRIMARY, Slot.SECONDARY, Slot.MOUNTED, Slot.OTHER)
    for first in slots:
        for slot in slots:
            battle.weapon[slot] = 0 if slot >= first else codes.NOBODY
        assert first_slot(table.game, 0) == first
    battle.weapon[Slot.OTHER] = codes.NOBODY
    assert first_slot(table.game, 0) == Slot.PRIMARY
    battle.weapon[Slot.SECONDARY], table.game.forces.gun[0] = 0, 1
    assert first_slot(table.game, 0) == Slot.PRIMARY


def test_troopers_are_packed_once_for_battles_that_begin_alike(pack: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever seed, players and mode; another squad, map or scenario is packed anew, and nothing of a battle stays."""
    packed: list[str] = []

    def count(trooper: Trooper, *rest: Any) -> None:
        packed.append(trooper.id)
        pack_card(trooper, *rest)

    monkeypatch.setattr(set_up, "pack_card", count)
    prepared, game = PreparedPack(pack), new_game(Game, "compiled")

    def begins(scenario: str | None, player: str, seed: int, *forces: str) -> list[int]:
        clear(game)
        who = tuple(Participant(seat, force, player) for seat, force in zip("ab", forces or (None, None), strict=True))
        order = BattleOrder(who, scenario, None if scenario else "millford", seed)
        assert set_up.set_up_battle(prepared, order, game).game.forces.people == 16
        play("infantry", game, "compiled")
        return [*game.forces.policy]

    assert begins("the_ford", "heuristic", 1) == [0, 0]
    assert begins("the_ford", "random", 2) == [1, 1]
    assert len(packed) == 16
    begins(None, "random", 3, "third_section", "breach_party")
    begins("karst_hill", "random", 4)
    begins("karst_hill", "heuristic", 5, "third_section", "breach_party")
    assert len(packed) == 4 * 16
