"""What follows from how two squads come to a fight, as its form tells it."""

from pathlib import Path

import pytest

from studio.core.documents import titles
from studio.core.entries import Entry
from studio.core.session import Session
from studio.games.maneuvers.editors.squads import fight_facts, place_names, preparations, starting_totals
from tests.studio.shipped import session_of

FIGHT = "fights/lights_out.yaml"


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """The shipped game; in Lights Out one squad is an ambush, the other off guard."""
    return session_of(tmp_path, "maneuvers")


def entry_of(session: Session) -> Entry:
    entry = session.entry(FIGHT)
    assert entry is not None
    return entry


def facts(session: Session) -> list[str]:
    return [*fight_facts(session.pack, entry_of(session), titles(session, "squad"))]


def test_totals_begin_by_preparation_and_the_edge_is_their_difference(session: Session) -> None:
    """An ambush is worth 6, off guard 3 less than nothing: 9 Edge. Rules: MN.SQD.3, MN.GAP.2, MN.GAP.22."""
    assert starting_totals(session.pack, entry_of(session)) == {"a": 6, "b": -3}
    assert facts(session) == [
        "Nightjar begins with 9 Edge",
        "From round 3 on a squad concedes that is 20 behind",
        "It ends after 8 rounds",
        "Less harm wins, whoever leads",
    ]


def test_a_total_of_its_own_stands_instead(session: Session) -> None:
    """Lantern with 6 is as far as Nightjar. Rule: MN.SQD.1."""
    session.put(entry_of(session).at("b", "start_points"), 6, "Even it out")

    assert starting_totals(session.pack, entry_of(session)) == {"a": 6, "b": 6}
    assert facts(session)[0] == "Nobody begins with the Edge"


def test_preparations_are_named_with_what_the_rules_give_for_them(session: Session) -> None:
    """House procedure of the pack: nothing, 3, 3, 6 and -3. Rule: MN.GAP.2."""
    assert [*preparations(session.pack).values()] == [
        "Even · +0",
        "Scouted · +3",
        "Prepared position · +3",
        "Ambush · +6",
        "Caught off guard · -3",
    ]


def test_locations_are_named_by_their_numbers(session: Session) -> None:
    """The first is number 0. Rule: MN.GAP.7."""
    assert place_names(entry_of(session))[2] == "2 · canteen"


def test_a_fight_with_a_mistake_has_no_facts(session: Session) -> None:
    """Without a second squad nobody begins with anything."""
    session.put(entry_of(session).at("b"), "nobody", "Spoil")

    assert starting_totals(session.pack, entry_of(session)) == {}
    assert facts(session) == []
