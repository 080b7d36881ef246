"""What was chosen for the press stays chosen while the studio is open."""

import json
from pathlib import Path

import pikepdf
import pytest
from streamlit.testing.v1 import AppTest
from typer.testing import CliRunner

from exporters.imposition.profiles import PROFILES
from musterpress.cli import build_app
from schemas.packs.packs import read_packs
from studio.jobs.printing import parts_of
from studio.ui.printing.preflight import faults_text
from tests.exporters.colour_profiles import NAMED, TO_INKS, TO_LAB, icc
from tests.studio.pages.pages import labelled, opened, press, shipped_pack
from tests.studio.pages.test_battle_seats import Here

SHOP = next(key for key, profile in PROFILES.items() if profile.standards)


def at_the_shop(folder: Path) -> AppTest:
    """Return the page with a shop that takes a colour profile, and nothing to print so far."""
    page = opened("print", shipped_pack(folder))
    page.session_state["print:what"] = "Documents"
    labelled(page.selectbox, "Who prints").set_value(SHOP).run()
    return page


def test_the_colour_profile_of_a_press_outlives_the_page(tmp_path: Path) -> None:
    """Streamlit forgets a chosen file with the page; it is named there again, and can be put away."""
    page = at_the_shop(tmp_path)
    profile = icc(desc=NAMED, A2B0=TO_LAB, B2A0=TO_INKS)
    page.file_uploader(key="print:icc").set_value([("press.icc", profile, "")]).run()
    assert not page.exception
    assert not [one for one in page.button if one.label == "Without it"]

    page.session_state["go"] = "rules"
    page.run()
    page.session_state["go"] = "print"
    page.run()
    assert page.title[0].value == "Print"
    assert page.session_state["print:icc kept"] == ("press.icc", profile)
    press(page, "Without it")
    assert "print:icc kept" not in page.session_state


def test_a_finished_file_is_held_against_what_a_shop_asks_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the page says and gives as data is what the command says of the same file, and what is sound says so."""
    monkeypatch.setattr("studio.ui.printing.preflight.worker_pool", Here)
    file = tmp_path / "page.pdf"
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(595, 842))
        pdf.save(file)
    page = opened("print", shipped_pack(tmp_path, "maneuvers"))
    page.session_state["print:where"] = "Preflight"
    page = page.run()
    for shop, faulty in (("home", False), (SHOP, True)):
        labelled(page.selectbox, "Who prints").set_value(shop).run()
        page.file_uploader[0].set_value([("page.pdf", file.read_bytes(), "application/pdf")]).run()
        page = press(page, "Look at them")
        words = ("preflight", str(file), "--profile", shop, "--format", "json")
        expected = json.loads(CliRunner().invoke(build_app(), words).stdout)
        looked = page.session_state["preflight:shown"][0].result
        assert json.loads(faults_text(looked)) == [{**expected[0], "file": "page.pdf"}]
        assert bool(expected[0]["faults"]) == faulty == (not page.success)
        assert not page.exception


def options() -> None:
    """Draw the options for paper, and keep what is wanted."""
    import streamlit as st  # noqa: PLC0415 - runs as a page of its own

    from studio.ui.printing.print_options import paper_options  # noqa: PLC0415

    st.session_state["wanted"] = paper_options(st.session_state["pack"])


def test_a_book_is_printed_as_a_booklet_on_the_paper_that_was_chosen() -> None:
    """The rulebook is one of the parts, A5 one of the papers; a booklet is folded from the paper chosen."""
    page = AppTest.from_function(options)
    page.session_state["pack"] = read_packs([Path("content/seven_seconds")]).packs[0]
    page.session_state["print:what"] = "Parts"
    page.run()
    page.multiselect(key="print:only").set_value(["rulebook"]).run()
    assert page.session_state["wanted"].order.book_page.title == "A4"

    labelled(page.selectbox, "Paper").set_value("a5").run()
    assert page.session_state["wanted"].order.book_page.title == "A5"
    labelled(page.selectbox, "Paper").set_value("letter").run()
    labelled(page.toggle, "Booklet").set_value(True).run()
    assert page.session_state["wanted"].order.language == ""
    labelled(page.selectbox, "Language").set_value("de").run()

    assert not page.exception
    assert page.session_state["wanted"].order.language == "de"
    order = page.session_state["wanted"].order
    assert (order.only, order.book_page.title, order.setup.booklet) == (("rulebook",), "half of Letter", True)
    assert not order.html
    labelled(page.toggle, "Books for browsers").set_value(True).run()
    assert page.session_state["wanted"].order.html


def written() -> None:
    """Draw the files of a book for browsers."""
    from exporters.kit.runs import Artifact  # noqa: PLC0415 - runs as a page of its own
    from studio.jobs.printing import Pressed  # noqa: PLC0415
    from studio.pages.printing import sheets  # noqa: PLC0415

    sheets(Pressed((Artifact("rulebook.html", "text/html", b"<!DOCTYPE html>" * 1000),)), "told")


def test_a_book_for_browsers_is_offered_without_pages_to_look_at() -> None:
    """Whoever wants it downloads it; how large it is stands below."""
    page = AppTest.from_function(written).run()
    assert not page.exception
    assert [one.value for one in page.caption] == ["15 kB"]
    assert [one.proto.label for one in page.get("download_button")] == ["Download"]


def test_the_kit_for_an_evening_is_offered_by_the_names_of_scenarios() -> None:
    """Everything comes first; the order names the scenario, and the parts are those that it needs."""
    page = AppTest.from_function(options)
    page.session_state["pack"] = read_packs([Path("content/battlesuit")]).packs[0]
    page.run()
    chosen = labelled(page.selectbox, "For an evening of")
    assert chosen.value == ""
    assert {"Everything", "Market Day", "Crossroads"} <= {*chosen.options}

    chosen.set_value("market_day").run()

    wanted = page.session_state["wanted"]
    assert wanted.order.scenario == "market_day"
    assert {"joins", "gauge"}.isdisjoint(parts_of(page.session_state["pack"], wanted.order))


def test_few_sheets_and_rosters_can_be_asked_for() -> None:
    """All stand in the order, and the parts that are shown are those of that kit; so do outlines to cut along."""
    page = AppTest.from_function(options)
    page.session_state["pack"] = read_packs([Path("content/survive")]).packs[0]
    page.run()
    labelled(page.toggle, "Few sheets").set_value(True).run()
    assert "mobs" not in parts_of(page.session_state["pack"], page.session_state["wanted"].order)

    labelled(page.selectbox, "Units have").set_value("rosters").run()
    labelled(page.selectbox, "For a cutting machine").set_value("dxf").run()

    order = page.session_state["wanted"].order
    assert order.lean
    assert order.cut == "dxf"
    assert "mobs" in parts_of(page.session_state["pack"], order)
    assert "cards" not in parts_of(page.session_state["pack"], order)


def taken() -> None:
    """Draw the files of an export, with what they take."""
    from exporters.kit.estimates import Estimate, FileEstimate, Ink  # noqa: PLC0415 - runs as a page of its own
    from exporters.kit.runs import Artifact  # noqa: PLC0415
    from studio.jobs.printing import Pressed  # noqa: PLC0415
    from studio.pages.printing import sheets  # noqa: PLC0415

    files = (FileEstimate("a.pdf", 2, 4, Ink(0.1, 0.2)), FileEstimate("b.pdf", 1, 1, Ink(0.6, 0.7)))
    sheets(Pressed((Artifact("note.txt", "text/plain", b"words"),), estimate=Estimate("Letter", files)), "name")


def test_what_the_files_take_is_said_above_them() -> None:
    """Three sheets, five sides; (4 times 0.1 and once 0.6) / 5 is a fifth, and the colours likewise."""
    page = AppTest.from_function(taken).run()

    assert not page.exception
    assert (
        page.caption[0].value.replace("\\", "")
        == "3 sheets of Letter, 5 sides; of a side 20% are black and 30% colour."
    )
