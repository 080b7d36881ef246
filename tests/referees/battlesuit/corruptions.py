"""Ways to falsify a log: each changes its rows by hand and names the rule that it breaks."""

from itertools import pairwise

from tests.referees.falsifying import Change, Corruption, Fits, Row, Rows, altered, dropped, flipped, one_more, repeated


def like_another(event: str, key: str, fits: Fits = lambda _: True) -> Change:
    """Return a change that gives the second row of an event the value of the first, in the same turn and side."""

    def change(rows: Rows) -> bool:
        found = [row for row in rows if row["event"] == event and fits(row)]
        for before, after in zip(found, found[2:], strict=False):
            same = before["turn"] == after["turn"] and before.get("side") == after.get("side")
            if same and before[key] != after[key]:
                after[key] = before[key]
                return True
        return False

    return change


def without_a_turn_of_one(rows: Rows) -> bool:
    """Lose all that one soldier does in its activation."""
    starts = [at for at, row in enumerate(rows) if row["event"] == "activate" and row["state"] == "good order"]
    for at, after in pairwise(starts):
        if rows[at]["side"] != rows[after]["side"] and after - at == 2 and rows[at + 1]["event"] == "step":
            del rows[at:after]
            return True
    return False


def without_spillover(rows: Rows) -> bool:
    """Lose an attack on somebody beside the target, with its parts and its result."""
    for at, row in enumerate(rows):
        if row["event"] == "attack" and "spillover" in row["manner"] and rows[at + 1]["result"] == "NE":
            before = at
            while rows[before - 1]["event"] == "strength":
                before -= 1
            del rows[before : at + 2]
            return True
    return False


def _on(word: str) -> Fits:
    return lambda row: bool(row["on"] == word)


def _lower(row: Row) -> bool:
    return bool(row["die"] == row["modified_die"] and row["die"] < 12)


CORRUPTIONS = (
    Corruption("a step for nothing", "BS.MOV.5", one_more("step", "left")),
    Corruption("a step to a point far away", "BS.MOV.4", altered("step", "at", lambda row: row["at"][0] + "-I-18")),
    Corruption("a step into the air", "BS.LOS.30", one_more("step", "level")),
    Corruption("a flight for nothing", "BS.BNC.7", one_more("fly", "left")),
    Corruption("a rise in flight", "BS.BNC.9", one_more("fly", "level")),
    Corruption("a bounce too high", "BS.BNC.5", altered("bounce", "level", lambda _: 13)),
    Corruption("a bounce into the ground", "BS.BNC.3", altered("bounce", "level", lambda _: 0)),
    Corruption("a strength that is no sum", "BS.FIR.9", one_more("attack", "strength")),
    Corruption("a wrong range", "BS.MAP.13", one_more("attack", "range_points")),
    Corruption("a die that does not fit", "BS.MOD.22", one_more("attack", "die", _lower)),
    Corruption(
        "sight through a hill",
        "BS.FIR.8",
        altered("attack", "manner", lambda _: "indirect", lambda row: row["manner"] == "direct"),
    ),
    Corruption(
        "a shot without a shield", "BS.FIR.9", altered("strength", "parts", lambda row: {**row["parts"], "shield": 0})
    ),
    Corruption(
        "a result of another column",
        "BS.FIR.11",
        altered("struck", "result", lambda _: "S3", lambda row: row["result"] == "NE"),
    ),
    Corruption("a box too many", "BS.FIR.11", one_more("struck", "hits", lambda row: row["harm"] != "eliminated")),
    Corruption("no shock", "BS.RES.3", dropped("shaken")),
    Corruption("a shock from nowhere", "BS.RES.3", repeated("shaken")),
    Corruption("nobody lost", "BS.RES.6", dropped("lost", lambda row: row.get("target") != row["actor"])),
    Corruption("no spillover", "BS.SPL.1", without_spillover),
    Corruption(
        "a shaken soldier as good as new",
        "BS.SEQ.2",
        altered("activate", "state", lambda _: "good order", lambda row: row["state"] == "shaken"),
    ),
    Corruption("a soldier twice", "BS.ACT.2", like_another("activate", "actor")),
    Corruption("the same side twice", "BS.SEQ.1", without_a_turn_of_one),
    Corruption(
        "the lower roll has it",
        "BS.INI.1",
        altered(
            "initiative",
            "side",
            lambda row: "red" if row["side"] == "blue" else "blue",
            lambda row: row["red"] != row["blue"],
        ),
    ),
    Corruption(
        "a milder result of morale",
        "BS.SHK.3",
        altered("morale", "result", lambda _: "recovery", lambda row: row["result"] == "stunned"),
    ),
    Corruption("better morale", "BS.CMD.1", one_more("morale", "modifier")),
    Corruption(
        "a milder panic",
        "BS.PAN.2",
        altered("panic", "result", lambda _: "recovery", lambda row: row["result"] != "recovery"),
    ),
    Corruption("a point from nowhere", "BS.COM.5", one_more("pool", "points")),
    Corruption("a point that is not spent", "BS.COM.6", one_more("spent", "pool")),
    Corruption("a status check that fails and passes", "BS.COM.12", flipped("group", "passes")),
    Corruption("a way in through the woods", "BS.GAP.139", altered("enter", "at", lambda row: row["at"][0] + "-I-18")),
    Corruption("an entry for nothing", "BS.EDG.1", one_more("enter", "left")),
    Corruption("two on a point at set-up", "BS.STK.1", like_another("deploy", "at")),
    Corruption("two mines on a point", "BS.GAP.135", like_another("mine_laid", "at")),
    Corruption("a mine that nobody minds", "BS.MIN.1", dropped("mine", lambda row: row["kind"] == "dummy")),
    Corruption("a reaction twice", "BS.RXN.1", repeated("reaction")),
    Corruption("a reaction that sees what it does not", "BS.RXN.1", flipped("reaction", "in_sight")),
    Corruption("a painter who is no sniper", "BS.SNP.3", flipped("paint", "by_sniper")),
    Corruption("paint on a friend", "BS.PNT.1", altered("paint", "target", lambda row: row["actor"])),
    Corruption("a landing too dear", "BS.GAP.114", altered("landing", "paid", lambda row: row["paid"] + 3)),
    Corruption("a crash without harm", "BS.GAP.113", flipped("crash", "harmed")),
    Corruption("up in the air for nothing", "BS.BNC.12", dropped("hover")),
    Corruption("a repair that fails and works", "BS.REP.2", flipped("repair", "works")),
    Corruption("a box of stealth too many", "BS.STL.2", one_more("stealth", "box")),
    Corruption("a burn that does not hurt", "BS.GAP.17", flipped("glow", "burnt")),
    Corruption("a bomb with another strength", "BS.GAP.88", one_more("blast_attack", "strength")),
    Corruption("a look at one's own card", "BS.CARD.15", altered("query", "target", lambda row: row["actor"])),
    Corruption("an exit over the wrong edge", "BS.GAP.137", altered("exit", "edge", lambda _: "north")),
    Corruption(
        "a berserk that turns",
        "BS.GAP.15",
        altered("berserk", "way", lambda row: "N" if row["way"] != "N" else "S", lambda row: "way" in row),
    ),
    Corruption(
        "a point too many", "BS.VIC.2", one_more("score", "points", lambda row: row["for"] == "enemies out of action")
    ),
    Corruption("a wrong sum", "BS.SCN.7", one_more("result", "blue")),
    Corruption(
        "an end before its time",
        "BS.GAP.138",
        altered("end", "ending", lambda _: "one_side_left", lambda row: row["ending"] == "turns"),
    ),
    Corruption("a turn that is skipped", "BS.GEN.8", one_more("turn", "turn", lambda row: row["turn"] > 1)),
)
