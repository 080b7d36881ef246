"""The log as names and sentences: each row with its values and rules, decoded from whole numbers."""

from typing import Any

from engine.battles.orders import Row
from engine.battles.telling import LogWords
from engine.games.maneuvers.battle.form import SEATS
from engine.games.maneuvers.battle.names import Cast
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.log.events import EVENTS, Event
from engine.games.maneuvers.log.report import report
from engine.games.maneuvers.log.sentences import SENTENCES

DIE_PHASES = {codes.INITIATIVE_DIE: "order", codes.CHECK_DIE: "end"}
REASON_AT = 7


def event(row: Row, cast: Cast) -> dict[str, Any]:
    """Return a log row by names: round, phase, event, side, actor, target, its values, its rules."""
    code, round_number, side, actor, target, *numbers = row
    kind = EVENTS[code]
    named: dict[str, Any] = {"round": round_number, "phase": _phase(kind, row), "event": kind.name}
    if side >= 0:
        named["side"] = SEATS[side]
    if actor >= 0:
        named["actor"] = cast.person(actor)
    if target >= 0:
        named["target"] = cast.person(target)
    for value, number in zip(kind.values, numbers, strict=False):
        if value is not None:
            named[value[0]] = value[1](number, cast)
    named.update(_squads(kind, side, cast))
    added = kind.causes[numbers[kind.cause_at]][1] if kind.causes else ()
    named["rules"] = sorted({*kind.rules, *added})
    return named


def _squads(kind: Event, side: int, cast: Cast) -> dict[str, Any]:
    """Return the names of the squads that a row is about."""
    if kind.about_squad:
        return {"squad": cast.squad(side)}
    if kind.name == "standing":
        return {"squads": [cast.squad(at) for at in range(len(SEATS))]}
    if kind.name not in {"fight_over", "result"}:
        return {}
    if side < 0:
        nobody = {"winner": None, "squads": [cast.squad(at) for at in range(len(SEATS))]}
        return {**nobody, "grade": None} if kind.name == "result" else nobody
    return {"winner": SEATS[side], "squads": [cast.squad(side), cast.squad(1 - side)]}


def _phase(kind: Event, row: Row) -> str:
    return DIE_PHASES.get(row[REASON_AT], kind.phase) if row[0] == codes.E_DIE else kind.phase


def sentence(row: Row, cast: Cast, language: str) -> str:
    """Return a log row as a plain sentence in a language, "" for rows that only hold a die or a measure."""
    tell = SENTENCES.get(EVENTS[row[0]].name)
    return tell(event(row, cast), language) if tell else ""


LOG_WORDS = LogWords(frozenset(each.name for each in EVENTS.values()), SENTENCES, report)
