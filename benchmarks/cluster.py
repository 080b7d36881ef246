"""What a cluster costs: the CPU time of the same battles at home and on two workers of this machine.

Beside the battles a cluster pays for its scheduler, for its messages, and once for starting a process a worker.
"""

import json
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

BATTLES = 20_000
ORDER = ("-m", "musterpress", "balance", "seven_seconds", "--red", "puc", "--blue", "zane", "--format", "json")
DASK = Path(sys.executable).with_name("dask")


def children_s() -> float:
    """Return the CPU seconds of all processes that were started here and have ended."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measured(battles: int, *options: str) -> bytes:
    """Return what `musterpress balance` prints."""
    order = [sys.executable, *ORDER, "--battles", str(battles), *options]
    return subprocess.run(order, check=True, capture_output=True).stdout


def on_a_cluster(battles: int) -> bytes:
    """Return what it prints when two workers fight."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as processes:
        place = Path(folder, "scheduler.json")
        for role in ("scheduler", "worker", "worker"):
            options = (
                ("--host", "127.0.0.1", "--port", "0") if role == "scheduler" else ("--nthreads", "1", "--no-nanny")
            )
            order = [DASK, role, *options, "--scheduler-file", str(place), "--no-dashboard"]
            process = subprocess.Popen(order, stderr=subprocess.DEVNULL, cwd=folder)
            processes.callback(process.wait)
            processes.callback(process.terminate)
            while not place.exists():
                time.sleep(0.1)
        time.sleep(1)
        return measured(battles, "--cluster", json.loads(place.read_text(encoding="utf-8"))["address"])


def main() -> None:
    """Print CPU seconds at home and on the cluster, and their ratios."""
    printed, seconds = list[bytes](), list[float]()
    for fight, battles in ((measured, BATTLES), (on_a_cluster, BATTLES), (on_a_cluster, 2)):
        before = children_s()
        printed.append(fight(battles))
        seconds.append(children_s() - before)
    home, cluster, start = seconds
    assert printed[0] == printed[1], "the cluster printed other figures"
    print(f"{BATTLES:,} battles at home: {home:.1f} CPU s")
    print(f"on a cluster: {cluster:.1f} CPU s, {cluster / home:.2f} times; of these {start:.1f} s are its start")
    print(f"without the start: {(cluster - start) / home:.2f} times")


if __name__ == "__main__":
    main()
