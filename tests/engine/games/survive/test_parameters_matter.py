"""Every parameter of SURVIVE that a battle shows to matter: with another value the same seed goes otherwise."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.battles.modes import new_game, play
from engine.battles.orders import BattleOrder, Participant
from engine.games.survive.battle.prepared import PreparedPack
from engine.games.survive.battle.set_up import set_up_battle
from engine.games.survive.kernel.records import Game
from engine.kernel.log import LOG_WIDTH
from engine.kernel.records import clear
from engine.paths import CONTENT
from schemas.models.survive.rules import Rules
from schemas.packs.packs import Pack, read_packs

WITNESSES = yaml.safe_load(Path(__file__).with_name("witnesses.yaml").read_text(encoding="utf-8"))
FOR_DOCUMENTS = ("limits.", "board.", "control_count.", "mob.size", "terrain.kinds", "game.players")
"""What checks and drawings read, and no battle."""
PLAYERS = ("first", "random")


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "survive"]).packs
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
        place[last] = value
    return Rules.model_validate(data)


def log_of(rules: Rules, level: str, seed: int) -> list[int]:
    """Return the log of a level under some rules, the first player and the random one by turns."""
    prepared = PreparedPack(shipped())
    prepared.rules = rules
    seats = prepared.form(level).seats
    who = tuple(Participant(seat, None, PLAYERS[(at + seed) % 2]) for at, seat in enumerate(seats))
    clear(game())
    setup = set_up_battle(prepared, BattleOrder(who, level, None, seed), game())
    play("survive", setup.game, "compiled")
    cells: list[int] = setup.game.log.cells[: setup.game.log.length * LOG_WIDTH]
    return cells


def leaves(values: dict[str, Any], above: str = "") -> list[str]:
    """Return the dotted names of all single values."""
    found: list[str] = []
    for name, value in values.items():
        found += leaves(value, f"{above}{name}.") if isinstance(value, dict) else [f"{above}{name}"]
    return found


@pytest.mark.parametrize("path", WITNESSES["battles"])
def test_a_parameter_changes_the_battle_that_stands_for_it(path: str) -> None:
    """The same seed under another value writes another log."""
    value, level, seed = WITNESSES["battles"][path]

    assert log_of(rules_with(path, value), level, seed) != log_of(rules_with(), level, seed)


def test_no_parameter_is_forgotten() -> None:
    """Each is shown by a battle, by a worked case or by a test of its own, or is read by checks alone."""
    names = [name for name in leaves(rules_with().model_dump(mode="json")) if "." in name]
    known = {*WITNESSES["battles"], *WITNESSES["cases"]}

    assert [name for name in names if name not in known and not name.startswith(FOR_DOCUMENTS)] == []
