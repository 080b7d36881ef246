"""Balance while one watches: intervals that come soon and narrow, and a digest that knows what matters."""

import shutil
from pathlib import Path
from threading import Event

import pytest

from engine.execution.simulation import Simulation
from engine.experiments.balance import balance
from engine.experiments.trials import Trial
from engine.games.seven_seconds.battle.form import FORM
from schemas.packs.packs import Pack, read_packs
from studio.jobs.battles import FIRST_LOOK, Ground, Weighed, ground_of, played_digest, watched_trial, weigh

MAPS = ("ashford_hills", "cinder_flats", "meridian_square")
ZANE = (("zane", "new_tokyo"), ("zane", "puc"))


@pytest.fixture(scope="module")
def seven_seconds() -> Pack:
    return read_packs((Path("content/seven_seconds"),)).packs[0]


@pytest.fixture(scope="module")
def ground(seven_seconds: Pack) -> Ground:
    return ground_of(seven_seconds)


def test_the_panel_measures_what_the_command_measures(seven_seconds: Pack, ground: Ground) -> None:
    """For the same trial the rows are those of `balance`, by pairing and by card."""
    trial = Trial(FORM, ZANE, MAPS, 60)

    for by in ("pairing", "troop"):
        found = weigh(ground, trial, by, lambda _: None, Event())
        assert found.standings == balance(Simulation(seven_seconds), trial, by).standings
        assert found.battles == found.planned == 120


def test_the_first_intervals_come_after_few_battles_and_narrow(ground: Ground) -> None:
    """They are shown from the first look on, each narrower than the last, over twice the battles."""
    shown: list[Weighed] = []

    found = weigh(ground, watched_trial(FORM, ZANE, MAPS, until=0.08), "pairing", shown.append, Event())

    first = next(one for one in shown if one.standings)
    assert FIRST_LOOK <= first.standings[0].battles < 2 * FIRST_LOOK
    widths = {one.standings[0].battles: one.standings[0].half_width for one in shown if one.standings}
    assert len(widths) >= 3
    assert list(widths.values()) == sorted(widths.values(), reverse=True)
    assert all(row.half_width <= 0.1 for row in found.standings)


def test_cards_have_their_first_intervals_as_soon_as_pairings_do(ground: Ground) -> None:
    """Whoever looks at cards waits for no more battles than whoever looks at factions."""
    shown: list[Weighed] = []
    stop = Event()

    def show(now: Weighed) -> None:
        shown.append(now)
        if now.standings:
            stop.set()

    weigh(ground, watched_trial(FORM, ZANE, MAPS), "troop", show, stop)

    first = next(one for one in shown if one.standings)
    assert FIRST_LOOK <= sum(row.battles for row in first.standings) / 2 < 2 * FIRST_LOOK


def test_every_battle_has_a_length_and_a_margin(ground: Ground) -> None:
    """The scatter counts each battle once; margins are seen from the first faction on either side."""
    trial = Trial(FORM, (("puc", "puc"),), MAPS, 40)

    found = weigh(ground, trial, "pairing", lambda _: None, Event())

    assert sum(found.lengths.values()) == sum(found.margins.values()) == 40
    (row,) = found.standings
    wins = sum(count for margin, count in found.margins.items() if margin > 0)
    assert row.averages["vp"] - row.averages["enemy_vp"] == pytest.approx(
        sum(margin * count for margin, count in found.margins.items()) / 40
    )
    assert wins <= row.won.estimate * 40 + row.drawn.estimate * 40


def test_a_stopped_trial_keeps_what_was_fought(ground: Ground) -> None:
    """A stop before the first battle leaves nothing, and is no failure."""
    stop = Event()
    stop.set()

    assert weigh(ground, watched_trial(FORM, ZANE, MAPS), "pairing", lambda _: None, stop).standings == ()


@pytest.mark.parametrize(
    ("name", "old", "new", "matters"),
    [
        ("factions/zane.yaml", "Council of Zane", "Board of Zane", False),
        ("factions/zane.yaml", "Nothing happens", "Something happens", False),
        ("factions/zane.yaml", "{sensors: 2,", "{sensors: 3,", True),
        ("missions/tripwire.yaml", "vp: 9", "vp: 8", True),
        ("maps/cinder_flats.yaml", "[13.25, 29]", "[13.5, 29]", True),
        ("rules.yaml", "extra_blips: 3", "extra_blips: 2", True),
    ],
)
def test_only_what_battles_ask_for_changes_the_digest(
    seven_seconds: Pack, tmp_path: Path, name: str, old: str, new: str, *, matters: bool
) -> None:
    """Names and stories may be typed without a battle being fought anew; stats, cards, maps and rules may not."""
    copy = tmp_path / "seven_seconds"
    shutil.copytree("content/seven_seconds", copy)
    text = (copy / name).read_text()
    assert old in text
    (copy / name).write_text(text.replace(old, new, 1))

    (changed,) = read_packs((copy,)).packs

    assert (played_digest(changed) != played_digest(seven_seconds)) is matters
