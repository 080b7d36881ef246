"""The rows of a log lead to where the battle stands: positions, states, crewed weapons, smoke and fire."""

import pytest

from engine.battles.battle import fight
from engine.battles.orders import BattleOrder, Participant
from engine.games.infantry.battle.prepared import PreparedPack
from engine.games.infantry.battle.set_up import InfantrySetup, set_up_battle
from engine.games.infantry.kernel.codes import State
from engine.games.infantry.kernel.course import play
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.log.tabletop import Tabletop, tabletop_of
from schemas.packs.packs import Pack

SCENARIOS = ("the_ford", "night_swim", "karst_hill")


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["infantry"]


def fought(pack: Pack, scenario: str, player: str) -> tuple[InfantrySetup, Tabletop]:
    """Return a battle that is over, and the map as its rows tell it."""
    seats = tuple(Participant(seat, None, player) for seat in ("a", "b"))
    setup = set_up_battle(PreparedPack(pack), BattleOrder(seats, scenario, None, 5), Game())
    play(setup.game)
    table = tabletop_of(setup.header())
    for row in setup.rows():
        table.read(setup.event(row))
    return setup, table


@pytest.mark.parametrize("player", ["heuristic", "random"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_rows_lead_to_where_the_battle_stands(pack: Pack, scenario: str, player: str) -> None:
    """Who is left is where the battle has it, in its state, and so are weapons, smoke and fire."""
    setup, table = fought(pack, scenario, player)
    battle, names = setup.game.battle, setup.names

    left = [who for who in range(setup.game.forces.people) if battle.state[who] == State.FIGHTING]
    assert {*table.figures} == {names.person(who) for who in left}
    for who in left:
        figure = table.figures[names.person(who)]
        assert figure.spot == (battle.column[who], battle.row[who])
        assert (figure.prone, figure.caught, figure.shaken, figure.under) == (
            battle.prone[who] == 1,
            battle.caught[who] == 1,
            battle.shaken[who] == 1,
            battle.tunnel[who] >= 0,
        )
        assert (figure.arc is not None) == (battle.arc[who] == 1)
        assert figure.controls == (names.person(battle.gun[who]) if battle.gun[who] >= 0 else "")
    width = setup.game.ground.width
    assert {row * width + column for column, row in table.fires} == {at for at, out in enumerate(battle.fire) if out}
    assert len(table.smoke) == battle.clouds
    assert any(gun >= 0 for gun in setup.game.forces.gun[: setup.game.forces.people]) == (scenario != "night_swim")
    standing = [who for who in range(setup.game.forces.people) if battle.gun_stands[who]]
    assert {who for who, gun in table.guns.items() if gun.arc is not None} == {names.person(who) for who in standing}


@pytest.mark.parametrize("seed", range(4))
def test_nobody_spends_what_they_do_not_have(pack: Pack, seed: int) -> None:
    """IN.XPR.2, IN.GAP.39: AP never fall below 0, movement stays within 8 a turn, and nobody stays on another's dot."""
    battle = fight(pack, BattleOrder((), SCENARIOS[seed % 3], None, seed))
    game = battle.setup.game
    moved: dict[str, int] = {}
    for row in battle.rows():
        if row["event"] == "side_turn":
            moved = {}
        if "ap" in row:
            assert row["ap"] >= 0
        if row["event"] in {"step", "tunnel"}:
            moved[row["actor"]] = moved.get(row["actor"], 0) + row["cost"]
            assert moved[row["actor"]] <= 8
    people = [who for who in range(game.forces.people) if game.battle.state[who] == State.FIGHTING]
    places = {(game.battle.column[who], game.battle.row[who], game.battle.tunnel[who]) for who in people}
    assert len(places) == len(people)
