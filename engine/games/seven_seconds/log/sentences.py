"""The sentence of each kind of event in a language, from its named values."""

from collections.abc import Mapping

from engine.battles.telling import Sentence
from engine.games.seven_seconds.log.parts import Named, parts_of, piece, word
from engine.games.seven_seconds.wording.battles import (
    EITHER,
    PLAIN,
    RIFLE_RESULTS,
    SCORES,
    SCRAMBLED,
    SEARCHED,
    SHED,
    SPOTTED,
    VICTORIES,
)
from schemas.catalogues.saying import counted, said


def _plain(words: str) -> Sentence:
    return lambda named, language: said(words, language, **parts_of(named, language))


def _either(event: str, value: str) -> Sentence:
    """Return the one sentence of an event if a value of its row holds, the other if not."""
    return lambda named, language: said(EITHER[event][0 if named[value] else 1], language, **parts_of(named, language))


def _others(named: Named, language: str) -> Named:
    """Return the parts of a sentence about a number of things, which is its part `number` itself."""
    return {name: part for name, part in parts_of(named, language).items() if name != "number"}


def _target_counters(number: int, language: str) -> str:
    return counted(number, "{number} counter", "{number} counters", language)


def _points(number: int, language: str) -> str:
    return counted(number, "{number} point", "{number} points", language)


def _game_type(named: Named, language: str) -> str:
    parts = parts_of(named, language)
    parts["bonus"] = " ".join(
        said("({side} had +{bonus})", language, side=word(side, language), bonus=plus)
        for side, plus in named.get("bonus", {}).items()
        if plus
    )
    if named["attack_defense"] and parts["bonus"]:
        return said("Attack / Defense: {attacker} attacks {bonus}.", language, **parts)
    if named["attack_defense"]:
        return said("Attack / Defense: {attacker} attacks.", language, **parts)
    if parts["bonus"]:
        return said("Chance encounter: {attacker} is the first player {bonus}.", language, **parts)
    return said("Chance encounter: {attacker} is the first player.", language, **parts)


def _card(named: Named, language: str) -> str:
    parts = parts_of(named, language)
    others = [said("and puts '{title}' back", language, title=title) for title in named.get("put_back", ())]
    if others:
        return said("{Side} draws the {kind} '{title}', {others}.", language, others=", ".join(others), **parts)
    return said("{Side} draws the {kind} '{title}'.", language, **parts)


def _turn(named: Named, language: str) -> str:
    if named["allowance"] == 1:
        return ""
    return counted(
        named["allowance"],
        "{Side} may activate {number} unit ({own_counters} ready against {enemy_counters}).",
        "{Side} may activate {number} units ({own_counters} ready against {enemy_counters}).",
        language,
        **_others(named, language),
    )


def _contested(named: Named, language: str) -> str:
    if named["actor"] == named["target"]:
        return said("{Target} is contested.", language, **parts_of(named, language))
    return said("{Actor} contests {target}.", language, **parts_of(named, language))


def _shed(named: Named, language: str) -> str:
    return counted(named["shed"], SHED, SHED, language, **_others(named, language))


def _counters(named: Named, language: str) -> str:
    return counted(
        named["added"],
        "{Actor} takes {number} target counter from {cause} and now has {counters}.",
        "{Actor} takes {number} target counters from {cause} and now has {counters}.",
        language,
        **_others(named, language),
    )


def _reveal(named: Named, language: str) -> str:
    if named["units"] == 0:
        return ""
    return counted(
        named["units"],
        "{Actor} is revealed by {by}: {number} unit.",
        "{Actor} is revealed by {by}: {number} units.",
        language,
        **_others(named, language),
    )


def _target(named: Named, language: str) -> str:
    return counted(named["dice"], SEARCHED, SEARCHED, language, **_others(named, language))


def _spot(named: Named, language: str) -> str:
    return counted(named["counters"], SPOTTED, SPOTTED, language, **_others(named, language))


def _scramble(named: Named, language: str) -> str:
    return counted(named["blips"], SCRAMBLED, SCRAMBLED, language, **_others(named, language))


def _spent(named: Named, language: str) -> str:
    parts = parts_of(named, language)
    parts |= {"points": _points(named["points"], language), "placed": _target_counters(named["placed"], language)}
    return said("{points} on {target} at {points_per_counter} each: {placed}.", language, **parts)


def _unit_price(named: Named, language: str) -> str:
    parts = parts_of(named, language)
    if named["points_per_counter"] == 0:
        return said("{Target} is out of sight where it stands.", language, **parts)
    parts["placed"] = _target_counters(named["placed"], language)
    return said("Where {target} stands a counter costs {points_per_counter}: {placed}.", language, **parts)


def _bought(named: Named, language: str) -> str:
    parts = parts_of(named, language)
    parts["count"] = counted(named["count"], "{number} drone", "{number} drones", language)
    parts["points"] = _points(named["points"], language)
    parts["drones"] = ", ".join(piece(drone, language) for drone in named["drones"])
    if parts["drones"]:
        return said("{Side} buys {count} with {points}: {drones}.", language, **parts)
    return said("{Side} buys {count} with {points}.", language, **parts)


def _fire(named: Named, language: str) -> str:
    return counted(
        named["dice"],
        "{Actor} fires its {weapon} at {target}: range band {range_band}, {number} die.",
        "{Actor} fires its {weapon} at {target}: range band {range_band}, {number} dice.",
        language,
        **_others(named, language),
    )


def _end(named: Named, language: str) -> str:
    if named["table"] == "contested":
        return counted(
            named["rounds"],
            "The battle ends after {number} round ({reason}); the table is contested.",
            "The battle ends after {number} rounds ({reason}); the table is contested.",
            language,
            **_others(named, language),
        )
    return counted(
        named["rounds"],
        "The battle ends after {number} round ({reason}); {table} controls the table.",
        "The battle ends after {number} rounds ({reason}); {table} controls the table.",
        language,
        **_others(named, language),
    )


def _score(named: Named, language: str) -> str:
    given = "type" if "objective" not in named else "state" if "state" in named else "objective"
    return counted(named["points"], SCORES[given], SCORES[given], language, **_others(named, language))


def _rifle_result(named: Named, language: str) -> str:
    return said(RIFLE_RESULTS[named["result"]], language, **parts_of(named, language))


def _jammed(named: Named, language: str) -> str:
    if named["value"] == 0:
        return said("{Actor} ends in the jamming field of {target}.", language, **parts_of(named, language))
    return _either("jammed", "harmed")(named, language)


def _result(named: Named, language: str) -> str:
    if named["winner"] is None:
        return said("A draw: red {red}, blue {blue}.", language, **parts_of(named, language))
    return said(VICTORIES[named["level"]], language, **parts_of(named, language))


SENTENCES: Mapping[str, Sentence] = {
    **{event: _plain(words) for event, words in PLAIN.items()},
    "game_type": _game_type,
    "card": _card,
    "drones_bought": _bought,
    "turn": _turn,
    "wake": _either("wake", "awake"),
    "damaged_suit": _either("damaged_suit", "works"),
    "shed": _shed,
    "counters": _counters,
    "reveal": _reveal,
    "target": _target,
    "pool_spent": _spent,
    "unit_price": _unit_price,
    "fire_rifle": _fire,
    "rifle_result": _rifle_result,
    "spot": _spot,
    "intercept": _either("intercept", "works"),
    "missile_result": _either("missile_result", "hit"),
    "blast_stage": _either("blast_stage", "beats_armour"),
    "terrain_gone": _either("terrain_gone", "made"),
    "scramble": _scramble,
    "contact_roll": _either("contact_roll", "hit"),
    "toggle_jammer": _either("toggle_jammer", "active"),
    "jammed": _jammed,
    "contested": _contested,
    "end": _end,
    "score": _score,
    "result": _result,
}
