"""Sides and roles look the same wherever they are shown: on maps, cards, briefings and in battles."""

from colorsys import rgb_to_hsv
from typing import Any

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Path, Stroke, Use, walk
from exporters.drawing.inks import Ink
from exporters.games.seven_seconds.look import DEFENSE, MISSION_DECKS, OFFENSE
from exporters.games.seven_seconds.maps.overhead import SIDE_INKS
from exporters.games.seven_seconds.maps.replay import frames
from exporters.games.seven_seconds.sides import ATTACKER, DEFENDER, SIDES
from exporters.kit.theming import pieces_of
from exporters.systems import products_of
from schemas.models.seven_seconds.words import Deck
from schemas.packs.packs import Pack

ROLE_INKS = (ATTACKER.ink, DEFENDER.ink)
LEAST_TURN = 25 / 360
"""Of the circle of hues: what tells one colour from another at a glance."""


def hue(ink: Ink) -> float:
    red, green, blue = (part / 255 for part in ink.rgb)
    return rgb_to_hsv(red, green, blue)[0]


def apart(one: Ink, other: Ink) -> float:
    between = abs(hue(one) - hue(other))
    return min(between, 1 - between)


@pytest.mark.parametrize("deck", [Deck.OFFENSE, Deck.DEFENSE])
def test_the_cards_of_a_role_have_the_colour_of_no_side(deck: Deck) -> None:
    """Red attacks in one battle and Blue in the next, so a role is neither red nor blue. Rule: 7S.SETUP.2."""
    assert [side.key for side in SIDES if apart(MISSION_DECKS[deck].ink, side.ink) < LEAST_TURN] == []


def test_the_roles_look_as_the_decks_they_draw_from() -> None:
    """The attacker draws from the Offense deck, the defender from the Defense deck."""
    attacker, defender = MISSION_DECKS[Deck.OFFENSE], MISSION_DECKS[Deck.DEFENSE]

    assert (ATTACKER.ink, ATTACKER.sign) == (attacker.ink, attacker.icon)
    assert (DEFENDER.ink, DEFENDER.sign) == (defender.ink, defender.icon)


def signs(drawing: Drawing) -> list[tuple[str, Ink | None]]:
    """The signs of roles on a drawing with their inks."""
    names = {OFFENSE.name: "attacker", DEFENSE.name: "defender"}
    uses = [item for item in walk(drawing.items) if isinstance(item, Use) and item.symbol.name in names]
    return [(names[use.symbol.name], use.fill) for use in uses]


def line_inks(drawing: Drawing) -> set[object]:
    strokes = [getattr(item, "stroke", None) for item in walk(drawing.items)]
    return {stroke.ink for stroke in strokes if isinstance(stroke, Stroke)}


def test_zones_on_a_map_have_the_look_of_their_role(seven_seconds: Pack) -> None:
    """Sign and colour of the attacker twice, for blips and objectives, and of the defender once; no side's colour."""
    job = PrintJob.of(seven_seconds)
    pages = [piece.front for piece in pieces_of(products_of(seven_seconds.manifest.system)["maps"], job)]

    for page in pages:
        assert sorted(name for name, _ in signs(page)) == ["attacker", "attacker", "defender"]
        assert {*signs(page)} == {("attacker", ATTACKER.ink), ("defender", DEFENDER.ink)}
        assert not line_inks(page) & {side.ink for side in SIDES}


def test_each_half_of_a_briefing_has_the_sign_of_its_role(seven_seconds: Pack) -> None:
    """The colour of the half is that of the side; the sign beside the role is the one of the map."""
    job = PrintJob.of(seven_seconds)
    pages = [piece.front for piece in pieces_of(products_of(seven_seconds.manifest.system)["briefings"], job)]
    battles = [page for page in pages if "Attack / Defense" in str(page.items)]

    assert battles
    for page in battles:
        assert {("attacker", ATTACKER.ink), ("defender", DEFENDER.ink)} <= {*signs(page)}


@pytest.mark.parametrize("attacker", ["red", "blue"])
def test_a_battle_shows_who_attacks_by_the_same_signs(attacker: str) -> None:
    """Colours are those of the sides, as the log calls them; the role is said in the title and by its sign."""
    header: dict[str, Any] = {
        "red": {"force": "puc"}, "blue": {"force": "zane"}, "map": "nowhere", "table_in": [36.0, 36.0],
        "game_type": "attack_defense", "attacker": attacker,
    }  # fmt: skip
    edge = {"event": "edge", "side": "blue", "edge": "north", "opponent_edge": "south"}
    delta = {"event": "objective_placed", "actor": "delta", "x_in": 18.0, "y_in": 27.0, "by": attacker}
    made = frames(header, None, every_move=False)

    made.read(edge, "")
    made.read(delta, "")
    frame = made.read({"event": "round", "number": 1}, "")

    assert frame is not None
    assert {*signs(frame)} == {("attacker", ATTACKER.ink), ("defender", DEFENDER.ink)}
    assert f"{attacker}, attacks" in frame.title
    assert [item.fill for item in walk(frame.items) if isinstance(item, Path) and item.fill in ROLE_INKS] == [
        ATTACKER.ink
    ]
    assert {side.key: side.ink for side in SIDES} == SIDE_INKS
