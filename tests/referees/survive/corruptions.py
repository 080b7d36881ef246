"""Ways to falsify a log: each changes its rows by hand and names the rule that it breaks."""

from tests.referees.falsifying import Change, Corruption, Fits, Row, Rows, altered, dropped, flipped, one_more, repeated


def of_unit(row: Row) -> bool:
    """Return whether a row is about a player's unit."""
    return bool(row["side"] != "control")


def of_control(row: Row) -> bool:
    """Return whether a row is about a unit of Control."""
    return bool(row["side"] == "control")


def lengthened(action: str, side: Fits) -> Change:
    """Return a change that lengthens the first longer way of an action by nine inches."""

    def change(rows: Rows) -> bool:
        was: dict[str, tuple[float, float]] = {}
        for row in rows:
            name = row.get("actor", "")
            if row["event"] == "move" and row["action"] == action and row["length_in"] > 4 and side(row):
                share = 1 + 9 / row["length_in"]
                row["x_in"] = was[name][0] + (row["x_in"] - was[name][0]) * share
                row["y_in"] = was[name][1] + (row["y_in"] - was[name][1]) * share
                row["length_in"] += 9
                return True
            if "x_in" in row and row["event"] != "blast":
                was[name] = (row["x_in"], row["y_in"])
        return False

    return change


def other_action(row: Row) -> str:
    """Return another action than that of a row."""
    return "move" if row["action"] == "run" else "run"


def hits(row: Row) -> bool:
    """Return whether a shot of a unit has hit."""
    return bool(row["result"] == "hit") and of_unit(row)


def to_hit(row: Row) -> bool:
    """Return whether a die is that of a shot."""
    return bool(row["reason"] == "to hit")


def behind(rows: Rows) -> bool:
    """Turn a shooter away from its target just before it shoots."""
    for at, row in enumerate(rows):
        shoots = row["event"] == "facing" and rows[at + 1]["event"] == "shot" and rows[at + 1]["actor"] == row["actor"]
        if shoots and of_unit(row):
            row["facing_east"], row["facing_north"] = -row["facing_east"], -row["facing_north"]
            return True
    return False


def both_jam(rows: Rows) -> bool:
    """Let a unit shoot on with a weapon that has jammed: the row of the jam comes before the shot, not after it."""
    for at, row in enumerate(rows):
        if row["event"] == "jam" and of_unit(row):
            start = next(n for n in range(at, 0, -1) if rows[n]["event"] == "shot")
            rows[at + 1 : at + 1] = [dict(each) for each in rows[start : at - 1] if each["event"] != "effect"]
            return True
    return False


CORRUPTIONS = (
    Corruption("a control unit starts elsewhere", "SV.HOUSE.2", altered("control_unit", "x_in", lambda _: 9.9)),
    Corruption("a unit starts in the middle of the table", "SV.GAP.41", altered("deployed", "x_in", lambda _: 17.0)),
    Corruption("a level has a turn more", "SV.GAM.1", one_more("turn", "turns")),
    Corruption("a unit that holds has a shot more", "SV.SEQ.1", one_more("hold", "shots")),
    Corruption("a player goes first who threw less", "SV.GAP.27", altered("initiative", "side", lambda _: "control")),
    Corruption("nobody throws for initiative", "SV.SEQ.2", dropped("die", lambda row: row["reason"] == "initiative")),
    Corruption("a phase has a unit more to activate", "SV.SEQ.3", one_more("phase", "ready")),
    Corruption("no pulse follows a phase", "SV.CAP.1", dropped("die", lambda row: row["reason"] == "pulse")),
    Corruption("a unit is activated twice", "SV.SEQ.5", repeated("activate", lambda row: "target" not in row)),
    Corruption("a die shows an 11", "SV.SHT.4", altered("die", "value", lambda _: 11, to_hit)),
    Corruption("a unit moves too far", "SV.MOV.1", lengthened("move", of_unit)),
    Corruption("a unit runs too far", "SV.MOV.3", lengthened("run", of_unit)),
    Corruption("a control unit goes too far", "SV.CTL.4", lengthened("move", of_control)),
    Corruption("a way is shorter than it is", "SV.GAP.39", altered("move", "length_in", lambda _: 0.1, of_unit)),
    Corruption("a unit shoots behind it", "SV.SHT.3", behind),
    Corruption("a weapon shoots farther than its card", "SV.SHT.1", one_more("shot", "range_in", of_unit)),
    Corruption("a target is nearer than it is", "SV.SHT.1", altered("shot", "distance_in", lambda _: 0.5, of_unit)),
    Corruption("a number is one better", "SV.HOUSE.1", one_more("shot", "number", of_unit)),
    Corruption("a modifier is passed over", "SV.HOUSE.1", one_more("shot", "modifier", of_unit)),
    Corruption("a control unit shoots better", "SV.CTL.7", one_more("shot", "number", of_control)),
    Corruption("a miss hits", "SV.SHT.4", altered("shot_result", "result", lambda _: "missed", hits)),
    Corruption("a hit has more Power", "SV.EFF.3", one_more("effect", "power")),
    Corruption("a hit Dazes that does nothing", "SV.EFF.3", altered(
        "effect", "effect", lambda _: "dazed", lambda row: row["effect"] == "none"
    )),
    Corruption("a Dazed unit counts its whole Toughness", "SV.DAZ.6", one_more(
        "effect", "toughness", lambda row: row["effect"] in {"dead", "blink_out"} and row["cause"] != "a Double-Tap"
    )),
    Corruption("no Ammo Roll follows a shot", "SV.AMM.1", dropped("die", lambda row: row["reason"] == "ammo")),
    Corruption("a weapon does not jam", "SV.AMM.2", dropped("jam")),
    Corruption("a jammed weapon shoots", "SV.AMM.2", both_jam),
    Corruption("a weapon is drawn and ready", "SV.AMM.3", altered("drawn", "ready_in_turn", lambda row: row["turn"])),
    Corruption("a jam is never cleared", "SV.REC.2", dropped("jam_cleared", lambda row: not row["by_roll"])),
    Corruption("a Dazed unit does not recover", "SV.REC.3", dropped("recovered")),
    Corruption("a charge reaches the rear, not the front", "SV.RCH.1", altered(
        "contact", "reached", lambda row: "rear" if row["reached"] == "front" else "front"
    )),
    Corruption("a strike has more Power", "SV.FCH.4", one_more("strike", "power", of_unit)),
    Corruption("a run of hits is passed over", "SV.FCH.4", altered(
        "strike", "bonus", lambda _: 0, lambda row: row["bonus"] > 0
    )),
    Corruption("a strike that misses hits", "SV.FCH.4", flipped("strike", "hit", lambda row: not row["hit"])),
    Corruption("a fight goes on that is over", "SV.GAP.13", dropped("fight_over", of_unit)),
    Corruption("the first dead stays dead", "SV.RED.7", dropped("red", lambda row: row["value"] == 0)),
    Corruption("a Red unit stands up elsewhere", "SV.HOUSE.5", altered("red", "zone", lambda row: (
        "ICZ" if row["zone"] == "outside" else "outside"
    ))),
    Corruption("a dead unit leaves no SoulChip", "SV.RED.6", dropped("soulchip")),
    Corruption("a pulse wakes another unit", "SV.CAP.2", altered("pulse", "picked", lambda row: (
        "CU 1" if row["picked"] != "CU 1" else "Prime CU"
    ))),
    Corruption("a control unit does not turn about", "SV.CAP.4", flipped("heading", "about")),
    Corruption("a Blink leads elsewhere", "SV.MOV.14", altered("blink", "x_in", lambda row: abs(row["x_in"] - 7))),
    Corruption("the Prime CU keeps its KeyChip", "SV.GAP.33", dropped("keychip_dropped")),
    Corruption("the KeyChip is taken from afar", "SV.GAP.33", altered("keychip_dropped", "x_in", lambda _: 1.0)),
    Corruption("nobody is said to be closest", "SV.VIC.3", dropped("closest")),
    Corruption("the closest is farther off", "SV.VIC.3", altered("closest", "distance_in", lambda _: 33.0)),
    Corruption("another wins", "SV.GAP.40", altered("result", "winner", lambda _: "control", lambda row: (
        row["ending"] == "closest to the KeyChip"
    ))),
)  # fmt: skip
