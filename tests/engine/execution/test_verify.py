"""Logs checked by fighting their battles again."""

import json
from dataclasses import replace
from io import BytesIO
from typing import Any, cast

import pytest

from engine.battles.battle import Battle, fight
from engine.battles.logs import open_log
from engine.battles.modes import mode_for
from engine.battles.orders import ENGINE, BattleOrder, LogError, Mode
from engine.execution.snapshots import Verdict, verify
from engine.games.seven_seconds.campaign.standing import Carried
from engine.games.seven_seconds.form import participants
from engine.kernel.kernels import kernel_digest
from engine.systems import SYSTEMS, EngineSystem
from musterpress import __version__
from schemas.lazy import LazyTable
from schemas.models.seven_seconds.rules import Rules
from schemas.packs.packs import Pack
from schemas.systems import SystemName


@pytest.fixture(scope="module")
def short(seven_seconds: Pack) -> Pack:
    """Return the shipped pack with battles of one round."""
    rules = Rules.model_validate({"kind": "rules", "id": "short", "title": "Short", "end": {"max_rounds": 1}})
    return replace(seven_seconds, rules=rules)


def verdict(data: str, pack: Pack) -> Verdict:
    return verify(open_log(BytesIO(data.encode())), pack)


def rows(battle: Battle) -> list[dict[str, Any]]:
    return [json.loads(line) for line in battle.jsonl().splitlines()]


def written(log: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(row) + "\n" for row in log)


ORDERS = [
    BattleOrder(seed=5),
    BattleOrder(participants("puc", "zane"), map="cinder_flats", seed=6),
    BattleOrder(participants("puc", players=("random", "heuristic")), seed=7),
    BattleOrder(participants("seven_seconds:zane", "puc"), seed=8, carried=(Carried(streak=3), Carried())),
]


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: f"seed-{order.seed}")
def test_a_true_log_is_true(seven_seconds: Pack, order: BattleOrder) -> None:
    """Whatever was ordered or left to the seed, the header says enough to fight the battle again."""
    battle = fight(seven_seconds, order)

    assert verdict(battle.jsonl(), seven_seconds) == Verdict(len(rows(battle)), "")


def test_a_log_of_the_other_mode_is_true(short: Pack) -> None:
    """A battle that was played in plain mode is verified by the compiled one."""
    assert mode_for("seven_seconds", "auto") == "compiled"
    battle = fight(short, BattleOrder(seed=5, mode="plain"))

    assert verdict(battle.jsonl(), short).difference == ""


@pytest.mark.prove
def test_a_changed_value_in_any_row_is_caught(short: Pack) -> None:
    """One value of each row in turn is changed; the verdict names that line and that value, and no other."""
    log = rows(fight(short, BattleOrder(seed=5)))
    for at, row in enumerate(log[1:], 1):
        keys = [key for key in row if key not in {"n", "event"}]
        key = keys[at % len(keys)]
        planted = [*log]
        planted[at] = {**row, key: [row[key]]}
        found = verdict(written(planted), short)

        assert found.rows == at
        assert found.difference.startswith(f"line {at + 1}: `{key}` is ")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"value": 9}, "`value` is 9, but the battle says"),
        ({"value": True}, "`value` is true, but the battle says"),
        ({"cheat": 1}, "`cheat` is 1, but this row has no `cheat`"),
    ],
)
def test_the_difference_is_said_in_words(short: Pack, change: dict[str, Any], words: str) -> None:
    """Another value, another type of value, and a key too many."""
    log = rows(fight(short, BattleOrder(seed=5)))
    log[1] |= change

    assert words in verdict(written(log), short).difference


def test_a_missing_key_is_said(short: Pack) -> None:
    """A row that has lost a key is not the row of the battle."""
    log = rows(fight(short, BattleOrder(seed=5)))
    del log[1]["rules"]

    assert verdict(written(log), short).difference.startswith("line 2: `rules` is missing; it should be [")


def test_another_seed_is_another_battle(short: Pack) -> None:
    """A header that names another seed is caught in the first rows that its dice reach."""
    log = rows(fight(short, BattleOrder(seed=5)))
    log[0]["seed"] = 6

    assert verdict(written(log), short).difference


def test_a_battle_that_ends_too_early_or_goes_on_is_caught(short: Pack) -> None:
    """Rows left out before the result, and renumbered, are missed; so are rows put in."""
    log = rows(fight(short, BattleOrder(seed=5)))
    early = [*log[:40], log[-1] | {"n": 40}]
    late = [*log[:-1], log[-2] | {"n": log[-1]["n"]}, log[-1] | {"n": log[-1]["n"] + 1}]

    assert verdict(written(early), short).difference.startswith("line 41: ")
    assert verdict(written(late), short).difference.startswith(f"line {len(log)}: ")


def test_another_pack_or_version_is_said_plainly(packs: dict[str, Pack], short: Pack) -> None:
    """The wrong pack, and the right one that has changed since, are told apart from a wrong row."""
    log = rows(fight(short, BattleOrder(seed=5)))
    changed = [log[0] | {"digest": "0" * 16, "version": "0.9.0"}, *log[1:]]

    other = verdict(written(log), packs["homebrew_example"]).difference
    older = verdict(written(changed), short).difference

    assert other == "line 1: the log is of the pack 'seven_seconds', not of 'homebrew_example'"
    assert "seven_seconds 0.9.0 of digest 0000000000000000" in older
    assert "it says something else now" in older


def test_a_log_of_another_engine_is_checked_and_said(short: Pack) -> None:
    """Its rows may still be the same; only the note and the header differ."""
    log = rows(fight(short, BattleOrder(seed=5)))
    log[0]["engine"] = "0.0.1"

    found = verdict(written(log), short)

    assert found.notes == (
        f"the log was written by engine 0.0.1, this is {ENGINE}: it may play by other words or rules",
    )
    assert found.difference == ""


@pytest.mark.parametrize(
    ("named", "said"),
    [({"kernel": "0" * 16}, "the kernel 0000000000000000"), ({}, "a kernel that it does not name")],
    ids=["another", "none"],
)
def test_a_log_of_another_kernel_is_checked_and_said(short: Pack, named: dict[str, str], said: str) -> None:
    """The rules may have been edited between two logs of one version; what still comes out the same is true."""
    log = rows(fight(short, BattleOrder(seed=5)))
    ours = log[0].pop("kernel")
    log[0] |= named

    found = verdict(written(log), short)

    assert found.notes == (
        f"the log was written by {said}, this is {ours}: the rules may have been changed in between",
    )
    assert found.difference == ""


@pytest.mark.parametrize("mode", ["plain", "compiled"])
def test_a_log_names_the_kernel_that_fought_it(short: Pack, mode: Mode) -> None:
    """In either mode it is the digest of the sources, which a compiled kernel bears as well."""
    header = fight(short, BattleOrder(seed=5, mode=mode)).header
    assert header["kernel"] == kernel_digest("seven_seconds")


def test_the_engine_has_the_version_of_the_whole() -> None:
    """What a log names is what `musterpress --version` says."""
    assert __version__ == ENGINE


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ({"participants": [{"seat": "red", "force": "atlantis", "player": "random"}]}, "no faction 'atlantis'"),
        ({"participants": [{"seat": "red", "force": None, "player": "genius"}]}, "no player 'genius'"),
        ({"scenario": "siege"}, "no scenario 'siege'"),
        ({"carried": [{"streak": "many"}, {}]}, "not what a campaign hands on"),
    ],
)
def test_a_header_that_orders_nonsense_is_refused(short: Pack, order: dict[str, Any], words: str) -> None:
    """What the header orders must be there."""
    log = rows(fight(short, BattleOrder(seed=5)))
    log[0]["order"] |= order

    with pytest.raises(LogError, match=words):
        verdict(written(log), short)


@pytest.fixture
def lone_battles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the battles of the game stand alone, as those of a system without campaigns do."""
    alone = SYSTEMS["seven_seconds"]._replace(campaigns=None)
    monkeypatch.setitem(cast("LazyTable[SystemName, EngineSystem]", SYSTEMS)._rows, "seven_seconds", alone)


@pytest.mark.usefixtures("lone_battles")
def test_a_battle_of_a_game_without_campaigns_is_verified(short: Pack) -> None:
    """Nothing was carried into it, so nobody need know how anything is."""
    battle = fight(short, BattleOrder(seed=5))

    assert verdict(battle.jsonl(), short) == Verdict(len(rows(battle)), "")


@pytest.mark.usefixtures("lone_battles")
def test_what_is_carried_in_a_game_without_campaigns_is_refused(short: Pack) -> None:
    """There is no campaign that could have handed it on."""
    log = rows(fight(short, BattleOrder(seed=5)))
    log[0]["order"] |= {"carried": [{"streak": 3}, {}]}

    with pytest.raises(LogError, match=r"line 1: .*7 Seconds has no campaigns"):
        verdict(written(log), short)


def test_a_seed_out_of_range_is_refused(short: Pack) -> None:
    """A seed has 62 bits."""
    log = rows(fight(short, BattleOrder(seed=5)))
    log[0]["seed"] = 2**62

    with pytest.raises(LogError, match="a seed is a whole number from 0 to"):
        verdict(written(log), short)
