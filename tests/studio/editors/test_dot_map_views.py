"""What the editor of dot maps is given, whatever a document says."""

from typing import Any

import pytest

from studio.games.infantry.editors.map_views import map_document, map_look, structure_counts

MAP: dict[str, Any] = {
    "title": "The Ford",
    "structures": {"P": "pump_house"},
    "ground": "..PP..\n......\n~~--~~\n......\n......\n......\n",
    "tunnels": "......\n..A...\n..a...\n..a...\n..A...\n......\n",
}


def legend(data: dict[str, Any], layer: int) -> dict[str, dict[str, str]]:
    return {look["sign"]: look for look in map_look(data, None)["layers"][layer]["legend"]}


def test_a_map_without_levels_is_flat() -> None:
    """It has a whole picture of level 0, to be painted on. Rule: IN.TER.3."""
    document = map_document(MAP)

    assert document["lattice"] == {"grid": "square", "columns": 6, "rows": 6, "column_mm": 12.7, "row_mm": 12.7}
    assert set(document["pictures"]["levels"].values()) == {"......"}
    assert document["pictures"]["ground"]["0"] == "..PP.."


def test_every_terrain_but_standard_has_a_sign_on_a_disc() -> None:
    """Nobody tells terrain by its colour alone."""
    looks = legend(MAP, 0)

    assert [sign for sign, look in looks.items() if "dot" not in look] == ["."]
    assert all(look["dot"] and look["mark"] and look["dot"] != look["mark"] for look in looks.values() if "dot" in look)


def test_a_structure_that_nobody_defined_has_its_id() -> None:
    """The sign can be painted all the same; that it stands for nothing is said by the check."""
    assert legend(MAP, 0)["P"]["name"] == "pump_house"
    assert structure_counts(MAP) == {"P": 2}


def test_a_sign_of_a_structure_is_none_of_the_legend() -> None:
    """What the legend says of it does not count then."""
    names = {sign: look["name"] for sign, look in legend({**MAP, "structures": {"B": "barn"}}, 0).items()}

    assert names["B"] == "barn"
    assert len([name for name in names.values() if name == "building"]) == 0


def test_tunnels_offer_one_letter_more_than_there_are() -> None:
    """Small letters for dots of a tunnel, capitals for the ways in. Rule: IN.TUN.1."""
    names = {sign: look["name"] for sign, look in legend(MAP, 2).items()}

    assert [*names] == [*".aAbB"]
    assert (names["a"], names["A"]) == ("tunnel a", "way into tunnel a")
    assert [*legend({**MAP, "tunnels": "abcdefghijklmnopqrstuvwxyz"}, 2)][-1] == "Z"


@pytest.mark.parametrize("terrain", ["moonlight", 5, None, ["trench"]])
def test_a_terrain_that_there_is_not_is_shown_by_its_sign(terrain: Any) -> None:
    """As something that wants mending, with what stands there as its name."""
    look = legend({**MAP, "legend": {".": "standard", "m": terrain}}, 0)["m"]

    assert look["name"] == str(terrain).replace("_", " ")
    assert look["dot"] == "#FFFFFF"
