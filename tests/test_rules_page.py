"""Every rule of a rulebook lives somewhere, and nothing cites a rule there is not."""

from enum import StrEnum
from pathlib import Path
from typing import cast

import pytest
import yaml

from docs.generate import PAGES, page_text
from docs.rule_places import mentions
from docs.rules_page import RULED, System, rules_page, unclaimed, unknown
from engine.systems import SYSTEMS as SYSTEM_ROWS
from engine.systems import EngineSystem
from schemas.lazy import LazyTable
from schemas.systems import SystemName

SYSTEMS = [pytest.param(system, id=system.name) for system in RULED]


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_rule_that_plays_is_claimed(system: System) -> None:
    """Code, a parameter or content cites each rule, but for those the rulebook marks with `plays: false`.

    Rules of a system without battles wait for them; the page says which do.
    """
    assert unclaimed(system) == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_rule_that_is_cited_exists(system: System) -> None:
    """A citation that leads nowhere is a slip."""
    assert unknown(system) == []


def begun(content: Path, cases: Path) -> System:
    """Return a system that has no battles, and perhaps no more than these folders."""
    return System("begun", "Begun", content, cases, fought=False)


def test_a_system_without_worked_cases_has_a_page_that_says_so(tmp_path: Path) -> None:
    """Its rules stand there all the same, each waiting for its battles."""
    book = {"rules": [{"id": "ZZ.MOVE.1", "section": "Moving", "text": "Go."}], "rulings": []}
    (tmp_path / "rulebook.yaml").write_text(yaml.safe_dump(book), encoding="utf-8")
    system = begun(tmp_path, tmp_path / "cases.yaml")

    page = rules_page(system)

    assert "There are no worked cases yet." in page
    assert "| ZZ.MOVE.1 | Moving | not yet played |  |" in page
    assert (unclaimed(system), unknown(system)) == ([], [])


def test_a_system_without_a_rulebook_has_a_page_too(tmp_path: Path) -> None:
    """It has no rule yet, and nothing cites one."""
    system = begun(tmp_path / "none", tmp_path / "cases.yaml")

    assert rules_page(system).startswith("0 rules, 0 of them words only, and 0 rulings.")
    assert (unclaimed(system), unknown(system)) == ([], [])


class Newcomer(StrEnum):
    """A system of which there is a row in SYSTEMS and nothing else."""

    BEGUN = "begun"


def test_a_system_that_has_only_begun_has_every_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no rulebook, cases, odds, icons, layouts or battles; each page says so, and those of others are made."""
    newcomer = cast("SystemName", Newcomer.BEGUN)
    table = cast("LazyTable[SystemName, EngineSystem]", SYSTEM_ROWS)
    monkeypatch.setitem(table._places, newcomer, "nowhere")
    monkeypatch.setitem(table._rows, newcomer, EngineSystem("Begun"))

    pages = {name: page_text(name) for name in PAGES}

    assert "There are no worked cases yet." in rules_page(System.of(newcomer))
    assert "## begun\n\nChances of Begun cannot be computed yet.\n" in pages["odds.md"]
    assert "Texts of Begun have no icons yet.\n\nNo layout of Begun can be changed yet.\n" in pages["layouts.md"]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("Rule: 7S.RIF.5.", ["7S.RIF.5"]),
        ("Rules: 7S.MOVE.9, 7S.PASS.3.", ["7S.MOVE.9", "7S.PASS.3"]),
        ("Rules: 7S.CAMP.6 to 7S.CAMP.8, 7S.GAP.97.", ["7S.CAMP.6", "7S.CAMP.7", "7S.CAMP.8", "7S.GAP.97"]),
        ("Rules: 7S.GAP.52 to 54.", ["7S.GAP.52", "7S.GAP.53", "7S.GAP.54"]),
        ("no rule at all", []),
    ],
)
def test_a_citation_counts_for_all_the_rules_it_spans(text: str, cited: list[str]) -> None:
    """`7S.MOVE.1 to 7S.MOVE.9` claims nine rules."""
    assert [*mentions(text)] == cited
