"""Logs of infantry, falsified by hand: each change breaks a rule, and the referee has to name it."""

from collections.abc import Callable, Mapping
from itertools import pairwise
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
    repeated,
)


def says(**values: Any) -> Fits:
    """Return whether a row says so much."""
    return lambda row: all(row.get(key) == value for key, value in values.items())


def set_to(event: str, key: str, value: Any, fits: Fits = lambda _: True) -> Change:
    """Return a change of one value of the first row of an event that fits to another one."""
    return altered(event, key, lambda _: value, fits)


def at_row(find: Callable[[Rows], int | None], change: Callable[[Rows, int], None]) -> Change:
    """Return a change at the row that is found, if there is one."""

    def changes(rows: Rows) -> bool:
        at = find(rows)
        if at is not None:
            change(rows, at)
        return at is not None

    return changes


def followed(
    event: str, following: str, fits: Fits = lambda _: True, then: Fits = lambda _: True
) -> Callable[[Rows], int | None]:
    """Return what finds a row of an event right before one of another."""

    def find(rows: Rows) -> int | None:
        pairs = pairwise(rows)
        return next(
            (
                at
                for at, (row, after) in enumerate(pairs)
                if row["event"] == event and after["event"] == following and fits(row) and then(after)
            ),
            None,
        )

    return find


def _lose(rows: Rows, at: int) -> None:
    del rows[at]


def _lose_next(rows: Rows, at: int) -> None:
    del rows[at + 1]


def _next_costs_more(rows: Rows, at: int) -> None:
    rows[at]["cost"] += 1


def _turn_arc(rows: Rows) -> bool:
    """Turn an arc about that somebody has come into."""
    shot = first(rows, "attack", says(way="into_arc", weapon="Rifle"))
    if shot is None:
        return False
    earlier = [row for row in rows[: rows.index(shot)] if row["event"] == "arc" and row["actor"] == shot["actor"]]
    earlier[-1]["bearing_deg"] = (earlier[-1]["bearing_deg"] + 180) % 360
    return True


def _on_one_dot(rows: Rows) -> bool:
    """Set two troopers down on a dot."""
    placed = [row for row in rows if row["event"] == "placed"]
    placed[1].update(column=placed[0]["column"], row=placed[0]["row"])
    return bool(placed[0]["side"] == placed[1]["side"])


def _acts_again(rows: Rows) -> bool:
    """Let who has fired with aim drop prone after it."""
    at = followed("roll", "activated", says(hit=False), lambda row: row["ap"] > 0)(rows)
    if at is None or rows[at - 4].get("way") != "aimed":
        return False
    actor, side = rows[at]["actor"], rows[at]["side"]
    row = {"n": rows[at]["n"], "turn": rows[at]["turn"], "event": "posture", "side": side, "actor": actor}
    rows.insert(at + 1, {**row, "prone": True, "cost": 1, "ap": 0})
    return True


def _own_rows_before(rows: Rows, at: int) -> list[Row]:
    """Return what a trooper has done in its turn before a row."""
    start = max(back for back in range(at) if rows[back]["event"] == "activated")
    return [row for row in rows[start:at] if row.get("actor") == rows[at]["actor"]]


def _fires_without_a_step(rows: Rows) -> bool:
    """Let who aims without having stepped fire on the move."""
    aimed = (at for at, row in enumerate(rows) if row["event"] == "attack" and row["way"] == "aimed")
    still = (at for at in aimed if all(row["event"] != "step" for row in _own_rows_before(rows, at)))
    at = next(still, None)
    if at is not None:
        rows[at]["way"] = "on_the_move"
    return at is not None


def _aims_beside_an_arc(rows: Rows) -> bool:
    """Let who aims have laid an arc right before."""
    row = first(rows, "attack", says(way="aimed"))
    if row is None:
        return False
    arc = {"bearing_deg": 0, "wide": False, "cost": 3, "ap": 0, "weapon": row["weapon"]}
    told = {key: row[key] for key in ("n", "turn", "side", "actor")}
    rows.insert(rows.index(row), {**told, "event": "arc", **arc})
    return True


def _stands_up_under_ground(rows: Rows) -> bool:
    """Let who goes into a tunnel drop prone there, and stand up again."""
    row = first(rows, "tunnel", says(under=True))
    if row is None:
        return False
    told = {key: row[key] for key in ("n", "turn", "side", "actor")}
    postures = [{**told, "event": "posture", "prone": prone, "cost": 1, "ap": 0} for prone in (True, False)]
    rows[rows.index(row) + 1 : rows.index(row) + 1] = postures
    return True


def _takes_what_is_thrown(rows: Rows) -> bool:
    """Let who has thrown its last grenade take it in hand when it acts next."""
    last = first(rows, "declared", lambda row: row["rounds"] == 0 and "Grenade" in row["weapon"])
    if last is None or "Launcher" in last["weapon"]:
        return False
    later = rows[rows.index(last) :]
    acts = first(later, "activated", lambda row: row["actor"] == last["actor"])
    if acts is None:
        return False
    told = {key: acts[key] for key in ("n", "turn", "side", "actor")}
    taken = {**told, "event": "weapon", "weapon": last["weapon"], "cost": 1, "ap": acts["ap"] - 1}
    rows.insert(rows.index(acts) + 1, taken)
    return True


def _after_the_end(rows: Rows) -> bool:
    """Let a row come after the result."""
    rows.append({**rows[-1], "n": rows[-1]["n"] + 1})
    return True


def _other_side(row: Row) -> str:
    return "b" if row["side"] == "a" else "a"


def c(name: str, rule: str, change: Change) -> Corruption:
    """Return a corruption, its rule without the letters of the game."""
    return Corruption(name, f"IN.{rule}", change)


ENDINGS: Mapping[str, str] = {"wiped_out": "last_turn", "last_turn": "wiped_out"}
SETTING_UP = (
    c("a force worth more", "HOUSE.8", one_more("begins", "value")),
    c("a trooper too many", "HOUSE.8", one_more("begins", "troopers")),
    c("a die of seven", "HOUSE.1", set_to("die", "value", 7, says(reason="first_turn"))),
    c("dice added wrongly", "HOUSE.10", one_more("first", "total_a", lambda row: row["total_a"] > 0)),
    c("the lower first", "HOUSE.10", altered("first", "side", _other_side, lambda row: row["total_a"] > 0)),
    c(
        "set down far off",
        "HOUSE.10",
        altered("placed", "row", lambda row: row["row"] + 12, lambda row: row["row"] < 6),
    ),
    c("two on a dot", "GAP.39", _on_one_dot),
    c("a gun left at home", "CRW.1", set_to("placed", "carries", None, lambda row: bool(row["carries"]))),
    c("not set down", "HOUSE.10", dropped("placed")),
)
TURNS = (
    c("a turn skipped", "GAP.29", one_more("turn", "number")),
    c("a side passed over", "HOUSE.1", dropped("side_turn")),
    c("a side twice", "HOUSE.1", repeated("side_turn")),
    c("fresher than it is", "GAP.36", one_more("activated", "ap")),
    c("activated twice", "HOUSE.1", repeated("activated")),
    c("an arc that stays", "HOUSE.1", dropped("arc_ends", says(cause="lapsed"))),
    c("a row of another side", "HOUSE.1", altered("step", "side", _other_side)),
)
MOVEMENT = (
    c("a leap", "GAP.20", altered("step", "column", lambda row: row["column"] + 4, lambda row: row["column"] < 9)),
    c("a dear step", "GAP.14", one_more("step", "cost", says(terrain="standard", cost=1))),
    c("rough for less", "TER.4", set_to("step", "cost", 2, says(terrain="rough", cost=3))),
    c("swamp for more", "TER.4", one_more("step", "cost", says(terrain="swamp", cost=4))),
    c("into a trench for nothing", "TUN.2", set_to("step", "cost", 1, says(terrain="trench", cost=3))),
    c("wading for one", "WAT.1", set_to("step", "cost", 1, says(terrain="shallow_water", cost=4))),
    c("through wire for one", "WIR.1", set_to("step", "cost", 1, says(terrain="barbed_wire", cost=6))),
    c("over a wall for one", "GAP.15", set_to("step", "cost", 1, says(terrain="low_wall", cost=5))),
    c("AP from nowhere", "GAP.36", one_more("step", "ap")),
    c("ground renamed", "TER.2", set_to("step", "terrain", "swamp", says(terrain="standard"))),
    c("dear lying down", "GAP.14", one_more("posture", "cost", says(prone=True, cost=1))),
    c("prone already", "GAP.14", flipped("posture", "prone", says(cost=1))),
    c("dropped for nothing", "GAP.23", set_to("laid_down", "cost", 0, says(cost=1))),
    c("a change for nothing", "GAP.14", set_to("weapon", "cost", 0, says(cost=1))),
    c("a weapon never brought", "GAP.14", set_to("weapon", "weapon", "Howitzer")),
    c("a dear tunnel", "TUN.1", one_more("tunnel", "cost")),
    c("upright under ground", "TUN.4", _stands_up_under_ground),
    c("a grenade that is gone", "EXP.2", _takes_what_is_thrown),
    c("moving with an arc", "HOUSE.4", dropped("arc_ends", says(cause="moved"))),
    c("out of the wire", "WIR.3", flipped("wire", "caught")),
    c("wire of seven points", "WIR.2", set_to("die", "value", 7, says(reason="wire"))),
)
FIRE = (
    c("a cheap arc", "HOUSE.4", set_to("arc", "cost", 1, says(cost=3))),
    c("a crooked arc", "HOUSE.5", one_more("arc", "bearing_deg")),
    c("an arc the other way", "HOUSE.5", _turn_arc),
    c("an arc not used up", "HOUSE.4", dropped("arc_ends", says(cause="used"))),
    c("farther than it is", "HOUSE.3", one_more("attack", "distance")),
    c("short for long", "HOUSE.3", set_to("attack", "band", "short", says(band="long"))),
    c("hard to hit", "HOUSE.3", one_more("attack", "number")),
    c("a thicket of its own", "HOUSE.3", one_more("modifiers", "line")),
    c("modifiers not told", "HOUSE.3", dropped("modifiers")),
    c("an attack with a seven", "HOUSE.3", set_to("die", "value", 7, says(reason="attack"))),
    c("a better roll", "HOUSE.3", one_more("roll", "roll")),
    c("a miss that hits", "HOUSE.3", flipped("roll", "hit")),
    c("acting after aimed fire", "HOUSE.4", _acts_again),
    c("a gun that is not there", "HOUSE.4", set_to("attack", "weapon", "Howitzer", says(way="aimed"))),
    c("on the move without a step", "GAP.55", _fires_without_a_step),
    c("an arc and a shot besides", "GAP.56", _aims_beside_an_arc),
    c("fists like hammers", "HOUSE.7", set_to("die", "value", 7, says(reason="damage"))),
)
HARM = (
    c("one point more", "HOUSE.2", one_more("damage", "points", says(harm="lethal", points=4))),
    c("one cell more", "HOUSE.2", one_more("damage", "crossed")),
    c("armour that took it", "HOUSE.2", one_more("damage", "armor_hits")),
    c("half a cell", "HOUSE.2", flipped("damage", "half")),
    c("a hit without harm", "HOUSE.2", at_row(followed("roll", "damage"), _lose_next)),
    c("alive with no cell left", "HOUSE.2", dropped("dead")),
    c("a dear death", "HOUSE.2", one_more("dead", "value")),
)
GUNS = (
    c("set up for less", "CRW.5", set_to("gun", "cost", 1, says(deed="set_up", cost=4))),
    c("set up alone", "GAP.48", at_row(followed("helps", "gun", then=says(deed="set_up")), _lose)),
    c("a dear hand", "CRW.5", at_row(followed("helps", "gun", then=says(deed="set_up")), _next_costs_more)),
    c("broken down for less", "CRW.6", set_to("gun", "cost", 1, says(deed="broken_down", cost=4))),
    c("swung for less", "CRW.12", set_to("gun", "cost", 1, says(deed="swung", cost=4))),
    c("taken over for less", "CRW.9", set_to("gun", "cost", 1, says(deed="taken_over", cost=6))),
    c("picked up for less", "GAP.5", set_to("gun", "cost", 0, says(deed="picked_up"))),
    c("a gun that walks", "CRW.8", at_row(followed("gun", "step", says(deed="left")), _lose)),
)  # fmt: skip
BLASTS = (
    c("an easy throw", "HOUSE.3", altered("declared", "number", lambda row: row["number"] - 1)),
    c("a round more", "EXP.2", one_more("declared", "rounds", lambda row: row["rounds"] is not None)),
    c("aimed beyond the map", "GAP.20", set_to("declared", "column", 99)),
    c("a long scatter", "GAP.18", one_more("scatters", "dots")),
    c("a scatter elsewhere", "GAP.18", one_more("scatters", "column")),
    c("nine directions", "GAP.18", set_to("die", "value", 9, says(reason="scatter"))),
    c("a blast not heard", "EXP.3", dropped("blast")),
    c("a blast elsewhere", "EXP.3", one_more("blast", "column")),
    c("spared by a blast", "EXP.3", at_row(followed("blast", "damage"), _lose_next)),
    c("beyond the map, and on", "GAP.18", dropped("no_effect", says(why="off_the_map"))),
    c("a dud that does something", "INC.12", dropped("no_effect", says(why="missed"))),
    c("thicker smoke", "SMK.3", one_more("smoke", "radius", says(radius=1))),
    c("lasting smoke", "SMK.3", one_more("smoke", "until", says(radius=1))),
    c("smoke that never grows", "SMK.5", dropped("smoke", says(radius=2))),
    c("smoke that stays", "SMK.7", dropped("smoke_gone")),
    c("a longer fire", "INC.7", one_more("burns", "until")),
    c("a dot that does not burn", "INC.7", dropped("burns")),
    c("a fire that stays", "GAP.49", dropped("fire_out")),
    c("a hotter fire", "INC.9", one_more("fire_hurts", "points")),
    c("standing in fire unhurt", "INC.9", dropped("fire_hurts")),
    c("a wall hit harder", "BRC.2", one_more("structure", "points")),
    c("a wall added up wrongly", "BRC.2", one_more("structure", "total")),
    c("a wall that gives way", "BRC.1", flipped("structure", "breached")),
    c("a wall spared", "BRC.2", dropped("structure")),
)
MORALE = (
    c("braver by one", "MOR.2", altered("morale", "number", lambda row: row["number"] - 1)),
    c("brave after all", "MOR.2", flipped("morale", "passed")),
    c("calm again", "MOR.2", flipped("morale", "shaken")),
    c("not asked", "MOR.2", dropped("morale")),
    c("gone and still there", "GAP.28", dropped("routed")),
    c("a dear rout", "GAP.28", one_more("routed", "value")),
    c("cover that is none", "GAP.28", flipped("flees", "cover")),
    c("fleeing far", "GAP.28", altered("flees", "row", lambda row: (row["row"] + 20) % 40)),
)
ENDING = (
    c("one left too many", "HOUSE.9", one_more("standing", "left_a")),
    c("lost more", "HOUSE.9", one_more("standing", "lost_b")),
    c("not counted", "HOUSE.9", dropped("standing")),
    c("the other has won", "HOUSE.9", altered("result", "winner", lambda row: "b" if row["winner"] != "b" else "a")),
    c("a turn longer", "HOUSE.9", one_more("result", "turns")),
    c("another ending", "HOUSE.9", altered("result", "ending", lambda row: ENDINGS[row["ending"]])),
    c("no result", "HOUSE.9", dropped("result")),
    c("after the end", "HOUSE.9", _after_the_end),
)
OBJECTIVES = (
    c("an objective worth more", "HOUSE.11", one_more("objective", "points")),
    c("an objective elsewhere", "HOUSE.11", altered("objective", "zone", lambda row: [*row["zone"][:3], 60])),
    c("scored in each turn", "HOUSE.11", flipped("objective", "each_turn")),
    c("an objective not told", "HOUSE.11", dropped("objective")),
    c("held for more", "HOUSE.11", one_more("scores", "points", says(type="hold"))),
    c("reached by one more", "HOUSE.11", one_more("scores", "troopers", says(type="cross"))),
    c("held and not scored", "HOUSE.11", dropped("scores", says(type="hold"))),
    c("reached and not scored", "HOUSE.11", dropped("scores", says(type="cross"))),
    c("scored twice", "HOUSE.11", repeated("scores")),
    c("scored by the other side", "HOUSE.11", altered("scores", "side", _other_side)),
    c("added up wrongly", "HOUSE.11", one_more("total", "total_pv_b")),
    c("not added up", "HOUSE.11", dropped("total")),
)
CORRUPTIONS = (*SETTING_UP, *TURNS, *MOVEMENT, *FIRE, *HARM, *GUNS, *BLASTS, *MORALE, *ENDING, *OBJECTIVES)
