"""Where infantry's heuristic player goes, and where not."""

from itertools import product

import pytest

from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Action
from engine.games.infantry.kernel.players.heuristic.aims import foe_of
from engine.games.infantry.kernel.players.heuristic.steps import danger_at
from engine.games.infantry.kernel.players.heuristic.ways import UNREACHED, way_between
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table
from tests.engine.games.infantry.heuristic.deciding import SOUTH, decided, dot, give_gun, ground, turn_of


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


class TestWays:
    """Where it goes, and where not."""

    def test_a_poor_shot_is_no_reason_to_stay(self, pack: Pack) -> None:
        """IN.GAP.16: 10 to reach at long range is not worth stopping for; at short range 8 is."""
        table = Table(pack, ["rifleman"], ["recruit"])
        table.put("recruit", 4, 29, prone=1)
        table.put("rifleman", 4, 3)
        assert (decided(table, "rifleman"), table.game.choice.row) == (Action.STEP, 4)

        table.put("rifleman", 4, 10, moved=2, stepped=1, prone=1)
        assert decided(table, "rifleman") == Action.FIRE_ON_THE_MOVE

    def test_it_keeps_ap_to_fire_at_the_end_of_its_way(self, pack: Pack) -> None:
        """IN.HOUSE.4: of 7 AP five are walked, and the SMG aims with the other two, at 10 to reach."""
        table = Table(pack, ["loader"], ["recruit"])
        table.put("loader", 4, 9)
        table.put("recruit", 4, 29, prone=1)

        assert turn_of(table, "loader") == [Action.STEP] * 5 + [Action.AIMED_FIRE]

    def test_far_from_the_enemy_all_ap_are_walked(self, pack: Pack) -> None:
        """IN.XPR.2: at 48 dots nobody comes near in a turn, so no AP are kept for an arc."""
        table = Table(pack, ["loader"], ["recruit"], ground=ground((25, "TTTTTTTT."), rows=50))
        table.put("loader", 0, 1)
        table.put("recruit", 0, 49)

        assert turn_of(table, "loader") == [Action.STEP] * 7 + [Action.END]

    def test_who_sees_nobody_lies_in_wait(self, pack: Pack) -> None:
        """IN.HOUSE.4: the enemy is behind the trees; the AP kept for it go into an arc to where it is."""
        table = Table(pack, ["loader"], ["recruit"], ground=ground((15, "TTTTTTTT.")))
        table.put("loader", 0, 10)
        table.put("recruit", 0, 20)
        found = turn_of(table, "loader")

        assert found[-2:] == [Action.ARC, Action.END]
        assert found[:-2] == [Action.STEP] * 5

    def test_who_lies_far_away_stands_up_to_go_on(self, pack: Pack) -> None:
        """IN.GAP.14: standing up costs 2 AP, crawling 2 a dot."""
        table = Table(pack, ["loader"], ["recruit"])
        table.put("loader", 4, 2, prone=1)
        table.put("recruit", 4, 29, prone=1)

        assert decided(table, "loader") == Action.STAND_UP

    def test_it_goes_round_by_the_bridge(self, pack: Pack) -> None:
        """IN.WAT.2: who may not swim goes to the only dot that leads over, not to the bank before the enemy."""
        river = ground((12, "~~~~~~~~."), (13, "~~~~~~~~."), (14, "TTTTTTTT."))
        table = Table(pack, ["grenadier"], ["recruit"], ground=river)
        table.put("grenadier", 0, 11)
        table.put("recruit", 0, 20)
        person = table.person("grenadier")

        assert decided(table, "grenadier") == Action.STEP
        assert table.game.choice.column == 1
        assert way_between(table.game, person, 7, 11, 0, 20) < way_between(table.game, person, 0, 11, 0, 20)

    def test_what_nobody_reaches_is_far_from_everywhere(self, pack: Pack) -> None:
        """IN.GAP.45: an island of trees has no way to it."""
        table = Table(pack, ["rifleman"], ["recruit"], ground=ground((12, "TTTTTTTTT")))

        assert way_between(table.game, 0, 4, 4, 4, 20) == UNREACHED + 16

    def test_slopes_and_swamp_are_gone_round(self, pack: Pack) -> None:
        """IN.TER.2: a swamp costs 4 AP a dot: beside it is quicker than through it."""
        swamp = ground((8, ".sssssss."), (9, ".sssssss."), (10, ".sssssss."))
        table = Table(pack, ["loader"], ["recruit"], ground=swamp)

        assert way_between(table.game, 0, 0, 7, 4, 29) < way_between(table.game, 0, 4, 7, 4, 29)

    def test_arcs_are_gone_round(self, pack: Pack) -> None:
        """IN.HOUSE.4: a crewed weapon covers the middle and the east; the tree hides the west, so west it goes."""
        wood = ground((20, "...T....."), (21, "...T....."), (22, "...T....."), (19, "...T....."))
        table = Table(pack, ["loader"], ["gunner"], ground=wood)
        table.put("loader", 3, 10)
        table.put("gunner", 4, 29, prone=1)
        give_gun(table, "gunner", SOUTH)

        dangers = [danger_at(table.game, table.person("loader"), column, 11, stays=False) for column in (2, 3, 4)]
        assert 0 in dangers
        assert decided(table, "loader") == Action.STEP
        assert danger_at(table.game, table.person("loader"), *dot(table), stays=False) == 0

    def test_danger_is_looked_at_from_the_enemy(self, pack: Pack) -> None:
        """IN.GAP.20: from (5, 12) the line to (4, 10) goes over (4, 11), and back it goes over (5, 11)."""
        seen: dict[int, int] = {}
        for column in (4, 5):
            wall = ground((11, "." * column + "T" + "." * (8 - column)))
            table = Table(pack, ["rifleman"], ["rifleman"], ground=wall)
            table.game.battle.column[1], table.game.battle.row[1] = 5, 12
            seen[column] = danger_at(table.game, 0, 4, 10, stays=True)

        assert seen[4] == 0
        assert seen[5] == 26 * 4
        assert (table.game.battle.column[0], table.game.battle.row[0]) == (0, 0)

    def test_a_wide_arc_is_less_of_a_danger(self, pack: Pack) -> None:
        """IN.HOUSE.4: a rifle's 6 is reached by 26 throws for four points, the 7 of a wide arc by 21."""
        table = Table(pack, ["rifleman"], ["rifleman"])
        table.game.battle.column[1], table.game.battle.row[1] = 4, 20
        table.game.battle.arc[1], table.game.battle.arc_bearing[1] = 1, SOUTH
        assert danger_at(table.game, 0, 4, 10, stays=False) == 26 * 4

        table.game.battle.arc_wide[1] = 1
        assert danger_at(table.game, 0, 4, 10, stays=False) == 21 * 4

    def test_its_way_ends_where_the_enemy_does_not_see_it(self, pack: Pack) -> None:
        """IN.GAP.20: of three dots as near as each other, a tree covers the eastern one from the enemy's rifle."""
        table = Table(pack, ["loader"], ["recruit"], ground=ground((15, ".....T...")))
        table.put("loader", 4, 9, ap=3)
        table.put("recruit", 4, 29, prone=1)

        assert (decided(table, "loader"), dot(table)) == (Action.STEP, (5, 10))

    def test_burning_dots_are_gone_round(self, pack: Pack) -> None:
        """IN.INC.9: fire hurts whoever enters it; the third dot ahead does not burn."""
        table = Table(pack, ["loader"], ["recruit"])
        table.put("loader", 4, 9)
        table.put("recruit", 4, 29, prone=1)
        table.game.battle.fire[10 * 9 + 3] = table.game.battle.fire[10 * 9 + 4] = 9

        assert (decided(table, "loader"), dot(table)) == (Action.STEP, (5, 10))

    def test_wire_is_gone_round(self, pack: Pack) -> None:
        """IN.WIR.2: it costs 6 AP and a die of damage: five dots to the side are less."""
        table = Table(pack, ["loader"], ["recruit"], ground=ground((8, "xxxxxxxx.")))

        assert way_between(table.game, 0, 3, 7, 3, 29) > way_between(table.game, 0, 8, 7, 3, 29)

    def test_who_is_under_ground_is_left_for_later(self, pack: Pack) -> None:
        """IN.TUN.6: nobody sees into a tunnel from outside; the enemy above is gone for first, however far."""
        table = Table(pack, ["loader"], ["recruit", "recruit"])
        table.put("loader", 4, 4)
        table.put("recruit", 4, 8, tunnel=0)
        table.put("recruit#2", 4, 28)

        assert foe_of(table.game, 0) == table.person("recruit#2")

    def test_it_comes_up_to_enemies_above(self, pack: Pack) -> None:
        """IN.TUN.1: out of the mouth it stands in, and down into it where all enemies are below."""
        tunnel = "........." + "\n"
        tunnels = tunnel * 19 + "...A.....\n...a.....\n...A.....\n" + tunnel * 8
        table = Table(pack, ["loader"], ["recruit"], drawn={"tunnels": tunnels})
        table.put("recruit", 8, 29, prone=1)
        table.put("loader", 3, 8, tunnel=0)
        assert decided(table, "loader") == Action.OUT_OF_TUNNEL

        table.put("loader", 3, 8, tunnel=codes.NOWHERE)
        table.put("recruit", 3, 9, tunnel=0)
        assert decided(table, "loader") == Action.INTO_TUNNEL

    def test_it_goes_out_of_the_fire(self, pack: Pack) -> None:
        """IN.INC.10: whose movement ends on a burning dot takes 8; the shot can wait."""
        table = Table(pack, ["rifleman"], ["recruit"])
        table.put("rifleman", 4, 10)
        table.put("recruit", 4, 18)
        for column, row in product((3, 4, 5), (10, 11)):
            table.game.battle.fire[row * 9 + column] = 9

        assert decided(table, "rifleman") == Action.STEP
        assert dot(table)[1] == 9
