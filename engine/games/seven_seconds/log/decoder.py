"""The log in words: rows by names, and as sentences."""

from collections.abc import Callable
from typing import Any

from engine.battles.orders import Row
from engine.battles.telling import LogWords
from engine.games.seven_seconds.battle.names import SIDES, Cast
from engine.games.seven_seconds.battle.victory import victory
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.log.events import EVENTS, STREAK_CARDS, STREAK_ROLL, Event
from engine.games.seven_seconds.log.sentences import SENTENCES

DIE_PHASES = {codes.INITIATIVE_DIE: "initiative"}


def event(row: Row, cast: Cast) -> dict[str, Any]:
    """Return a log row by names: round, phase, event, side, actor, target, its values, its rules."""
    code, round_number, side, actor, target, *numbers = row
    kind = EVENTS[code]
    named: dict[str, Any] = {"round": round_number, "phase": _phase(kind, row), "event": kind.name}
    if side >= 0:
        named["side"] = SIDES[side]
    if actor >= 0:
        named["actor"] = cast.piece(actor)
    if target >= 0:
        named["target"] = cast.piece(target)
    for value, number in zip(kind.values, numbers, strict=False):
        if value is not None:
            named[value[0]] = value[1](number, cast)
    named.update(EXTRAS.get(code, _nothing)(row, cast))
    added = kind.causes[numbers[kind.cause_at]][1] if kind.causes else ()
    named["rules"] = sorted({*kind.rules, *added, *named.pop("rules", ())})
    return named


def _phase(kind: Event, row: Row) -> str:
    if row[1] == 0:
        return "setup"
    return DIE_PHASES.get(row[7], kind.phase) if row[0] == codes.E_DIE else kind.phase


def _nothing(_: Row, __: Cast) -> dict[str, Any]:
    return {}


def _game_type_values(_: Row, cast: Cast) -> dict[str, Any]:
    bonuses = {side: advantage.roll_bonus for side, advantage in zip(SIDES, cast.advantages, strict=True)}
    return {"bonus": bonuses, "rules": STREAK_ROLL} if any(bonuses.values()) else {}


def _card_values(row: Row, cast: Cast) -> dict[str, Any]:
    card, title = cast.card(row[2], row[5])
    put_back = cast.put_back(row[2], row[5])
    return {"card": card, "title": title, **({"put_back": put_back, "rules": STREAK_CARDS} if put_back else {})}


def _bought_values(row: Row, cast: Cast) -> dict[str, Any]:
    return {"drones": cast.bought(row[2], row[5])}


def _terrain_values(row: Row, cast: Cast) -> dict[str, Any]:
    if row[6]:
        return {}
    feature = cast.field.features[row[5]]
    return {"feature": feature.id, "type": feature.type}


def _score_values(row: Row, cast: Cast) -> dict[str, Any]:
    condition = cast.hands[row[2]].mission.victory_points[row[5]].model_dump(mode="json")
    return {name: condition[name] for name in ("type", "objective", "state") if name in condition}


def _result_values(row: Row, cast: Cast) -> dict[str, Any]:
    winner, level = victory(row[5], row[6], cast.rules)
    return {"winner": winner, "level": level}


EXTRAS: dict[int, Callable[[Row, Cast], dict[str, Any]]] = {
    codes.E_GAME_TYPE: _game_type_values,
    codes.E_CARD: _card_values,
    codes.E_PURCHASE: _bought_values,
    codes.E_SCORE: _score_values,
    codes.E_TERRAIN_GONE: _terrain_values,
    codes.E_RESULT: _result_values,
}


def sentence(row: Row, cast: Cast, language: str) -> str:
    """Return a log row as a plain sentence in a language, "" for rows that only hold a die or a measure."""
    kind = EVENTS[row[0]]
    tell = SENTENCES.get(kind.name)
    return tell(event(row, cast), language) if tell else ""


LOG_WORDS = LogWords(frozenset(each.name for each in EVENTS.values()), SENTENCES)
