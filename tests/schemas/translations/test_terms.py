"""A catalogue says in its head what terms are called, and translations that call them otherwise are named."""

from pathlib import Path

import polib
import pytest

from engine.checking.codes import CODES
from schemas.systems import SYSTEM_NAMES
from schemas.translations.files import translation_diagnostics
from schemas.translations.terms import MOST_TERMS, Term, terms_of
from tests.schemas.translations.conftest import CONTENT, catalogued, opened

TITLE = ("mission_card/ferry: title", "The Ferry: a night crossing")
BOAT = ("chapter/river: text (paragraph 2)", "A boat :scout: floats, see 7S.TGT.5.")


def headed(pack: Path, *lines: str, boat: str) -> Path:
    """Write a catalogue with some lines in its head and a translation of the sentence about the boat."""
    file = catalogued(pack, "de", {TITLE: "Die Fähre", BOAT: boat})
    file.write_text("".join(f"# {line}\n" for line in lines) + file.read_text("utf-8"), encoding="utf-8")
    return file


def test_a_term_that_is_called_otherwise_is_named_at_the_line_of_the_translation(homebrew: Path) -> None:
    """The hint names the line of the head that allows words."""
    file = headed(homebrew, "German.", "boat = Boot, Bötchen", boat="Ein Kahn :scout: schwimmt, siehe 7S.TGT.5.")

    [found] = translation_diagnostics(opened(homebrew))

    assert (found.code, found.severity) == ("another-word", CODES["another-word"].severity)
    assert found.message == "the text says boat, and its translation not Boot or Bötchen"
    assert "line 2" in found.hint
    assert file.read_text("utf-8").splitlines()[found.line - 1].startswith('msgstr "Ein Kahn')


@pytest.mark.parametrize("said", ["Ein Boot", "Zwei Boote", "Ein Ruderboot", "Ein BÖTCHEN"])
def test_a_word_may_be_inflected_and_a_part_of_another(homebrew: Path, said: str) -> None:
    """What stands in the head is the beginning of a word as well."""
    headed(homebrew, "boat = Boot, Bötchen", boat=f"{said} :scout: schwimmt, siehe 7S.TGT.5.")

    assert translation_diagnostics(opened(homebrew)) == ()


@pytest.mark.parametrize("line", ["boat =", "boat = , ,", " = Boot"])
def test_a_term_without_words_is_named_at_its_line(homebrew: Path, line: str) -> None:
    """It would hold nobody to anything."""
    headed(homebrew, "German.", line, boat="Ein Kahn :scout: schwimmt, siehe 7S.TGT.5.")

    [found] = translation_diagnostics(opened(homebrew))

    assert (found.code, found.line) == ("term-without-word", 2)


@pytest.mark.parametrize(
    ("words", "text", "translation", "strays"),
    [
        ("marsh", "In a Marsh.", "Im Sumpf.", True),
        ("marsh", "Three marshes.", "Drei Sümpfe.", True),
        ("marsh", "A marsh.", "Ein\nMoor.", False),
        ("marsh", "A marshal.", "Ein Marschall.", False),
        ("Marsh", "In a marsh.", "Im Sumpf.", False),
        ("marsh", "Look at :marsh: and {marsh.depth_in}.", "Sieh hin.", False),
        ("deep marsh", "A deep\nmarsh.", "Ein Sumpf.", True),
    ],
)
def test_a_term_is_a_word_of_the_text(words: str, text: str, translation: str, strays: bool) -> None:
    """In the plural too and over the end of a line, no part of another word, no icon and no name in braces."""
    assert Term(words, ("Moor",), 1).strays(text, translation) is strays


def test_terms_stand_only_in_the_head_and_are_so_many_at_most() -> None:
    """A comment of a translator further below is none."""
    lines = ["# a = b", 'msgid ""', "# c = d", *(f"# e{number} = f" for number in range(9))]

    assert terms_of(lines) == (Term("a", ("b",), 1),)
    assert len(terms_of([f"# e{number} = f" for number in range(MOST_TERMS + 9)])) == MOST_TERMS


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_our_own_words_call_things_as_the_pack_of_the_game_does(system: str) -> None:
    """A card, a log and the rulebook name one thing by one word."""
    lines = (CONTENT / system / "translations" / "de.po").read_text("utf-8").splitlines()
    strayed = [
        (term.words, entry.msgid, said)
        for name in (system, f"{system}_log")
        for entry in polib.pofile(f"schemas/catalogues/de/{name}.po")
        for said in (entry.msgstr, *entry.msgstr_plural.values())
        for term in terms_of(lines)
        if said and not entry.obsolete and term.strays(entry.msgid, said)
    ]

    assert strayed == []
