"""Point values item by item, and the cheapest way back into a budget, counted on paper."""

from pathlib import Path

import pytest

from engine.checking.checks import check_packs
from engine.games.infantry.kit import kit_of
from engine.games.infantry.points import cheapest_cut, points_of, squad_points
from engine.paths import CONTENT
from schemas.models.infantry.people import Squad, Trooper
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack, read_packs

PACK = """\
kind: pack
id: mine
system: infantry
version: 1.0.0
title: Mine
authors: [A. Tester]
licence: MIT
format: 1
extends: infantry
"""
ON_PAPER = {
    "third_section": 252 + 272 + 404 + 4 * 156 + 172,
    "breach_party": (105 + 47 + 22 + 60 + 30) + (80 + 291 + 146 + 20) + (80 + 72 + 22 + 40) + (80 + 47 + 40 + 40)
    + (80 + 43 + 40 + 10) + 3 * (60 + 56),
    "ridge_watch": (80 + 80 + 20 + 30) + (80 + 437 + 22 + 20) + (80 + 199 + 20) + (105 + 108 + 20) + 4 * (60 + 47),
    "ghost_patrol": (130 + 80 + 20 + 45) + (105 + 108 + 20) + 2 * (105 + 80 + 20) + (80 + 56 + 271) + 3 * (80 + 47),
}  # fmt: skip
"""Experience, weapons, extra ammunition, armour, sneak suits, leadership and incendiaries, trooper by trooper."""


@pytest.fixture(scope="module")
def pack() -> Pack:
    [pack] = read_packs([CONTENT / "infantry"]).packs
    return pack


@pytest.mark.parametrize("name", ON_PAPER)
def test_a_squad_costs_what_its_cards_add_up_to(name: str, pack: Pack) -> None:
    """IN.HOUSE.8, with 146 for half of a rocket launcher's 291, rounded up."""
    squad = pack.named("squad", name, Squad)
    assert squad is not None
    assert isinstance(pack.rules, Rules)

    assert squad_points(squad, pack, pack.rules) == ON_PAPER[name]


@pytest.mark.parametrize(
    ("budget", "hint"),
    [
        (1724, None),
        (1723, "take armour off Gunner (20 PV)"),
        (1704, "take armour off Gunner (20 PV)"),
        (1703, "take Pistol off Section Leader (22 PV)"),
        (1694, "take leadership off Section Leader (30 PV)"),
        (1684, "take armour off Section Leader (40 PV)"),
        (1683, "take Pistol off Section Leader and armour off Gunner (42 PV)"),
    ],
)
def test_the_hint_gives_up_least(budget: int, hint: str | None, tmp_path: Path) -> None:
    """What is enough and costs least goes: armour of 20 PV for an excess of 1 to 20, then a pistol of 22."""
    tmp_path.joinpath("pack.yaml").write_text(PACK, "utf-8")
    tmp_path.joinpath("rules.yaml").write_text(
        f"kind: rules\nid: changed\ntitle: Changed\npoints:\n  budget: {budget}\n", "utf-8"
    )
    theirs = (CONTENT / "infantry/squads/third_section.yaml").read_text("utf-8")
    tmp_path.joinpath("squad.yaml").write_text(theirs.replace("id: third_section", "id: own_section"), "utf-8")

    said = [each.hint for each in check_packs([tmp_path], shelf=[CONTENT]).diagnostics]

    assert said == ([] if hint is None else [hint])


@pytest.mark.parametrize(
    ("suits", "armoured", "excess", "expected"),
    [
        (["ann", "bob"], ["cid"], 40, ("armour off cid", 40)),
        (["ann", "bob"], [], 40, ("sneak suit off ann and sneak suit off bob", 40)),
        (["ann", "ann"], [], 21, ("sneak suit off ann", 40)),
        (["ann", "ann", "bob"], [], 20, ("sneak suit off bob", 20)),
        (["ann"], ["cid", "cid"], 21, ("armour off cid", 80)),
        (["ann"], [], 21, ("", 0)),
    ],
)
def test_the_cut_is_the_fewest_points_then_the_fewest_things(
    suits: list[str], armoured: list[str], excess: int, expected: tuple[str, int], pack: Pack
) -> None:
    """One thing of 40 goes before two of 20; who stands there twice is one card, and loses a thing twice."""
    made = [person(name, sneak_suit=True) for name in suits]
    made += [person(name, armor="standard_armor") for name in armoured]
    assert isinstance(pack.rules, Rules)

    assert cheapest_cut(made, {each.id: kit_of(each, pack) for each in made}, excess, pack.rules) == expected


def person(name: str, **more: object) -> Trooper:
    """Return a trooper with nothing but what is said."""
    return Trooper.model_validate({"kind": "trooper", "id": name, "name": name, "role": "any", **more})


def test_grenades_of_which_there_is_none_cost_nothing(pack: Pack) -> None:
    """IN.GAP.46: incendiary ones are 10 PV, one or four; none of them is none."""
    assert isinstance(pack.rules, Rules)
    costs = []
    for number in (0, 1, 4):
        thrower = person("ann", grenades={"incendiary_grenade": number})
        costs.append(points_of(thrower, kit_of(thrower, pack), pack.rules))

    assert costs == [80, 90, 90]
