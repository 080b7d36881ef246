"""A pack as a zip in a real browser: out with what is not saved, and in again as a pack of its own."""

from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Page, expect

from schemas.packs.starters import SCHEMA_FOLDER
from tests.studio.browser.studios import Studio, idle


@pytest.mark.prove
def test_a_pack_goes_out_as_a_zip_and_comes_in_again(page: Page, studio: Studio, tmp_path: Path) -> None:
    """The new pack is opened, with the title that was never saved and every file of the old one."""
    studio.visit(page, "documents")
    page.get_by_label("Title", exact=True).fill("Nine Seconds")
    page.keyboard.press("Tab")
    expect(page.get_by_text("1 file not saved")).to_be_visible()
    idle(page)
    page.get_by_test_id("stSidebar").get_by_role("link", name="Overview").click()
    expect(page.get_by_role("heading", level=1, name="Nine Seconds")).to_be_visible()
    idle(page)

    with page.expect_download() as download:
        page.get_by_role("button", name="Export as zip").click()
    file, folder = tmp_path / download.value.suggested_filename, tmp_path / "nine_seconds"
    download.value.save_as(file)
    page.get_by_role("tab", name="From a zip file").click()
    into = page.get_by_role("tabpanel", name="From a zip file")
    into.locator("input[type=file]").set_input_files(file)
    expect(into.get_by_text(file.name)).to_be_visible()
    into.get_by_label("New folder").fill(str(folder))
    into.get_by_role("button", name="Unpack").click()

    expect(page.get_by_test_id("stMain").get_by_text(folder.as_posix())).to_be_visible()
    manifest = yaml.safe_load((folder / "pack.yaml").read_text(encoding="utf-8"))
    assert manifest["title"] == "Nine Seconds"
    assert names(folder) == names(studio.root)


def names(folder: Path) -> set[str]:
    """Return the files of a pack; the schemas that a new one gets for other editors do not count."""
    paths = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    return {path.as_posix() for path in paths if path.parts[0] != SCHEMA_FOLDER}
