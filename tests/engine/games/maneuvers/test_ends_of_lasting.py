"""By hand: what ends with an action and what does not, of flags, scopes, checks, and of who leaves."""

from typing import Any

import pytest

from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.bench import Table, net, only

HAIG = ("Haig", "firefight")
ENGAGE = ("engage", "firefight")
VALE = ("Vale", "awareness")


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["maneuvers"]


def gives(*advantages: tuple[str, str, str], **parts: Any) -> dict[str, Any]:
    """Return a maneuver that gives advantages: on what, to whom, until when."""
    steps = [{"type": "advantage", "rolls": on, "whom": whom, "until": until} for on, whom, until in advantages]
    return {"effect": steps, **parts}


@pytest.mark.parametrize(("until", "expected"), [("actor_next_action", [1, 1, 0]), ("fight_end", [1, 1, 1])])
def test_a_flag_lasts_until_the_flagger_s_next_action(pack: Pack, until: str, expected: list[int]) -> None:
    """MN.FLG.2, MN.GAP.14: two allies are helped before Vale acts again, and then nobody; or all through the fight."""
    table = Table(pack, observing={"flag_until": until})
    table.set("Vale", "observer")
    table.act("Vale", "flag", "awareness", ("Suri", "stealth"), target="Haig")
    found = [net(table.act(name, *ENGAGE, ("Haig", "awareness"))) for name in ("Ruiz", "Pell")]
    table.act("Vale", *ENGAGE, ("Suri", "awareness"))
    found.append(net(table.act("Okoro", *ENGAGE, ("Haig", "awareness"))))

    assert found == expected


def test_who_flags_again_keeps_the_flag_where_things_end_after_the_action(pack: Pack) -> None:
    """MN.GAP.14, MN.GAP.30: the old flag would end with the action that has just set a new one on the same target."""
    table = Table(pack, lasting={"ends": "end"})
    table.set("Vale", "observer")
    for _ in range(2):
        table.act("Vale", "flag", "awareness", ("Suri", "stealth"), target="Haig")

    assert table.has("Haig", "flagged")
    table.act("Vale", *ENGAGE, ("Suri", "awareness"))
    assert not table.has("Haig", "flagged")


@pytest.mark.parametrize("ends", ["start", "end"])
def test_all_that_a_maneuver_gave_ends_together(pack: Pack, ends: str) -> None:
    """MN.GAP.30: on one's own maneuvers, against oneself, of somebody else; what is for the fight stays."""
    given = gives(
        ("maneuvers_of", "actor", "actor_next_action"),
        ("maneuvers_against", "actor", "actor_next_action"),
        ("maneuvers_of", "opponent", "actor_next_action"),
        ("maneuvers_of", "ally", "fight_end"),
        names_ally=True,
    )
    table = Table(pack, maneuvers={"given": given}, lasting={"ends": ends})
    table.act("Vale", "given", "firefight", HAIG, ally="Pell")
    assert net(table.act("Haig", *ENGAGE, VALE)) == 2
    rows = table.act("Vale", *ENGAGE, ("Suri", "awareness"))

    assert [(row["actor"], row["rolls"], row["cause"]) for row in only(rows, "advantage_ends")] == [
        ("Vale", "maneuvers_against", "time"),
        ("Vale", "maneuvers_of", "time"),
        ("Haig", "maneuvers_of", "time"),
    ]
    assert net(table.act("Haig", *ENGAGE, VALE)) == 0
    assert net(table.act("Pell", *ENGAGE, ("Suri", "awareness"))) == 1


def test_who_leaves_in_the_own_action_ends_all_of_it_once(pack: Pack) -> None:
    """MN.ESC.3, MN.GAP.30: with what lasts ending after the action too, nothing ends twice."""
    maneuvers = {
        "given": gives(("maneuvers_of", "opponent", "actor_next_action")),
        "gone": {"effect": [{"type": "leave", "whom": "actor"}]},
    }
    table = Table(pack, maneuvers=maneuvers, lasting={"ends": "end"})
    table.act("Vale", "given", "firefight", HAIG)
    rows = table.act("Vale", "gone", "firefight", HAIG)

    assert [(row["worth"], row["cause"]) for row in only(rows, "advantage_ends")] == [(1, "leaving")]
    assert net(table.act("Haig", *ENGAGE, ("Pell", "awareness"))) == 0


def test_who_is_sent_off_ends_nothing_of_the_one_who_acts(pack: Pack) -> None:
    """MN.GAP.30: Suri's leaving ends what Suri gave, and what Vale gave ends with Vale's action."""
    maneuvers = {
        "given": gives(("maneuvers_of", "opponent", "actor_next_action")),
        "send": {"effect": [{"type": "leave", "whom": "target"}], "aimed": True},
    }
    table = Table(pack, maneuvers=maneuvers, lasting={"ends": "end"})
    table.act("Vale", "given", "firefight", HAIG)
    table.act("Suri", "given", "firefight", ("Pell", "firefight"))
    rows = table.act("Vale", "send", "firefight", HAIG, target="Suri")

    assert [(row["actor"], row["target"], row["cause"]) for row in only(rows, "advantage_ends")] == [
        ("Pell", "Suri", "leaving"),
        ("Haig", "Vale", "time"),
    ]


@pytest.mark.parametrize(("aids", "harms", "dice"), [(1, 0, 2), (2, 1, 1), (0, 2, 3)])
def test_disadvantages_of_checks_cancel_aids_that_do_not_stack(pack: Pack, aids: int, harms: int, dice: int) -> None:
    """MN.TRM.3, MN.GAP.16: two aids count as one, which one disadvantage removes; disadvantages add up."""
    harm = {"type": "disadvantage", "rolls": "checks_of", "whom": "ally", "until": "fight_end"}
    table = Table(pack, maneuvers={"harm": {"effect": [harm], "names_ally": True}})
    for _ in range(aids):
        table.act("Vale", "aid_ally", "command", ("Haig", "awareness"), ally="Pell")
        table.game.battle.missing[table.person("Vale")] = 0
    for _ in range(harms):
        table.act("Vale", "harm", "firefight", HAIG, ally="Pell")
    rows = table.check("Pell", "casualty", 2)

    thrown = [row["value"] for row in only(rows, "die")]
    assert len(thrown) == dice
    [score] = [row["score"] for row in only(rows, "check")]
    assert score == (min(thrown) if harms > aids else max(thrown)) + 1 - 2


@pytest.mark.parametrize(("total", "able"), [(10, True), (9, False)])
def test_the_log_says_whether_an_escape_could_be_paid_for(pack: Pack, total: int, able: bool) -> None:
    """MN.ESC.4: who stays could have left, or could not."""
    table = Table(pack, totals=(total, 0))
    table.set("Vale", "escaping")
    rows = table.act("Vale", *ENGAGE, ("Haig", "awareness"))

    assert [(row["made"], row["able"]) for row in only(rows, "escape")] == [(False, able)]


@pytest.mark.parametrize(("until", "observes"), [("next_action", False), ("fight_end", True)])
def test_an_action_that_is_missed_is_an_observer_s_next_one(pack: Pack, until: str, observes: bool) -> None:
    """MN.GAP.13, MN.GAP.30: who may flag in the next action alone has lost the chance with it."""
    pin = {"effect": [{"type": "lose_action", "whom": "opponent"}]}
    table = Table(pack, maneuvers={"pin": pin}, observing={"observer_until": until})
    table.act("Pell", "observe", "awareness", ("Haig", "command"))
    table.act("Suri", "pin", "firefight", ("Pell", "firefight"))
    table.act("Pell", *ENGAGE, ("Haig", "awareness"))

    assert table.has("Pell", "observer") == observes
