"""Battles for programs: the same as those of the engine, told, drawn, and many as rows."""

from collections.abc import Callable

import pytest

from engine.battles.battle import fight as engine_fight
from engine.battles.orders import BattleOrder, Participant
from engine.games.maneuvers.custom_players import Character, Make, Player, View
from musterpress import api

MEET = {"red": "puc", "blue": "zane"}


def test_a_battle_is_that_of_the_engine(seven: api.Pack) -> None:
    """The same order, the same log, byte by byte; a scenario fixes forces as for the command."""
    battle = api.fight(seven, forces=MEET, seed=7)
    order = BattleOrder((Participant("red", "puc"), Participant("blue", "zane")), seed=7)

    assert battle.log() == engine_fight(seven.read, order).jsonl()
    assert (battle.seed, battle.header["red"]["force"]) == (7, "puc")
    assert battle.winner == battle.result.winner
    assert list(battle.rows())[-1]["event"] == "result"


def test_a_battle_is_told_and_drawn(seven: api.Pack) -> None:
    """A sentence a happening, a picture a round and one before them, millimetres on paper."""
    battle = api.fight(seven, forces=MEET, seed=7)
    frames = battle.frames()

    assert len(frames) == battle.turns + 1
    assert all(frame.svg.startswith("<svg") and frame.width_mm > 0 for frame in frames)
    assert battle.sentences()[-1] != battle.sentences("de")[-1]
    assert frames[0]._repr_svg_() == frames[0].svg


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"forces": {"green": "puc"}}, "no seat 'green'; there are: red, blue"),
        ({"forces": {"red": "pucc"}}, "pucc"),
        ({"players": {"red": "genius"}}, "no player 'genius'"),
        ({"map": "moon"}, "moon"),
        ({"scenario": "first"}, "no scenario 'first'"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"players": {"red": object()}}, "builds on engine.games.seven_seconds"),
    ],
)
def test_a_battle_that_the_pack_cannot_give_is_refused(seven: api.Pack, wrong: dict[str, object], said: str) -> None:
    """What is wrong with the call is raised, and says what there is."""
    with pytest.raises(api.OrderError, match=said):
        api.fight(seven, **wrong)  # type: ignore[arg-type] # on purpose


class First(Player):
    """A player that does the first thing there is."""

    def act(self, view: View, character: Character) -> Make:
        """Return the first maneuver."""
        return view.maneuvers(character)[0]


class Stuck(First):
    """A player that fails."""

    def act(self, view: View, character: Character) -> Make:
        """Fail."""
        raise LookupError(f"lost my notes on {character} in {view}")


def test_a_player_of_ones_own_plays() -> None:
    """An object or its class takes a seat; its failure is raised with its cause."""
    maneuvers = api.load("maneuvers")
    by_class = api.fight(maneuvers, players={"b": First}, seed=3)

    assert by_class.header["mode"] == "plain"
    assert by_class.header["order"]["participants"][1]["player"] == "custom"
    assert by_class.log() == api.fight(maneuvers, players={"b": First()}, seed=3).log()
    assert api.fight_many(maneuvers, [3], players={"b": First})[0]["score_a"] == by_class.scores["a"]
    with pytest.raises(api.PlayerError, match="lost my notes"):
        api.fight(maneuvers, players={"a": Stuck})


def test_many_battles_are_rows_in_the_order_of_their_seeds(seven: api.Pack) -> None:
    """A row has what the battle of its seed has, and the facts of its game by seat."""
    table = api.fight_many(seven, [7, 2, 5], forces=MEET, threads=2)
    alone = {seed: api.fight(seven, forces=MEET, seed=seed) for seed in (7, 2, 5)}

    assert table.column("seed") == [7, 2, 5]
    assert table.column("winner") == [alone[seed].winner for seed in (7, 2, 5)]
    assert table.column("score_blue") == [alone[seed].scores["blue"] for seed in (7, 2, 5)]
    assert table.column("log_rows") == [len([*alone[seed].rows()]) - 1 for seed in (7, 2, 5)]
    assert {"force_red", "mission_red", "troopers_lost_blue", "attacker"} <= {*table.columns}
    assert table.facts["cancelled"] is False


@pytest.mark.parametrize("name", ["battlesuit", "survive", "maneuvers", "infantry"])
def test_the_outcomes_of_every_game_are_flat(name: str) -> None:
    """Every cell is a number, a word, nothing, or a list of numbers; who won and by what stands in every row."""
    pack = api.load(name)
    scenario = next(iter(pack.scenarios))
    table = api.fight_many(pack, 3, scenario=scenario)

    assert all({"winner", *(f"score_{seat}" for seat in pack.seats_of(scenario))} <= {*row} for row in table)
    kinds = {type(cell) for row in table for cell in row.values()}
    assert kinds <= {int, float, str, bool, type(None), list}


def test_progress_goes_from_nothing_to_all(seven: api.Pack) -> None:
    """It rises, ends at 1, and says how many."""
    heard: list[tuple[float, str]] = []
    api.fight_many(seven, 70, progress=lambda share, words: heard.append((share, words)))

    assert [share for share, _ in heard] == sorted(share for share, _ in heard)
    assert heard[-1] == (1.0, "70 of 70 battles")


def stopping(error: BaseException) -> Callable[[float, str], None]:
    def stop(_share: float, _words: str) -> None:
        raise error

    return stop


def test_an_interrupt_keeps_what_was_fought(seven: api.Pack) -> None:
    """As the stop button of a notebook does; any other error of a callback breaks the work off."""
    table = api.fight_many(seven, 320, progress=stopping(KeyboardInterrupt()))

    assert 0 < len(table) < 320
    assert table.facts["cancelled"] is True
    with pytest.raises(RuntimeError, match="enough"):
        api.fight_many(seven, 320, progress=stopping(RuntimeError("enough")))
