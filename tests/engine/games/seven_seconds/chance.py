"""Whether frequencies are what exact odds say: thrown dice, and the chi-square test."""

from collections import Counter
from collections.abc import Callable

from engine.games.seven_seconds.kernel.codes import Draw
from engine.kernel.dice import die_face, keyed_draw
from engine.odds.dice import Odds
from tests.samples import at_length

Roll = Callable[[], int]
SEED = 20_240
CRITICAL = (0.0, 10.83, 13.82, 16.27, 18.47)
"""Chi-square that chance exceeds once in a thousand, by degrees of freedom 0 to 4, from printed tables."""

amounts = at_length("throws", 40_000, 200_000, few=4_000)


def check_frequencies(play: Callable[[Roll], str], odds: Odds, throws: int) -> None:
    """Play over and over with the kernel's keyed dice, and compare."""
    check_counts(Counter(play(thrower(throw)) for throw in range(throws)), odds)


def check_counts(seen: Counter[str], odds: Odds) -> None:
    """Compare counts with exact odds: chance may differ so much once in a thousand times."""
    expected = {name: seen.total() * float(chance) for name, chance in odds.chances().items() if chance}
    assert set(seen) <= set(expected)
    assert min(expected.values()) >= 5
    chi_square = sum((seen[name] - count) ** 2 / count for name, count in expected.items())
    assert chi_square < CRITICAL[len(expected) - 1]


def thrower(throw: int) -> Roll:
    """The dice of one throw: the draws of one actor for one reason in one round, as in battles."""
    draw = 0

    def roll() -> int:
        nonlocal draw
        draw += 1
        return die_face(keyed_draw(SEED, throw, 0, Draw.RIFLE, draw), 6)

    return roll
