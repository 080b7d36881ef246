"""The pages of infantry without a browser: troopers, squads, dot maps, scenarios, rules."""

import json
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from studio.browser.words import JOINER
from tests.studio.pages.pages import entry_on, labelled, opened, press, put, session_on, shipped_pack

LEADER = "troopers/breach_leader.yaml"
SQUAD = "squads/breach_party.yaml"
MAP = "maps/karst_hill.yaml"
SCENARIO = "scenarios/karst_hill.yaml"
PARTS = "dot_map:parts"
TABS = {"dot_maps": ("Structures", "As text", "As printed")}


def page_of(key: str, folder: Path) -> AppTest:
    return opened(key, shipped_pack(folder, "infantry"))


def words(page: AppTest) -> list[str]:
    """Return what a reader sees of the sentences on a page."""
    return [one.value.replace("\\", "").replace(JOINER, "") for one in (*page.markdown, *page.caption)]


def row(page: AppTest, head: str) -> list[str]:
    """Return the cells of a line of a table by its first cell."""
    lines = (line for one in words(page) for line in one.splitlines())
    found = next(line for line in lines if line.startswith(f"| {head} |"))
    return found.strip("| ").split(" | ")[1:]


def spoiled(page: AppTest, file: str, at: tuple[str | int, ...], value: Any) -> AppTest:
    """Return a page after something else was put at a place of a file."""
    assert session_on(page).put(entry_on(page, file).at(*at), value, "Spoil"), session_on(page).notice
    return page.run()


def editor(page: AppTest) -> dict[str, Any]:
    """What the editor of dots on a page was given."""
    found = [json.loads(one.proto.json) for one in page.get("bidi_component")]
    [shown] = [data for data in found if "pictures" in (data.get("doc") or {})]
    return dict(shown)


def test_a_trooper_costs_and_can_what_its_card_says(tmp_path: Path) -> None:
    """105 for a veteran, 47 the SMG, 22 the pistol, 60 for six cells, 30 for leadership 2: 264 PV.

    AP 8 8 7 7 6 6 5 4 3 2 less 3 of heavy armour, not below 0, and then the 1 of a veteran; 10 points for the cells
    and 12 for their armour kill it. Rules: IN.HOUSE.2, IN.HOUSE.8, IN.XPR.3, IN.GAP.36.
    """
    page = page_of("cards", tmp_path)

    assert any(one.startswith("**264 PV**") for one in words(page))
    assert row(page, "AP") == ["6", "6", "5", "5", "4", "4", "3", "2", "1", "1"]
    assert "22 points of lethal damage kill it." in words(page)


def test_what_a_trooper_carries_counts_at_once(tmp_path: Path) -> None:
    """A rifle of 56 instead of the SMG of 47 makes 273 PV; undone, the text is what it was."""
    page = page_of("cards", tmp_path)
    before = session_on(page).workspace.files[LEADER]

    page = labelled(page.selectbox, "Primary").select("rifle").run()

    assert any(one.startswith("**273 PV**") for one in words(page))
    page = press(page, "Undo")
    assert session_on(page).workspace.files[LEADER] == before


def test_cells_that_do_not_adjoin_are_said_and_mended(tmp_path: Path) -> None:
    """Heavy armour covers six cells in a run; the fix keeps most of those chosen. Rule: IN.ARM.2."""
    page = page_of("cards", tmp_path)
    cells = labelled(page.get("button_group"), "Cells under armour")

    page = cells.set_value([1, 2, 3, 4, 5, 9]).run()

    assert entry_on(page, LEADER).value(("armor_cells",)) == [1, 2, 3, 4, 5, 9]
    assert any("do not lie side by side" in one and "make them 1, 2, 3, 4, 5, 6" in one for one in words(page))


@pytest.mark.prove
def test_too_many_grenades_are_said(tmp_path: Path) -> None:
    """Two hand and two smoke grenades are four; a fifth is one too many. Rule: IN.SMK.1."""
    page = put(page_of("cards", tmp_path), "Smoke Grenade \N{MIDDLE DOT} 0 PV", 3)

    assert any("5 grenades, 1 more than 4" in one for one in words(page))


def test_a_squad_over_its_budget_is_told_what_its_members_cost(tmp_path: Path) -> None:
    """With a budget of 1700 somebody cheaper has to be named. Rule: IN.HOUSE.8."""
    page = page_of("rifle_squads", tmp_path)
    page = spoiled(page, "rules.yaml", ("points", "budget"), 1700)

    assert any(
        "more than its budget of 1700" in one and ":material/lightbulb: name cheaper members, " in one
        for one in words(page)
    )


def test_a_trooper_is_changed_within_its_squad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its card is another then, in every squad that it is in; an undo stays on the page of the squad."""
    monkeypatch.setattr("studio.ui.frame.page_shown", lambda: "rifle_squads")
    page = page_of("rifle_squads", tmp_path)

    page = labelled(page.selectbox, "Primary").select("rifle").run()

    assert entry_on(page, LEADER).value(("primary",)) == "rifle"
    assert any(one.startswith("**273 PV**") for one in words(page))
    page = press(page, "Undo")
    assert page.title[0].value == "Squads"
    assert entry_on(page, LEADER).value(("primary",)) == "smg"


@pytest.mark.prove
def test_a_crewed_weapon_says_whom_it_needs(tmp_path: Path) -> None:
    """The carrier's heavy machine gun is set up by others of the squad. Rule: IN.CRW.4."""
    page = page_of("rifle_squads", tmp_path)
    page = labelled(page.selectbox, "Squad").select("squads/ridge_watch.yaml#0").run()

    assert any("is set up by" in one for one in words(page))


@pytest.mark.prove
def test_a_trooper_too_many_is_said(tmp_path: Path) -> None:
    """A squad has eight. Rule: IN.GAP.34."""
    page = press(page_of("rifle_squads", tmp_path), "Add a trooper")

    assert len(entry_on(page, SQUAD).value(("members",))) == 9
    assert any("the squad has 9 troopers; a squad has 8" in one.lower() for one in words(page))


def test_the_map_editor_gets_the_text_in_memory(tmp_path: Path) -> None:
    """48 lines of 36 signs in three pictures, on squares, with the three structures of the hill by their names."""
    page = page_of("dot_maps", tmp_path)

    doc, view = (editor(page)[name] for name in ("doc", "view"))
    assert (doc["lattice"]["grid"], doc["lattice"]["columns"], doc["lattice"]["rows"]) == ("square", 36, 48)
    assert {name: len(lines) for name, lines in doc["pictures"].items()} == {"ground": 48, "levels": 48, "tunnels": 48}
    names = {look["sign"]: look["name"] for look in view["layers"][0]["legend"]}
    assert (names["x"], names["K"], names["."]) == ("barbed wire", "Bunker", "standard")
    assert [look["sign"] for look in view["layers"][2]["legend"]] == [*".aAbBcC"]
    assert view["tools"] == []


def test_a_map_grows_by_a_button_and_undo_takes_it_back(tmp_path: Path) -> None:
    """A line of plain dots in the north, in all three pictures."""
    page = page_of("dot_maps", tmp_path)
    before = session_on(page).workspace.files[MAP]

    page = next(one for one in page.button if (one.key or "").startswith("grow.north")).click().run()

    assert editor(page)["doc"]["lattice"]["rows"] == 49
    page = press(page, "Undo")
    assert session_on(page).workspace.files[MAP] == before


def test_a_line_is_changed_in_the_text(tmp_path: Path) -> None:
    """The same edit without the drawing; no other line of the file changes."""
    page = page_of("dot_maps", tmp_path)
    before = session_on(page).workspace.files[MAP].decode().splitlines()
    page.session_state[PARTS] = "As text"
    area = labelled(page.run().text_area, "Ground")

    page = area.set_value(area.value.replace("O", "T", 1)).run()

    after = session_on(page).workspace.files[MAP].decode().splitlines()
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    assert changed == ["  .....T........SSSS.SSSS............."]
    assert editor(page)["doc"]["pictures"]["ground"]["20"].startswith(".....T")


@pytest.mark.prove
def test_a_structure_gets_a_sign_and_loses_it(tmp_path: Path) -> None:
    """The first that the hill does not have is the mill, whose M is free; each is one step."""
    page = page_of("dot_maps", tmp_path)
    page.session_state[PARTS] = "Structures"

    page = press(page.run(), "Give it a sign")
    assert entry_on(page, MAP).value(("structures", "M")) == "mill"
    page = press(page, "Take K off")

    assert "K" not in str(entry_on(page, MAP).value(("ground",)))
    names = [step.label for step in session_on(page).workspace.history.done]
    assert names == ["Let M stand for mill on Karst Hill", "Raze bunker on Karst Hill"]


def test_a_wrong_sign_is_told_with_its_line(tmp_path: Path) -> None:
    """A Q on the third line of the ground; the editor shows that dot as unknown, and the others as they are."""
    page = page_of("dot_maps", tmp_path)
    ground = str(entry_on(page, MAP).value(("ground",))).splitlines()
    ground[2] = "Q" + ground[2][1:]

    page = spoiled(page, MAP, ("ground",), "\n".join(ground) + "\n")

    assert not page.exception
    assert any("column 0 of line 3 is 'Q'" in one for one in words(page))
    assert session_on(page).diagnostics_of(MAP)[0].line == 14
    assert editor(page)["doc"]["pictures"]["ground"]["2"].startswith("\N{REPLACEMENT CHARACTER}...")


def test_a_zone_is_moved_and_its_room_told(tmp_path: Path) -> None:
    """Rows 0 to 0 of 36 columns; all the way is left out of the document. Rule: IN.HOUSE.10."""
    page = page_of("firefights", tmp_path)

    page = labelled(page.slider, "Rows, from the south (first side)").set_range(0, 0).run()

    assert entry_on(page, SCENARIO).value(("a", "deploys")) == {"rows": [0, 0]}
    assert any("room for 36" in one for one in words(page))
    page = labelled(page.slider, "Rows, from the south (first side)").set_range(0, 47).run()
    assert entry_on(page, SCENARIO).value(("a", "deploys")) == {}
    assert any("both sides may deploy" in one.lower() for one in words(page))


def test_what_a_side_scores_for_is_typed(tmp_path: Path) -> None:
    """The name of its first objective of two, and its PV. Rule: IN.HOUSE.11."""
    page = page_of("firefights", tmp_path)
    [name] = [field for field in page.text_input if field.value == "the slope"]
    page = name.set_value("the foot of the hill").run()
    [points] = [field for field in page.number_input if field.value == 400]
    page = points.set_value(350).run()

    slope, bunker = entry_on(page, SCENARIO).value(("a", "objectives"))
    assert (slope["name"], bunker["points"]) == ("the foot of the hill", 350)


@pytest.mark.prove
def test_a_weapon_shows_its_chances_beside_its_figures(tmp_path: Path) -> None:
    """A rifle needs 6 at short range; with an AP that is no number it has none. Rule: IN.HOUSE.3."""
    page = page_of("cards", tmp_path)
    labelled(page.button_group, "Kind of card").set_value("weapon")
    page = labelled(page.run().selectbox, "Weapon").select("weapons/rifle.yaml#0").run()

    assert row(page, "Plain") == ["6+, 72.2 %", "8+, 41.7 %"]
    assert "Hits that kill: 3 without armour, 4 in Basic, 5 in Standard, 6 in Heavy" in words(page)
    page = spoiled(page, "weapons/rifle.yaml", ("ap_cost",), "some")
    assert not any("Hits that kill" in one for one in words(page))


def test_text_of_a_pack_is_text(tmp_path: Path) -> None:
    """Names that look like markup are shown as they stand, on the page and in the editor of dots."""
    evil = "<img src=x onerror=alert(1)> **b** :red[c]"
    page = spoiled(page_of("cards", tmp_path), "weapons/smg.yaml", ("name",), evil[:40])
    assert any(r"\<img src\=x onerror\=alert" in one.value for one in page.markdown)
    page = spoiled(
        opened("dot_maps", shipped_pack(tmp_path / "b", "infantry")), "structures/bunker.yaml", ("name",), "<b>K"
    )
    assert any(look["name"] == "<b>K" for look in editor(page)["view"]["layers"][0]["legend"])


WRONG: tuple[tuple[str, str, tuple[str | int, ...], Any], ...] = (
    ("cards", LEADER, ("primary",), ["rifle"]),
    ("cards", LEADER, ("grenades",), ["hand_grenade"]),
    ("cards", LEADER, ("grenades", "hand_grenade"), "two"),
    ("cards", LEADER, ("armor_cells",), "all"),
    ("cards", LEADER, ("armor_cells",), [1, "b", None, 99]),
    ("cards", LEADER, ("armor_cells",), [1, 1, -3, 0, 10**12]),
    ("cards", LEADER, ("grenades", "hand_grenade"), 10**12),
    ("cards", LEADER, ("extra_ammunition",), {"rifle": 1}),
    ("cards", LEADER, ("experience",), 3),
    ("rifle_squads", SQUAD, ("members",), "everybody"),
    ("rifle_squads", SQUAD, ("members",), [3, {"a": 1}, "rifleman"]),
    ("rifle_squads", SQUAD, ("leader",), []),
    ("rifle_squads", LEADER, ("grenades",), [{"hand_grenade": 2}]),
    ("rifle_squads", LEADER, ("primary",), {"rifle": 1}),
    ("rifle_squads", LEADER, ("armor_cells",), [1, [2]]),
    ("dot_maps", MAP, ("ground",), ["...", 3]),
    ("dot_maps", MAP, ("ground",), "..\n" * 3000),
    ("dot_maps", MAP, ("levels",), 7),
    ("dot_maps", MAP, ("structures",), ["K"]),
    ("dot_maps", MAP, ("legend",), "usual"),
    ("dot_maps", MAP, ("structures", "K"), ["bunker"]),
    ("dot_maps", MAP, ("title",), 5),
    ("firefights", SCENARIO, ("a",), "third_section"),
    ("firefights", SCENARIO, ("a", "deploys", "rows"), [9, 2]),
    ("firefights", SCENARIO, ("a", "deploys", "rows"), ["x"]),
    ("firefights", SCENARIO, ("b", "deploys", "rows"), [500, 900]),
    ("firefights", SCENARIO, ("b", "deploys", "rows"), [0, 10**12]),
    ("firefights", SCENARIO, ("b", "deploys", "columns"), [-5, 3]),
    ("firefights", SCENARIO, ("dot_map",), ["karst_hill"]),
    ("firefights", SCENARIO, ("b", "squads"), {}),
)


@pytest.mark.prove
@pytest.mark.parametrize(("key", "file", "at", "value"), WRONG)
def test_what_has_a_wrong_shape_is_shown_and_named(key: str, file: str, at: Any, value: Any, tmp_path: Path) -> None:
    """No trace: the page shows what stands there, and the mistake stands above it."""
    page = spoiled(page_of(key, tmp_path), file, at, value)

    assert [fault.value for fault in page.exception] == []
    assert any("material/error" in one for one in words(page))
    for tab in TABS.get(key, ()):
        page.session_state[PARTS] = tab
        assert [fault.value for fault in page.run().exception] == []


@pytest.mark.prove
@pytest.mark.parametrize("key", ["cards", "rifle_squads", "dot_maps", "firefights", "rules"])
@pytest.mark.parametrize(
    "rules", ["kind: rules\nid: as_ruled\ncard: five\n", "kind: [", "kind: rules\nid: r\ntitle: R\ncard: {cells: x}\n"]
)
def test_pages_are_drawn_whatever_the_rules_are(key: str, rules: str, tmp_path: Path) -> None:
    """Rules that cannot be read or used leave the pages without sums, and say so."""
    root = shipped_pack(tmp_path, "infantry")
    (root / "rules.yaml").write_text(rules, encoding="utf-8")

    page = opened(key, root)

    assert [fault.value for fault in page.exception] == []
    assert page.title
