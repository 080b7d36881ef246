"""What the drawing of a terrain map is told besides its pieces."""

from pathlib import Path

import pytest

from studio.core.entries import Entry
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.editors.terrain_ops import apply
from studio.games.seven_seconds.editors.terrain_view import answer, problems, rules_of, view_of
from tests.studio.shipped import session_of

MAP = Focus("maps/ashford_hills.yaml")


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_of(tmp_path)


def map_of(session: Session) -> Entry:
    found = session.entry(MAP.name)
    assert found is not None
    return found


def test_a_sound_map_has_no_problems(session: Session) -> None:
    """The shipped maps are sound"""
    assert problems(session, map_of(session)) == {}


def test_a_problem_belongs_to_the_piece_it_is_about(session: Session) -> None:
    """A piece over the edge, one across another, one that crosses itself"""
    outlines = {
        "barn": [[34, 1], [38, 1], [38, 3], [34, 3]],
        "gorse": [[8, 6.5], [12, 6.5], [12, 10], [8, 10]],
        "farmhouse": [[1, 1], [3, 3], [3, 1], [1, 3]],
    }
    for key, corners in outlines.items():
        assert apply(session, MAP, {"op": "outline", "key": key, "outline": corners}) is None

    found = problems(session, map_of(session))
    assert found.keys() == {"barn", "gorse", "farmhouse"}
    assert "hangs over the 36 x 36 in table by 2 in in the east" in found["barn"][0]
    assert "overlaps 'south_down'" in found["gorse"][0]
    assert "crosses" in found["farmhouse"][0]


def test_a_problem_of_the_map_belongs_to_no_piece(session: Session) -> None:
    """Without a title the map is none; no piece of it is to blame"""
    session.put(Focus(MAP.name, 0, ("title",)), "", "Empty the title")

    assert problems(session, map_of(session)).keys() == {""}


def test_the_engine_answers_what_was_asked(session: Session) -> None:
    """From the south-west corner to the north-east one two hills lie in the way, and a wood"""
    told = answer(map_of(session), rules_of(session), {"viewer": [3, 3], "target": [28, 28]})

    assert told is not None
    assert told["blocked"] is True
    assert [one["key"] for one in told["crossed"]] == ["mill_hill", "south_down", "fox_covert"]
    assert told["words"][0] == "Blocked by terrain, at 34.4 in."


@pytest.mark.parametrize(
    "question", [None, 7, {}, {"viewer": [1], "target": [2, 2]}, {"viewer": [1, 1e9], "target": [2, 2]}]
)
def test_what_is_no_question_has_no_answer(session: Session, question: object) -> None:
    """A browser may ask anything"""
    assert answer(map_of(session), rules_of(session), question) is None


def test_a_map_with_errors_cannot_be_looked_across(session: Session) -> None:
    """Terrain of a type that the rules do not have is no ground for the engine"""
    assert apply(session, MAP, {"op": "type", "key": "barn", "type": "candy"}) is None

    told = answer(map_of(session), rules_of(session), {"viewer": [3, 3], "target": [28, 28]})
    assert told is not None
    assert told["words"] == ["The map has errors, so the engine cannot look along it."]


def test_zones_and_ranges_are_those_of_the_rules(session: Session) -> None:
    """The attacker has 6 inches, the defender half, the attacker's objectives lie in the far quarter; troops move 6"""
    view = view_of(session, map_of(session), None)

    strips = [(zone["low"], zone["high"]) for zone in view["zones"]]
    assert strips == [(18, 36), (27, 36), (0, 6), (0, 6), (30, 36)]
    assert [(ring["label"], ring["radius"]) for ring in view["rings"]][:3] == [
        ("move 6 in", 6),
        ("jump 9 in", 9),
        ("band 1: 6 in", 7),
    ]


def test_every_type_is_offered_once_with_what_it_does(session: Session) -> None:
    """Other names of types too, but not what only battles make"""
    types = {one["name"]: one for one in view_of(session, map_of(session), None)["terrain"]}

    assert types["lake"]["as"] == "river"
    assert types["woods"]["effect"] == "heavy cover and slow ground"
    assert types["marsh"]["effect"] == "light cover and slow ground; for drones light cover"
    assert "flamer_smoke" not in types
