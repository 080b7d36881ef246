"""The whole kit: contents that tell the truth, only what has changed, and what the paper does not hold."""

import json
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from exporters.components.base import PrintJob, Product
from exporters.drawing.display_list import Drawing, strings
from exporters.drawing.dump import dump
from exporters.imposition.pieces import Piece, SheetStyle
from exporters.imposition.sheets import PAPERS, card_size
from exporters.kit.contents import contents
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder, fingerprints, read_record
from exporters.kit.runs import Artifact, run_of
from exporters.preflight.codes import CODES
from exporters.systems import products_of
from schemas.packs.packs import Pack, read_packs

KIT = [name for name, product in products_of("seven_seconds").items() if product.by_default]
LARGE = Piece(Drawing("large", "Large", 500, 300, ()), key="thing/large")
SMALL = Piece(Drawing("small", "Small", 50, 30, ()), key="thing/small")


def product_of(style: SheetStyle, *pieces: Piece) -> Product:
    """A product of pieces that are there already."""
    return Product(style, style.title(), lambda _: iter(pieces), style)


def opened(artifact: Artifact) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(artifact.data)


def words(artifact: Artifact) -> str:
    pdf = opened(artifact)
    return " ".join(pdf[number].get_textpage().get_text_range() for number in range(len(pdf)))


@pytest.fixture(scope="module")
def kit(seven_seconds: Pack) -> dict[str, Artifact]:
    """The files of the shipped pack's kit by name."""
    return {artifact.name: artifact for artifact in export_pack(seven_seconds).artifacts}


def test_the_contents_name_every_file_with_its_pieces_and_sheets(kit: dict[str, Artifact], seven_seconds: Pack) -> None:
    """Pieces are counted from the products, sheets from the finished files: two pages each where there are backs."""
    text = words(kit["00-contents.pdf"])
    job = PrintJob.of(seven_seconds)
    for name, artifact in kit.items():
        if name == "00-contents.pdf":
            continue
        assert name in text
        pieces = list(products_of("seven_seconds")[name[3:-4]].pieces(job))
        sides = 2 if any(piece.back for piece in pieces) else 1
        count, sheets = sum(piece.copies for piece in pieces), len(opened(artifact)) // sides
        assert re.search(rf"{re.escape(name)}\s+{count}\s+{sheets}\s", text), name


def test_the_contents_look_as_they_did(seven_seconds: Pack, compare: Callable[[str, str], None]) -> None:
    """Three runs of made-up pieces: cards, circles and a folded strip, a map in tiles."""
    job, order = PrintJob.of(seven_seconds), PrintOrder(paper="letter", duplex="short")
    strip = replace(SMALL, folds_mm=(10.0,), copies=3)
    products = (
        product_of("cards", replace(SMALL, back=SMALL.front, copies=12)),
        product_of("counters", replace(SMALL, front=SMALL.front._replace(height_mm=50.0), shape="circle"), strip),
        product_of("poster", LARGE),
    )
    runs = tuple(run_of(product, f"0{at}-{product.name}", job, order) for at, product in enumerate(products, start=1))
    [page], findings = contents(seven_seconds.manifest, runs, order, "")

    assert findings == ()
    compare("contents.txt", dump(page.front))


def test_a_long_kit_has_more_pages_of_contents(seven_seconds: Pack) -> None:
    """Thirty files on three pages, the totals on the last one only."""
    job, order = PrintJob.of(seven_seconds), PrintOrder()
    product = Product("things", "Things", lambda _: iter((SMALL,)))
    runs = tuple(run_of(product, f"{at:02d}-things", job, order) for at in range(1, 31))

    pages, _ = contents(seven_seconds.manifest, runs, order, "")
    totals = ["In all" in strings(page.front) for page in pages]
    assert totals == [False, False, True]


def test_the_cutting_list_counts_the_lines_to_cut(kit: dict[str, Artifact]) -> None:
    """Nine cards are cut along 4 + 4 lines; 42 make four such sheets, and six on the last in two rows: 4 + 3.

    The size is named for those who buy sleeves.
    """
    assert "39 straight cuts in all (poker size)" in words(kit["00-contents.pdf"])


@pytest.mark.parametrize(
    ("size", "name"),
    [
        ((63.5, 88.9), "poker"),
        ((88.9, 63.5), "poker"),
        ((57.15, 88.9), "bridge size"),
        ((44.0, 67.5), "mini euro"),
        ((70.0, 70.0), ""),
    ],
)
def test_common_sizes_of_cards_have_names(size: tuple[float, float], name: str) -> None:
    """Upright or on their side."""
    assert card_size(*size) == name


def test_the_contents_say_how_sheets_are_turned(seven_seconds: Pack) -> None:
    """The step about backs follows the order."""
    order = PrintOrder(duplex="short")
    contents = export_pack(seven_seconds, order).artifacts[0]

    assert "short edge" in " ".join(words(contents).split())


@pytest.mark.parametrize(
    ("duplex", "wish"),
    [("long", "/DuplexFlipLongEdge"), ("short", "/DuplexFlipShortEdge"), ("fold", "/Simplex"), ("none", "/Simplex")],
)
def test_a_file_asks_for_the_turn_it_was_made_for(seven_seconds: Pack, duplex: str, wish: str, tmp_path: Path) -> None:
    """And never for scaling."""
    order = PrintOrder(only=("troops",), duplex=duplex)  # type: ignore[arg-type]
    [artifact] = export_pack(seven_seconds, order).artifacts
    path = tmp_path / "troops.pdf"
    path.write_bytes(artifact.data)

    with pikepdf.open(path) as pdf:
        assert pdf.Root.ViewerPreferences.Duplex == wish
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"


def test_a_second_kit_holds_only_what_has_changed(tmp_path: Path) -> None:
    """A new title is one card on one sheet, whichever product is asked for; nothing else is printed."""
    shutil.copytree("content/homebrew_example", tmp_path / "homebrew_example")
    shutil.copytree("content/seven_seconds", tmp_path / "seven_seconds")
    before = export_pack(pack_in(tmp_path))
    mission = min((tmp_path / "homebrew_example").rglob("missions/*.yaml"))
    text = re.sub("title: .*", "title: Another Name", mission.read_text(encoding="utf-8"), count=1)
    mission.write_text(text, encoding="utf-8")

    after = export_pack(pack_in(tmp_path), PrintOrder(only=("missions",), since=before.record))

    [artifact, credit] = after.artifacts
    assert credit.name == "credits.txt"
    assert words(artifact).count("Another Name") == 1
    assert len(opened(artifact)) == 2
    assert "unchanged and not printed" in after.left_out[0]


def pack_in(folder: Path) -> Pack:
    [pack] = [pack for pack in read_packs([folder]).packs if pack.manifest.id == "homebrew_example"]
    return pack


def test_an_unchanged_pack_prints_nothing(seven_seconds: Pack) -> None:
    """No file, no contents, no complaint."""
    first = export_pack(seven_seconds)
    again = export_pack(seven_seconds, PrintOrder(since=first.record))

    assert again.artifacts == ()
    assert again.diagnostics == ()
    assert len(again.left_out) == len(KIT)


def test_a_record_is_read_as_it_was_written(seven_seconds: Pack) -> None:
    """Through its file; anything else is refused."""
    record = export_pack(seven_seconds, PrintOrder(paper="a3")).record
    assert record is not None

    assert read_record(record.to_json()) == record
    for text in (
        "[]",
        "{}",
        json.dumps({**json.loads(record.to_json()), "format": 2}),
        '{"format": 1, "products": []}',
    ):
        with pytest.raises(ValueError, match="must have format"):
            read_record(text)


def test_pieces_with_one_key_are_kept_apart() -> None:
    """The second gets a number; copies and shape count as well as the drawing."""
    prints = fingerprints((SMALL, SMALL, replace(SMALL, copies=2), replace(SMALL, shape="circle")))

    assert [*prints] == ["thing/small", "thing/small#2", "thing/small#3", "thing/small#4"]
    assert prints["thing/small"] == prints["thing/small#2"]
    assert len({*prints.values()}) == 3


@pytest.mark.parametrize("style", ["cards", "counters"])
def test_a_piece_larger_than_the_paper_is_named_and_the_rest_printed(style: str, seven_seconds: Pack) -> None:
    """Pack, product, size and key stand in the message."""
    product = Product("things", "Things", lambda _: iter((LARGE, SMALL)), style)  # type: ignore[arg-type]
    job = PrintJob.of(seven_seconds)

    run = run_of(product, "things", job, PrintOrder())

    [found] = job.diagnostics
    assert found.code == "paper-too-small"
    assert found.code in CODES
    assert found.path.endswith("seven_seconds/pack.yaml")
    assert "A4 is too small for 1 of the things: 500 x 300 mm (thing/large)" in found.message
    assert run.pieces == (SMALL,)
    assert run.left_out == "things: 1 of 2 pieces left out for their errors"


def test_a_page_larger_than_the_paper_comes_in_tiles(seven_seconds: Pack) -> None:
    """500 x 300 mm on A4 on its side, 288.6 x 201.6 mm printable: two across, two down."""
    product = Product("things", "Things", lambda _: iter((LARGE,)), "pages")
    job = PrintJob.of(seven_seconds)

    run = run_of(product, "things", job, PrintOrder())

    assert len(run.sheets) == 4
    assert job.diagnostics == set()


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("duplex", ["long", "short", "fold", "none"])
def test_the_shipped_pack_prints_on_every_paper_whichever_way(seven_seconds: Pack, paper: str, duplex: str) -> None:
    """Without a word; every product has sheets."""
    job = PrintJob.of(seven_seconds)
    order = PrintOrder(paper=paper, duplex=duplex, gutter_mm=3)  # type: ignore[arg-type]
    for name in ("cards", "counters", "standees", "factions"):
        run = run_of(products_of("seven_seconds")[name], name, job, order)
        assert sum(len(sheet.front.placed) for sheet in run.sheets) >= run.count
    assert job.diagnostics == set()
