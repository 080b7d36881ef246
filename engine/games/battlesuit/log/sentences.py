"""The sentence of each kind of event, from its named values."""

from collections.abc import Callable
from typing import Any

from engine.games.battlesuit.log.command_sentences import COMMAND_SENTENCES

Named = dict[str, Any]


def _plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _name(soldier: str) -> str:
    return soldier[:1].upper() + soldier[1:]


def _template(text: str) -> Callable[[Named], str]:
    def tell(named: Named) -> str:
        capitals = {key.capitalize(): _name(value) for key, value in named.items() if isinstance(value, str)}
        return text.format(**named, **capitals)

    return tell


def _first(named: Named) -> str:
    own = named["side"] == named["first"]
    return f"{_name(named['side'])} goes {'first' if own else 'second'}."


def _set_up(named: Named) -> str:
    level = f", level {named['level']}" if named["level"] else ""
    return f"{_name(named['actor'])} sets up{' hidden' if named['hidden'] else ''} at {named['at']}{level}."


def _activate(named: Named) -> str:
    state = "" if named["state"] == "good order" else f", {named['state']},"
    place = " off the map" if named["place"] == "off the map" else ""
    return f"{_name(named['actor'])}{state} is activated{place}."


def _attack(named: Named) -> str:
    if "spillover" in named["manner"]:
        return f"The shot spills over to {named['target']}: strength {named['strength']}, rolled {named['die']}."
    manner = "" if named["manner"] == "direct" else f" ({named['manner']} fire)"
    return (
        f"{_name(named['actor'])} fires at {named['target']} from {_plural(named['range_points'], 'point')} away"
        f"{manner}: strength {named['strength']}, rolled {named['die']}."
    )


def _struck(named: Named) -> str:
    if named["harm"] == "unchanged":
        return f"{_name(named['target'])} is not harmed ({named['result']})."
    if named["harm"] == "eliminated":
        return f"{_name(named['target'])} is eliminated ({named['result']})."
    boxes = f" and has {_plural(named['hits'], 'box').replace('boxs', 'boxes')} crossed off" if named["hits"] else ""
    return f"{_name(named['target'])} is {named['harm']}{boxes} ({named['result']})."


def _repair(named: Named) -> str:
    outcome = "restores a damage box" if named["works"] else "tries to repair itself, in vain"
    return f"{_name(named['actor'])} {outcome}."


def _glow(named: Named) -> str:
    return f"{_name(named['actor'])} is burnt by the glowing slag." if named["burnt"] else ""


def _checks(named: Named) -> str:
    return f"{_name(named['actor'])} rolls {named['die']} for morale: {named['result'].replace('_', ' ')}."


def _landing(named: Named) -> str:
    manner = "is forced down" if named["forced"] else "lands"
    price = f", for {_plural(named['paid'], 'movement point')}" if named["paid"] else ""
    return f"{_name(named['actor'])} {manner} at {named['at']}{price}."


def _crash(named: Named) -> str:
    outcome = "and is damaged" if named["harmed"] else "unharmed"
    return f"{_name(named['actor'])} crash lands {outcome}: rolled {named['die']}, {named['unpaid']} unpaid."


def _reaction(named: Named) -> str:
    if named["in_sight"]:
        return f"{_name(named['actor'])} reacts to {named['target']}."
    return f"{_name(named['actor'])} would react to {named['target']}, but does not see it."


def _outcome(named: Named) -> str:
    red, blue = named["red"], named["blue"]
    level = named["level"]
    if level == "draw":
        return f"A draw, {red} to {blue}."
    victory = f" a {level} victory" if level else ""
    return f"{'Red' if red > blue else 'Blue'} wins{victory}, {max(red, blue)} to {min(red, blue)}."


def _facing(named: Named) -> str:
    turns = f"turns {_plural(named['turned'], 'point')} and faces" if named["turned"] else "faces"
    return f"{_name(named['actor'])} {turns} {named['faces']}."


def _storey(named: Named) -> str:
    where = f"on storey {named['storey']}" if named["storey"] else "on the ground floor"
    return f"{_name(named['actor'])} is {where} of the building at {named['at']} now."


def _held(named: Named) -> str:
    holder = _name(named["side"]) if "side" in named else "Nobody"
    return f"{holder} holds {named['at']} now."


def _wave(named: Named) -> str:
    count = _plural(named["soldiers"], "soldier")
    return f"Reinforcements: {count} of {named['side']} may come on to the map from now on."


SENTENCES: dict[str, Callable[[Named], str]] = {
    "turn": _template("Turn {turn} of {of}."),
    "initiative": _template("Red rolls {red}, blue {blue} for the initiative."),
    "first": _first,
    "deploy": _set_up,
    "no_place": _template("{Actor} finds no place to set up."),
    "activate": _activate,
    "stand": _template("{Actor} stays where it is, {place}."),
    "enter": _template("{Actor} comes on to the map at {at}."),
    "step": _template("{Actor} moves to {at}."),
    "bounce": _template("{Actor} bounces to level {level} at {at}."),
    "fly": _template("{Actor} flies to {at} at level {level}."),
    "level": _template("{Actor} goes to level {level} at {at}."),
    "walks_on": _template("{Actor} has landed at {at} and walks on."),
    "boost": _template("{Actor} boosts."),
    "hover": _template("{Actor} stays in the air at {at}, level {level}."),
    "landing": _landing,
    "crash": _crash,
    "sunk": _template("{Actor} is forced down at {at}, where nobody can land."),
    "fell_back": _template("{Actor} falls back to {at}."),
    "extra_step": _template("{Actor} takes one more step to the {way}."),
    "reaction": _reaction,
    "exit": _template("{Actor} leaves the map over the {edge} edge."),
    "attack": _attack,
    "struck": _struck,
    "shaken": _template("{Actor} is shaken."),
    "lost": _template("{Actor} is out of the battle."),
    "morale": _checks,
    "panic": _checks,
    "paint": _template("{Actor} paints {target}."),
    "repair": _repair,
    "glow": _glow,
    "demolition": _template("{Actor} brings the {terrain} at {at} down."),
    "strict": _template("{Actor} cannot fire at {target} and is complete."),
    "no_shot": _template("{Actor} holds its fire."),
    "facing": _facing,
    "storey": _storey,
    "wave": _wave,
    "held": _held,
    "end_turn": _template("Turn {turn} is over."),
    "end": _template("The battle ends after turn {turn}."),
    "score": _template("{Side} scores {points} for {for}."),
    "result": _outcome,
    **COMMAND_SENTENCES,
}
