"""What is wrong with a catalogue is said at its line, by a code that can be explained."""

from pathlib import Path

import pytest

from engine.checking.codes import CODES
from schemas.packs.packs import read_packs
from schemas.translations.files import NO_PATH, parsed, translation_diagnostics
from tests.schemas.translations.conftest import catalogued, opened

TITLE = ("mission_card/ferry: title", "The Ferry: a night crossing")
BOAT = ("chapter/river: text (paragraph 2)", "A boat :scout: floats, see 7S.TGT.5.")
FIGURE = ("chapter/river: text (paragraph 3)", "![A boat](boat)")
HEADING = ("chapter/river: text (paragraph 1)", "# Boats")


def found(folder: Path) -> list[tuple[str, int, str]]:
    """Return code, line and message of what is wrong with the catalogues of a pack."""
    diagnostics = translation_diagnostics(opened(folder))
    assert all(one.code in CODES and one.hint for one in diagnostics)
    return [(one.code, one.line, one.message) for one in diagnostics]


def test_a_sound_catalogue_has_no_mistakes(homebrew: Path) -> None:
    """Captions are translated, figures, icons and ids of rules stay; a text may be parted into sentences."""
    words = {
        TITLE: "Die Fähre: bei Nacht",
        BOAT: "Ein Boot :scout: schwimmt. Siehe 7S.TGT.5; ein :scout:!",
        FIGURE: "![Ein Boot](boat)",
        HEADING: "# Boote",
    }
    catalogued(homebrew, "de", words)

    assert found(homebrew) == []


@pytest.mark.parametrize(
    ("key", "said", "code", "begins", "message"),
    [
        (
            (TITLE[0], "The Ferry"),
            "Die Fähre",
            "stale-translation",
            'msgid "The Ferry"',
            f"the text {TITLE[0]} has changed since",
        ),
        (
            ("mission_card/gone: title", "Gone"),
            "Weg",
            "translation-of-nothing",
            'msgctxt "mission_card/gone',
            "no text mission_card/gone: title",
        ),
        (BOAT, "Ein Boot :scout:.", "translation-lost-sign", "msgstr", "lacks 7S.TGT.5"),
        (BOAT, "Ein Boot :sensors:, 7S.TGT.5.", "translation-lost-sign", "msgstr", "lacks :scout:"),
        (FIGURE, "![Ein Boot](boot)", "translation-lost-sign", "msgstr", "lacks ](boat)"),
        (HEADING, "Boote", "translation-lost-sign", "msgstr", "lacks #"),
        (TITLE, "Die Fähre 7S.TGT.1", "translation-lost-sign", "msgstr", "does not have 7S.TGT.1"),
        (TITLE, "Die\u200b Fähre", "unseen-character", "msgstr", "ZERO WIDTH SPACE"),
    ],
)
def test_what_is_wrong_with_a_translation_is_said_at_its_line(
    homebrew: Path, key: tuple[str, str], said: str, code: str, begins: str, message: str
) -> None:
    """Places and texts that are not there, and signs that are lost or invented."""
    file = catalogued(homebrew, "de", {(TITLE[0], TITLE[1]): "", key: said})

    [(its_code, line, its_message)] = found(homebrew)

    assert (its_code, message in its_message) == (code, True)
    assert file.read_text("utf-8").splitlines()[line - 1].startswith(begins)
    assert line > 6, "that of the second entry"


def test_what_is_not_in_force_is_not_checked(homebrew: Path) -> None:
    """A fuzzy translation is looked at again by its translator, and not used until then."""
    catalogued(homebrew, "de", {BOAT: "Boot", ("mission_card/gone: title", "Gone"): "Weg"}, "fuzzy")

    assert found(homebrew) == []


@pytest.mark.parametrize(
    ("name", "hint"),
    [("de_DE", "call it de-DE.po"), ("german words", "such as de.po"), ("en", "delete the file"), ("en-GB", "delete")],
)
def test_a_catalogue_is_called_by_another_language(homebrew: Path, name: str, hint: str) -> None:
    """Under any other name it is never read."""
    catalogued(homebrew, name, {TITLE: "Die Fähre"})

    [diagnostic] = translation_diagnostics(opened(homebrew))

    assert (diagnostic.code, diagnostic.line) == ("no-language-tag", 0)
    assert hint in diagnostic.hint


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b'msgid "a"\nmsgstr "b"\nwirr\n', "not-a-catalogue", 3),
        (b'msgid "a"\nmsgstr "b" c"\n', "not-a-catalogue", 2),
        (b'msgstr "b"\n', "not-a-catalogue", 1),
        (b"\xff\xfem\x00", "not-utf8", 1),
        (b'msgid "\xe4"\n', "not-utf8", 1),
        (b'msgid "a\x07"\n', "hidden-character", 1),
        (b'msgid "a"\nmsgstr ""\n' + b'"a"\n' * 400_000, "not-a-catalogue", 2003),
        (b"# " * 3_000_000, "file-too-large", 0),
    ],
)
def test_a_file_that_is_no_catalogue_is_refused(homebrew: Path, data: bytes, code: str, line: int) -> None:
    """Also a hostile one, without reading all of it."""
    catalogued(homebrew, "de", {}).write_bytes(data)

    [diagnostic] = translation_diagnostics(opened(homebrew))

    assert (diagnostic.code, diagnostic.line) == (code, line)


def test_the_text_of_a_catalogue_is_never_taken_for_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack may not say which other file is to be read."""
    (tmp_path / "secret.po").write_text('msgid "a"\nmsgstr "secret"\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    assert "\0" in NO_PATH
    with pytest.raises(Exception, match="no catalogue"):
        parsed("secret.po")


def test_a_catalogue_outside_the_pack_is_not_read(homebrew: Path, tmp_path: Path) -> None:
    """A link out of the pack is not followed."""
    file = catalogued(homebrew, "de", {TITLE: "Die Fähre"})
    file.rename(tmp_path / "elsewhere.po")
    file.symlink_to(tmp_path / "elsewhere.po")

    assert [code for code, *_ in found(homebrew)] == ["outside-pack"]


def test_texts_of_a_document_with_errors_are_not_missed(homebrew: Path) -> None:
    """Nobody knows what such a document says; its own mistake is told anyway."""
    catalogued(homebrew, "de", {TITLE: "Die Fähre"})
    pack = opened(homebrew)
    card = homebrew / "ferry.yaml"
    card.write_text(card.read_text("utf-8").replace("deck: offense", "deck: nowhere"), encoding="utf-8")

    [faulty] = read_packs((homebrew,), (homebrew.parent,)).packs

    assert translation_diagnostics(pack) == ()
    assert translation_diagnostics(faulty) == ()
