"""Ways to falsify a log: each changes its rows by hand and names the rule that it breaks."""

from collections.abc import Callable
from typing import Any

from tests.referees.falsifying import (
    Change,
    Corruption,
    Fits,
    Row,
    Rows,
    altered,
    dropped,
    first,
    flipped,
    one_more,
)

OTHER = {"a": "b", "b": "a"}
GRADES = {"marginal": "clear", "clear": "decisive", "decisive": "marginal"}


def has(**values: Any) -> Fits:
    """Return whether a row says so much."""
    return lambda row: all(row.get(key) == value for key, value in values.items())


def without(event: str, key: str, fits: Fits) -> Change:
    """Return a change that loses a value of the first row of an event that fits."""

    def change(rows: Rows) -> bool:
        row = first(rows, event, fits)
        if row is not None:
            del row[key]
        return row is not None

    return change


def turned(event: str, into: str, fits: Fits = lambda _: True) -> Change:
    """Return a change that makes another event of the first row of an event that fits."""
    return altered(event, "event", lambda _: into, fits)


def swapped(event: str, key: str) -> Change:
    """Return a change that swaps a value of the first two rows of an event."""

    def change(rows: Rows) -> bool:
        one, other = [row for row in rows if row["event"] == event][:2]
        one[key], other[key] = other[key], one[key]
        return True

    return change


def another(event: str, key: str, fits: Fits = lambda _: True) -> Change:
    """Return a change that puts another one of the same squad into a row of who is of that squad."""

    def change(rows: Rows) -> bool:
        row = first(rows, event, fits)
        if row is None:
            return False
        squads = [rows[0][side]["members"] for side in OTHER]
        members = next(members for members in squads if row[key] in members)
        row[key] = next(member for member in members if member != row[key])
        return True

    return change


def elsewhere(event: str, key: str, pick: Callable[[list[str], Row], str]) -> Change:
    """Return a change of the location in the first row of an event."""

    def change(rows: Rows) -> bool:
        row = first(rows, event)
        if row is not None:
            row[key] = pick(rows[0]["locations"], row)
        return row is not None

    return change


def second(locations: list[str], _: Row) -> str:
    """Return the location where nobody begins in the first of the shipped fights."""
    return locations[1]


def afar(locations: list[str], row: Row) -> str:
    """Return the end of the row of locations that is farther away."""
    return max(locations, key=lambda each: abs(locations.index(each) - locations.index(row["from"])))


def one_row_more(rows: Rows) -> bool:
    """Let a round follow the result."""
    rows.append({**rows[-1], "event": "round"})
    return True


def twice(rows: Rows) -> bool:
    """Let the first action of all come twice."""
    first_at, next_at = [at for at, row in enumerate(rows) if row["event"] == "action"][:2]
    rows[next_at:next_at] = [{**row} for row in rows[first_at:next_at]]
    return True


def goes_on(rows: Rows) -> bool:
    """Lose that a fight is over, and all that follows."""
    at = next(at for at, row in enumerate(rows) if row["event"] == "fight_over")
    rows[at:] = [{**rows[at], "event": "round"}]
    return True


def _opposite(key: str) -> Callable[[Row], Any]:
    return lambda row: OTHER.get(row[key], "a")


def _lower(row: Row) -> int:
    return int(row["die"] - 1)


MADE = has(what="made")
OPEN = has(open=True)
ASSAULT = has(event="maneuver", maneuver="Assault", extra=False, rating="firefight")
FLUSH_OUT = has(event="maneuver", maneuver="Flush Out", extra=False, rating="melee")
ENGAGE = has(maneuver="Engage", extra=False)

CORRUPTIONS = (
    Corruption("a squad begins with a point more", "MN.GAP.2", one_more("begins", "total")),
    Corruption("a squad begins elsewhere", "MN.GAP.2", elsewhere("begins", "location", second)),
    Corruption("a die for the order shows a 7", "MN.ORD.1", altered("die", "value", lambda _: 7, has(reason="order"))),
    Corruption("somebody does not throw for the order", "MN.ORD.1", dropped("die", has(reason="order"))),
    Corruption("a result for the order is higher", "MN.GAP.4", one_more("order", "result")),
    Corruption("two change places in the order", "MN.GAP.4", swapped("order", "actor")),
    Corruption("a round is passed over", "MN.ORD.3", one_more("round", "number")),
    Corruption("a row is of another round", "MN.ORD.3", one_more("action", "round")),
    Corruption("somebody changes sides", "MN.GAP.25", altered("opposes", "side", _opposite("side"))),
    Corruption("somebody acts twice", "MN.ORD.2", twice),
    Corruption("somebody acts out of turn", "MN.ORD.2", another("action", "actor")),
    Corruption("an action is made that is missed", "MN.AID.3", turned("missed_action", "action")),
    Corruption("an action is missed that is not", "MN.ORD.2", turned("action", "missed_action")),
    Corruption("somebody stands idle", "MN.COR.1", turned("maneuver", "idle", has(extra=False))),
    Corruption(
        "a maneuver of others is chosen",
        "MN.COR.1",
        altered("maneuver", "maneuver", lambda _: "Flush Out", has(maneuver="Cover Fire")),
    ),
    Corruption("a rating does not fit", "MN.COR.2", altered("maneuver", "rating", lambda _: "melee", ENGAGE)),
    Corruption("a rating is higher", "MN.COR.2", one_more("maneuver", "value")),
    Corruption("a snipe from the open", "MN.SNP.1", altered("maneuver", "maneuver", lambda _: "Snipe", ASSAULT)),
    Corruption(
        "a snipe at the unseen",
        "MN.SNP.2",
        altered("maneuver", "maneuver", lambda _: "Snipe", has(maneuver="Assault", round=1, extra=False)),
    ),
    Corruption("an assault for nothing", "MN.GAP.3", altered("maneuver", "maneuver", lambda _: "Assault", FLUSH_OUT)),
    Corruption(
        "a flag by the unseeing",
        "MN.FLG.1",
        altered("maneuver", "maneuver", lambda _: "Flag", has(maneuver="Cover Fire", rating="command")),
    ),
    Corruption(
        "a friend is the target",
        "MN.GAP.6",
        altered("maneuver", "target", lambda row: row["actor"], has(maneuver="Assault")),
    ),
    Corruption("nobody is the target", "MN.GAP.6", without("maneuver", "target", has(maneuver="Assault"))),
    Corruption(
        "an ally is no other", "MN.AID.1", altered("maneuver", "ally", lambda row: row["actor"], has(maneuver="Strand"))
    ),
    Corruption("a friend opposes", "MN.GAP.6", altered("opposes", "actor", lambda row: row["target"])),
    Corruption("another than the target opposes", "MN.GAP.6", another("opposes", "actor", has(maneuver="Assault"))),
    Corruption(
        "an opposing rating does not fit",
        "MN.COR.3",
        altered("opposes", "rating", lambda _: "melee", has(maneuver="Engage")),
    ),
    Corruption("a roll has no die", "MN.COR.2", dropped("die", has(reason="maneuver"))),
    Corruption("nobody throws against it", "MN.COR.3", dropped("die", has(reason="opposing"))),
    Corruption(
        "an advantage is passed over",
        "MN.HOUSE.1",
        altered("roll", "advantage", lambda _: 0, lambda row: row["advantage"] > 0),
    ),
    Corruption("the worse die counts", "MN.HOUSE.1", altered("roll", "die", _lower, lambda row: row["advantage"] > 0)),
    Corruption("a result is higher", "MN.HOUSE.1", one_more("roll", "result")),
    Corruption("a failure is rewarded", "MN.COR.5", flipped("compared", "rewarded")),
    Corruption("a margin is wider", "MN.COR.5", one_more("compared", "margin")),
    Corruption("more is gained", "MN.SQD.2", one_more("total", "points", has(change="gains"))),
    Corruption("less is lost", "MN.SQD.2", one_more("total", "after", has(change="loses"))),
    Corruption("Edge is not spent", "MN.GAP.3", dropped("total", has(change="pays_edge"))),
    Corruption("too much Edge is spent", "MN.GAP.3", one_more("total", "points", has(change="pays_edge"))),
    Corruption("a move leads too far", "MN.GAP.7", elsewhere("move", "to", afar)),
    Corruption("hiding outlasts a move", "MN.GAP.7", dropped("state", has(state="hidden", cause="moving"))),
    Corruption("exposure outlasts a move", "MN.GAP.7", dropped("state", has(state="exposed", cause="moving"))),
    Corruption("hiding outlasts a loud maneuver", "MN.GAP.10", dropped("state", has(cause="maneuver"))),
    Corruption("readiness outlasts hiding", "MN.COV.4", dropped("state", has(cause="no_more_hiding"))),
    Corruption("an exposure is not used up", "MN.GAP.11", dropped("state", has(cause="use"))),
    Corruption("a sniper neither pays nor comes out", "MN.SNP.5", dropped("state", has(cause="not_paying"))),
    Corruption("another takes cover", "MN.COR.4", another("state", "actor", has(state="hidden", set=True))),
    Corruption("another is flagged", "MN.COR.4", another("state", "actor", has(state="flagged", set=True))),
    Corruption("an advantage is a disadvantage", "MN.TRM.2", altered("advantage", "worth", lambda row: -row["worth"])),
    Corruption("an advantage is another's", "MN.TRM.2", another("advantage", "actor")),
    Corruption("an advantage does not end", "MN.GAP.30", dropped("advantage_ends", has(cause="time"))),
    Corruption("a next action is not used", "MN.GAP.27", dropped("advantage_ends", has(cause="use"))),
    Corruption("a flag does not end", "MN.GAP.14", dropped("state", has(state="flagged", cause="time"))),
    Corruption("a flag is noticed after all", "MN.FLG.4", dropped("unnoticed")),
    Corruption("nobody is pinned", "MN.AID.3", dropped("will_miss")),
    Corruption(
        "an extra maneuver is impossible",
        "MN.GAP.17",
        altered("extra", "what", lambda _: "impossible", MADE),
    ),
    Corruption("somebody hits harder", "MN.DMG.1", one_more("damage", "damage")),
    Corruption("a hit does nothing", "MN.DMG.1", altered("damage", "checks", list, lambda row: row["checks"] != [])),
    Corruption("a hit is more of a Stress", "MN.DMG.5", one_more("check_earned", "stress", has(by="damage"))),
    Corruption("a late failure is harmless", "MN.VIC.3", dropped("check_earned", has(by="late_failure"))),
    Corruption(
        "a late failure is less harm",
        "MN.VIC.3",
        altered("check_earned", "check", lambda _: "fallout", has(check="casualty", by="late_failure")),
    ),
    Corruption("an escape is free", "MN.ESC.3", dropped("total", has(change="pays_for_escape"))),
    Corruption("an escape cannot be paid", "MN.ESC.4", altered("escape", "made", lambda _: True, has(able=False))),
    Corruption("who has left stays", "MN.ESC.3", dropped("left")),
    Corruption("a squad is better off", "MN.SQD.3", one_more("standing", "total_a")),
    Corruption("somebody more is left", "MN.SQD.3", one_more("standing", "left_b")),
    Corruption(
        "a fight is over for another reason",
        "MN.GAP.22",
        altered("fight_over", "reason", lambda row: "conceded" if row["reason"] != "conceded" else "last_round"),
    ),
    Corruption("a fight goes on that is over", "MN.GAP.22", goes_on),
    Corruption("a die of a check is not thrown", "MN.HOUSE.5", dropped("die", has(reason="check"))),
    Corruption("aid does not help", "MN.HOUSE.5", altered("check", "advantage", lambda _: 0, has(advantage=1))),
    Corruption("a score is higher", "MN.HOUSE.5", one_more("check", "score")),
    Corruption(
        "a check is milder", "MN.HOUSE.5", altered("check", "outcome", lambda _: "none", has(outcome="wounded"))
    ),
    Corruption(
        "the best outcome stands", "MN.GAP.29", altered("fate", "outcome", lambda _: "none", has(outcome="wounded"))
    ),
    Corruption("a squad comes to more harm", "MN.GAP.33", one_more("harm", "harm_a")),
    Corruption("harm is not counted", "MN.GAP.33", dropped("harm")),
    Corruption("the winner is known too early", "MN.GAP.22", altered("fight_over", "winner", lambda _: "a", OPEN)),
    Corruption("another has won", "MN.HOUSE.6", altered("result", "winner", _opposite("winner"))),
    Corruption(
        "a victory is another", "MN.HOUSE.6", altered("result", "grade", lambda row: GRADES.get(row["grade"], "clear"))
    ),
    Corruption("something follows the result", "MN.GAP.22", one_row_more),
)
