"""The odds of maneuvers against every throw of the dice, played through by the words of the rulebook."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from engine.games.maneuvers.odds.maneuver import ManeuverOdds, Situation, maneuver_odds
from engine.games.maneuvers.odds.rolls import Edges, lead
from engine.paths import CONTENT
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules
from schemas.packs.packs import Pack, read_packs

RULED = Rules(kind="rules", id="ruled", title="As ruled")
FACES = range(1, 7)
Change = tuple[int, int]
"""What is added to the own total, and to the other."""


@cache
def shipped() -> Pack:
    [pack] = read_packs([CONTENT / "maneuvers"]).packs
    return pack


def maneuver(name: str) -> Maneuver:
    """Return a shipped maneuver."""
    found = shipped().named("maneuver", name, Maneuver)
    assert found is not None
    return found


def odds(name: str, **situation: object) -> ManeuverOdds:
    """Return the odds of a shipped maneuver as ruled."""
    return maneuver_odds(maneuver(name), RULED, Situation(**situation))  # type: ignore[arg-type]


PLAYED: dict[str, Callable[[bool, int, int, int, int], Change]] = {
    "engage": lambda won, margin, _, first, __: (first + margin if won else -first, 0),
    "escape": lambda *_: (0, 0),
    "take_cover": lambda won, _, __, first, ___: (first, 0) if won else (0, first),
    "snipe": lambda *_: (-5, 0),
    "assault": lambda won, margin, *_: (-10, -margin if won else 0),
    "cover_fire": lambda won, _, __, first, ___: (0, -first) if won else (-first, 0),
    "distract": lambda won, margin, *_: (margin if won else 0, 0),
    "observe": lambda won, margin, _, first, __: (first + margin if won else -first, 0),
    "flag": lambda won, margin, effect, *_: (effect + (margin if won else 0), 0),
    "aid_ally": lambda _, __, effect, *___: (-effect, 0),
    "strand": lambda won, margin, _, first, second: (0, -first - second - margin) if won else (-first, 0),
    "smoke_screen": lambda won, margin, _, first, __: (margin if won else -first, 0),
    "flush_out": lambda won, margin, _, first, __: (0, -first - margin) if won else (-first, 0),
}
"""What each maneuver changes: whether it was won, the margin, the die of its Effect and two of what follows.

After the sentences of the rulebook (MN.ENG.3 to MN.STR.4), and of the cards of the two that are not printed there.
"""


def played_through(name: str, difference: int) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chance of the Reward and the mean changes, over every throw of five dice."""
    rewards, own, other = 0, 0, 0
    for actor, opponent, *points in product(FACES, repeat=5):
        ahead = actor + difference - opponent
        change = PLAYED[name](ahead >= 0, abs(ahead), *points)
        rewards, own, other = rewards + (ahead >= 0), own + change[0], other + change[1]
    return Fraction(rewards, 6**5), Fraction(own, 6**5), Fraction(other, 6**5)


@pytest.mark.parametrize("difference", [-5, -3, 0, 2, 4])
@pytest.mark.parametrize("name", PLAYED)
def test_a_maneuver_does_what_every_throw_of_its_dice_does(name: str, difference: int) -> None:
    """Chances and means are those of all 7776 throws. Rules: MN.COR.4 to MN.COR.6."""
    found = odds(name, difference=difference)

    assert (found.rolled.reward, found.own, found.other) == played_through(name, difference)
    assert found.edge == found.own - found.other
    assert found.rolled.reward + found.rolled.risk == 1


def test_every_maneuver_of_the_pack_is_played_through() -> None:
    """The pack has no maneuver that the throws above leave out."""
    assert {loaded.id for loaded in shipped().of_kind("maneuver")} == {*PLAYED}


@pytest.mark.parametrize(("own", "theirs"), [(0, 0), (1, 0), (-1, 0), (2, -1), (1, 1), (-2, 1)])
def test_advantages_are_the_best_and_the_worst_of_as_many_dice(own: int, theirs: int) -> None:
    """Every throw of 1 and the net more dice on both sides. Rules: MN.TRM.2, MN.GAP.18."""
    thrown = Counter(
        (max if own > 0 else min)(dice[: 1 + abs(own)]) - (max if theirs > 0 else min)(dice[1 + abs(own) :])
        for dice in product(FACES, repeat=2 + abs(own) + abs(theirs))
    )
    found = lead(0, RULED, Edges(max(0, own), max(0, -own)), Edges(max(0, theirs), max(0, -theirs)))

    assert found.chances == {by: Fraction(count, thrown.total()) for by, count in thrown.items()}


def test_a_second_payment_is_made_where_the_squad_wants_to() -> None:
    """At equal ratings 7 Snipes in 12 earn the Reward, and 5 Edge more are paid. Rule: MN.SNP.5."""
    assert odds("snipe").own == -5
    assert odds("snipe", pays=True).own == -5 - Fraction(7, 12) * 5


def test_blows_are_dealt_in_their_part_alone() -> None:
    """An Assault at even ratings hurts its target 7 times in 12, the actor 5 times. Rules: MN.ASL.3, MN.ASL.4."""
    found = odds("assault", damage=6, armor=3)

    assert (found.casualty(own_side=False), found.casualty(own_side=True)) == (Fraction(7, 12), Fraction(5, 12))
    assert found.fallout(own_side=False) == found.fallout(own_side=True) == 0
    assert odds("assault", damage=5, armor=3).fallout(own_side=True) == Fraction(5, 12)
    assert odds("assault", damage=2, armor=3).fallout(own_side=True) == 0


def test_two_blows_in_one_part_hurt_a_side_once_and_in_both_parts_always() -> None:
    """Blows in Risk and Reward, or in the Effect, leave nobody unhurt; two of the Risk come together. MN.COR.6."""
    data = maneuver("strand").model_dump(mode="json")
    blow = {"type": "damage", "victim": "ally", "dealer": "opponent"}
    twice = Maneuver.model_validate({**data, "risk": [blow, {**blow, "victim": "actor"}]})
    always = Maneuver.model_validate({**data, "risk": [blow], "reward": [blow]})
    first = Maneuver.model_validate({**data, "effect": [blow], "reward": [blow]})

    assert maneuver_odds(twice, RULED, Situation()).fallout(own_side=True) == Fraction(5, 12)
    assert maneuver_odds(always, RULED, Situation()).fallout(own_side=True) == 1
    assert maneuver_odds(first, RULED, Situation()).fallout(own_side=True) == 1


def test_an_extra_maneuver_follows_the_reward() -> None:
    """Aid Ally grants its Observe 7 times in 12 at even ratings. Rule: MN.AID.4."""
    assert odds("aid_ally").extra == Fraction(7, 12)
    assert odds("engage").extra == 0


def test_losses_stop_at_a_floor() -> None:
    """From 2, with a floor of 0, Cover Fire costs the others 1 or 2 points 7 times in 12: 77/72. Rule: MN.GAP.28."""
    floored = RULED.model_copy(update={"total": RULED.total.model_copy(update={"floor": 0})})

    assert maneuver_odds(maneuver("cover_fire"), floored, Situation(other_total=2)).other == -Fraction(77, 72)


def test_a_floor_that_nobody_reaches_changes_nothing() -> None:
    """Worked out throw by throw, from 40 and 50 points, the means are those of totals that stop nowhere. MN.GAP.28."""
    low = RULED.model_copy(update={"total": RULED.total.model_copy(update={"floor": -30})})
    for name in PLAYED:
        situation = Situation(1, own_total=40, other_total=50)
        assert maneuver_odds(maneuver(name), low, situation) == maneuver_odds(maneuver(name), RULED, situation)


def test_an_effect_comes_before_the_rolls_and_has_no_margin() -> None:
    """A homebrew maneuver that gains its margin in the Effect gains nothing by it. Rule: MN.HOUSE.3."""
    data = maneuver("distract").model_dump(mode="json")
    early = Maneuver.model_validate(
        {**data, "effect": [{"type": "gain", "side": "own", "margin": True}], "reward": [], "risk": []}
    )

    assert maneuver_odds(early, RULED, Situation(difference=3)).own == 0
