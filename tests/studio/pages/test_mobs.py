"""The pages of Mobs and levels of SURVIVE without a browser."""

from pathlib import Path

from streamlit.testing.v1 import AppTest

from tests.studio.pages.pages import opened, shipped_pack


def words(page: AppTest) -> list[str]:
    return [one.value for one in page.markdown]


def pick(page: AppTest, label: str, option: str) -> AppTest:
    next(one for one in page.selectbox if one.label == label).select(option)
    return page.run()


def test_a_heavier_weapon_slows_the_unit_at_once(tmp_path: Path) -> None:
    """The Boss moves 9 inches with 3 of 8, and 5 inches with an autocannon and 7. Rule: SV.MOV.1."""
    page = opened("mobs", shipped_pack(tmp_path, "survive"))
    assert any(one.startswith("Move **9 in** :small[(12 in less 3)]") for one in words(page))
    assert "**3** of 8" in [one.strip() for one in words(page)]

    page = pick(page, "Weapon 1 of Boss", "autocannon")

    assert not page.exception
    assert any(one.startswith("Move **5 in** :small[(12 in less 7)]") for one in words(page))
    assert "**7** of 8" in [one.strip() for one in words(page)]


def test_a_unit_is_exchanged_and_one_too_many_is_said(tmp_path: Path) -> None:
    """A Mob has five. Rule: SV.GAP.41."""
    page = opened("mobs", shipped_pack(tmp_path, "survive"))
    page = pick(page, "Unit 2", "gunner")
    assert next(one for one in page.selectbox if one.label == "Unit 2").value == "gunner"

    next(one for one in page.button if one.label == "Add a unit").click()
    page = page.run()

    assert any("Mob has 6 units" in one for one in words(page))


def test_a_level_names_its_board_and_its_mobs_by_choice(tmp_path: Path) -> None:
    """Two players on the board for four."""
    page = opened("levels", shipped_pack(tmp_path, "survive"))
    page = pick(page, "Control zone", "interchange_zero")
    page = pick(page, "Mob of player 2", "night_shift")

    assert not page.exception
    assert any("Interchange Zero has 4 starting corners" in one.value for one in page.caption)
    assert next(one for one in page.selectbox if one.label == "Mob of player 2").value == "night_shift"
