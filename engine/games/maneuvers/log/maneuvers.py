"""A maneuver in a sentence: who goes for it, against whom and naming whom; alone, or with who opposes it."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.orders import LogRow
from engine.games.maneuvers.terms import RATINGS
from schemas.catalogues.saying import said

Played = tuple[bool, bool, bool]
"""Of a maneuver: whether it follows another one, whether it has a target, and whether it names an ally."""

ALONE: Final[Mapping[Played, str]] = {
    (False, False, False): "{actor} goes for {maneuver}, on {rating} {value}.",
    (False, True, False): "{actor} goes for {maneuver} against {target}, on {rating} {value}.",
    (False, False, True): "{actor} goes for {maneuver}, naming {ally}, on {rating} {value}.",
    (False, True, True): "{actor} goes for {maneuver} against {target}, naming {ally}, on {rating} {value}.",
    (True, False, False): "{actor} follows it up with {maneuver}, on {rating} {value}.",
    (True, True, False): "{actor} follows it up with {maneuver} against {target}, on {rating} {value}.",
    (True, False, True): "{actor} follows it up with {maneuver}, naming {ally}, on {rating} {value}.",
    (True, True, True): "{actor} follows it up with {maneuver} against {target}, naming {ally}, on {rating} {value}.",
}
OPPOSED: Final[Mapping[Played, str]] = {
    (False, False, False): (
        "{actor} goes for {maneuver}, on {rating} {value}; {opponent} opposes it, on {opposing} {opposed}."
    ),
    (False, True, False): (
        "{actor} goes for {maneuver} against {target}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
    (False, False, True): (
        "{actor} goes for {maneuver}, naming {ally}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
    (False, True, True): (
        "{actor} goes for {maneuver} against {target}, naming {ally}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
    (True, False, False): (
        "{actor} follows it up with {maneuver}, on {rating} {value}; {opponent} opposes it, on {opposing} {opposed}."
    ),
    (True, True, False): (
        "{actor} follows it up with {maneuver} against {target}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
    (True, False, True): (
        "{actor} follows it up with {maneuver}, naming {ally}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
    (True, True, True): (
        "{actor} follows it up with {maneuver} against {target}, naming {ally}, on {rating} {value}; "
        "{opponent} opposes it, on {opposing} {opposed}."
    ),
}


def maneuver_alone(row: LogRow, language: str) -> str:
    """Return that somebody goes for a maneuver."""
    return said(ALONE[_played(row)], language, **_parts(row, language))


def opposed_maneuver(row: LogRow, opposes: LogRow, language: str) -> str:
    """Return that somebody goes for a maneuver, and who opposes it."""
    return said(
        OPPOSED[_played(row)],
        language,
        **_parts(row, language),
        opponent=opposes["actor"],
        opposing=said(RATINGS[opposes["rating"]], language),
        opposed=opposes["value"],
    )


def _played(row: LogRow) -> Played:
    return bool(row["extra"]), "target" in row, bool(row["ally"])


def _parts(row: LogRow, language: str) -> dict[str, Any]:
    parts = {name: row.get(name, "") for name in ("target", "ally")}
    rating = said(RATINGS[row["rating"]], language)
    return {**parts, "actor": row["actor"], "maneuver": row["maneuver"], "rating": rating, "value": row["value"]}
