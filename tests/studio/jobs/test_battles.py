"""Test battles: fought by workers one by one, with every log a replay, and by the hundred."""

import io
import json
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import cast

import pytest

from engine.battles.battle import fight
from engine.battles.logs import open_log
from engine.battles.orders import BattleOrder, LogError, OrderError
from engine.execution.simulation import Simulation
from engine.execution.snapshots import verify
from engine.experiments.balance import balance
from engine.experiments.trials import Trial
from engine.games.seven_seconds.form import FORM, participants
from engine.systems import SYSTEMS
from exporters.games.seven_seconds.sides import ATTACKER, DEFENDER, SIDES
from schemas.lazy import LazyTable
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SystemName
from studio.jobs.battles import (
    FIRST_LOOK,
    Ground,
    SingleBattle,
    Weighed,
    fought_single,
    ground_of,
    played_digest,
    watched_trial,
    weigh,
)
from studio.jobs.replay import replay_of
from studio.systems import BATTLE, STUDIO, StudioSystem, pages_of

ORDER = BattleOrder(participants("zane", "puc"), map="cinder_flats", seed=3)


def silent(_: object) -> None:
    pass


@pytest.fixture(scope="module")
def seven_seconds() -> Pack:
    return read_packs((Path("content/seven_seconds"),)).packs[0]


@pytest.fixture(scope="module")
def ground(seven_seconds: Pack) -> Ground:
    return ground_of(seven_seconds)


@pytest.fixture(scope="module")
def log(ground: Ground) -> bytes:
    return fought_single(ground, SingleBattle(ORDER), silent, Event())[1].log


def test_every_system_that_can_be_played_can_be_tried_and_shown() -> None:
    """The page is for the systems whose battles the engine fights; each says what can be chosen, and has a board."""
    played = {system for system, row in SYSTEMS.items() if row.battles is not None}
    tried = {system for system, record in STUDIO.items() if record.choices is not None}
    shown = {system for system, record in STUDIO.items() if record.board is not None}

    assert {system for system in STUDIO if BATTLE in pages_of(system)} == tried == shown == played


def test_a_test_battle_is_the_one_the_command_line_fights(seven_seconds: Pack, log: bytes) -> None:
    """Log and digest are those of the whole pack, though the worker had only what was serialized of it."""
    assert log.decode() == fight(seven_seconds, ORDER).jsonl()
    assert not verify(open_log(io.BytesIO(log)), seven_seconds).difference


def test_missions_are_had_by_looking_for_a_seed(ground: Ground) -> None:
    """The log's header has the mission that was wanted, and the order names the seed that drew it."""
    _, fought = fought_single(ground, SingleBattle(ORDER, {"blue": {"mission": "tripwire"}}), silent, Event())

    header = json.loads(fought.log.split(b"\n", 1)[0])
    assert header["blue"]["mission"] == "tripwire"
    assert header["seed"] == fought.order.seed >= 3


def test_missions_that_never_meet_are_a_sentence(ground: Ground) -> None:
    """Two cards of the defense deck are never drawn by both sides of one battle."""
    wanted = {"red": {"mission": "tripwire"}, "blue": {"mission": "tripwire"}}

    with pytest.raises(OrderError, match="draws tripwire for red and tripwire for blue"):
        fought_single(ground, SingleBattle(ORDER, wanted), silent, Event())


def test_every_sentence_of_the_battle_is_a_step_and_every_die_lies_in_one(seven_seconds: Pack, log: bytes) -> None:
    """Steps tell the story as the battle does; no die, and no rule, is lost on the way."""
    replay = replay_of(log, seven_seconds)
    rows = [json.loads(line) for line in log.splitlines()][1:]

    assert [step["text"] for step in replay.steps] == [*fight(seven_seconds, ORDER).sentences()]
    assert sum(len(step["dice"]) for step in replay.steps) == sum(row["event"] == "die" for row in rows)
    cited = {rule for step in replay.steps for rule in step["rules"]}
    assert cited == {rule for row in rows for rule in row["rules"]}
    assert cited == replay.rules.keys()


def test_pieces_stand_where_the_log_moved_them(seven_seconds: Pack, log: bytes) -> None:
    """Following the changes step by step, each mover ends where its row says."""
    stands: dict[str, tuple[float, float]] = {}
    for step in replay_of(log, seven_seconds).steps:
        for name, piece in step["pieces"].items():
            if piece is None:
                del stands[name]
            else:
                stands[name] = (piece["x"], piece["y"])
        if step["event"] == "move":
            assert stands[step["who"][0]] == tuple(step["way"][3:])
        if step["event"] == "destroyed":
            assert step["who"][0] not in stands


def test_an_edge_that_no_table_has_is_refused(log: bytes) -> None:
    """A log from elsewhere may say anything; only the four edges of a table are drawn."""
    odd = re.sub(rb'"edge": "[a-z]+"', b'"edge": "__proto__"', log)

    with pytest.raises(LogError, match="`edge` of this row `edge`: input should be 'south', 'north', 'west' or 'east'"):
        replay_of(odd, None)


def test_a_replay_without_its_pack_has_a_bare_table(log: bytes) -> None:
    """The log alone tells the story; terrain and the words of rules come from the pack."""
    replay = replay_of(log, None)

    assert not replay.scene["terrain"]
    assert not replay.rules
    assert replay.story().startswith(("Attack / Defense", "Chance encounter"))


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda _: b"", "empty"),
        (lambda _: b"kind: pack\n", "not JSON"),
        (lambda log: log[: len(log) // 2], "cut off"),
        (lambda log: log.replace(b'"from_x_in": ', b'"from_x_in": "', 1), "line "),
        (lambda log: log.replace(b'"system": "seven_seconds"', b'"system": "infantry"'), "`a` of the header"),
        (lambda log: log.replace(b'"system": "seven_seconds"', b'"system": "survive"'), "`level` of the header"),
    ],
)
def test_a_spoilt_log_is_refused_in_words(log: bytes, spoil: Callable[[bytes], bytes], says: str) -> None:
    """Whatever is uploaded as a log, what comes is a sentence."""
    with pytest.raises(LogError, match=says):
        replay_of(spoil(log), None)


def test_a_battle_of_a_system_without_a_board_is_refused_in_words(log: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game begun today is fought before it is drawn."""
    bare = replace(STUDIO["seven_seconds"], board=None)
    monkeypatch.setitem(cast("LazyTable[SystemName, StudioSystem]", STUDIO)._rows, "seven_seconds", bare)

    with pytest.raises(LogError, match="battles of seven_seconds cannot be shown yet"):
        replay_of(log, None)


def test_a_replay_has_the_looks_of_the_print(log: bytes) -> None:
    """Sides in their inks, and beside their edges the signs of attacker and defender that maps and briefings have."""
    header, scene = json.loads(log.splitlines()[0]), replay_of(log, None).scene
    attacks = {side: role["does"] == "attacks" for side, role in scene["roles"].items()}

    assert attacks == {side: side == header["attacker"] for side in ("red", "blue")}
    assert {side: scene["inks"][side] for side in ("red", "blue")} == {look.key: look.ink.hex for look in SIDES}
    assert {role["ink"] for role in scene["roles"].values()} == {ATTACKER.ink.hex, DEFENDER.ink.hex}


MAPS = ("ashford_hills", "cinder_flats", "meridian_square")
ZANE = (("zane", "new_tokyo"), ("zane", "puc"))


def test_the_panel_measures_what_the_command_measures(seven_seconds: Pack, ground: Ground) -> None:
    """For the same trial the rows are those of `balance`, by pairing and by card, whatever was shown early on."""
    trial = Trial(FORM, ZANE, MAPS, 60)

    for by in ("pairing", "troop"):
        shown: list[Weighed] = []
        found = weigh(ground, trial, by, shown.append, Event())
        first = next(one for one in shown if one.standings)
        assert first.early
        assert FIRST_LOOK <= sum(first.lengths.values()) < 2 * FIRST_LOOK
        assert not found.early
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
