"""Translate: catalogues are those of the command, of what is saved; what is none is a sentence."""

import shutil
from pathlib import Path

import polib
from typer.testing import CliRunner

from musterpress.cli import build_app
from tests.studio.pages.pages import bare_pack, opened, press, session_on


def test_a_catalogue_is_what_the_command_writes(tmp_path: Path) -> None:
    """New, and brought up to date; what is translated is counted, and nothing is written of unsaved changes."""
    root = bare_pack(tmp_path)
    page = opened("translate", root)
    assert page.text_input[0].value == "de"
    page = press(page, "Write the catalogue")
    file = root / "translations" / "de.po"
    other = Path(shutil.copytree(root, tmp_path / "other"))
    (other / "translations" / "de.po").unlink()
    CliRunner().invoke(build_app(), ["translate", str(other), "--to", "de"])
    assert file.read_bytes() == (other / "translations" / "de.po").read_bytes()
    assert page.header[0].value.startswith("0 of ")
    assert "A bare pack" in [*page.dataframe[0].value["text"]]

    catalogue = polib.pofile(str(file))
    for entry in catalogue:
        entry.msgstr = f"Deutsch: {entry.msgid}"
    catalogue.save()
    session = session_on(page)
    [manifest] = session.entries("pack")
    assert session.put(manifest.at("title"), "A barer pack", "Rename")
    page = page.run()
    assert page.header[0].value.endswith(" texts are translated, 1 to look at again")
    [button] = [one for one in page.button if one.label == "Write the catalogue"]
    assert button.disabled
    assert "Save first" in page.info[0].value
    session.save()
    page = press(page.run(), "Write the catalogue")
    assert sum(entry.fuzzy for entry in polib.pofile(str(file))) == 1


def test_what_was_typed_last_is_written(tmp_path: Path) -> None:
    """Also by who presses the button before the page is drawn again."""
    root = bare_pack(tmp_path)
    page = opened("translate", root)
    page.text_input[0].input("fr")
    press(page, "Write the catalogue")
    assert [path.name for path in (root / "translations").iterdir()] == ["fr.po"]


def test_what_is_no_language_is_told(tmp_path: Path) -> None:
    """Nothing is written."""
    root = bare_pack(tmp_path)
    page = opened("translate", root)
    for language, words in (
        ("de_DE", "did you mean 'de-DE'"),
        ("../de", "no tag of a language"),
        ("en", "written in en"),
    ):
        page = page.text_input[0].input(language).run()
        assert words in page.info[0].value.replace("\\", "")
        assert not page.exception
    assert not (root / "translations").exists()
