"""What infantry's heuristic player fires, and at whom."""

import pytest

from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Action, Slot
from engine.games.infantry.kernel.players.heuristic.aims import ways_to_hit
from engine.games.infantry.kernel.players.heuristic.answers import heuristic_cover, heuristic_reaction
from schemas.packs.packs import Pack
from tests.engine.games.infantry.bench import Table
from tests.engine.games.infantry.heuristic.deciding import NORTH, SOUTH, decided, give_gun, turn_of


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


class TestFire:
    """Fire with the weapon in hand."""

    def test_a_shot_is_prepared_before_it_is_aimed(self, pack: Pack) -> None:
        """IN.GAP.55, IN.HOUSE.4: of 7 AP 1 is to step, 2 to fire on the move, 1 to drop, 3 to aim, which ends it."""
        table = Table(pack, ["rifleman"], ["recruit"])
        table.put("rifleman", 4, 5)
        table.put("recruit", 4, 20)

        assert turn_of(table, "rifleman") == [
            Action.STEP,
            Action.FIRE_ON_THE_MOVE,
            Action.DROP_PRONE,
            Action.AIMED_FIRE,
        ]

    def test_who_lies_already_crawls_and_fires(self, pack: Pack) -> None:
        """IN.GAP.55: of 7 AP 2 are to crawl a dot nearer, 2 to fire on the move, 3 to aim; no arc: IN.GAP.56."""
        table = Table(pack, ["rifleman"], ["recruit"])
        table.put("rifleman", 4, 5, prone=1)
        table.put("recruit", 7, 8)

        assert turn_of(table, "rifleman") == [Action.STEP, Action.FIRE_ON_THE_MOVE, Action.AIMED_FIRE]
        assert (table.game.battle.column[0], table.game.battle.row[0]) == (5, 6)

    def test_without_fire_on_the_move_a_shot_is_aimed_lying(self, pack: Pack) -> None:
        """IN.GEN.1: where that is not played no step is taken for it; 1 AP is to drop, 3 to aim."""
        table = Table(pack, ["rifleman"], ["recruit"], options={"movement_fire": False})
        table.put("rifleman", 4, 5)
        table.put("recruit", 4, 20)

        assert turn_of(table, "rifleman") == [Action.DROP_PRONE, Action.AIMED_FIRE]

    def test_a_gunner_is_shot_at_first(self, pack: Pack) -> None:
        """IN.CRW.3: who controls a crewed weapon that stands counts twice among equals who are as easy to hit."""
        table = Table(pack, ["rifleman"], ["gunner", "gunner"])
        table.put("rifleman", 4, 5, prone=1, ap=3)
        table.put("gunner", 3, 15)
        table.put("gunner#2", 5, 15)
        give_gun(table, "gunner#2", NORTH)

        assert decided(table, "rifleman") == Action.AIMED_FIRE
        assert table.game.choice.target == table.person("gunner#2")

    def test_who_is_nearly_dead_is_shot_at_first(self, pack: Pack) -> None:
        """IN.HOUSE.2: four points of ten cells are less of a fresh trooper than of one with four cells left."""
        table = Table(pack, ["rifleman"], ["recruit", "recruit"])
        table.put("rifleman", 4, 5, prone=1, ap=3)
        table.put("recruit", 4, 10)
        table.put("recruit#2", 5, 15)
        hurt = table.person("recruit#2") * codes.CARD_CELLS
        table.game.battle.hp[hurt : hurt + 6] = [2] * 6

        assert decided(table, "rifleman") == Action.AIMED_FIRE
        assert table.game.choice.target == table.person("recruit#2")

    def test_chances_are_those_of_two_dice(self, pack: Pack) -> None:
        """IN.HOUSE.3: 7 is reached by 21 of 36 throws; a 2 always misses, a 12 always hits."""
        game = Table(pack).game

        assert [ways_to_hit(game, number) for number in (2, 3, 7, 12, 20)] == [35, 35, 21, 1, 1]

    @pytest.mark.parametrize(("name", "prone", "fires"), [("rifleman", 0, True), ("rifleman", 1, False)])
    def test_a_single_shot_waits_for_a_good_one(self, pack: Pack, name: str, prone: int, fires: bool) -> None:
        """IN.HOUSE.4: an arc of a single-shot weapon is kept where 10 would have to be reached, not where 8."""
        table = Table(pack, ["recruit"], [name])
        table.put("recruit", 4, 1, prone=prone)
        table.put(name, 4, 28, arc=1, arc_bearing=SOUTH)
        person = table.person(name)

        weapon = table.game.battle.weapon[person * codes.SLOTS + Slot.PRIMARY]
        assert heuristic_reaction(table.game, person, table.person("recruit"), weapon) is fires

    def test_a_burst_is_fired_at_anybody(self, pack: Pack) -> None:
        """IN.HOUSE.4: a burst weapon attacks into its arc three times, so it need not wait."""
        table = Table(pack, ["recruit"], ["loader"])
        table.put("recruit", 4, 1, prone=1)
        table.put("loader", 4, 28, arc=1, arc_bearing=SOUTH)
        person = table.person("loader")

        weapon = table.game.battle.weapon[person * codes.SLOTS + Slot.PRIMARY]
        assert heuristic_reaction(table.game, person, table.person("recruit"), weapon)

    def test_it_takes_cover_when_shot_at(self, pack: Pack) -> None:
        """IN.MVF.6: dropping prone costs nothing there."""
        table = Table(pack)

        assert heuristic_cover(table.game, table.person("rifleman"))
