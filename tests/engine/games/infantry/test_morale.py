"""Morale by hand: who checks, what is rolled, and what the shaken may do."""

from typing import Any

import pytest

from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.course.turns import begin_side, end_side
from engine.games.infantry.kernel.standing.cards import die
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table, only


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


def test_who_is_shaken_neither_attacks_nor_advances(pack: Pack) -> None:
    """IN.GAP.28: no fire, no step nearer to the enemy, but one away from it."""
    table = beaten(pack, 4)
    table.dice("section_leader", morale=(1, 1))
    table.put("section_leader", 4, 10, ap=8)
    table.put("recruit", 4, 20)

    end_side(table.game, 0)

    assert table.faults("section_leader", codes.AIM, "recruit") == codes.TOO_SHAKEN
    assert table.faults("section_leader", codes.STEP, column=4, row=11) == codes.TOO_SHAKEN
    assert table.faults("section_leader", codes.STEP, column=4, row=9) == 0


def test_the_shaken_check_again_in_their_turn_and_are_gone_at_the_second_failure(pack: Pack) -> None:
    """IN.GAP.28: failed twice in a row is routed, which counts as lost, not as dead; passed is as before."""
    for faces, state in (((1, 1), codes.ROUTED), ((6, 6), codes.FIGHTING)):
        table = beaten(pack, 4)
        leader = table.person("section_leader")
        lost = table.game.battle.lost[0]
        table.dice("section_leader", morale=(1, 1, *faces))
        end_side(table.game, 0)

        begin_side(table.game, 0)

        battle = table.game.battle
        assert battle.state[leader] == state
        assert battle.shaken[leader] == (state == codes.ROUTED)
        assert battle.lost[0] - lost == (table.game.forces.value[leader] if state == codes.ROUTED else 0)
        assert battle.dead[0] == 4


def test_without_the_option_nobody_checks(pack: Pack) -> None:
    """IN.GEN.1: whatever the losses."""
    table = beaten(pack, 5, options={"morale": False})
    end_side(table.game, 0)
    assert not only(table.rows(), "morale")
