"""The sentences of the set-up, of turns and of movement."""

from collections.abc import Mapping

from engine.battles.logs import LogRow
from engine.battles.telling import Sentence
from engine.games.infantry.log.words import GROUNDS, dot
from schemas.catalogues.saying import counted, said

PLAIN = "standard"
"""The ground of a step that nothing is said of."""


def _begins(row: LogRow, language: str) -> str:
    return counted(
        row["troopers"],
        "{squads} takes the field with {number} trooper, worth {value} PV.",
        "{squads} takes the field with {number} troopers, worth {value} PV.",
        language,
        squads=row["squads"],
        value=row["value"],
    )


def _first(row: LogRow, language: str) -> str:
    if not row["total_a"]:
        return said("{squads} has the first turn.", language, squads=row["squads"])
    return said(
        "The dice say {a} for A against {b} for B: {squads} has the first turn.",
        language,
        a=row["total_a"],
        b=row["total_b"],
        squads=row["squads"],
    )


def _placed(row: LogRow, language: str) -> str:
    if row["carries"]:
        return said(
            "{actor} is set down at {dot} with the {weapon}.",
            language,
            actor=row["actor"],
            dot=dot(row),
            weapon=row["carries"],
        )
    return said("{actor} is set down at {dot}.", language, actor=row["actor"], dot=dot(row))


def _turn(row: LogRow, language: str) -> str:
    return said("Turn {number} of {turns}.", language, number=row["number"], turns=row["turns"])


def _side_turn(row: LogRow, language: str) -> str:
    return said("It is {squads}'s turn.", language, squads=row["squads"])


def _activated(row: LogRow, language: str) -> str:
    if row["ap"]:
        return said("{actor} has {ap} AP.", language, actor=row["actor"], ap=row["ap"])
    return said("{actor} has no AP.", language, actor=row["actor"])


def _step(row: LogRow, language: str) -> str:
    actor, cost = row["actor"], row["cost"]
    if row["terrain"] == PLAIN:
        return said("{actor} goes to {dot} for {cost} AP.", language, actor=actor, dot=dot(row), cost=cost)
    ground = said(GROUNDS[row["terrain"]], language)
    return said(
        "{actor} goes to {dot}, {ground}, for {cost} AP.", language, actor=actor, dot=dot(row), ground=ground, cost=cost
    )


def _posture(row: LogRow, language: str) -> str:
    if row["prone"]:
        return said("{actor} drops prone for {cost} AP.", language, actor=row["actor"], cost=row["cost"])
    return said("{actor} stands up for {cost} AP.", language, actor=row["actor"], cost=row["cost"])


def _laid_down(row: LogRow, language: str) -> str:
    return said(
        "{actor} drops the {weapon} for {cost} AP.",
        language,
        actor=row["actor"],
        weapon=row["weapon"],
        cost=row["cost"],
    )


def _weapon(row: LogRow, language: str) -> str:
    return said(
        "{actor} takes the {weapon} in hand for {cost} AP.",
        language,
        actor=row["actor"],
        weapon=row["weapon"],
        cost=row["cost"],
    )


def _wire(row: LogRow, language: str) -> str:
    if row["caught"]:
        return said("{actor} is caught in the wire.", language, actor=row["actor"])
    return said("{actor} gets through the wire.", language, actor=row["actor"])


def _tunnel(row: LogRow, language: str) -> str:
    if row["under"]:
        return said("{actor} goes into the tunnel for {cost} AP.", language, actor=row["actor"], cost=row["cost"])
    return said("{actor} comes out of the tunnel for {cost} AP.", language, actor=row["actor"], cost=row["cost"])


def _refused(row: LogRow, language: str) -> str:
    if "actor" in row:
        return said("{actor} cannot do that, and waits.", language, actor=row["actor"])
    return said("That trooper cannot act; the turn ends.", language)


def _fire_hurts(row: LogRow, language: str) -> str:
    return said("Fire burns {actor}.", language, actor=row["actor"])


MOVES: Mapping[str, Sentence] = {
    "begins": _begins,
    "first": _first,
    "placed": _placed,
    "turn": _turn,
    "side_turn": _side_turn,
    "activated": _activated,
    "step": _step,
    "posture": _posture,
    "laid_down": _laid_down,
    "weapon": _weapon,
    "wire": _wire,
    "tunnel": _tunnel,
    "refused": _refused,
    "fire_hurts": _fire_hurts,
}
