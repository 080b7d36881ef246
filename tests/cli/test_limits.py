"""No input of at most 5 MB costs more than ten seconds and a gigabyte, and each ends in a sentence."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.hostile_pdfs import HOSTILE_PDFS
from tests.hostile_yaml import HOSTILE_YAML, MOST_CHARACTERS

MOST_INPUT_BYTES = 5_000_000
MOST_SECONDS = 10
MOST_RESIDENT_KB = 1_000_000
MOST_OUTPUT_BYTES = 400_000
QUICK_YAML = ("documents", "tag_directives", "unknown_keys")
LIMITED = ("sh", "-c", f'ulimit -t {3 * MOST_SECONDS}; ulimit -v 6000000; exec "$@"', "sh")
"""What keeps the machine alive that tests a Musterpress without bounds."""

QUICK_PDFS = ("lines_of_their_own_width", "page_tree", "plates", "references_in_a_circle")


@dataclass(frozen=True)
class Ended:
    """How a command ended, and what it cost."""

    status: int
    output: str
    seconds: float
    resident_kb: int


MEASURED = """
import os, subprocess, sys
with open(sys.argv[1], "wb") as stream:
    process = subprocess.Popen(sys.argv[2:], stdout=stream, stderr=subprocess.STDOUT)
    _, status, used = os.wait4(process.pid, 0)
print(os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss)
"""
"""A small process between: what one costs begins with what its parent holds."""


def ended(output: Path, *arguments: str | Path) -> Ended:
    """Run `musterpress` as a process of its own and measure it."""
    command = [*LIMITED, sys.executable, "-m", "musterpress", *(str(one) for one in arguments)]
    between = [sys.executable, "-c", MEASURED, str(output), *command]
    figures = subprocess.run(between, capture_output=True, check=True, text=True).stdout.split()
    return Ended(int(figures[0]), output.read_bytes().decode(), float(figures[1]), int(figures[2]))


def keeps_within(found: Ended) -> None:
    """Whether a command kept to the bar, and ended as an author's mistake or a success does."""
    last = found.output.strip().splitlines()[-1][:200]
    assert (found.status in {0, 1, 2}, "Traceback" in found.output) == (True, False), last
    assert found.seconds < MOST_SECONDS, last
    assert found.resident_kb < MOST_RESIDENT_KB, last
    assert 0 < len(found.output) < MOST_OUTPUT_BYTES, last


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in QUICK_PDFS else [pytest.mark.prove]) for name in HOSTILE_PDFS]
)
@pytest.mark.prove
def test_no_pdf_keeps_preflight_busy(name: str, tmp_path: Path) -> None:
    """What goes over a bound is said, and the file is no pass."""
    path = tmp_path / "hostile.pdf"
    path.write_bytes(HOSTILE_PDFS[name]())
    assert path.stat().st_size <= MOST_INPUT_BYTES

    found = ended(tmp_path / "output.txt", "preflight", path, "--profile", "shop")

    keeps_within(found)
    assert found.status == 1
    assert "error [file-" in found.output or "error [standard-missing]" in found.output


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in QUICK_YAML else [pytest.mark.prove]) for name in HOSTILE_YAML]
)
@pytest.mark.prove
def test_no_yaml_keeps_check_busy(name: str, pack: Path, tmp_path: Path) -> None:
    """Of very many mistakes the first are listed, the others counted, and the pack fails all the same."""
    (pack / "hostile.yaml").write_text(HOSTILE_YAML[name]()[:MOST_CHARACTERS], encoding="utf-8")

    found = ended(tmp_path / "output.txt", "check", pack)

    keeps_within(found)
    assert found.status == 1
    assert found.output.splitlines()[-1].startswith("Failed: ")
