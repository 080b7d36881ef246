"""The pack in memory as files to print: made by workers, looked at page by page, and packed into one zip."""

import io
import zipfile
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pypdfium2
import pytest

from exporters.kit.orders import PrintOrder
from exporters.systems import products_of
from exporters.tables.supplies import TableOrder
from schemas.packs.packs import Pack
from schemas.systems import SYSTEM_NAMES, SystemName
from studio.core.session import Session
from studio.jobs.jobs import WorkerPool
from studio.jobs.printing import Pressed, Progress, Wanted, documents_of, parts_of, press, product_titles
from studio.views.previews import bytes_in_words, measures, pages_of, picture, zipped
from tests.studio.shipped import session_of


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_of(tmp_path)


def pack_of(session: Session) -> Pack:
    assert session.pack is not None
    return session.pack


def pressed(pack: Pack, wanted: Wanted, told: list[Any] | None = None) -> Pressed:
    heard: list[Any] = [] if told is None else told
    return press(pack, wanted, heard.append, Event())


def words_on(pdf: bytes) -> str:
    with pypdfium2.PdfDocument(pdf) as document:
        return "\n".join(page.get_textpage().get_text_range() for page in document)


def sizes_mm(pdf: bytes) -> list[tuple[float, float]]:
    with pypdfium2.PdfDocument(pdf) as document:
        return [tuple(round(side / 72 * 25.4, 1) for side in page.get_size()) for page in document]


def test_the_parts_of_an_order_are_those_that_its_printer_prints(session: Session) -> None:
    """A home printer prints the kit, a card printer its cards; what is named is what is wanted, in or out of a kit."""
    pack = pack_of(session)
    kit = {name for name, product in products_of("seven_seconds").items() if product.by_default}

    assert {*parts_of(pack, PrintOrder())} == kit
    assert parts_of(pack, PrintOrder(profile="gamecrafter")) == {"cards": "All cards", "factions": "Faction sheets"}
    assert [*parts_of(pack, PrintOrder(("troops", "maps")))] == ["troops", "maps"]


def test_a_helper_prints_the_text_in_memory(session: Session) -> None:
    """What is not saved yet is on the sheet, which is as large as the paper that was chosen."""
    entry = next(one for one in session.entries("troop_card") if one.id == "line_platoon")
    session.put(entry.at("title"), "Unsaved Platoon", "Rename")
    wanted = Wanted(PrintOrder(("troops",), paper="letter"))
    with WorkerPool(1) as pool:
        job = pool.start(press, pack_of(session), wanted)
        assert job.ended.wait(60)

    assert job.failure == ""
    [file] = job.result.files
    assert file.name == "troops.pdf"
    assert "Unsaved Platoon" in " ".join(words_on(file.data).split())
    assert {*sizes_mm(file.data)} == {(215.9, 279.4)}


@pytest.mark.prove
def test_the_pack_is_printed_in_the_language_that_was_chosen(session: Session) -> None:
    """Its own catalogue lies beside its documents."""
    made = pressed(pack_of(session), Wanted(PrintOrder(("troops",), language="de")))

    assert "Linienzug" in " ".join(words_on(made.files[0].data).split())


def test_the_whole_kit_has_its_contents_and_its_record(session: Session) -> None:
    """As the command line writes it; on the way it is told what is being made."""
    told: list[Any] = []
    made = pressed(pack_of(session), Wanted(), told)
    names = [file.name for file in made.files]

    assert names[0] == "00-contents.pdf"
    assert names[-1] == "kit.json"
    assert "01-cards.pdf" in names
    shares = [one.share for one in told]
    assert shares == sorted(shares)
    assert 0 <= shares[0] < shares[-1] < 1
    assert Progress("Drawing all cards", 0.0) in told


def test_single_documents_are_printed_alone(session: Session) -> None:
    """A card and a faction: a file for each product, a front and a back each, and nothing else on them."""
    keys = ("troop_card/line_platoon", "faction/zane")
    made = pressed(pack_of(session), Wanted(documents=keys))

    assert [file.name for file in made.files] == ["cards.pdf", "factions.pdf"]
    cards = words_on(made.files[0].data)
    assert "Line Platoon" in cards
    assert "Hammer Section" not in cards
    assert len(pages_of(made.files[:1])) == 2


def test_a_document_at_fault_is_left_out_and_said(session: Session) -> None:
    """A text that does not fit: its card is not printed; faults of other documents are not spoken of."""
    for name in ("blood_debt", "scrap_merchants"):
        entry = next(one for one in session.entries("mission_card") if one.id == name)
        session.put(entry.at("title"), "W" * 40, "Lengthen")
    made = pressed(pack_of(session), Wanted(documents=("mission_card/blood_debt",)))

    assert made.files == ()
    assert {Path(found.path).name for found in made.diagnostics} == {"blood_debt.yaml"}


def test_a_press_that_nobody_waits_for_stops(session: Session) -> None:
    """At the next piece of its work."""
    stop = Event()
    told: list[Any] = []

    def report(progress: Any) -> None:
        told.append(progress)
        stop.set()

    assert press(pack_of(session), Wanted(), report, stop) == Pressed()
    assert len(told) == 1


@pytest.mark.parametrize("table", ["png", "tts", "vassal"])
def test_a_digital_table_that_nobody_waits_for_stops_after_a_picture(session: Session, table: str) -> None:
    """Each picture is told of, the fronts and the one back of a deck, and after any of them the work may end."""
    order = Wanted(table=table, digital=TableOrder(("drones",), dpi=40))
    told: list[Any] = []
    stop = Event()

    def report(progress: Any) -> None:
        told.append(progress)
        if progress.words == "Drawing picture 3 of 11":
            stop.set()

    assert press(pack_of(session), order, report, stop) == Pressed()
    assert told[-1] == Progress("Drawing picture 3 of 11", 3 / 11)

    heard: list[Any] = []
    assert pressed(pack_of(session), order, heard).files != ()
    assert [one.words for one in heard[1:12]] == [f"Drawing picture {number} of 11" for number in range(1, 12)]


@pytest.mark.parametrize(("table", "name"), [("png", "mat/red.png"), ("tts", "seven_seconds.json")])
def test_digital_tables_get_their_files(session: Session, table: str, name: str) -> None:
    """Single pictures by the keys of pieces, and a table to play on."""
    order = TableOrder(("mats",), dpi=40)
    made = pressed(pack_of(session), Wanted(table=table, digital=order))

    assert name in [file.name for file in made.files]


@pytest.mark.parametrize("system", SYSTEM_NAMES)
def test_documents_to_choose_have_pieces(tmp_path: Path, system: SystemName) -> None:
    """Every document on offer is printed when it is chosen, in every system."""
    pack = pack_of(session_of(tmp_path, system))
    documents = documents_of(pack)
    kinds = {key.partition("/")[0]: key for key in documents}

    made = pressed(pack, Wanted(PrintOrder(paper="a3"), tuple(kinds.values())))
    found = " ".join(" ".join(words_on(file.data) for file in made.files).split()).casefold()
    missing = [key for key in kinds.values() if documents[key].rpartition(" (")[0].casefold() not in found]
    assert missing == []
    assert product_titles(pack)["cards"] == "All cards"


def test_pages_are_looked_at_one_by_one(session: Session) -> None:
    """A page is a picture in the shape of its sheet; measures say how many there are and how large."""
    made = pressed(pack_of(session), Wanted(PrintOrder(("missions",))))
    [file] = made.files
    pages = pages_of(made.files)

    assert len(pages) == len(sizes_mm(file.data)) == 6
    assert pages[1].words == "missions, page 2"
    data = picture(pages[0])
    assert data.startswith(b"\x89PNG")
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    assert width / height == pytest.approx(210 / 297, abs=0.01)
    assert measures(file).startswith("6 pages, 210 by 297 mm, ")
    assert [bytes_in_words(count) for count in (1, 92_400, 1_250_000)] == ["1 kB", "92 kB", "1.2 MB"]


def test_all_files_come_as_one_zip(session: Session) -> None:
    """With the names they have in the export, and the same bytes whenever it is made."""
    made = pressed(pack_of(session), Wanted(PrintOrder(("troops", "drones"))))
    data = zipped(made.files)

    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == {f.name: f.data for f in made.files}
    assert zipped(tuple(reversed(made.files))) == data


def test_an_order_may_name_pieces(session: Session) -> None:
    """Of a product only those are printed; nothing is said of the others."""
    order = PrintOrder(("cards",), keys=frozenset({"drone_card/odd_lot"}))
    made = pressed(pack_of(session), Wanted(replace(order, duplex="none")))

    assert made.left_out == ()
    assert len(pages_of(made.files)) == 1
