"""Reviews: of the answers that persons gave in a battle, those that another answer would have beaten.

At each question the answer that was given and those of the styles are played out with the same dice, all seats by the
player that plays where nobody is named, and what the seat did not know drawn anew: hindsight counts for nothing. What
looks worse there is played out once more with other dice, so that only these say by how much it was.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import count, islice
from statistics import fmean
from typing import Any, Final, NamedTuple

from engine.battles.asking import Choice
from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.orders import BattleOrder, Cells, Mode, OrderError
from engine.battles.played import battles_of
from engine.battles.searching.player import OTHER_DICE, mean_and_error, worth
from engine.battles.searching.standing import PlayOn, Seated, StandingBattle, standing_battle
from engine.battles.styles import stands_still
from engine.execution.playing import ANSWERED, PlayedByHand, seated_styles
from engine.execution.simulation import Simulation
from engine.kernel.answers import HEURISTIC
from engine.kernel.dice import keyed_draw

TRIES: Final = 60
"""So often an answer is played out where nobody says how often."""

FIRST_TRIES: Final = 24
"""So often each answer is played out before it is known whether the one that was given looks worse."""

SURE: Final = 2.0
"""Standard errors by which another answer has to be better."""


class Missed(NamedTuple):
    """An answer of a person, and one that would have been better.

    `before` is how many answers were given before it, `rows` how many rows the log had then. `worth` and `better_worth`
    are the shares of the other seats that the seat leaves behind on average, from 0 to 1, those that are level counting
    half; `error` is the standard error of their difference. `styles` are those that would have given the better one.
    """

    before: int
    rows: int
    seat: str
    asks: str
    given: Choice
    better: Choice
    styles: tuple[str, ...]
    worth: float
    better_worth: float
    error: float

    @property
    def lost(self) -> float:
        """Return what the answer has cost."""
        return self.better_worth - self.worth


def missed_in(simulation: Simulation, order: BattleOrder, tries: int = TRIES, language: str = "") -> tuple[Missed, ...]:
    """Return the answers of persons in a battle that another one would have beaten by more than chance, worst first.

    Each of them is judged by so many tries. Same order, same answers found.

    Raises:
        OrderError: as `reviewed` does.
    """
    return worst_first(filter(None, reviewed(simulation, order, tries, language)))


def worst_first(found: Iterable[Missed]) -> tuple[Missed, ...]:
    """Return what was missed, what cost most first."""
    return tuple(sorted(found, key=lambda each: -each.lost))


def reviewed(
    simulation: Simulation, order: BattleOrder, tries: int = TRIES, language: str = ""
) -> Iterator[Missed | None]:
    """Yield for each answer of the battle, one after another, what was missed with it; None where nothing was.

    Raises:
        OrderError: nobody plays by hand, or the order has a searching player, or one without an option, who cannot be
            copied; or it names what the pack does not have.
    """
    if any(stands_still(each.player) for each in order.participants):
        raise OrderError("what was missed is not told where a player searches or lacks an option")
    if not any(each.player == ANSWERED for each in order.participants):
        raise OrderError("nobody played the battle by hand, so nobody has missed anything")
    begun = order._replace(answers=(), resigned=None)
    system = battles_of(simulation.system)
    battle = standing_battle(simulation.system, simulation.mode, lambda: simulation.set_up(begun), system.redrawn)
    review = _Review(simulation, battle, order, language)
    for number in review.questions():
        yield review.missed(number, tries)


class _Stand(NamedTuple):
    """A copy of a battle that waits for an answer, and whose: the seat and its number."""

    saved: Any
    seat: str
    side: int


class _Review:
    """A battle that stands at one question after another."""

    def __init__(self, simulation: Simulation, battle: StandingBattle, order: BattleOrder, language: str) -> None:
        mode: Mode = "plain" if simulation.mode == "plain" else "compiled"
        self.elsewhere = Simulation(simulation.pack, mode)  # whose battles leave this one as it stands
        self.battle = battle
        self.order = order
        self.language = language
        everywhere = seated_styles(simulation).get(DEFAULT_PLAYER, Seated(HEURISTIC))
        self.players = dict.fromkeys(range(len(battle.setup.seats)), everywhere)
        prepared = battles_of(simulation.system).prepared(simulation.pack)
        self.redraw = battles_of(simulation.system).redraw(prepared, battle.setup)

    def questions(self) -> Iterator[int]:
        """Yield the number of each answer while the battle stands where it was given."""
        self.battle.go_on(PlayOn())
        for number, cells in enumerate(self.order.answers):
            here = self.battle.save()
            yield number
            self.battle.restore(here)
            self.battle.go_on(PlayOn(cells=cells))

    def missed(self, number: int, tries: int) -> Missed | None:
        """Return what was missed with an answer, None where nothing was; the battle stands where it was given."""
        asked = self.order._replace(answers=self.order.answers[:number], resigned=None)
        played = PlayedByHand(self.elsewhere, asked, self.language)
        hints = played.hints() if len(played.choices) > 1 else {}
        choices = {choice.cells: choice for choice in (*hints.values(), *played.choices)}
        given, seat = choices.get(self.order.answers[number]), played.seat or ""
        others = [*dict.fromkeys(choice for choice in hints.values() if choice != given)]
        if given is None or not others:
            return None
        stand = _Stand(self.battle.save(), seat, self.battle.setup.game.answers.side)
        dice = (OTHER_DICE + keyed_draw(self.order.seed, number, stand.side, 0, at) for at in count())
        first, again = [*islice(dice, FIRST_TRIES)], [*islice(dice, tries)]
        looks = {choice: fmean(self._worths(stand, choice.cells, first)) for choice in (given, *others)}
        better = max(looks, key=lambda choice: looks[choice])
        if looks[better] <= looks[given]:
            return None
        mine, its = self._worths(stand, given.cells, again), self._worths(stand, better.cells, again)
        styles = tuple(style for style, choice in hints.items() if choice == better)
        _, error = mean_and_error(its, mine)
        worths = fmean(mine), fmean(its)
        found = Missed(number, played.length, seat, played.asks, given, better, styles, *worths, error)
        return found if found.lost > SURE * error else None

    def _worths(self, stand: "_Stand", cells: Cells, dice: Sequence[int]) -> list[float]:
        """Return what the ends are worth to a seat if its question is answered with cells, each with other dice."""
        found = []
        for seed in dice:
            self.battle.restore(stand.saved)
            self.battle.go_on(partial(self._answer, side=stand.side, cells=cells, seed=seed))
            self._play_out()
            found.append(worth(self.battle.setup.result(), stand.seat))
        return found

    def _answer(self, game: Any, side: int, cells: Cells, seed: int) -> None:
        """Answer for a side that does not know what is drawn anew."""
        self.redraw(game, side, seed)
        PlayOn(dice=seed, cells=cells)(game)

    def _play_out(self) -> None:
        """Let the players of all seats decide the question at which the battle stands now, and all others."""
        if not self.battle.over:
            self.battle.go_on(PlayOn(self.players, lent=True))
            self.battle.go_on(PlayOn(self.players))
