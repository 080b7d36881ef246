"""What players of Battlesuit's pack use of the rules, and what they waste, as the rows of battles have it."""

from collections import Counter
from functools import cache

import pytest

from benchmarks import habits
from engine.battles.forms import DEFAULT_PLAYER
from tests.engine.games.battlesuit.scenario_bench import shipped

BATTLES = 36
RESCUES = 40
TRAINED = ("steady", DEFAULT_PLAYER)


@cache
def used(player: str) -> Counter[str]:
    """Return how often things were done in four battles of each shipped scenario."""
    return habits.used(shipped(), player, BATTLES)


pytestmark = pytest.mark.prove


def test_who_waits_in_hiding_is_not_seen_at_once() -> None:
    """Of 108 hidden soldiers nine in ten of the first player are seen by the second turn, of the others half."""
    first = used("first")

    assert first["seen early"] >= 0.85 * first["hidden at first"]
    for player in TRAINED:
        assert first["hidden at first"] == used(player)["hidden at first"] >= 100
        assert used(player)["seen early"] <= 0.5 * used(player)["hidden at first"]


@pytest.mark.parametrize("player", TRAINED)
def test_moves_lead_somewhere_and_boosts_are_used(player: str) -> None:
    """Of moves without a shot one in twenty-five at most ends where it began, and no boost is for nothing."""
    assert used(player)["moves to nowhere"] <= 0.04 * used(player)["moves"]
    assert used(player)["useless boosts"] == 0 < used("first")["useless boosts"]


@pytest.mark.parametrize(("player", "most"), [("first", 0.01), ("steady", 0.015), (DEFAULT_PLAYER, 0.01)])
def test_shots_can_have_an_effect(player: str, most: float) -> None:
    """Few are at a target that no die harms, by what could not be known of its card; `steady` takes weaker shots.

    Of 120 battles they are 1.2 % of its shots. Rule: BS.FIR.10.
    """
    assert used(player)["hopeless shots"] <= most * used(player)["shots"]


def test_reactions_stealth_and_paint_are_used() -> None:
    """`steady` reacts and goes into stealth more often than `first`, and who plays by default paints more."""
    first, steady = used("first"), used("steady")

    assert steady["reaction"] >= 1.5 * first["reaction"]
    assert steady["stealth"] >= 10 * first["stealth"]
    assert used(DEFAULT_PLAYER)["paint"] >= 2 * first["paint"]


def test_whom_the_scenario_is_about_is_brought_off() -> None:
    """The pathfinder is, in one of three battles at least, and more often than lost; never with the first player."""
    done = {player: rescues(player) for player in ("first", *TRAINED)}

    for player in TRAINED:
        assert done[player]["targets brought off"] >= RESCUES / 3
        assert done[player]["targets brought off"] > done[player]["targets lost"]
    assert done["first"]["targets brought off"] == 0
    assert done["first"]["targets lost"] > RESCUES / 2


def rescues(player: str) -> Counter[str]:
    """Return how often things were done in forty battles of the scenario in which a ranger is to be brought off."""
    battles = (habits.habits(shipped(), player, habits.RESCUE, seed) for seed in range(RESCUES))
    return sum(battles, Counter())


def test_styles_play_as_their_sentences_say() -> None:
    """Beside who plays by default one fires more and is seen, one hides, and one moves on and scores by other things.

    Measured in 36 battles each: shots in 59 of 100 activations, with `bold` in 90; 27 of 108 seen early, 104 and none
    of `careful`; 536 points for other things than enemies, of `scorer` some 750.
    """
    default, bold, careful, scorer = (used(each) for each in (DEFAULT_PLAYER, "bold", "careful", "scorer"))

    assert bold["shots"] / bold["activate"] >= 1.3 * default["shots"] / default["activate"]
    assert bold["seen early"] >= 0.8 * bold["hidden at first"]
    assert careful["seen early"] <= 0.5 * default["seen early"]
    assert careful["stealth begun"] >= 4 * default["stealth begun"]
    assert scorer["moves"] >= 1.1 * default["moves"]
    assert scorer["objective points"] >= 1.2 * default["objective points"]
