"""By hand: how long advantages last, what a lost action does to them, and what an escape takes."""

from typing import Any

import pytest

from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.bench import Table, net, only

HAIG = ("Haig", "awareness")
VALE = ("Vale", "awareness")
ENGAGE = ("engage", "firefight")
PIN = {"effect": [{"type": "lose_action", "whom": "opponent"}]}
HELP = {"effect": [{"type": "advantage", "rolls": "maneuvers_of", "whom": "actor", "until": "actor_next_action"}]}


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["maneuvers"]


def test_cover_fire_lasts_until_the_actor_s_next_action(pack: Pack) -> None:
    """MN.CFR.4, MN.GAP.30: the opponent's maneuvers are at disadvantage, until the actor acts again."""
    table = Table(pack)
    table.dice("Vale", act=6)
    table.dice("Haig", oppose=1)
    table.act("Vale", "cover_fire", "firefight", ("Haig", "command"))

    assert net(table.act("Haig", *ENGAGE, VALE)) == -1
    assert net(table.act("Haig", *ENGAGE, VALE)) == -1
    table.act("Vale", *ENGAGE, HAIG)
    assert net(table.act("Haig", *ENGAGE, VALE)) == 0


def test_opposing_rolls_are_no_maneuvers(pack: Pack) -> None:
    """MN.CFR.4, MN.GAP.27: who is kept down opposes as ever."""
    table = Table(pack)
    table.dice("Vale", act=6)
    table.dice("Haig", oppose=1)
    table.act("Vale", "cover_fire", "firefight", ("Haig", "command"))
    rows = table.act("Pell", *ENGAGE, HAIG)

    assert [row["advantage"] for row in only(rows, "roll") if row["role"] == "opponent"] == [0]


@pytest.mark.parametrize(("ends", "expected"), [("start", 0), ("end", 1)])
def test_what_lasts_ends_before_the_action_or_after_it(pack: Pack, ends: str, expected: int) -> None:
    """MN.GAP.30: at the start of the next action, before its roll; or when that action is over, and no later."""
    table = Table(pack, maneuvers={"help": HELP}, lasting={"ends": ends})
    table.act("Vale", "help", "firefight", ("Haig", "firefight"))

    assert net(table.act("Vale", *ENGAGE, HAIG)) == expected
    assert net(table.act("Vale", *ENGAGE, HAIG)) == 0


@pytest.mark.parametrize(("counts", "expected"), [(True, 0), (False, -1)])
def test_an_action_that_is_missed_may_end_what_lasts(pack: Pack, counts: bool, expected: int) -> None:
    """MN.GAP.30: Vale's cover fire ends with the action that Vale misses, unless such actions do not count."""
    table = Table(pack, maneuvers={"pin": PIN}, lasting={"lost_action_counts": counts})
    table.dice("Vale", act=6)
    table.dice("Haig", oppose=1)
    table.act("Vale", "cover_fire", "firefight", ("Haig", "command"))
    table.act("Suri", "pin", "firefight", ("Vale", "firefight"))
    assert only(table.act("Vale", *ENGAGE, HAIG), "missed_action")

    assert net(table.act("Haig", *ENGAGE, VALE)) == expected


def test_a_pin_is_one_action_however_often_it_is_said(pack: Pack) -> None:
    """MN.AID.3: the next action is missed once; a character has one marker for it."""
    table = Table(pack, maneuvers={"pin": PIN})
    for name in ("Suri", "Dace"):
        table.act(name, "pin", "firefight", ("Vale", "firefight"))

    assert only(table.act("Vale", *ENGAGE, HAIG), "missed_action")
    assert only(table.act("Vale", *ENGAGE, HAIG), "maneuver")


@pytest.mark.parametrize(("allowed", "opposed_by"), [(True, "Haig"), (False, "Brandt")])
def test_who_misses_an_action_may_be_kept_from_opposing(pack: Pack, allowed: bool, opposed_by: str) -> None:
    """MN.GAP.6: they oppose all the same; ruled otherwise, the other side picks somebody else even of a target."""
    table = Table(pack, maneuvers={"pin": PIN}, opposing={"after_lost_action": allowed})
    table.act("Vale", "pin", "firefight", ("Haig", "firefight"))
    rows = table.act("Pell", "cover_fire", "firefight", (opposed_by, "command"))

    assert [row["actor"] for row in only(rows, "opposes")] == [opposed_by]
    assert table.game.answers.refused == 0


def test_snipe_is_felt_by_the_target_s_next_maneuver_alone(pack: Pack) -> None:
    """MN.SNP.3, MN.GAP.27: one roll at disadvantage, and no more."""
    table = Table(pack, totals=(5, 0))
    table.set("Haig", "exposed", of="Okoro")
    table.act("Okoro", "snipe", "firefight", HAIG, target="Haig")

    assert [net(table.act("Haig", *ENGAGE, VALE)) for _ in range(2)] == [-1, 0]


def test_an_action_that_is_missed_uses_it_up_unused(pack: Pack) -> None:
    """MN.GAP.27: the disadvantage of a Snipe is gone with the action that is lost."""
    table = Table(pack, maneuvers={"pin": PIN}, totals=(5, 0))
    table.set("Haig", "exposed", of="Okoro")
    table.act("Okoro", "snipe", "firefight", HAIG, target="Haig")
    table.act("Vale", "pin", "firefight", ("Haig", "firefight"))
    table.act("Haig", *ENGAGE, VALE)

    assert net(table.act("Haig", *ENGAGE, VALE)) == 0


@pytest.mark.parametrize(("until", "observes"), [("fight_end", [True] * 3), ("next_action", [True, False, False])])
def test_an_observer_is_one_for_the_fight_or_for_one_more_action(pack: Pack, until: str, observes: list[bool]) -> None:
    """MN.OBS.2, MN.GAP.13: in following actions the actor may flag; ruled otherwise, in the next one."""
    table = Table(pack, observing={"observer_until": until})
    table.act("Pell", "observe", "awareness", ("Haig", "command"))
    found = []
    for _ in range(3):
        found.append(table.faults("Pell", "flag", "awareness", target="Haig") == 0)
        table.act("Pell", *ENGAGE, HAIG)

    assert found == observes


def escaping(pack: Pack, total: int, *, leaves: bool = True, **rules: Any) -> tuple[Table, list[dict[str, Any]]]:
    """Return Vale's next action after an Escape."""
    table = Table(pack, totals=(total, 0), **rules)
    table.dice("Vale", act=6)
    table.dice("Haig", oppose=1)
    table.act("Vale", "escape", "athletics", ("Haig", "athletics"))
    table.players[0].leaves = leaves
    return table, table.act("Vale", *ENGAGE, HAIG)


def test_an_escape_is_made_good_for_10_points_and_takes_the_action(pack: Pack) -> None:
    """MN.ESC.3, MN.GAP.8: 12 less 10, and out of the fight without a maneuver."""
    table, rows = escaping(pack, 12)

    assert table.totals == (2, 0)
    assert only(rows, "left")
    assert only(rows, "maneuver") == []
    assert table.game.line.gone[table.person("Vale")] == 1


@pytest.mark.parametrize(("total", "asked"), [(9, []), (10, ["leave"])])
def test_who_cannot_pay_or_does_not_stays(pack: Pack, total: int, asked: list[str]) -> None:
    """MN.ESC.4, MN.GAP.8: below 10 points nobody is asked; who stays pays nothing, and is ready no longer."""
    table, rows = escaping(pack, total, leaves=False)

    assert table.players[0].asked == asked
    assert only(rows, "left") == []
    assert only(rows, "maneuver")
    assert not table.has("Vale", "escaping")


def test_an_escape_that_does_not_take_the_action_comes_after_it(pack: Pack) -> None:
    """MN.GAP.8 ruled otherwise: paid for, then the maneuver, then out of the fight."""
    _, rows = escaping(pack, 12, escape={"takes_action": False})

    assert [row["event"] for row in rows if row["event"] in {"escape", "maneuver", "left"}] == [
        "escape",
        "maneuver",
        "left",
    ]


def test_who_leaves_takes_along_what_lasted_until_their_next_action(pack: Pack) -> None:
    """MN.CFR.4, MN.ESC.3: who is sent off in the midst of a maneuver keeps nobody down any longer."""
    send = {"opposer": "target", "effect": [{"type": "leave", "whom": "target"}]}
    table = Table(pack, maneuvers={"send_off": send})
    table.dice("Vale", act=6)
    table.dice("Haig", oppose=1)
    table.act("Vale", "cover_fire", "firefight", ("Haig", "command"))
    rows = table.act("Suri", "send_off", "firefight", ("Vale", "firefight"), target="Vale")

    assert [(row["actor"], row["cause"]) for row in only(rows, "advantage_ends")] == [("Haig", "leaving")]
    assert net(table.act("Haig", *ENGAGE, ("Pell", "awareness"))) == 0


@pytest.mark.parametrize(("stacks", "dice"), [(False, 2), (True, 3)])
def test_two_aids_help_checks_once_or_twice(pack: Pack, stacks: bool, dice: int) -> None:
    """MN.AID.2, MN.GAP.16: the check of an ally who was aided twice is thrown with two dice, or with three."""
    table = Table(pack, lasting={"aid_stacks": stacks}, end={"rounds": 1})
    for name in ("Vale", "Ruiz"):
        table.act(name, "aid_ally", "command", HAIG, ally="Pell")
    rows = table.check("Pell", "fallout", 2)

    assert len([row for row in only(rows, "die") if row["reason"] == "check"]) == dice
