"""The options of the server: for one author, on this machine."""

import re

from engine.paths import HOME
from studio.browser.theme import DARK, FACES, FONTS_URL, LIGHT, SIDEBAR, SIDEBAR_IN_DARK, theme_options
from studio.serving.launch import NAMES, options
from studio.serving.server import FONTS, SCRIPT, policy

LEAST_CONTRAST = 4.5


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, by WCAG 2."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: object, other: object) -> float:
    light, dark = sorted((luminance(str(one)), luminance(str(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_nothing_leaves_the_machine_and_no_other_machine_is_heard() -> None:
    """The server listens to this machine alone, answers to two names, and reports to nobody."""
    asked = options(8501)

    assert asked["server.address"] == "127.0.0.1"
    assert asked["server.allowedHosts"] == ["127.0.0.1", "localhost"]
    assert asked["browser.gatherUsageStats"] is False
    assert asked["server.enableXsrfProtection"] is True
    assert asked["server.enableCORS"] is True


def test_streamlit_knows_every_option() -> None:
    """An option that a new Streamlit renames is found here, not by an author."""
    from streamlit import config  # noqa: PLC0415 - loading it takes its time

    assert [name for name in options(8501) if name not in config._config_options_template] == []


def test_a_page_may_ask_nobody_but_its_server() -> None:
    """No address of another machine stands in the policy that the browser enforces."""
    addresses = re.findall(r"\w+://[^ ;]+", policy(8501))

    assert addresses == [f"ws://{name}:8501" for name in NAMES]
    assert "*" not in policy(8501)


def test_every_face_of_the_theme_is_there() -> None:
    """The faces are the ones that cards are printed in, and are handed out by us."""
    assert [file for file, _, _ in FACES if not (FONTS / file).is_file()] == []
    assert all(str(face["url"]).startswith(f"{FONTS_URL}/") for face in theme_options()["theme.fontFaces"])  # type: ignore[attr-defined]


def test_the_script_is_there() -> None:
    """The server is pointed to a file of the studio."""
    assert SCRIPT.is_file()
    assert SCRIPT.is_relative_to(HOME / "studio")


def test_text_can_be_read_on_every_ground() -> None:
    """4.5 to 1, as WCAG asks of small text, in both themes and in the sidebar; so do the words on a blue button."""
    for look in (LIGHT, DARK, SIDEBAR, SIDEBAR_IN_DARK):
        for ground in ("backgroundColor", "secondaryBackgroundColor"):
            assert contrast(look["textColor"], look[ground]) >= LEAST_CONTRAST
            assert contrast(look["linkColor"], look[ground]) >= LEAST_CONTRAST
        assert contrast("#ffffff", look["primaryColor"]) >= LEAST_CONTRAST
