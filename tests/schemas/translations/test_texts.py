"""The texts of a pack, each with its place."""

from pathlib import Path
from typing import Literal

from pydantic import Field

from schemas.base import Document, Part, Words
from schemas.translations.texts import Text, retold, texts_of
from tests.schemas.translations.conftest import opened


def test_texts_stand_in_the_order_of_a_reader(homebrew: Path) -> None:
    """The pack first, then cards, then what explains them; long texts paragraph by paragraph; nothing inherited."""
    river = "chapter/river"

    assert texts_of(opened(homebrew)) == (
        Text("pack/river_war: title", "River War", "pack.yaml"),
        Text("mission_card/ferry: title", "The Ferry: a night crossing", "ferry.yaml"),
        Text("mission_card/ferry: briefing", "Cross.", "ferry.yaml"),
        Text(f"{river}: title", "The River", "river.yaml"),
        Text(f"{river}: text (paragraph 1)", "# Boats", "river.yaml"),
        Text(f"{river}: text (paragraph 2)", "A boat :scout: floats, see 7S.TGT.5.", "river.yaml"),
        Text(f"{river}: text (paragraph 3)", "![A boat](boat)", "river.yaml"),
        Text(f"{river}: terms[Boat]", "It floats.", "river.yaml"),
        Text(f"{river}: terms[Boat] (the word)", "Boat", "river.yaml"),
    )


class Verse(Part):
    """A made-up part."""

    id: str
    words: Words


class Song(Document):
    """A made-up document."""

    kind: Literal["song"] = "song"
    verses: tuple[Verse, ...] = ()
    calls: tuple[Words, ...] = ()
    voices: dict[str, Words | None] = Field(default_factory=dict)


def places(song: Song) -> list[str]:
    """Return the places of the texts of a song, behind its name."""
    found: list[str] = []

    def take(place: str, text: str) -> str:
        found.append(place.removeprefix("song/one: "))
        return text

    assert retold(song, take) is song
    return found


def test_items_are_known_by_their_ids_or_else_by_number() -> None:
    """A verse keeps its place when another comes before it, unless two have one id."""
    first, second = Verse(id="a", words="Row"), Verse(id="b", words="Rest")
    voices = {"high": "La", "low": None}

    assert places(Song(id="one", verses=(first, second), calls=("Hey", "Ho"), voices=voices)) == [
        "verses[a].words",
        "verses[b].words",
        "calls[1]",
        "calls[2]",
        "voices[high]",
    ]
    assert places(Song(id="one", verses=(first, first))) == ["verses[1].words", "verses[2].words"]
