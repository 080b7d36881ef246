"""The page of all that a player written in Python sees and answers with, game by game, read off the classes."""

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, Literal, get_args, get_origin

from docs.player_words import PLAYERS, PlayerWords


def players_page() -> str:
    """Return the page: for each game what is asked, what it sees, what is answered."""
    lines = ["A player answers questions about a `view`; each game has a how-to with a whole one."]
    for words in PLAYERS:
        lines += ["", *_chapter(words)]
    return "\n".join(lines)


def _chapter(words: PlayerWords) -> Iterator[str]:
    players = words.players
    yield from (f"## {words.title}", "", f"[A whole player](../how-to/{words.how_to}) stands on a page of its own.")
    yield f"All of it comes from `musterpress.api.players.{players.__name__.split('.')[2]}`."
    yield from words.intro
    yield from ("", "### What a player is asked", "", *_questions(players.Player))
    yield from ("", "### View", "", *_table_of(words.view, _properties(players.View)))
    yield from ("", *_questions(players.View))
    for shown in words.seen:
        yield from ("", f"### {shown.__name__}", "", *_described(shown, words))
    yield from ("", "### Answers")
    for answer in words.answers:
        yield from ("", f"#### {answer.__name__}", "", *_described(answer, words))


def _described(shown: type, words: PlayerWords) -> Iterator[str]:
    yield _first_line(shown)
    if words.meanings[shown.__name__]:
        yield ""
        yield from _table_of(words.meanings[shown.__name__], _properties(shown), _types(shown))
    if any(inspect.isfunction(each) for each in public(shown).values()):
        yield from ("", *_questions(shown))


def _table_of(meanings: Mapping[str, str], more: dict[str, str], types: dict[str, str] | None = None) -> Iterator[str]:
    yield from ("| attribute | meaning |", "|---|---|")
    for name, meaning in {**meanings, **more}.items():
        kind = f" ({types[name]})" if types and name in types else ""
        yield f"| `{name}`{kind} | {meaning} |"


def _types(shown: type) -> dict[str, str]:
    """Return the types of the fields of a value, in the words of Python; other classes have none."""
    return {field.name: _type_name(field.type) for field in fields(shown)} if is_dataclass(shown) else {}


def _type_name(kind: Any) -> str:
    if isinstance(kind, UnionType):
        return " or ".join(map(_type_name, get_args(kind)))
    if get_origin(kind) is Literal:
        return "a word"
    return "None" if kind is type(None) else _plain(kind)


def _plain(kind: Any) -> str:
    """Return the name of a type, with those of its parts where it has some."""
    if not get_args(kind):
        return "..." if kind is Ellipsis else str(kind.__name__)
    return f"{get_origin(kind).__name__}[{', '.join(map(_plain, get_args(kind)))}]"


def _properties(shown: type) -> dict[str, str]:
    """Return the properties of a class and the first lines of their docstrings."""
    return {name: _first_line(each) for name, each in public(shown).items() if not inspect.isfunction(each)}


def _questions(shown: type) -> Iterator[str]:
    """Yield the methods of a class as a table."""
    yield from ("| question | answer |", "|---|---|")
    for name, method in public(shown).items():
        if inspect.isfunction(method):
            asked = ", ".join([*inspect.signature(method).parameters][1:])
            yield f"| `{name}({asked})` | {_first_line(method)} |"


def public(shown: type) -> dict[str, Any]:
    """Return the properties and methods of a class that are meant to be used, in their order."""
    named = {field.name for field in fields(shown)} if is_dataclass(shown) else set()
    return {
        name: each
        for name, each in vars(shown).items()
        if not name.startswith("_") and name not in named and (inspect.isfunction(each) or hasattr(each, "__get__"))
    }


def _first_line(documented: Any) -> str:
    return (inspect.getdoc(documented) or "").splitlines()[0].replace("|", "or")
