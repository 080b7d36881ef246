"""Battles played by hand: a program that knows no game draws from the choices of all of them."""

from random import Random

import pytest

from musterpress import api


def played(game: api.Game, chance: Random, most: int) -> api.Game:
    """Answer at random, so many times at most."""
    for _ in range(most):
        if game.is_over:
            return game
        game = game.choose(chance.randrange(len(game.choices)))
    return game


@pytest.mark.parametrize("name", ["seven_seconds", "battlesuit", "survive", "maneuvers", "infantry"])
def test_one_program_answers_in_every_game(name: str) -> None:
    """It asks for no name of a game: every question has choices in sentences, and each answer leads on."""
    pack = api.load(name)
    scenario = next(iter(pack.scenarios), None)
    game = api.play(pack, scenario=scenario, seed=3)
    later = played(game, Random(1), 6)

    assert game.seat == pack.seats_of(scenario)[0]
    assert all(choice.sentence for choice in later.choices)
    assert later.events()[: len(game.events())] == game.events()
    assert len(later.events()) >= len(game.events())


@pytest.mark.parametrize(
    "name",
    ["maneuvers", *(pytest.param(name, marks=pytest.mark.prove) for name in ("seven_seconds", "survive"))],
)
def test_a_battle_is_played_to_its_end(name: str) -> None:
    """At the end nobody is asked, and the result is there; before it, it is not."""
    pack = api.load(name)
    game = api.play(pack, scenario=next(iter(pack.scenarios), None), seed=2)
    ended = played(game, Random(1), 2000)

    assert game.result is None
    assert ended.is_over
    assert ended.seat is None
    assert ended.choices == ()
    assert ended.result is not None
    assert ended.events()[-1]["event"] == "result"
    assert "over" in repr(ended)
    with pytest.raises(ValueError, match="has ended"):
        ended.choose(0)


def test_a_game_that_was_answered_can_be_answered_otherwise(seven: api.Pack) -> None:
    """Nothing of a game changes: the one before it asks what it asked, and says what it said."""
    game = api.play(seven, "blue", seed=3)
    told, asked = game.sentences(), game.choices
    first, last = game.choose(0), game.choose(len(asked) - 1)

    assert game.seat == "blue"
    assert (game.sentences(), game.choices) == (told, asked)
    assert first.sentences() != last.sentences()
    assert first.sentences()[: len(told)] == told


def test_a_place_that_is_not_listed_is_taken_if_it_is_legal(seven: api.Pack) -> None:
    """Places are too many to list: one a hundredth of an inch beside a listed one is as good (7S.MOVE.1)."""
    game = api.play(seven, ["red", "blue"], seed=3).choose(1)
    listed = next(choice for choice in game.choices if "moves to" in choice.sentence)
    nearby = [
        api.Choice((*listed.cells[:at], listed.cells[at] + step, *listed.cells[at + 1 :]), "Nearby.")
        for at in range(len(listed.cells)) for step in (-10, 10)
    ]  # fmt: skip
    taken = [choice for choice in nearby if choice not in game.choices and taken_by(game, choice)]

    assert taken


def taken_by(game: api.Game, choice: api.Choice) -> bool:
    try:
        return len(game.choose(choice).events()) > len(game.events())
    except ValueError:
        return False


def test_a_seat_that_nobody_answers_for_is_played(seven: api.Pack) -> None:
    """With both seats one's own, the first is asked at once; players answer for the others by their names."""
    alone = api.play(seven, ["red", "blue"], seed=3)
    against_chance = api.play(seven, "red", players={"blue": "random"}, seed=3)

    assert alone.seat == "red"
    assert against_chance.seat == "red"
    against_heuristic = api.play(seven, "red", seed=3)
    for _ in range(12):
        against_chance, against_heuristic = against_chance.choose(0), against_heuristic.choose(0)
    assert against_chance.sentences() != against_heuristic.sentences()


@pytest.mark.parametrize("number", [-1, 10_000])
def test_an_answer_that_is_not_offered_is_refused(number: int, seven: api.Pack) -> None:
    """Neither a number beyond the choices nor cells that no rule takes are answers."""
    game = api.play(seven, seed=3)

    with pytest.raises(ValueError, match="numbered from 0"):
        game.choose(number)
    with pytest.raises(ValueError, match="no legal answer"):
        game.choose(api.Choice((48, 0), "Red activates a blip of blue."))


def test_a_seat_is_not_given_away_twice(seven: api.Pack) -> None:
    """What one answers for oneself, no player does, and a player of one's own is fought with, not played against."""
    with pytest.raises(api.OrderError, match="red is yours"):
        api.play(seven, "red", players={"red": "random"})
    with pytest.raises(api.OrderError, match="shipped players"):
        api.play(seven, "red", players={"blue": object()})
    with pytest.raises(api.OrderError, match="no seat 'green'"):
        api.play(seven, "green")


def test_what_a_notebook_shows_of_a_game_is_a_page(seven: api.Pack) -> None:
    """The last sentences, the first choices by number, and how many more there are."""
    game = api.play(seven, ["red", "blue"], seed=3)
    shown = game._repr_html_()

    assert "0: Red passes." in shown
    assert f"and {len(game.choices) - 10} more choices" in shown
    assert len(shown) < 5000


def test_a_seat_is_told_what_it_may_know(seven: api.Pack) -> None:
    """Red is told its own cards and the table, and nothing of blue's cards; without a seat all is told."""
    game = api.play(seven, "red", seed=3)

    assert game.question == "Whom does red activate?"
    assert not any("Blue draws" in sentence for sentence in game.sentences("red"))
    assert any("Blue draws" in sentence for sentence in game.sentences())
    assert {row["side"] for row in game.events("red") if row["event"] == "card"} == {"red"}
    assert any(line.startswith("Your mission: Cut the Wire") for line in game.board())
    assert any(line.startswith("Blue blip 3: (") for line in game.board("red"))


def test_answers_have_rules_hints_and_odds(seven: api.Pack) -> None:
    """Each choice cites its rules; a search with two dice of 1 to 6 comes to 7 points on average (7S.TGT.2)."""
    game = api.play(seven, "red", seed=3)
    turned = next(choice for choice in game.choices if "turns over" in choice.sentence)
    acting = game.choose(turned)
    searches = {choice.cells[6]: choice for choice in acting.choices if "searches" in choice.sentence}

    assert turned.rules == ("7S.ACT.1", "7S.SEQ.7")
    assert searches[2].odds == "7.0 sensor points on average"
    assert searches[2].rules == ("7S.TGT.2",)
    assert set(game.hints()) == {"bold", "careful", "first", "heuristic", "scorer", "steady"}
    assert all(hint.sentence.startswith("Red ") for hint in acting.hints().values())


def test_a_game_is_taken_back_kept_and_gone_on_with() -> None:
    """What is taken back asks again; what was kept goes on as if it had not been, and ends with a true log."""
    pack = api.load("maneuvers")
    game = api.play(pack, "b", scenario="loading_dock", players={"a": "search:5"}, seed=3)
    later = played(game, Random(1), 4)
    again = api.resume(pack, later.saved())

    assert later.back().choices == played(game, Random(1), 3).choices
    assert again.sentences("b") == later.sentences("b")
    with pytest.raises(ValueError, match="nothing to take back"):
        game.back()
    with pytest.raises(ValueError, match="still goes on"):
        later.battle()
    assert played(again, Random(2), 500).battle().log() == played(later, Random(2), 500).battle().log()


def test_what_was_not_saved_is_refused() -> None:
    """A text that is no saved battle, and one whose answer no rule takes."""
    pack = api.load("maneuvers")
    saved = api.play(pack, "b", scenario="loading_dock", seed=3).choose(0).saved()

    with pytest.raises(ValueError, match="no saved battle"):
        api.resume(pack, "{}")
    with pytest.raises(ValueError, match="none that the rules take"):
        api.resume(pack, saved.replace('"answers": [[', '"answers": [[77, '))
    with pytest.raises(ValueError, match="of the pack 'maneuvers'"):
        api.resume(api.load("infantry"), saved)
