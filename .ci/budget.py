"""Hold what CI runs to a budget of CPU time: `budget.py TARGET...` runs targets of make and fails if one is over it.

A slow machine is no slow test: time is counted in measures, the time that this machine takes for a fixed piece of work.
It is measured all the while, since a machine that is shared with others is now fast and now slow.
"""

import json
import re
import resource
import subprocess
import sys
from collections.abc import Mapping, Sequence
from statistics import fmean

BUDGET = {"test": 1200, "prove": 2500}
"""Measures that a target of make may take."""

APART_S = 20.0
"""The machine is measured so often while the targets run."""


def piece_of_work() -> float:
    """Do what tests do, reading, sorting and writing text, and return the seconds of CPU that it took."""
    before = _own_s()
    for number in range(100):
        rows = [{"at": at, "name": f"row {at * 7919 % 1000}", "cells": [at, number, -at]} for at in range(4000)]
        text = json.dumps(sorted(rows, key=lambda row: str(row["name"])))
        found = re.findall(r'"row (\d+)"', text)
        assert len(found) == len(json.loads(text))
    return _own_s() - before


def report(spent_s: Mapping[str, float], one_s: float) -> tuple[list[str], bool]:
    """Return a line for each target and one for all of them, and whether they kept within the budget."""
    lines = [_line(f"make {name}", seconds, one_s, BUDGET[name]) for name, seconds in spent_s.items()]
    lines.append(_line("together", sum(spent_s.values()), one_s, sum(BUDGET[name] for name in spent_s)))
    return lines, all(seconds <= BUDGET[name] * one_s for name, seconds in spent_s.items())


def _line(what: str, seconds: float, one_s: float, most: int) -> str:
    measures = seconds / one_s
    over = "" if measures <= most else "  OVER THE BUDGET"
    return f"{what:12}{seconds / 60:6.1f} min of CPU ={measures:6.0f} of at most {most} measures{over}"


def _own_s() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _children_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(targets: Sequence[str]) -> int:
    """Run make's targets in turn and say what they took; return 1 if one failed or was over its budget."""
    spent_s: dict[str, float] = {}
    measured = [piece_of_work()]
    for target in targets:
        before = _children_s()
        with subprocess.Popen(["make", target]) as running:
            while _runs(running, APART_S):
                measured.append(piece_of_work())
        if running.returncode:
            return 1
        spent_s[target] = _children_s() - before
    one_s = fmean(measured)
    lines, within = report(spent_s, one_s)
    print(f"\nA measure is {one_s:.2f} s of CPU on this machine.", *lines, sep="\n")
    if not within:
        print("Make the tests cheaper, or move wide samples to the soak: see CONTRIBUTING.md.")
    return 0 if within else 1


def _runs(running: subprocess.Popen[bytes], most_s: float) -> bool:
    """Wait so long at most, and return whether the process runs still."""
    try:
        running.wait(most_s)
    except subprocess.TimeoutExpired:
        return True
    return False


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
