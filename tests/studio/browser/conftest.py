"""Fixtures of the tests in a real browser: one server a module, a fresh profile and an untouched pack a test.

Whatever a page asks for from another machine fails the test that opened it.
"""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.studio.browser.chromium import chromium, chromium_path, window
from tests.studio.browser.studios import Studio, Witness, running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A running Chromium. Where there is none the test is passed over, and where one is demanded it fails."""
    if chromium_path() is None:
        if os.environ.get("MUSTERPRESS_REQUIRE_CHROMIUM") == "1":
            pytest.fail("there is no Chromium, and MUSTERPRESS_REQUIRE_CHROMIUM demands one")
        pytest.skip("no Chromium on this machine: tests in a browser are passed over")
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def shipped() -> str:
    """The shipped pack whose copy is opened; a module may say another."""
    return "seven_seconds"


@pytest.fixture(scope="module")
def studio_server(browser: Browser, shipped: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """The studio that the tests of a module share."""
    with running(tmp_path_factory.mktemp("studio"), shipped) as studio:
        yield studio


@pytest.fixture
def studio(studio_server: Studio, shipped: str) -> Studio:
    """The module's studio, its pack as it was shipped and no draft kept; open sessions of other tests are gone."""
    studio_server.restore(shipped)
    return studio_server


@pytest.fixture
def witness(studio: Studio) -> Witness:
    """Who saw what the pages of the test asked for."""
    return Witness(studio.url)


@pytest.fixture
def context(browser: Browser, witness: Witness) -> Iterator[BrowserContext]:
    """A fresh profile of the browser; a page of it that asks another machine, or that breaks, fails the test."""
    with window(browser) as profile:
        witness.watch(profile)
        yield profile
    assert witness.strangers == []
    assert witness.faults == []


@pytest.fixture
def page(context: BrowserContext, studio: Studio) -> Page:
    """A tab with the studio's first page."""
    return studio.visit(context.new_page())
