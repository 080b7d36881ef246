"""What was chosen for the press stays chosen while the studio is open."""

from pathlib import Path

from streamlit.testing.v1 import AppTest

from exporters.kit.profiles import PROFILES
from tests.exporters.colour_profiles import NAMED, TO_INKS, TO_LAB, icc
from tests.studio.pages.pages import labelled, opened, press, shipped_pack

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
