"""Courses: battles with what might have become of them from the end of each turn.

A battle stands still before its first turn and after each, and is fought on from there many times with other dice. How
often whom it ends for is the chance that each side has there, whatever the game counts: no score has to be believed.
"""

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.battles.forms import DEFAULT_PLAYER
from engine.battles.orders import BattleOrder, BattleSetup, OrderError, Outcome
from engine.battles.resigning import given_up
from engine.battles.searching.player import OTHER_DICE
from engine.battles.searching.standing import PlayOn, Seated, standing_battle
from engine.battles.styles import stands_still
from engine.execution.playing import ANSWERED, seated_styles
from engine.execution.simulation import Simulation
from engine.kernel.answers import HEURISTIC
from engine.kernel.dice import keyed_draw

TRIES: Final = 60
"""So often a battle is fought on from the end of each turn where nobody says how often."""

Ways = Mapping[str, int]
"""How many battles ended for whom: a seat, the neutral side, or "" for nobody."""


class Course(NamedTuple):
    """A battle and what might have become of it.

    `ways` has, for the beginning and the end of each turn but the last, how many of the battles that went on from there
    ended for whom.
    """

    outcome: Outcome
    ways: tuple[Ways, ...]

    @property
    def winner(self) -> str:
        """Return whom it ended for, "" for nobody."""
        return self.outcome.result.winner or ""


def course_of(simulation: Simulation, order: BattleOrder, tries: int = TRIES) -> Course:
    """Return how a battle went, fought on so many times from the end of each turn with dice of its own.

    Who plays by hand has given all answers of the battle; where it goes on otherwise, the player that plays where
    nobody is named takes over.

    Raises:
        OrderError: as `ways_of` does.
    """
    found, ways = ways_of(simulation, order, tries), list[Ways]()
    while True:
        try:
            ways.append(next(found))
        except StopIteration as ended:
            return Course(ended.value, tuple(ways))


def ways_of(simulation: Simulation, order: BattleOrder, tries: int = TRIES) -> Generator[Ways, None, Outcome]:
    """Yield the ways of a battle's course, turn by turn; return how the battle ended.

    Raises:
        OrderError: the order names what the pack does not have, lacks answers, or has a searching player, who cannot
            be copied.
    """
    if any(stands_still(each.player) for each in order.participants):
        raise OrderError("what might have become of a battle is not told where a player searches or lacks an option")
    begun = order._replace(answers=())
    battle = standing_battle(simulation.system, simulation.mode, lambda: simulation.set_up(begun))
    answers, others = iter(order.answers), _instead_of_hands(simulation, order, battle.setup.seats)
    turn = 0
    while not battle.over:
        here = battle.save()
        ended: Counter[str] = Counter()
        for number in range(tries):
            battle.restore(here)
            battle.go_on(PlayOn(others, OTHER_DICE + keyed_draw(order.seed, turn, 0, 0, number)))
            ended[battle.setup.result().winner or ""] += 1
        yield dict(ended)
        turn += 1
        battle.restore(here)
        battle.go_on(PlayOn(until=turn))
        while not battle.over and battle.setup.game.answers.question:
            cells = next(answers, None)
            if cells is None:
                return _given_up(battle.setup, order)
            battle.go_on(PlayOn(until=turn, cells=cells))
    outcome: Outcome = battle.setup.outcome(order)
    return outcome


def _instead_of_hands(simulation: Simulation, order: BattleOrder, seats: Sequence[str]) -> dict[int, Seated]:
    """Return the player that takes over from whoever plays by hand, by the number of the side."""
    hands = [side for side, each in enumerate(order.seated(seats)) if each.player == ANSWERED]
    return dict.fromkeys(hands, seated_styles(simulation).get(DEFAULT_PLAYER, Seated(HEURISTIC))) if hands else {}


def _given_up(setup: BattleSetup, order: BattleOrder) -> Outcome:
    """Return how a battle ended that stands where all answers were given: whoever is asked has resigned.

    Raises:
        OrderError: nobody has.
    """
    if order.resigned is None:
        raise OrderError("the battle was not played to its end")
    outcome: Outcome = setup.outcome(order)
    return outcome._replace(result=given_up(outcome.result, setup.seats, order.resigned), fault="")


class Turn(NamedTuple):
    """Where a battle turned: in the turn of this number the chance of a seat went up from one value to another."""

    number: int
    seat: str
    before: float
    after: float


def turning_point(course: Course) -> Turn | None:
    """Return the turn that brought whom the battle ended for most of its chance; None where nobody won."""
    if not course.winner:
        return None
    chances = [ended.get(course.winner, 0) / sum(ended.values()) for ended in course.ways]
    gains = [*zip(chances, [*chances[1:], 1.0], strict=True)]
    number = max(range(len(gains)), key=lambda at: gains[at][1] - gains[at][0])
    return Turn(number + 1, course.winner, *gains[number])


def openness(ended: Ways) -> float:
    """Return how likely two battles that go on from one place end for others: 0 where all end alike.

    Counted over all pairs, so that it errs to neither side, however few there are (two at least).
    """
    count = sum(ended.values())
    alike = sum(each * (each - 1) for each in ended.values())
    return 1 - alike / (count * (count - 1))


def led_to_win(course: Course, turn: int) -> float:
    """Return whether the winner was ahead after a turn: 1, or a share of it where several were."""
    ended = course.ways[turn]
    most = max(ended.values())
    ahead = [who for who, count in ended.items() if count == most]
    return (course.winner in ahead) / len(ahead)
