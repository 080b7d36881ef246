"""What characters and squads cost, and what follows from how two squads come to a fight, as their forms tell it."""

from pathlib import Path

import pytest

from schemas.edits.edits import Set
from studio.core.documents import holders, titles
from studio.core.entries import Entry
from studio.core.session import Session
from studio.games.maneuvers.editors import (
    SquadSum,
    bounds_words,
    character_names,
    cost_words,
    fight_facts,
    place_names,
    preparations,
    rules_of,
    squad_sum,
    starting_totals,
)
from tests.studio.shipped import session_of

VALE = "characters/vale.yaml"
SQUAD = "squads/copperhead.yaml"
RATINGS = ("firefight", "melee")


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """The shipped game."""
    return session_of(tmp_path, "maneuvers")


def entry_of(session: Session, name: str) -> Entry:
    entry = session.entry(name)
    assert entry is not None
    return entry


def test_a_character_costs_its_values_at_their_prices(session: Session) -> None:
    """Vale: 3 of Action Value, 15 of ratings, 4 of Damage and 2 of Resilience at 2 each, 2 of armour at 4: 56.

    Rule: MN.HOUSE.8.
    """
    assert cost_words(session.pack, entry_of(session, VALE)) == "Costs **56** points"
    assert character_names(session.pack)["vale"] == "Vale · leader · 56"


def test_a_squad_costs_its_members_as_they_are_in_memory(session: Session) -> None:
    """56, 54, 52 and 50 of four; a point more of armour is four more. Rules: MN.GAP.25, MN.HOUSE.8."""
    assert squad_sum(session.pack, entry_of(session, SQUAD)) == SquadSum(212, None, 4, 4)

    vale = entry_of(session, VALE)
    session.edit(vale.at("armor"), (Set(("armor",), 3),), "Raise the armour of Vale")

    assert squad_sum(session.pack, entry_of(session, SQUAD)) == SquadSum(216, None, 4, 4)


def test_a_squad_with_a_mistake_is_not_counted(session: Session) -> None:
    """Its members are no list, so nobody knows who they are."""
    entry = entry_of(session, SQUAD)
    session.put(entry.at("members"), "vale", "Spoil")

    assert squad_sum(session.pack, entry_of(session, SQUAD)) is None


def test_limits_and_prices_are_those_of_the_rules(session: Session) -> None:
    """Ratings go from 0 to 5 at 2 points; with a dearer one both prices are said. Rules: MN.GAP.24, MN.HOUSE.8."""
    pack = session.pack
    assert pack is not None
    assert bounds_words(RATINGS, rules_of(pack)) == "0 to 5, 2 points each"

    rules = entry_of(session, "rules.yaml")
    session.put(rules.at("squad", "cost", "rating", "melee"), 3, "Make melee dear")

    assert session.pack is not None
    assert bounds_words(RATINGS, rules_of(session.pack)) == "0 to 5, 2 or 3 points each"


def test_who_fights_in_several_squads_is_known(session: Session) -> None:
    """Vale is of Copperhead; with a place in Lantern of both."""
    lantern = entry_of(session, "squads/lantern.yaml")
    assert holders(session, "squad", "members", "vale") == ("Copperhead",)

    session.put(lantern.at("members", 0), "vale", "Change sides")

    assert holders(session, "squad", "members", "vale") == ("Copperhead", "Lantern")


FIGHT = "fights/lights_out.yaml"
"""One squad is an ambush, the other off guard."""


def fight_of(session: Session) -> Entry:
    entry = session.entry(FIGHT)
    assert entry is not None
    return entry


def facts(session: Session) -> list[str]:
    return [*fight_facts(session.pack, fight_of(session), titles(session, "squad"))]


def test_totals_begin_by_preparation_and_the_edge_is_their_difference(session: Session) -> None:
    """An ambush is worth 6, off guard 3 less than nothing: 9 Edge. Rules: MN.SQD.3, MN.GAP.2, MN.GAP.22."""
    assert starting_totals(session.pack, fight_of(session)) == {"a": 6, "b": -3}
    assert facts(session) == [
        "Nightjar begins with 9 Edge",
        "From round 3 on a squad concedes that is 20 behind",
        "It ends after 8 rounds",
        "Less harm wins, whoever leads",
    ]


def test_a_total_of_its_own_stands_instead(session: Session) -> None:
    """Lantern with 6 is as far as Nightjar. Rule: MN.SQD.1."""
    session.put(fight_of(session).at("b", "start_points"), 6, "Even it out")

    assert starting_totals(session.pack, fight_of(session)) == {"a": 6, "b": 6}
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
    assert place_names(fight_of(session))[2] == "2 · canteen"


def test_a_fight_with_a_mistake_has_no_facts(session: Session) -> None:
    """Without a second squad nobody begins with anything."""
    session.put(fight_of(session).at("b"), "nobody", "Spoil")

    assert starting_totals(session.pack, fight_of(session)) == {}
    assert facts(session) == []
