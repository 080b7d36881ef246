"""A maneuver in sentences, and its odds in lines."""

from pathlib import Path
from typing import Any

import pytest

from schemas.models.maneuvers.maneuver import Maneuver
from schemas.packs.packs import Pack
from studio.core.entries import Entry
from studio.core.session import Session
from studio.games.maneuvers.editors import (
    DIFFERENCES,
    MINUS,
    Asked,
    hurts,
    maneuver_of,
    may_pay,
    notes_of,
    odds_notes,
    odds_table,
    too_many_dice,
    words_at,
)
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


ASSAULT = "maneuvers/assault.yaml"


def pack_of(session: Session) -> Pack:
    assert session.pack is not None
    return session.pack


def maneuver(session: Session, name: str = ASSAULT) -> Maneuver:
    entry = session.entry(name)
    found = maneuver_of(entry) if entry is not None else None
    assert found is not None
    return found


def lines(session: Session, **asked: Any) -> dict[int, tuple[str, ...]]:
    table = odds_table(maneuver(session), pack_of(session), Asked(**asked))
    return dict(zip(DIFFERENCES, table, strict=True))


def test_equals_earn_the_reward_in_seven_of_twelve_throws(session: Session) -> None:
    """21 of 36 throws of two dice are as high or higher; Assault spends 10 and takes the margin, 35/36 on average.

    Rules: MN.COR.5, MN.ASL.2.
    """
    lead, reward, exactly, *means = lines(session)[0]

    assert (lead, reward, exactly) == ("equal", "58.3 %", "7/12")
    assert means == [f"{MINUS}{mean}" for mean in ("10.00", "0.97", "9.03")]


def test_an_advantage_throws_a_second_die(session: Session) -> None:
    """The better of two dice is as high as one in (36 + 35 + 32 + 27 + 20 + 11) of 216. Rule: MN.TRM.2."""
    assert lines(session, actor=1)[0][2] == "161/216"
    assert lines(session, actor=1, opponent=-1)[0][1] > lines(session, actor=1)[0][1]


@pytest.mark.parametrize(
    ("damage", "said"),
    [(2, "you hurt the target, who shrugs it off"), (3, "a Fallout check"), (6, "a Casualty check")],
)
def test_a_blow_is_told_with_the_check_it_earns(session: Session, damage: int, said: str) -> None:
    """As much as the Armor Value is a Fallout check, twice as much a Casualty check. Rules: MN.DMG.1 to MN.DMG.4."""
    notes = [*odds_notes(maneuver(session), pack_of(session), Asked(damage=damage, armor=3))]

    assert len(notes) == 2
    assert notes[1].startswith("Reward: ")
    assert notes[1].endswith(said)


def test_only_what_can_change_something_is_asked(session: Session) -> None:
    """Assault hurts, Snipe may pay to stay hidden, Take Cover does neither. Rules: MN.ASL.4, MN.SNP.5."""
    cover = maneuver(session, "maneuvers/take_cover.yaml")

    assert (hurts(maneuver(session)), may_pay(maneuver(session))) == (True, False)
    assert may_pay(maneuver(session, "maneuvers/snipe.yaml"))
    assert (hurts(cover), may_pay(cover)) == (False, False)


def test_more_dice_than_are_worked_out_while_one_types_are_said(session: Session) -> None:
    """Thirteen dice of points would keep the author waiting."""
    entry = session.entry(ASSAULT)
    assert entry is not None
    gains = [{"type": "gain", "side": "own", "dice": 6}, {"type": "lose", "side": "other", "dice": 6}]
    session.put(entry.at("effect"), gains, "Throw twelve")
    assert not too_many_dice(maneuver(session))

    session.put(entry.at("risk"), [{"type": "lose", "side": "own", "dice": 1}], "Throw one more")

    assert too_many_dice(maneuver(session))
