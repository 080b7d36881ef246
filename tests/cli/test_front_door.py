"""What every command has in common: help, examples, versions, exit statuses."""

import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from musterpress import __version__, cli
from musterpress.cli import COMMANDS, Command

Run = Callable[..., Result]
ENDING = [row for row in COMMANDS if not (isinstance(row, Command) and row.lasting)]
"""The commands that end by themselves; the example of another is tried by the tests of its own."""


def program(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "musterpress", *arguments], capture_output=True, text=True, check=False, cwd=cwd
    )


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_help_of_a_command_has_its_example(command: Command, run: Run) -> None:
    """A reader of the help sees a whole command that works."""
    result = run(command.name, "--help")

    assert result.exit_code == 0
    assert f"Example: {command.example}" in " ".join(result.output.split())


@pytest.mark.parametrize("command", ENDING, ids=lambda command: command.name)
def test_the_example_works(command: Command, tmp_path: Path, run: Run) -> None:
    """Nobody is shown a command that fails; those that read what others write find it there."""
    if "out/battle.jsonl" in command.example:
        run("battle", "seven_seconds", "--log", tmp_path / "out" / "battle.jsonl")
    if "out/deck" in command.example:
        run(
            "export",
            "seven_seconds",
            "--only",
            "cards",
            "--profile",
            "drivethrucards",
            "--to",
            tmp_path / "out" / "deck",
        )
    if "out/my_pack" in command.example and command.name != "new":
        run("new", "pack", tmp_path / "out" / "my_pack")
    if command.name == "compare":
        run("balance", tmp_path / "out" / "my_pack", "--battles", "2", "--keep", "before")
    arguments = [str(tmp_path / part) if part.startswith("out") else part for part in shlex.split(command.example)[1:]]

    assert run(*arguments).exit_code == 0


def test_version_names_the_mode(run: Run) -> None:
    """A bug report says whether the kernels were compiled."""
    output = run("--version").output

    assert output.startswith(f"musterpress {__version__}, ")
    assert "compiled" in output or "plain" in output


@pytest.mark.parametrize(
    "arguments", [["chekc"], ["check"], ["check", "--format", "xml", "content"], ["check", "nowhere"]]
)
def test_wrong_usage_is_status_2(arguments: list[str], run: Run) -> None:
    """An unknown command, a missing argument, an unknown value and a missing path are the user's slips."""
    assert run(*arguments).exit_code == 2


def test_without_arguments_the_help_is_shown(run: Run) -> None:
    """A newcomer who types the name alone sees the commands."""
    result = run()

    assert result.exit_code == 0
    assert all(command.name in result.output for command in COMMANDS)


@pytest.mark.parametrize(
    ("group", "listed"),
    [
        (("odds",), "seven_seconds"),
        (("odds", "seven_seconds"), "rifle"),
        (("odds", "survive"), "red"),
        (("odds", "battlesuit"), "morale"),
        (("tune",), "weapons"),
    ],
)
def test_a_group_without_a_command_lists_what_there_is(group: tuple[str, ...], listed: str, run: Run) -> None:
    """Whoever asks what there is has made no mistake: the list is printed and the status is 0, as with --help."""
    result = run(*group)

    assert result.exit_code == 0
    assert f"\n  {listed}" in result.output
    assert run(*group, "--help").output == result.output


def test_a_command_that_a_group_does_not_have_is_status_2(run: Run) -> None:
    """Naming what is not there is wrong usage, in every group alike."""
    assert [run(*words).exit_code for words in (("odds", "chess"), ("odds", "survive", "luck"), ("tune", "luck"))] == [
        2
    ] * 3


def test_the_program_starts_as_a_module_from_any_folder(tmp_path: Path) -> None:
    """`python -m musterpress` finds the shipped packs wherever it is started."""
    result = program("check", "seven_seconds", cwd=tmp_path)

    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines()[-1].startswith("Passed: ")


def test_a_folder_called_engine_does_no_harm(tmp_path: Path) -> None:
    """Our own layers come first, whatever lies in the folder the program is started in."""
    stranger = tmp_path / "engine"
    stranger.mkdir()
    (stranger / "__init__.py").write_text("raise RuntimeError('not ours')", encoding="utf-8")

    assert program("--version", cwd=tmp_path).returncode == 0


def test_a_fault_of_ours_is_told_from_the_authors(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 70, the traceback, and a request to report it: never status 1, which means the pack."""

    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(cli, "build_app", lambda _rows: broken)

    with pytest.raises(SystemExit) as end:
        cli.main()

    assert end.value.code == 70
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_battle_loads_nothing_but_what_it_needs() -> None:
    """No geometry, no paper, no colours and no schemas: a battle starts at once."""
    code = (
        "import sys\n"
        "from musterpress import cli\n"
        "sys.argv = ['musterpress', 'battle', 'seven_seconds', '--seed', '3']\n"
        "try: cli.main()\n"
        "except SystemExit: print(*sorted({'shapely', 'numpy', 'reportlab', 'rich.console', 'jsonschema', "
        "'jsonschema_rs', 'exporters'} & set(sys.modules)), file=sys.stderr)\n"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert result.stdout.count("\n") > 100
    assert result.stderr == "\n"
