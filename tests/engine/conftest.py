"""The shipped packs, read once."""

from pathlib import Path

import pytest

from schemas.packs.packs import Pack, read_packs


@pytest.fixture(scope="session")
def packs() -> dict[str, Pack]:
    """Return the shipped packs by id."""
    reading = read_packs([Path("content")])
    assert not reading.diagnostics
    return {pack.manifest.id: pack for pack in reading.packs}


@pytest.fixture(scope="session")
def seven_seconds(packs: dict[str, Pack]) -> Pack:
    """Return the shipped 7 Seconds pack."""
    return packs["seven_seconds"]
