"""What the log of 7 Seconds says in sentences."""

from engine.games.seven_seconds.log.sentences import SENTENCES


def test_a_piece_of_terrain_that_a_crater_takes_away_is_told_in_words() -> None:
    """A map calls its pieces by ids; who reads a battle at the table reads words, as everywhere on paper."""
    told = SENTENCES["terrain_gone"]({"made": False, "type": "civilian_building", "feature": "collapsed_arcade"})
    assert told == "The crater takes away the civilian building collapsed arcade."
