"""What axe-core finds on the pages: nothing but what Streamlit itself brings."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from schemas.systems import SystemName
from studio.systems import STUDIO, PageRow, pages_of
from tests.studio.browser.chromium import window
from tests.studio.browser.studios import SHIPPED, Studio, Witness, running

SYSTEMS = [*STUDIO]
IN_THE_DARK = [pytest.param(one, marks=[pytest.mark.soak] if at > 1 else []) for at, one in enumerate(SYSTEMS)]
"""The dark look of two games is a proof, that of all games the soak."""
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


def found_on_pages(browser: Browser, studio: Studio, system: SystemName, *, dark: bool) -> list[str]:
    """Return what is found on the pages that are shown with packs of a system, and what goes wrong as they open."""
    witness = Witness(studio.url)
    with window(browser, dark=dark) as profile:
        witness.watch(profile)
        page = profile.new_page()
        before = {row for earlier in SYSTEMS[: SYSTEMS.index(system)] for row in pages_of(earlier)}
        rows = [row for row in pages_of(system) if row not in before]
        found = [f"{row.key}: {fault}" for row in rows for fault in faults_of(studio.visit(page, row.key), row)]
    return [*found, *witness.errors, *witness.faults]


def faults_of(page: Page, row: PageRow) -> Iterator[str]:
    """Yield what axe-core finds on a page, and whether its tab is named otherwise."""
    yield from violations(page)
    if not page.title().startswith(f"{row.title} · "):
        yield f"its tab is called {page.title()!r}"


@pytest.mark.prove
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_pages_are_accessible(browser: Browser, system: SystemName, tmp_path: Path) -> None:
    """Names for what can be pressed, contrast that can be read, landmarks, no traps, no errors: in the light look."""
    with running(tmp_path, SHIPPED[system]) as studio:
        assert found_on_pages(browser, studio, system, dark=False) == []


@pytest.mark.prove
@pytest.mark.parametrize("system", IN_THE_DARK)
def test_the_pages_are_accessible_in_the_dark(browser: Browser, system: SystemName, tmp_path: Path) -> None:
    """The same in the dark look."""
    with running(tmp_path, SHIPPED[system]) as studio:
        assert found_on_pages(browser, studio, system, dark=True) == []


@pytest.mark.prove
@pytest.mark.parametrize("dark", [False, True])
def test_charts_of_many_battles_are_accessible(browser: Browser, tmp_path: Path, *, dark: bool) -> None:
    """Figures on green and on red can be read in both looks, and who has no pointer scrolls what is too wide."""
    with running(tmp_path, "seven_seconds") as studio, window(browser, dark=dark) as profile:
        page = studio.visit(profile.new_page(), "battle")
        page.get_by_text("Many battles", exact=True).click()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator(".rate[data-side=over]").first).to_be_visible()
        expect(page.locator(".matrix")).to_have_attribute("tabindex", "0")

        assert [*violations(page)] == []
