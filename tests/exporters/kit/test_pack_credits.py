"""Whoever prints a pack that builds on others says whose work they are, and under which licence."""

import re
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from exporters.components.credits import credits_of
from exporters.imposition.sheets import PAPERS
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.kit.runs import Artifact
from schemas.packs.packs import Pack, read_packs
from tests.exporters.homebrew import MANIFEST, MISSION

BASE = "7 Seconds: Musterpress contributors, CC-BY-4.0"
NOTICE = "Based on the Open Skirmish Rules of B. Founder, who has no part in it."


@pytest.fixture(scope="module")
def homebrew() -> Pack:
    [pack] = read_packs([Path("content/homebrew_example")]).packs
    return pack


def page_texts(artifact: Artifact) -> list[str]:
    pdf = pypdfium2.PdfDocument(artifact.data)
    return [" ".join(pdf[number].get_textpage().get_text_range().split()) for number in range(len(pdf))]


@pytest.fixture(scope="module")
def kit(homebrew: Pack) -> dict[str, Artifact]:
    return {artifact.name: artifact for artifact in export_pack(homebrew).artifacts}


def test_every_sheet_of_a_pack_that_extends_another_names_its_authors_and_licence(kit: dict[str, Artifact]) -> None:
    """CC-BY-4.0 asks for it wherever the work is shared, and 42 of the 56 cards are those of the base pack."""
    sheets = {name: page_texts(file) for name, file in kit.items() if name.endswith(".pdf") and name[:2] != "00"}

    assert [(name, at) for name, pages in sheets.items() for at, text in enumerate(pages) if BASE not in text] == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("duplex", ["long", "fold"])
def test_the_credit_is_whole_on_every_paper(homebrew: Pack, paper: str, duplex: str) -> None:
    """It is not cut short where margins are full of marks."""
    order = PrintOrder(only=("missions",), paper=paper, duplex=duplex)  # type: ignore[arg-type]
    [file, _] = export_pack(homebrew, order).artifacts

    assert [at for at, text in enumerate(page_texts(file)) if BASE not in text] == []


def test_the_contents_list_all_packs_with_what_was_taken_and_changed(kit: dict[str, Artifact]) -> None:
    """Title, version, authors, licence and where it can be read, and that rules and layout are others."""
    text = page_texts(kit["00-contents.pdf"])[-1]

    assert re.search(r"The Lantern Fleet 0\.1\.0 By Rosa Quill\. Licence: CC-BY-SA-4\.0", text)
    assert re.search(r"7 Seconds 1\.0\.0 By Musterpress contributors\. Licence: CC-BY-4\.0", text)
    assert "https://creativecommons.org/licenses/by/4.0/" in text
    assert re.search(r"\d+ documents taken as they are.*; rules changed; layout changed\.", text)


@pytest.mark.parametrize("profile", ["home", "drivethrucards", "gamecrafter", "shop"])
def test_decks_for_any_printer_come_with_their_credits(homebrew: Pack, profile: str) -> None:
    """Shops get no margins and no contents: the credits lie beside the files, and in every PDF."""
    files = export_pack(homebrew, PrintOrder(only=("cards",), profile=profile)).artifacts
    [text] = [file.data.decode() for file in files if file.name == "credits.txt"]
    said = [str(info_of(file)["/Subject"]) for file in files if file.name.endswith(".pdf")]

    assert (
        "7 Seconds 1.0.0 by Musterpress contributors, CC-BY-4.0\nhttps://creativecommons.org/licenses/by/4.0/" in text
    )
    assert [subject for subject in said if BASE not in subject or "Rosa Quill, CC-BY-SA-4.0" not in subject] == []


def info_of(file: Artifact) -> pikepdf.Dictionary:
    with pikepdf.open(BytesIO(file.data)) as pdf:
        return pikepdf.Dictionary({key: str(value) for key, value in pdf.trailer.Info.items()})


def test_a_notice_is_printed_with_the_licence(tmp_path: Path) -> None:
    """CC-BY-SA-3.0 asks to keep the notices of those whose work is taken over."""
    manifest = MANIFEST.replace("CC0-1.0", "CC-BY-SA-3.0") + f"notice: {NOTICE}\n"
    for name, text in {"pack": manifest, "probe": MISSION}.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    [pack] = read_packs([tmp_path]).packs

    [contents, *_] = export_pack(pack).artifacts

    text = page_texts(contents)[-1]
    assert NOTICE in text
    assert "https://creativecommons.org/licenses/by-sa/3.0/" in text


def test_a_replaced_document_is_named(homebrew: Pack, tmp_path: Path) -> None:
    """CC-BY asks to say what was changed."""
    manifest = MANIFEST + "extends: seven_seconds\n"
    own = MISSION.replace("id: probe", "id: cut_the_wire")
    for name, text in {"pack": manifest, "probe": own}.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    [pack] = read_packs([tmp_path], [Path("content")]).packs

    [_, base] = credits_of(pack)

    assert "replaced: cut_the_wire" in base.use
    assert "rules changed" not in base.use
    assert "replaced" not in credits_of(homebrew)[1].use
