"""The page of all that a player of 7 Seconds written in Python sees and answers with, read off the classes."""

import inspect
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, get_args

from engine.games.seven_seconds import custom_players as players
from engine.games.seven_seconds.custom_players.actions import Action

SEEN: tuple[type, ...] = (players.Piece, players.Objective, players.Waiting, players.Wish, players.Line)
ACTIONS: tuple[type, ...] = get_args(Action)
ANSWERS: tuple[type, ...] = (players.Activate, *ACTIONS)

TABLE_ATTRIBUTES = {
    "side": "Your side: `red` or `blue`.",
    "round": "The number of the round, from 1.",
    "last_round": "The round after which both sides agree to stop.",
    "base_in": "Width of a base.",
    "width_in": "Width of the table, west to east.",
    "depth_in": "Depth of the table, south to north.",
    "own_edge": "Your table edge: `south`, `north`, `west` or `east`.",
    "enemy_edge": "The enemy's table edge.",
    "mission": "The conditions of your mission, in the order of the card: a tuple of `Wish`.",
}
"""What a table holds beside its properties and questions."""

MEANINGS: dict[str, dict[str, str]] = {
    "Piece": {
        "number": "Tells pieces apart and says nothing more.",
        "mine": "Whether it is yours.",
        "kind": "`blip`, or the unit's type: `tactical`, `recce_drone` and so on.",
        "x_in": "Where its centre is, east of the south-west corner.",
        "y_in": "Where its centre is, north of the south-west corner.",
        "counters": "Target counters on it.",
        "ready": "Whether it holds an activation counter.",
        "damaged": "Whether its suit is damaged.",
        "stunned": "Whether it is stunned.",
        "jamming": "Whether its jamming field is on.",
        "sensors": "Dice of a Target action at the most; 0 of the enemy's.",
        "blast_radius_in": "Radius of its missiles, or of its explosion; 0 of the enemy's.",
        "holds": "Types of the units under a blip of yours; empty for decoys, and of the enemy's.",
    },
    "Objective": {
        "number": "Tells objectives and pieces apart.",
        "name": "`alpha`, `beta`, `gamma`, `delta` or `epsilon`.",
        "x_in": "Where its centre is, east of the south-west corner.",
        "y_in": "Where its centre is, north of the south-west corner.",
        "counters": "Target counters on it.",
        "control": "`mine`, `enemy` or `contested`.",
    },
    "Waiting": {
        "kind": "The unit's type.",
        "blip": "The `number` of the blip that stands for its square.",
        "damaged": "Whether its suit is damaged.",
    },
    "Wish": {
        "condition": "What earns points, in the word of the mission card: `objective_state` and so on.",
        "objective": "The objective it is about, or empty.",
        "state": "The state it asks for, or empty.",
        "victory_points": "What it earns, or costs if below 0: once, or for each counter or unit.",
    },
    "Line": {
        "range_in": "Range from edge to edge.",
        "blocked": "Whether there is no line of sight.",
        "cover": "Cover of the target: `clear`, `light` or `heavy`.",
        "in_arc": "Whether the target is in the arc of the piece that looks.",
    },
    "Activate": {
        "piece": "The piece that acts next.",
        "reveal": "Whether it is a blip to turn over first.",
    },
    "Move": {
        "x_in": "Where to, east.",
        "y_in": "Where to, north.",
        "toggle_jammer": "Whether to switch the jammer after it, where house rules give that free.",
    },
    "Jump": {
        "x_in": "Where to, east.",
        "y_in": "Where to, north.",
        "toggle_jammer": "Whether to switch the jammer after it, where house rules give that free.",
    },
    "Kamikaze": {
        "x_in": "Where to explode, east.",
        "y_in": "Where to explode, north.",
        "jump": "Whether to jump there; else it moves.",
    },
    "FireFlamer": {"x_in": "Middle of the flames, east.", "y_in": "Middle of the flames, north."},
    "Target": {"dice": "How many dice to search with."},
    "FireRifle": {"target": "A piece of the enemy's."},
    "FireMissile": {"target": "A piece of the enemy's, or an objective."},
    "Command": {"target": "A piece of yours."},
    "Repair": {"target": "A trooper of yours."},
    "Scramble": {},
    "ToggleJammer": {},
}
"""The meaning of every field by class; lengths are inches."""


def players_page() -> str:
    """Return the page: what is asked, the table, what is seen on it, what is answered."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield "A player answers questions about a `table`; [Write a player](../how-to/write-a-player.md) has a whole one."
    yield "All of it comes from `engine.games.seven_seconds.custom_players`."
    yield "Lengths are inches from the south-west corner."
    yield from ("", "## What a player is asked", "", *_questions(players.Player))
    yield from ("", "## Table", "", *_table_of(TABLE_ATTRIBUTES, _properties(players.Table)))
    yield from ("", *_questions(players.Table))
    for shown in SEEN:
        yield from ("", f"## {shown.__name__}", "", *_described(shown))
    yield from ("", "## Answers")
    for answer in ANSWERS:
        yield from ("", f"### {answer.__name__}", "", *_described(answer))


def _described(shown: type) -> Iterator[str]:
    yield _first_line(shown)
    if MEANINGS[shown.__name__]:
        yield ""
        yield from _table_of(MEANINGS[shown.__name__], _properties(shown), _types(shown))


def _table_of(meanings: dict[str, str], more: dict[str, str], types: dict[str, str] | None = None) -> Iterator[str]:
    yield from ("| attribute | meaning |", "|---|---|")
    for name, meaning in (meanings | more).items():
        kind = f" ({types[name]})" if types and name in types else ""
        yield f"| `{name}`{kind} | {meaning} |"


def _types(shown: type) -> dict[str, str]:
    """Return the types of the fields of a value, in the words of Python."""
    return {field.name: _type_name(field.type) for field in fields(shown)}


def _type_name(kind: Any) -> str:
    if isinstance(kind, UnionType):
        return " or ".join(map(_type_name, get_args(kind)))
    return str(kind) if get_args(kind) else str(kind.__name__)


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
