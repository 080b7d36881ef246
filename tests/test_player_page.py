"""The page of what players see names every attribute there is, and none that is not."""

from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from docs.player_page import public
from docs.player_words import INFANTRY, MANEUVERS, PLAYERS, SEVEN_SECONDS, PlayerWords
from docs.simplified import SIMPLIFIED
from engine.games.infantry.kernel.records import Game as Infantry
from engine.games.maneuvers.kernel.records import Game as Maneuvers
from engine.games.seven_seconds.kernel.records import Game as SevenSeconds
from engine.systems import SYSTEMS

PAGE = Path("docs/reference/players.md").read_text(encoding="utf-8")
SHOWN = [(words, shown) for words in PLAYERS for shown in (*words.seen, *words.answers)]


def section(words: PlayerWords, name: str) -> str:
    """Return the part of a game's chapter under a heading."""
    chapter = PAGE.partition(f"\n## {words.title}\n")[2].partition("\n## ")[0]
    return chapter.partition(f"# {name}\n")[2].partition("\n#")[0]


def rows_of(words: PlayerWords, name: str) -> list[str]:
    """Return the attributes and questions in the tables under a heading."""
    return [
        line.split("`")[1].partition("(")[0] for line in section(words, name).splitlines() if line.startswith("| `")
    ]


@pytest.mark.parametrize(("words", "shown"), SHOWN, ids=lambda each: getattr(each, "__name__", ""))
def test_every_field_is_explained_and_no_other(words: PlayerWords, shown: type) -> None:
    """Fields, properties and questions of a class stand under its name, each once."""
    meanings = [*words.meanings[shown.__name__]]

    assert not is_dataclass(shown) or meanings == [field.name for field in fields(shown)]
    assert rows_of(words, shown.__name__) == [*meanings, *public(shown)]


NAMES: Any = SimpleNamespace(meeting=SimpleNamespace(locations=()))
TABLES = {
    "7 Seconds": SEVEN_SECONDS.players.View(SevenSeconds()),
    "Infantry": INFANTRY.players.View(Infantry(), NAMES, 0),
    "Maneuvers": MANEUVERS.players.View(Maneuvers(), NAMES, 0),
}


@pytest.mark.parametrize("words", PLAYERS, ids=lambda words: words.title)
def test_every_attribute_of_the_table_is_explained_and_no_other(words: PlayerWords) -> None:
    """What a view holds, its properties and its questions stand under its name."""
    held = [name for name in vars(TABLES[words.title]) if not name.startswith("_")]

    assert [*words.view] == held
    assert sorted(rows_of(words, "View")) == sorted([*held, *public(words.players.View)])


@pytest.mark.parametrize("words", PLAYERS, ids=lambda words: words.title)
def test_every_class_for_players_is_on_the_page(words: PlayerWords) -> None:
    """Each class that the package offers is explained; players, views and errors in sections of their own."""
    players = words.players
    offered = {name for name in players.__all__ if isinstance(getattr(players, name), type)}
    shown = {each.__name__ for each in (*words.seen, *words.answers)}

    assert offered - shown == {"PlayerError", "IllegalAnswer", "Player", "View"}
    assert shown == words.meanings.keys()
    assert rows_of(words, "What a player is asked") == [*public(players.Player)]


def test_both_pages_say_what_the_engine_settles() -> None:
    """Whoever reads the rules or writes a player finds the whole list."""
    for page in ("docs/how-to/write-a-player.md", "docs/systems/seven_seconds.md"):
        text = Path(page).read_text(encoding="utf-8")
        assert [sentence for sentence in SIMPLIFIED["seven_seconds"] if f"- {sentence}\n" not in text] == []


def test_every_game_that_takes_players_has_a_door_for_their_authors() -> None:
    """All of it under a name that holds in a checkout as in an install."""
    for system, record in SYSTEMS.items():
        if record.custom_players is not None:
            door = import_module(f"musterpress.api.players.{system}")
            room = import_module(record.custom_players.place.partition(":")[0])

            assert {name: getattr(door, name) for name in room.__all__} == {n: getattr(room, n) for n in room.__all__}
