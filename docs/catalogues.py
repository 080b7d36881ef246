"""Brings the catalogues of our own words up to date: `python -m docs.catalogues`, or `make words`.

The words are all texts among the values of constants in the modules that hold the words of a game.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from re import compile as compiled
from typing import Final

import polib

GAMES: Final = Path("exporters/games")
CATALOGUES: Final = Path("schemas/catalogues")
PART: Final = compiled(r"\{[^}]*\}")
LETTER: Final = compiled(r"[^\W\d_]{2}")


def texts_of(module: str) -> Iterator[str]:
    """Yield the texts for people among the constants of a module's source, in order: keys and signs are none."""
    for node in ast.parse(module).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            yield from (text for text in _strings(node.value) if LETTER.search(PART.sub("", text)))


def _strings(node: ast.AST) -> Iterator[str]:
    """Yield the strings in a value, without keys and subscripts, and without what calls are given."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Dict():
            for value in node.values:
                yield from _strings(value)
        case ast.Tuple() | ast.List():
            for value in node.elts:
                yield from _strings(value)


def words_of(game: str) -> dict[str, list[str]]:
    """Return the words of a game, each with the files it stands in."""
    found: dict[str, list[str]] = {}
    for file in sorted((GAMES / game / "words").glob("*.py")):
        for text in texts_of(file.read_text("utf-8")):
            places = found.setdefault(text, [])
            if file.as_posix() not in places:
                places.append(file.as_posix())
    return found


def refreshed(catalogue: polib.POFile, words: dict[str, list[str]]) -> polib.POFile:
    """Return a catalogue with just these words in order: translations stay, those of words that are gone are kept.

    What is gone becomes obsolete, and is in force again when the word comes back.
    """
    known = {entry.msgid: entry for entry in catalogue if not entry.msgctxt and not entry.msgid_plural}
    made = polib.POFile(wrapwidth=120)
    made.header, made.metadata = catalogue.header, catalogue.metadata
    for text, places in words.items():
        entry = known.pop(text, None) or polib.POEntry(msgid=text)
        entry.obsolete, entry.occurrences = False, [(place, "") for place in places]
        made.append(entry)
    for entry in catalogue:
        if entry.msgctxt or entry.msgid_plural:
            made.append(entry)
    for entry in known.values():
        if entry.msgstr:
            entry.obsolete = True
            made.append(entry)
    return made


def main() -> None:
    """Write the catalogues of every language and game again."""
    for file in sorted(CATALOGUES.glob("*/*.po")):
        made = refreshed(polib.pofile(file.read_text("utf-8")), words_of(file.stem))
        file.write_text(f"{made}", encoding="utf-8")


if __name__ == "__main__":
    main()
