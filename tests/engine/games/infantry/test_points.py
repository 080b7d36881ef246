"""Point values item by item, and the cheapest way back into a budget, counted on paper."""

from pathlib import Path

import pytest

from engine.checking.checks import check_packs
from engine.games.infantry.kit import kit_of
from engine.games.infantry.points import points_of, squad_points
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


PRICES = (
    "`grenadier` costs 404, `gunner` costs 272, `section_leader` costs 252, `scout` costs 172, `rifleman` costs 156"
)
"""What the members of the Third Section cost, on paper, the dearest first."""


@pytest.mark.parametrize(("budget", "excess"), [(1724, 0), (1723, 1), (1600, 124)])
def test_a_squad_over_its_budget_is_told_what_its_members_cost(budget: int, excess: int, tmp_path: Path) -> None:
    """The hint names the members, which stand in the author's file, and not what the cards of others hold."""
    tmp_path.joinpath("pack.yaml").write_text(PACK, "utf-8")
    tmp_path.joinpath("rules.yaml").write_text(
        f"kind: rules\nid: changed\ntitle: Changed\npoints:\n  budget: {budget}\n", "utf-8"
    )
    theirs = (CONTENT / "infantry/squads/third_section.yaml").read_text("utf-8")
    tmp_path.joinpath("squad.yaml").write_text(theirs.replace("id: third_section", "id: own_section"), "utf-8")

    said = [(each.message, each.hint) for each in check_packs([tmp_path], shelf=[CONTENT]).diagnostics]

    message = f"the squad costs 1724 PV, {excess} more than its budget of {budget}"
    hint = f"name cheaper members, {excess} PV less together: {PRICES}"
    assert said == ([(message, hint)] if excess else [])


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
