"""Ways to falsify a log: each changes its rows by hand and names the rule that it breaks."""

from collections.abc import Callable

from tests.referees.falsifying import Change, Corruption, Row, Rows, altered, dropped, first, one_more, repeated
from tests.referees.seven_seconds.bench import bench
from tests.referees.seven_seconds.documents import brief, other
from tests.referees.seven_seconds.fights import shipped
from tests.referees.seven_seconds.referee import read


def farther(event: str, far_in: float) -> Change:
    """Return a change that lengthens the first longer way of a blip or drone to so many inches."""

    def change(rows: Rows) -> bool:
        row = first(rows, event, lambda row: row["length_in"] > 2)
        if row is None:
            return False
        for axis in ("x_in", "y_in"):
            row[axis] = row[f"from_{axis}"] + (row[axis] - row[f"from_{axis}"]) * far_in / row["length_in"]
        row["length_in"] = far_in
        return True

    return change


def shot_without_sight(rows: Rows) -> bool:
    """Turn a rifle to an enemy behind a hill or wall."""
    judged = bench(rows[0], brief(rows[0], shipped()))
    for row in rows[1:]:
        if row["event"] == "fire_rifle" and row["actor"] in judged.table.pieces:
            actor = judged.table.pieces[row["actor"]]
            for enemy in judged.table.revealed(other(row["side"])):
                shown = [view.shows(actor, enemy) for view in judged.views(actor, enemy)]
                if max(shown) == 0.0:
                    row["target"] = enemy.name
                    return True
        read(judged, row)
    return False


def unfinished(rows: Rows) -> bool:
    """Lose the end of a way that bends."""
    row = first(rows, "bend")
    if row is not None:
        del rows[rows.index(row) + 1]
    return row is not None


def through_another(rows: Rows) -> bool:
    """Lead a way that bends through another piece."""
    judged = bench(rows[0], brief(rows[0], shipped()))
    for row in rows[1:]:
        if row["event"] == "bend":
            there = [each for name, each in judged.table.pieces.items() if name != row["actor"] and not each.flat]
            row["x_in"], row["y_in"] = there[0].at
            return True
        read(judged, row)
    return False


def unspotted(rows: Rows) -> bool:
    """Turn a rifle to an enemy without target counters."""
    judged = bench(rows[0], brief(rows[0], shipped()))
    for row in rows[1:]:
        hidden = [each for each in judged.table.revealed(other(row.get("side", "red"))) if not each.counters]
        if row["event"] == "fire_rifle" and hidden:
            row["target"] = hidden[0].name
            return True
        read(judged, row)
    return False


def raised(rows: Rows) -> bool:
    """Let a unit appear that stands on the table already."""
    standing: set[str] = set()
    for row in rows:
        if row["event"] == "unit_placed" and " blip " not in row["actor"]:
            there = sorted(name for name in standing if name.startswith(row["side"]))
            if there:
                row["actor"] = there[0]
                return True
            standing.add(row["actor"])
        elif row["event"] in ("destroyed", "scramble", "detonation"):
            standing.discard(row["actor"])
    return False


def elsewhere(rows: Rows) -> bool:
    """Let a scrambled unit appear where another one of its side did."""
    scrambled: set[str] = set()
    for row in rows:
        if row["event"] == "scramble":
            scrambled.add(row["actor"])
        elif row["event"] == "unit_placed" and " blip " not in row["actor"]:
            gone = sorted(name for name in scrambled - {row["actor"]} if name.startswith(row["side"]))
            if gone and row["actor"] not in scrambled:
                row["actor"] = gone[0]
                return True
            scrambled.discard(row["actor"])
    return False


def lower_roll(rows: Rows) -> bool:
    """Turn the lower die of the game type into a draw's opposite."""
    dice = [row for row in rows if row["event"] == "die" and row["reason"] == "game type"]
    if dice[0]["value"] == dice[1]["value"]:
        return False
    dice[0]["value"], dice[1]["value"] = dice[1]["value"], dice[0]["value"]
    return True


def without_roll(rows: Rows) -> bool:
    """Let a damaged trooper act without the roll for its suit."""
    at = next(
        (
            n
            for n, row in enumerate(rows)
            if row["event"] == "damaged_suit"
            and row["works"]
            and rows[n + 1]["event"] in ("fire_flamer", "fire_missile", "move")
        ),
        None,
    )
    if at is not None:
        del rows[at - 1 : at + 1]
    return at is not None


def _blip(row: Row) -> bool:
    return " blip " in row["actor"]


def _in_place(row: Row) -> Row:
    return {"from_x_in": row["x_in"], "from_y_in": row["y_in"], "length_in": 0.0}


def _flipped(key: str) -> Callable[[Row], bool]:
    return lambda row: not row[key]


CORRUPTIONS = (
    Corruption("the dice for the game type change hands", "7S.SETUP.2", lower_roll),
    Corruption("a die shows a 7", "7S.GEN.8", altered("die", "value", lambda _: 7)),
    Corruption(
        "an objective was never placed", "7S.AD.3", dropped("objective_placed", lambda row: row["actor"] == "alpha")
    ),
    Corruption(
        "an objective lies at the edge",
        "7S.AD.2",
        altered("objective_placed", "x_in", lambda _: 3.0, lambda row: row["actor"] == "delta"),
    ),
    Corruption(
        "a blip is set up in the middle of the table",
        "7S.AD.8",
        altered("deployed", "y_in", lambda _: 18.0, lambda row: row["n"] > 40),
    ),
    Corruption(
        "the lower roller has the initiative",
        "7S.SEQ.3",
        altered("initiative", "side", lambda row: other(row["side"]), lambda row: row["red"] != row["blue"]),
    ),
    Corruption("a round begins without its counters", "7S.SEQ.2", dropped("refresh")),
    Corruption("the initiative is not rolled for", "7S.SEQ.3", dropped("initiative")),
    Corruption("a scrambled unit comes out from under another blip", "7S.SCR.2", elsewhere),
    Corruption(
        "a player is allowed one more unit",
        "7S.ACT.6",
        altered("turn", "allowance", lambda _: 2, lambda row: row["allowance"] == 1),
    ),
    Corruption(
        "a piece is activated without a counter",
        "7S.ACT.1",
        repeated("activate", lambda row: not row["reveal_first"] and _blip(row), lambda _: {}),
    ),
    Corruption("a blip takes a second action", "7S.ACT.2", repeated("move", _blip, _in_place)),
    Corruption("a blip moves too far", "7S.MOVE.1", farther("move", 7.5)),
    Corruption("a blip goes round too far", "7S.MOVE.1", farther("bend", 6.5)),
    Corruption("a way that bends has no end", "7S.MOVE.3", unfinished),
    Corruption("a way bends where another piece stands", "7S.MOVE.10", through_another),
    Corruption("a unit jumps too far", "7S.JUMP.1", farther("jump", 9.5)),
    Corruption(
        "a unit sheds one counter more",
        "7S.MOVE.2",
        altered("shed", "shed", lambda row: row["shed"] + 1, lambda row: "drone" not in row["actor"]),
    ),
    Corruption("passive sensors pass over an enemy", "7S.PASS.1", dropped("passive_contact")),
    Corruption("a sensor pool is larger than its dice", "7S.TGT.2", one_more("target", "pool")),
    Corruption("a counter costs one point more", "7S.TGT.5", one_more("pool_spent", "points_per_counter")),
    Corruption(
        "points buy one counter more",
        "7S.TGT.7",
        altered("pool_spent", "placed", lambda row: row["placed"] + 1, lambda row: row["placed"] > 0),
    ),
    Corruption("a found blip stays hidden", "7S.BLIP.7", dropped("reveal", lambda row: row["by"] == "active sensors")),
    Corruption(
        "a light between is passed over",
        "7S.COV.8",
        altered("line_of_sight", "light_between", lambda _: 0, lambda row: row["light_between"] > 0),
    ),
    Corruption(
        "a target's cover is passed over",
        "7S.GEN.5",
        altered("line_of_sight", "target_cover", lambda _: "clear", lambda row: row["target_cover"] == "heavy"),
    ),
    Corruption("a rifle has one die more", "7S.RIF.5", one_more("fire_rifle", "dice")),
    Corruption("the band of a rifle fired into cover is wrong", "7S.RIF.7", one_more("fire_rifle", "range_band")),
    Corruption(
        "a miss kills",
        "7S.RIF.10",
        altered(
            "rifle_result",
            "result",
            lambda _: "killed",
            lambda row: row["result"] == "missed" and row["weapon"] == "gauss rifle",
        ),
    ),
    Corruption("a rifle fires without sight", "7S.RIF.3", shot_without_sight),
    Corruption("a rifle fires at what nobody has found", "7S.TC.4", unspotted),
    Corruption(
        "a die of a graze is altered", "7S.RIF.13", altered("graze", "red_die", lambda row: row["red_die"] % 6 + 1)
    ),
    Corruption(
        "Countermeasures are one better",
        "7S.STAT.5",
        altered("intercept", "countermeasures", lambda row: row["countermeasures"] + 1, lambda row: row["works"]),
    ),
    Corruption("a missile that is shot down flies on", "7S.CM.2", dropped("shot_down")),
    Corruption("a missile counts one counter more", "7S.MIS.5", one_more("missile_result", "counters")),
    Corruption("a missile's hit is turned round", "7S.MIS.4", altered("missile_result", "hit", _flipped("hit"))),
    Corruption("a missile deviates an inch farther", "7S.DEV.2", one_more("deviates", "distance_in")),
    Corruption("a blast is an inch wider", "7S.BLAST.1", one_more("detonation", "radius_in")),
    Corruption("an explosion leaves no crater", "7S.BLAST.8", dropped("crater")),
    Corruption(
        "a stunned trooper wakes otherwise than its die", "7S.DMG.4", altered("wake", "awake", _flipped("awake"))
    ),
    Corruption("a damaged trooper acts without a roll", "7S.DMG.1", without_roll),
    Corruption("a unit appears that stands there already", "7S.HOLD.5", raised),
    Corruption("an objective stays as it was", "7S.OBJ.4", dropped("secured")),
    Corruption(
        "the table is another's",
        "7S.END.2",
        altered("end", "table", lambda row: other(row["table"]), lambda row: row["reason"].startswith("one")),
    ),
    Corruption("a mission scores a point more", "7S.WIN.5", one_more("score", "points")),
    Corruption("a total is a point higher", "7S.END.9", one_more("result", "red")),
    Corruption(
        "a victory is called decisive",
        "7S.WIN.1",
        altered("result", "level", lambda _: "decisive", lambda row: row["level"] == "marginal"),
    ),
)
