"""What the panel editor shows beside the panel, and what the engine answers in it."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from schemas.models.battlesuit.maps import COLUMNS, ROWS, MapPanel
from studio.games.battlesuit.editors.panel_views import (
    differing_dots,
    drawn_panel,
    join_table,
    panel_document,
    panel_joins,
    panel_look,
    rules_of,
    sight_answer,
)

RULES = rules_of(None)
PLAIN = dict.fromkeys(ROWS, "." * COLUMNS) | {"R": ". " * 17 + "."}


def panel(**layers: dict[str, str]) -> MapPanel:
    """A panel without anything but what is drawn, by layer and row."""
    found = drawn_panel(
        {"letter": "X", "terrain": PLAIN | layers.get("terrain", {}), "levels": PLAIN | layers.get("levels", {})}
    )
    assert found is not None
    return found


def row(**signs: str) -> str:
    """A row with signs in some columns, such as `c07="w"`."""
    text = ["."] * COLUMNS
    for column, sign in signs.items():
        text[int(column[1:]) - 1] = sign
    return "".join(text)


def ask(start: str, end: str = "", start_height: int = 0, end_height: int = 0) -> dict[str, Any]:
    return {"from": start, "to": end, "from_height": start_height, "to_height": end_height}


def test_on_an_empty_panel_everybody_sees_everybody() -> None:
    """All 613 dots, and no obstacle on any line."""
    answer = sight_answer(panel(), RULES, ask("H-11"))

    assert answer is not None
    assert answer["sentences"] == ["H-11 sees 613 of 613 dots."]
    assert set("".join(answer["unseen"].values())) == {"0"}
    assert sight_answer(panel(), RULES, ask("A-01", "R-35"))["verdict"] == "seen"  # type: ignore[index]


def test_woods_higher_than_both_are_told_with_their_section() -> None:
    """Woods rise six levels: from ground to ground nothing is seen behind them. Rules: BS.LOS.6, BS.TER.2."""
    woods = panel(terrain={"H": row(c11="w")})

    answer = sight_answer(woods, RULES, ask("D-11", "L-11"))

    assert answer is not None
    assert answer["verdict"] == "blocked"
    assert answer["sentences"] == ["D-11 does not see L-11.", "Woods at H-11, up to level 6: higher than both (6.3)."]
    assert answer["obstacles"] == [
        {"at": ["H-11"], "blocks": True, "words": "Woods at H-11, up to level 6: higher than both (6.3)."}
    ]
    assert answer["unseen"]["L"][10] == "1"
    assert answer["unseen"]["D"][10] == "0"


@pytest.mark.parametrize(("height", "blind"), [(6, 7), (7, 4), (8, 2)])
def test_blind_points_behind_woods_are_those_of_the_rulebook(height: int, blind: int) -> None:
    """At Level 6, seven points from the woods, seven blind points; at Level 8 two. Rules: BS.LOS.7, BS.LOS.14."""
    woods = panel(terrain={"H": row(c11="w")})

    answer = sight_answer(woods, RULES, ask("A-11", "I-11", height))

    assert answer is not None
    assert answer["sentences"][1].startswith(f"Woods at H-11, up to level 6: {blind} blind points behind it")
    down = "".join(answer["unseen"][letter][10] for letter in "IJKLMNOPQR")
    assert down == "1" * blind + "0" * (10 - blind)


@pytest.mark.parametrize(
    "question",
    [None, "H-11", {}, ask("H-11") | {"to": "R-02"}, ask("H-11") | {"from": "Z-99"}, ask("H-11") | {"to": None},
     ask("H-11", "A-01", -1), ask("H-11", "A-01", 0, 99), ask("H-11") | {"more": 1}],
)  # fmt: skip
def test_what_is_no_question_has_no_answer(question: Any) -> None:
    """A browser may send anything."""
    assert sight_answer(panel(), RULES, question) is None


def test_the_answer_repeats_its_question() -> None:
    """So that the editor knows an old answer from the one it waits for."""
    asked = ask("H-11", "H-20", 2, 1)

    answer = sight_answer(panel(), RULES, asked)

    assert answer is not None
    assert {key: answer[key] for key in asked} == asked


def test_dots_that_meet_other_ground_are_told_once() -> None:
    """Two panels differ from this one at C-35, as they lie; turned, they do so too. Rule: BS.MAP.1."""
    own = panel(terrain={"C": row(c35="w")})
    others = [panel().model_copy(update={"id": name}) for name in ("north_end", "south_end")]

    joins = panel_joins(own, others, RULES)

    assert differing_dots(joins) == {
        "C-35": "C-35 is woods at level 0; C-01 of north_end is clear at level 0; and so at 3 more joins"
    }
    assert join_table(joins, {"north_end": "N · North end"}) == [
        {"Panel": name, "North": "joins", "East": "1 differ, 1 differ turned", "South": "joins", "West": "joins"}
        for name in ("N · North end", "south_end")
    ]


def test_the_editor_is_given_whole_rows_whatever_the_document_says() -> None:
    """18 rows of 35 signs a layer, of nothing and of nonsense."""
    for data in ({}, {"terrain": None, "hills": 3}, {"terrain": {"A": ["w"]}, "hills": ["x", {"badge_at": 5}]}):
        document = panel_document(data)

        assert [*document["pictures"]["terrain"]] == [*document["pictures"]["levels"]] == [*ROWS]
        assert {len(text) for text in document["pictures"]["terrain"].values()} == {COLUMNS}


def test_every_terrain_of_the_legend_has_a_sign_beside_its_colour() -> None:
    """But clear ground, whose dot is an open ring; a terrain that nobody knows has neither."""
    shipped = yaml.safe_load(Path("content/battlesuit/panels/panel_a.yaml").read_text(encoding="utf-8"))

    known, odd = (panel_look(data)["layers"][0]["legend"] for data in (shipped, {"legend": {"z": "moonlight"}}))
    marks = {swatch["name"]: "icon" in swatch and "dot" in swatch for swatch in known}

    assert [name for name, marked in marks.items() if not marked] == ["clear"]
    assert len(marks) == 7
    assert odd == [{"sign": "z", "name": "moonlight"}]


def test_a_panel_with_faults_can_still_be_judged() -> None:
    """Dots that cannot be read count as clear, badges are left out; without a letter there is no panel."""
    flawed = {"letter": "A", "terrain": {"A": "ww"}, "hills": [{"badge_at": "A-01"}]}

    found = drawn_panel(flawed)

    assert found is not None
    assert found.terrain["A"] == "ww" + "." * 33
    assert drawn_panel({"letter": "AB"}) is None
