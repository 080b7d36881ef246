"""Records on the page Measure: kept by themselves, listed, named, pinned, deleted, repeated, compared."""

import json
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest
from typer.testing import CliRunner

from engine.experiments.records.orders import arguments_of
from engine.experiments.records.record import Record
from engine.experiments.records.shelf import Shelf
from engine.systems import SYSTEMS
from musterpress.cli import build_app
from tests.repositories import commit_all
from tests.studio.pages.pages import opened, press, put, session_on, shipped_pack
from tests.studio.pages.test_battle_seats import Here

VIEWS = {
    "profile": "What kind of game",
    "styles": "Does it depend on who plays",
    "sweep": "What a number is worth",
    "numbers": "Numbers to an aim",
}


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured is measured where it is asked for."""
    for place in ("ui.measuring.asking", "ui.measuring.comparing", "ui.single_battle", "pages.battle"):
        monkeypatch.setattr(f"studio.{place}.worker_pool", Here)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return shipped_pack(tmp_path, "maneuvers")


def at(page: AppTest, view: str) -> AppTest:
    page.session_state["measure:view"] = view
    return page.run()


def measured(page: AppTest, keys: str) -> AppTest:
    """Measure a little of the fight *Lights Out*."""
    page = at(page, VIEWS[keys])
    page = page.selectbox(key=f"{keys}:scenario").select("lights_out").run()
    for numbers in page.multiselect:
        page = numbers.set_value(["rules.order.each_round"]).run()
    return press(put(page, "Battles", 4), "Start")


def listed(page: AppTest) -> AppTest:
    return at(page, "What was measured")


def records(root: Path) -> tuple[Record, ...]:
    return Shelf(root).records()


def command(*words: str) -> str:
    return CliRunner().invoke(build_app(), words, prog_name="musterpress").stdout


def weaken(page: AppTest) -> None:
    session = session_on(page)
    entry = next(one for one in session.entries("character") if one.id == "haig")
    assert session.put(entry.at("athletics"), 1, "Weaken")


def test_without_records_the_page_says_what_makes_one(root: Path) -> None:
    """A sentence."""
    page = listed(opened("measure", root))

    assert "Nothing is kept of this pack" in page.info[0].value


@pytest.mark.parametrize("keys", VIEWS)
def test_what_was_measured_is_kept_as_the_command_has_it(root: Path, keys: str) -> None:
    """The order and the figures: the command line measures the same again, to the last digit."""
    page = measured(opened("measure", root), keys)

    assert any(each.value.replace("\\", "") == "Kept as record 1." for each in page.caption)
    [record] = records(root)
    asked = arguments_of(record.order)
    assert (asked["scenario"], asked["seed"], asked.get("players", {})) == ("lights_out", 1, {})
    assert command("records", "rerun", str(root), "1") == "Record 1: the figures are the same to the last digit.\n"
    assert not page.exception


@pytest.mark.parametrize("view", ["One battle", "Many battles"])
def test_test_battles_are_kept_as_the_command_has_them(root: Path, view: str) -> None:
    """One as `battle --keep`, once for all the times that it is fought; many as `balance --keep`."""
    page = opened("battle", root)
    page.session_state["battle:view"] = view
    page = page.run()
    if view == "One battle":
        page = press(press(page, "Fight"), "Fight")
        asked: tuple[str, ...] = ("battle", str(root), "--keep", "told")
    else:
        page = page.selectbox(key="trial:scenario").select("lights_out").run()
        page = press(put(put(page, "At most", 24), "First seed", 5), "Start")
        asked = ("balance", str(root), "--scenario", "lights_out", "--battles", "24", "--until", "0.03", "--seed", "5")
        asked = (*asked, "--keep", "told")

    assert any("Kept as record 1." in each.value.replace("\\", "") for each in page.caption)
    command(*asked)
    ours, theirs = records(root)
    assert (ours.order, ours.figures) == (theirs.order, theirs.figures)
    page = press(listed(opened("measure", root)), "Measure again")
    assert "to the last digit" in page.success[0].value


def test_fair_prices_are_those_of_the_command_and_are_taken_as_one_step(tmp_path: Path) -> None:
    """Of infantry, whose squads buy; a game without prices has no such view."""
    root = shipped_pack(tmp_path, "infantry")
    page = at(opened("measure", root), "Fair prices")
    page = press(put(put(put(page, "Battles", 240), "Rounds", 1), "First seed", 3), "Start")

    asked = ("--battles", "240", "--rounds", "1", "--seed", "3", "--keep", "told")
    command("tune", "purchases", str(root), *asked)
    ours, theirs = records(root)
    assert (ours.order, ours.figures) == (theirs.order, theirs.figures)
    proposed = {row["purchase"]: row["proposed"] for row in ours.rows}
    assert dict(zip(*(page.dataframe[0].value[name] for name in ("purchase", "proposed")), strict=True)) == proposed
    [told] = page.success if ours.facts["borne_out"] else page.warning
    assert "the proposal" in told.value
    page = press(page, "Take these prices")
    pack = session_on(page).pack
    assert pack is not None
    found = {each.id: each.price for each in SYSTEMS["infantry"].tuned_prices[0].part().cards(pack)}
    assert {name: found[name] for name in proposed} == proposed
    assert len(session_on(page).workspace.history.done) == 1


def test_exact_chances_are_kept_as_the_command_has_them(root: Path) -> None:
    """With what was typed, and with the rules that are in hand; what is none is a sentence."""
    page = at(opened("measure", root), "Exact chances").selectbox(key="chances:table").select("roll").run()
    field = page.text_input(key="setting:chances:roll:against")
    page = press(field.input("2,4").run(), "Answer")

    command("odds", "maneuvers", "roll", "--against", "2,4", "--rules", str(root), "--keep", "told")
    ours, theirs = records(root)
    assert (ours.order, ours.figures) == (theirs.order, theirs.figures)
    decimals = [row["chances"]["ahead"]["decimal"] for row in ours.rows]
    assert [*page.dataframe[0].value["ahead"]] == [100 * each for each in decimals]
    page = press(page.text_input(key="setting:chances:roll:against").input("many").run(), "Answer")
    assert not page.exception


def test_records_are_listed_with_their_figures(root: Path) -> None:
    """The last one first; one can be looked at, and taken along as files."""
    page = listed(measured(measured(opened("measure", root), "profile"), "styles"))

    lines = page.dataframe[0].value
    assert [*lines["Record"]] == [2, 1]
    assert lines["Figures"][1].startswith("battles are decided ")
    assert [*lines["Of"]] == ["the pack as it is"] * 2
    page = page.selectbox(key="records:chosen").select(1).run()
    assert [*page.dataframe[1].value["figure"]][:2] == ["turns", "drawn"]
    assert {"CSV", "JSON"} <= {getattr(each, "label", "") for each in page.get("download_button")}
    assert page.selectbox(key="records:old").options == ["Record 1", "The pack as it is", "A revision of git"]


def test_a_record_is_named_noted_pinned_and_deleted(root: Path) -> None:
    """On disk at once; a name that is none is refused with the reason."""
    page = listed(measured(opened("measure", root), "profile"))
    page = page.text_input[0].input("before").run()
    page = page.text_input[1].input("the old boots").run()
    page = press(page, "Pin")
    [record] = records(root)
    assert (record.name, record.note, record.pinned) == ("before", "the old boots", True)
    assert page.dataframe[0].value["Name"][0] == "before (pinned)"

    page = page.text_input[0].input("12").run()
    assert "stays as it was" in page.warning[0].value
    assert records(root)[0].name == "before"
    page = press(page, "Delete")
    assert records(root) == ()
    assert not page.exception


@pytest.mark.parametrize("keys", ["profile", "numbers"])
def test_a_record_is_measured_again(root: Path, keys: str) -> None:
    """The same pack, the same figures; another pack says that they are others, and is kept as well."""
    page = press(listed(measured(opened("measure", root), keys)), "Measure again")
    assert "to the last digit" in page.success[0].value
    assert len(records(root)) == 2
    assert records(root)[0].figures == records(root)[1].figures

    weaken(page)
    page = press(page.run(), "Measure again")
    assert not page.exception
    assert [each.order for each in records(root)] == [records(root)[0].order] * 3
    assert records(root)[2].digest != records(root)[0].digest


def test_two_records_are_compared(root: Path) -> None:
    """What their packs say otherwise, and the differences: those of the command, which are on the same dice."""
    words = ("balance", str(root), "--battles", "40", "--seat", "a=lantern", "--keep")
    command(*words, "before")
    path = root / "characters" / "brandt.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("melee: 4", "melee: 1"), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != text
    command(*words, "after")
    expected = json.loads(command("compare", str(root), "before", "after", "--format", "json"))["rows"][0]

    assert expected["difference"] < 0

    page = listed(opened("measure", root))
    page = press(page, "Compare")
    assert "character brandt: melee is 1, was 4" in [each.value.replace("\\", "") for each in page.markdown]
    shown = page.dataframe[2].value["difference, points"][0]
    assert shown.startswith(f"{100 * expected['difference']:.1f} ({100 * expected['difference_low']:.1f} to ")
    assert not page.exception


def test_a_record_is_compared_with_a_step_with_what_is_saved_and_with_a_revision(root: Path) -> None:
    """The pack in hand was changed twice: each state is the pack as it was then, by the figures of `--against`."""
    words = ("balance", str(root), "--battles", "8", "--seat", "a=lantern")
    command(*words, "--keep", "before")
    commit_all(root)
    page = listed(opened("measure", root))
    session = session_on(page)
    for name, value in (("haig", 1), ("brandt", 1)):
        entry = next(one for one in session.entries("character") if one.id == name)
        assert session.put(entry.at("athletics"), value, f"Weaken {name}")
    seen = {}
    for state in ("1", "now", "saved", "step 1", "step 2", "git"):
        page = page.run().selectbox(key="records:old").select(state).run()
        page = press(page.selectbox(key="records:new").select("now").run(), "Compare")
        shown = page.session_state["records:shown"].job.result
        seen[state] = len(shown.differs), shown.rows
    assert {state: lines for state, (lines, _) in seen.items()} == {
        **dict.fromkeys(("1", "saved", "step 2", "git"), 2),
        "step 1": 1,
        "now": 0,
    }
    assert seen["1"][1] == seen["saved"][1] == seen["step 2"][1] == seen["git"][1]
    session.save()
    assert json.loads(command(*words, "--against", "git:HEAD", "--format", "json"))["rows"] == [*seen["git"][1]]


def test_figures_without_pairs_stand_side_by_side(root: Path) -> None:
    """Of a profile those that moved; of the same pack none did."""
    page = listed(measured(measured(opened("measure", root), "profile"), "profile"))
    page = press(page, "Compare")

    assert page.info[0].value == "No figure moved."
    assert "The packs say the same to battles\\." in [each.value for each in page.markdown]


def test_what_is_no_record_is_told_and_the_others_are_used(root: Path) -> None:
    """A file of somebody else's."""
    page = measured(opened("measure", root), "profile")
    (root / ".records" / "0002.json").write_text("{}", encoding="utf-8")
    page = listed(page)

    assert "0002.json is left out" in page.warning[0].value.replace("\\", "")
    assert [*page.dataframe[0].value["Record"]] == [1]


def test_where_nothing_can_be_kept_the_figures_are_shown_all_the_same(root: Path) -> None:
    """With the reason."""
    elsewhere = root.parent / "elsewhere"
    elsewhere.mkdir()
    (root / ".records").symlink_to(elsewhere)
    page = measured(opened("measure", root), "profile")

    assert page.header[0].value.startswith("Battles are ")
    assert any("Not kept: " in each.value and "is a link" in each.value for each in page.caption)
