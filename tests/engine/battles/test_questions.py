"""One table of questions a game: whoever plays is offered the same, and a row stands in no other place."""

import ast
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.battles.asking import Choice, listed_cells
from engine.battles.battle import fight
from engine.battles.custom_players import Chooser, fight_with_players
from engine.battles.modes import call
from engine.battles.orders import BattleOrder, Mode, Participant
from engine.battles.played import battles_of
from engine.execution.simulation import Simulation
from engine.execution.snapshots import choices, resume
from engine.kernel.answers import next_cell
from engine.kernel.questions import LIST_CHOICES, Questions, question
from schemas.packs.packs import Pack
from tests.engine.games.recording import seated

PLAYED = ("seven_seconds", "battlesuit", "survive", "maneuvers", "infantry")


class Drawing(Chooser):
    """A player that draws from what it is offered, and knows no game."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.sentences: list[str] = []

    def choose(self, seat: str, offers: tuple[Choice, ...]) -> Choice:
        """Draw one."""
        assert seat
        chosen = self.dice.choice(offers)
        self.sentences.append(chosen.sentence)
        return chosen


def questions_of(name: str) -> Questions:
    found = battles_of(name).questions
    assert found is not None
    return found


def order_of(pack: Pack, player: str, seed: int) -> BattleOrder:
    """Return an order of the first scenario of a pack, if it has one, with a player at every seat."""
    played = battles_of(pack.manifest.system)
    prepared = played.prepared(pack)
    scenario = next(iter(prepared.scenarios), None)
    seats = played.form_for(prepared, scenario).seats
    return BattleOrder(tuple(Participant(seat, None, player) for seat in seats), scenario, None, seed)


@pytest.mark.parametrize("name", PLAYED)
def test_a_player_without_a_line_of_game_code_plays_to_the_end(packs: dict[str, Pack], name: str) -> None:
    """It draws from what it is offered, and nothing that it answers is refused."""
    order = order_of(packs[name], "heuristic", 3)
    seat = order.participants[0].seat
    player = Drawing(5)

    battle = fight_with_players(packs[name], order, {seat: player})

    assert battle.result.winner in {*(each.seat for each in order.participants), None, "control"}
    assert battle.setup.game.answers.refused == 0
    assert len(player.sentences) > 5
    assert all(text[0] == text[0].upper() and text.endswith(".") for text in player.sentences)


@pytest.mark.parametrize("name", PLAYED)
def test_a_searching_player_and_a_strangers_are_offered_the_same(packs: dict[str, Pack], name: str) -> None:
    """At its first questions a player at the table is offered what a snapshot of the battle lists, in its words."""
    pack = packs[name]
    order = order_of(pack, "answered", 4)
    offered: list[tuple[Choice, ...]] = []

    class Noting(Drawing):
        def choose(self, seat: str, offers: tuple[Choice, ...]) -> Choice:
            offered.append(offers)
            return super().choose(seat, offers)

    player = Noting(2)
    fight_with_players(pack, seated(order, "custom"), dict.fromkeys((each.seat for each in order.participants), player))
    simulation, waiting, dice = Simulation(pack, "compiled"), order, Random(2)
    for offers in offered[:40]:
        assert choices(simulation, waiting) == offers
        waiting = waiting.answered(dice.choice(offers).cells)


class Illegal(Chooser):
    """Chooses what is not offered."""

    def choose(self, seat: str, offers: tuple[Choice, ...]) -> Choice:
        """Choose nothing that is there."""
        del offers
        return Choice((99, 99), seat)


def test_what_is_not_offered_is_refused_with_the_name_of_the_player(packs: dict[str, Pack]) -> None:
    """A chooser is told so like every player of a stranger."""
    order = order_of(packs["maneuvers"], "heuristic", 1)
    with pytest.raises(ValueError, match=r"a's Illegal answered choose with .*: it is none of what is offered"):
        fight_with_players(packs["maneuvers"], order, {"a": Illegal()})


def waiting_at(pack: Pack, mode: Mode, number: int) -> Any:
    """Return the game of a battle that waits at its so many-th question, all answers drawn."""
    order, dice = order_of(pack, "answered", 7), Random(number)
    compiled, waiting = Simulation(pack, "compiled"), order
    for _ in range(number):
        listed = choices(compiled, waiting)
        waiting = waiting.answered(dice.choice(listed).cells)
    return resume(Simulation(pack, mode), waiting).game


@pytest.mark.parametrize(
    ("mode", "number"),
    [
        *(("compiled", number) for number in (0, 9, 30)),
        *(("plain", number) for number in (0, 30)),
        pytest.param("plain", 9, marks=pytest.mark.soak),  # of Battlesuit 30,000 candidates, every dot with its levels
    ],
)
@pytest.mark.parametrize("name", PLAYED)
def test_one_drawn_candidate_is_one_of_the_list_and_all_of_them_are_the_list(
    packs: dict[str, Pack], name: str, mode: Mode, number: int
) -> None:
    """Drawing judges one candidate alone: by turns they give every listed answer, in order, and none besides."""
    game = waiting_at(packs[name], mode, number)
    fill = partial(call, name, LIST_CHOICES, game, mode)
    whole = listed_cells(game.choices, fill)
    game.choices.drawn = -1
    assert listed_cells(game.choices, fill) == ()

    found: list[tuple[int, ...]] = []
    for candidate in range(1, game.choices.proposed + 1):
        game.choices.drawn = candidate
        drawn = listed_cells(game.choices, fill)
        assert len(drawn) <= 1
        found += drawn
    game.choices.drawn = 0

    assert tuple(dict.fromkeys(found)) == whole


@pytest.mark.parametrize("name", PLAYED)
def test_a_question_stands_in_its_row_alone(name: str) -> None:
    """No other module of a game names a question, but where the rules ask it and where a stranger's player answers."""
    home = Path("engine/games") / name
    asked = {row.name for row in questions_of(name).rows}
    others = [path for path in home.rglob("*.py") if path.name != "questions.py" and "custom_players" not in path.parts]
    for path in others:
        tree = ast.parse(path.read_text("utf-8"))
        defined = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        assert not defined & asked, path


@pytest.mark.parametrize("name", PLAYED)
def test_every_cell_is_a_column_of_the_choice(name: str) -> None:
    """An answer that is read off its row is written to columns that there are, and what lists it is a function."""
    questions, game = questions_of(name), battles_of(name).game()
    for row in questions.rows:
        assert {*row.cells} <= {*game.choice.columns}, row.name  # type: ignore[attr-defined]
        assert row.says, row.name
        assert callable(questions.functions[row.lists.partition("(")[0].rpartition(".")[2]])


def test_the_random_player_draws_each_legal_answer_and_seldom_another_than_the_first(packs: dict[str, Pack]) -> None:
    """Of 40 battles of 7 Seconds a side announces its withdrawal in one of thirty rounds or so, not in every other."""
    fought = [fight(packs["seven_seconds"], order_of(packs["seven_seconds"], "random", seed)) for seed in range(40)]
    rounds = sum(battle.result.turns for battle in fought)
    announced = sum(row.get("event") == "withdraw" for battle in fought for row in battle.rows())

    assert rounds / 120 < announced < rounds / 8


def test_a_cell_that_is_cut_short_is_nothing() -> None:
    """Whoever answers with too few cells answers with zeros, drawn or laid down."""
    game: Any = battles_of("maneuvers").game()
    game.choices.cells[:3] = [2, 8, 9]
    game.answers.at, game.answers.until = 1, 3

    assert [next_cell(game.answers, game.choices) for _ in range(3)] == [8, 9, 0]


TEA = Questions(
    "tea.kernel",
    (
        question("wants_tea", "Return whether to rest.", "side", "", "", heuristic="b.nod(game)"),
        question(
            "choose_cup",
            "Set `choice.cup`.",
            "side guest",
            "",
            "",
            of="guest",
            amount_of="game.pot.left",
            seldom=3,
            heuristic="b.cup(game, guest)",
            lists="cups.list_cups(game, game.answers.side)",
            cup=None,
        ),
    ),
    None,
)


def test_a_row_is_what_the_compiler_gets() -> None:
    """A row becomes a function that puts the question, one that reads its answer, and a branch of the list."""
    found = {node.name: ast.unparse(node) for node in ast.parse(TEA.source).body if isinstance(node, ast.FunctionDef)}

    assert found["put_choose_cup"] == (
        "def put_choose_cup(game: Game, side: int, guest: int) -> None:\n"
        "    put_question(game.answers, 2, side, guest, game.pot.left)"
    )
    assert found["read_choose_cup"].endswith("    game.choice.cup = next_cell(game.answers, game.choices)")
    assert found["read_wants_tea"].endswith("    return said_yes(game.answers, game.choices)")
    assert found["choose_cup"].endswith(
        "        put_choose_cup(game, side, guest)\n        find_answer(game, side, 3)\n"
        "    if answers_in_cells(game.forces.policy[side]):\n"
        "        read_choose_cup(game)\n    else:\n        cup(game, guest)\n"
        "        stand_decided(game.answers, 0)"
    )
    assert found["wants_tea"].endswith(
        "        return read_wants_tea(game)\n    yes: bool = nod(game)\n"
        "    stand_decided(game.answers, int(yes))\n    return yes"
    )
    assert found["list_choices"].endswith(
        "    if game.answers.question == 1:\n        list_no_and_yes(game.choices)\n"
        "    elif game.answers.question == 2:\n        list_cups(game, game.answers.side)"
    )
