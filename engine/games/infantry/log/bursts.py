"""The sentences of what is thrown or launched: where it comes down, blasts, fire, smoke and breaches."""

from collections.abc import Mapping

from engine.battles.logs import LogRow
from engine.battles.telling import Sentence
from engine.games.infantry.log.words import dot, way_word
from schemas.catalogues.saying import counted, said


def _declared(row: LogRow, language: str) -> str:
    parts = {"actor": row["actor"], "weapon": row["weapon"], "dot": dot(row), "number": row["number"]}
    if row["rounds"] is None:
        return said("{actor} aims the {weapon} at {dot}: {number} or more to hit.", language, **parts)
    return said(
        "{actor} aims the {weapon} at {dot}: {number} or more to hit, {rounds} left.",
        language,
        **parts,
        rounds=row["rounds"],
    )


def _scatters(row: LogRow, language: str) -> str:
    return counted(
        row["dots"],
        "It goes {number} dot {way}, to {dot}.",
        "It goes {number} dots {way}, to {dot}.",
        language,
        way=way_word(row["direction"], language),
        dot=dot(row),
    )


def _no_effect(row: LogRow, language: str) -> str:
    match row["why"]:
        case "missed":
            return said("It has no effect.", language)
        case "off_the_map":
            return said("It comes down beyond the map.", language)
        case "on_a_wall":
            return said("No smoke rises there.", language)
        case _:
            raise KeyError("why")


def _blast(row: LogRow, language: str) -> str:
    return said(
        "{actor}'s {weapon} goes off at {dot}.", language, actor=row["actor"], weapon=row["weapon"], dot=dot(row)
    )


def _burns(row: LogRow, language: str) -> str:
    return said("{dot} burns until turn {turn}.", language, dot=dot(row), turn=row["until"])


def _fire_out(row: LogRow, language: str) -> str:
    return said("The fire at {dot} is out.", language, dot=dot(row))


def _smoke(row: LogRow, language: str) -> str:
    return counted(
        row["radius"],
        "Smoke lies within {number} dot of {dot} until turn {turn}.",
        "Smoke lies within {number} dots of {dot} until turn {turn}.",
        language,
        dot=dot(row),
        turn=row["until"],
    )


def _smoke_gone(row: LogRow, language: str) -> str:
    return said("The smoke at {dot} is gone.", language, dot=dot(row))


def _structure(row: LogRow, language: str) -> str:
    parts = {"dot": dot(row), "points": row["points"], "total": row["total"]}
    if row["breached"]:
        return said("What stands at {dot} takes {points}, {total} in all and is breached.", language, **parts)
    return said("What stands at {dot} takes {points}, {total} in all.", language, **parts)


BURSTS: Mapping[str, Sentence] = {
    "declared": _declared,
    "scatters": _scatters,
    "no_effect": _no_effect,
    "blast": _blast,
    "burns": _burns,
    "fire_out": _fire_out,
    "smoke": _smoke,
    "smoke_gone": _smoke_gone,
    "structure": _structure,
}
