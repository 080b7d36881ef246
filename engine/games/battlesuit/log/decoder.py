"""The log in words: rows by names, and as sentences."""

from typing import Any

from engine.battles.orders import Row
from engine.battles.telling import LogWords
from engine.games.battlesuit.battle.form import SIDES
from engine.games.battlesuit.battle.names import Cast
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.log.action_events import ACTION_EVENTS
from engine.games.battlesuit.log.command_events import COMMAND_EVENTS
from engine.games.battlesuit.log.course_events import COURSE_EVENTS
from engine.games.battlesuit.log.flight_events import FLIGHT_EVENTS
from engine.games.battlesuit.log.hidden_events import HIDDEN_EVENTS
from engine.games.battlesuit.log.report import report
from engine.games.battlesuit.log.sentences import SENTENCES

EVENTS = {**COURSE_EVENTS, **ACTION_EVENTS, **FLIGHT_EVENTS, **HIDDEN_EVENTS, **COMMAND_EVENTS}


def event(row: Row, cast: Cast) -> dict[str, Any]:
    """Return a log row by names: turn, phase, event, side, actor, target, its values, its rules."""
    code, turn, side, actor, target, *numbers = row
    kind = EVENTS[code]
    phase = "initiative" if code == codes.E_DIE and numbers[2] == codes.INITIATIVE_DIE else kind.phase
    named: dict[str, Any] = {"turn": turn, "phase": phase, "event": kind.name}
    if side >= 0:
        named["side"] = SIDES[side]
    if actor >= 0:
        named["actor"] = cast.soldier(actor)
    if target >= 0:
        named["target"] = cast.soldier(target)
    for value, cell in zip(kind.values, numbers, strict=False):
        if value is not None:
            named[value[0]] = value[1](cell, cast)
    more, rules = kind.more(row) if kind.more else ({}, ())
    added = kind.causes[numbers[kind.cause_at]][1] if kind.causes else ()
    named |= {**more, "rules": sorted({*kind.rules, *added, *rules})}
    return named


def sentence(row: Row, cast: Cast, language: str) -> str:
    """Return a log row as a plain sentence in a language, "" for rows that only hold a die or a part of a strength."""
    tell = SENTENCES.get(EVENTS[row[0]].name)
    return tell(event(row, cast), language) if tell else ""


LOG_WORDS = LogWords(frozenset(each.name for each in EVENTS.values()), SENTENCES, report)
