"""Catalogues are brought up to date: no translation is lost, and none is used for words that it does not translate."""

from collections.abc import Iterable
from pathlib import Path

import polib
import pytest

from docs.catalogues import all_words, message_of, refresh, refreshed, template
from docs.word_sources import Message, Words
from schemas.catalogues import saying
from schemas.catalogues.saying import counted, said

OLD = """
msgid ""
msgstr ""
"Language: pl\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

msgid "Mission"
msgstr "Zadanie"

msgid "Each enemy trooper killed"
msgstr "Za każdego zabitego wroga"

msgid "Blip"
msgstr "Sygnał"

msgid "Smoke"
msgstr ""

msgid "{number} drone"
msgid_plural "{number} drones"
msgstr[0] "{number} dron"
msgstr[1] "{number} drony"
msgstr[2] "{number} dronów"
"""

DRONES = Message("{number} drone", many="{number} drones")


def words(*messages: str | Message) -> Words:
    """Messages that all stand in one file."""
    return {Message(text) if isinstance(text, str) else text: ["a.py"] for text in messages}


def merged(*messages: str | Message) -> polib.POFile:
    """The catalogue above with other words."""
    return refreshed(polib.pofile(OLD), words(*messages))


def in_force(catalogue: Iterable[polib.POEntry]) -> list[tuple[str, str]]:
    """What is translated, and how, without what is obsolete."""
    return [(entry.msgid, entry.msgstr) for entry in catalogue if not entry.obsolete]


def test_translations_stay_when_words_come_and_go() -> None:
    """A new word is empty, a word that is gone is kept as obsolete, one that was never translated is dropped."""
    made = merged("Mission", "Troop")

    assert in_force(made) == [("Mission", "Zadanie"), ("Troop", "")]
    assert [entry.msgid for entry in made if entry.obsolete] == ["Each enemy trooper killed", "Blip", "{number} drone"]
    assert in_force(refreshed(polib.pofile(f"{made}"), words("Blip"))) == [("Blip", "Sygnał")]


def test_words_about_numbers_have_all_forms_of_the_language() -> None:
    """Three in Polish, kept where they are known, empty where they are new; two in the template."""
    made = merged(DRONES, Message("{number} die", many="{number} dice"))
    plain = template("duel", words(DRONES))

    assert made[0].msgstr_plural == {0: "{number} dron", 1: "{number} drony", 2: "{number} dronów"}
    assert made[1].msgstr_plural == {0: "", 1: "", 2: ""}
    assert plain[0].msgstr_plural == {0: "", 1: ""}


def test_a_text_that_changed_a_little_keeps_its_translation_as_fuzzy() -> None:
    """With what it said before, so that a translator sees the change; a text that is nothing like it does not."""
    made = merged("Each enemy trooper is killed", "Mission", "Each objective secured")
    changed, _, other = made[:3]

    assert (changed.msgstr, changed.flags) == ("Za każdego zabitego wroga", ["fuzzy"])
    assert changed.previous_msgid == "Each enemy trooper killed"
    assert (other.msgstr, other.fuzzy) == ("", False)
    again = refreshed(polib.pofile(f"{made}"), words("Each enemy trooper is killed"))
    assert again[0].fuzzy, "a second run does not make it sure"


def test_a_word_that_moved_keeps_its_translation() -> None:
    """Said elsewhere now, or in two places: translated once."""
    elsewhere = {message_of(entry): entry for entry in polib.pofile(OLD) if entry.msgid == "Mission"}

    made = refreshed(polib.POFile(), words("Mission", "Missions"), elsewhere)

    assert in_force(made) == [("Mission", "Zadanie"), ("Missions", "")]
    assert not made[0].fuzzy


def test_only_the_context_that_is_asked_for_is_translated() -> None:
    """The same word elsewhere is another message, and its translation is not guessed."""
    assert in_force(merged(Message("Mission", "a card"))) == [("Mission", "")]


def test_every_language_gets_a_catalogue_for_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Empty with the head of its language where there was none; what is fuzzy in it is said in English."""
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "duel.po").write_text(OLD, encoding="utf-8")

    told = [*refresh(tmp_path, {"duel": words("Mission", "Blips", DRONES), "kit": words("Sheet")})]

    assert told == ["pl/duel.po: 2 of 3 translated (66 %), 1 fuzzy", "pl/kit.po: 0 of 1 translated (0 %), 0 fuzzy"]
    assert sorted(path.name for path in tmp_path.glob("*.pot")) == ["duel.pot", "kit.pot"]
    assert polib.pofile((tmp_path / "pl" / "kit.po").read_text("utf-8")).metadata["Language"] == "pl"
    monkeypatch.setattr(saying, "SHIPPED", tmp_path)
    saying.catalogue_of.cache_clear()
    spoken = said("Mission", "pl"), said("Blips", "pl"), counted(3, DRONES.text, DRONES.many, "pl")
    saying.catalogue_of.cache_clear()
    assert spoken == ("Zadanie", "Blips", "3 drony")


def test_shipped_catalogues_hold_the_words_of_their_games() -> None:
    """Whoever changes a word brings templates and catalogues up to date: `make words`."""
    found = all_words()
    for file in sorted(Path("schemas/catalogues").rglob("*.po*")):
        if file.stem not in found:
            continue
        kept = [message_of(entry) for entry in polib.pofile(file.read_text("utf-8")) if not entry.obsolete]
        assert kept == [*found[file.stem]], f"run `make words`: {file}"


def test_shipped_catalogues_of_a_language_do_not_contradict_each_other() -> None:
    """All catalogues of a language are one when words are said: two meanings of a word need a context."""
    for language in saying.languages():
        said_as: dict[tuple[str, str], set[str]] = {}
        for file in sorted(Path("schemas/catalogues", language).glob("*.po")):
            for entry in polib.pofile(file.read_text("utf-8")).translated_entries():
                said_as.setdefault((entry.msgctxt or "", entry.msgid), set()).add(entry.msgstr)

        assert [words for words, forms in said_as.items() if len(forms) > 1] == []
