"""Morale by hand: who checks, what is rolled, and what the shaken may do."""

from typing import Any

import pytest

from engine.games.infantry.kernel.acting.morale import drive, is_on_own_edge, own_edge
from engine.games.infantry.kernel.codes import Action, Edge, Fault, State
from engine.games.infantry.kernel.course import begin_side, end_side, play_side
from engine.games.infantry.kernel.moving.hazards import light_fire
from engine.games.infantry.kernel.standing.cards import die
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, map_of, only


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


SQUAD = ("section_leader", "rifleman", "rifleman", "rifleman", "rifleman", "rifleman", "scout")


def beaten(pack: Pack, dead: int, **rules: Any) -> Table:
    """Return a squad of seven that has lost so many of its riflemen in this turn."""
    table = Table(pack, SQUAD, ("recruit",), **rules)
    for number in range(1, dead + 1):
        die(table.game, table.person(f"rifleman#{number}"))
    table.rows()
    return table


def test_with_three_dead_nobody_checks_and_with_four_all_survivors_do(pack: Pack) -> None:
    """IN.MOR.1, IN.MOR.4, IN.MOR.6: regulars roll against 7, the veteran scout 5, less 2 while the leader lives."""
    for dead, numbers in ((3, []), (4, [5, 5, 3]), (5, [6, 4])):
        table = beaten(pack, dead)
        end_side(table.game, 0)
        assert [row["number"] for row in only(table.rows(), "morale")] == numbers


def test_without_its_leader_a_squad_checks_the_plain_number(pack: Pack) -> None:
    """IN.MOR.4, IN.GAP.42: the dead leader is the fourth dead, and takes nothing off any more."""
    table = beaten(pack, 3)
    die(table.game, table.person("section_leader"))
    end_side(table.game, 0)
    assert [row["number"] for row in only(table.rows(), "morale")] == [7, 7, 5]


def test_where_leaders_are_replaced_somebody_leads_on(pack: Pack) -> None:
    """IN.GAP.41: with `leader_replaced` the survivors check against 2 less, as if the leader lived."""
    table = beaten(pack, 3, squad={"leader_replaced": True})
    die(table.game, table.person("section_leader"))
    end_side(table.game, 0)
    assert [row["number"] for row in only(table.rows(), "morale")] == [5, 5, 3]


def test_who_is_shaken_neither_attacks_nor_goes_where_it_likes(pack: Pack) -> None:
    """IN.GAP.28: no fire, and no step but those it is driven to; it may drop prone."""
    table = beaten(pack, 4)
    table.dice("section_leader", morale=(1, 1))
    table.put("section_leader", 4, 10, ap=8)
    table.put("recruit", 4, 20)

    end_side(table.game, 0)

    assert table.faults("section_leader", Action.AIMED_FIRE, "recruit") == Fault.TOO_SHAKEN
    assert table.faults("section_leader", Action.STEP, column=4, row=11) == Fault.TOO_SHAKEN
    assert table.faults("section_leader", Action.STEP, column=4, row=9) == Fault.TOO_SHAKEN
    assert table.faults("section_leader", Action.DROP_PRONE) == 0


def test_only_at_the_start_of_its_own_turn_is_a_trooper_calm_again(pack: Pack) -> None:
    """IN.GAP.28: a check that is passed at the end of a turn changes nothing for who is shaken."""
    table = beaten(pack, 4)
    table.put("section_leader", 4, 10, shaken=1, failures=1)
    leader = table.person("section_leader")
    table.dice("section_leader", morale=(6, 6, 6, 6))

    end_side(table.game, 0)
    [ended] = [row for row in only(table.rows(), "morale") if row["actor"].startswith("Section Leader")]
    assert (ended["passed"], ended["shaken"], table.game.battle.failures[leader]) == (True, True, 1)
    begin_side(table.game, 0)
    [begun] = only(table.rows(), "morale")
    assert (begun["was_shaken"], begun["shaken"], table.game.battle.shaken[leader]) == (True, False, 0)
    assert table.game.battle.failures[leader] == 0


GLADE = map_of(
    ".........",
    ".........",
    "......,..",
    ".........",
    ".........",
    ".........",
    rows=20,
)
"""Light vegetation at 6/17."""


def shaken(pack: Pack, *, ground: str = GLADE, at: tuple[int, int], enemy: tuple[int, int], **state: int) -> Table:
    """Return a table with a shaken scout, its AP 8, and an enemy recruit."""
    table = Table(pack, ("scout",), ("recruit",), ground=ground, morale={"routed_after": 9})
    table.put("scout", *at, **{"shaken": 1, "ap": 8, "moved": 0, **state})
    table.put("recruit", *enemy)
    table.rows()
    return table


def fled(table: Table) -> list[tuple[int, int]]:
    """Let the scout be driven; return the dots that it goes to."""
    drive(table.game, table.person("scout"))
    return [(row["column"], row["row"]) for row in only(table.rows(), "step")]


def test_the_shaken_make_for_the_nearest_cover(pack: Pack) -> None:
    """IN.GAP.28: the glade is 3 dots away, the own edge 14; the recruit stands at the far end of the map."""
    table = shaken(pack, at=(3, 14), enemy=(0, 0))
    assert fled(table) == [(4, 15), (5, 16), (6, 17)]
    assert table.ap("scout") == 5


def test_the_shaken_make_for_their_own_edge_where_cover_lies_towards_the_enemy(pack: Pack) -> None:
    """IN.GAP.28: they may not advance. Row 0 is the own edge of A, 8 AP go that far and no farther."""
    table = shaken(pack, at=(3, 10), enemy=(6, 19))
    drive(table.game, table.person("scout"))
    rows = table.rows()
    [flees] = only(rows, "flees")
    assert (flees["row"], flees["cover"]) == (0, False)
    assert [row["row"] for row in only(rows, "step")] == [9, 8, 7, 6, 5, 4, 3, 2]
    assert table.ap("scout") == 0


@pytest.mark.parametrize("sign", ",%=nrs-x")
def test_vegetation_trenches_and_low_walls_are_cover(pack: Pack, sign: str) -> None:
    """IN.GAP.28: three dots to the west is that; the own edge is five dots to the south. Beside a wall is enough."""
    table = shaken(pack, ground=map_of(*["......"] * 24, sign + ".....", rows=30), at=(3, 5), enemy=(3, 29))
    goal = fled(table)[-1]
    assert goal == {",": (0, 5), "%": (0, 5), "=": (0, 5), "n": (1, 4)}.get(sign, (0, 0))


@pytest.mark.parametrize(
    ("ground", "option", "played", "otherwise"),
    [
        (map_of(*["......"] * 24, "=.....", rows=30), "trench_tunnel", (0, 5), (0, 0)),
        (map_of(*["......"] * 29, "~~~~~~", rows=30), "water", None, (0, 0)),
        (map_of(*["......"] * 29, "xxxxxx", rows=30), "barbed_wire", None, (0, 0)),
    ],
)
def test_what_is_not_played_is_neither_cover_nor_forbidden(
    pack: Pack, ground: str, option: str, played: tuple[int, int] | None, otherwise: tuple[int, int]
) -> None:
    """IN.GEN.1, IN.GAP.28: a trench is then no cover, and water and wire on the own edge are ground like any other."""
    for on, goal in ((True, played), (False, otherwise)):
        table = Table(pack, ("scout",), ("recruit",), ground=ground, options={option: on})
        table.put("scout", 3, 5, shaken=1, ap=8, moved=0)
        table.put("recruit", 3, 29)
        table.rows()
        drive(table.game, table.person("scout"))
        assert [(row["column"], row["row"]) for row in only(table.rows(), "flees")] == ([goal] if goal else [])


def test_who_is_in_cover_or_under_ground_stays(pack: Pack) -> None:
    """IN.GAP.28: nobody makes for cover who is there; a fire in the glade drives out of it."""
    for under, fire, goes in ((-1, False, False), (0, False, False), (-1, True, True)):
        table = shaken(pack, at=(6, 17), enemy=(6, 19), tunnel=under)
        if fire:
            light_fire(table.game, 6, 17)
        assert bool(fled(table)) is goes


def test_the_way_goes_past_wire_and_under_the_arcs_of_the_enemy(pack: Pack) -> None:
    """IN.GAP.28, IN.HOUSE.4: of two steps the cheaper, and the recruit fires at the dot that is entered."""
    ground = map_of("......", ".,....", ".x....", rows=20)
    table = shaken(pack, ground=ground, at=(1, 16), enemy=(3, 0))
    table.put("recruit", 3, 0, ap=8)
    table.do("recruit", Action.ARC, bearing=0)
    drive(table.game, table.person("scout"))
    rows = table.rows()
    assert [(row["column"], row["row"]) for row in only(rows, "step")] == [(0, 17), (1, 18)]
    assert [row["way"] for row in only(rows, "attack")] == ["into_arc"]


def test_the_edge_of_a_side_is_the_one_its_zone_lies_at(pack: Pack) -> None:
    """IN.GAP.28, IN.HOUSE.10: of four edges that from which the zone reaches in least far."""
    table = Table(pack)
    forces, ground = table.game.forces, table.game.ground
    zones = {
        (0, 8, 0, 5): Edge.SOUTH,
        (0, 8, 24, 29): Edge.NORTH,
        (0, 2, 0, 29): Edge.WEST,
        (6, 8, 0, 29): Edge.EAST,
        (0, 4, 0, 4): Edge.SOUTH,
        (0, 3, 0, 4): Edge.WEST,
        (4, 8, 25, 29): Edge.NORTH,
        (5, 8, 25, 29): Edge.EAST,
    }
    assert (ground.width, ground.height) == (9, 30)
    for (west, east, south, north), edge in zones.items():
        forces.west[0], forces.east[0], forces.south[0], forces.north[0] = west, east, south, north
        assert own_edge(table.game, 0) == edge
        inside = {Edge.SOUTH: (4, 0), Edge.NORTH: (4, 29), Edge.WEST: (0, 9), Edge.EAST: (8, 9)}
        assert [is_on_own_edge(table.game, 0, *spot) for spot in inside.values()] == [edge == each for each in inside]


def test_the_shaken_act_first_in_their_sides_turn(pack: Pack) -> None:
    """IN.GAP.28, IN.HOUSE.1: whoever the player would choose, who failed again makes for cover before."""
    table = beaten(pack, 4, morale={"routed_after": 9}, scenario={"turns": 9})
    table.put("scout", 4, 5, shaken=1, failures=1)
    table.dice("scout", morale=(1, 1))
    play_side(table.game, 0)
    rows = table.rows()
    assert [row["actor"] for row in only(rows, "activated")] == ["Scout"]
    assert [row["row"] for row in only(rows, "step")] == [4, 3, 2, 1, 0]


@pytest.mark.parametrize(
    ("faces", "counts", "state", "still_shaken"),
    [
        ((1, 1), False, State.FIGHTING, 1),
        ((6, 6), False, State.FIGHTING, 0),
        ((1, 1), True, State.ROUTED, 1),
        ((6, 6), True, State.FIGHTING, 0),
    ],
)
def test_a_failed_rally_is_no_second_failure(
    pack: Pack, *, faces: tuple[int, int], counts: bool, state: int, still_shaken: int
) -> None:
    """IN.GAP.28: it leaves the leader shaken, however often; where `rally_counts`, it is routed."""
    table = beaten(pack, 4, morale={"rally_counts": counts})
    leader = table.person("section_leader")
    table.dice("section_leader", morale=(1, 1, *faces, *faces))
    end_side(table.game, 0)

    begin_side(table.game, 0)
    if state == State.FIGHTING and still_shaken:
        begin_side(table.game, 0)

    assert (table.game.battle.state[leader], table.game.battle.shaken[leader]) == (state, still_shaken)


def test_who_fails_a_further_check_while_shaken_is_routed(pack: Pack) -> None:
    """IN.GAP.28: for a new death, with failed rallies or a passed check between; it is lost, and not dead."""
    for between in ((), ((1, 1),), ((1, 1), (6, 6))):
        table = beaten(pack, 4)
        leader, battle, lost = table.person("section_leader"), table.game.battle, 0
        table.dice("section_leader", morale=(1, 1, *(face for faces in between for face in faces), 1, 1))
        end_side(table.game, 0)
        for faces in between:
            (begin_side if faces == (1, 1) else end_side)(table.game, 0)
            battle.fallen[0] = 1
        lost = battle.lost[0]
        battle.fallen[0] = 1
        end_side(table.game, 0)

        assert battle.state[leader] == State.ROUTED
        assert battle.lost[0] - lost >= table.game.forces.value[leader]
        assert battle.dead[0] == 4


def test_who_rallies_has_a_clean_slate(pack: Pack) -> None:
    """IN.GAP.28: a trooper that is calm again and fails once more is shaken once more."""
    table = beaten(pack, 4)
    leader = table.person("section_leader")
    table.dice("section_leader", morale=(1, 1, 6, 6, 1, 1))
    end_side(table.game, 0)
    begin_side(table.game, 0)
    table.game.battle.fallen[0] = 1
    end_side(table.game, 0)
    assert (table.game.battle.state[leader], table.game.battle.shaken[leader]) == (State.FIGHTING, 1)


def test_without_the_option_nobody_checks(pack: Pack) -> None:
    """IN.GEN.1: whatever the losses."""
    table = beaten(pack, 5, options={"morale": False})
    end_side(table.game, 0)
    assert not only(table.rows(), "morale")


def test_nobody_checks_twice_for_one_death(pack: Pack) -> None:
    """IN.GAP.28: at the end of a turn in which the squad has lost somebody, and not of the next; or of every one."""
    for trigger, checks in (("new_death", 0), ("every_turn", 3)):
        table = beaten(pack, 4, morale={"trigger": trigger, "routed_after": 9})
        end_side(table.game, 0)
        table.rows()
        end_side(table.game, 1)
        assert len(only(table.rows(), "morale")) == checks


def test_the_dead_leader_counts_where_that_is_ruled(pack: Pack) -> None:
    """IN.GAP.42: four dead, the leader among them, or three; riflemen count in any case."""
    for counts, dead in ((True, 4), (False, 3)):
        table = beaten(pack, 3, morale={"leader_counts": counts})
        die(table.game, table.person("section_leader"))
        assert table.game.battle.dead[0] == dead


def test_nobody_makes_for_wire_or_deep_water(pack: Pack) -> None:
    """IN.GAP.28: of the own edge only the dry and open dot in its corner is a refuge, five dots away."""
    ground = map_of(*["......"] * 9, "xx~~x.", rows=10)
    table = shaken(pack, ground=ground, at=(0, 3), enemy=(0, 9))
    assert fled(table)[-1] == (5, 0)


def test_the_log_says_where_the_shaken_make_for(pack: Pack) -> None:
    """IN.GAP.28: a row of its own with cover or edge, before the steps; and what a check means to who is shaken."""
    for enemy, sentence in (
        ((0, 0), "Scout makes for the cover at 6/17."),
        ((6, 19), "Scout makes for the edge of the map at 0/0."),
    ):
        table = shaken(pack, at=(3, 14), enemy=enemy)
        drive(table.game, table.person("scout"))
        assert sentence in [table.setup.told(row)[1] for row in table.setup.rows()]
    table = beaten(pack, 4)
    table.put("scout", 4, 5, shaken=1)
    table.dice("scout", morale=(6, 6, 6, 6))
    end_side(table.game, 0)
    begin_side(table.game, 0)
    told = [said for row in table.setup.rows() if (said := table.setup.told(row)[1]).startswith("Scout rolls")]
    assert [said.rpartition(": ")[2] for said in told] == ["no worse than shaken.", "calm again."]
