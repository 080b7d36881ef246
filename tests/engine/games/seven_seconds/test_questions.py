"""The questions to players stand in one table, and the dispatch is written from it."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.games.seven_seconds.kernel.players import questions
from engine.kernel.build.questions import Question, dispatch_source, listing_source


@pytest.mark.parametrize("name", sorted(questions.WRITTEN))
def test_dispatch_is_what_the_table_writes(name: str) -> None:
    """The modules that put questions to players are those that the table writes, to the byte."""
    written = Path(questions.__file__).parent.joinpath(name).read_text(encoding="utf-8")

    assert written == questions.WRITTEN[name]


def test_a_new_question_is_one_row() -> None:
    """A row of the table becomes a function that asks whoever decides for the side."""
    row = Question(
        "wants_tea", ("side",), "bool", "Return whether to rest.", {"RANDOM": "a.toss(game)", "OLD": "b.nod(game)"}
    )

    text = dispatch_source("kernel", "Who decides.", [row])

    assert text == (
        '"""Who decides."""\n\n'
        "from kernel.codes import RANDOM\n"
        "from kernel.players.a import toss\n"
        "from kernel.players.b import nod\n"
        "from kernel.records import Game\n\n\n"
        "def wants_tea(game: Game, side: int) -> bool:\n"
        '    """Return whether to rest."""\n'
        "    if game.forces.policy[side] == RANDOM:\n"
        "        return toss(game)\n"
        "    return nod(game)\n"
    )


def test_a_question_says_how_its_answers_are_listed() -> None:
    """Questions that wait under a number lead to the call that lists their answers; those never put lead nowhere."""
    row = Question("wants_tea", ("side",), "bool", "Return whether to rest.", {"OLD": "b.nod(game)"})
    yes_or_no = replace(row, asks="ASK_TEA", lists="kernel.list_no_and_yes(game.choices)")
    cup = replace(row, asks="ASK_CUP", lists="cups.list_cups(game, game.answers.side)")

    text = listing_source(
        "engine.games.tea.kernel", "What to drink.", [row, yes_or_no, cup, replace(yes_or_no, asks="ASK_BREAK")]
    )

    assert text == (
        '"""What to drink."""\n\n'
        "from engine.games.tea.kernel.codes import ASK_BREAK, ASK_CUP, ASK_TEA\n"
        "from engine.games.tea.kernel.players.cups import list_cups\n"
        "from engine.games.tea.kernel.records import Game\n"
        "from engine.kernel.choices import forget_choices, list_no_and_yes\n\n\n"
        "def list_choices(game: Game) -> None:\n"
        '    """List the legal answers of the question that waits; none where none does."""\n'
        "    forget_choices(game.choices)\n"
        "    asked: int = game.answers.question\n"
        "    if asked == ASK_TEA or asked == ASK_BREAK:\n"
        "        list_no_and_yes(game.choices)\n"
        "    elif asked == ASK_CUP:\n"
        "        list_cups(game, game.answers.side)\n"
    )
