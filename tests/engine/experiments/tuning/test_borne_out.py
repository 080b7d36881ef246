"""Whether a planted proposal is borne out: harm is weighed and not counted, and what harms is taken back."""

from collections.abc import Callable, Mapping

import pytest

from engine.execution.simulation import Simulation
from engine.experiments.balance import pairings_of
from engine.experiments.trials import Trial
from engine.experiments.tuning import points
from engine.experiments.tuning.card_sample import FoughtBlock
from engine.experiments.tuning.points import PointOrder, PointTuning, tune_points
from engine.experiments.tuning.proposal import taken_back
from engine.experiments.tuning.tunable import tuned_points
from engine.experiments.tuning.verdict import skews
from schemas.packs.packs import Pack
from tests.toy_charms import charm_system, with_values
from tests.toy_seats import FORCES, take_the_place_of_seven_seconds

Tune = Callable[..., PointTuning]
UNEVEN = {"a": 7, "b": 7, "c": 8, "d": 12, "e": 13, "f": 13, "g": 10, "h": 10}
"""What eight charms multiply a die by: six are off even, two are not."""
EVEN = dict.fromkeys(UNEVEN, 10)


def rows(values: Mapping[str, int]) -> dict[str, tuple[int]]:
    return {name: (value,) for name, value in values.items()}


@pytest.fixture
def tune(monkeypatch: pytest.MonkeyPatch, seven_seconds: Pack) -> Tune:
    """Return a function that tunes the toy with charms where the proposal is planted."""

    def begin(
        present: Mapping[str, int], proposed: Mapping[str, int], battles: int, bags: Mapping[str, str]
    ) -> PointTuning:
        take_the_place_of_seven_seconds(charm_system(2, "rotated"), monkeypatch)
        monkeypatch.setattr(points, "propose", lambda *_: rows(proposed))
        simulation = Simulation(with_values(seven_seconds, points=rows(present), bags=bags))
        trial = Trial(simulation.form, pairings_of(simulation.form, FORCES, {}), (), battles, threads=1)
        return tune_points(simulation, PointOrder(tuned_points(simulation.pack, "charms"), trial, 1))

    return begin


def test_what_harms_one_much_is_not_written_though_it_helps_many(tune: Tune, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six charms come to even, and one that was even pays double and wins seven of ten: that is refused."""
    monkeypatch.setattr(points, "TRIES", 1)

    found = tune(UNEVEN, EVEN | {"g": 20}, 1200, {})

    assert [row.card.id for row in found.went_off] == ["g"]
    assert len(found.came_closer) > len(found.went_off)
    assert not found.is_borne_out


def test_what_harms_is_taken_back_and_the_rest_is_fought_again(tune: Tune) -> None:
    """The charm that pays double comes down, five others or all six stay; on other seeds that is borne out."""
    found = tune(UNEVEN, EVEN | {"g": 20}, 1200, {})

    assert found.is_borne_out
    assert found.tries == 2
    assert "g" in found.taken_back
    assert len(found.taken_back) <= 2
    assert found.proposal.get("g", (10,))[0] < 13
    assert not found.harmed
    assert found.battles == 1200 + 2 * 2 * 1200


def test_what_halves_the_skew_of_both_decks_is_written(tune: Tune) -> None:
    """Eight charms in two bags, each brought more than half of its way: borne out at once."""
    now = {"a": 5, "b": 6, "c": 7, "d": 8, "e": 13, "f": 15, "g": 17, "h": 20}
    half = {"a": 8, "b": 9, "c": 9, "d": 10, "e": 11, "f": 11, "g": 12, "h": 12}

    found = tune(now, half, 2000, {name: "left" if name in "aceg" else "right" for name in now})

    assert found.is_borne_out
    assert (found.tries, found.taken_back) == (1, ())
    assert found.proposal == rows(half)
    assert [skew.family for skew in skews(found.rows)] == ["left", "right"]
    assert all(skew.after <= skew.before / 2 for skew in skews(found.rows))


def test_what_shows_nothing_is_not_written(tune: Tune) -> None:
    """Charms that are even and move by a tenth gain nothing beyond chance, and are tried once only."""
    found = tune(EVEN, EVEN | {"a": 11}, 300, {})

    assert not found.is_borne_out
    assert found.tries == 1


def test_of_all_that_is_proposed_nothing_may_be_left(tune: Tune) -> None:
    """Where the only change harms it is not tried again with nothing: the figures stay those of what was fought."""
    found = tune(EVEN, EVEN | {"a": 11, "b": 90}, 1200, {})

    assert not found.is_borne_out
    assert found.tries <= 3
    assert all(row.tried for row in found.rows)


def block(*winners: tuple[int, int], cards: tuple[str, str]) -> FoughtBlock:
    """Return a block of battles by how often each side's condition was met."""
    return FoughtBlock(cards, tuple(((one,), (other,)) for one, other in winners))


def test_who_brings_a_harmed_card_back_may_be_another() -> None:
    """`still` has not changed and loses to `loud`, who pays 8 for what paid 2: at 5 they draw, at 2 `still` is ahead.

    What `quiet` was given changes nothing for it, and stays. Half of 6 is 3, half of 3 rounds to 1.
    """
    blocks = [block((1, 1), (1, 1), cards=("loud", "still")), block((0, 1), (1, 0), cards=("quiet", "other"))]
    present = {"loud": (2,), "still": (5,), "quiet": (3,), "other": (3,)}
    proposed = present | {"loud": (8,), "quiet": (4,)}

    assert taken_back(blocks, proposed, present, {"still": 0.1}, 0) == proposed | {"loud": (5,)}
    assert taken_back(blocks, proposed, present, {"still": 0.5}, 0) == proposed
    assert taken_back(blocks, proposed, present | {"loud": (7,)}, {"still": 0.1}, 0) == proposed


def test_where_scoring_anew_shows_nobody_else_its_own_change_is_halved() -> None:
    """`lone` went off since its player plays otherwise: no points of these battles would bring it back."""
    blocks = [block((1, 0), (1, 0), cards=("lone", "other"))]
    present = {"lone": (2,), "other": (3,)}

    assert taken_back(blocks, present | {"lone": (8,)}, present, {"lone": 0.1}, 0) == present | {"lone": (5,)}
