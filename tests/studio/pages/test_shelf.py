"""What is done with the document in hand, on the page of its kind."""

from pathlib import Path

import pytest

from studio.ui.by_hand import TABLE
from tests.studio.pages.pages import labelled, opened, press, session_on, shipped_pack


def test_a_document_called_otherwise_stays_in_hand(tmp_path: Path) -> None:
    """Also the first one of its kind, when by its new id it is not the first any more."""
    page = opened("cards", shipped_pack(tmp_path))
    first = labelled(page.text_input, "Title").value
    labelled(page.text_input, "Id").set_value("zz_last")
    press(page, "Change the id everywhere")

    assert [one.title for one in session_on(page).entries("mission_card")][-1] == first
    assert labelled(page.text_input, "Title").value == first


def test_no_two_sessions_share_the_keys_of_their_fields(tmp_path: Path) -> None:
    """A tab that outlives its server would fill the fields of the next session with the words of the last one."""
    root = shipped_pack(tmp_path)
    first, second = (labelled(opened("cards", root).text_input, "Title").key for _ in range(2))

    assert first != second


@pytest.mark.parametrize(
    ("page_key", "game", "ordered"),
    [
        ("squads", "maneuvers", ("a", "copperhead")),
        pytest.param("cards", "seven_seconds", ("red", None), marks=pytest.mark.prove),
        pytest.param("panels", "battlesuit", ("red", None), marks=pytest.mark.prove),
        pytest.param("mobs", "survive", ("south_west", "glass_dogs"), marks=pytest.mark.prove),
        pytest.param("rifle_squads", "infantry", ("a", "breach_party"), marks=pytest.mark.prove),
    ],
)
def test_a_document_leads_to_its_battle_with_one_click(
    page_key: str, game: str, ordered: tuple[str, str | None], tmp_path: Path
) -> None:
    """Whatever was chosen before: a person is asked on its first seat, which has the force in hand."""
    page = opened(page_key, shipped_pack(tmp_path, game))
    for field in ("map", "scenario", "b"):
        page.session_state[f"play:{field}"] = "copperhead"
    page = press(page, "Play it")
    hand = page.session_state[TABLE].hand

    assert page.title[0].value == "Test battle"
    first = hand.played.order.participants[0]
    assert (first.seat, first.force, first.player) == (*ordered, "answered")
    assert all(each.force is None for each in hand.played.order.participants[1:])
    assert not hand.played.is_over
    assert page.get("bidi_component")
    assert not page.warning


def test_a_battle_that_is_being_played_waits_while_another_one_is(tmp_path: Path) -> None:
    """Nothing that was answered is lost by a click; a battle without an answer is just begun anew."""
    page = press(opened("squads", shipped_pack(tmp_path, "maneuvers")), "Play it")
    first = page.session_state[TABLE]
    assert not [button for button in page.button if button.label == "Go on with that one"]
    assert first.answer({"op": "answer", "after": len(first.hand.played.order.answers), "number": 1}) is None
    page = press(page.run(), "Play")
    second = page.session_state[TABLE]
    assert second.hand.played.order.answers != first.hand.played.order.answers

    page = press(page, "Go on with that one")

    assert page.session_state[TABLE] is first
    assert not [button for button in page.button if button.label == "Go on with that one"]


def test_a_document_that_is_in_no_battle_says_so(tmp_path: Path) -> None:
    """A weapon that nobody bears: no battle is begun; one with mistakes cannot be asked for."""
    page = opened("cards", shipped_pack(tmp_path, "infantry"))
    here = session_on(page)
    (weapon,) = (one for one in here.entries("weapon") if one.id == "flamethrower")
    page.session_state["focus"] = weapon.focus
    page.session_state["chosen"] = {"weapon": (weapon.focus.name, weapon.focus.number)}
    page = page.run()
    assert here.put(weapon.at("name"), [], "Break")
    assert labelled(page.run().button, "Play it").disabled
    here.undo()
    page = press(page.run(), "Play it")

    assert TABLE not in page.session_state
    assert "has the weapon flamethrower" in page.warning[0].value


def test_a_card_that_is_drawn_is_in_the_hand_of_who_plays_it(tmp_path: Path) -> None:
    """By the seed, which stands in its field."""
    page = opened("cards", shipped_pack(tmp_path))
    card = session_on(page).entries("mission_card")[0].id
    page = press(page, "Play it")
    played = page.session_state[TABLE].hand.played

    assert played.header("red")["red"]["mission"] == card
    assert labelled(page.number_input, "Seed").value == played.order.seed != 1
