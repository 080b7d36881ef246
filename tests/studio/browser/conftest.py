"""Fixtures of the tests in a real browser: one server a pack, a fresh profile and an untouched pack a test.

Whatever a page asks for from another machine fails the test that opened it.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.studio.browser.chromium import chromium, chromium_path, window
from tests.studio.browser.studios import Studio, Witness, running

HERE: Final = Path(__file__).parent
RUNNING: Final = ExitStack()


@cache
def started() -> Browser:
    """The Chromium of all tests of this folder that follow one another."""
    return RUNNING.enter_context(chromium())


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """End Chromium after the last test here: its driver keeps the thread's event loop, which others may need."""
    if nextitem is None or HERE not in nextitem.path.parents:
        RUNNING.close()
        started.cache_clear()


@pytest.fixture(scope="module")
def browser() -> Browser:
    """A running Chromium. Where there is none the test is passed over, and where one is demanded it fails."""
    if chromium_path() is None:
        if os.environ.get("MUSTERPRESS_REQUIRE_CHROMIUM") == "1":
            pytest.fail("there is no Chromium, and MUSTERPRESS_REQUIRE_CHROMIUM demands one")
        pytest.skip("no Chromium on this machine: tests in a browser are passed over")
    return started()


@pytest.fixture(scope="module")
def shipped() -> str:
    """The shipped pack whose copy is opened; a module may say another."""
    return "seven_seconds"


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Studio]]:
    """Gives the studio that has a copy of a shipped pack open; it is started when it is asked for first."""
    with ExitStack() as stack:
        yield cache(lambda shipped: stack.enter_context(running(tmp_path_factory.mktemp("studio"), shipped)))


@pytest.fixture
def studio(browser: Browser, servers: Callable[[str], Studio], shipped: str) -> Studio:
    """A studio for a browser, its pack as it was shipped and no draft kept; open sessions of other tests are gone."""
    assert browser.is_connected()
    found = servers(shipped)
    found.restore(shipped)
    return found


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
def page(context: BrowserContext) -> Page:
    """An empty tab."""
    return context.new_page()
