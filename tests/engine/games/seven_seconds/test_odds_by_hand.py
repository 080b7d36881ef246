"""Exact chances against dice on the table: every sequence of them, and many thrown ones."""

import pytest

from tests.engine.games.seven_seconds.by_hand import PLAYED, Played, every_sequence
from tests.engine.games.seven_seconds.chance import amounts, check_frequencies

by_hand = pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.name)


@by_hand
def test_every_sequence_of_dice_gives_the_exact_odds(played: Played) -> None:
    """Counting all ways the dice can fall, by the rulebook's words, comes to the same fractions."""
    shares = every_sequence(played.play)

    assert shares == {name: chance for name, chance in played.odds.chances().items() if chance}


@amounts
@by_hand
def test_thrown_dice_fall_as_the_odds_say(played: Played, throws: int) -> None:
    """The kernel's own dice differ from the exact odds no more than chance does once in a thousand."""
    check_frequencies(played.play, played.odds, throws)
