"""The worked cases of the rule catalogue on cards and maps."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.checking.checks import check_packs
from schemas.diagnostics.diagnostics import Diagnostic, Severity

PACK = {
    "kind": "pack",
    "id": "tested",
    "system": "seven_seconds",
    "version": "1.0.0",
    "title": "Tested",
    "authors": ["A. Tester"],
    "licence": "MIT",
    "format": 1,
}


def troop_line(drone_line: str = "X", rating: str = "veteran", /, **counts: int) -> dict[str, Any]:
    troopers = [{"type": name, "rating": rating, "count": count} for name, count in counts.items()]
    return {"drone_line": drone_line, "troopers": troopers}


SQUAD = troop_line(commander=1, tactical=4)


def troop_card(**lines: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "troop_card", "id": "tested", "title": "Tested", "lines": lines}


def drone_card(**counts: int) -> dict[str, Any]:
    line = {"drones": [{"type": name, "count": count} for name, count in counts.items()]}
    empty: dict[str, Any] = {"drones": []}
    return {"kind": "drone_card", "id": "tested", "title": "Tested", "lines": {"X": line, "Y": empty, "Z": empty}}


def mission(deck: str, troop_line: str, scores: int, objective: str = "") -> dict[str, Any]:
    points = [{"type": "table_control", "vp": 6}, {"type": "enemy_drones_killed", "vp_each": 1}][:scores]
    if objective:
        points = [{"type": "objective_state", "objective": objective, "state": "destroyed", "vp": 6}]
    return {
        "kind": "mission_card",
        "id": "tested",
        "title": "Raid",
        "deck": deck,
        "troop_line": troop_line,
        "briefing": "Go.",
        "victory_points": points,
    }


def found(folder: Path, *documents: dict[str, Any]) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a pack of these documents, apart from what it lacks to be played."""
    folder.joinpath("pack.yaml").write_text(yaml.safe_dump(PACK), encoding="utf-8")
    folder.joinpath("tested.yaml").write_text(yaml.safe_dump_all(documents, sort_keys=False), encoding="utf-8")
    diagnostics = check_packs([folder]).diagnostics
    return tuple(diagnostic for diagnostic in diagnostics if diagnostic.code != "not-enough-to-play")


def test_figures_beyond_the_pool_are_named(tmp_path: Path) -> None:
    """7S.CASE.27: three scouts and four recce drones are one more than there are, each."""
    over = troop_line(commander=1, tactical=4, scout=3)

    diagnostics = found(tmp_path, troop_card(A=over, B=SQUAD, C=SQUAD), drone_card(basic_drone=5, recce_drone=4))

    assert [(diagnostic.code, diagnostic.message) for diagnostic in diagnostics] == [
        ("troopers-over-pool", "line A has 3 of the 2 scout figures"),
        ("drones-over-pool", "line X has 4 of the 3 recce drone figures"),
    ]


def test_the_whole_pool_is_legal(tmp_path: Path) -> None:
    """7S.CASE.218: every figure a player owns may be fielded, though ten troopers are more than is customary."""
    pool = troop_line(commander=1, tactical=4, scout=2, assault=2, engineer=1)
    drones = drone_card(basic_drone=5, kamikaze_drone=4, haywire_drone=4, recce_drone=3)

    diagnostics = found(tmp_path, troop_card(A=pool, B=SQUAD, C=SQUAD), drones)

    assert [(diagnostic.code, diagnostic.severity) for diagnostic in diagnostics] == [
        ("unusual-squad-size", Severity.WARNING)
    ]


@pytest.mark.parametrize(
    ("squad", "warned"),
    [
        ({"tactical": 3}, True),
        ({"tactical": 4}, False),
        ({"tactical": 4, "scout": 2, "assault": 2}, False),
        ({"tactical": 4, "scout": 2, "assault": 2, "engineer": 1}, True),
    ],
    ids=["3", "4", "8", "9"],
)
def test_squad_sizes(squad: dict[str, int], warned: bool, tmp_path: Path) -> None:
    """7S.CASE.216: 4 to 8 troopers are customary; 3 and 9 are a warning, never an error."""
    diagnostics = found(tmp_path, troop_card(A=troop_line(**squad), B=SQUAD, C=SQUAD))

    assert [diagnostic.severity for diagnostic in diagnostics] == [Severity.WARNING] * warned


@pytest.mark.parametrize(
    ("lines", "valid"),
    [
        ({"A": SQUAD, "B": SQUAD, "C": SQUAD}, True),
        ({"A": SQUAD, "B": SQUAD}, False),
        ({"A": SQUAD, "B": troop_line("W", commander=1, tactical=4), "C": SQUAD}, False),
        ({"A": SQUAD, "B": SQUAD, "C": troop_line("Z", "elite", commander=1, tactical=4)}, False),
        ({"A": SQUAD, "B": troop_line(commander=2, tactical=4), "C": SQUAD}, False),
    ],
    ids=["t1", "t2", "t3", "t4", "t5"],
)
def test_troop_cards(lines: dict[str, Any], valid: bool, tmp_path: Path) -> None:
    """7S.CASE.215: three lines, drone lines X to Z, three ratings, and one commander to a squad."""
    assert (found(tmp_path, troop_card(**lines)) == ()) is valid


@pytest.mark.parametrize(
    ("card", "valid"),
    [
        (mission("offense", "A", 2), True),
        (mission("offense", "D", 1), False),
        (mission("chance_encounter", "B", 1, objective="delta"), False),
        (mission("ambush", "C", 1), False),
        (mission("defense", "C", 0), False),
    ],
    ids=["m1", "m2", "m3", "m4", "m5"],
)
def test_missions(card: dict[str, Any], valid: bool, tmp_path: Path) -> None:
    """7S.CASE.214: a deck there is, a line A to C, something to score, and no objectives in a chance encounter."""
    assert (found(tmp_path, card) == ()) is valid


def test_features_have_a_type_and_an_outline(tmp_path: Path) -> None:
    """7S.CASE.213: a piece without type, one of unknown type and one without outline are at fault; a lake is a type."""
    outline = [[4, 8], [8, 8], [8, 12]]
    features = [
        {"id": "f1", "type": "woods", "outline_in": outline},
        {"id": "f2", "outline_in": [[x + 6, y] for x, y in outline]},
        {"id": "f3", "type": "jungle", "outline_in": [[x + 12, y] for x, y in outline]},
        {"id": "f4", "type": "hill"},
        {"id": "f5", "type": "lake", "outline_in": [[x + 18, y] for x, y in outline]},
    ]
    field = {"kind": "terrain_map", "id": "tested", "title": "Tested", "features": features}

    text = yaml.safe_dump_all([field], sort_keys=False).splitlines()
    diagnostics = found(tmp_path, field)

    firsts = [text.index(f"- id: f{number}") + 1 for number in range(1, 6)] + [len(text) + 1]
    faulty = [any(first <= d.line < after for d in diagnostics) for first, after in pairwise(firsts)]
    assert faulty == [False, True, True, True, False]
