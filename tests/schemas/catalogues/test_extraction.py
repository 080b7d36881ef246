"""Catalogues are brought up to date: the words of a game are found, and no translation is lost."""

from pathlib import Path

import polib

from docs.catalogues import refreshed, texts_of, words_of

SOURCE = '''
"""What is written on cards."""
TITLE: Final = "Mission"
DECKS: Final = {"offense": "Offense", Deck.DEFENSE: "Defense"}
ROWS: Final = (("Move", "up to {move}"), ("{number}", "-"))
UNITS: Final = frozenset(("scout",))
def said(): return "never"
'''

OLD = """
msgid ""
msgstr ""
"Language: de\\n"

msgid "Mission"
msgstr "Auftrag"

msgid "Blip"
msgstr "Punkt"

msgid "Smoke"
msgstr ""
"""


def test_values_of_constants_are_words_and_keys_are_not() -> None:
    """Docstrings, keys, ids in calls, functions and what has no letters of its own are not translated."""
    assert [*texts_of(SOURCE)] == ["Mission", "Offense", "Defense", "Move", "up to {move}"]


def test_translations_stay_when_words_come_and_go() -> None:
    """A new word is empty, a word that is gone is kept as obsolete, one that was never translated is dropped."""
    made = refreshed(polib.pofile(OLD), {"Mission": ["a.py"], "Troop": ["b.py"]})

    assert [(entry.msgid, entry.msgstr, bool(entry.obsolete)) for entry in made] == [
        ("Mission", "Auftrag", False),
        ("Troop", "", False),
        ("Blip", "Punkt", True),
    ]
    again = refreshed(polib.pofile(f"{made}"), {"Blip": ["a.py"]})
    assert [(entry.msgid, entry.msgstr) for entry in again if not entry.obsolete] == [("Blip", "Punkt")]


def test_shipped_catalogues_hold_the_words_of_their_games() -> None:
    """Whoever changes a word brings the catalogues up to date: `make words`."""
    for file in sorted(Path("schemas/catalogues").glob("*/*.po")):
        if not words_of(file.stem):
            continue
        kept = [entry.msgid for entry in polib.pofile(file.read_text("utf-8")) if not entry.obsolete]
        assert kept == [*words_of(file.stem)], f"run `make words`: {file}"
