"""The course of a fight: the order of action, who is next, and how it ends."""

from engine.games.maneuvers.kernel.numbers import codes
from engine.games.maneuvers.kernel.numbers.codes import Ending
from engine.games.maneuvers.kernel.numbers.ending import fight_ends, fight_winner, winner_by_harm
from engine.games.maneuvers.kernel.numbers.maneuvers import edge_of, next_place, result_of, set_line
from engine.games.maneuvers.kernel.numbers.records import Line
from tests.rules.adapters.maneuvers.bench import Answer, Given, numbers_for

SQUADS = {"A": codes.SQUAD_A, "B": codes.SQUAD_B}
WINNERS = {**{code: word for word, code in SQUADS.items()}, codes.DRAWN: "draw", codes.NOBODY: None}
CLAUSES = {codes.GOES_ON: None, Ending.SQUAD_GONE: "a", Ending.CONCEDED: "b", Ending.LAST_ROUND: "c"}


def order(given: Given) -> Answer:
    """Answer the order of action."""
    line, entries = Line(), given["entries"]
    ids = sorted(entry["id"] for entry in entries)
    line.count = len(entries)
    for at, entry in enumerate(entries):
        line.result[at] = result_of(entry["action_value"], entry["die"])
        line.action_value[at], line.squad[at] = entry["action_value"], SQUADS[entry["squad"]]
        line.rank[at] = ids.index(entry["id"])
    set_line(numbers_for(given), line)
    return {"order": [entries[person]["id"] for person in line.place[: line.count]]}


def next_actor(given: Given) -> Answer:
    """Answer who acts next, and in which round."""
    line, ids = Line(), given["order"]
    line.count = len(ids)
    for at, each in enumerate(ids):
        line.place[at], line.gone[at] = at, int(each in given.get("out", ()))
    place = next_place(line, ids.index(given["last"]))
    if place != codes.NOBODY:
        return {"next": ids[place], "round": given["round"]}
    return {"next": ids[next_place(line, codes.NOBODY)], "round": given["round"] + 1}


def fight_end(given: Given) -> Answer:
    """Answer whether a fight is over after a round, by which clause, and who has won."""
    edge, left = edge_of(given["totals"]["A"], given["totals"]["B"]), given["in_fight"]
    reason = fight_ends(numbers_for(given), given["round"], edge, left["A"], left["B"])
    winner = WINNERS[fight_winner(reason, edge, left["A"], left["B"])]
    return {"ended": reason != codes.GOES_ON, "winner": winner, "reason": CLAUSES[reason]}


def by_harm(given: Given) -> Answer:
    """Answer who has won a fight that harm decides."""
    edge = edge_of(given["totals"]["A"], given["totals"]["B"])
    return {"winner": WINNERS[winner_by_harm(given["harm"]["A"], given["harm"]["B"], edge)]}
