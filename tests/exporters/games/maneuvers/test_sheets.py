"""Sheets of fights, maps of locations and the quick reference: what is on them comes from documents and rules."""

from pathlib import Path

import pytest

from exporters.components.quick_reference import sections_of
from exporters.drawing.display_list import strings
from exporters.games.maneuvers.sheets.tracks import order_sections
from exporters.text.columns import Section
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack
from tests.exporters.games.maneuvers.printing import pack_with, rules
from tests.exporters.games.printing import job_of, product, row_of, words_on

NOTICE = "Based on the wiki page"
CROWD = (
    "kind: fight\nid: crowd\ntitle: A Crowded Stair\ndescription: All of it at once.\n"
    f"locations: [{', '.join(f'landing number {at} of the stair' for at in range(12))}]\n"
    "a: {squad: copperhead, location: 11, preparation: ambush}\nb: {squad: lantern, location: 11}\n"
)


def test_a_fight_sheet_has_both_squads_and_what_they_begin_with(maneuvers: Pack) -> None:
    """Lights Out: an ambush is worth 6, to be caught off guard -3; they begin at hatch and canteen (MN.GAP.2)."""
    sheet = product("fights", job_of(maneuvers))["fight/lights_out"].front
    text = words_on(sheet)

    assert row_of(sheet, "Nightjar", 3) == ["at: roof hatch", "ambush: begins with", "6"]
    assert row_of(sheet, "Lantern", 3) == ["at: canteen", "caught off guard: begins with", "\N{MINUS SIGN}3"]
    assert [
        name for name in ("Haig", "Brandt", "Suri", "Dace", "Mako", "Osei", "Lind", "Tamm") if name not in text
    ] == []


def test_a_fight_for_some_of_a_squad_names_them_alone(tmp_path: Path) -> None:
    """Of Copperhead the first two fight, Vale and Okoro; of Lantern all four."""
    text = (
        "kind: fight\nid: pair\ntitle: A Pair\ndescription: Two of them.\nlocations: [here, there]\n"
        "a: {squad: copperhead, location: 0, size: 2}\nb: {squad: lantern, location: 1}\n"
    )
    said = words_on(product("fights", job_of(pack_with(tmp_path, pair=text)))["fight/pair"].front)

    assert [name for name in ("Vale", "Okoro", "Haig", "Brandt", "Suri", "Dace") if name not in said] == []
    assert [name for name in ("Pell", "Ruiz") if name in said] == []


def test_a_total_that_is_given_needs_no_reason(maneuvers: Pack) -> None:
    """Copperhead begins Hold the Stairs with 18 by its document, however it came to the fight."""
    sheet = product("fights", job_of(maneuvers))["fight/hold_the_stairs"].front

    assert row_of(sheet, "Copperhead", 3) == ["at: upper landing", "begins with", "18"]


def test_starting_totals_are_those_of_the_rules(maneuvers: Pack) -> None:
    """An author who makes an ambush worth 9 finds 9 on the fight sheet and on the map."""
    start = {"even": 0, "scouted": 3, "prepared_position": 3, "ambush": 9, "caught_off_guard": -3}
    job = job_of(maneuvers, rules(total={"start": start}))

    assert row_of(product("fights", job)["fight/lights_out"].front, "Nightjar", 3)[2] == "9"
    assert "Nightjar begins here with 9" in strings(product("locations", job)["locations/lights_out"].front)


def test_a_map_has_every_location_in_its_order(maneuvers: Pack) -> None:
    """The five of the Loading Dock, numbered from 1, with two arrows on each of the four ways (MN.GAP.7)."""
    page = product("locations", job_of(maneuvers))["locations/loading_dock"].front
    texts = strings(page)

    assert [texts.index(name) for name in ("yard gate", "loading dock", "main floor", "office stairs", "rear lot")] == (
        sorted(texts.index(name) for name in ("yard gate", "loading dock", "main floor", "office stairs", "rear lot"))
    )
    assert [text for text in texts if text.isdigit()] == [*"12345"]
    assert "Copperhead begins here with 0" in texts


def test_twelve_locations_fit_a_map_and_a_sheet(tmp_path: Path) -> None:
    """The most locations that a fight may have, with long names, and both squads at the last one."""
    job = job_of(pack_with(tmp_path / "mine", crowd=CROWD))

    assert words_on(product("locations", job)["locations/crowd"].front).count("begins here with") == 2
    assert words_on(product("fights", job)["fight/crowd"].front).count("landing number") >= 12


def test_rules_sheets_and_credits_bear_licence_and_notice(maneuvers: Pack) -> None:
    """The pack is CC BY-SA 3.0 after a wiki page: each sheet of rules says so, with the address of the licence."""
    for key, piece in product("reference", job_of(maneuvers)).items():
        text = words_on(piece.front)
        assert NOTICE in text, key
        assert "CC-BY-SA-3.0 (https://creativecommons.org/licenses/by-sa/3.0/)" in text, key
        assert "Changes made" in text, key


def test_a_pack_that_extends_it_says_whose_rules_they_are(tmp_path: Path) -> None:
    """The author's pack stands first, then the one it builds on, with its notice."""
    text = words_on(product("reference", job_of(pack_with(tmp_path / "mine")))["reference/rules"].front)

    assert text.index("Mine 1.0.0 by A. Designer, CC-BY-SA-3.0") < text.index("Maneuvers 1.0.0 by")
    assert NOTICE in text


def test_the_reference_follows_the_rules_of_the_pack(maneuvers: Pack) -> None:
    """Other dice, another floor, no conceding, ties that fail, one die however many: each is said (MN.GAP.18 to 28)."""
    own = rules(
        dice={"action": 8, "check": 10}, total={"floor": -5, "edge_needed": False}, advantage={"stacking": "once"},
        late={"from_round": 3, "tie_fails": True}, escape={"points": 7}, damage={"casualty_times": 3},
    )  # fmt: skip
    text = words_on(product("reference", job_of(maneuvers, own))["reference/rules"].front)
    said = ("does not fall below \N{MINUS SIGN}5", "A D8 and a rating", "Round 3 on", "7 points", "3 times", "D10 and")

    assert [each for each in said if each not in text] == []
    assert "whatever the Edge" in text
    assert "however many there are" in text
    assert "on a tie the opponent failed" in text.replace("  ", " ")


@pytest.mark.parametrize(
    ("group", "name", "others"),
    [
        ("order", "ties", ["squad"]),
        ("order", "alternation", ["running"]),
        ("order", "each_round", [True]),
        ("opposing", "after_lost_action", [False]),
        ("opposing", "against", ["target"]),
        ("hiding", "disadvantage", [0, 2]),
        ("hiding", "ends_by_moving", [False]),
        ("hiding", "exposed_advantage", [0, 2]),
        ("hiding", "exposure_waives", [False]),
        ("hiding", "exposure_ends_by_moving", [False]),
        ("hiding", "exposure_ends_by_use", [False]),
        ("hiding", "snipe_needs_ready", [False]),
        ("observing", "observer_until", ["next_action"]),
        ("observing", "flag_until", ["fight_end"]),
        ("observing", "flag_advantage", [2]),
        ("observing", "extra", ["effect_only"]),
        ("escape", "takes_action", [False]),
        ("lasting", "ends", ["end"]),
        ("lasting", "lost_action_counts", [False]),
        ("lasting", "aid_stacks", [True]),
        ("damage", "tier_replaces", [False]),
        ("late", "casualty_at_most", [5]),
        ("late", "opposing_fails", [False]),
        ("late", "total_at", ["before_effect"]),
        ("end", "concede_edge", [None, 12]),
        ("end", "concede_from_round", [5]),
        ("end", "victory_by", ["edge"]),
        ("end", "harm_points", [{"fallout": 2}, {"casualty": 2}, {"dead": 4}, {"left": 0}]),
        ("end", "clear_edge", [8]),
        ("end", "decisive_edge", [25]),
        ("check", "several", ["first"]),
        ("check", "escaped_too", [False]),
        ("total", "points_floor", [3]),
    ],
)
def test_every_parameter_changes_the_words(maneuvers: Pack, group: str, name: str, others: list[object]) -> None:
    """A ruling that an author changes is said differently on the sheets."""
    usual = _sheets(maneuvers, rules())

    for other in others:
        assert _sheets(maneuvers, rules(**{group: {name: other}})) != usual


def _sheets(pack: Pack, under: Rules) -> tuple[Section, ...]:
    setting = job_of(pack, under).setting
    return (*order_sections(setting), *sections_of(setting, "rules"))


def test_tables_of_checks_have_a_row_for_every_score(maneuvers: Pack) -> None:
    """Fallout: nothing from 4, shaken at 2 to 3, wounded at 0 to 1, out of action below; Casualty too (MN.GAP.23)."""
    page = product("reference", job_of(maneuvers))["reference/rules"].front
    rows = row_of(page, "Outcome", 8)

    assert rows == [
        "4 or more", "nothing", "2 to 3", "shaken", "0 to 1", "wounded", "\N{MINUS SIGN}1 or less", "out of action",
    ]  # fmt: skip
    assert "6 or more shaken 4 to 5 wounded 1 to 3 out of action 0 or less killed" in words_on(page)


def test_every_maneuver_is_in_the_reference(maneuvers: Pack) -> None:
    """Thirteen rows, those of the house marked."""
    text = words_on(product("reference", job_of(maneuvers))["reference/maneuvers_1"].front)
    names = [loaded.model.name for loaded in maneuvers.of_kind("maneuver")]  # type: ignore[attr-defined]

    assert len(names) == 13
    assert [name for name in names if name not in text] == []
    assert text.count("(house)") == 2
