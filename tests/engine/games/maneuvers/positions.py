"""Small positions by hand, each played under a ruling and under another one: what a parameter changes in a fight."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.maneuvers.battle.prepared import PreparedPack
from engine.games.maneuvers.kernel.actions.maneuver import make, make_extra
from engine.games.maneuvers.kernel.actions.steps import deal_damage, earn_check
from engine.games.maneuvers.kernel.codes import Draw, EarnedBy, Event, Part, Scope, State
from engine.games.maneuvers.kernel.course import (
    begin_fight,
    check_net,
    judge_round,
    play_round,
    roll_checks,
    settle,
    take_action,
)
from engine.games.maneuvers.kernel.numbers.codes import NOBODY, Check
from engine.games.maneuvers.kernel.records import Game
from engine.games.maneuvers.kernel.standing.choices import any_rating, is_legal, may_oppose
from engine.games.maneuvers.kernel.standing.lasting import actor_net, give_lasting, lasting_on
from engine.games.maneuvers.kernel.standing.people import is_known_flagged, set_state, with_person
from schemas.models.maneuvers.fight import Fight
from schemas.models.maneuvers.words import Preparation
from tests.rules.adapters.maneuvers.bench import rules_of, shipped_maneuvers, shipped_pack
from tests.rules.adapters.maneuvers.stage import (
    ACTOR,
    ALLY,
    DEFENDER,
    PEOPLE,
    TARGET,
    Answering,
    choose,
    lay_down,
    rows_of,
    stage,
)

Params = Mapping[str, Any]


class Eager(Answering):
    """Who makes an Engage, and every extra maneuver."""

    def choose_maneuver(self, game: Game, person: int) -> None:
        """Engage."""
        choose(game, {"maneuver": "engage"})
        assert is_legal(game, person)

    def choose_extra(self, game: Game, person: int) -> None:
        """Make it."""
        game.choice.maneuver = game.battle.maneuver
        game.choice.rating = any_rating(game.manual.actor_ratings[game.battle.maneuver])
        assert is_legal(game, person)


def position(params: Params, maneuver: str = "engage", **given: Any) -> Game:
    """Return a stage under some rulings, both squads eager; what else is given is as in worked cases."""
    game = stage({"maneuver": maneuver, "params": params, **given})
    game.adapters = (Eager(), Eager())  # type: ignore[attr-defined]
    return game


def carried_out(game: Game, results: tuple[int, int], points: tuple[int, ...] = ()) -> Game:
    """Let the chosen maneuver be made with two results, and these dice of points first."""
    lay_down(game, Draw.POINTS, points)
    lay_down(game, Draw.MANEUVER, [results[0]], 99)
    lay_down(game, Draw.OPPOSING, [results[1]], 99)
    make(game, ACTOR, 0)
    return game


def sides(game: Game, *reasons: int) -> set[int]:
    """Return the sides of the dice that were thrown for some reasons."""
    return {row.b for row in rows_of(game, Event.DIE) if row.c in reasons}


def earned(game: Game) -> list[int]:
    """Return the kinds of the checks that were earned, in their order."""
    return list(game.battle.check_kind[: game.battle.checks])


def starts(preparation: Preparation) -> Callable[[Params], Any]:
    """Return what tells the total that a squad begins with, by how it comes to the fight."""

    def begun(params: Params) -> int:
        prepared = PreparedPack(shipped_pack())
        prepared.rules = rules_of({"params": params})
        fight = shipped_pack().named("fight", "loading_dock", Fight)
        assert fight is not None
        side = fight.a.model_copy(update={"preparation": preparation, "start_points": None})
        prepared.__dict__["fights"] = {"here": fight.model_copy(update={"a": side})}
        return prepared.meeting("here").start_totals[0]

    return begun


def action_dice(params: Params) -> set[int]:
    """Return the sides of the dice that both throw for an Engage."""
    game = position(params)
    make(game, ACTOR, 0)
    return sides(game, Draw.MANEUVER, Draw.OPPOSING)


def point_dice(params: Params) -> set[int]:
    """Return the sides of the die by which an Engage changes a total."""
    game = position(params)
    make(game, ACTOR, 0)
    return sides(game, Draw.POINTS)


def order_dice(params: Params) -> set[int]:
    """Return the sides of the dice for the order of action."""
    game = position(params)
    begin_fight(game)
    return sides(game, Draw.ORDER)


def check_dice(params: Params) -> set[int]:
    """Return the sides of the die of a check."""
    game = position(params)
    earn_check(game, ACTOR, Check.FALLOUT, 1, EarnedBy.DAMAGE, 0)
    roll_checks(game)
    return sides(game, Draw.CHECK)


def orders_rolled(params: Params) -> int:
    """Return how often the order was rolled in a fight of two rounds."""
    game = position(params)
    begin_fight(game)
    for _ in range(2):
        play_round(game)
    return len(rows_of(game, Event.ORDER)) // PEOPLE


def dice_of_two_advantages(params: Params) -> int:
    """Return how many dice an actor throws who has two advantages."""
    game = position(params)
    for _ in range(2):
        give_lasting(game, ALLY, ACTOR, Scope.MANEUVERS_OF, 1, until_fight_end=False)
    carried_out(game, (4, 4), (1,))
    return sum(row.c == Draw.MANEUVER for row in rows_of(game, Event.DIE))


def opposes_though_pinned(params: Params) -> bool:
    """Return whether somebody opposes who will miss the next action."""
    game = position(params)
    game.battle.maneuver, game.battle.target = game.choice.maneuver, NOBODY
    game.battle.missing[DEFENDER] = 1
    return may_oppose(game, ACTOR, DEFENDER)


def net_by_opponent(params: Params) -> int:
    """Return the net advantage of a Flag whose target is plain, and whose opponent gives advantage."""
    game = position(params, "flag")
    give_lasting(game, ALLY, DEFENDER, Scope.MANEUVERS_AGAINST, 1, until_fight_end=False)
    return actor_net(game, ACTOR, game.choice.maneuver, TARGET, DEFENDER)


def hides_after_moving(params: Params) -> int:
    """Return whether somebody who engages still hides."""
    game = position(params)
    game.battle.hidden[ACTOR] = 1
    return carried_out(game, (4, 4), (1,)).battle.hidden[ACTOR]


def exposed_after_moving(params: Params) -> int:
    """Return whether somebody who engages is still exposed."""
    game = position(params)
    set_state(game, ACTOR, State.EXPOSED, TARGET)
    return int(carried_out(game, (4, 4), (1,)).battle.exposed_to[ACTOR] > 0)


def exposed_after_use(params: Params) -> int:
    """Return whether somebody who was sniped at is still exposed."""
    game = position(params, "snipe", own_total=9)
    set_state(game, TARGET, State.EXPOSED, ACTOR)
    return int(carried_out(game, (1, 4)).battle.exposed_to[TARGET] > 0)


def knows_of_unnoticed_flag(params: Params) -> bool:
    """Return whether a computer player may know of a flag that earned its Reward."""
    game = carried_out(position(params, "flag"), (6, 4), (1,))
    return is_known_flagged(game, TARGET)


def observes_after_next_action(params: Params) -> int:
    """Return whether an observer is still one after the next action."""
    game = position(params)
    set_state(game, ACTOR, State.OBSERVER, NOBODY)
    take_action(game, ACTOR)
    return game.battle.observer[ACTOR]


def flagged_after_next_action(params: Params) -> int:
    """Return whether a flag stands after the next action of the flagger."""
    game = position(params)
    set_state(game, TARGET, State.FLAGGED, ACTOR)
    take_action(game, ACTOR)
    return int(game.battle.flagged_by[TARGET] == with_person(0, ACTOR))


def rolls_of_extra(params: Params) -> int:
    """Return how many rolls there are for an extra Observe."""
    game = position(params)
    make_extra(game, ACTOR, [maneuver.id for maneuver in shipped_maneuvers()].index("observe"))
    return len(rows_of(game, Event.ROLL))


def acts_before_leaving(params: Params) -> int:
    """Return how many maneuvers somebody makes who leaves the fight."""
    game = position(params, own_total=10)
    set_state(game, ACTOR, State.ESCAPING, NOBODY)
    take_action(game, ACTOR)
    assert game.line.gone[ACTOR] == 1
    return len(rows_of(game, Event.MANEUVER))


def net_that_ends_with_this_action(params: Params) -> int:
    """Return the net advantage of a roll, of an advantage that lasts until this action."""
    game = position(params)
    give_lasting(game, ACTOR, ACTOR, Scope.MANEUVERS_OF, 1, until_fight_end=False)
    take_action(game, ACTOR)
    return next(row.b for row in rows_of(game, Event.ROLL) if row.actor == ACTOR)


def lasts_over_a_missed_action(params: Params) -> int:
    """Return what is left of an advantage against somebody who missed the action that it lasted until."""
    game = position(params)
    give_lasting(game, ACTOR, ACTOR, Scope.MANEUVERS_AGAINST, 1, until_fight_end=False)
    game.battle.missing[ACTOR] = 1
    take_action(game, ACTOR)
    return lasting_on(game, ACTOR, Scope.MANEUVERS_AGAINST)


def net_of_two_aids(params: Params) -> int:
    """Return the net advantage of the checks of somebody who was aided twice."""
    game = position(params)
    for _ in range(2):
        give_lasting(game, ACTOR, ALLY, Scope.CHECKS_OF, 1, until_fight_end=True)
    return check_net(game, ALLY)


def checks_of_double_armor(params: Params) -> list[int]:
    """Return the checks of Damage 4 on Armor 2."""
    game = position(params)
    game.forces.damage[ACTOR], game.forces.armor[TARGET] = 4, 2
    deal_damage(game, ACTOR, TARGET, Part.REWARD)
    return earned(game)


def late_checks_of(results: tuple[int, int], points: tuple[int, ...] = (1,), **given: Any) -> Callable[[Params], Any]:
    """Return what tells the checks of a maneuver in round 4, by two results."""

    def checked(params: Params) -> list[int]:
        game = position(params, given.get("maneuver", "engage"), own_total=given.get("own", 9), other_total=9)
        game.battle.round = 4
        return earned(carried_out(game, results, points))

    return checked


def grade_after(total: int) -> Callable[[Params], int]:
    """Return what tells the grade of a victory after the last round, by the total of A; B has 0."""

    def graded(params: Params) -> int:
        game = position(params, own_total=total)
        game.battle.round = 8
        judge_round(game)
        return game.battle.grade

    return graded


def winner_although_hurt(params: Params) -> int:
    """Return who wins after the last round, 0 or 1, if the squad that leads by 9 has somebody dead."""
    game = position(params, own_total=9)
    earn_check(game, ACTOR, Check.CASUALTY, 9, EarnedBy.DAMAGE, 0)
    for person in range(game.forces.people):
        game.battle.fate[person] = NOBODY
    game.battle.round = 8
    judge_round(game)
    settle(game)
    return game.battle.winner


def fate_of_who_left(params: Params) -> bool:
    """Return whether somebody who left the fight makes a check."""
    game = position(params)
    earn_check(game, ACTOR, Check.CASUALTY, 9, EarnedBy.DAMAGE, 0)
    game.line.gone[ACTOR] = 1
    game.battle.fate[ACTOR] = NOBODY
    roll_checks(game)
    return game.battle.fate[ACTOR] != NOBODY
