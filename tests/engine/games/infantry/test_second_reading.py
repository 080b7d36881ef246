"""What a second reading of the rules found out about battles: positions by hand."""

import pytest

from engine.games.infantry.kernel.codes import Action, Harm, Slot
from engine.games.infantry.kernel.course import end_side
from engine.games.infantry.kernel.standing.cards import hurt
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, map_of, only


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


@pytest.mark.parametrize(
    ("options", "signs", "levels"),
    [("advanced_terrain", "......", "..1111"), ("trench_tunnel", "..==..", "......"), ("water", "..--..", "......")],
)
def test_what_is_not_played_adds_nothing_to_a_sum(pack: Pack, options: str, signs: str, levels: str) -> None:
    """IN.GEN.1, IN.GAP.15: who crawls onto ground like any other pays 2, by the sum of costs as well."""
    flat = "......\n" * 9
    drawn = {"levels": f"{flat}{levels}\n"}
    table = Table(pack, ground=f"{flat}{signs}\n", drawn=drawn, options={options: False}, terrain={"combined": "sum"})
    table.put("rifleman", 1, 0, prone=1, ap=8)

    [step] = only(table.walk("rifleman", (2, 0)), "step")

    assert step["cost"] == 2


def test_a_blast_batters_both_ways_alike(pack: Pack) -> None:
    """IN.HOUSE.6, IN.GAP.50: what a wall stood before when the rocket went off is not reached, north or south."""
    ground = map_of("......", "..#...", "..#...", "......", "..#...", "..#...", rows=12)
    table = Table(pack, ("rocketeer",), ("scout",), ground=ground, breaching={"toughness": {"wall": 1}})
    table.put("rocketeer", 0, 8, ap=8)
    table.put("scout", 3, 0)
    table.dice("rocketeer", attack=(6, 6))

    table.do("rocketeer", Action.EXPLOSIVE, slot=Slot.PRIMARY, column=2, row=8)
    end_side(table.game, 0)

    hit = [(row["column"], row["row"], row["breached"]) for row in only(table.rows(), "structure")]
    assert hit == [(2, 7, True), (2, 9, True)]


def test_after_the_last_of_a_side_nothing_more_goes_off(pack: Pack) -> None:
    """IN.HOUSE.9: a side wins at once, and a second rocket that was declared is not worked out."""
    table = Table(pack, ("rocketeer", "rocketeer"), ("scout",))
    for at, name in enumerate(("rocketeer", "rocketeer#2")):
        table.put(name, at, 0, ap=8)
        table.dice(name, attack=(6, 6))
        table.do(name, Action.EXPLOSIVE, slot=Slot.PRIMARY, column=4, row=20)
    table.put("scout", 4, 20)
    hurt(table.game, table.person("scout"), 9, Harm.LETHAL)
    table.rows()
    end_side(table.game, 0)

    assert len(only(table.rows(), "blast")) == 1


def test_after_the_last_of_a_side_nobody_checks_morale(pack: Pack) -> None:
    """IN.HOUSE.9: the last of A routs, B has won at once and throws no more dice."""
    rules = {"threshold": 0, "trigger": "every_turn", "fails": "routed"}
    table = Table(pack, ("rifleman",), ("scout",), morale=rules)
    table.dice("rifleman", morale=(1, 1))
    end_side(table.game, 0)

    rows = table.rows()
    assert [row["actor"] for row in only(rows, "morale")] == ["Rifleman"]
    assert len(only(rows, "routed")) == 1


def test_where_movement_ends_with_fire_on_the_move_a_rocket_ends_it_too(pack: Pack) -> None:
    """IN.MVF.5, IN.MVF.7: with `go_on` off no AP go into movement after a rocket on the move, as after a shot."""
    table = Table(pack, ("rocketeer",), ("scout",), movement_fire={"go_on": False})
    table.put("rocketeer", 3, 3, ap=8)
    table.put("scout", 4, 20)
    table.walk("rocketeer", (3, 4))
    table.do("rocketeer", Action.EXPLOSIVE_ON_THE_MOVE, slot=Slot.PRIMARY, column=4, row=20)

    assert table.faults("rocketeer", Action.STEP, column=3, row=5) != 0
