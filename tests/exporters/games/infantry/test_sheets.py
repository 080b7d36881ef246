"""Sheets of infantry: rosters, scenarios and the quick reference say what rules and documents say."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from exporters.components.quick_reference import sections_of
from exporters.drawing.display_list import strings
from exporters.text.columns import Section, Terms
from schemas.packs.packs import Pack
from tests.exporters.games.infantry.printing import pack_with, rules
from tests.exporters.games.printing import job_of, product, row_of, words_on

MINUS = "\N{MINUS SIGN}"


def test_the_roster_has_the_points_of_the_default_squad(infantry: Pack) -> None:
    """252, 272, 404, four times 156 and 172 are 1724 PV (the default squad of IN.HOUSE.8)."""
    page = product("rosters", job_of(infantry))["squad/third_section"].front

    assert "8 troopers, 1724 PV" in strings(page)
    assert [text for text in strings(page) if text in {"252", "272", "404", "156", "172"}] == [
        "252", "272", "404", "156", "156", "156", "156", "172",
    ]  # fmt: skip


def test_the_roster_says_what_survivors_need(infantry: Pack) -> None:
    """Six dead: regulars need 9, greens 11, and elites 4 (IN.MOR.3, IN.MOR.6); the leader's skill is 2."""
    page = product("rosters", job_of(infantry))["squad/third_section"].front

    assert row_of(page, "Green", 8)[3:] == ["9+", "10+", "11+", "12+", "13+"]
    assert row_of(page, "Regular", 8)[5] == "9+"
    assert row_of(page, "Elite", 8)[5] == "4+"
    assert "less 2 while the leader lives" in words_on(page)
    assert "Section Leader (leader, skill 2)" in strings(page)


def test_without_morale_the_dead_are_only_counted(infantry: Pack) -> None:
    """The table of morale is left out with its rule (IN.GEN.1)."""
    page = product("rosters", job_of(infantry, rules(options={"morale": False})))["squad/third_section"].front

    assert "Cross off a box for each dead trooper." in words_on(page)
    assert "Morale: what survivors need" not in strings(page)


def test_a_scenario_says_how_it_begins_and_ends(infantry: Pack) -> None:
    """Twelve turns, side A first, both guns set up; a tenth of 1750 PV is 175 (IN.HOUSE.9, IN.HOUSE.10)."""
    page = words_on(product("scenarios", job_of(infantry))["scenario/karst_hill"].front)

    assert "12 game turns" in page
    assert "Side A takes the first turn." in page
    assert "less than 175 PV apart is a draw" in page
    assert "Columns 8 to 28, rows 29 to 37, a trooper a dot. Crewed weapons stand set up." in page
    assert "Ridge Watch 8 1729" in page


def test_a_scenario_that_leaves_things_out_has_those_of_the_rules(infantry: Pack) -> None:
    """Twelve turns, the first one by the dice, and all columns of the map (IN.HOUSE.1, IN.HOUSE.9)."""
    page = product("scenarios", job_of(infantry))["scenario/the_ford"].front

    assert "12 game turns" in strings(page)
    assert "Both roll 2D6; the higher takes the first turn" in words_on(page)
    assert "Columns 0 to 39, rows 29 to 33" in words_on(page)
    assert strings(page)[-12:] == tuple(str(turn) for turn in range(1, 13))


ACROSS = """kind: scenario
id: across
title: Across
description: Go.
dot_map: millford
a: {squads: [third_section], deploys: {rows: [16, 20]}, objectives: [
  {type: hold, name: the bridge, zone: {columns: [28, 31], rows: [25, 32]}, points: 120},
  {type: hold, name: the bank, zone: {rows: [0, 23]}, points: 30, each_turn: true}]}
b: {squads: [breach_party], deploys: {rows: [29, 33]}, objectives: [
  {type: cross, name: the bank, zone: {rows: [0, 23]}, points: 60}]}
"""


def test_a_scenario_says_what_scores(tmp_path: Path) -> None:
    """Each objective under its sign, with its PV and where it lies; the sign and the zone are on the map."""
    pack = pack_with(tmp_path, across=ACROSS)
    page = product("scenarios", job_of(pack))["scenario/across"].front
    told = words_on(page)

    assert "Scores A1 120 PV if it holds the bridge (columns 28 to 31, rows 25 to 32) at the end" in told
    assert "Scores A2 30 PV for each turn at whose end it holds the bank (columns 0 to 39, rows 0 to 23)" in told
    assert (
        "Scores B1 60 PV for each trooper who has reached the bank (columns 0 to 39, rows 0 to 23) at the end." in told
    )
    assert "the side wins that has more PV, of enemies destroyed and of objectives; less than 175 PV apart" in told
    assert {"A1", "A2", "B1"} <= {*strings(page)}


def test_the_reference_follows_the_rules(infantry: Pack) -> None:
    """Every number is a parameter: what an author changes is printed as changed."""
    own = rules(
        actions={"stand_up": 3},
        fire={"end_damage": 5, "spreads": "vegetation"},
        target={"long_range": 4},
        morale={"threshold": 3},
        crewed={"attacks_per_arc": 7},
    )
    page = words_on(product("reference", job_of(infantry, own))["reference/rules"].front)

    assert "Drop prone 1, stand up 3." in page
    assert "5 to end a move there" in page
    assert "It spreads to vegetation." in page
    assert "Long range +4" in page
    assert "A squad with 3 dead or more" in page
    assert "attacks up to 7" in page


def test_the_modifiers_are_those_of_the_rules(infantry: Pack) -> None:
    """Long range, prone and low cover +2, smoke +3, large targets -2 (IN.GAP.16, IN.SMK.8, IN.LRG.2)."""
    known = dict(_modifiers(infantry))

    assert len(known) == 15
    assert known["Long range"] == known["Behind a low solid object"] == "+2"
    assert known["Each dot of smoke"] == "+3"
    assert known["Large target"] == f"{MINUS}2"
    assert "Each dot of smoke" not in dict(_modifiers(infantry, options={"smoke": False}))


def _modifiers(pack: Pack, **own: Any) -> Iterator[tuple[str, str]]:
    section = sections(pack, **own)["Modifiers"]
    return ((row[0], row[1]) for part in section.parts for row in part.rows)


def test_house_material_is_marked_on_the_reference(infantry: Pack) -> None:
    """Weapons of our own say so, those of the chapter do not (IN.GAP.31)."""
    arms = product("reference", job_of(infantry))["reference/arms"].front

    assert "Assault Rifle (house)" in words_on(arms)
    assert "Satchel Charge (house)" in words_on(arms)
    assert "Rocket Launcher (house)" not in words_on(arms)
    assert "Rocket Launcher" in strings(arms)
    assert row_of(arms, "Rocket Launcher", 7) == ["8/4/2", "5", "\N{EN DASH}", "2", "71", "212", "291"]
    assert "What is marked (house) is our own." in words_on(arms)


def test_the_tables_of_the_reference_are_exact(infantry: Pack) -> None:
    """13 of 18 are 72 of a hundred; a morale check of 2 never fails, an attack does with 1 of 36 (IN.GAP.35)."""
    arms = product("reference", job_of(infantry))["reference/arms"].front

    assert row_of(arms, "6+", 2) == ["72 %", "72 %"]
    assert row_of(arms, "2+", 2) == ["97 %", "100 %"]
    assert row_of(arms, "13+", 2) == ["3 %", "0 %"]
    assert f"Heavy 6 {MINUS}3 60" in words_on(arms)
    assert row_of(arms, "Hardened", 1) == ["140"]


def test_the_reference_says_nothing_of_what_is_not_played(infantry: Pack) -> None:
    """Each advanced rule is a switch (IN.GEN.1); without body armour all its cells come first (IN.ARM.1)."""
    switches = (
        "crewed_weapons",
        "morale",
        "trench_tunnel",
        "water",
        "barbed_wire",
        "smoke",
        "incendiary",
        "body_armor",
    )
    bare = rules(options=dict.fromkeys(switches, False))
    page = product("reference", job_of(infantry, bare))["reference/rules"].front
    full = product("reference", job_of(infantry))["reference/rules"].front
    gone = ("Crewed weapons", "Morale", "Tunnel", "Swim", "Wire", "Smoke", "Fire")

    assert {*gone} <= {*strings(full)}
    assert not {*gone} & {*strings(page)}
    assert "All cells of armour come first, a point each" in words_on(page)
    assert "Armour over a cell comes first: 2 hits cross out a cell of it." in words_on(full)


def test_every_row_has_words(infantry: Pack) -> None:
    """Nothing that is said of a word is empty, whatever an author rules, and no name is left in it."""
    own = {
        "turn": {"first": "a", "explosions": "at_once"},
        "sight": {"contours": "ignored"},
        "terrain": {"combined": "sum"},
        "movement_fire": {"target_drops_ap": 1},
        "crewed": {"takeover_by": "own_side"},
        "breaching": {"breached_by": "as_much"},
        "armor": {"stops_bludgeoning": False},
        "morale": {"fails": "routed"},
        "fire": {"both": False},
        "water": {"most_weapons": 2},
    }
    usual, other = said_of(infantry), said_of(infantry, **own)

    assert {*usual} == {*other}
    assert all(other.values())
    assert not any("{" in text for text in (*usual.values(), *other.values()))


def test_the_quick_reference_tells_what_is_ruled_of_moving_fire_arcs_morale_and_fire(infantry: Pack) -> None:
    """IN.GAP.28, IN.GAP.55, IN.GAP.56, IN.GAP.58: as ruled, and the other way round."""
    ruled = said_of(infantry)
    other = said_of(
        infantry,
        movement_fire={"needs_step": False},
        arcs={"aim_or_arc": "both"},
        morale={"rally_counts": True},
        fire={"start_damage": 0},
    )

    assert ruled["On the move"] == f"{other['On the move']} It takes a step first."
    assert ruled["Aimed"].startswith("Or the weapon's AP")
    assert other["Aimed"].startswith("The weapon's AP")
    assert ruled["Fails"].endswith("until it rallies; 2 checks failed by then: routed.")
    assert other["Fails"].endswith("until it rallies; 2 checks or rallies failed by then: routed.")
    assert ruled["Fire"] == other["Fire"].replace(" Burns", " 1 lethal to stand there as a turn begins. Burns")


def sections(pack: Pack, **own: Any) -> dict[str, Section]:
    """The sections of the page of rules by their titles."""
    setting = job_of(pack, rules(**own)).setting
    return {section.title: section for section in sections_of(setting, "rules")}


def said_of(pack: Pack, **own: Any) -> dict[str, str]:
    """What is said of each word."""
    parts = (part for section in sections(pack, **own).values() for part in section.parts)
    return {row[0]: row[1] for part in parts if isinstance(part, Terms) for row in part.rows}


@pytest.mark.parametrize("count", [1, 24])
def test_rosters_of_any_size_fit_their_page(tmp_path: Path, count: int) -> None:
    """Squads have 1 to 24 members; each has its row and a box among the dead."""
    members = ", ".join(["section_leader", *["rocketeer"] * (count - 1)])
    text = (
        "kind: squad\nid: own\nname: A Squad of Any Size, With a Long Name Too\ncolour: '#F2E205'\n"
        f"background: As many as there are.\nleader: section_leader\nmembers: [{members}]\n"
    )
    page = product("rosters", job_of(pack_with(tmp_path / "mine", own=text)))["squad/own"].front

    assert strings(page).count("Rocketeer") == count - 1
    assert str(count) in strings(page)


def test_digital_tables_can_name_every_turn(infantry: Pack) -> None:
    """The marker of the turn is laid on a cell of the scenario's page; twelve turns, twelve areas side by side."""
    areas = product("scenarios", job_of(infantry))["scenario/karst_hill"].areas

    assert [area.name for area in areas] == [f"Turn {turn}" for turn in range(1, 13)]
    assert all(one.corners_mm[1][0] < other.corners_mm[0][0] for one, other in pairwise(areas))


@pytest.mark.parametrize("turns", [1, 20, 21, 60])
def test_the_turns_of_any_scenario_fit(infantry: Pack, turns: int) -> None:
    """As many as a scenario may have, in two rows at most up to forty."""
    page = product("scenarios", job_of(infantry, rules(scenario={"turns": turns})))["scenario/the_ford"].front

    assert strings(page)[-1] == str(min(turns, 40))
