"""How things are shown: plain in a pipe, coloured on a terminal unless the user asks otherwise."""

import os
import subprocess
import sys

import pytest

from musterpress.terminal import say, say_table


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain words, naïve and 日本", "plain words, naïve and 日本"),
        ("\x1b[31mred", "\\x1b[31mred"),
        ("two\nlines", "two\\nlines"),
        ("right to left \u202egnp", "right to left \\u202egnp"),
        ("bell\x07", "bell\\x07"),
        ("c1 \x9b31m", "c1 \\x9b31m"),
        ("[bold]markup[/bold]", "[bold]markup[/bold]"),
    ],
)
def test_foreign_text_is_inert(text: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Control characters are written out; everything that only looks odd stays."""
    say(text)

    assert capsys.readouterr().out == f"{shown}\n"


def test_a_pipe_gets_no_colour(capsys: pytest.CaptureFixture[str]) -> None:
    """A styled line is the bare line when nobody looks."""
    say("done", style="bold green")

    assert capsys.readouterr().out == "done\n"


def test_a_table_in_a_pipe_is_aligned(capsys: pytest.CaptureFixture[str]) -> None:
    """Columns line up by spaces, however long a cell is."""
    say_table(("faction", "points"), [("New Tokyo", "6 of 6"), ("[red]x", "5 of 6")])

    assert capsys.readouterr().out == "faction    points\nNew Tokyo  6 of 6\n[red]x     5 of 6\n"


def on_a_terminal(*arguments: str, **environment: str) -> str:
    """Return what `musterpress` shows on a terminal."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "musterpress", *arguments]
    settings = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", **environment}
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, env=settings) as process:
        os.close(theirs)
        shown = b""
        while chunk := _read(ours):
            shown += chunk
    os.close(ours)
    assert process.returncode == 0
    return shown.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # the other end is closed
        return b""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_a_terminal_gets_colour_unless_no_color_is_set() -> None:
    """The verdict is green for a person, and plain for one who set NO_COLOR."""
    assert "\x1b[1;32mPassed" in on_a_terminal("check", "content/seven_seconds")
    assert "\x1b[1;32m" not in on_a_terminal("check", "content/seven_seconds", NO_COLOR="1")
