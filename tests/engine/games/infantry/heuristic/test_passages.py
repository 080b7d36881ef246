"""What infantry's heuristic player does by weights that are 0 in those of before: swims, digs, picks up, lays wide."""

import pytest

from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.acting.actions import act
from engine.games.infantry.kernel.codes import Action, Slot, Weight
from engine.games.infantry.kernel.standing.cards import leave_gun
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table
from tests.engine.games.infantry.heuristic.deciding import decided, dot, ground


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


def with_weight(table: Table, which: Weight, value: int) -> Table:
    """Return the table, whose first side weighs something otherwise."""
    table.game.style.weights[which] = value
    return table


WALL = (25, "########.")
"""Behind it nobody is to be seen from the south."""
TUNNELS = ("." * 9 + "\n") * 9 + "...A.....\n" + "...a.....\n" * 9 + "...A.....\n" + ("." * 9 + "\n") * 10


class TestTunnels:
    """IN.TUN.1, IN.TUN.4: 2 AP at each mouth, and 4 a dot between them, where walking takes 2."""

    def at_the_mouth(self, pack: Pack, worth: int) -> Table:
        """Return a table on which going under ground is worth so many AP to a trooper at the southern mouth."""
        table = Table(pack, ["loader"], ["recruit"], drawn={"tunnels": TUNNELS}, ground=ground(WALL))
        table.put("loader", 3, 10, ap=8)
        table.put("recruit", 0, 29, prone=1)
        return with_weight(table, Weight.TUNNEL_AP, worth)

    @pytest.mark.parametrize(("worth", "goes"), [(0, False), (5, False), (40, True)])
    def test_it_goes_under_ground_where_that_is_worth_the_ap(self, pack: Pack, worth: int, goes: bool) -> None:
        """Ten dots take 20 AP above and 44 below, so 24 have to be worth it."""
        assert (decided(self.at_the_mouth(pack, worth), "loader") == Action.INTO_TUNNEL) is goes

    def test_it_comes_out_at_the_other_end(self, pack: Pack) -> None:
        """Under ground it goes on to the enemy, and comes out where no dot is nearer."""
        table = self.at_the_mouth(pack, 40)
        table.put("loader", 3, 10, tunnel=0, ap=8)
        assert (decided(table, "loader"), dot(table)) == (Action.STEP, (3, 11))

        table.put("loader", 3, 20, tunnel=0, ap=8)
        assert decided(table, "loader") == Action.OUT_OF_TUNNEL


class TestSwimming:
    """IN.WAT.3: who has two weapons may not swim."""

    @pytest.mark.parametrize(("least", "drops"), [(0, False), (4, True)])
    def test_a_pistol_is_dropped_where_swimming_is_the_shorter_way(self, pack: Pack, least: int, drops: bool) -> None:
        """A river across the map has no bridge: on foot nobody gets over it."""
        table = Table(pack, ["section_leader"], ["recruit"], ground=ground((12, "~" * 9), WALL))
        table.put("section_leader", 4, 11, ap=8)
        table.put("recruit", 0, 29, prone=1)
        with_weight(table, Weight.SWIM_AP, least)

        assert (decided(table, "section_leader") == Action.DROP_WEAPON) is drops
        if drops:
            assert table.game.choice.slot == Slot.SECONDARY
            act(table.game, 0)
            assert (decided(table, "section_leader"), dot(table)[1]) == (Action.STEP, 12)


class TestLyingGuns:
    """IN.GAP.5: a crewed weapon that was carried lies where its gunner fell; it takes both hands."""

    @pytest.mark.parametrize("dots", [0, 8])
    def test_a_gun_on_the_ground_is_picked_up(self, pack: Pack, dots: int) -> None:
        """By somebody who drops his rifle first."""
        table = Table(pack, ["rifleman", "gunner"], ["recruit"])
        table.put("gunner", 4, 4)
        table.put("recruit", 4, 29, prone=1)
        leave_gun(table.game, table.person("gunner"))
        table.game.battle.state[table.person("gunner")] = codes.State.DEAD
        table.put("rifleman", 4, 4, ap=8)
        with_weight(table, Weight.LYING_GUN_DOTS, dots)

        if dots == 0:
            assert decided(table, "rifleman") not in {Action.DROP_WEAPON, Action.PICK_UP}
            return
        assert (decided(table, "rifleman"), table.game.choice.slot) == (Action.DROP_WEAPON, Slot.PRIMARY)
        act(table.game, 0)
        assert decided(table, "rifleman") == Action.PICK_UP


class TestWideArcs:
    """IN.HOUSE.4: a narrow arc is 45 degrees wide, a wide one 90."""

    @pytest.mark.parametrize(("wanted", "action"), [(0, Action.ARC), (1, Action.WIDE_ARC), (2, Action.ARC)])
    def test_an_arc_is_wide_for_enemies_beside(self, pack: Pack, wanted: int, action: Action) -> None:
        """One enemy straight ahead, another 37 degrees off; nobody is to be seen behind the walls."""
        table = Table(pack, ["rifleman"], ["recruit", "recruit"], ground=ground((11, "#" * 9)))
        table.put("rifleman", 0, 10, ap=4, prone=1)
        table.put("recruit", 0, 20, prone=1)
        table.put("recruit#2", 8, 21, prone=1)
        with_weight(table, Weight.WIDE_ARC, wanted)
        table.game.battle.moved[0] = table.game.numbers.movement_cap

        assert decided(table, "rifleman") == action


class TestSatchels:
    """IN.EXP.3: a satchel charge does 8, 4, 2 and 1, and is thrown so near that it catches the sapper as well."""

    @pytest.mark.parametrize(("percent", "thrown"), [(0, False), (50, True), (1000, False)])
    def test_own_harm_is_weighed_against_the_enemy_s(self, pack: Pack, percent: int, thrown: bool) -> None:
        """Three enemies two dots away are worth half of what they cost, and not ten times as much."""
        table = Table(pack, ["sapper"], ["recruit", "recruit", "recruit"])
        table.put("sapper", 4, 10, ap=8)
        for number, column in enumerate((3, 4, 5)):
            table.game.battle.column[1 + number], table.game.battle.row[1 + number] = column, 12
        with_weight(table, Weight.OWN_HARM, percent)
        table.game.battle.weapon[Slot.GRENADES : codes.SLOTS] = [codes.NOBODY] * (codes.SLOTS - Slot.GRENADES)

        assert (decided(table, "sapper") == Action.EXPLOSIVE) is thrown
