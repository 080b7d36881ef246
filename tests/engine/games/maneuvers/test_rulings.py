"""Rulings that no parameter changes, and what they mean in a fight: positions by hand."""

from itertools import pairwise, product

import pytest

from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.codes import Event
from engine.games.maneuvers.kernel.course import begin_fight
from engine.games.maneuvers.kernel.numbers.maneuvers import opposes_better
from engine.games.maneuvers.kernel.standing.choices import faults_of, may_oppose
from engine.games.maneuvers.squads import cost_of
from schemas.models.maneuvers.fight import Character
from tests.engine.games.maneuvers.positions import carried_out, position
from tests.rules.adapters.maneuvers.bench import rules_of, shipped_pack
from tests.rules.adapters.maneuvers.stage import ACTOR, ALLY, DEFENDER, PEOPLE, TARGET, choose, rows_of

WON, LOST = (6, 4), (4, 6)
POINTS = (1,) * 4
KEEP_HIDING = {
    *(("observe", results) for results in (WON, LOST)),
    *(("take_cover", results) for results in (WON, LOST)),
    ("flag", WON),
}
SHOOTING = ("engage", "snipe", "assault", "cover_fire", "strand")
MANEUVERS = (*SHOOTING, "escape", "take_cover", "distract", "observe", "flag", "aid_ally")


@pytest.mark.parametrize(("name", "results"), [*product(MANEUVERS, (WON, LOST))])
def test_hiding_ends_by_moving_by_shooting_and_by_a_flag_that_missed(name: str, results: tuple[int, int]) -> None:
    """MN.GAP.10: Observe and Take Cover keep it, a Flag by its Reward, and a Snipe never without a further 5 Edge."""
    game = position({}, name, own_total=30)
    game.battle.hidden[ACTOR] = 1

    carried_out(game, results, POINTS)

    assert game.battle.hidden[ACTOR] == int((name, results) in KEEP_HIDING)


def test_one_character_may_oppose_again_and_again_and_nobody_who_has_left() -> None:
    """MN.GAP.6: there is no limit a round."""
    game = position({})
    for _ in range(3):
        choose(game, {"maneuver": "engage"})
        carried_out(game, LOST, (1,))

    assert [row.actor for row in rows_of(game, Event.OPPOSES)] == [DEFENDER] * 3
    game.line.gone[DEFENDER] = 1
    assert not may_oppose(game, ACTOR, DEFENDER)


@pytest.mark.parametrize("results", [WON, LOST])
def test_an_observer_may_flag_whatever_the_roll_was_and_nobody_else_of_the_squad(results: tuple[int, int]) -> None:
    """MN.GAP.13: it is the observer's own, and comes with the Effect."""
    game = carried_out(position({}, "observe"), results, (1,))
    choose(game, {"maneuver": "flag"})

    assert faults_of(game, ACTOR) == 0
    assert faults_of(game, ALLY) == codes.STATE_MISSING


def test_the_dealer_of_damage_in_a_risk_is_who_rolled_against_it() -> None:
    """MN.GAP.9: in Assault, Distract and Strand the Damage of the opponent counts."""
    for name, opponent, victim in (
        ("assault", TARGET, ACTOR),
        ("distract", DEFENDER, ACTOR),
        ("strand", DEFENDER, ALLY),
    ):
        game = position({}, name, own_total=30)
        game.forces.damage[TARGET : DEFENDER + 1] = [3, 4]
        [row] = rows_of(carried_out(game, LOST, POINTS), Event.DAMAGE)

        assert (row.actor, row.target, row.a) == (opponent, victim, game.forces.damage[opponent])


def test_the_order_of_action_is_a_die_and_the_action_value_each_once() -> None:
    """MN.HOUSE.2: six dice for six characters, and nobody acts before somebody with a higher result."""
    game = position({})
    game.forces.action_value[:PEOPLE] = range(PEOPLE)
    begin_fight(game)
    dice = {row.actor: row.a for row in rows_of(game, Event.DIE)}
    order = rows_of(game, Event.ORDER)

    assert {row.actor: row.b for row in order} == {person: die + person for person, die in dice.items()}
    assert all(one.b >= other.b for one, other in pairwise(order))


def test_the_opponent_with_the_higher_rating_is_chosen_then_the_one_in_better_armor() -> None:
    """MN.HOUSE.4: worth by rating and advantages, then Armor Value, then the id that comes first."""
    assert opposes_better(4, 1, 2, 3, 5, 1)
    assert opposes_better(3, 2, 2, 3, 1, 1)
    assert opposes_better(3, 2, 1, 3, 2, 2)
    assert not opposes_better(3, 2, 2, 3, 2, 1)


def test_the_least_stress_of_a_late_failure_is_1() -> None:
    """MN.HOUSE.7: a tie is no failure, and the next worse result fails by 1."""
    stress = []
    for results in ((4, 4), (4, 5)):
        game = position({}, own_total=9)
        game.battle.round = 4
        carried_out(game, results, (1,))
        stress += game.battle.check_stress[: game.battle.checks]

    assert stress == [1]


def test_a_character_costs_its_points_at_their_prices() -> None:
    """MN.HOUSE.8: Vale has 3, ratings of 15 in all, Damage 4, Armor 2, Resilience 2: 6 + 30 + 8 + 8 + 4."""
    vale = shipped_pack().named("character", "vale", Character)
    assert vale is not None

    assert cost_of(vale, rules_of({})) == 56
