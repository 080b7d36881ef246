"""Log rows as sentences of a battle report; a row that only holds a die or a measure has none."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.games.survive.battle.names import OWN_GUN
from schemas.catalogues.saying import said

Told = dict[str, Any]

SIDES: Final = {
    "south_west": "South-west",
    "north_west": "North-west",
    "north_east": "North-east",
    "south_east": "South-east",
    "control": "Control",
}
ACTIVATES: Final = {
    "move": "{actor} moves.",
    "run": "{actor} runs.",
    "charge": "{actor} charges.",
    "hold": "{actor} shoots from its hold.",
    "shuffle": "{actor} is Dazed and shuffles.",
    "blink": "{actor} Blinks.",
}
ACTIVATE_TOGETHER: Final = {
    "move": "{actor} moves together with {target}.",
    "run": "{actor} runs together with {target}.",
    "charge": "{actor} charges together with {target}.",
    "hold": "{actor} shoots from its hold together with {target}.",
    "shuffle": "{actor} is Dazed and shuffles together with {target}.",
    "blink": "{actor} Blinks together with {target}.",
}
SHOT_RESULTS: Final = {"hit": "It hits.", "missed": "It misses.", "out of range": "The target is out of range."}
FIGHT_ENDS: Final = {
    "won": "{actor} wins the fight.",
    "both Dazed": "Both reel back, Dazed.",
    "broken off": "Neither gives way.",
    "nobody left": "Nobody is left standing.",
}
ENDINGS: Final = {
    "the KeyChip at the spire": "the KeyChip at the spire",
    "the last Mob alive": "the last Mob alive",
    "closest to the KeyChip": "closest to the KeyChip",
    "nobody active": "nobody active",
    "all dead": "all dead",
    "a dice-off": "a dice-off",
    "a tie": "a tie",
    "the last turn": "the last turn",
}
"""What ends a level, by its name in logs."""


def side(name: str | None, language: str) -> str:
    """Return who plays from a corner, or Control, as a sentence begins with it; None is nobody.

    Raises:
        KeyError: it is neither.
    """
    return said("Nobody", language) if name is None else said(SIDES[name], language)


def _weapon(row: Told, language: str) -> str:
    name = row["weapon"]
    return said(OWN_GUN, language) if name == OWN_GUN else str(name.lower())


def _turn(row: Told, language: str) -> str:
    return said("Turn {number} of {turns}.", language, number=row["number"], turns=row["turns"])


def _hold(row: Told, language: str) -> str:
    return said("{actor} holds.", language, actor=row["actor"])


def _initiative(row: Told, language: str) -> str:
    return said("{side} goes first.", language, side=side(row["side"], language))


def _activate(row: Told, language: str) -> str:
    if "target" in row:
        return said(ACTIVATE_TOGETHER[row["action"]], language, actor=row["actor"], target=row["target"])
    return said(ACTIVATES[row["action"]], language, actor=row["actor"])


def _move(row: Told, language: str) -> str:
    if row["action"] == "charge":
        return ""
    actor, length, about = row["actor"], row["length_in"], row["turned_about"]
    if not length:
        return said("{actor} cannot go on and turns about.", language, actor=actor) if about else ""
    if about:
        return said("{actor} goes {length} inches, and turns about.", language, actor=actor, length=f"{length:.1f}")
    return said("{actor} goes {length} inches.", language, actor=actor, length=f"{length:.1f}")


def _charge(row: Told, language: str) -> str:
    actor, target = row["actor"], row["target"]
    if not row["reached"]:
        return said("{actor} charges at {target} and falls short.", language, actor=actor, target=target)
    length = f"{row['length_in']:.1f}"
    return said("{actor} charges {length} inches into {target}.", language, actor=actor, target=target, length=length)


def _contact(row: Told, language: str) -> str:
    if row["reached"] == "rear":
        return said("It takes {target} from the rear.", language, target=row["target"])
    return said("They meet face to face.", language)


def _mobbing(row: Told, language: str) -> str:
    who = {"actor": row["actor"], "front": row["front"], "target": row["target"]}
    return said("{actor} and {front} mob {target}.", language, **who)


def _shot(row: Told, language: str) -> str:
    return said(
        "{actor} shoots at {target} with {weapon}, {distance} inches off: {number} or less hits.",
        language,
        actor=row["actor"],
        target=row["target"],
        weapon=_weapon(row, language),
        distance=f"{row['distance_in']:.1f}",
        number=row["number"],
    )


def _shot_result(row: Told, language: str) -> str:
    return said(SHOT_RESULTS[row["result"]], language)


def _jam(row: Told, language: str) -> str:
    return said("{actor} has a jam: {weapon}.", language, actor=row["actor"], weapon=_weapon(row, language))


def _effect(row: Told, language: str) -> str:
    if row["effect"] not in {"dazed", "none"}:
        return ""
    values = {"actor": row["actor"], "power": row["power"], "toughness": row["toughness"]}
    if row["effect"] == "dazed":
        return said("{actor} is Dazed, Power {power} against Toughness {toughness}.", language, **values)
    return said("{actor} shrugs it off, Power {power} against Toughness {toughness}.", language, **values)


def _dead(row: Told, language: str) -> str:
    return said("{actor} is dead.", language, actor=row["actor"])


def _blink_out(row: Told, language: str) -> str:
    return said("{actor} Blinks out.", language, actor=row["actor"])


def _relocated(row: Told, language: str) -> str:
    return said("{actor} appears elsewhere.", language, actor=row["actor"])


def _red(row: Told, language: str) -> str:
    return said("{actor} goes RED, and stands up again as a CU.", language, actor=row["actor"])


def _soulchip(row: Told, language: str) -> str:
    return said("A SoulChip is left beside {actor}.", language, actor=row["actor"])


def _strike(row: Told, language: str) -> str:
    actor, target = row["actor"], row["target"]
    if not row["hit"]:
        return said("{actor} misses {target}.", language, actor=actor, target=target)
    if not row["bonus"]:
        return said("{actor} hits {target}.", language, actor=actor, target=target)
    power = row["power"]
    return said("{actor} hits {target}, Power {power} by now.", language, actor=actor, target=target, power=power)


def _fight_over(row: Told, language: str) -> str:
    return said(FIGHT_ENDS[row["how"]], language, actor=row["actor"])


def _follow_on(row: Told, language: str) -> str:
    if "target" in row:
        return said("{actor} follows on, at {target}.", language, actor=row["actor"], target=row["target"])
    return said("{actor} follows on.", language, actor=row["actor"])


def _keychip_dropped(row: Told, language: str) -> str:
    return said("{actor} drops the KeyChip.", language, actor=row["actor"])


def _keychip_taken(row: Told, language: str) -> str:
    return said("{actor} takes the KeyChip.", language, actor=row["actor"])


def _levels_up(row: Told, language: str) -> str:
    who = {"actor": row["actor"], "side": side(row["side"], language)}
    return said("{actor} reaches the spire with the KeyChip: {side} Levels-up.", language, **who)


def _pulse(row: Told, language: str) -> str:
    if row["picked"] is None:
        return said("The spire pulses, and nothing answers.", language)
    return said("The spire pulses: {picked} stirs.", language, picked=row["picked"])


def _drawn(row: Told, language: str) -> str:
    weapon = _weapon(row, language)
    return said("{actor} slings its weapon and draws the {weapon}.", language, actor=row["actor"], weapon=weapon)


def _jam_cleared(row: Told, language: str) -> str:
    return said("{actor} clears a jam: {weapon}.", language, actor=row["actor"], weapon=_weapon(row, language))


def _recovered(row: Told, language: str) -> str:
    return said("{actor} recovers.", language, actor=row["actor"])


def _blast(row: Told, language: str) -> str:
    return said("It bursts, {radius} inches round.", language, radius=f"{row['radius_in']:g}")


def _scatter(row: Told, language: str) -> str:
    return said("It scatters {length} inches.", language, length=f"{row['length_in']:g}")


def _blink(row: Told, language: str) -> str:
    x, y = f"{row['x_in']:.1f}", f"{row['y_in']:.1f}"
    return said("{actor} appears at {x}, {y}.", language, actor=row["actor"], x=x, y=y)


def _double_tap(row: Told, language: str) -> str:
    return said(
        "A Double-Tap: both hits together have Power {power} against Toughness {toughness}.",
        language,
        power=row["power"],
        toughness=row["toughness"],
    )


def _stand(row: Told, language: str) -> str:
    return said("{actor} stands.", language, actor=row["actor"])


def _closest(row: Told, language: str) -> str:
    distance = f"{row['distance_in']:.1f}"
    return said(
        "{actor} is closest to the KeyChip, {distance} inches off.", language, actor=row["actor"], distance=distance
    )


def _result(row: Told, language: str) -> str:
    ending = said(ENDINGS[row["ending"]], language)
    if row["winner"] is None:
        return said("Nobody wins: {ending}.", language, ending=ending)
    return said("{side} wins: {ending}.", language, side=side(row["winner"], language), ending=ending)


SENTENCES: Mapping[str, Callable[[Told, str], str]] = {
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
"""The sentence of a row in a language, by its event."""
