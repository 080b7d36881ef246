"""Documents that lead to a battle with them: a scenario, a force, a map, what stands in these, a card that is drawn."""

import re

import pytest

from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.execution.playing import PlayedByHand
from engine.execution.simulation import Simulation
from schemas.packs.packs import Pack
from studio.jobs.by_hand import begun
from studio.jobs.leading import Led, led_to
from studio.systems import is_played, studio_of
from tests.engine.conftest import packs

__all__ = ["packs"]
UNUSED = {
    ("infantry", "weapon"),
    ("survive", "weapon"),
}
"""Kinds of which some documents stand in no force and no scenario of the shipped pack."""


@pytest.mark.parametrize(
    ("game", "kind", "name", "led"),
    [
        ("maneuvers", "fight", "lights_out", Led(scenario="lights_out")),
        ("maneuvers", "squad", "copperhead", Led(force="copperhead")),
        ("maneuvers", "character", "brandt", Led(force="lantern")),
        ("maneuvers", "maneuver", "engage", Led()),
        ("seven_seconds", "faction", "zane", Led(force="zane")),
        ("seven_seconds", "terrain_map", "ashford_hills", Led(map="ashford_hills")),
        ("battlesuit", "scenario", "crossroads", Led(scenario="crossroads")),
        ("battlesuit", "battle_map", "six_fields", Led(map="six_fields")),
        ("survive", "level", "first_blood", Led(scenario="first_blood")),
        ("infantry", "dot_map", "karst_hill", Led(map="karst_hill")),
        ("infantry", "squad", "breach_party", Led(force="breach_party")),
        ("infantry", "trooper", "breach_leader", Led(force="breach_party")),
    ],
)
def test_a_document_leads_to_what_it_is_or_to_what_has_it(
    game: str, kind: str, name: str, led: Led, packs: dict[str, Pack]
) -> None:
    """A card leads to the force that has it, a maneuver that all know to any battle."""
    assert led_to(packs[game], kind, name) == led


def test_what_stands_in_something_that_stands_in_a_force_leads_to_it(packs: dict[str, Pack]) -> None:
    """A weapon leads over the trooper or the unit that bears it; a zone to a level, as the game has no free maps."""
    armed = {one.id for one in packs["infantry"].of_kind("trooper") if one.data.get("primary") == "sniper_rifle"}
    squad = packs["infantry"].find("squad", led_to(packs["infantry"], "weapon", "sniper_rifle").force)
    assert squad is not None
    assert armed & set(re.findall(r"\w+", str(squad.data)))

    level = packs["survive"].find("level", led_to(packs["survive"], "control_zone", "interchange_zero").scenario)
    assert level is not None
    assert level.data["control_zone"] == "interchange_zero"


def test_a_card_is_drawn_for_the_first_seat(packs: dict[str, Pack]) -> None:
    """By the seed, as everywhere: the header of its battle says so."""
    pack = packs["seven_seconds"]
    for kind, card in (("mission_card", "mission"), ("troop_card", "troop"), ("drone_card", "drone")):
        name = pack.of_kind(kind)[-1].id
        played = _played(pack, led_to(pack, kind, name))
        assert played.header("red")["red"][card] == name


def test_a_document_that_stands_nowhere_leads_to_no_battle(packs: dict[str, Pack]) -> None:
    """A weapon that nobody bears: a sentence says what would have to have it."""
    with pytest.raises(OrderError, match="no scenario or squad or dot map has the weapon flamethrower"):
        led_to(packs["infantry"], "weapon", "flamethrower")


@pytest.mark.prove
@pytest.mark.parametrize("game", ["maneuvers", "seven_seconds", "battlesuit", "survive", "infantry"])
def test_every_shipped_document_with_a_page_leads_to_a_question(game: str, packs: dict[str, Pack]) -> None:
    """Its battle can be begun as it is chosen; those that stand nowhere say so."""
    pack = packs[game]
    record = studio_of(pack.manifest.system)
    assert not is_played(pack.manifest.system, "player")
    for kind in sorted({*record.editors, *record.cards}):
        assert is_played(pack.manifest.system, kind)
        led = [_led_to(pack, kind, document.id) for document in pack.of_kind(kind)]
        refused = led.count(None)
        assert all(begun(_played(pack, one)).choices for one in led if one is not None)
        assert refused < len(pack.of_kind(kind))
        assert (refused > 0) == ((game, kind) in UNUSED), kind


def _led_to(pack: Pack, kind: str, name: str) -> Led | None:
    try:
        return led_to(pack, kind, name)
    except OrderError:
        return None


def _played(pack: Pack, led: Led) -> PlayedByHand:
    simulation = Simulation(pack)
    first, *others = simulation.form_for(led.scenario or None).seats
    seated = (
        Participant(first, led.force or None, "answered"),
        *(Participant(seat, None, "heuristic") for seat in others),
    )
    return PlayedByHand(simulation, BattleOrder(seated, led.scenario or None, led.map or None, led.seed))
