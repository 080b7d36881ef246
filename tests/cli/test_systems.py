"""`musterpress systems`: what is said to work for a game is what its commands do."""

from collections.abc import Callable

import pytest
from typer.testing import Result

from engine.systems import SYSTEMS
from musterpress.cli import COMMANDS
from musterpress.commands.guide.systems import ABILITIES, HAS, HAS_NOT, columns, rows
from schemas.systems import SYSTEM_NAMES, SystemName

Run = Callable[..., Result]


def test_every_game_has_a_column_and_every_ability_a_row(run: Run) -> None:
    """Whoever asks sees all five games, those that have not begun too."""
    lines = run("systems").output.splitlines()

    assert len(columns()) == 2 + len(SYSTEM_NAMES)
    assert len(lines) == 1 + len(ABILITIES)
    assert all(record.title in lines[0] for record in map(SYSTEMS.__getitem__, SYSTEM_NAMES))


def test_7_seconds_has_everything() -> None:
    """The game that is whole can do all that there is."""
    assert {row[2] for row in rows()} == {HAS}


def test_a_game_that_has_not_begun_has_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No ability is claimed for a system without records and without kinds."""
    monkeypatch.setattr("musterpress.commands.guide.systems.SYSTEMS", {})
    monkeypatch.setattr("musterpress.commands.guide.systems.KINDS", ())
    monkeypatch.setattr("musterpress.commands.guide.systems.products_of", lambda _: {})
    monkeypatch.setattr("musterpress.commands.guide.systems.frames_of", lambda _: None)

    assert {cell for row in rows() for cell in row[2:]} == {HAS_NOT}


def test_every_command_that_is_named_is_there() -> None:
    """The words of an ability can be typed."""
    known = {row.name for row in COMMANDS}
    named = {word for ability in ABILITIES for word in ability.commands.split() if not word.startswith("--")}

    assert named <= known


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_battles_are_claimed_where_they_are_fought(system: SystemName, run: Run) -> None:
    """The column says yes exactly where `musterpress battle` fights the shipped pack."""
    [claimed] = [row[2 + SYSTEM_NAMES.index(system)] for row in rows() if row[0] == "battles"]

    fought = run("battle", system, "--seed", "1").exit_code == 0
    assert (claimed == HAS) is fought
