"""The chances of a weapon of infantry, beside its form."""

import pytest

from schemas.models.infantry.people import Weapon
from studio.core.session import Session
from studio.games.infantry.editors.weapon_odds import chances_of, notes_of, weapon_of
from tests.studio.shipped import session_of


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    """The shipped pack; nothing is changed in it."""
    return session_of(tmp_path_factory.mktemp("infantry"), "infantry")


def weapon(session: Session, name: str) -> Weapon:
    """Return a shipped weapon."""
    entry = session.entry(f"weapons/{name}.yaml")
    assert entry is not None
    found = weapon_of(entry)
    assert found is not None
    return found


def lines(session: Session, name: str) -> dict[str, tuple[str, ...]]:
    """Return the lines of a weapon by what they are about."""
    assert session.pack is not None
    return {line[0]: line[1:] for line in chances_of(weapon(session, name), session.pack.rules)}  # type: ignore[arg-type]


def notes(session: Session, name: str) -> list[str]:
    """Return what stands below them."""
    assert session.pack is not None
    return [*notes_of(weapon(session, name), session.pack)]


def test_a_rifle_hits_13_in_18_and_5_in_12_at_long_range(session: Session) -> None:
    """6 to reach, 2 more at long range, on the move, at somebody prone, behind a wall. Rules: IN.MVF.4, IN.HOUSE.3."""
    assert lines(session, "rifle") == {
        "Plain": ("6+, 72.2 %", "8+, 41.7 %"),
        "Into a wide arc": ("7+, 58.3 %", "9+, 27.8 %"),
        "On the move": ("8+, 41.7 %", "10+, 16.7 %"),
        "At somebody prone": ("8+, 41.7 %", "10+, 16.7 %"),
        "Prone behind a low wall": ("10+, 16.7 %", "12+, 2.8 %"),
        "At a sneak suit": ("6+, 72.2 %", "9+, 27.8 %"),
    }


def test_what_a_weapon_cannot_do_has_no_line(session: Session) -> None:
    """No wide arc and no fire on the move for crewed weapons; grenades go at walls. Rules: IN.GAP.37, IN.LRG.2."""
    assert {"Into a wide arc", "On the move"} & {*lines(session, "heavy_machine_gun")} == set()
    assert lines(session, "hand_grenade") == {
        "Plain": ("7+, 58.3 %", "\N{EN DASH}"),
        "On the move": ("9+, 27.8 %", "\N{EN DASH}"),
        "At a structure": ("5+, 83.3 %", "\N{EN DASH}"),
    }


def test_armour_takes_hits_of_its_own(session: Session) -> None:
    """10 cells and two points for each under armour: 10, 14, 18 and 22 at 4 a hit. Rules: IN.ARM.5, IN.HOUSE.2."""
    assert notes(session, "rifle") == ["Hits that kill: 3 without armour, 4 in Basic, 5 in Standard, 6 in Heavy"]


def test_what_goes_off_says_what_it_does_around(session: Session) -> None:
    """3 points 7 times in 12, and what misses bring: 77/36 where it is aimed; smoke harms nobody. Rule: IN.EXP.3."""
    [said] = notes(session, "hand_grenade")

    assert said == "Mean points at short range, 0 to 3 dots from where it is aimed: 2.1, 1.5, 0.8, 0.2"
    assert notes(session, "smoke_grenade") == []


def test_a_weapon_with_mistakes_has_no_chances_yet(session: Session) -> None:
    """A trooper is no weapon either."""
    entry = session.entry("troopers/scout.yaml")

    assert entry is not None
    assert weapon_of(entry) is None
