"""What the layout editor shows of a battle map."""

from base64 import b64decode
from io import BytesIO
from pathlib import Path

import yaml
from PIL import Image

from engine.games.battlesuit.maps.battlefield import conflicts, layout_of
from schemas.models.battlesuit.maps import BattleMap, MapPanel
from studio.games.battlesuit.editors.layout_views import layout_document, layout_seams, panel_cards, panel_picture

PANELS = {
    path.stem: MapPanel.model_validate(yaml.safe_load(path.read_text(encoding="utf-8")))
    for path in sorted(Path("content/battlesuit/panels").glob("*.yaml"))
}
WOODED = PANELS["panel_b"].model_copy(
    update={"terrain": PANELS["panel_b"].terrain | {"C": "w" + PANELS["panel_b"].terrain["C"][1:]}}
)
HALVES = {"layout": [[{"panel": "panel_a"}, {"panel": "panel_b"}]]}
TURNED = {"layout": [[{"panel": "panel_a"}], [{"panel": "panel_b", "rotation": 180}]]}


def test_every_side_of_a_shipped_map_joins() -> None:
    """Six Fields has three panels by two, so seven sides between them."""
    data = yaml.safe_load(Path("content/battlesuit/maps/six_fields.yaml").read_text(encoding="utf-8"))

    seams = layout_seams(data, PANELS)

    assert len(seams) == 7
    assert {seam["differing"] for seam in seams} == {0}


def test_a_dot_that_differs_is_told_at_its_side() -> None:
    """Woods on C-01 of panel B meet C-35 of panel A, which is clear. Rule: BS.GAP.122."""
    [seam] = layout_seams(HALVES, {**PANELS, "panel_b": WOODED})

    assert seam == {
        "row": 0,
        "column": 0,
        "edge": "east",
        "differing": 1,
        "words": "A-C-35 is clear at level 0, B-C-01 is woods at level 0",
    }


def test_sides_tell_what_the_engine_tells_of_the_whole_map() -> None:
    """Turned panels too: as many dots differ as there are conflicts. Rule: BS.GAP.122."""
    edges = {"A": ".w" * 17 + "w", "R": "w " * 17 + "b"}
    rough = PANELS["panel_b"].model_copy(update={"terrain": PANELS["panel_b"].terrain | edges})
    panels = {"panel_a": PANELS["panel_a"], "panel_b": rough}

    for data in (HALVES, TURNED):
        model = BattleMap.model_validate({"kind": "battle_map", "id": "x", "title": "X", **data})
        told = [*conflicts(layout_of(model, panels), panels)]

        assert sum(seam["differing"] for seam in layout_seams(data, panels)) == len(told)
    assert told


def test_a_panel_that_is_not_there_is_no_fault_of_the_side() -> None:
    """The side says so."""
    [seam] = layout_seams(HALVES, {"panel_a": PANELS["panel_a"]})

    assert seam["words"] == "one of these panels cannot be read"


def test_pictures_are_small_and_only_of_what_lies_there() -> None:
    """A panel is 17 by 11 inches; its picture stays under 50 kB, and is the same each time."""
    cards = panel_cards(PANELS, [[{"panel": "panel_c"}]])

    assert [card["letter"] for card in cards] == [*"ABCDEFGHIJ"]
    assert [card["id"] for card in cards if card["picture"]] == ["panel_c"]
    picture = panel_picture(PANELS["panel_c"])
    data = b64decode(picture.removeprefix("data:image/png;base64,"))
    assert len(data) < 50_000
    with Image.open(BytesIO(data)) as shown:
        assert shown.size == (17 * 36, 11 * 36)


def test_the_editor_is_given_whole_places_whatever_the_document_says() -> None:
    """Rows that are none, panels without a name, turns that are none."""
    data = {
        "layout": [None, [{"panel": 3, "rotation": 90}, "x"]],
        "tiles": [{"at": "A-H-11", "terrain": "woods"}, 5],
        "works": "bunker",
    }

    assert layout_document(data) == {
        "layout": [[], [{"panel": "3", "rotation": 0}, {"panel": "", "rotation": 0}]],
        "tiles": [{"at": "A-H-11", "what": "woods"}],
        "works": [],
    }
