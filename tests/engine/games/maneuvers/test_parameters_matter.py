"""Every parameter of the game of maneuvers matters: with another value some shipped fight goes otherwise."""

from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from engine.battles.modes import new_game, play
from engine.battles.orders import BattleOrder, Participant
from engine.games.maneuvers.battle.prepared import PreparedPack
from engine.games.maneuvers.battle.set_up import set_up_battle
from engine.games.maneuvers.kernel.records import Game
from engine.kernel.log import LOG_WIDTH
from engine.kernel.records import clear
from engine.paths import CONTENT
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack, read_packs
from tests.engine.games.maneuvers.any_fight import OTHER_RULES

OTHER_ROW = [{"least": 1, "outcome": "shaken"}, {"outcome": "wounded"}]
STARTS = ("even", "scouted", "prepared_position", "ambush", "caught_off_guard")
OTHERWISE: dict[str, list[Any]] = {
    **{f"{group}.{name}": [*values] for group, names in OTHER_RULES.items() for name, values in names.items()},
    "end.clear_edge": [3],
    "end.harm_points.fallout": [4],
    "end.harm_points.casualty": [1],
    "end.harm_points.dead": [9],
    "end.harm_points.left": [0, 9],
    "end.decisive_edge": [15],
    "check.fallout": [OTHER_ROW],
    "check.casualty": [OTHER_ROW],
}
ELSEWHERE = {
    "hiding.masked": "tests/engine/games/maneuvers/test_states.py",
    "lasting.lost_action_counts": "tests/engine/games/maneuvers/test_lasting.py",
    **{f"total.start.{name}": "tests/engine/games/maneuvers/test_set_up.py" for name in STARTS},
}
"""What no fight of the shipped maneuvers shows, and the tests that do."""
FOR_DOCUMENTS = ("character.", "squad.")
"""What checks read, and no fight."""
SEEDS = range(60)


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    return pack


@cache
def game() -> Any:
    return new_game(Game, "compiled")


def rules_with(path: str | None = None, value: Any = None) -> Rules:
    assert isinstance(shipped().rules, Rules)
    data = deepcopy(shipped().rules.model_dump(mode="json"))
    if path is not None:
        place = data
        *above, last = path.split(".")
        for step in above:
            place = place[step]
        assert place[last] != value
        place[last] = value
    return Rules.model_validate(data)


def log_of(prepared: PreparedPack, fight: str, seed: int) -> list[int]:
    who = (Participant("a", None, "random"), Participant("b", None, "random"))
    clear(game())
    setup = set_up_battle(prepared, BattleOrder(who, fight, None, seed), game())
    play("maneuvers", setup.game, "compiled")
    cells: list[int] = setup.game.log.cells[: setup.game.log.length * LOG_WIDTH]
    return cells


@cache
def as_ruled(fight: str, seed: int) -> list[int]:
    return log_of(PreparedPack(shipped()), fight, seed)


def changes_a_fight(path: str, value: Any) -> bool:
    prepared = PreparedPack(shipped())
    prepared.rules = rules_with(path, value)
    return any(
        log_of(prepared, fight, seed) != as_ruled(fight, seed) for seed in SEEDS for fight in sorted(prepared.fights)
    )


def leaves(values: dict[str, Any], above: str = "") -> list[str]:
    """Return the dotted names of all single values."""
    found: list[str] = []
    for name, value in values.items():
        found += leaves(value, f"{above}{name}.") if isinstance(value, dict) else [f"{above}{name}"]
    return found


@pytest.mark.parametrize("path", sorted({*OTHERWISE} - {*ELSEWHERE}))
def test_a_parameter_changes_some_fight(path: str) -> None:
    """The same seed under another value writes another log."""
    assert any(changes_a_fight(path, value) for value in OTHERWISE[path])


def test_no_parameter_is_forgotten() -> None:
    """Each is shown by a fight or by a test of its own, or is read by checks alone."""
    names = [name for name in leaves(rules_with().model_dump(mode="json")) if "." in name]

    assert [name for name in names if name not in {*OTHERWISE, *ELSEWHERE} and not name.startswith(FOR_DOCUMENTS)] == []
