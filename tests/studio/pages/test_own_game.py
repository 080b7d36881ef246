"""A pack for a game that is not played here: the pages of the studio are there for its deck."""

from pathlib import Path

import pytest

from studio.systems import pages_of
from tests.studio.pages.pages import opened, shipped_pack


@pytest.mark.parametrize("key", [row.key for row in pages_of("own_game")])
def test_a_page_draws_the_shipped_deck(key: str, tmp_path: Path) -> None:
    """Cards, documents and print, and what has nothing to say of it says so."""
    page = opened(key, shipped_pack(tmp_path, "tidewrack"))

    assert [fault.value for fault in page.exception] == []
    assert page.title
