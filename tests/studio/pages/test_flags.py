"""The flag of a faction on its page, without a browser."""

from io import BytesIO
from pathlib import Path

from PIL import Image as Pixels
from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import opened, press, shipped_pack


def picture() -> bytes:
    out = BytesIO()
    Pixels.new("RGB", (60, 40), (200, 20, 30)).save(out, "JPEG")
    return out.getvalue()


def brought(page: AppTest, data: bytes) -> AppTest:
    page.file_uploader[0].upload("flag.jpg", data, "image/jpeg")
    page = page.run()
    assert not page.exception
    return page


def flag_text(page: AppTest) -> str:
    """Return the text of the faction that the page shows, as it stands in memory."""
    text: bytes = page.session_state["session"].workspace.files["factions/new_tokyo.yaml"]
    return text.decode()


def test_a_picture_is_brought_taken_back_and_taken_off(tmp_path: Path) -> None:
    """The page says where it lies; undo, and the button beside it, let the flag be drawn again."""
    root = shipped_pack(tmp_path)
    before = (root / "factions/new_tokyo.yaml").read_text(encoding="utf-8")
    page = brought(opened("factions", root), picture())
    assert "picture: pictures/new_tokyo.png" in flag_text(page)
    assert (root / "pictures/new_tokyo.png").read_bytes().startswith(b"\x89PNG")
    assert any("is in the pack" in str(toast.value) for toast in page.toast)
    assert page.file_uploader[0].value is None

    page = press(page, "Undo")
    assert flag_text(page) == before
    page = press(press(page, "Redo"), "Back to the drawn flag")

    assert flag_text(page) == before
    assert not any(one.label == "Back to the drawn flag" for one in page.button)


def test_what_is_no_picture_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """The flag and the folder are as they were, and the page can be worked on."""
    root = shipped_pack(tmp_path)

    page = brought(opened("factions", root), b"<svg onload='alert(1)'/>")

    assert any("SVG" in str(toast.value) for toast in page.toast)
    assert not page.session_state["session"].workspace.dirty()
    assert not (root / "pictures").exists()
    assert "picture: pictures/new_tokyo.png" in flag_text(brought(page, picture()))
