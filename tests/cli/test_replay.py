"""`musterpress replay` and `musterpress verify`: logs told, drawn and checked."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]


@pytest.fixture
def log(tmp_path: Path, run: Run) -> Path:
    """Return the log of a battle."""
    path = tmp_path / "battle.jsonl"
    assert run("battle", "seven_seconds", "--seed", "7", "--log", path).exit_code == 0
    return path


def test_a_log_is_told_as_its_battle_was(log: Path, run: Run) -> None:
    """But for the line that says where the log lies, both commands print the same."""
    fought = run("battle", "seven_seconds", "--seed", "7").output

    assert run("replay", log).output == fought


def test_a_log_is_told_in_a_language(log: Path, tmp_path: Path, run: Run) -> None:
    """In the words of a battle that is told in it as it is fought, and so are its frames; the log is no other."""
    fought = run("battle", "seven_seconds", "--seed", "7", "--language", "de", "--log", tmp_path / "again.jsonl").output
    told = run("replay", log, "--language", "de", "--frames", tmp_path / "frames").output

    assert fought.splitlines()[:2] == told.splitlines()[:2]
    assert fought.startswith("zane (Rot) gegen new_tokyo (Blau) auf meridian_square, Seed 7, ")
    assert fought.splitlines()[1] == "Angriff / Verteidigung: Rot greift an."
    assert fought.splitlines()[2:-1] == told.splitlines()[2:-1]
    assert ": Nach Runde 1<" in (tmp_path / "frames" / "frame_0002.svg").read_text(encoding="utf-8")
    assert (tmp_path / "again.jsonl").read_bytes() == log.read_bytes()


def test_a_language_that_there_is_not_is_refused(log: Path, run: Run) -> None:
    """With those that there are."""
    result = run("replay", log, "--language", "tlh")

    assert result.exit_code == 2
    assert "'tlh' is none of en, de" in " ".join(result.output.split())


def test_frames_are_drawn_into_a_folder(log: Path, tmp_path: Path, run: Run) -> None:
    """One for setup and one for each round; with every move there are more."""
    rounds = json.loads(log.read_text(encoding="utf-8").splitlines()[-1])["round"]

    assert run("replay", log, "--frames", tmp_path / "rounds").exit_code == 0
    assert run("replay", log, "--frames", tmp_path / "moves", "--every", "move").exit_code == 0

    by_round = sorted(path.name for path in (tmp_path / "rounds").glob("*.svg"))
    assert by_round == [f"frame_{number:04}.svg" for number in range(1, rounds + 2)]
    assert len([*(tmp_path / "moves").iterdir()]) > 50


def test_a_pack_of_ones_own_is_named_for_its_terrain(pack: Path, tmp_path: Path, run: Run) -> None:
    """The log of a pack that is not shipped is told and drawn without it, and with it has its terrain."""
    log = tmp_path / "own.jsonl"
    assert run("battle", pack, "--log", log).exit_code == 0

    assert run("replay", log, "--frames", tmp_path / "bare").exit_code == 0
    assert run("replay", log, "--frames", tmp_path / "known", "--pack", pack).exit_code == 0
    assert run("verify", log, "--pack", pack).exit_code == 0

    sizes = [(tmp_path / name / "frame_0001.svg").stat().st_size for name in ("bare", "known")]
    assert sizes[0] < sizes[1]


def test_a_true_log_is_called_true(log: Path, run: Run) -> None:
    """With the number of its rows and status 0."""
    rows = len(log.read_text(encoding="utf-8").splitlines())
    result = run("verify", log)

    assert result.exit_code == 0
    assert f"true; all {rows} rows are as the battle goes." in result.output


def test_a_changed_log_is_status_1_with_the_line(log: Path, run: Run) -> None:
    """The first row that differs is named."""
    lines = log.read_text(encoding="utf-8").splitlines()
    lines[99] = lines[99].replace('"round": 1', '"round": 2')
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")

    result = run("verify", log)

    assert result.exit_code == 1
    assert "line 100: `round` is 2, but the battle says 1" in result.stderr


def test_a_log_of_an_unknown_pack_asks_where_it_lies(log: Path, run: Run) -> None:
    """Only the user can say where a pack is that is not shipped."""
    log.write_text(log.read_text(encoding="utf-8").replace('"pack": "seven_seconds"', '"pack": "/etc"', 1), "utf-8")

    result = run("verify", log)

    assert result.exit_code == 2
    assert "--pack" in result.output


def test_a_pack_that_has_changed_since_is_said(pack: Path, tmp_path: Path, run: Run) -> None:
    """The digest tells the pack of the log from the pack at hand."""
    log = tmp_path / "own.jsonl"
    assert run("battle", pack, "--log", log).exit_code == 0
    manifest = pack / "factions" / "first_faction.yaml"
    manifest.write_text(manifest.read_text(encoding="utf-8") + "# a note\n", encoding="utf-8")
    assert run("verify", log, "--pack", pack).exit_code == 0
    manifest.write_text(manifest.read_text(encoding="utf-8").replace("background:", "background: Otherwise."), "utf-8")

    result = run("verify", log, "--pack", pack)

    assert result.exit_code == 1
    assert "it says something else now" in result.stderr


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "line 1: the log is empty"),
        (b"\x00\xff", "line 1: not UTF-8"),
        (b"{" * 5000 + b"\n", "line 1: not JSON"),
        (b"{}\n", "line 1: a log begins with a row `header`"),
    ],
    ids=["empty", "binary", "braces", "headless"],
)
def test_a_file_that_is_no_log_is_status_1(command: str, data: bytes, words: str, tmp_path: Path, run: Run) -> None:
    """A sentence with the line, and no traceback."""
    path = tmp_path / "log"
    path.write_bytes(data)

    result = run(command, path)

    assert result.exit_code == 1
    assert words in result.stderr


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_half_a_log_is_status_1(command: str, log: Path, run: Run) -> None:
    """Cut in the middle of a line, the line is named."""
    data = log.read_bytes()[:30_000]
    lines = data.count(b"\n")
    log.write_bytes(data)

    result = run(command, log)

    assert result.exit_code == 1
    assert f"line {lines + 1}: the log was cut off" in result.stderr


def test_a_row_that_cannot_be_drawn_is_status_1(log: Path, tmp_path: Path, run: Run) -> None:
    """A place far off the table is not drawn."""
    lines = log.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if '"event": "deployed"' in line)
    lines[at] = json.dumps(json.loads(lines[at]) | {"x_in": 1e9})
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")

    result = run("replay", log, "--frames", tmp_path / "frames")

    assert result.exit_code == 1
    assert f"line {at + 1}: this row `deployed` cannot be drawn" in result.stderr


def test_chances_are_told_turn_by_turn(tmp_path: Path, run: Run) -> None:
    """A row before the battle and after each turn but the last, of 100 in all, and where it turned."""
    log = tmp_path / "battle.jsonl"
    fought = run("battle", "maneuvers", "--scenario", "lights_out", "--seed", "4", "--log", log)
    rounds = json.loads(log.read_text(encoding="utf-8").splitlines()[-1])["round"]
    output = run("replay", log, "--chances").output
    table = output.splitlines()[-rounds - 2 :]

    assert output.splitlines()[1] == fought.output.splitlines()[1]
    assert table[0].split() == ["after", "rounds", "a", "wins,", "%", "b", "wins,", "%", "nobody", "wins,", "%"]
    assert [int(line.split()[0]) for line in table[1:-1]] == [*range(rounds)]
    assert all(99 <= sum(map(int, line.split()[1:])) <= 101 for line in table[1:-1])
    assert table[-1].startswith("It turned in round ")


def test_chances_of_a_false_log_are_not_told(log: Path, run: Run) -> None:
    """It is verified first."""
    rows = log.read_text(encoding="utf-8").splitlines()
    log.write_text("\n".join([json.dumps(json.loads(rows[0]) | {"seed": 8}), *rows[1:]]) + "\n", encoding="utf-8")
    found = run("replay", log, "--chances")

    assert found.exit_code == 1
    assert "but the battle says" in found.stderr
