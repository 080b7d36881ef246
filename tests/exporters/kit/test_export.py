"""A pack to files."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pypdfium2
import pytest

from exporters.components.base import PrintJob
from exporters.drawing.svg import to_svg
from exporters.kit.export import card_drawn, export_pack
from exporters.kit.orders import PrintOrder
from exporters.layout.settings import Setting
from exporters.preflight.codes import CODES
from exporters.systems import components_of, products_of
from schemas.packs.packs import Pack, read_packs
from tests.exporters.homebrew import MANIFEST

MISSION = """\
kind: mission_card
id: probe
title: {title}
deck: offense
troop_line: A
briefing: {briefing}
victory_points:
  - {{type: table_control, vp: 5}}
copies: {copies}
"""
SCRIPT = """\
import hashlib
from pathlib import Path
from exporters.kit.orders import PrintOrder
from exporters.kit.export import export_pack
from schemas.packs.packs import read_packs
[pack] = read_packs([Path("content/seven_seconds")]).packs
for artifact in export_pack(pack, PrintOrder(paper="letter")).artifacts:
    print(artifact.name, hashlib.sha256(artifact.data).hexdigest())
"""


def pack_of(folder: Path, title: str = "Probe", briefing: str = "Go.", copies: int = 1) -> Pack:
    """A pack with one mission."""
    (folder / "missions").mkdir(parents=True)
    (folder / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    mission = MISSION.format(title=title, briefing=briefing, copies=copies)
    (folder / "missions" / "probe.yaml").write_text(mission, encoding="utf-8")
    reading = read_packs([folder])
    assert reading.diagnostics == ()
    [pack] = reading.packs
    return pack


def text_of(data: bytes) -> str:
    pdf = pypdfium2.PdfDocument(data)
    return " ".join(pdf[number].get_textpage().get_text_range() for number in range(len(pdf)))


def test_the_shipped_pack_prints_without_a_word(seven_seconds: Pack) -> None:
    """A numbered file a product of the kit, contents before them and a record beside them, nothing to report."""
    export = export_pack(seven_seconds)
    kit = [name for name, product in products_of("seven_seconds").items() if product.by_default]
    numbered = [f"{number:02d}-{name}.pdf" for number, name in enumerate(kit, start=1)]

    assert [artifact.name for artifact in export.artifacts] == ["00-contents.pdf", *numbered]
    assert export.record is not None
    assert {*export.record.products} == {*kit}
    assert export.diagnostics == ()
    assert export.left_out == ()


@pytest.mark.parametrize("name", products_of("seven_seconds"))
def test_every_product_can_be_asked_for_alone(seven_seconds: Pack, name: str) -> None:
    """It is a PDF of its own name."""
    [artifact] = export_pack(seven_seconds, PrintOrder(only=(name,))).artifacts

    assert artifact.name == f"{name}.pdf"
    assert artifact.media_type == "application/pdf"
    assert artifact.data.startswith(b"%PDF-")


def test_every_document_with_a_printed_form_is_in_the_kit(seven_seconds: Pack) -> None:
    """The products of a kit hold a piece of each kind that has a component; the pack has no deck of its own."""
    job = PrintJob(seven_seconds, Setting(seven_seconds.rules))
    products = products_of("seven_seconds").values()
    printed = {piece.key.split("/")[0] for product in products if product.by_default for piece in product.pieces(job)}

    assert {*components_of("seven_seconds")} - {"deck", "card"} <= printed


@pytest.mark.parametrize(
    "order",
    [PrintOrder(paper="b5"), PrintOrder(only=("dragons",)), PrintOrder(theme="neon"), PrintOrder(duplex="both")],  # type: ignore[arg-type]
    ids=["paper", "product", "theme", "duplex"],
)
def test_what_is_not_in_the_tables_is_refused(seven_seconds: Pack, order: PrintOrder) -> None:
    """The caller offers the tables' names."""
    with pytest.raises(ValueError, match="must name what is known"):
        export_pack(seven_seconds, order)


def test_the_same_pack_gives_the_same_bytes(seven_seconds: Pack) -> None:
    """Here, and in a new process with another hash seed and time zone."""
    expected = [
        f"{artifact.name} {hashlib.sha256(artifact.data).hexdigest()}"
        for artifact in export_pack(seven_seconds, PrintOrder(paper="letter")).artifacts
    ]

    environment = {**os.environ, "PYTHONHASHSEED": "42", "TZ": "Asia/Tokyo"}
    command = [sys.executable, "-c", SCRIPT]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert run.stdout.split("\n")[:-1] == expected


def test_copies_are_printed(tmp_path: Path) -> None:
    """Ten copies of a card need two sheets, fronts and backs."""
    [artifact] = export_pack(
        pack_of(tmp_path / "p", title="Tenfold", copies=10), PrintOrder(only=("missions",))
    ).artifacts

    assert len(pypdfium2.PdfDocument(artifact.data)) == 4
    assert text_of(artifact.data).count("Tenfold") == 10


def test_a_title_that_does_not_fit_is_an_error_with_its_line(tmp_path: Path) -> None:
    """The file, the line of `title` and the code are named; no file is made of that card alone."""
    export = export_pack(pack_of(tmp_path / "p", title="W" * 40), PrintOrder(only=("missions",)))

    [found] = export.diagnostics
    assert found.path.endswith("missions/probe.yaml")
    assert (found.line, found.code, found.severity.value) == (3, "text-overflow", "error")
    assert found.code in CODES
    assert export.artifacts == ()
    assert export.left_out == ("missions: 1 of 1 pieces left out for their errors",)


def test_the_other_cards_of_a_deck_are_printed(tmp_path: Path) -> None:
    """A card whose title does not fit is left out, its neighbour is not."""
    folder = tmp_path / "p"
    pack_of(folder, title="W" * 40)
    sound = MISSION.format(title="Sound", briefing="Go.", copies=1).replace("id: probe", "id: sound")
    (folder / "missions" / "sound.yaml").write_text(sound, encoding="utf-8")
    [pack] = read_packs([folder]).packs

    export = export_pack(pack, PrintOrder(only=("cards",)))

    [artifact] = export.artifacts
    assert "Sound" in text_of(artifact.data)
    assert "WWW" not in text_of(artifact.data)
    assert export.left_out == ("cards: 1 of 2 pieces left out for their errors",)


def test_the_same_fault_is_said_once(tmp_path: Path) -> None:
    """However many files the card would be in."""
    export = export_pack(pack_of(tmp_path / "p", title="W" * 40), PrintOrder(only=("missions", "cards")))

    assert len(export.diagnostics) == 1
    assert export.artifacts == ()


def test_hostile_text_is_only_text(tmp_path: Path) -> None:
    """Markup and PDF syntax are printed as they stand, in both players."""
    hostile = "<script>alert(1)</script> & ) Tj ET Q { {0} %s"
    pack = pack_of(tmp_path / "p", briefing=f"'{hostile}'")
    [document] = pack.of_kind("mission_card")

    svg = to_svg(card_drawn(pack, document).drawing)
    [artifact] = export_pack(pack, PrintOrder(only=("missions",))).artifacts

    tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(svg).iter()}  # noqa: S314 - our own
    assert tags <= {"svg", "title", "defs", "g", "path", "rect", "use", "circle", "clipPath", "linearGradient", "stop"}
    assert "<script>" not in svg
    assert "<script>alert(1)</script> & ) Tj ET Q { {0} %s" in " ".join(text_of(artifact.data).split())


def test_characters_without_a_glyph_are_reported(tmp_path: Path) -> None:
    """An emoji and a letter of a dead script: an error names them, and the card is left out."""
    export = export_pack(
        pack_of(tmp_path / "p", briefing='"Go \\U00013000 now \\U0001F4A9."'), PrintOrder(only=("missions",))
    )

    [found] = export.diagnostics
    assert (found.code, found.severity.value) == ("missing-glyph", "error")
    assert "U+13000, U+1F4A9" in found.message
    assert export.artifacts == ()


def test_a_pack_without_cards_says_so(tmp_path: Path) -> None:
    """No empty file is made; the pack is named."""
    export = export_pack(pack_of(tmp_path / "p"), PrintOrder(only=("factions",)))

    [found] = export.diagnostics
    assert export.artifacts == ()
    assert found.code == "nothing-to-print"
    assert found.path.endswith("p/pack.yaml")


def test_a_homebrew_pack_prints_what_it_takes_over_and_what_it_adds() -> None:
    """Its own two missions and those of the pack it extends, in one deck."""
    [pack] = read_packs([Path("content/homebrew_example")]).packs

    [artifact, _] = export_pack(pack, PrintOrder(only=("missions",))).artifacts

    words = " ".join(text_of(artifact.data).split())
    missing = [found.id for found in pack.of_kind("mission_card") if found.data["title"] not in words]
    assert missing == []


def test_a_card_can_be_shown_from_both_sides(seven_seconds: Pack) -> None:
    """Trimmed SVG of 63.5 x 88.9 mm, named for those who cannot see it."""
    document = seven_seconds.of_kind("mission_card")[0]

    front, back = (
        to_svg(card_drawn(seven_seconds, document).drawing),
        to_svg(card_drawn(seven_seconds, document, back=True).drawing),
    )

    assert 'width="63.5mm"' in front
    assert 'height="88.9mm"' in front
    assert f"<title>{document.data['title']}" in front
    assert "(back)" in back
    with pytest.raises(ValueError, match="must have a back"):
        to_svg(card_drawn(seven_seconds, seven_seconds.of_kind("faction")[0], back=True).drawing)
