"""Custom players: players in Python that see what their side sees, answer seven questions, and may not err."""

import copy
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from engine.battles.battle import fight
from engine.battles.custom_players import fight_with_players
from engine.battles.orders import BattleOrder, OrderError
from engine.games.seven_seconds.custom_players import (
    Action,
    Activate,
    FireRifle,
    IllegalAnswer,
    Jump,
    Kamikaze,
    Move,
    Objective,
    Piece,
    Player,
    PlayerError,
    Scramble,
    Target,
    ToggleJammer,
    View,
)
from engine.games.seven_seconds.custom_players.player import PlayerAdapter
from engine.games.seven_seconds.form import participants
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.choices import clear_choice
from engine.games.seven_seconds.kernel.players.observe import observe
from engine.games.seven_seconds.kernel.records import Choice, Game
from schemas.packs.packs import Pack
from tests.engine.games.seven_seconds.secrets import in_play, swap_secrets

ORDER = BattleOrder(participants("zane", "zane", players=("random", "random")))
PAGE = Path("docs/how-to/write-a-player.md")


def _example() -> type[Player]:
    [source] = re.findall(r"```python\n(\"\"\".*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(source, str(PAGE), "exec"), names)  # noqa: S102  # the page's own example
    hunter: type[Player] = names["Hunter"]
    return hunter


def test_the_example_of_the_page_is_thirty_lines_and_beats_the_random_player(seven_seconds: Pack) -> None:
    """It wins more than half of four battles with the sides swapped."""
    hunter = _example()
    won: Counter[bool] = Counter()
    for seed in range(2):
        red = fight_with_players(seven_seconds, ORDER._replace(seed=seed), {"red": hunter()})
        blue = fight_with_players(seven_seconds, ORDER._replace(seed=seed), {"blue": hunter()})
        won.update([red.result.winner == "red", blue.result.winner == "blue"])

    assert won[True] > 2


class Lazy(Player):
    """Passes, or gives the answers it is told to."""

    def __init__(self, **answers: Any) -> None:
        self.answers = answers

    def activate(self, view: View) -> Activate | Piece | None:
        """Activate the first ready piece, or as told."""
        answer = self.answers.get("activate", lambda view: view.ready[0] if "act" in self.answers else None)
        return answer(view)  # type: ignore[no-any-return]

    def act(self, view: View, piece: Piece) -> Action | None:
        """Act as told."""
        return self.answers["act"](view, piece)  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ({"activate": lambda view: view.enemies[0]}, "activate with enemy blip .*: it is not one's own"),
        ({"activate": lambda _: "the tank"}, "activate with the tank: it is no Activate"),
        ({"act": lambda _, piece: Move(piece.x_in, piece.y_in + 9)}, "own blip .*: (that takes|impassable)"),
        ({"act": lambda *_: Move(-1.0, 3.0)}, "Move.x_in=-1.0, y_in=3.0.*: "),
        ({"act": lambda *_: Target(0)}, "a piece of its type has no action Target"),
        ({"act": lambda *_: Scramble()}, "has no action Scramble"),
        ({"act": lambda *_: ToggleJammer()}, "has no action ToggleJammer"),
        ({"act": lambda view, _: FireRifle(view.enemies[0])}, "has no action FireRifle"),
        ({"act": lambda *_: 7}, "act with 7: it is no action and not None"),
    ],
)
def test_illegal_answers_are_refused_in_words(seven_seconds: Pack, answers: Any, words: str) -> None:
    """The exception says whose player answered what, and why not."""
    with pytest.raises(IllegalAnswer, match=f"blue's Lazy answered .*{words}"):
        fight_with_players(seven_seconds, ORDER, {"blue": Lazy(**answers)})


@pytest.mark.parametrize(
    "act", [lambda *_: 1 / 0, lambda *_: Move(float("nan"), 3.0), lambda *_: Target(cast("int", None))]
)
def test_a_failing_custom_is_named(seven_seconds: Pack, act: Any) -> None:
    """Whatever goes wrong in it comes out as one kind of exception, with the cause attached."""
    with pytest.raises(PlayerError, match="blue's Lazy failed to answer act: ") as caught:
        fight_with_players(seven_seconds, ORDER, {"blue": Lazy(act=act)})

    assert caught.value.__cause__ is not None


class Sharer(Player):
    """Reveals, searches with all it has, and shares as it is told to."""

    def __init__(self, share: Any) -> None:
        self._share = share

    def activate(self, view: View) -> Activate | None:
        """Reveal what holds a unit."""
        full = [piece for piece in view.ready if piece.holds or not piece.is_blip]
        return Activate(full[0], reveal=full[0].is_blip) if full else None

    def act(self, view: View, piece: Piece) -> Action | None:
        """Search."""
        search = Target(piece.sensors)
        return search if view.allows(piece, search) else None

    def share(self, view: View, piece: Piece, pool: int) -> Mapping[Any, int]:
        """Share as told."""
        return self._share(view, piece, pool)  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (lambda view, _, pool: {view.enemies[0]: pool + 1}, "the pool has"),
        (lambda view, *_: {view.enemies[0]: -1}, "the pool has"),
        (lambda view, *_: {view.enemies[0]: 0.5}, "whole numbers"),
        (lambda view, *_: {view.mine[0]: 1}, "it is no target of these sensors"),
        (lambda *_: 3, "no mapping"),
        (lambda *_: {"alpha": 1}, "no piece and no objective"),
    ],
)
def test_illegal_shares_are_refused(seven_seconds: Pack, share: Any, words: str) -> None:
    """No more than the pool, in whole points, on what the sensors reach."""
    with pytest.raises(IllegalAnswer, match=f"red's Sharer answered share .*{words}"):
        fight_with_players(seven_seconds, ORDER, {"red": Sharer(share)})


@pytest.mark.prove
def test_everything_called_legal_is_legal(seven_seconds: Pack) -> None:
    """Whatever `legal` offers goes through, whatever kind of action it is; all but repairs come up."""
    done: Counter[str] = Counter()

    class Sampler(Player):
        """Does what it has done least."""

        def activate(self, view: View) -> Activate | Piece | None:
            """Take the first, units before blips, revealing what it can."""
            first = min(view.ready, key=lambda piece: (piece.is_blip, piece.number), default=None)
            return Activate(first, reveal=first.is_blip) if first else None

        def act(self, view: View, piece: Piece) -> Action | None:
            """Take the rarest kind of action that is legal."""
            action = min(view.legal(piece), key=lambda action: done[type(action).__name__], default=None)
            done[type(action).__name__] += 1
            return action

    for seed in range(3):
        fight_with_players(seven_seconds, BattleOrder(seed=seed), {"red": Sampler(), "blue": Sampler()})

    kinds = {kind.__name__ for kind in (Jump, Kamikaze, Move, Scramble, Target, ToggleJammer, FireRifle)}
    assert {*done} >= kinds | {"FireMissile", "FireFlamer", "Command"}


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.prove) for seed in range(2, 6))])
def test_a_custom_player_is_shown_no_secrets(seven_seconds: Pack, seed: int) -> None:
    """With the enemy's secrets exchanged, all that the wrapper shows and what the player decides stay the same."""
    game = in_play(seven_seconds, seed)
    for side in range(2):
        changed = copy.deepcopy(game)
        swap_secrets(changed, 1 - side)

        assert _shown(copy.deepcopy(game), side) == _shown(changed, side)


def _targets(view: View) -> tuple[Piece | Objective, ...]:
    return (*view.enemies, *view.objectives)


def _shown(game: Game, side: int) -> list[Any]:
    observe(game, side)
    view = View(game)
    seen: list[Any] = [view.pieces, view.objectives, view.waiting, view.mission, view.round, view.own_edge]
    for piece in view.mine:
        seen += [*view.legal(piece), view.move_in(piece), view.jump_in(piece)]
        for other in _targets(view):
            seen += [view.look(piece, other), view.counter_cost(piece, other)]
        seen += [(view.rifle_dice(piece, other), view.rifle_dice(other, piece)) for other in view.enemies]
    adapter = PlayerAdapter(_example()(), side)
    adapter.choose_piece(game)
    seen.append((game.choice.piece, game.choice.reveal))
    chosen = game.choice.piece
    if chosen != codes.NOBODY:
        clear_choice(game)
        observe(game, side)
        adapter.choose_action(game, chosen)
        seen.append([getattr(game.choice, name) for name in Choice.columns])
    return seen


def test_custom_players_play_in_plain_mode_and_only_where_they_are(seven_seconds: Pack) -> None:
    """The compiled mode and a battle without the custom player's Python are refused."""
    with pytest.raises(OrderError, match="plain mode"):
        fight_with_players(seven_seconds, ORDER._replace(mode="compiled"), {"red": Lazy()})
    with pytest.raises(OrderError, match="red is played by a custom player"):
        fight(seven_seconds, BattleOrder(participants(players=("custom", "random"))))


def test_a_battle_without_custom_players_is_the_same_battle(seven_seconds: Pack) -> None:
    """An empty adapter is played by the kernel's player."""
    order = BattleOrder(seed=3, mode="plain")

    assert fight_with_players(seven_seconds, order, {}).jsonl() == fight(seven_seconds, order).jsonl()


def test_why_not_says_what_is_in_the_way(seven_seconds: Pack) -> None:
    """The same words a player can ask for before it answers."""
    game = in_play(seven_seconds, 1)
    observe(game, 0)
    view = View(game)
    drone = next(piece for piece in view.mine if view.jump_in(piece))

    assert "the enemy's" in view.why_not(view.enemies[0], Scramble())
    assert "not lie on the table" in view.why_not(drone, Jump(drone.x_in, 0.0))
    assert "of movement, and it has 9 in" in view.why_not(drone, Jump(drone.x_in + 20, drone.y_in))
    assert view.why_not(drone, Jump(drone.x_in, drone.y_in)) == ""
