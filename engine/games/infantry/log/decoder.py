"""The log as names and sentences: each row with its values and rules, decoded from whole numbers."""

from typing import Any

from engine.battles.orders import Row
from engine.battles.telling import LogWords
from engine.games.infantry.battle.form import SEATS
from engine.games.infantry.battle.names import Cast
from engine.games.infantry.kernel import codes
from engine.games.infantry.log.events import EVENTS, Event
from engine.games.infantry.log.report import report
from engine.games.infantry.log.sentences import SENTENCES

REASON_AT = 7


def event(row: Row, cast: Cast) -> dict[str, Any]:
    """Return a log row by names: turn, phase, event, side, actor, target, its values, its rules."""
    code, turn, side, actor, target, *numbers = row
    kind = EVENTS[code]
    named: dict[str, Any] = {"turn": turn, "phase": _phase(kind, row), "event": kind.name}
    if side >= 0:
        named["side"] = SEATS[side]
    if actor >= 0:
        named["actor"] = cast.person(actor)
    if target >= 0:
        named["target"] = cast.person(target)
    for value, number in zip(kind.values, numbers, strict=False):
        if value is not None:
            named[value[0]] = value[1](number, cast)
    named.update(_sides(kind, side, cast))
    added = kind.causes[numbers[kind.cause_at]][1] if kind.causes else ()
    named["rules"] = sorted({*kind.rules, *added})
    return named


def _sides(kind: Event, side: int, cast: Cast) -> dict[str, Any]:
    """Return the names of the sides that a row is about; a row about both that has a side has its winner."""
    if kind.about_side:
        return {"squads": cast.side(side)}
    if kind.about_both:
        return {"squads": [cast.side(at) for at in range(len(SEATS))], "winner": SEATS[side] if side >= 0 else None}
    return {}


def _phase(kind: Event, row: Row) -> str:
    """Return the phase of a row; dice that are thrown before the first turn are of the set-up."""
    first = row[0] == codes.E_DIE and row[REASON_AT] == codes.FIRST_DIE
    return "setup" if first else kind.phase


def sentence(row: Row, cast: Cast, language: str) -> str:
    """Return a log row as a plain sentence in a language, "" for rows that only hold a die or a measure."""
    tell = SENTENCES.get(EVENTS[row[0]].name)
    return tell(event(row, cast), language) if tell else ""


LOG_WORDS = LogWords(frozenset(each.name for each in EVENTS.values()), SENTENCES, report)
