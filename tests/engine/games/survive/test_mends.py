"""What an author is told to do: the cheapest fix, worked out on paper."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.checking.checks import check_packs
from engine.paths import CONTENT
from schemas.diagnostics.diagnostics import Diagnostic

PACK = {
    "kind": "pack",
    "id": "home",
    "system": "survive",
    "version": "1.0.0",
    "title": "Home",
    "authors": ["A. Tester"],
    "licence": "MIT",
    "format": 1,
    "extends": "survive",
}
UNIT = {"kind": "unit", "id": "welder", "name": "Welder", "stamina": 3, "grit": 5, "toughness": 4, "shooting": 5}
UNIT |= {"combat": 5, "weapons": ["knife"]}
PRIME = {"type": "prime_cu", "at_in": [18, 13], "facing_deg": 0}
ZONE = {"kind": "control_zone", "id": "yard", "title": "Yard", "width_in": 36, "depth_in": 24, "spire_in": [18, 12]}
ZONE |= {"inner_in": 4, "outer_in": 8, "corners": ["south_west", "north_east"], "control_units": [PRIME]}
LEVEL = {"kind": "level", "id": "shift", "title": "Shift", "briefing": "Go.", "players": 2, "ways_to_win": ["last_mob"]}
LEVEL |= {"control_zone": "pump_station_nine"}


def told(folder: Path, document: dict[str, Any]) -> list[tuple[str, str]]:
    """Return code and hint of all that is wrong with a document in a pack that extends the shipped one."""
    for name, each in {"pack": PACK, "tested": document}.items():
        folder.joinpath(f"{name}.yaml").write_text(yaml.safe_dump(each, sort_keys=False), encoding="utf-8")
    found: tuple[Diagnostic, ...] = check_packs([folder], shelf=(CONTENT,)).diagnostics
    return [(diagnostic.code, diagnostic.hint) for diagnostic in found]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        (
            {"weapons": ["autocannon", "sawn_shotgun", "machete"]},
            [("unit-overweight", "leave out the machete, which weighs 1")],
        ),
        (
            {"weapons": ["autocannon", "sniper_rifle"]},
            [("unit-overweight", "leave out the sniper_rifle, which weighs 4")],
        ),
        ({"weapons": ["knife"], "to_hit": {"knife": 4}}, [("to-hit-mismatch", "print 5")]),
        ({"weapons": ["chain_blade"], "to_hit": {"chain_blade": 5}}, [("to-hit-mismatch", "print 3")]),
        ({"stamina": 0}, [("unit-stat-out-of-range", "raise it to 1")]),
        ({"weapons": ["nife"]}, [("unknown-reference", "did you mean `knife`?")]),
    ],
)
def test_units(changes: dict[str, Any], expected: list[tuple[str, str]], tmp_path: Path) -> None:
    """The lightest weapon that is enough, the number by the rules, the nearest value, the nearest name."""
    assert told(tmp_path, UNIT | changes) == expected


def unit_at(type: str, x: float, y: float) -> dict[str, Any]:
    return {"type": type, "at_in": [x, y], "facing_deg": 0}


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"inner_in": 9}, [("ring-min-above-max", "exchange inner_in and outer_in: 8 and 9")]),
        ({"outer_in": 13}, [("ring-off-board", "make it 12 at most")]),
        ({"spire_in": [18, 24.5], "control_units": [unit_at("prime_cu", 18, 23.5)]}, [
            ("spire-off-board", "put it at the centre, [18, 12]")
        ]),
        ({"control_units": [PRIME, unit_at("cu", 18, 22)]}, [("control-unit-off-zone", "move it to [18.00, 19.95]")]),
        ({"control_units": [PRIME, unit_at("buzz_saw", 15, 12)]}, [
            ("control-unit-off-zone", "move it to [13.95, 12.00]")
        ]),
        ({"control_units": [PRIME, unit_at("cu", 18.6, 13.8)]}, []),
        ({"control_units": [PRIME, unit_at("cu", 18.3, 13.4)]}, [
            ("control-units-overlap", "move it 0.50 inches away, so that the bases touch")
        ]),
        ({"control_units": [PRIME, unit_at("prime_cu", 20, 12)]}, [("prime-cu-count", "make it a cu")]),
    ],
)  # fmt: skip
def test_boards(changes: dict[str, Any], expected: list[tuple[str, str]], tmp_path: Path) -> None:
    """Radii are exchanged or shrunk, and control units go the shortest way back to their ground."""
    assert told(tmp_path, ZONE | changes) == expected


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"players": 5}, "use players: 4"),
        ({"players": 3, "control_zone": "pump_station_nine"}, "add corners to it, or name interchange_zero"),
        ({"mobs": ["rust_saints"]}, "name 1 more, or leave mobs out"),
        ({"control_zone": "pump_station_ten"}, "did you mean `pump_station_nine`?"),
    ],
)
def test_levels(changes: dict[str, Any], expected: str, tmp_path: Path) -> None:
    """As many players as there may be, a board that is there and has room for them, a Mob for each."""
    assert expected in [hint for _, hint in told(tmp_path, LEVEL | changes)]


def test_missing_control_units_are_counted(tmp_path: Path) -> None:
    """Three players call for a third CU and a Hack SAW more than the board for two has. Rule: SV.GAP.3."""
    hints = dict(told(tmp_path, LEVEL | {"players": 3}))

    assert hints["too-few-control-units"] == "add 1 cu and 1 hack_saw to it"


def test_a_mob_is_told_how_many_are_missing(tmp_path: Path) -> None:
    """Four of five."""
    mob = {
        "kind": "mob",
        "id": "crew",
        "name": "Crew",
        "colour": "#123456",
        "background": "Few.",
        "units": ["boss"] * 4,
    }

    assert told(tmp_path, mob) == [("mob-size", "add 1")]
