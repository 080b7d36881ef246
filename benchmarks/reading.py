"""How long a pack of 500 documents takes to read and validate, beside `check-jsonschema` on the same files.

Run: python -m benchmarks.reading
"""

import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import yaml

from benchmarks.processes import best_s, cost
from engine.checking.checks import check_packs
from engine.paths import CONTENT, JSON_SCHEMAS
from schemas.kinds import KINDS
from schemas.packs.packs import read_packs

DOCUMENTS = 500
FOLDERS = ("factions", "missions", "troops", "drones", "maps")


def write_pack(folder: Path, documents: int = DOCUMENTS) -> dict[str, list[Path]]:
    """Write a pack of so many documents, copies of the shipped ones under new ids; return the files by kind."""
    source = CONTENT / "seven_seconds"
    for name in ("pack.yaml", "rules.yaml", "rulebook.yaml"):
        (folder / name).write_text((source / name).read_text(encoding="utf-8"), encoding="utf-8")
    originals = [path for name in FOLDERS for path in sorted((source / name).glob("*.yaml"))]
    written: dict[str, list[Path]] = {}
    for number in range(documents - 3):
        text = originals[number % len(originals)].read_text(encoding="utf-8")
        document = yaml.safe_load(text)
        path = folder / document["kind"] / f"copy_{number}.yaml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text.replace(f"id: {document['id']}\n", f"id: copy_{number}\n", 1), encoding="utf-8")
        written.setdefault(document["kind"], []).append(path)
    return written


def peer_commands(files: dict[str, list[Path]]) -> list[list[str]]:
    """Return the commands of `check-jsonschema`, one for each kind, as it takes one schema a run."""
    schemas = {kind.name: JSON_SCHEMAS / kind.schema_path for kind in KINDS}
    return [
        [sys.executable, "-m", "check_jsonschema", "--schemafile", str(schemas[kind]), *map(str, paths)]
        for kind, paths in sorted(files.items())
    ]


def main() -> None:
    """Print the table: seconds on the clock, the best of some runs."""
    best = partial(best_s, turns=3, clock=time.perf_counter)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "seven_seconds"
        folder.mkdir()
        peers = peer_commands(write_pack(folder))
        if check_packs([folder]).documents != DOCUMENTS:
            raise ValueError(f"expected {DOCUMENTS} documents in the pack")
        peer = best(lambda: [cost(command) for command in peers])
        command = [sys.executable, "-m", "musterpress", "check", str(folder)]
        rows = [
            ("read and validate, in a running process (`read_packs`)", best(lambda: read_packs([folder]))),
            ("the same and every check of the rules (`check_packs`)", best(lambda: check_packs([folder]))),
            ("`musterpress check`, a whole process", best(lambda: cost(command))),
            (f"`check-jsonschema`, {len(peers)} processes, one a kind", peer),
        ]
    print("| what | seconds | of check-jsonschema |\n|---|---:|---:|")
    for what, seconds in rows:
        print(f"| {what} | {seconds:.2f} | {seconds / peer:.2f} |")


if __name__ == "__main__":
    main()
