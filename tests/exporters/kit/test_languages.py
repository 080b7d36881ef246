"""Packs in other languages and scripts, from their files to the print."""

import re
from pathlib import Path

import pypdfium2

from exporters.components.base import PrintJob
from exporters.drawing.svg import to_svg
from exporters.kit.export import card_drawn, export_pack
from exporters.kit.orders import PrintOrder
from schemas.packs.packs import Pack, read_packs
from tests.exporters.homebrew import MANIFEST, MISSION, mission_of, pack_with

MORE_CONDITIONS = "".join(
    f"  - {{type: objective_state, objective: {name}, state: destroyed, vp: 1}}\n"
    for name in ("alpha", "beta", "gamma")
)
LONG = ("Panzerabwehrkanonenstellungen " * 10).strip()


def labels(svg: str) -> list[str]:
    return re.findall(r'aria-label="([^"]*)"', svg)


def test_a_pack_that_states_its_language_is_hyphenated(tmp_path: Path) -> None:
    """German words end lines with a hyphen where the manifest says so, and only there."""
    probe = MISSION.replace("Go.", LONG) + MORE_CONDITIONS
    german = pack_with(tmp_path / "german", pack=MANIFEST + "language: de\n", probe=probe)
    silent = pack_with(tmp_path / "silent", probe=probe)

    def hyphens(svg: str) -> int:
        return sum(label.endswith("-") for label in labels(svg))

    assert hyphens(to_svg(card_drawn(german, mission_of(german)).drawing)) > 0
    assert hyphens(to_svg(card_drawn(silent, mission_of(silent)).drawing)) == 0


def test_documents_keep_the_language_of_their_own_pack(tmp_path: Path) -> None:
    """A German pack that extends an English one: its missions are German, those it takes over are not."""
    (tmp_path / "pack.yaml").write_text(MANIFEST + "language: de\nextends: seven_seconds\n", encoding="utf-8")
    (tmp_path / "probe.yaml").write_text(MISSION, encoding="utf-8")
    [pack] = read_packs([tmp_path], shelf=[Path("content")]).packs
    job = PrintJob.of(pack)

    stated = {document.id: job.setting_of(document).language for document in pack.of_kind("mission_card")}

    assert stated["probe"] == "de"
    assert [name for name, known in stated.items() if known] == ["probe"]


def test_a_card_in_arabic_is_printed_and_can_be_read(tmp_path: Path) -> None:
    """Title and briefing, an icon among them, nothing to say; pdfium copies the words in order."""
    words = MISSION.replace("Probe", "معركة الجسر").replace("Go.", '"احتلوا :alpha: قبل الفجر"')
    pack = pack_with(tmp_path, pack=MANIFEST + "language: ar\n", probe=words)

    export = export_pack(pack, PrintOrder(only=("missions",)))

    text = pypdfium2.PdfDocument(export.artifacts[0].data)[0].get_textpage().get_text_range()
    assert export.diagnostics == ()
    assert "معركة الجسر" in text
    assert "قبل الفجر" in text


def test_fixed_words_of_missions_are_said_in_german(seven_seconds: Pack) -> None:
    """No English word of ours is left on a mission and its back; the author's own title stays."""
    export = export_pack(seven_seconds, PrintOrder(only=("missions",), language="de"))

    pages = pypdfium2.PdfDocument(export.artifacts[0].data)
    text = " ".join(page.get_textpage().get_text_range() for page in pages)
    assert export.diagnostics == ()
    assert "SIEGPUNKTE" in text
    assert "AUFTRAG: ANGRIFF" in text
    assert "ist zerstört" in text
    for english in ("VICTORY POINTS", "TROOP LINE", "MISSION", "is destroyed", "You control", "Each enemy"):
        assert english not in text


def test_fixed_words_of_troops_and_drones_are_said_in_german(seven_seconds: Pack) -> None:
    """Suits, drones and ratings, front and back, with nothing that does not fit."""
    export = export_pack(seven_seconds, PrintOrder(only=("troops", "drones"), language="de"))

    texts = [
        " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(artifact.data))
        for artifact in export.artifacts
        if artifact.name.endswith(".pdf")
    ]
    assert export.diagnostics == ()
    assert all(word in texts[0] for word in ("TRUPPENKARTE", "DROHNEN", "Kommandant", "Späher", "TRUPPEN"))
    assert all(word in texts[1] for word in ("DROHNENKARTE", "wie Truppen", "Störer", "Aufklärer"))
    for english in ("TROOP", "DRONE", "Commander", "Engineer", "as troops", "Recce", "Spec Ops"):
        assert not [text for text in texts if english in text.replace("Drone cards", "")]


def test_fixed_words_of_counters_are_said_in_german(seven_seconds: Pack) -> None:
    """A longer word than the English one is still on its counter."""
    export = export_pack(seven_seconds, PrintOrder(only=("counters",), language="de"))

    text = " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(export.artifacts[0].data))
    assert export.diagnostics == ()
    assert all(word in text for word in ("AKTIV", "BESCHÄDIGT", "STÖRFELD"))
    assert not any(word in text for word in ("ACTIVE", "DAMAGED", "JAMMING"))
