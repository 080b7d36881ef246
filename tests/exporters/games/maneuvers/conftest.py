"""The shipped pack of maneuvers."""

import pytest

from schemas.packs.packs import Pack, read_packs
from tests.exporters.games.maneuvers.printing import CONTENT


@pytest.fixture(scope="session")
def maneuvers() -> Pack:
    """The shipped pack of maneuvers, as read."""
    [pack] = read_packs([CONTENT]).packs
    return pack
