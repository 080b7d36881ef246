"""The sentence of each kind of event in a language, from its named values."""

from collections.abc import Callable

from engine.battles.telling import Sentence
from engine.games.battlesuit.log.command_sentences import COMMAND_SENTENCES
from engine.games.battlesuit.log.hidden_sentences import HIDDEN_SENTENCES
from engine.games.battlesuit.log.parts import Named, capital, parts_of
from engine.games.battlesuit.wording import battles as words
from schemas.catalogues.saying import counted, said


def _plain(sentence: str) -> Sentence:
    return lambda named, language: said(sentence, language, **parts_of(named, language))


def _either(event: str, value: str) -> Sentence:
    """Return the one sentence of an event if a value of its row holds, the other if not."""
    so, otherwise = words.EITHER[event]
    return lambda named, language: said(so if named[value] else otherwise, language, **parts_of(named, language))


def _one_of(event: str, value: str) -> Sentence:
    """Return the sentence of an event that fits a value of its row."""
    return lambda named, language: said(words.ONE_OF[event][named[value]], language, **parts_of(named, language))


def _first(named: Named, language: str) -> str:
    order = words.FIRST if named["side"] == named["first"] else words.SECOND
    return said(order, language, **parts_of(named, language))


def _set_up(named: Named, language: str) -> str:
    kind = bool(named["hidden"]), bool(named["level"])
    return said(words.SET_UP[kind], language, **parts_of(named, language))


def _activate(named: Named, language: str) -> str:
    on_the_map, off = words.ACTIVATED[named["state"]]
    return said(off if named["place"] == "off the map" else on_the_map, language, **parts_of(named, language))


def _attack(named: Named, language: str) -> str:
    parts = parts_of(named, language)
    if "spillover" in named["manner"]:
        return said(words.SPILLS, language, **parts)
    return counted(named["range_points"], *words.FIRES[named["manner"]], language, **parts)


def _struck(named: Named, language: str) -> str:
    harm, hits, parts = named["harm"], named["hits"], parts_of(named, language)
    if hits and harm in words.CROSSED_OFF:
        return counted(hits, *words.CROSSED_OFF[harm], language, **parts)
    return said(words.STRUCK[harm], language, **parts)


def _checks(named: Named, language: str) -> str:
    result = said(words.MORALE[named["result"]], language)
    return said(words.PLAIN[named["event"]], language, **{**parts_of(named, language), "result": result})


def _landing(named: Named, language: str) -> str:
    forced, parts = bool(named["forced"]), parts_of(named, language)
    if named["paid"]:
        return counted(named["paid"], *words.LANDS_FOR[forced], language, **parts)
    return said(words.LANDS[forced], language, **parts)


def _outcome(named: Named, language: str) -> str:
    level, least, most = named["level"], *sorted((named["red"], named["blue"]))
    if level == "draw":
        return said(words.DRAW, language, red=named["red"], blue=named["blue"])
    side = "red" if named["red"] > named["blue"] else "blue"
    winner = capital(said(words.SIDES[side], language))
    sentence = words.VICTORIES[level] if level else words.WINS
    return said(sentence, language, Winner=winner, most=most, least=least)


def _facing(named: Named, language: str) -> str:
    parts = parts_of(named, language)
    return (
        counted(named["turned"], *words.TURNED, language, **parts)
        if named["turned"]
        else said(words.FACED, language, **parts)
    )


def _held(named: Named, language: str) -> str:
    return said(words.HELD if "side" in named else words.HELD_BY_NOBODY, language, **parts_of(named, language))


def _wave(named: Named, language: str) -> str:
    return counted(named["soldiers"], *words.WAVE, language, **parts_of(named, language))


EITHER: dict[str, str] = {
    "repair": "works",
    "crash": "harmed",
    "reaction": "in_sight",
    "storey": "storey",
    "glow": "burnt",
    "group": "passes",
    "suit": "holds",
    "stealth": "die",
    "mine": "cleared",
}
"""The value that tells how an event reads."""

ONE_OF: dict[str, str] = {
    "stand": "place",
    "berserk": "does",
    "flight": "to",
    "rally": "becomes",
    "reorganised": "stage",
    "score": "for",
    "blast": "kind",
    "blast_attack": "kind",
}
"""The value that an event reads by."""

OWN: dict[str, Callable[[Named, str], str]] = {
    "first": _first,
    "deploy": _set_up,
    "activate": _activate,
    "attack": _attack,
    "struck": _struck,
    "morale": _checks,
    "panic": _checks,
    "landing": _landing,
    "result": _outcome,
    "facing": _facing,
    "held": _held,
    "wave": _wave,
}
SENTENCES: dict[str, Sentence] = {
    **{event: _plain(sentence) for event, sentence in words.PLAIN.items()},
    **{event: _either(event, value) for event, value in EITHER.items()},
    **{event: _one_of(event, value) for event, value in ONE_OF.items()},
    **OWN,
    **COMMAND_SENTENCES,
    **HIDDEN_SENTENCES,
}
