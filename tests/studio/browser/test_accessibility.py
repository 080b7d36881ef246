"""What axe-core finds on the pages: nothing but what Streamlit itself brings."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from schemas.systems import System
from studio.systems import STUDIO, pages_of
from tests.studio.browser.chromium import window
from tests.studio.browser.studios import Studio, running

SYSTEMS = [*STUDIO]
STREAMLITS = ["[data-testid=stSidebarNav]"]
"""Parts that Streamlit makes and we cannot fix: its list of pages holds its sections as no list may."""

THEIRS = ("presentation-role-conflict", "stFileUploaderDropzone")
"""A fault of an element that Streamlit makes: the place to drop a file on counts for nothing, and has a name."""


def violations(page: Page) -> Iterator[str]:
    """Yield what axe-core finds: the rule, the element, and what is wrong with it."""
    found: list[dict[str, Any]] = Axe().run(page, {"exclude": [STREAMLITS]}).response["violations"]
    for rule in found:
        for node in rule["nodes"]:
            if rule["id"] == THEIRS[0] and THEIRS[1] in node["html"]:
                continue
            yield f"{rule['id']}: {node['html'][:160]}: {node['failureSummary'].splitlines()[-1].strip()}"


def found_on_pages(browser: Browser, studio: Studio, system: System, *, dark: bool) -> list[str]:
    """Return what is found on the pages that are shown with packs of a system."""
    with window(browser, dark=dark) as profile:
        page = profile.new_page()
        before = {row for earlier in SYSTEMS[: SYSTEMS.index(system)] for row in pages_of(earlier)}
        rows = [row for row in pages_of(system) if row not in before]
        return [f"{row.key}: {fault}" for row in rows for fault in violations(studio.visit(page, row.key))]


@pytest.mark.prove
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_pages_are_accessible(browser: Browser, system: System, tmp_path: Path) -> None:
    """Names for what can be pressed, contrast that can be read, landmarks, no traps: in the light look."""
    with running(tmp_path, system.value) as studio:
        assert found_on_pages(browser, studio, system, dark=False) == []


@pytest.mark.prove
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_pages_are_accessible_in_the_dark(browser: Browser, system: System, tmp_path: Path) -> None:
    """The same in the dark look."""
    with running(tmp_path, system.value) as studio:
        assert found_on_pages(browser, studio, system, dark=True) == []
