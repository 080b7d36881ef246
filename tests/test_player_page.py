"""The page of what players see names every attribute there is, and none that is not."""

from dataclasses import fields
from pathlib import Path

import pytest

from docs.player_page import ANSWERS, MEANINGS, SEEN, TABLE_ATTRIBUTES, public
from docs.simplified import SIMPLIFIED
from engine.games.seven_seconds import custom_players as players
from engine.games.seven_seconds.kernel.records import Game

PAGE = Path("docs/reference/players.md").read_text(encoding="utf-8")
SHOWN = (*SEEN, *ANSWERS)


def section(name: str) -> str:
    """Return the part of the page under a heading."""
    return PAGE.partition(f"# {name}\n")[2].partition("\n#")[0]


@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: shown.__name__)
def test_every_field_is_explained_and_no_other(shown: type) -> None:
    """Fields, properties and questions of a class stand under its name, each once."""
    named = [field.name for field in fields(shown)]
    rows = [line.split("`")[1].partition("(")[0] for line in section(shown.__name__).splitlines() if "| `" in line]

    assert [*MEANINGS[shown.__name__]] == named
    assert rows == [*named, *public(shown)]


def test_every_attribute_of_the_table_is_explained_and_no_other() -> None:
    """What a table holds, its properties and its questions stand under its name."""
    held = [name for name in vars(players.Table(Game())) if not name.startswith("_")]
    rows = [line.split("`")[1].partition("(")[0] for line in section("Table").splitlines() if "| `" in line]

    assert [*TABLE_ATTRIBUTES] == held
    assert sorted(rows) == sorted([*held, *public(players.Table)])


def test_every_class_for_players_is_on_the_page() -> None:
    """Each class that the package offers is explained; players, tables and errors in sections of their own."""
    offered = {name for name in players.__all__ if isinstance(getattr(players, name), type)}

    assert offered - {shown.__name__ for shown in SHOWN} == {"PlayerError", "IllegalAnswer", "Player", "Table"}
    assert {shown.__name__ for shown in SHOWN} == MEANINGS.keys()
    assert all(f"`{question}(" in section("What a player is asked") for question in public(players.Player))


def test_both_pages_say_what_the_engine_settles() -> None:
    """Whoever reads the rules or writes a player finds the whole list."""
    for page in ("docs/how-to/write-a-player.md", "docs/systems/seven_seconds.md"):
        text = Path(page).read_text(encoding="utf-8")
        assert [sentence for sentence in SIMPLIFIED["seven_seconds"] if f"- {sentence}\n" not in text] == []
