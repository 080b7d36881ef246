"""What the tables of the rules document must be. Rules: BS.GAP.1, BS.GAP.7, BS.SHK.3, BS.PAN.2."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.battlesuit.checks.runs import ruled
from engine.check import Check
from engine.rising import mends
from schemas.diagnostics import Finding, Location
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.rules.morale import PanicRow, ShakenRow
from schemas.models.battlesuit.words import Result
from schemas.packs import Pack

SEVERITY = tuple(Result)
"""The results from the mildest to the worst."""

NOT_MONOTONE = "table-not-monotone"
NOT_WHOLE = "morale-table-not-whole"

Row = ShakenRow | PanicRow


def not_monotone(rules: Rules, _: Pack, __: Rules) -> Iterator[Finding]:
    """A stronger attack and a higher roll never do less; one finding for each entry to change. Rule: BS.GAP.1."""
    table = [[SEVERITY.index(Result(entry)) for entry in row.split()] for row in rules.combat.crt_table]
    for (row, strength), better in mends(table):
        found = table[row][strength]
        than = "a weaker attack or a lower roll does more" if found < better else "a better attack or roll does less"
        yield Finding(
            NOT_MONOTONE,
            ("combat", "crt_table", row),
            f"strength {strength} with a roll of {row + 1} gives {SEVERITY[found]}, but {than}",
            f"make it {SEVERITY[better]}",
            "BS.GAP.1",
        )


def not_whole(rules: Rules, _: Pack, __: Rules) -> Iterator[Finding]:
    """Every total of a morale check leads to one row: rows rise, and the last reaches the top. Rule: BS.GAP.7."""
    tables: tuple[tuple[Location, Sequence[Row]], ...] = (
        (("morale", "shaken_table"), rules.morale.shaken_table),
        (("panic", "panic_armored"), rules.panic.panic_armored),
        (("panic", "panic_unarmored"), rules.panic.panic_unarmored),
    )
    for at, rows in tables:
        for number, message, mend in _gaps(rows, rules.morale.morale_clamp[1]):
            yield Finding(NOT_WHOLE, (*at, number), message, f"let it go up to {mend}", "BS.GAP.7")


def _gaps(rows: Sequence[Row], highest: int) -> Iterator[tuple[int, str, int]]:
    """Yield the number of each faulty row, what is wrong with it, and what it should go up to."""
    for number, (above, row) in enumerate(pairwise(rows), start=1):
        if row.up_to <= above.up_to:
            yield number, f"no total leads to this row, since the one above goes up to {above.up_to}", above.up_to + 1
    last = rows[-1].up_to
    if last < highest:
        yield len(rows) - 1, f"totals from {last + 1} to {highest} lead to no row", highest


TABLE_CHECKS = (
    Check(
        code=NOT_MONOTONE,
        kind="rules",
        rule="BS.GAP.1",
        title="A combat results table that punishes better attacks",
        explanation=(
            "Along a row (strength) and down a column (roll) results may only get worse, in the order NE, S, 1, S1, 2, "
            "S2, 3, S3, X. Otherwise a player would rather roll low."
        ),
        run=ruled(Rules, not_monotone),
    ),
    Check(
        code=NOT_WHOLE,
        kind="rules",
        rule="BS.GAP.7",
        title="A morale table with totals that lead nowhere",
        explanation=(
            "Each row goes from the total above the last row's up to its own `up_to`, so these have to rise, and the "
            "last has to reach the greatest total, `morale.morale_clamp`."
        ),
        run=ruled(Rules, not_whole),
    ),
)
