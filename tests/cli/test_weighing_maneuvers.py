"""Maneuvers on the scales: squads that know them by lot, how often each is chosen, and what is said of it."""

import json
from functools import cache
from pathlib import Path

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.games.maneuvers.battle.prepared import PreparedPack
from engine.games.maneuvers.tuning import MANEUVERS, squads
from engine.paths import CONTENT
from schemas.models.maneuvers.fight import Squad
from schemas.packs.packs import Pack, read_packs
from tests.cli.conftest import Run

ASKED = ("balance", "maneuvers", "--by", "maneuver", "--format", "json")
PLANTED = """kind: maneuver
id: {id}
name: {id}
actor: [firefight, melee, athletics, stealth, awareness, command]
opponent: [firefight]
effect:
  - {{type: {verb}, side: own, points: 12}}
risk: []
reward: [{{type: gain, side: own, points: 1}}]
"""


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    return pack


def test_a_fight_is_measured_as_it_is_printed(run: Run) -> None:
    """Nightjar lies in ambush in each of 60 fights: how often it wins them is what its row says, and nobody swaps."""
    told = run("balance", "maneuvers", "--by", "scenario", "--battles", "60", "--format", "json")
    rows = {(row["scenario"], row["squad"]): row for row in json.loads(told.stdout)["rows"]}
    seats = (Participant("a"), Participant("b"))
    fought = [fight(shipped(), BattleOrder(seats, "lights_out", None, seed)).result for seed in range(1, 61)]
    won = {seat: sum(each.winner == seat for each in fought) for seat in ("a", "b")}

    assert won["a"] > 36
    assert rows["lights_out", "a, nightjar against lantern"]["won"] == round(won["a"] / 60, 6)
    assert rows["lights_out", "b, nightjar against lantern"]["won"] == round(won["b"] / 60, 6)
    assert {seat for scenario, seat in rows if scenario == "loading_dock"} == {
        "a, copperhead against lantern",
        "b, copperhead against lantern",
    }


def test_squads_swap_where_no_fight_says_who_begins_where(run: Run) -> None:
    """On even terms each of 60 seeds is fought from both sides, and each pairing has one row."""
    told = json.loads(run("balance", "maneuvers", "--battles", "60", "--format", "json").stdout)

    assert len(told["rows"]) == 3


def test_what_each_squad_knows_is_what_all_know_and_its_own() -> None:
    """Of 13 maneuvers two are Nightjar's own, and no other squad knows them."""
    known = {squad.id: {*squad.counts} for squad in squads(shipped())}

    assert {name: len(maneuvers) for name, maneuvers in known.items()} == {
        "copperhead": 11,
        "lantern": 11,
        "nightjar": 13,
    }
    assert known["nightjar"] - known["lantern"] == {"flush_out", "smoke_screen"}


def test_squads_by_lot_have_the_people_of_a_squad_and_know_what_they_drew() -> None:
    """Whoever fights with the pack of the tables has exactly what its counts say, and half of all on average."""
    pack, tables = MANEUVERS.with_tables(shipped(), range(60), 2)
    prepared = PreparedPack(pack)

    assert [table.like for table in tables[:4]] == ["copperhead", "lantern", "nightjar", "copperhead"]
    shares = []
    for table in tables:
        for force in table.forces:
            squad, like = prepared.squad(force.id), pack.named("squad", table.like, Squad)
            assert like is not None
            assert squad.members == like.members
            named = zip(prepared.maneuvers, prepared.knows(squad), strict=True)
            assert {each.id for each, knows in named if knows} == {*force.counts}
            shares.append(len(force.counts) / (13 if table.like == "nightjar" else 11))
    assert 0.45 < sum(shares) / len(shares) < 0.55


def test_lots_are_always_the_same() -> None:
    """Who asks twice compares the same squads."""
    assert MANEUVERS.with_tables(shipped(), range(5), 2)[1] == MANEUVERS.with_tables(shipped(), range(5), 2)[1]


def test_a_maneuver_that_is_no_choice_is_named(run: Run, tmp_path: Path) -> None:
    """One that gives 12 points and asks nothing is always right and worth wins; one that costs 12 is never right."""
    folder = tmp_path / "mine"
    assert run("new", "pack", folder, "--system", "maneuvers").exit_code == 0
    (folder / "maneuvers").mkdir(exist_ok=True)
    for name, verb in (("windfall", "gain"), ("blunder", "lose")):
        (folder / "maneuvers" / f"{name}.yaml").write_text(PLANTED.format(id=name, verb=verb), encoding="utf-8")

    rows = json.loads(run("balance", folder, *ASKED[2:], "--battles", "400").stdout)["rows"]

    of_any = {row["maneuver"]: row for row in rows if row["squad"] == ""}
    assert of_any["windfall"]["judged"] == "always right"
    assert of_any["windfall"]["worth_low"] > 0.2
    assert of_any["blunder"]["judged"] == "never right"
    assert of_any["blunder"]["used"] < of_any["blunder"]["could_be_used"] / 100


def test_uses_are_counted_at_the_actions_of_those_who_know_a_maneuver(run: Run) -> None:
    """What could be used and was is whole, a share of it, and nothing for a row of all together."""
    rows = json.loads(run(*ASKED, "--battles", "240").stdout)["rows"]

    for row in rows:
        if row["maneuver"] == "together":
            assert (row["could_be_used"], row["used"], row["used_share"], row["judged"]) == (0, 0, None, "")
        else:
            assert 0 <= row["used"] <= row["could_be_used"]
            assert row["used_share"] is None or abs(row["used_share"] - row["used"] / row["could_be_used"]) < 1e-6
    assert {row["edge"] for row in rows if row["maneuver"] in {"snipe", "assault"}} == {5, 10}
