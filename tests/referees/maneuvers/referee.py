"""A referee of the game of maneuvers: reads a fight's log row by row, beside the rulebook, and says every breach.

It keeps its own totals, states and advantages, and knows nothing of the engine's kernel. The rulebook says what may
come next: the log is read as a fight of rounds, actions and Maneuvers, each row in its place. A row that cannot stand
where it does ends the reading, since nothing after it can be judged.
"""

from collections.abc import Sequence
from contextlib import suppress

from schemas.packs.packs import Pack
from tests.referees.breach import Breach
from tests.referees.maneuvers.acting import turn
from tests.referees.maneuvers.bench import Bench, bench
from tests.referees.maneuvers.documents import SIDES
from tests.referees.maneuvers.ending import aftermath, over
from tests.referees.maneuvers.fighters import Fighter
from tests.referees.maneuvers.order import in_order
from tests.referees.reading import OutOfPlace, Row


def judge(header: Row, rows: Sequence[Row], pack: Pack) -> list[Breach]:
    """Return every breach of a fight, in the order of its rows."""
    judged = bench(header, list(rows), pack)
    headings(judged)
    with suppress(OutOfPlace):
        fight(judged)
    return sorted(judged.log.breaches, key=lambda breach: breach.row)


def headings(bench: Bench) -> None:
    """Judge what every row begins with: its round, and the squad of who it is about. Rules: MN.ORD.3, MN.GAP.25."""
    number = 0
    for row in bench.log.rows:
        number = row.get("number", number)
        bench.log.check(row, "MN.ORD.3", f"this is round {number}", holds=row["round"] == number)
        actor = bench.fight.fighters.get(row.get("actor", ""))
        if actor is not None and row["event"] != "total":
            sentence = f"{actor.name} belongs to {actor.side}"
            bench.log.check(row, "MN.GAP.25", sentence, holds=row["side"] == actor.side)


def fight(bench: Bench) -> None:
    """Read a fight from its set-up to its result. Rules: MN.SQD.1, MN.ORD.1 to MN.ORD.3, MN.VIC.4."""
    set_up(bench)
    order: list[Fighter] = [] if bench.rules.order.each_round else throw_for_order(bench)
    while True:
        bench.fight.round += 1
        bench.log.take("round", "MN.ORD.3", number=bench.fight.round, rounds=bench.rules.end.rounds)
        if bench.rules.order.each_round:
            order = throw_for_order(bench)
        for each in order:
            if not each.gone:
                turn(bench, each)
        if over(bench):
            break
    aftermath(bench)


def set_up(bench: Bench) -> None:
    """Read what the totals begin with, and where. Rules: MN.SQD.1, MN.GAP.2, MN.GAP.7."""
    for side in SIDES:
        told = {"total": bench.brief.start(side), "location": bench.brief.home(side)}
        bench.log.take("begins", "MN.GAP.2", side=side, **told)
        for each in bench.fight.present(side):
            each.place = bench.brief.home(side)


def throw_for_order(bench: Bench) -> list[Fighter]:
    """Read the order of action. Rules: MN.ORD.1, MN.ORD.2, MN.GAP.4, MN.GAP.31."""
    results: dict[Fighter, int] = {}
    for side in SIDES:
        for each in bench.fight.present(side):
            die = bench.die("order", "MN.ORD.1", bench.rules.dice.initiative, actor=each.name, side=side)
            results[each] = die + each.card.action_value
    order = in_order(results.items(), bench.rules)
    for place, each in enumerate(order, 1):
        told = {"place": place, "result": results[each], "action_value": each.card.action_value}
        bench.log.take("order", "MN.GAP.4", actor=each.name, side=each.side, **told)
    return order


__all__ = ["Breach", "judge"]
