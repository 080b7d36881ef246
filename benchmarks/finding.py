"""How long it takes to find something in a pack of 350 documents, and of 1,000, and to replace a word in all of them.

Run: python -m benchmarks.finding
"""

import tempfile
import time
from functools import partial
from pathlib import Path

from benchmarks.processes import best_s, machine
from benchmarks.reading import write_pack
from musterpress.api.searching import looked_through
from schemas.searching.finding import find_in
from schemas.searching.replacing import Wanted, occurrences, replaced

SIZES = (350, 1000)
QUERIES = {
    "the first query, of a pack that was read": "squad",
    "an id": "copy_77",
    "a rule by its id": "7S.FAC.6",
    "a word of many texts": "the",
    "three words, in a few": "line of sight",
    "a word that is nowhere": "hippopotamus",
}


def figures(documents: int) -> dict[str, float]:
    """Return milliseconds of CPU by what was done in a pack of so many documents: the first time, else the best."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        write_pack(folder, documents)
        opened = looked_through(folder)
    best = partial(best_s, turns=5, clock=time.process_time)
    found: dict[str, float] = {}
    for what, query in QUERIES.items():
        took = partial(find_in, query, opened.searched)
        found[what] = 1000 * (best(took) if found else best_s(took, turns=1, clock=time.process_time))
    wanted = Wanted("unit", "squad", whole_words=True)
    places = occurrences(opened.searched.writings, wanted)
    found["the places of a word, for a preview"] = 1000 * best(lambda: occurrences(opened.searched.writings, wanted))
    done = partial(replaced, opened.files, places, wanted.new)
    found[f"all {len(places):,} of them replaced, in memory"] = 1000 * best_s(done, turns=1, clock=time.process_time)
    return found


def main() -> None:
    """Print the table."""
    small, large = map(figures, SIZES)
    print(f"{machine()}\n\n| what | {' | '.join(f'{size:,} documents' for size in SIZES)} |\n|---|---:|---:|")
    for (what, few_ms), (_same, many_ms) in zip(small.items(), large.items(), strict=True):
        print(f"| {what} | {few_ms:.1f} | {many_ms:.1f} |")


if __name__ == "__main__":
    main()
