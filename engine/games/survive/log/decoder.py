"""The log as names and sentences: each row with its values and rules, decoded from whole numbers."""

from typing import Any

from engine.battles.orders import Row
from engine.battles.telling import LogWords
from engine.games.survive.battle.names import Cast
from engine.games.survive.kernel import codes
from engine.games.survive.log.events import EVENTS, Event
from engine.games.survive.log.sentences import SENTENCES

DIE_PHASES = {
    codes.INITIATIVE_DIE: "initiative",
    codes.PULSE_DIE: "pulse",
    codes.PULSE_OFF_DIE: "pulse",
    codes.HEADING_DIE: "pulse",
    codes.DICE_OFF_DIE: "end",
}


def event(row: Row, cast: Cast) -> dict[str, Any]:
    """Return a log row by names: turn, phase, event, side, actor, target, its values, its rules."""
    code, turn, side, actor, target, *numbers = row
    kind = EVENTS[code]
    named: dict[str, Any] = {"turn": turn, "phase": _phase(kind, row), "event": kind.name}
    if side >= 0:
        named["side"] = cast.side(side)
    if actor >= 0:
        named["actor"] = cast.piece(actor)
    if target >= 0:
        named["target"] = cast.piece(target)
    for value, number in zip(kind.values, numbers, strict=False):
        if value is not None:
            named[value[0]] = value[1](number, cast)
    if code == codes.E_RESULT:
        named["winner"] = cast.side(side)
    added = kind.causes[numbers[kind.cause_at]][1] if kind.causes else ()
    named["rules"] = sorted({*kind.rules, *added})
    return named


def _phase(kind: Event, row: Row) -> str:
    return DIE_PHASES.get(row[7], kind.phase) if row[0] == codes.E_DIE else kind.phase


def sentence(row: Row, cast: Cast, language: str) -> str:
    """Return a log row as a plain sentence in a language, "" for rows that only hold a die or a measure."""
    tell = SENTENCES.get(EVENTS[row[0]].name)
    return tell(event(row, cast), language) if tell else ""


LOG_WORDS = LogWords(frozenset(each.name for each in EVENTS.values()), SENTENCES)
