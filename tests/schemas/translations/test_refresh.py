"""A catalogue is brought up to date: no translation is lost, and what says something else is marked."""

import polib

from schemas.translations.refresh import Share, refreshed, share_of
from schemas.translations.texts import Text

OLD = r"""# Notes of the translator.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"
"X-Generator: Poedit\n"

# Said twice.
msgctxt "card/a: title"
msgid "Wire"
msgstr "Draht"

msgctxt "card/a: briefing"
msgid "Cut it."
msgstr "Schneide ihn durch."

msgctxt "card/a: notes[1]"
msgid "First"
msgstr "Erstens"

msgctxt "card/b: title"
msgid "Gone"
msgstr "Weg"

msgctxt "card/b: briefing"
msgid "Never said"
msgstr ""
"""

NEW = (
    Text("card/a: title", "Wire", "a.yaml"),
    Text("card/a: briefing", "Cut it: now.", "a.yaml"),
    Text("card/a: notes[1]", "New first", "a.yaml"),
    Text("card/a: notes[2]", "First", "a.yaml"),
)


def read(catalogue: polib.POFile) -> list[tuple[str, str, str, bool, bool]]:
    """Return what matters of a catalogue as it is read back."""
    again = polib.pofile(f"{catalogue}")
    return [(one.msgctxt, one.msgid, one.msgstr, one.fuzzy, bool(one.obsolete)) for one in again]


def test_translations_stay_move_become_fuzzy_or_obsolete() -> None:
    """A text that moved is translated still; only one that changed in its place is fuzzy; one that is gone is kept."""
    made = refreshed(NEW, "de", "Field Day", polib.pofile(OLD))

    assert read(made) == [
        ("card/a: title", "Wire", "Draht", False, False),
        ("card/a: briefing", "Cut it: now.", "Schneide ihn durch.", True, False),
        ("card/a: notes[1]", "New first", "", False, False),
        ("card/a: notes[2]", "First", "Erstens", False, False),
        ("card/b: title", "Gone", "Weg", False, True),
    ]
    assert polib.pofile(f"{made}")[1].previous_msgid == "Cut it."
    assert share_of(made) == Share(texts=4, translated=2, fuzzy=1)


def test_a_text_that_changes_twice_is_compared_with_what_was_translated() -> None:
    """What it said before is the text that its translation says."""
    once = polib.pofile(f"{refreshed(NEW, 'de', 'Field Day', polib.pofile(OLD))}")
    again = (NEW[0], Text("card/a: briefing", "Leave it.", "a.yaml"), *NEW[2:])

    made = refreshed(again, "de", "Field Day", once)

    assert (made[1].msgid, made[1].previous_msgid, made[1].fuzzy) == ("Leave it.", "Cut it.", True)


def test_a_text_that_comes_back_is_translated_again() -> None:
    """What became obsolete is in force once its text stands there again."""
    once = polib.pofile(f"{refreshed(NEW, 'de', 'Field Day', polib.pofile(OLD))}")
    made = refreshed((*NEW, Text("card/b: title", "Gone", "b.yaml")), "de", "Field Day", once)

    assert read(made)[4] == ("card/b: title", "Gone", "Weg", False, False)


def test_writing_again_changes_no_byte() -> None:
    """The same texts and translations are the same file, without a time in its head."""
    once = f"{refreshed(NEW, 'de', 'Field Day', polib.pofile(OLD))}"

    assert f"{refreshed(NEW, 'de', 'Field Day', polib.pofile(once))}" == once
    assert "Date" not in once


def test_the_head_has_plural_forms_and_keeps_what_a_translator_wrote() -> None:
    """Tools of translators want the rule of plurals; one that stands there is kept, and so are notes."""
    assert refreshed(NEW, "pl", "Field Day").metadata["Plural-Forms"].startswith("nplurals=3;")
    assert refreshed(NEW, "pt-BR", "Field Day").metadata["Plural-Forms"] == "nplurals=2; plural=(n > 1);"
    assert refreshed(NEW, "pt", "Field Day").metadata["Plural-Forms"] == "nplurals=2; plural=(n != 1);"
    assert "Plural-Forms" not in refreshed(NEW, "tlh", "Field Day").metadata

    made = polib.pofile(f"{refreshed(NEW, 'de', 'Field Day', polib.pofile(OLD))}")
    assert made.metadata["Plural-Forms"] == "nplurals=2; plural=(n > 1);"
    assert (made.metadata["Language"], made.metadata["X-Generator"]) == ("de", "Poedit")
    assert (made.header, made[0].tcomment) == ("Notes of the translator.", "Said twice.")
