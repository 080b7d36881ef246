"""How much rulings matter: every game's, read otherwise on the same dice, as the page `docs/rulings.md` has them.

Run: python -m benchmarks.rulings [SYSTEM ...]; some minutes of CPU in all.
"""

import argparse
from collections.abc import Iterator
from typing import Final

from musterpress import api
from musterpress.reports.rulings import word
from schemas.systems import SYSTEM_NAMES

BATTLES: Final = {"maneuvers": 600, "survive": 300, "infantry": 40, "seven_seconds": 80, "battlesuit": 4}
"""Battles of each scenario, or of each pairing where a game has none, by each reading."""


def lines(system: str, table: api.Table) -> Iterator[str]:
    """Yield the part of the page that tells of a game: what was fought, what moves, and what cannot be read."""
    facts, moving = table.facts, [row for row in table if row["otherwise"]]
    closed, fought = facts["closed"], BATTLES.get(system, 200)
    who = ", ".join(sorted({*facts["players"]}))
    yield (
        f"`musterpress sweep {system} --rulings --battles {fought}`: seeds from {facts['seed']} on, "
        f"{facts['battles']:,} battles by each of {len(table)} readings, all played by {who}."
    )
    yield f"Of {facts['rulings']} rulings {facts['rulings'] - len(closed)} can be read otherwise."
    yield f"These {len(closed)} cannot: {', '.join(closed) or 'none'}."
    yield f"{len(table) - len(moving)} readings changed no battle and are not in the table."
    yield ""
    yield "| ruling | parameter | read otherwise | battles that went otherwise, % | wins moved, points | most of all |"
    yield "|---|---|---|---:|---:|---|"
    for row in moving:
        low, high = (100 * row[f"moved_{end}"] for end in ("low", "high"))
        moved = f"{100 * row['moved']:.1f} ({low:.1f} to {high:.1f})"
        yield (
            f"| {row['rulings']} | `{row['parameter']}` | {word(row['stands'])} to {word(row['value'])} | "
            f"{100 * row['otherwise']:.1f} | {f'**{moved}**' if low > 0 or high < 0 else moved} | {row['who']} |"
        )


def main() -> None:
    """Print the part of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("systems", nargs="*", default=[*SYSTEM_NAMES])
    for system in parser.parse_args().systems:
        pack = api.load(system)
        print(f"\n## {pack.title}\n")
        for line in lines(system, api.rulings(pack, BATTLES.get(system, 200))):
            print(line, flush=True)


if __name__ == "__main__":
    main()
