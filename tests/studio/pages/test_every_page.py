"""Every page of the table draws itself, whatever pack is open."""

import shutil
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.paths import CONTENT, JSON_SCHEMAS
from engine.systems import SYSTEMS
from exporters.systems import PAPER
from schemas.kinds import KINDS, kinds_of
from schemas.packs.gather import Gatherer
from schemas.packs.starters import STARTER_PACKS
from schemas.systems import SYSTEM_NAMES, SystemName
from studio.systems import PAGES, STUDIO, PageRow, pages_of
from tests.studio.pages.pages import bare_pack, broken_pack, opened, shipped_pack

TABLES: dict[str, Mapping[SystemName, Any]] = {
    "engine.systems.SYSTEMS": SYSTEMS,
    "exporters.systems.PAPER": PAPER,
    "studio.systems.STUDIO": STUDIO,
    "studio.core.opening.STARTER_PACKS": STARTER_PACKS,
}
FAULTY: dict[str, Callable[[Path, str], Path]] = {"bare": bare_pack, "broken": broken_pack}
SHIPPED = [system for system in SYSTEM_NAMES if (CONTENT / system / "pack.yaml").is_file()]


def systems_of(row: PageRow) -> list[SystemName]:
    """Return the systems of a page that have a shipped pack, in the order of SYSTEM_NAMES."""
    return [system for system in SHIPPED if row in pages_of(system)]


@pytest.mark.parametrize(
    ("row", "system"),
    [pytest.param(row, system, id=f"{row.key}-{system}") for row in PAGES for system in systems_of(row)],
)
def test_a_page_draws_a_shipped_pack(row: PageRow, system: SystemName, tmp_path: Path) -> None:
    """Of every system that it is for."""
    page = opened(row.key, shipped_pack(tmp_path, system))

    assert [fault.value for fault in page.exception] == []
    assert page.title


@pytest.mark.parametrize("pack", FAULTY)
@pytest.mark.parametrize("row", [pytest.param(row, id=row.key) for row in PAGES])
def test_a_page_draws_a_pack_that_is_bare_or_broken(row: PageRow, pack: str, tmp_path: Path) -> None:
    """With nothing but a manifest, and with files that nobody can read, the page is there and says so."""
    page = opened(row.key, FAULTY[pack](tmp_path, systems_of(row)[0]))

    assert [fault.value for fault in page.exception] == []
    assert page.title


@pytest.mark.parametrize("system", ["infantry", "no_such_game", "[seven_seconds]", "{unclosed"])
@pytest.mark.parametrize("row", [pytest.param(row, id=row.key) for row in PAGES])
def test_a_page_draws_a_pack_of_a_game_that_nobody_knows(row: PageRow, system: str, tmp_path: Path) -> None:
    """A game with other pages, none, or a manifest that cannot be read: a page that has nothing to show says so."""
    page = opened(row.key, bare_pack(tmp_path, system))

    assert [fault.value for fault in page.exception] == []
    assert page.title


@pytest.fixture
def begun_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack of a system in its first step: there are kinds of document, and no row in any other table."""
    named = {kind.name: replace(kind, system="infantry") for kind in kinds_of("survive").values()}
    kinds = (*(kind for kind in KINDS if kind.system != "infantry"), named["rules"], named["unit"])
    monkeypatch.setattr("schemas.kinds.KINDS", kinds)
    for name, table in TABLES.items():
        monkeypatch.setattr(name, {system: row for system, row in table.items() if system != "infantry"})
    monkeypatch.setattr("studio.core.checking.Gatherer", partial(Gatherer, kinds=kinds))
    monkeypatch.setattr("studio.views.fields.JSON_SCHEMAS", tmp_path / "json")
    shutil.copytree(JSON_SCHEMAS, tmp_path / "json", ignore=shutil.ignore_patterns("infantry"))
    shutil.copytree(JSON_SCHEMAS / "survive", tmp_path / "json" / "infantry")
    root = bare_pack(tmp_path, "infantry")
    shutil.copy(CONTENT / "survive" / "rules.yaml", root)
    shutil.copytree(CONTENT / "survive" / "units", root / "units")
    return root


@pytest.mark.parametrize("row", [pytest.param(row, id=row.key) for row in PAGES])
def test_a_page_draws_a_pack_of_a_system_that_has_only_begun(row: PageRow, begun_system: Path) -> None:
    """What the system lacks so far is left out or said."""
    page = opened(row.key, begun_system)

    assert [fault.value for fault in page.exception] == []
    assert page.title


def test_without_a_pack_there_is_a_page_to_open_one(tmp_path: Path) -> None:
    """Whoever names no pack, or a folder that is none, gets the first page and a sentence."""
    for folder in (None, tmp_path, tmp_path / "nowhere"):
        page = opened(PAGES[0].key, folder)
        assert [fault.value for fault in page.exception] == []


def test_keys_and_places_of_pages_are_their_own() -> None:
    """Two pages with one address would hide each other."""
    assert len({row.key for row in PAGES}) == len(PAGES)
    assert len({row.place for row in PAGES}) == len(PAGES)
