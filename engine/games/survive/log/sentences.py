"""Log rows as sentences of a battle report; a row that only holds a die or a measure has none."""

from collections.abc import Callable, Mapping
from typing import Any

Told = dict[str, Any]


def _side(name: str | None) -> str:
    return "Nobody" if name is None else name.replace("_", "-").capitalize()


def _turn(row: Told) -> str:
    return f"Turn {row['number']} of {row['turns']}."


def _hold(row: Told) -> str:
    return f"{row['actor']} holds."


def _initiative(row: Told) -> str:
    return f"{_side(row['side'])} goes first."


def _activate(row: Told) -> str:
    together = f" together with {row['target']}" if "target" in row else ""
    return f"{row['actor']} {VERBS[row['action']]}{together}."


VERBS = {
    "move": "moves",
    "run": "runs",
    "charge": "charges",
    "hold": "shoots from its hold",
    "shuffle": "is Dazed and shuffles",
    "blink": "Blinks",
}


def _move(row: Told) -> str:
    if row["action"] == "charge":
        return ""
    if not row["length_in"]:
        return f"{row['actor']} cannot go on and turns about." if row["turned_about"] else ""
    about = ", and turns about" if row["turned_about"] else ""
    return f"{row['actor']} goes {row['length_in']:.1f} inches{about}."


def _charge(row: Told) -> str:
    if row["reached"]:
        return f"{row['actor']} charges {row['length_in']:.1f} inches into {row['target']}."
    return f"{row['actor']} charges at {row['target']} and falls short."


def _contact(row: Told) -> str:
    return f"It takes {row['target']} from the rear." if row["reached"] == "rear" else "They meet face to face."


def _mobbing(row: Told) -> str:
    return f"{row['actor']} and {row['front']} mob {row['target']}."


def _shot(row: Told) -> str:
    return (
        f"{row['actor']} shoots at {row['target']} with {row['weapon'].lower()}, {row['distance_in']:.1f} inches off: "
        f"{row['number']} or less hits."
    )


def _shot_result(row: Told) -> str:
    words = {"hit": "It hits.", "missed": "It misses.", "out of range": "The target is out of range."}
    return words[row["result"]]


def _jam(row: Told) -> str:
    return f"{row['actor']} has a jam: {row['weapon'].lower()}."


def _effect(row: Told) -> str:
    if row["effect"] == "dazed":
        return f"{row['actor']} is Dazed, Power {row['power']} against Toughness {row['toughness']}."
    if row["effect"] == "none":
        return f"{row['actor']} shrugs it off, Power {row['power']} against Toughness {row['toughness']}."
    return ""


def _dead(row: Told) -> str:
    return f"{row['actor']} is dead."


def _blink_out(row: Told) -> str:
    return f"{row['actor']} Blinks out."


def _relocated(row: Told) -> str:
    return f"{row['actor']} appears elsewhere."


def _red(row: Told) -> str:
    return f"{row['actor']} goes RED, and stands up again as a CU."


def _soulchip(row: Told) -> str:
    return f"A SoulChip is left beside {row['actor']}."


def _strike(row: Told) -> str:
    stronger = f", Power {row['power']} by now" if row["bonus"] else ""
    return f"{row['actor']} {'hits' if row['hit'] else 'misses'} {row['target']}{stronger if row['hit'] else ''}."


def _fight_over(row: Told) -> str:
    words = {
        "won": f"{row['actor']} wins the fight.",
        "both Dazed": "Both reel back, Dazed.",
        "broken off": "Neither gives way.",
        "nobody left": "Nobody is left standing.",
    }
    return words[row["how"]]


def _follow_on(row: Told) -> str:
    return f"{row['actor']} follows on" + (f", at {row['target']}." if "target" in row else ".")


def _keychip_dropped(row: Told) -> str:
    return f"{row['actor']} drops the KeyChip."


def _keychip_taken(row: Told) -> str:
    return f"{row['actor']} takes the KeyChip."


def _levels_up(row: Told) -> str:
    return f"{row['actor']} reaches the spire with the KeyChip: {_side(row['side'])} Levels-up."


def _pulse(row: Told) -> str:
    if row["picked"] is None:
        return "The spire pulses, and nothing answers."
    return f"The spire pulses: {row['picked']} stirs."


def _drawn(row: Told) -> str:
    return f"{row['actor']} slings its weapon and draws the {row['weapon'].lower()}."


def _jam_cleared(row: Told) -> str:
    return f"{row['actor']} clears a jam: {row['weapon'].lower()}."


def _recovered(row: Told) -> str:
    return f"{row['actor']} recovers."


def _blast(row: Told) -> str:
    return f"It bursts, {row['radius_in']:g} inches round."


def _scatter(row: Told) -> str:
    return f"It scatters {row['length_in']:g} inches."


def _blink(row: Told) -> str:
    return f"{row['actor']} appears at {row['x_in']:.1f}, {row['y_in']:.1f}."


def _double_tap(row: Told) -> str:
    return f"A Double-Tap: both hits together have Power {row['power']} against Toughness {row['toughness']}."


def _stand(row: Told) -> str:
    return f"{row['actor']} stands."


def _closest(row: Told) -> str:
    return f"{row['actor']} is closest to the KeyChip, {row['distance_in']:.1f} inches off."


def _result(row: Told) -> str:
    if row["winner"] is None:
        return f"Nobody wins: {row['ending']}."
    return f"{_side(row['winner'])} wins: {row['ending']}."


SENTENCES: Mapping[str, Callable[[Told], str]] = {
    "turn": _turn,
    "hold": _hold,
    "initiative": _initiative,
    "activate": _activate,
    "move": _move,
    "charge": _charge,
    "contact": _contact,
    "mobbing": _mobbing,
    "shot": _shot,
    "shot_result": _shot_result,
    "jam": _jam,
    "effect": _effect,
    "dead": _dead,
    "blink_out": _blink_out,
    "relocated": _relocated,
    "red": _red,
    "soulchip": _soulchip,
    "strike": _strike,
    "fight_over": _fight_over,
    "follow_on": _follow_on,
    "keychip_dropped": _keychip_dropped,
    "keychip_taken": _keychip_taken,
    "levels_up": _levels_up,
    "pulse": _pulse,
    "drawn": _drawn,
    "jam_cleared": _jam_cleared,
    "recovered": _recovered,
    "blast": _blast,
    "scatter": _scatter,
    "blink": _blink,
    "double_tap": _double_tap,
    "stand": _stand,
    "closest": _closest,
    "result": _result,
}
