"""A referee of infantry: reads a battle's log row by row, beside the rulebook, and says every breach.

It keeps its own map, troopers and weapons, walks its own lines of fire and knows nothing of the engine's kernel. The
rulebook says what may come next: the log is read as a battle of game turns, side turns and actions, each row in its
place. A row that cannot stand where it does ends the reading, since nothing after it can be judged.
"""

from collections.abc import Sequence
from contextlib import suppress

from schemas.packs.packs import Pack
from tests.referees.breach import Breach
from tests.referees.infantry import ending, objectives, setting_up, turns
from tests.referees.infantry.bench import Bench, Over, bench
from tests.referees.infantry.documents import OTHER
from tests.referees.reading import OutOfPlace, Row


def judge(header: Row, rows: Sequence[Row], pack: Pack) -> list[Breach]:
    """Return every breach of a battle, in the order of its rows."""
    judged = bench(header, list(rows), pack)
    headings(judged)
    with suppress(OutOfPlace):
        battle(judged, header)
    return sorted(judged.log.breaches, key=lambda breach: breach.row)


def headings(bench: Bench) -> None:
    """Judge what every row begins with: its turn, and the side of who it is about. Rule: IN.HOUSE.1."""
    number = 0
    for row in bench.log.rows:
        number = row.get("number", number) if row["event"] == "turn" else number
        bench.check(row, "IN.HOUSE.1", f"this is turn {number}", holds=row["turn"] == number)
        actor = bench.soldiers.get(row.get("actor", ""))
        if actor is not None:
            bench.check(row, "IN.HOUSE.1", f"{actor.name} is of side {actor.side}", holds=row["side"] == actor.side)


def battle(bench: Bench, header: Row) -> None:
    """Read a battle from its set-up to its result. Rules: IN.HOUSE.1, IN.HOUSE.9 to IN.HOUSE.11."""
    setting_up.header(bench, header)
    first = setting_up.read(bench)
    with suppress(Over):
        while bench.turn < bench.brief.turns:
            turns.begin(bench)
            for side in (first, OTHER[first]):
                turns.side_turn(bench, side)
            ending.standing(bench)
            objectives.scored(bench)
            objectives.total(bench)
    ending.read(bench)


__all__ = ["Breach", "judge"]
