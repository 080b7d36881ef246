"""Players that do without an option: they never give such an answer, and play as before where they never would."""

from io import BytesIO

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.logs import open_log
from engine.battles.orders import BattleOrder, Mode, OrderError, Participant
from engine.battles.searching import abstaining
from engine.battles.styles import Restriction, may_play, restriction_of
from engine.execution.simulation import Simulation
from engine.execution.snapshots import verify
from schemas.packs.packs import Pack

SHORT = 1
"""Seed of a short fight in which the careful player wants to lay cover fire."""
MODES: tuple[Mode, ...] = ("plain", "compiled")
GAMES = ("maneuvers", "infantry", "survive", "seven_seconds", "battlesuit")


def fought(pack: Pack, player: str, seed: int = 3, mode: Mode = "auto", other: str = "heuristic") -> Battle:
    """Fight a battle of the first scenario with a player at the first seat."""
    simulation = Simulation(pack)
    scenario = next(iter(simulation.scenarios), None)
    seats = simulation.form_for(scenario).seats
    seated = tuple(Participant(seat, None, other if at else player) for at, seat in enumerate(seats))
    return fight(pack, BattleOrder(seated, scenario, seed=seed, mode=mode))


@pytest.mark.parametrize("game", GAMES)
def test_who_would_not_use_it_does_not_miss_it(packs: dict[str, Pack], game: str) -> None:
    """Without what no answer says a battle is the same, row for row, for either side."""
    free = [*fought(packs[game], "heuristic").setup.rows()]

    assert [*fought(packs[game], "heuristic without a word").setup.rows()] == free
    assert [*fought(packs[game], "heuristic", other="heuristic without a word").setup.rows()] == free


def deeds(battle: Battle, side: str, **values: str) -> list[dict[str, object]]:
    """The rows of a log that a side wrote with some values."""
    return [row for row in battle.rows() if row.get("side") == side and values.items() <= row.items()]


def test_what_is_forbidden_is_never_done(packs: dict[str, Pack]) -> None:
    """Of 7 Seconds red fires no missile, and blue does; of maneuvers nobody of the first squad flags."""
    seven, maneuvers = packs["seven_seconds"], packs["maneuvers"]
    missiles = [row["event"] for row in deeds(fought(seven, "heuristic", 5), "red") if "missile" in str(row["event"])]
    without = fought(seven, "heuristic without Fires a missile", 5)
    flagged = {"event": "maneuver", "maneuver": "Flag"}

    assert missiles
    assert not [row for row in deeds(without, "red") if "missile" in str(row["event"])]
    assert [row for row in deeds(without, "blue") if "missile" in str(row["event"])]
    assert deeds(fought(maneuvers, "heuristic"), "a", **flagged)
    assert not deeds(fought(maneuvers, "heuristic without goes for Flag"), "a", **flagged)


def test_what_the_rules_leave_nothing_else_for_is_done(packs: dict[str, Pack]) -> None:
    """Whoever opposes has to be somebody: where all answers are forbidden the style's own one stands."""
    free = [*fought(packs["maneuvers"], "heuristic").setup.rows()]

    assert [*fought(packs["maneuvers"], "heuristic without opposes").setup.rows()] == free


def test_a_style_does_without_as_itself(packs: dict[str, Pack]) -> None:
    """Its own weights stay: a careful player without a word is careful."""
    careful = [*fought(packs["maneuvers"], "careful").setup.rows()]

    assert [*fought(packs["maneuvers"], "careful without a word").setup.rows()] == careful
    assert careful != [*fought(packs["maneuvers"], "heuristic").setup.rows()]


def test_its_log_is_verified(packs: dict[str, Pack]) -> None:
    """The player stands in the header by its name, and the battle is fought again by it."""
    text = fought(packs["maneuvers"], "heuristic without goes for Flag").jsonl()

    found = verify(open_log(BytesIO(text.encode())), packs["maneuvers"])
    assert found.difference == ""
    assert found.rows > 50


@pytest.mark.prove
def test_plain_and_compiled_play_the_same(packs: dict[str, Pack], monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what is tried of what is left; a few tries are enough to see it."""
    monkeypatch.setattr(abstaining, "TRIES", 2)
    monkeypatch.setattr(abstaining, "MOST_TRIED", 2)
    player = "careful without goes for Cover Fire"
    plain, compiled = (fought(packs["maneuvers"], player, SHORT, mode) for mode in MODES)

    assert [*plain.setup.rows()] == [*compiled.setup.rows()]
    assert [*plain.setup.rows()] != [*fought(packs["maneuvers"], "careful", SHORT).setup.rows()]


def test_a_name_says_what_is_done_without() -> None:
    """The style, and the words; other names are other players."""
    assert restriction_of("bold without fires at") == Restriction("bold", "fires at")
    assert restriction_of("bold") is None
    with pytest.raises(OrderError, match="does without some words"):
        restriction_of("bold without  ")


@pytest.mark.parametrize("player", ["random", "answered", "search:20", "nobody"])
def test_only_styles_do_without(packs: dict[str, Pack], player: str) -> None:
    """Whoever draws by lot, searches or is a person weighs nothing."""
    pack = packs["maneuvers"]

    assert not may_play(f"{player} without fires at", pack, Simulation(pack).form)
    assert may_play("careful without fires at", pack, Simulation(pack).form)
    with pytest.raises(OrderError, match="no player"):
        fought(pack, f"{player} without fires at")


@pytest.mark.parametrize("other", ["answered", "search:5"])
def test_who_does_without_meets_styles(packs: dict[str, Pack], other: str) -> None:
    """A person or a search at another seat is refused, by its name."""
    with pytest.raises(OrderError, match="b is played by a person or a search"):
        fought(packs["maneuvers"], "heuristic without a word", other=other)
