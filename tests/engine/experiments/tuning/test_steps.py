"""What a point of a stat is worth: legal steps, the same dice, and no worth where the rules give it none."""

from collections.abc import Callable
from dataclasses import replace
from threading import Event

import pytest

from engine.battles.orders import BattleOrder, OrderError
from engine.execution.simulation import Simulation
from engine.experiments.statistics import Interval
from engine.experiments.trials import Progress, Trial
from engine.experiments.tuning.steps import StepOrder, StepRanking, StepWorth, rank_steps
from engine.experiments.tuning.tunable import Step, ranked_steps
from engine.games.seven_seconds.form import FORM, participants
from engine.games.seven_seconds.tuning import steps, with_steps
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack


def trial(simulation: Simulation, battles: int) -> Trial:
    return Trial(FORM, (), simulation.maps, battles)


def ranking(
    simulation: Simulation,
    faction: str,
    fought: Trial,
    stop: Event | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> StepRanking:
    return rank_steps(simulation, StepOrder(ranked_steps(simulation.pack, "stats"), faction, fought), stop, progress)


def named(pack: Pack, faction: str) -> set[tuple[str | int, ...]]:
    return {(*step.at, step.change) for step in steps(pack, faction)}


def test_a_middling_faction_can_take_every_step(seven_seconds: Pack) -> None:
    """2, 3 and 4 everywhere: six stats, three ratings, up and down. Rules: 7S.FAC.5, 7S.FAC.9."""
    assert len(named(seven_seconds, "zane")) == 36


def test_stats_at_their_limits_bar_steps(seven_seconds: Pack) -> None:
    """PUC: armour stands at 5 (three steps up fewer), reserve robotics at 1 (one down fewer)."""
    found = named(seven_seconds, "puc")

    assert len(found) == 36 - 3 - 1
    assert not {step for step in found if step[0] == "armour" and step[2] == 1}
    assert ("robotics", "reserve", -1) not in found
    assert ("robotics", "veteran", -1) in found


def test_a_stat_that_nothing_was_bought_for_cannot_be_given_back(seven_seconds: Pack) -> None:
    """New Tokyo's nuclear stays at 1 in all ratings: it can rise, but no rating can fall below the one under it."""
    found = {step for step in named(seven_seconds, "new_tokyo") if step[0] == "nuclear"}

    assert found == {("nuclear", rating, 1) for rating in ("reserve", "veteran", "spec_ops")}


def test_a_point_bought_lifts_the_better_ratings_too(seven_seconds: Pack) -> None:
    """Each rating starts from the one below (7S.FAC.7, 7S.FAC.8): PUC's veteran sensors 3 to 4, spec ops 4 to 5."""
    taken = tuple(step for step in steps(seven_seconds, "puc") if step.at == ("sensors", "veteran"))
    pack = with_steps(seven_seconds, "puc", taken)

    lines = []
    for step in taken:
        found = pack.find("faction", step.id)
        assert found is not None
        assert isinstance(found.model, Faction)
        stats = found.model.stats
        lines.append((step.change, stats.reserve.sensors, stats.veteran.sensors, stats.spec_ops.sensors))
        assert stats.veteran.stealth == 3
    assert lines == [(1, 2, 4, 5), (-1, 2, 2, 3)]


def test_worth_is_counted_on_the_same_dice(seven_seconds: Pack) -> None:
    """A step up and a step down, each against the faction as it is, battle by battle, opponents and maps in turn."""
    simulation = Simulation(seven_seconds)
    found = ranking(simulation, "puc", trial(simulation, 24))
    taken = tuple(row.step for row in found.rows)
    variants = Simulation(with_steps(seven_seconds, "puc", taken))

    def wins(faction: str) -> int:
        won = 0
        for number in range(12):
            other, field = ("new_tokyo", "zane")[number // 3 % 2], simulation.maps[number % 3]
            sides = ((faction, other), (other, faction))
            fought = [
                variants.outcome(BattleOrder(participants(red, blue), map=field, seed=1 + number))
                for red, blue in sides
            ]
            won += (fought[0].result.winner == "red") + (fought[1].result.winner == "blue")
        return won

    as_it_is = wins("puc")
    assert found.won.estimate == pytest.approx(as_it_is / 24)
    assert found.opponents == ("new_tokyo", "zane")
    for row in (found.rows[0], found.rows[-1], next(row for row in found.rows if row.step.change < 0)):
        with_it = wins(row.step.id)
        assert row.battles == 24
        assert row.won.estimate == pytest.approx(with_it / 24)
        assert row.worth.estimate == pytest.approx(row.step.change * (with_it - as_it_is) / 24)
    assert [row.worth.estimate for row in found.rows] == sorted(
        (row.worth.estimate for row in found.rows), reverse=True
    )
    assert found.battles == 24 * (1 + len(found.rows))


def test_a_stat_that_the_rules_make_useless_is_worth_nothing(seven_seconds: Pack) -> None:
    """Under a homebrew cap of 1 on what suits make of stats, no trooper's stat changes a single battle.

    Robotics is no trooper's stat (7S.STAT.7): it alone may still be worth something. Rule: 7S.GAP.2.
    """
    rules = seven_seconds.rules
    assert isinstance(rules, Rules)
    capped = rules.model_copy(update={"unit_mods": rules.unit_mods.model_copy(update={"effective_stat_cap": 1})})
    simulation = Simulation(replace(seven_seconds, rules=capped))

    found = ranking(simulation, "zane", trial(simulation, 30))

    useless = [row for row in found.rows if row.step.at[0] != "robotics"]
    assert len(useless) == 30
    assert {row.worth.estimate for row in useless} == {0}
    assert all(row.worth.low < 0 < row.worth.high and not row.is_distinguishable for row in useless)


@pytest.mark.parametrize(
    ("low", "high", "told"), [(0.01, 0.09, True), (-0.09, -0.01, True), (-0.01, 0.09, False), (0.0, 0.09, False)]
)
def test_an_interval_that_covers_nothing_tells_nothing(low: float, high: float, *, told: bool) -> None:
    """A worth is told from nothing if 0 lies outside of its interval, and not on its bound either."""
    worth = Interval((low + high) / 2, low, high)

    row = StepWorth(Step("puc+", ("armour", "reserve"), 1), 400, 0.95, Interval(0.5, 0.4, 0.6), worth)

    assert row.is_distinguishable is told


def test_what_is_broken_off_has_come_equally_far_for_all_steps(seven_seconds: Pack) -> None:
    """The steps share each seed, so after a stop they differ by a pair of battles at most."""
    simulation, stop = Simulation(seven_seconds), Event()

    def progress(now: Progress) -> None:
        if now.battles >= 300:
            stop.set()

    found = ranking(simulation, "zane", trial(simulation, 10**6), stop, progress)

    battles = [row.battles for row in found.rows]
    assert found.cancelled
    assert 0 < min(battles) <= max(battles) <= min(battles) + 2


def test_threads_change_no_figure(seven_seconds: Pack) -> None:
    """One and three threads give the same rows."""
    simulation = Simulation(seven_seconds)
    once, again = (
        ranking(simulation, "new_tokyo", replace(trial(simulation, 12), threads=threads)) for threads in (1, 3)
    )

    assert once.rows == again.rows


def test_unknown_factions_and_lone_ones_are_refused(seven_seconds: Pack) -> None:
    """One that is not there is named beside those that are; one that meets nobody has nothing to be measured by."""
    simulation = Simulation(seven_seconds)
    lone = replace(
        seven_seconds,
        documents=tuple(one for one in seven_seconds.documents if one.kind != "faction" or one.id == "puc"),
    )

    with pytest.raises(OrderError, match="new_tokyo, puc, zane"):
        ranking(simulation, "atlantis", trial(simulation, 2))
    with pytest.raises(OrderError, match="no faction for puc to meet"):
        ranking(Simulation(lone), "puc", trial(simulation, 2))
