"""What holds in every fight of maneuvers, whatever its squads, maneuvers and rules are."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine.battles.orders import BattleResult
from engine.games.maneuvers.battle.set_up import ManeuversSetup
from engine.games.maneuvers.kernel import codes
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs
from tests.engine.games.maneuvers.any_fight import AnyPack, fought
from tests.samples import at_length

A_FEW = range(4)
Rows = list[dict[str, Any]]


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    return pack


@cache
def prepared(seed: int) -> AnyPack:
    return AnyPack(shipped(), seed)


@cache
def fight_of(seed: int) -> ManeuversSetup:
    return fought(prepared(seed), seed, "plain")


@cache
def rows(seed: int) -> Rows:
    """Return the rows of the fight of a seed."""
    setup = fight_of(seed)
    return [setup.event(row) for row in setup.rows()]


def told(seed: int, event: str) -> Rows:
    return [row for row in rows(seed) if row["event"] == event]


def plain_is_compiled(seed: int) -> bool:
    pack = AnyPack(shipped(), seed)
    return [*fought(pack, seed, "plain").rows()] == [*fought(pack, seed, "compiled").rows()]


@pytest.mark.parametrize("seed", A_FEW)
def test_plain_is_compiled_with_any_maneuvers(seed: int) -> None:
    """Maneuvers of any steps, characters of any values and rules of any parameters: both modes write the same rows."""
    assert plain_is_compiled(seed)


@at_length("seeds", range(4, 54), range(4, 1004))
def test_plain_is_compiled_in_many_fights(seeds: range) -> None:
    """Maneuvers of any steps, characters of any values and rules of any parameters: both modes write the same rows."""
    assert [seed for seed in seeds if not plain_is_compiled(seed)] == []


@pytest.mark.parametrize("seed", A_FEW)
def test_totals_go_from_row_to_row(seed: int) -> None:
    """MN.SQD.2: each change begins where the last one ended, is of its points but for a floor, and the last stands."""
    totals = {row["side"]: row["total"] for row in told(seed, "begins")}
    assert (totals["a"], totals["b"]) == prepared(seed).starts
    for row in told(seed, "total"):
        assert row["before"] == totals[row["side"]]
        moved = row["after"] - row["before"]
        assert moved == row["points"] if row["change"] == "gains" else 0 >= moved >= -row["points"]
        totals[row["side"]] = row["after"]
    result: BattleResult = fight_of(seed).result()
    assert result.scores == totals


@pytest.mark.parametrize("seed", A_FEW)
def test_a_roll_keeps_one_of_its_dice_by_the_net_advantage(seed: int) -> None:
    """MN.TRM.2, MN.GAP.18, MN.HOUSE.1: 1 + |net| dice stand before it, the best or the worst counts with the rating."""
    thrown: list[int] = []
    for row in rows(seed):
        if row["event"] == "die":
            thrown.append(row["value"])
            assert 1 <= row["value"] <= row["sides"]
        elif row["event"] in {"roll", "check"}:
            net = row["advantage"]
            dice = thrown[-1 - abs(net) :]
            kept = min(dice) if net < 0 else max(dice)
            assert row.get("die", kept) == kept
            assert row["event"] == "check" or row["result"] == kept + row["value"]


@pytest.mark.parametrize("seed", A_FEW)
def test_higher_or_equal_earns_the_reward(seed: int) -> None:
    """MN.COR.5, MN.COR.6: the actor's result against the opponent's; the margin is what lies between them."""
    for row in told(seed, "compared"):
        assert row["rewarded"] == (row["result"] >= row["opposed"])
        assert row["margin"] == abs(row["result"] - row["opposed"])


@pytest.mark.parametrize("seed", A_FEW)
def test_everybody_acts_once_a_round_in_the_order_of_action(seed: int) -> None:
    """MN.ORD.2, MN.ORD.3: by the order, from the first to the last who is in the fight."""
    place: dict[str, int] = {}
    acted: list[str] = []
    gone: set[str] = set()
    for row in rows(seed):
        if row["event"] == "order":
            place[row["actor"]] = row["place"]
        elif row["event"] in {"action", "missed_action"}:
            assert row["actor"] not in gone
            acted.append(row["actor"])
        elif row["event"] == "left":
            gone.add(row["actor"])
        elif row["event"] == "standing":
            assert Counter(acted) == Counter({*acted})
            assert [place[name] for name in acted] == sorted(place[name] for name in acted)
            assert {*place} - {*acted} <= gone
            acted = []


@pytest.mark.parametrize("seed", A_FEW)
def test_the_order_of_action_falls_by_result_and_action_value(seed: int) -> None:
    """MN.ORD.1, MN.ORD.2, MN.GAP.4: a die and the Action Value; of equal results the higher value unless ruled so."""
    by_value = prepared(seed).rules.order.ties == "action_value"
    dice = [row for row in told(seed, "die") if row["reason"] == "order"]
    placed = told(seed, "order")
    thrown = Counter((row["round"], row["actor"], row["value"]) for row in dice)

    assert thrown == Counter((row["round"], row["actor"], row["result"] - row["action_value"]) for row in placed)
    keys = [(row["round"], -row["result"], -row["action_value"] if by_value else 0) for row in placed]
    assert keys == sorted(keys)


@pytest.mark.parametrize("seed", A_FEW)
def test_who_has_left_neither_acts_nor_opposes(seed: int) -> None:
    """MN.ESC.3, MN.GAP.6: out of the fight is out of it; nobody is named who was out before the maneuver began."""
    gone: set[str] = set()
    for row in rows(seed):
        if row["event"] == "left":
            gone.add(row["actor"])
        elif row["event"] in {"maneuver", "opposes"}:
            assert not {row["actor"], row.get("target"), row.get("ally")} & gone


@pytest.mark.parametrize("seed", A_FEW)
def test_every_check_that_was_earned_is_rolled_in_its_turn(seed: int) -> None:
    """MN.GAP.29: in the order earned, those of who has left as well unless it is ruled otherwise."""
    gone = set() if prepared(seed).rules.check.escaped_too else {row["actor"] for row in told(seed, "left")}
    earned = [(row["actor"], row["check"], row["stress"]) for row in told(seed, "check_earned")]
    rolled = [(row["actor"], row["check"], row["stress"]) for row in told(seed, "check")]

    assert rolled == [each for each in earned if each[0] not in gone]
    assert {row["actor"] for row in told(seed, "fate")} == {actor for actor, _, _ in rolled}


@pytest.mark.parametrize("seed", A_FEW)
def test_a_fight_ends_with_its_result(seed: int) -> None:
    """MN.GAP.22, MN.GAP.33: after the round that ended it, by the last one at the latest; harm is told if it counts."""
    [over], [result], harm = told(seed, "fight_over"), told(seed, "result"), told(seed, "harm")
    by_harm = prepared(seed).rules.end.victory_by == "harm"

    assert rows(seed)[-1] is result
    assert over["reason"] == result["ending"]
    assert (over["winner"], len(harm)) == ((None, 1) if by_harm else (result["winner"], 0))
    assert result["rounds"] == len(told(seed, "standing")) <= prepared(seed).rules.end.rounds


@pytest.mark.parametrize("seed", A_FEW)
def test_counters_stay_within_their_bounds(seed: int) -> None:
    """At the end everybody stands at a location, and no set of characters has anybody in it who is not there."""
    game = fight_of(seed).game
    people = range(game.forces.people)

    assert all(0 <= game.battle.location[person] < game.forces.locations for person in people)
    assert all(game.battle.exposed_to[person] < 1 << game.forces.people for person in people)
    assert all(
        game.battle.noticed[person] | game.battle.flagged_by[person] == game.battle.flagged_by[person]
        for person in people
    )
    assert game.battle.extras <= codes.EXTRAS_MOST


@pytest.mark.parametrize("seed", A_FEW)
def test_every_row_cites_the_rules_and_is_told(seed: int) -> None:
    """Rules are ids of the game, and a row that needs a sentence has one that ends with a full stop."""
    setup = fight_of(seed)
    for row in setup.rows():
        assert all(rule.startswith("MN.") for rule in setup.event(row)["rules"])
        sentence = setup.told(row)[1]
        assert sentence == "" or sentence.endswith(".")
