"""The rulebook of 7 Seconds on A5: the whole command from the start to the file, against its limit of two seconds.

Run: python -m benchmarks.printing_rulebook
"""

import os
import sys
import tempfile
from pathlib import Path

from benchmarks.printing import PACK, TURNS, kit_s
from benchmarks.starts import keeping_modules
from engine.execution.cores import usable_cores

LIMIT_S = 2.0


def main() -> None:
    """Print what the book costs; exit with 1 if that is more than its limit."""
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    print(f"{usable_cores()} processors; load before: {load}; the best of {TURNS} turns")
    seconds = rulebook_s()
    print(f"the rulebook, `musterpress export --only rulebook --paper a5`: {seconds:.2f} CPU s of {LIMIT_S:.1f}")
    sys.exit(seconds > LIMIT_S)


def rulebook_s() -> float:
    """Return the CPU seconds of the fastest of some runs, each a process of its own."""
    program = [sys.executable, "-m", "musterpress", "export", str(PACK), "--only", "rulebook", "--paper", "a5", "--to"]
    with tempfile.TemporaryDirectory() as folder:
        environment = keeping_modules(folder)
        return min(kit_s(program, Path(folder) / str(turn), environment) for turn in range(TURNS))


if __name__ == "__main__":
    main()
