"""Mistakes on the screen: their line, their field, and the click that mends them."""

from pathlib import Path

import pytest

from studio.core.history import Focus
from studio.core.session import Desk
from studio.views.problems import by_file, left_out, mend, problems_in, problems_of
from tests.studio.shipped import desk_of

MISSION = "missions/blood_debt.yaml"
OTHER = "cut_the_wire"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return desk_of(tmp_path)


def put(desk: Desk, name: str, old: str, new: str) -> None:
    text = desk.workspace.files[name].decode()
    assert old in text
    desk.change("Plant a mistake", {name: text.replace(old, new).encode()})


def test_a_sound_pack_has_no_problems(desk: Desk) -> None:
    """As it is shipped."""
    assert problems_of(desk) == ()


def test_a_problem_shows_the_line_as_it_stands_in_memory(desk: Desk) -> None:
    """With file, line and column, and the field to go to."""
    put(desk, MISSION, "deck: chance_encounter", "deck: chanc_encounter")

    [problem] = problems_of(desk)

    assert problem.place == f"{MISSION}:6:7"
    assert problem.source == "deck: chanc_encounter"
    assert problem.focus == Focus(MISSION, 0, ("deck",))


@pytest.mark.parametrize(
    ("old", "new"),
    [("deck: chance_encounter", "deck: chanc_encounter"), ("troop_line: C", "trop_line: C"), ("title:", "titel:")],
)
def test_a_misspelling_is_mended_with_a_click(desk: Desk, old: str, new: str) -> None:
    """The text is then what it was, to the byte."""
    before = desk.workspace.files[MISSION]
    put(desk, MISSION, old, new)

    [problem] = problems_of(desk)

    assert mend(desk, problem)
    assert desk.workspace.files[MISSION] == before
    assert problems_of(desk) == ()


def test_a_reference_that_names_nothing_is_mended_with_a_click(tmp_path: Path) -> None:
    """By the closest name there is."""
    desk = desk_of(tmp_path, "battlesuit")
    [name, *_] = [one.focus.name for one in desk.entries("scenario")]
    before = desk.workspace.files[name]
    data = desk.entries_of(name)[0].data
    put(desk, name, f"map: {data['map']}", f"map: {data['map']}x")

    for problem in problems_of(desk):
        if problem.diagnostic.mend:
            mend(desk, problem)

    assert desk.workspace.files[name] == before


def test_overspent_points_are_mended_with_a_click(desk: Desk) -> None:
    """The cheapest mend makes the faction legal again, in one step."""
    faction = desk.entries("faction")[0]
    armour = faction.value(("stats", "veteran", "armour"))
    desk.put(faction.at("stats", "veteran", "armour"), armour + 1, "Raise armour")
    problems = problems_of(desk)
    assert {"points-over-budget"} <= {one.diagnostic.code for one in problems}

    assert mend(desk, problems[0])

    assert problems_of(desk) == ()
    desk.undo()
    assert problems_of(desk) == problems


def test_a_text_that_cannot_be_read_leads_to_no_field(desk: Desk) -> None:
    """But its line is shown."""
    desk.change("Break", {MISSION: b"kind: mission_card\nid: [blood\n"})

    problem = problems_of(desk)[0]

    assert problem.focus is None
    assert problem.source
    assert not mend(desk, problem)


def test_an_excerpt_shows_the_column_meant(desk: Desk) -> None:
    """The sign stands below it, also where a long line is cut."""
    put(desk, MISSION, "deck: chance_encounter", "deck: chanc_encounter")
    [short] = problems_of(desk)
    faction = next(one for one in desk.entries("faction") if one.id == "zane")
    desk.put(faction.at("stats", "reserve", "robotics"), 9, "Raise robotics")
    long = next(one for one in problems_of(desk) if one.diagnostic.code == "points-over-budget")

    line, sign = short.excerpt.splitlines()
    assert line[sign.index("^") :] == "chanc_encounter"
    line, sign = long.excerpt.splitlines()
    assert line[sign.index("^")] == "9"
    assert len(line) < len(long.source) + 7


def test_problems_stand_together_by_file(desk: Desk) -> None:
    """Files with errors first, in each the lines in order."""
    put(desk, MISSION, "deck: chance_encounter", "deck: chanc_encounter")
    put(desk, MISSION, "troop_line: C", "troop_line: Q")
    faction = next(one for one in desk.entries("faction") if one.id == "zane")
    desk.put(faction.at("stats", "spec_ops", "armour"), 3, "Leave a point")

    files = by_file(problems_of(desk))

    assert [name for name, _ in files] == [MISSION, faction.focus.name]
    assert [one.diagnostic.line for one in files[0][1]] == sorted(one.diagnostic.line for one in files[0][1])


def test_problems_of_a_document_are_its_own(desk: Desk) -> None:
    """Not those of its neighbours in the pack."""
    put(desk, MISSION, "deck: chance_encounter", "deck: nowhere")
    mine, other = (next(one for one in desk.entries("mission_card") if one.id == id_) for id_ in ("blood_debt", OTHER))

    assert len(problems_in(desk, mine)) == 1
    assert problems_in(desk, other) == ()


def test_what_errors_keep_out_of_play_and_print_is_named(desk: Desk) -> None:
    """A document by its title, a file that nobody can read by its name; a sound pack lacks nothing."""
    assert left_out(desk) == ()

    put(desk, MISSION, "deck: chance_encounter", "deck: chanc_encounter")
    put(desk, f"missions/{OTHER}.yaml", "title: ", "title: [")

    assert left_out(desk) == ("Blood Debt", f"missions/{OTHER}.yaml")
