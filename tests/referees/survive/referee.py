"""A referee of SURVIVE: reads a battle's log row by row, beside the rulebook, and says every breach.

It keeps its own table, measures with its own geometry and knows nothing of the engine's kernel. The rulebook says what
may come next: the log is read as a battle of turns, phases, actions, shots and fights, each row in its place. A row
that cannot stand where it does ends the reading, since nothing after it can be judged.
"""

from collections.abc import Sequence
from contextlib import suppress

from schemas.packs.packs import Pack
from tests.referees.breach import Breach
from tests.referees.reading import OutOfPlace, Row
from tests.referees.survive.bench import Bench, bench
from tests.referees.survive.ending import last_turn, spire
from tests.referees.survive.moving import Won
from tests.referees.survive.turns import recovery, set_up, turn


def judge(header: Row, rows: Sequence[Row], pack: Pack) -> list[Breach]:
    """Return every breach of a battle, in the order of its rows."""
    judged = bench(header, list(rows), pack)
    with suppress(OutOfPlace):
        battle(judged)
    return judged.log.breaches


def battle(bench: Bench) -> None:
    """Read a battle from its set-up to its result. Rules: SV.SEQ.1 to SV.SEQ.8, SV.GAP.40."""
    set_up(bench)
    try:
        for number in range(1, bench.brief.turns + 1):
            turn(bench, number)
            if number < bench.brief.turns or bench.rules.victory.last_turn_test == "after_recovery":
                recovery(bench)
    except Won as won:
        spire(bench, str(won))
        return
    last_turn(bench)


__all__ = ["Breach", "judge"]
