"""What checks say of documents one by one, and of squads in a row: verdicts, prices, totals, rings of maneuvers."""

from pathlib import Path
from typing import Any

import pytest

from engine.checking.checks import document_findings
from engine.games.maneuvers.checks.fights import start_of
from engine.games.maneuvers.squads import cost_of, squads
from engine.paths import CONTENT
from schemas.models.maneuvers.fight import Character, Side
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Currency
from schemas.packs.packs import Pack, read_packs
from tests.engine.games.maneuvers.test_mends import CREW, DASH, RULES, YARD, checked, damage

PERSON = {"kind": "character", "role": "scout", "action_value": 0, "firefight": 2, "melee": 0, "athletics": 1}
PERSON |= {"stealth": 0, "awareness": 0, "command": 0, "damage": 2, "armor": 2, "resilience": 0}


def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    return pack


def codes(folder: Path, *documents: dict[str, Any]) -> list[str]:
    """Return the codes of what is wrong with documents in a pack that extends the shipped one."""
    return [each.code for each in checked(folder, [*documents], extends="maneuvers")]


def test_limits_that_are_crossed_are_said_once(tmp_path: Path) -> None:
    """The rules are told of them, and not every character too."""
    crossed = RULES | {"character": {"damage": {"least": 9, "most": 3}}}
    person = PERSON | {"id": "ash", "name": "Ash"}

    assert codes(tmp_path, crossed, person) == ["character-min-above-max"]


def test_who_is_in_no_squad_is_proposed_first(tmp_path: Path) -> None:
    """Yew, whom no squad has, before Brandt of Lantern."""
    crew = CREW | {"members": ["vale", "okoro"]}
    [diagnostic] = checked(tmp_path, [crew, PERSON | {"id": "yew", "name": "Yew"}], extends="maneuvers")

    assert diagnostic.hint == "add 2, such as yew, brandt"


def test_a_rating_without_a_price_is_free() -> None:
    """Rules that price firefight alone: 2 points of it at 3, Action Value 0, Damage, Armor at 0 points each."""
    cost = {"action_value": 0, "damage": 0, "armor": 0, "resilience": 0, "rating": {"firefight": 3}}
    rules = Rules.model_validate(RULES | {"squad": {"cost": cost}})

    assert cost_of(Character.model_validate(PERSON | {"id": "ash", "name": "Ash"}), rules) == 6


def test_squads_stand_in_a_row_with_cost_budget_and_verdict() -> None:
    """Vale's squad costs 56, 54, 52 and 50 points together; a budget of 215 leaves Lantern over it."""
    pack = shipped()
    assert isinstance(pack.rules, Rules)
    rows = {row[0]: row[2:] for row in squads(pack)}
    rules = pack.rules.model_copy(update={"squad": pack.rules.squad.model_copy(update={"budget": 215})})
    tight = Pack(pack.manifest, pack.folder, pack.documents, None, (), rules)

    assert rows["Copperhead"] == ("212", "none", "yes")
    assert {row[0]: row[3:] for row in squads(tight)} == {
        "Copperhead": ("215", "yes"),
        "Lantern": ("215", "no"),
        "Nightjar": ("215", "yes"),
    }


def test_another_squad_that_shares_a_character_is_not_proposed(tmp_path: Path) -> None:
    """Akin has Vale too, so Copperhead is to meet Lantern."""
    akin = CREW | {"id": "akin", "members": ["vale", "suri", "dace", "haig"]}
    fight = YARD | {"b": {"squad": "akin", "location": 1}}
    found = checked(tmp_path, [fight, akin], extends="maneuvers")

    assert [(each.code, each.hint) for each in found] == [
        ("character-on-both-sides", "name another squad, such as lantern")
    ]


def test_a_start_of_no_points_is_a_start() -> None:
    """`start_points: 0` is what the total begins with, whatever the preparation is worth."""
    rules = Rules(kind="rules", id="ruled", title="As ruled")
    side = {"squad": "crew", "location": 0, "preparation": "ambush"}

    assert start_of(Side.model_validate(side), rules) == 6
    assert start_of(Side.model_validate({**side, "start_points": 0}), rules) == 0


def test_where_nobody_concedes_nobody_does_so_too_late(tmp_path: Path) -> None:
    """The round is not looked at."""
    assert codes(tmp_path, RULES | {"end": {"concede_edge": None, "concede_from_round": 9}}) == []


def test_a_ring_of_two_maneuvers_has_no_end(tmp_path: Path) -> None:
    """Each grants the other: both are told; a third that only leads there is not."""
    extra = {name: {"reward": [{"type": "extra", "maneuver": name}]} for name in ("dash", "roll")}
    ring = [DASH | extra["roll"], DASH | {"id": "roll"} | extra["dash"], DASH | {"id": "leap"} | extra["roll"]]

    assert codes(tmp_path, *ring) == ["extra-without-end"] * 2


def test_a_rating_of_the_opponent_is_named_once_too(tmp_path: Path) -> None:
    """As one of the actor."""
    assert codes(tmp_path, DASH | {"opponent": ["stealth", "command", "stealth"]}) == ["duplicate-rating"]


@pytest.mark.parametrize(("victim", "dealer"), [("actor", "target"), ("target", "actor"), ("actor", "ally")])
def test_a_victim_and_a_dealer_are_named(victim: str, dealer: str, tmp_path: Path) -> None:
    """Of a maneuver that names neither target nor ally, damage by or to one is refused."""
    assert codes(tmp_path, damage(victim, dealer)) == ["wrong-value"]


def test_what_an_effect_spends_is_added_up() -> None:
    """Five Edge and three more are eight; points, and what is spent by chance, are none of it. Rule: MN.GAP.3."""
    pays = [
        {"type": "pay", "currency": name, "points": each} for name, each in (("edge", 5), ("edge", 3), ("points", 2))
    ]
    maneuver = Maneuver.model_validate(DASH | {"effect": pays, "risk": pays})

    assert (maneuver.cost(Currency.EDGE), maneuver.cost(Currency.POINTS)) == (8, 2)


def test_the_shipped_pack_has_nothing_to_say_of_itself() -> None:
    """Every document is sound by itself, apart from the checks of whole files."""
    pack = shipped()

    assert [finding for each in pack.documents for finding in document_findings(each, pack)] == []
