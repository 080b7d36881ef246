"""What a row of the log names, said in a language: the parts that its sentence is made of."""

from collections.abc import Mapping
from typing import Any, Final

from engine.games.battlesuit.wording import battles as words
from schemas.catalogues.saying import said

Named = dict[str, Any]

SOLDIERS: Final = frozenset({"actor", "target"})
VALUES: Final[Mapping[str, Mapping[str, str]]] = {
    "side": words.SIDES,
    "edge": words.EDGES,
    "way": words.WAYS,
    "faces": words.FACES,
    "terrain": words.TERRAINS,
    "was": words.TERRAINS,
    "becomes": words.TERRAINS,
    "kind": words.MARKERS,
}
"""The words that the values of a row may be; all others are numbers, results, or the words of the pack."""


def parts_of(named: Named, language: str) -> Named:
    """Return the values of a row in a language; those that are texts once more with a capital, by a capital name."""
    parts = {key: _part(key, value, language) for key, value in named.items()}
    return parts | {key.capitalize(): capital(value) for key, value in parts.items() if isinstance(value, str)}


def capital(text: str) -> str:
    """Return a text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def soldier(name: str, language: str) -> str:
    """Return the name of a soldier in a language: its side, and what its pack calls it."""
    side, _, own = name.partition(" ")
    if side not in words.SIDES or not own:
        return name
    return said(words.SOLDIER, language, side=said(words.SIDES[side], language), name=own)


def _part(key: str, value: Any, language: str) -> Any:
    if not isinstance(value, str):
        return value
    if key in SOLDIERS:
        return soldier(value, language)
    return said(VALUES[key][value], language) if value in VALUES.get(key, ()) else value
