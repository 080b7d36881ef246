"""Custom players of Battlesuit: they see what their side sees, answer in names, and may not err."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.battles.custom_players import fight_with_players
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.games.battlesuit.custom_players import (
    Action,
    Fire,
    IllegalAnswer,
    Move,
    Player,
    PlayerError,
    Repair,
    Soldier,
    Step,
    View,
    Walk,
)
from engine.games.battlesuit.custom_players.player import CommandQuestions
from engine.games.battlesuit.kernel.questions import QUESTIONS
from schemas.packs.packs import Pack
from tests.engine.games.battlesuit.scenario_bench import shipped

PAGE = Path("docs/how-to/write-a-player.md")
SEATS = tuple(Participant(side, None, "random") for side in ("red", "blue"))
MEETING = BattleOrder(
    tuple(Participant(side, "red_patrol", "random") for side in ("red", "blue")), None, "lowmarket", 4
)


def example() -> type[Player]:
    """Return the class that the page tells how to write."""
    [source] = (
        block
        for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
        if "class Rifleman" in block
    )
    names: dict[str, Any] = {}
    exec(compile(source, str(PAGE), "exec"), names)  # noqa: S102  # the page's own example
    rifleman: type[Player] = names["Rifleman"]
    return rifleman


@pytest.fixture(scope="module")
def pack() -> Pack:
    """Return the shipped pack."""
    return shipped()


@pytest.mark.prove
def test_the_example_of_the_page_beats_the_random_player(pack: Pack) -> None:
    """Of eight battles of equal forces with the sides swapped it wins more than half."""
    won: Counter[bool] = Counter()
    for seed in range(4):
        for side in ("red", "blue"):
            order = BattleOrder(MEETING.participants, None, "lowmarket", seed)
            battle = fight_with_players(pack, order, {side: example()()})
            won[battle.result.winner == side] += 1

    assert won[True] > 4


def test_there_is_a_method_for_every_question_of_the_kernel() -> None:
    """A stranger answers whatever the kernel asks, and how an engineer repairs, which the kernel asks along with it."""
    methods = {name for kind in (Player, CommandQuestions) for name in vars(kind) if not name.startswith("_")}

    assert len(methods - {"repairs_by_die"}) == len(QUESTIONS.rows)


class Told(Player):
    """Does nothing, or gives the answers it is told to."""

    def __init__(self, **answers: Any) -> None:
        self.answers = answers

    def activate(self, view: View) -> Soldier | None:
        """Activate as told, else the first."""
        return self.answers.get("activate", lambda _: None)(view)  # type: ignore[no-any-return]

    def act(self, view: View, soldier: Soldier) -> Action | None:
        """Act as told, else do nothing."""
        return self.answers.get("act", lambda *_: None)(view, soldier)  # type: ignore[no-any-return]

    def step(self, view: View, soldier: Soldier) -> Step | None:
        """Step as told, else stop."""
        return self.answers.get("step", lambda *_: None)(view, soldier)  # type: ignore[no-any-return]

    def enter(self, view: View, soldier: Soldier) -> Any:
        """Enter as told, else at the first open point."""
        return self.answers.get("enter", super().enter)(view, soldier)


def moves(*_: Any) -> Action:
    """Move."""
    return Move()


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ({"activate": lambda _: "the tank"}, "activate with the tank: it is no soldier and not None"),
        ({"act": lambda *_: 7}, "act with 7: it is no action and not None"),
        ({"act": lambda *_: Fire(2)}, "act with Fire.attacks=2. for blue .*: that action is not open to it now"),
        ({"act": lambda *_: Repair()}, "act with Repair.. for blue .*: that action is not open to it now"),
        ({"act": moves, "step": lambda *_: Move()}, "step with Move..: it is no step and not None"),
        ({"act": moves, "step": lambda *_: Walk("J-A-01")}, "step with .*: it may not take that step with . points"),
        ({"act": moves, "enter": lambda *_: "nowhere"}, "enter with nowhere: the map has no point 'nowhere'"),
        ({"act": moves, "enter": lambda *_: ("J-A-01", 99)}, "enter with .*: .* may not come on there"),
    ],
)
def test_illegal_answers_are_refused_in_words(pack: Pack, answers: Any, words: str) -> None:
    """The exception says whose player answered what, and why not."""
    with pytest.raises(IllegalAnswer, match=f"blue's Told answered {words}"):
        fight_with_players(pack, MEETING, {"blue": Told(**answers)})


@pytest.mark.parametrize("act", [lambda *_: 1 / 0, lambda *_: Fire(None)])  # type: ignore[arg-type]
def test_a_failing_player_is_named(pack: Pack, act: Any) -> None:
    """Whatever goes wrong in it comes out as one kind of exception, with the cause attached."""
    with pytest.raises(PlayerError, match="blue's Told failed to answer act: ") as caught:
        fight_with_players(pack, MEETING, {"blue": Told(act=act)})

    assert caught.value.__cause__ is not None


class Spy(Player):
    """Writes down what it is shown of the enemy, and does nothing."""

    def __init__(self) -> None:
        self.shown: set[tuple[str, str, int]] = set()

    def activate(self, view: View) -> None:
        """Look at the enemy."""
        self.shown |= {(enemy.name, enemy.card, enemy.stealth_box) for enemy in view.enemies}

    def act(self, view: View, soldier: Soldier) -> None:
        """Do nothing."""
        del view, soldier


def test_nobody_sees_an_enemys_card_before_it_is_proved(pack: Pack) -> None:
    """Positions are open, cards are secret until they are shown in the open. Rules: BS.CARD.2, BS.GAP.130."""
    spy = Spy()
    battle = fight_with_players(pack, BattleOrder(SEATS, "market_day", None, 1), {"red": spy})
    strangers = {name for name, card, _ in spy.shown if not card}
    cards = {*battle.header["blue"]["cards"]}

    assert strangers
    assert all(not any(card.replace("_", " ") in name for card in cards) for name in strangers)
    assert {card for _, card, _ in spy.shown if card} <= cards


def test_custom_players_play_in_plain_mode_at_seats_there_are(pack: Pack) -> None:
    """The compiled kernel asks nobody, and a seat has to be one of the game's."""
    with pytest.raises(OrderError, match="plain mode"):
        fight_with_players(pack, BattleOrder(SEATS, None, None, 1, "compiled"), {"red": Told()})
    with pytest.raises(OrderError, match="no seat 'green'"):
        fight_with_players(pack, BattleOrder(SEATS, None, None, 1), {"green": Told()})
