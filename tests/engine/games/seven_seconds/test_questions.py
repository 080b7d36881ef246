"""The questions to players stand in one table, and the dispatch is written from it."""

from pathlib import Path

import pytest

from engine.games.seven_seconds.kernel.players import questions
from engine.kernel.build.questions import Question, dispatch_source


@pytest.mark.parametrize("name", sorted(questions.WRITTEN))
def test_dispatch_is_what_the_table_writes(name: str) -> None:
    """The modules that put questions to players are those that the table writes, to the byte."""
    written = Path(questions.__file__).with_name(name).read_text(encoding="utf-8")

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
