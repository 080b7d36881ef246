"""What a maneuver says while it is written, from its text as it stands."""

from pathlib import Path

import pytest

from studio.core.entries import Entry
from studio.core.session import Session
from studio.games.maneuvers.editors.maneuvers import notes_of, words_at
from tests.studio.shipped import session_of

FIRST = "maneuvers/aid_ally.yaml"


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """The shipped game."""
    return session_of(tmp_path, "maneuvers")


def entry_of(session: Session, name: str = FIRST) -> Entry:
    entry = session.entry(name)
    assert entry is not None
    return entry


def test_a_step_and_a_requirement_have_a_sentence_each(session: Session) -> None:
    """Aid Ally costs a die of points, and its Risk the next action. Rules: MN.AID.1 to MN.AID.3."""
    entry = entry_of(session)

    assert words_at(session.pack, entry, ("effect", 0)) == "Your squad loses 1d6 points."
    assert words_at(session.pack, entry, ("risk", 0)) == "You miss your next action."
    assert words_at(session.pack, entry, ("requires", 0)) == "Name an ally who is in the fight."
    assert notes_of(session.pack, entry) == "The other squad picks who opposes it. It ends your hiding."


def test_a_mistake_elsewhere_takes_no_sentence_away(session: Session) -> None:
    """A step for a target that nobody names is a mistake of the maneuver, and still a sentence."""
    session.put(entry_of(session).at("risk", 0, "whom"), "target", "Spoil")
    entry = entry_of(session)

    assert entry.loaded is None
    assert words_at(session.pack, entry, ("risk", 0)) == "The target misses their next action."
    assert words_at(session.pack, entry, ("effect", 0)) == "Your squad loses 1d6 points."
    assert notes_of(session.pack, entry) == ""


@pytest.mark.parametrize("value", [3, {"type": "jump"}, {"type": "move", "to": "there"}, {"type": "damage"}])
def test_what_is_no_step_yet_has_no_sentence(session: Session, value: object) -> None:
    """Whatever stands there, nothing is made up about it."""
    session.put(entry_of(session).at("effect", 0), value, "Spoil")

    assert words_at(session.pack, entry_of(session), ("effect", 0)) == ""
