"""What infantry's heuristic player does with explosives, grenades, flames and bayonets."""

import pytest

from engine.games.infantry.kernel.acting.actions import act
from engine.games.infantry.kernel.codes import Action, Slot
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table
from tests.engine.games.infantry.heuristic.deciding import decided, dot


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


class TestBlasts:
    """Explosives and grenades."""

    def crowd(self, pack: Pack, *own: str) -> Table:
        """Return a table with three enemies side by side, six dots from the first trooper."""
        table = Table(pack, own, ["recruit", "recruit", "recruit"])
        table.put(own[0], 4, 10)
        for number, column in enumerate((3, 4, 5)):
            person = len(own) + number
            table.game.battle.column[person], table.game.battle.row[person] = column, 16
        return table

    def test_a_grenade_goes_where_several_stand(self, pack: Pack) -> None:
        """IN.EXP.3: 3 points in the middle and 2 beside are more than the 4 of a shot at one."""
        table = self.crowd(pack, "rifleman")

        assert decided(table, "rifleman") == Action.EXPLOSIVE
        assert dot(table) == (4, 16)
        assert table.game.choice.slot >= Slot.GRENADES

    def test_at_one_enemy_a_shot_is_better_than_a_grenade(self, pack: Pack) -> None:
        """IN.HOUSE.3: four points at 6 to reach are more than three at 7."""
        table = Table(pack, ["rifleman"], ["recruit"])
        table.put("rifleman", 4, 10)
        table.put("recruit", 4, 16)

        assert decided(table, "rifleman") == Action.STEP

    def test_flames_count_for_the_ground_they_light(self, pack: Pack) -> None:
        """IN.INC.10: two points at long range are not worth a burst, but whoever stays there will burn."""
        table = Table(pack, ["flamer"], ["rifleman"])
        table.put("flamer", 4, 4)
        table.put("rifleman", 4, 16)

        assert decided(table, "flamer") == Action.EXPLOSIVE

    @pytest.mark.parametrize(("row", "thrown"), [(13, False), (12, True)])
    def test_no_grenade_goes_where_it_would_catch_a_friend(self, pack: Pack, row: int, thrown: bool) -> None:
        """IN.EXP.3: its rings reach two dots; a friend three dots away may be caught by a scatter, one at four not."""
        table = self.crowd(pack, "rifleman", "loader")
        table.put("loader", 4, row)

        assert (decided(table, "rifleman") == Action.EXPLOSIVE) is thrown

    def test_a_launcher_is_taken_in_hand_where_it_is_worth_that(self, pack: Pack) -> None:
        """IN.EXP.8: the launcher under the rifle costs nothing to switch to, and fires next."""
        table = self.crowd(pack, "grenadier")
        table.put("grenadier", 4, 4)

        assert decided(table, "grenadier") == Action.CHANGE_WEAPON
        assert table.game.choice.slot == Slot.MOUNTED
        act(table.game, 0)
        assert decided(table, "grenadier") == Action.EXPLOSIVE

    def test_a_rocket_takes_an_ap_to_take_in_hand(self, pack: Pack) -> None:
        """IN.GAP.14: 1 AP to change and 4 to fire are five; with four the rifle it is."""
        table = self.crowd(pack, "tank_hunter")
        table.put("tank_hunter", 4, 2, ap=5)
        assert (decided(table, "tank_hunter"), table.game.choice.slot) == (Action.CHANGE_WEAPON, Slot.SECONDARY)

        table.put("tank_hunter", 4, 2, ap=4)
        assert decided(table, "tank_hunter") == Action.DROP_PRONE

    def test_an_empty_launcher_gives_way_to_the_rifle(self, pack: Pack) -> None:
        """IN.EXP.9: without a round left the rifle is taken in hand again, for nothing."""
        table = Table(pack, ["grenadier"], ["recruit"])
        table.put("grenadier", 4, 4, active=Slot.MOUNTED)
        table.game.battle.rounds[Slot.MOUNTED] = 0
        table.put("recruit", 4, 14)

        assert decided(table, "grenadier") == Action.CHANGE_WEAPON
        assert table.game.choice.slot == Slot.PRIMARY

    def test_who_is_beside_strikes_where_it_cannot_fire(self, pack: Pack) -> None:
        """IN.HOUSE.7: with three AP and no gun in hand a bayonet is what there is."""
        table = Table(pack, ["rifleman"], ["recruit"])
        table.put("rifleman", 4, 4, active=Slot.GRENADES, ap=3)
        table.put("recruit", 4, 5)

        assert decided(table, "rifleman") == Action.STRIKE
