"""Mistakes on the screen: their line, their field, and the click that fixes them."""

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from schemas.diagnostics.diagnostics import Severity
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.views.problems import LINE_PX, TOP_PX, by_file, fix, left_out, margin_style, problems_in, problems_of
from tests.studio.shipped import session_of

MISSION = "missions/blood_debt.yaml"
OTHER = "cut_the_wire"


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_of(tmp_path)


def put(session: Session, name: str, old: str, new: str) -> None:
    text = session.workspace.files[name].decode()
    assert old in text
    session.change("Plant a mistake", {name: text.replace(old, new).encode()})


def test_a_sound_pack_has_no_problems(session: Session) -> None:
    """As it is shipped."""
    assert problems_of(session) == ()


def test_a_problem_shows_the_line_as_it_stands_in_memory(session: Session) -> None:
    """With file, line and column, and the field to go to."""
    put(session, MISSION, "deck: chance_encounter", "deck: chanc_encounter")

    [problem] = problems_of(session)

    assert problem.place == f"{MISSION}:6:7"
    assert problem.source == "deck: chanc_encounter"
    assert problem.focus == Focus(MISSION, 0, ("deck",))


@pytest.mark.parametrize(
    ("old", "new"),
    [("deck: chance_encounter", "deck: chanc_encounter"), ("troop_line: C", "trop_line: C"), ("title:", "titel:")],
)
def test_a_misspelling_is_fixed_with_a_click(session: Session, old: str, new: str) -> None:
    """The text is then what it was, to the byte."""
    before = session.workspace.files[MISSION]
    put(session, MISSION, old, new)

    [problem] = problems_of(session)

    assert fix(session, problem)
    assert session.workspace.files[MISSION] == before
    assert problems_of(session) == ()


def test_a_reference_that_names_nothing_is_fixed_with_a_click(tmp_path: Path) -> None:
    """By the closest name there is."""
    session = session_of(tmp_path, "battlesuit")
    [name, *_] = [one.focus.name for one in session.entries("scenario")]
    before = session.workspace.files[name]
    data = session.entries_of(name)[0].data
    put(session, name, f"map: {data['map']}", f"map: {data['map']}x")

    for problem in problems_of(session):
        if problem.diagnostic.fix:
            fix(session, problem)

    assert session.workspace.files[name] == before


def test_overspent_points_are_fixed_with_a_click(session: Session) -> None:
    """The cheapest fix makes the faction legal again, in one step."""
    faction = session.entries("faction")[0]
    armour = faction.value(("stats", "veteran", "armour"))
    session.put(faction.at("stats", "veteran", "armour"), armour + 1, "Raise armour")
    problems = problems_of(session)
    assert {"points-over-budget"} <= {one.diagnostic.code for one in problems}

    assert fix(session, problems[0])

    assert problems_of(session) == ()
    session.undo()
    assert problems_of(session) == problems


def test_a_text_that_cannot_be_read_leads_to_no_field(session: Session) -> None:
    """But its line is shown."""
    session.change("Break", {MISSION: b"kind: mission_card\nid: [blood\n"})

    problem = problems_of(session)[0]

    assert problem.focus is None
    assert problem.source
    assert not fix(session, problem)


def test_an_excerpt_shows_the_column_meant(session: Session) -> None:
    """The sign stands below it, also where a long line is cut."""
    put(session, MISSION, "deck: chance_encounter", "deck: chanc_encounter")
    [short] = problems_of(session)
    faction = next(one for one in session.entries("faction") if one.id == "zane")
    session.put(faction.at("stats", "reserve", "robotics"), 9, "Raise robotics")
    long = next(one for one in problems_of(session) if one.diagnostic.code == "points-over-budget")

    line, sign = short.excerpt.splitlines()
    assert line[sign.index("^") :] == "chanc_encounter"
    line, sign = long.excerpt.splitlines()
    assert line[sign.index("^")] == "9"
    assert len(line) < len(long.source) + 7


def test_problems_stand_together_by_file(session: Session) -> None:
    """Files with errors first, in each the lines in order."""
    put(session, MISSION, "deck: chance_encounter", "deck: chanc_encounter")
    put(session, MISSION, "troop_line: C", "troop_line: Q")
    faction = next(one for one in session.entries("faction") if one.id == "zane")
    session.put(faction.at("stats", "spec_ops", "armour"), 3, "Leave a point")

    files = by_file(problems_of(session))

    assert [name for name, _ in files] == [MISSION, faction.focus.name]
    assert [one.diagnostic.line for one in files[0][1]] == sorted(one.diagnostic.line for one in files[0][1])


def test_problems_of_a_document_are_its_own(session: Session) -> None:
    """Not those of its neighbours in the pack."""
    put(session, MISSION, "deck: chance_encounter", "deck: nowhere")
    mine, other = (
        next(one for one in session.entries("mission_card") if one.id == id_) for id_ in ("blood_debt", OTHER)
    )

    assert len(problems_in(session, mine)) == 1
    assert problems_in(session, other) == ()


def test_what_errors_keep_out_of_play_and_print_is_named(session: Session) -> None:
    """A document by its title, a file that nobody can read by its name; a sound pack lacks nothing."""
    assert left_out(session) == ()

    put(session, MISSION, "deck: chance_encounter", "deck: chanc_encounter")
    put(session, f"missions/{OTHER}.yaml", "title: ", "title: [")

    assert left_out(session) == ("Blood Debt", f"missions/{OTHER}.yaml")


def numbers(style: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", unquote(style))


def test_every_line_has_its_number() -> None:
    """And those with mistakes a sign that needs no colour."""
    style = margin_style("st-key-x", 4, {2: Severity.ERROR, 4: Severity.WARNING})

    assert numbers(style) == ["1", "! 2", "3", "! 4"]
    assert style.startswith(".st-key-x textarea {")


def test_a_band_lies_behind_a_marked_line() -> None:
    """Of a line that is not there any more none is drawn."""
    style = margin_style("x", 3, {3: Severity.ERROR, 9: Severity.ERROR})

    assert style.count("linear-gradient") == 1
    assert f"0 {TOP_PX + 2 * LINE_PX}px" in style
