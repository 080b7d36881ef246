"""Our own words in other languages: said as a catalogue has them, in English where it has none."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games.battlesuit.log.cells import soldier
from engine.games.survive.log.words import weapon
from schemas.catalogues import saying
from schemas.catalogues.saying import counted, has_large_nouns, said

POLISH = """
msgid ""
msgstr ""
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

msgid "{number} drone"
msgid_plural "{number} drones"
msgstr[0] "{number} dron"
msgstr[1] "{number} drony"
msgstr[2] "{number} dronów"

msgctxt "a mark to aim at"
msgid "Target"
msgstr "Cel"

msgid "Target"
msgstr "Celuj"

#, fuzzy
msgid "Round"
msgstr "Tura"

msgid "Smoke"
msgstr ""
"""


@pytest.fixture
def _polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """There is a Polish catalogue, and no other."""
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "game.po").write_text(POLISH, encoding="utf-8")
    monkeypatch.setattr(saying, "SHIPPED", tmp_path)
    saying.catalogue_of.cache_clear()
    yield
    saying.catalogue_of.cache_clear()


def test_german_words_stand_where_english_ones_did() -> None:
    """A whole sentence with its part, also for Austria, which has no catalogue of its own."""
    assert said("{objective} is destroyed", "de", objective="Alpha") == "Alpha ist zerstört"
    assert said("{objective} is destroyed", "de-AT", objective="Alpha") == "Alpha ist zerstört"


@pytest.mark.parametrize("language", ["", "en", "tlh"])
def test_what_has_no_catalogue_is_said_in_english(language: str) -> None:
    """No language known, English itself, a language that nobody has translated into."""
    assert said("{objective} is destroyed", language, objective="Alpha") == "Alpha is destroyed"
    assert counted(1, "{number} drone", "{number} drones", language) == "1 drone"
    assert counted(2, "{number} drone", "{number} drones", language) == "2 drones"


@pytest.mark.usefixtures("_polish")
def test_numbers_take_the_forms_of_the_language() -> None:
    """Polish has three: one, two to four, and more; twenty-two is like two, twelve is not."""
    said_of = [counted(number, "{number} drone", "{number} drones", "pl") for number in (1, 2, 5, 12, 22)]

    assert said_of == ["1 dron", "2 drony", "5 dronów", "12 dronów", "22 drony"]


@pytest.mark.usefixtures("_polish")
def test_a_context_tells_two_meanings_of_a_word_apart() -> None:
    """What is aimed at, and the action of aiming."""
    assert said("Target", "pl", context="a mark to aim at") == "Cel"
    assert said("Target", "pl") == "Celuj"


@pytest.mark.usefixtures("_polish")
def test_what_is_fuzzy_or_empty_is_not_said() -> None:
    """A translation of other words, and none at all: English is right, if foreign."""
    assert said("Round", "pl") == "Round"
    assert said("Smoke", "pl") == "Smoke"


def test_shipped_catalogues_keep_the_parts_of_their_sentences() -> None:
    """A translation names what the English words name, no more and no less."""
    for language in saying.languages():
        found = saying.catalogue_of(language)
        assert found is not None
        for (_, english), words in found.words.items():
            assert parts_of(words) == parts_of(english), english


def parts_of(words: str) -> set[str]:
    """The names in braces."""
    return {piece.split("}")[0] for piece in words.split("{")[1:]}


@pytest.mark.parametrize(
    ("language", "large"), [("de", True), ("de-AT", True), ("en", False), ("", False), ("da", False)]
)
def test_only_german_has_nouns_with_capitals(language: str, large: bool) -> None:
    """The names of soldiers and weapons in a battle that is told keep theirs there."""
    assert has_large_nouns(language) is large
    assert soldier("red front line C", language).endswith("Front line C (Rot)" if large else "front line C")
    assert weapon("Fire axe", language) == ("Fire axe" if large else "fire axe")
