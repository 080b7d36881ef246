"""What is hidden changes no decision: cards, damage since it was seen, hidden set-up, unidentified drones, mines.

At some of its decisions a player is asked twice: in the battle as it is, and in a copy in which all that its side
cannot know is otherwise.
"""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.modes import new_game, play
from engine.games.battlesuit.battle.set_up import lay_out
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.board.places import is_airborne, put
from engine.games.battlesuit.kernel.board.soldiers import class_of_soldier, end_of, first_of
from engine.games.battlesuit.kernel.codes import Place, UnitClass
from engine.games.battlesuit.kernel.legal.special import hides
from engine.games.battlesuit.kernel.players.observe import observe
from engine.games.battlesuit.kernel.questions import QUESTIONS
from engine.games.battlesuit.kernel.records import Game, View
from tests.engine.games.battlesuit.scenario_bench import Bench, shipped, weigh

LASTING = ("board", "pairs", "sight", "log", "cards", "numbers", "plan", "special")
CHOICE = ("soldier", "action", "step", "way", "dot", "level", "target", "amount")
ARMED_MOBILE = ("attack_drone", "bomb_drone")
Decide = Callable[..., Any]


@cache
def armed_mobile() -> frozenset[int]:
    """Return the numbers of the drones that only their owner can tell apart. Rule: BS.DRN.11."""
    found = shipped()
    cards = [each.id for kind in ("soldier_card", "unit_card") for each in found.of_kind(kind)]
    return frozenset(cards.index(name) for name in ARMED_MOBILE)


def copied(game: Game) -> Game:
    """Return a battle of its own, with the map and the numbers in common."""
    return deepcopy(game, {id(getattr(game, name)): getattr(game, name) for name in LASTING})


def disguise(game: Game, side: int, chance: Random) -> int:
    """Change all that a side cannot know of the other, and return how much there was of it."""
    enemies = range(first_of(1 - side), end_of(game, 1 - side))
    unknown = [each for each in enemies if not game.soldiers.known[each]]
    armoured = [each for each in unknown if class_of_soldier(game, each) == UnitClass.ARMOURED]
    drones = [each for each in unknown if game.forces.card[each] in armed_mobile()]
    for alike in (armoured, drones):
        exchange(game, alike, chance)
    for each in enemies:
        if game.soldiers.known[each] and game.soldiers.hits[each] < codes.BOXES:
            game.soldiers.hits[each] = codes.BOXES - 1 - game.soldiers.hits[each]
    moved = sum(hide_elsewhere(game, each, chance) for each in enemies if game.soldiers.hidden[each])
    mines = [at for at in range(game.forces.mines) if game.forces.mine_side[at] != side]
    kinds = [game.forces.mine_kind[at] for at in mines]
    for at, kind in zip(mines, chance.sample(kinds, len(kinds)), strict=True):
        game.forces.mine_kind[at] = kind
    return len(armoured) + len(drones) + moved + len(mines)


def exchange(game: Game, alike: list[int], chance: Random) -> None:
    """Deal the cards of some soldiers among them anew, and their damage with them."""
    dealt = chance.sample(alike, len(alike))
    cards = [(game.forces.card[each], game.soldiers.hits[each]) for each in dealt]
    for each, (card, hits) in zip(alike, cards, strict=True):
        game.forces.card[each], game.soldiers.hits[each] = card, hits


def hide_elsewhere(game: Game, soldier: int, chance: Random) -> int:
    """Put a hidden soldier on another point that hides it."""
    if game.soldiers.place[soldier] != Place.ON_MAP or is_airborne(game, soldier):
        return 0
    places = [dot for dot in range(game.board.dots) if hides(game, dot) and game.land.occupant[dot] == 0]
    dot = chance.choice(places)
    put(game, soldier, dot, game.board.base[dot])
    return 1


def shown(game: Game) -> dict[str, Any]:
    """Return all that the player who is asked is shown."""
    cells = {name: getattr(game.view, name) for name in View.columns}
    return {name: [*cell] if hasattr(cell, "__iter__") else cell for name, cell in cells.items()}


class Doubter:
    """Asks a player twice, at every so manieth of its decisions."""

    def __init__(self, every: int) -> None:
        """Begin with nothing asked."""
        self.every, self.asked, self.secrets = every, 0, 0
        self.twice: list[str] = []
        self.chance = Random(7)

    def around(self, name: str, decide: Decide) -> Decide:
        """Return a decision that is taken twice now and then; what comes out otherwise is written down."""

        def asked(game: Game, *rest: int) -> Any:
            self.asked += 1
            if self.asked % self.every:
                return decide(game, *rest)
            other, side = copied(game), game.view.side
            secrets = disguise(other, side, self.chance)
            observe(other, side)
            if shown(other) != shown(game):
                self.twice.append(f"side {side} is shown a secret before {name}, turn {game.battle.turn}")
            elsewhere = (decide(other, *rest), *(getattr(other.choice, key) for key in CHOICE))
            here = (decide(game, *rest), *(getattr(game.choice, key) for key in CHOICE))
            self.secrets += secrets
            if here != elsewhere:
                self.twice.append(f"{name} of side {side}, turn {game.battle.turn}: {here} and {elsewhere}")
            return here[0]

        return asked


def doubted(scenario: str, every: int, monkeypatch: pytest.MonkeyPatch, **parts: Any) -> Doubter:
    """Fight a battle between two who play where nobody is named, in plain mode, and return who asked them twice."""
    doubter = Doubter(every)
    with monkeypatch.context() as patch:
        functions = QUESTIONS.functions
        for name in [each for each in functions if each.startswith("heuristic_")]:
            patch.setitem(functions, name, doubter.around(name, functions[name]))
        found = Bench(scenario, **parts)
        game: Game = new_game(Game, "plain")
        game.draws.seed = 2
        lay_out(game, found.prepared, found.ready)
        weigh(game, found.prepared, DEFAULT_PLAYER)
        play("battlesuit", game, "plain")
    return doubter


@pytest.mark.prove
def test_what_is_hidden_changes_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hidden set-up, mines and secret cards on the Ashgarth Line. Rules: BS.CARD.2, BS.HID.1, BS.MIN.4, BS.GAP.130."""
    doubter = doubted("the_ashgarth_line", 15, monkeypatch, turns=2)

    assert doubter.secrets > 100
    assert doubter.twice == []


@pytest.mark.prove
@pytest.mark.parametrize(
    ("scenario", "every"),
    [
        ("crossroads", 24),
        pytest.param("crossroads", 12, marks=pytest.mark.soak),
        pytest.param("three_chimneys", 12, marks=pytest.mark.soak),
        pytest.param("ransom_road", 12, marks=pytest.mark.soak),
        pytest.param("static", 5, marks=pytest.mark.soak),
        pytest.param("the_ashgarth_line", 12, marks=pytest.mark.soak),
    ],
)
def test_what_is_hidden_changes_no_decision_of_many(scenario: str, every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drones that nobody has identified are told apart by nobody as well. Rules: BS.DRN.11, BS.CARD.14."""
    doubter = doubted(scenario, every, monkeypatch)

    assert doubter.secrets > 100
    assert doubter.twice == []
