"""Custom players of SURVIVE: players in Python that see what lies open, answer twelve questions, and may not err."""

import copy
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.battles.asking import game_with
from engine.battles.battle import fight, fight_in
from engine.battles.custom_players import fight_with_players
from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.games.survive.custom_players import (
    Activate,
    IllegalAnswer,
    Piece,
    Place,
    Player,
    PlayerError,
    Shot,
    View,
    Weapon,
)
from engine.games.survive.kernel.records import Game
from engine.paths import CONTENT
from schemas.packs.packs import Pack, read_packs

PAGE = Path("docs/how-to/write-a-survive-player.md")
SEATS = {
    "first_blood": ("south_west", "north_east"),
    "rush_hour": ("south_west", "north_west", "north_east", "south_east"),
}


@pytest.fixture(scope="module")
def survive() -> Pack:
    [pack] = read_packs([CONTENT / "survive"]).packs
    return pack


def order(level: str = "first_blood", seed: int = 1, player: str = "random") -> BattleOrder:
    return BattleOrder(tuple(Participant(seat, None, player) for seat in SEATS[level]), level, None, seed)


def _example() -> type[Player]:
    [source] = re.findall(r"```python\n(\"\"\".*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(source, str(PAGE), "exec"), names)  # noqa: S102  # the page's own example
    raider: type[Player] = names["Raider"]
    return raider


def test_the_example_of_the_page_beats_the_random_player(survive: Pack) -> None:
    """It wins more than half of a dozen levels for two, from both corners."""
    raider = _example()
    won = [
        fight_with_players(survive, order(seed=seed), {seat: raider()}).result.winner == seat
        for seed in range(6)
        for seat in SEATS["first_blood"]
    ]

    assert sum(won) > len(won) / 2


class Told(Player):
    """Stands still, or gives the answers it is told to."""

    def __init__(self, **answers: Any) -> None:
        self.answers = answers

    def activate(self, view: View) -> Activate | Piece:
        """Activate the first ready unit, or as told."""
        return self.answers.get("activate", lambda view: view.ready[0])(view)  # type: ignore[no-any-return]

    def go(self, view: View, unit: Piece, left_in: float) -> Place | None:
        """Go as told."""
        return self.answers.get("go", lambda *_: None)(view, unit, left_in)  # type: ignore[no-any-return]

    def __getattribute__(self, name: str) -> Any:
        answers = object.__getattribute__(self, "__dict__").get("answers", {})
        return answers[name] if name in answers and name not in {"activate", "go"} else super().__getattribute__(name)


ILLEGAL: list[tuple[dict[str, Any], str]] = [
    ({"activate": lambda view: view.rivals[0]}, "activate with .*: .*it is not|activate .* is not one's own"),
    ({"activate": lambda _: "the boss"}, "activate with the boss: it is no Activate or Piece"),
    ({"activate": lambda _: None}, "activate with None: it is no Activate or Piece"),
    ({"activate": lambda view: Activate("shuffle", view.ready[0])}, "a Dazed unit shuffles, and nobody else does"),
    ({"activate": lambda view: Activate("hold", view.ready[0])}, "others have not declared to hold"),
    ({"activate": lambda view: Activate("team_move", view.ready[0])}, "team_move takes 1 other units, got 0"),
    ({"activate": lambda view: Activate("dance", view.ready[0])}, "there is no action 'dance'"),  # type: ignore[arg-type]
    ({"go": lambda _, unit, __: Place(unit.x_in - 13, unit.y_in)}, "go with .*: that takes 13.00 in of movement"),
    ({"go": lambda *_: Place(36.0, 24.0)}, "go with .36.0, 24.0.: its base would not lie on the table"),
    ({"go": lambda _, unit, __: (unit.x_in, unit.y_in)}, "go with .*: it is no Place or None"),
    ({"spot": lambda *_: Place(18.0, 12.0)}, "spot with .*: the spire stands there|set up within 4 in of the corner"),
    ({"spot": lambda *_: Place(36.0, 24.0)}, "spot with .*: its base would not lie on the table"),
    ({"shoot": lambda _, unit: unit}, "shoot with .*: it is no enemy on the table"),
    ({"shoot": lambda view, _: Shot(view.mine[0])}, "shoot with .*: it is no enemy on the table"),
    ({"draw": lambda _, unit: unit.in_hand}, "draw with .*: it is in hand already"),
    (
        {"activate": lambda view: Activate("charge", view.ready[0]), "charge": lambda view, _: view.mine[0]},
        "charge with .*: it is no enemy on the table",
    ),
]


@pytest.mark.parametrize(("answers", "words"), ILLEGAL)
def test_illegal_answers_are_refused_in_words(survive: Pack, answers: Any, words: str) -> None:
    """The exception says whose player answered what, and why not."""
    with pytest.raises(IllegalAnswer, match=f"north_east's Told answered .*({words})"):
        fight_with_players(survive, order(), {"north_east": Told(**answers)})


@pytest.mark.parametrize(
    "answers",
    [
        {"activate": lambda _: 1 / 0},
        {"go": lambda *_: Place(float("nan"), 3.0)},
        {"go": lambda *_: Place(1e300, 3.0)},
        {"holds": lambda *_: int("seldom")},
        {"spot": lambda *_: Place("here", 3.0)},  # type: ignore[arg-type]
    ],
)
def test_a_failing_player_is_named(survive: Pack, answers: Any) -> None:
    """Whatever goes wrong in it comes out as one kind of exception, with the cause attached."""
    [question] = answers
    with pytest.raises(PlayerError, match=f"north_east's Told failed to answer {question}: ") as caught:
        fight_with_players(survive, order(), {"north_east": Told(**answers)})

    assert caught.value.__cause__ is not None


class Sampler(Player):
    """Does what it has done least, of all that the view calls legal."""

    done: Counter[str]

    def __init__(self, done: Counter[str], seed: int) -> None:
        self.done, self.lot = done, Random(seed)

    def activate(self, view: View) -> Activate:
        """Take the rarest kind of action."""
        answer = min(view.activations(), key=lambda answer: (self.done[answer.action], self.lot.random()))
        self.done[answer.action] += 1
        return answer

    def go(self, view: View, unit: Piece, left_in: float) -> Place | None:
        """Go anywhere that is listed."""
        return self.any_of("go", [*view.ways(unit, left_in)])  # type: ignore[no-any-return]

    def spot(self, view: View, unit: Piece) -> Place | None:
        """Stand anywhere that is listed."""
        return self.any_of("spot", [*view.starts(unit)])  # type: ignore[no-any-return]

    def holds(self, view: View, unit: Piece) -> bool:
        """Hold now and then."""
        del view, unit
        return self.lot.random() < 0.2

    def shoot(self, view: View, unit: Piece) -> Piece | None:
        """Shoot at anybody."""
        return self.any_of("shoot", view.targets(unit))  # type: ignore[no-any-return]

    def charge(self, view: View, unit: Piece) -> Piece | None:
        """Charge anybody."""
        return self.any_of("charge at", view.charges(unit))  # type: ignore[no-any-return]

    def draw(self, view: View, unit: Piece) -> Weapon | None:
        """Draw now and then."""
        return self.any_of("draw", view.draws(unit)) if self.lot.random() < 0.2 else None

    def any_of(self, what: str, listed: Any) -> Any:
        """Return one of what is listed."""
        if not listed:
            return None
        self.done[what] += 1
        return self.lot.choice(listed)


def test_everything_called_legal_is_legal(survive: Pack) -> None:
    """Whatever the view lists goes through, for two to four seats, and every kind of action comes up."""
    done: Counter[str] = Counter()
    for level, seats in SEATS.items():
        for seed in range(2):
            players = {seat: Sampler(done, seed) for seat in seats}
            fight_with_players(survive, order(level, seed), players)

    kinds = {"move", "run", "charge", "shuffle", "team_move", "team_charge", "mob_run", "blink"}
    assert {*done} >= kinds | {"go", "spot", "shoot", "charge at", "draw"}


def test_a_seat_is_shown_no_die_to_come_and_no_plan_of_others(survive: Pack) -> None:
    """With another seed and other plans in the records, all that the view shows and lists stays the same."""
    seen: list[tuple[Any, Any]] = []

    class Watcher(Told):
        """Looks twice: as it is, and with all secrets exchanged."""

        def activate(self, view: View) -> Activate | Piece:
            """Note both, of the first phases."""
            if len(seen) == 4:
                return view.ready[0]
            other = copy.deepcopy(view)
            game = other._game  # the records behind the view, which players do not see
            game.draws.seed += 12345
            for piece in range(game.forces.pieces):
                game.battle.planned_target[piece] = game.battle.planned_action[piece] = 7 - piece
            seen.append((_shown(view), _shown(other)))
            return view.ready[0]

    fight_with_players(survive, order(seed=3, player="heuristic"), {"north_east": Watcher()})

    assert len(seen) == 4
    for shown, exchanged in seen:
        assert shown == exchanged


def _shown(view: View) -> list[Any]:
    listed: list[Any] = [view.pieces, view.keychip, view.turn, view.play_order, [*view.activations()]]
    for unit in view.mine:
        listed += [[*view.ways(unit, unit.run_in)], view.targets(unit), view.charges(unit), view.draws(unit)]
        listed += [(view.number_to_hit(unit, other), view.sees(unit, other)) for other in view.rivals]
    return listed


def test_custom_players_play_in_plain_mode_and_only_where_they_are(survive: Pack) -> None:
    """The compiled mode, a seat that the level does not have and a battle without the player's Python are refused."""
    with pytest.raises(OrderError, match="plain mode"):
        fight_with_players(survive, order()._replace(mode="compiled"), {"north_east": Told()})
    with pytest.raises(OrderError, match="no seat 'south_east'; there are: south_west, north_east"):
        fight_with_players(survive, order(), {"south_east": Told()})
    with pytest.raises(OrderError, match="south_west is played by a custom player, whose Python is not here"):
        fight(survive, order(player="custom"))
    with pytest.raises(OrderError, match="south_west is played by a custom player"):
        fight_in(survive, order(player="custom"), game_with(Game, (None, None)), "plain")


def test_a_battle_without_custom_players_is_the_same_battle(survive: Pack) -> None:
    """A seat without a custom player is played by the kernel's player."""
    wanted = order(seed=3, player="heuristic")._replace(mode="plain")

    assert fight_with_players(survive, wanted, {}).jsonl() == fight(survive, wanted).jsonl()
