"""Log rows as sentences of a report; a row that only holds a die or a measure has none."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.infantry.log.words import compass_word

Told = dict[str, Any]


def _begins(row: Told) -> str:
    return f"{row['squads']} takes the field with {counted(row['troopers'], 'trooper')}, worth {row['value']} PV."


def _first(row: Told) -> str:
    if not row["total_a"]:
        return f"{row['squads']} has the first turn."
    totals = f"{row['total_a']} for A against {row['total_b']} for B"
    return f"The dice say {totals}: {row['squads']} has the first turn."


def _placed(row: Told) -> str:
    carried = f" with the {row['carries']}" if row["carries"] else ""
    return f"{row['actor']} is set down at {dot(row)}{carried}."


def _turn(row: Told) -> str:
    return f"Turn {row['number']} of {row['turns']}."


def _side_turn(row: Told) -> str:
    return f"It is {row['squads']}'s turn."


def _activated(row: Told) -> str:
    return f"{row['actor']} has {row['ap']} AP." if row["ap"] else f"{row['actor']} has no AP."


def _step(row: Told) -> str:
    ground = "" if row["terrain"] == "standard" else f", {row['terrain'].replace('_', ' ')},"
    return f"{row['actor']} goes to {dot(row)}{ground} for {row['cost']} AP."


def _posture(row: Told) -> str:
    return f"{row['actor']} {'drops prone' if row['prone'] else 'stands up'} for {row['cost']} AP."


def _laid_down(row: Told) -> str:
    return f"{row['actor']} drops the {row['weapon']} for {row['cost']} AP."


def _wire(row: Told) -> str:
    return f"{row['actor']} is caught in the wire." if row["caught"] else f"{row['actor']} gets through the wire."


def _tunnel(row: Told) -> str:
    return f"{row['actor']} {'goes into' if row['under'] else 'comes out of'} the tunnel for {row['cost']} AP."


def _weapon(row: Told) -> str:
    return f"{row['actor']} takes the {row['weapon']} in hand for {row['cost']} AP."


def _refused(row: Told) -> str:
    return f"{row['actor']} cannot do that, and waits." if "actor" in row else "That trooper cannot act; the turn ends."


def _arc(row: Told) -> str:
    width = "a wide arc" if row["wide"] else "an arc"
    bearing = f"{compass_word(row['bearing_deg'])} ({row['bearing_deg']}°)"
    return f"{row['actor']} lays {width} to the {bearing} with the {row['weapon']}, for {row['cost']} AP."


ARC_ENDS = {"used": "{actor} has had the shot, and the arc is gone.", "other_weapon": "{actor} gives up the arc."}


def _arc_ends(row: Told) -> str:
    return ARC_ENDS.get(row["cause"], "").format(actor=row["actor"])


VERBS = {
    "aimed": "fires at",
    "crewed": "fires at",
    "on_the_move": "fires on the move at",
    "into_arc": "fires into the arc at",
    "by_hand": "strikes at",
}


def _attack(row: Told) -> str:
    how = f"{row['actor']} {VERBS[row['way']]} {row['target']} with the {row['weapon']}"
    if row["way"] == "by_hand":
        how = f"{row['actor']} strikes at {row['target']} with {weapon_of_hand(row['weapon'])}"
    far = "" if row["way"] == "by_hand" else f", {counted(row['distance'], 'dot')} away"
    long = " at long range" if row["band"] == "long" else ""
    return f"{how}{far}{long}: {row['number']} or more to hit."


def weapon_of_hand(weapon: str) -> str:
    """Return what is struck with, as it is said: a blade of one's own, or fists."""
    return weapon if weapon == "fists" else f"the {weapon}"


def _roll(row: Told) -> str:
    # what was launched is worked out later, among that of others
    whose = "The" if "target" in row else f"{row['actor']}'s"
    return f"{whose} dice come to {row['roll']}: {'a hit' if row['hit'] else 'a miss'}."


def _damage(row: Told) -> str:
    armor = f", {row['armor_hits']} on the armour" if row["armor_hits"] else ""
    left = f"{counted(row['crossed'], 'cell')} crossed out" if row["crossed"] else "no cell crossed out"
    return f"{row['actor']} takes {counted(row['points'], 'point')} of {row['harm']} damage{armor}: {left}."


def _dead(row: Told) -> str:
    return f"{row['actor']} is dead."


GUN_DEEDS = {
    "set_up": "{actor} has the {weapon} set up, its arc to the {bearing}.",
    "broken_down": "{actor} has the {weapon} broken down.",
    "swung": "{actor} swings the {weapon} to the {bearing} for {cost} AP.",
    "taken_over": "{actor} takes the {weapon} over for {cost} AP; its arc lies to the {bearing}.",
    "picked_up": "{actor} picks the {weapon} up for {cost} AP.",
    "left": "Nobody has the {weapon} now.",
}


def _gun(row: Told) -> str:
    return GUN_DEEDS[row["deed"]].format(**row, bearing=compass_word(row["bearing_deg"]))


def _helps(row: Told) -> str:
    return f"{row['actor']} gives {row['target']} a hand with it for {row['cost']} AP."


def _declared(row: Told) -> str:
    left = f", {row['rounds']} left" if row["rounds"] is not None else ""
    return f"{row['actor']} aims the {row['weapon']} at {dot(row)}: {row['number']} or more to hit{left}."


DIRECTIONS = ("", "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")


def _scatters(row: Told) -> str:
    return f"It goes {counted(row['dots'], 'dot')} {DIRECTIONS[row['direction']]}, to {dot(row)}."


NO_EFFECTS = {
    "missed": "It has no effect.",
    "off_the_map": "It comes down beyond the map.",
    "on_a_wall": "No smoke rises there.",
}


def _no_effect(row: Told) -> str:
    return NO_EFFECTS[row["why"]]


def _blast(row: Told) -> str:
    return f"{row['actor']}'s {row['weapon']} goes off at {dot(row)}."


def _burns(row: Told) -> str:
    return f"{dot(row)} burns until turn {row['until']}."


def _fire_out(row: Told) -> str:
    return f"The fire at {dot(row)} is out."


def _fire_hurts(row: Told) -> str:
    return f"Fire burns {row['actor']}."


def _smoke(row: Told) -> str:
    return f"Smoke lies within {counted(row['radius'], 'dot')} of {dot(row)} until turn {row['until']}."


def _smoke_gone(row: Told) -> str:
    return f"The smoke at {dot(row)} is gone."


def _structure(row: Told) -> str:
    then = " and is breached" if row["breached"] else ""
    return f"What stands at {dot(row)} takes {row['points']}, {row['total']} in all{then}."


def _morale(row: Told) -> str:
    rolls = f"{row['actor']} rolls {row['roll']} for morale, with {row['number']} to reach"
    if row["passed"] and row["shaken"]:
        return f"{rolls}: no worse than shaken."
    if row["passed"]:
        return f"{rolls}: {'calm again' if row['was_shaken'] else 'steady'}."
    return f"{rolls}: {'still shaken' if row['was_shaken'] else 'shaken'}."


def _flees(row: Told) -> str:
    where = "the cover at" if row["cover"] else "the edge of the map at"
    return f"{row['actor']} makes for {where} {dot(row)}."


def _routed(row: Told) -> str:
    return f"{row['actor']} has had enough, and is gone."


def _standing(row: Told) -> str:
    one, other = row["squads"]
    left = f"{one} has {row['left_a']} left and {other} {row['left_b']}"
    return f"The turn ends: {left}; they have lost {row['lost_a']} and {row['lost_b']} PV."


def _result(row: Told) -> str:
    after = f"After {counted(row['turns'], 'turn')}"
    lost = f"{row['squads'][0]} has lost {row['lost_a']} PV, {row['squads'][1]} {row['lost_b']}"
    if row["winner"] is None:
        return f"{after} nobody has won: {lost}."
    winner = row["squads"][0 if row["winner"] == "a" else 1]
    why = "the enemy is gone" if row["ending"] == "wiped_out" else lost
    return f"{after} {winner} has won: {why}."


def dot(row: Told) -> str:
    """Return the dot of a row, as its column and its row."""
    return f"{row['column']}/{row['row']}"


def counted(number: int, thing: str) -> str:
    """Return a number of things."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


SENTENCES: Mapping[str, Callable[[Told], str]] = {
    "begins": _begins,
    "first": _first,
    "placed": _placed,
    "turn": _turn,
    "side_turn": _side_turn,
    "activated": _activated,
    "step": _step,
    "posture": _posture,
    "weapon": _weapon,
    "wire": _wire,
    "laid_down": _laid_down,
    "tunnel": _tunnel,
    "refused": _refused,
    "arc": _arc,
    "arc_ends": _arc_ends,
    "attack": _attack,
    "roll": _roll,
    "damage": _damage,
    "dead": _dead,
    "gun": _gun,
    "morale": _morale,
    "routed": _routed,
    "flees": _flees,
    "declared": _declared,
    "scatters": _scatters,
    "no_effect": _no_effect,
    "blast": _blast,
    "burns": _burns,
    "fire_out": _fire_out,
    "fire_hurts": _fire_hurts,
    "smoke": _smoke,
    "smoke_gone": _smoke_gone,
    "structure": _structure,
    "helps": _helps,
    "standing": _standing,
    "result": _result,
}
