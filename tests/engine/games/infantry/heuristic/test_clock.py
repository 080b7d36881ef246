"""What infantry's heuristic player dares: smoke, boldness, the clock."""

import pytest

from engine.games.infantry.kernel.codes import Action, Slot
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table
from tests.engine.games.infantry.heuristic.deciding import SOUTH, decided, dot, give_gun


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


class TestClock:
    """Smoke and boldness: what it does where arcs cover the way."""

    def covered(self, pack: Pack, who: str = "scout", gunner: str = "gunner") -> Table:
        """Return a meadow under the arc of a crewed weapon 24 dots off, whose gunner lies prone."""
        table = Table(pack, [who], [gunner])
        table.put(who, 4, 4)
        table.put(gunner, 4, 28, prone=1)
        give_gun(table, gunner, SOUTH)
        return table

    def test_smoke_is_thrown_before_a_gun(self, pack: Pack) -> None:
        """IN.SMK.4: its way is all under the arc, so a smoke grenade goes four dots towards the gun."""
        table = self.covered(pack)

        assert decided(table, "scout") == Action.EXPLOSIVE
        assert dot(table) == (4, 8)
        assert table.game.choice.slot >= Slot.GRENADES

    def test_where_there_is_smoke_no_more_is_thrown(self, pack: Pack) -> None:
        """IN.SMK.4: through a cloud a laser still does ten points in ten throws of 36; one cloud is as good as two."""
        table = self.covered(pack, gunner="laser_gunner")
        assert decided(table, "scout") == Action.EXPLOSIVE

        table.game.battle.smoke[8 * 9 + 4] = 1
        assert decided(table, "scout") == Action.ARC

    def test_without_smoke_it_fires_at_any_odds(self, pack: Pack) -> None:
        """IN.GAP.16: 8 and 2 for who lies prone is better than to walk into six points of damage."""
        table = self.covered(pack, "loader")

        assert decided(table, "loader") in {Action.AIMED_FIRE, Action.DROP_PRONE, Action.FIRE_ON_THE_MOVE}

    def test_when_it_is_late_it_goes_on_through_arcs(self, pack: Pack) -> None:
        """IN.HOUSE.9: in turn 7 of 12 a side that has not won yet has to."""
        table = self.covered(pack)
        table.game.battle.turn = 7
        assert decided(table, "scout") == Action.STEP

        table.game.battle.lost[1] = 400
        assert decided(table, "scout") == Action.EXPLOSIVE

    def test_in_the_last_turns_any_fair_shot_is_fired(self, pack: Pack) -> None:
        """IN.HOUSE.9: there is no turn left to come nearer in."""
        table = Table(pack, ["rifleman"], ["recruit"])
        table.put("rifleman", 4, 2)
        table.put("recruit", 4, 29, prone=1)
        assert decided(table, "rifleman") == Action.STEP

        table.game.battle.turn = 11
        assert decided(table, "rifleman") != Action.STEP
