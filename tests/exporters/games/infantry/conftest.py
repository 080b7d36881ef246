"""The shipped pack of infantry."""

import pytest

from schemas.packs.packs import Pack, read_packs
from tests.exporters.games.infantry.printing import CONTENT


@pytest.fixture(scope="session")
def infantry() -> Pack:
    """The shipped pack of infantry, as read."""
    [pack] = read_packs([CONTENT]).packs
    return pack
