"""What infantry's heuristic player does with crewed weapons, and where it sets down."""

import pytest

from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.acting.actions import act
from engine.games.infantry.kernel.codes import Action, State
from engine.games.infantry.kernel.players.heuristic.answers import heuristic_trooper
from engine.games.infantry.kernel.players.heuristic.steps import heuristic_place
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table
from tests.engine.games.infantry.heuristic.deciding import (
    NORTH,
    NORTH_EAST,
    SOUTH,
    decided,
    dot,
    drop_gun,
    give_gun,
    ground,
)


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


class TestCrews:
    """Crewed weapons."""

    def test_a_gun_is_set_up_in_sight_of_the_enemy_and_fires(self, pack: Pack) -> None:
        """IN.CRW.5, IN.HOUSE.4: 4 AP, its arc over the enemy, and a free attack at once."""
        table = Table(pack, ["gunner"], ["recruit"])
        table.put("gunner", 4, 3)
        table.put("recruit", 8, 7)

        assert decided(table, "gunner") == Action.SET_UP
        assert table.game.choice.bearing == NORTH_EAST
        act(table.game, 0)
        assert decided(table, "gunner") == Action.FREE_FIRE

    def test_without_its_crew_it_is_not_set_up(self, pack: Pack) -> None:
        """IN.CRW.4: a medium machine gun needs a loader beside; he comes."""
        table = Table(pack, ["machine_gunner", "loader"], ["recruit"])
        table.put("machine_gunner", 4, 3)
        table.put("loader", 0, 0)
        table.put("recruit", 4, 29, prone=1)

        assert decided(table, "machine_gunner") != Action.SET_UP
        assert (decided(table, "loader"), dot(table)[0]) == (Action.STEP, 1)

    def test_who_is_of_the_crew_stays_beside(self, pack: Pack) -> None:
        """IN.CRW.4: a loader beside his gunner waits with his AP."""
        table = Table(pack, ["machine_gunner", "loader"], ["recruit"])
        table.put("machine_gunner", 4, 3)
        table.put("loader", 4, 2)
        table.put("recruit", 4, 29, prone=1)

        assert decided(table, "loader") == Action.END

    def test_who_is_not_needed_for_the_crew_goes_on(self, pack: Pack) -> None:
        """IN.CRW.4: a medium machine gun takes one trooper beside its gunner; the loader farther off is free."""
        table = Table(pack, ["machine_gunner", "loader", "loader"], ["recruit"])
        table.put("machine_gunner", 4, 9)
        table.put("loader", 4, 8)
        table.put("loader#2", 6, 9)
        table.put("recruit", 4, 29, prone=1)

        assert decided(table, "loader") == Action.END
        assert (decided(table, "loader#2"), dot(table)[1]) == (Action.STEP, 10)

    def test_a_gun_that_stands_alone_is_taken_over(self, pack: Pack) -> None:
        """IN.CRW.9: the nearest goes to its dot, and takes it over there for 6 AP."""
        table = Table(pack, ["gunner", "recruit", "recruit"], ["recruit"])
        table.put("gunner", 4, 5)
        give_gun(table, "gunner", NORTH)
        drop_gun(table, "gunner")
        table.put("gunner", 0, 0, state=State.DEAD)
        table.put("recruit", 7, 5)
        table.put("recruit#2", 8, 2)
        table.put("recruit#3", 4, 29, prone=1)

        assert (decided(table, "recruit"), dot(table)[0]) == (Action.STEP, 6)
        assert decided(table, "recruit#2") == Action.STEP
        assert dot(table)[1] == 3
        table.put("recruit", 4, 5)
        assert decided(table, "recruit") == Action.TAKE_OVER
        assert table.game.choice.target == table.person("gunner")

    def test_who_is_hurt_too_badly_leaves_a_gun_alone(self, pack: Pack) -> None:
        """IN.CRW.9, IN.HOUSE.2: with seven cells crossed a recruit has 3 AP a turn, never the 6 of taking over."""
        table = Table(pack, ["gunner", "recruit"], ["recruit"])
        table.put("gunner", 4, 5)
        give_gun(table, "gunner", NORTH)
        drop_gun(table, "gunner")
        table.put("gunner", 0, 0, state=State.DEAD)
        table.put("recruit", 4, 5, ap=3)
        table.put("recruit#2", 4, 29, prone=1)
        hurt = table.person("recruit") * codes.CARD_CELLS
        table.game.battle.hp[hurt : hurt + 7] = [2] * 7

        assert decided(table, "recruit") != Action.END

    def test_a_gun_is_swung_to_whom_it_sees(self, pack: Pack) -> None:
        """IN.CRW.12: its arc lies to the north, the enemy is in the south."""
        table = Table(pack, ["gunner"], ["recruit"])
        table.put("gunner", 4, 20)
        give_gun(table, "gunner", NORTH)
        table.put("recruit", 4, 5)

        assert decided(table, "gunner") == Action.SWING
        assert table.game.choice.bearing == SOUTH

    def test_a_gun_waits_three_turns_for_somebody_to_come(self, pack: Pack) -> None:
        """IN.CRW.6: then it is broken down and carried on."""
        table = Table(pack, ["gunner"], ["recruit"], ground=ground((15, "TTTTTTTT.")))
        table.put("gunner", 0, 5)
        give_gun(table, "gunner", NORTH)
        table.put("recruit", 0, 29)
        table.game.battle.turn = 3
        assert decided(table, "gunner") not in {Action.BREAK_DOWN, Action.STEP}

        table.game.battle.turn = 4
        assert decided(table, "gunner") == Action.BREAK_DOWN

    def test_gunners_act_first_and_then_who_is_nearest(self, pack: Pack) -> None:
        """IN.HOUSE.1: who is behind does not stand in the way of who is in front."""
        table = Table(pack, ["recruit", "recruit", "gunner"], ["recruit"])
        table.put("recruit", 4, 3)
        table.put("recruit#2", 4, 9)
        table.put("gunner", 4, 1)
        table.put("recruit#3", 4, 29)
        order = []
        for _ in range(3):
            heuristic_trooper(table.game, 0)
            order.append(table.game.choice.target)
            table.game.battle.done[table.game.choice.target] = 1

        assert order == [2, 1, 0]

    def test_they_are_set_down_in_the_trench(self, pack: Pack) -> None:
        """IN.TUN.5: a trench is worth more than three dots nearer to the enemy; not every draw by lot hits it."""
        table = Table(pack, ["recruit"] * 8, ["recruit"], ground=ground((2, "=========")))
        rows = []
        for person in range(8):
            table.game.battle.state[person] = State.WAITING
            heuristic_place(table.game, 0, person)
            rows.append(table.game.choice.row)

        assert rows.count(2) >= 4

    def test_a_gun_is_set_up_where_it_sees_far(self, pack: Pack) -> None:
        """IN.HOUSE.10, IN.CRW.11: a wood hides the enemy's zone from the west of its own; its arc lies to the north."""
        wood = ground((6, "TTTTT...."), (7, "TTTTT...."))
        table = Table(pack, ["gunner"] * 6, ["recruit"], ground=wood, scenario={"set_up": True})
        for person in range(6):
            heuristic_place(table.game, 0, person)
            assert table.game.choice.column >= 4
            assert table.game.choice.bearing in {22, 23, 0, 1, 2}

    def test_a_crew_is_set_down_beside_its_gunner(self, pack: Pack) -> None:
        """IN.CRW.4: of some dots by lot the one near him is taken, over many draws."""
        near = 0
        for column in range(9):
            table = Table(pack, ["machine_gunner", "loader"], ["recruit"])
            table.put("machine_gunner", column, 5)
            table.put("loader", 0, 0, state=State.WAITING)
            heuristic_place(table.game, 0, table.person("loader"))
            near += abs(table.game.choice.column - column) <= 2

        assert near >= 7
