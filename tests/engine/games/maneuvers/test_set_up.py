"""How a fight is set up: who meets whom where, with which totals, and what is refused."""

from typing import Any

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.games.maneuvers.battle.prepared import PreparedPack, playable
from engine.games.maneuvers.battle.set_up import set_up_battle
from engine.games.maneuvers.kernel.records import Game
from schemas.models.maneuvers.fight import Fight, Squad
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.bench import BLANK, Table

STARTS = {"even": 0, "scouted": 3, "prepared_position": 3, "ambush": 6, "caught_off_guard": -3}


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["maneuvers"]


def with_fight(pack: Pack, **a: Any) -> PreparedPack:
    """Return a pack with a fight `home` in which Copperhead comes as said, and Lantern even."""
    data = {"kind": "fight", "id": "home", "title": "Home", "description": "Here.", "locations": ["door", "hall"]}
    sides = {"a": {"squad": "copperhead", "location": 0, **a}, "b": {"squad": "lantern", "location": 1}}
    prepared = PreparedPack(pack)
    prepared.__dict__["fights"] = {"home": Fight.model_validate({**data, **sides})}
    return prepared


@pytest.mark.parametrize(("preparation", "total"), STARTS.items())
def test_how_a_squad_comes_says_what_its_total_begins_with(pack: Pack, preparation: str, total: int) -> None:
    """MN.SQD.1, MN.GAP.2: an even fight begins at 0, the others by the table of preparations."""
    setup = set_up_battle(with_fight(pack, preparation=preparation), BattleOrder(scenario="home"), Game())

    assert [*setup.game.forces.start_total] == [total, 0]
    assert setup.header()["a"]["total"] == total


def test_a_fight_may_say_the_total_itself(pack: Pack) -> None:
    """MN.GAP.2: what a fight writes goes before the table."""
    prepared = with_fight(pack, preparation="ambush", start_points=11)

    assert [*set_up_battle(prepared, BattleOrder(scenario="home"), Game()).game.forces.start_total] == [11, 0]


def test_a_squad_begins_at_locations_that_there_are(pack: Pack) -> None:
    """MN.GAP.7: beyond the last location nobody begins."""
    with pytest.raises(OrderError, match="home has 2 locations; copperhead begins beyond them"):
        set_up_battle(with_fight(pack, location=2), BattleOrder(scenario="home"), Game())


def test_without_a_fight_two_squads_meet_on_even_terms(pack: Pack) -> None:
    """MN.SQD.1, MN.GAP.7: at both ends of five locations, and the seed draws two that differ."""
    for seed in range(20):
        setup = set_up_battle(PreparedPack(pack), BattleOrder(seed=seed), Game())
        assert setup.header()["a"]["force"] != setup.header()["b"]["force"]
        assert (setup.header()["a"]["location"], setup.header()["b"]["location"]) == (0, 4)
        assert [*setup.game.forces.start_total] == [0, 0]


def test_a_squad_may_fight_itself(pack: Pack) -> None:
    """For trials: its characters are told apart by their seats."""
    who = (Participant("a", "lantern"), Participant("b", "lantern"))
    header = fight(pack, BattleOrder(who, seed=2)).header

    assert header["a"]["members"] == ["Haig (A)", "Brandt (A)", "Suri (A)", "Dace (A)"]
    assert header["b"]["members"] == ["Haig (B)", "Brandt (B)", "Suri (B)", "Dace (B)"]


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (BattleOrder(scenario="picnic"), "no scenario 'picnic'; there are: "),
        (BattleOrder((Participant("a", "nobody"),)), "no squad 'nobody' in maneuvers; there are: copperhead"),
        (BattleOrder((Participant("c", "lantern"),)), "no seat 'c'; there are: a, b"),
        (BattleOrder((Participant("a", "lantern", "grandmother"),)), "no player 'grandmother'"),
        (BattleOrder(map="anywhere"), "these battles have no map"),
    ],
)
def test_what_is_not_there_is_refused(pack: Pack, order: BattleOrder, words: str) -> None:
    """Fights, squads, seats, players and maps that the game has not."""
    with pytest.raises(OrderError, match=words):
        fight(pack, order)


@pytest.mark.parametrize(
    ("members", "words"), [(["vale"] * 13, "has 13 members"), (["nobody"], "is not there: nobody")]
)
def test_a_squad_has_one_to_twelve_characters_that_are_there(pack: Pack, members: list[str], words: str) -> None:
    """MN.GAP.25: any number within the room that a fight has, whatever the rules say of squads."""
    prepared = PreparedPack(pack)
    crowd = prepared.squad("lantern").model_copy(update={"members": tuple(members)})

    class Crowded(PreparedPack):
        def squad(self, name: str) -> Squad:
            assert name in self.forces
            return crowd

    with pytest.raises(OrderError, match=words):
        set_up_battle(Crowded(pack), BattleOrder(), Game())


def own_maneuvers(count: int, **first: Any) -> tuple[Maneuver, ...]:
    """Return maneuvers of one's own, all blank but for what the first one says."""
    blank = ({**BLANK, "id": f"own_{number}", "name": f"Own {number}"} for number in range(count))
    return tuple(Maneuver.model_validate({**each, **(first if not at else {})}) for at, each in enumerate(blank))


@pytest.mark.parametrize(
    ("maneuvers", "words"),
    [
        ((), "1 to 64 maneuvers to fight with, this one has 0"),
        (own_maneuvers(65), "1 to 64 maneuvers to fight with, this one has 65"),
        (own_maneuvers(2, effect=[{"type": "extra", "maneuver": "gone"}]), "grants another that is not there: gone"),
    ],
)
def test_a_pack_has_1_to_64_maneuvers_that_grant_each_other(
    pack: Pack, maneuvers: tuple[Maneuver, ...], words: str
) -> None:
    """MN.GAP.17: none, more than a fight has room for, and an extra one that is not there are refused."""
    with pytest.raises(OrderError, match=words):
        playable(maneuvers)
    assert playable(PreparedPack(pack).maneuvers) == PreparedPack(pack).maneuvers


def test_a_maneuver_of_one_s_own_is_played_by_its_steps(pack: Pack) -> None:
    """MN.COR.1: the kernel knows no maneuver by name; here one that takes 3 and a die off the others, and hides."""
    steps = [
        {"type": "lose", "side": "other", "points": 3, "dice": 1},
        {"type": "set", "state": "hidden", "whom": "actor"},
    ]
    table = Table(pack, maneuvers={"own": {"effect": steps}})
    table.dice("Vale", points=4)
    table.make("Vale", "own", "firefight", ("Haig", "firefight"))

    assert table.totals == (0, -7)
    assert table.has("Vale", "hidden")


def test_everybody_begins_where_the_squad_does(pack: Pack) -> None:
    """MN.GAP.7: Copperhead at one end of the five locations, Lantern at the other."""
    game = Table(pack).game

    assert [*game.battle.location[: game.forces.people]] == [0] * 4 + [4] * 4
