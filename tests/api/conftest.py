"""Packs as programs load them."""

import pytest

from musterpress import api


@pytest.fixture(scope="session")
def seven() -> api.Pack:
    return api.load("seven_seconds")
