"""How long a pack of 500 documents takes to read and validate, beside `check-jsonschema` on the same files.

Run: python -m benchmarks.reading
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import yaml

from engine.checking.checks import check_packs
from engine.paths import CONTENT, JSON_SCHEMAS
from schemas.kinds import KINDS
from schemas.packs.packs import read_packs

DOCUMENTS = 500
REPEATS = 3
FOLDERS = ("factions", "missions", "troops", "drones", "maps")


def write_pack(folder: Path) -> dict[str, list[Path]]:
    """Write a pack of 500 documents, copies of the shipped ones under new ids; return the files by kind."""
    source = CONTENT / "seven_seconds"
    for name in ("pack.yaml", "rules.yaml", "rulebook.yaml"):
        (folder / name).write_text((source / name).read_text(encoding="utf-8"), encoding="utf-8")
    originals = [path for name in FOLDERS for path in sorted((source / name).glob("*.yaml"))]
    written: dict[str, list[Path]] = {}
    for number in range(DOCUMENTS - 3):
        text = originals[number % len(originals)].read_text(encoding="utf-8")
        document = yaml.safe_load(text)
        path = folder / document["kind"] / f"copy_{number}.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text.replace(f"id: {document['id']}\n", f"id: copy_{number}\n", 1), encoding="utf-8")
        written.setdefault(document["kind"], []).append(path)
    return written


def best_s(work: Callable[[], object]) -> float:
    """Return the shortest wall time of a few runs, in seconds."""
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def run_check(folder: Path) -> None:
    """Run `musterpress check` as a command of its own."""
    _run([sys.executable, "-m", "musterpress", "check", str(folder)])


def run_peer(files: dict[str, list[Path]]) -> None:
    """Run `check-jsonschema` once for each kind, as it takes one schema a run."""
    schemas = {kind.name: JSON_SCHEMAS / kind.schema_path for kind in KINDS}
    for kind, paths in sorted(files.items()):
        command = [sys.executable, "-m", "check_jsonschema", "--schemafile", str(schemas[kind]), *map(str, paths)]
        _run(command)


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True)  # our own commands


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "seven_seconds"
        folder.mkdir()
        files = write_pack(folder)
        if check_packs([folder]).documents != DOCUMENTS:
            raise ValueError(f"expected {DOCUMENTS} documents in the pack")
        peer = best_s(lambda: run_peer(files))
        rows = [
            ("read and validate, in a running process (`read_packs`)", best_s(lambda: read_packs([folder]))),
            ("the same and every check of the rules (`check_packs`)", best_s(lambda: check_packs([folder]))),
            ("`musterpress check`, a whole process", best_s(lambda: run_check(folder))),
            (f"`check-jsonschema`, {len(files)} processes, one a kind", peer),
        ]
    lines = ["| what | seconds | of check-jsonschema |", "|---|---:|---:|"]
    lines += [f"| {what} | {seconds:.2f} | {seconds / peer:.2f} |" for what, seconds in rows]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
