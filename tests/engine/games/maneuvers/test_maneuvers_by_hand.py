"""Each shipped maneuver laid out by hand, the dice with it: what stands afterwards is what the rulebook says."""

from typing import Any

import pytest

from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.bench import Table, only

HAIG = ("Haig", "awareness")


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["maneuvers"]


def test_engage_earns_a_die_and_the_margin(pack: Pack) -> None:
    """MN.ENG.2, MN.ENG.4: 5 + 3 against 2 + 3 is a Reward, by 3; a die of 4 and the 3 make 7; the actor has moved."""
    table = Table(pack)
    table.dice("Vale", act=5, points=4)
    table.dice("Haig", oppose=2)

    rows = table.make("Vale", "engage", "firefight", HAIG)

    assert table.totals == (7, 0)
    assert [row["margin"] for row in only(rows, "compared")] == [3]
    assert [(row["from"], row["to"]) for row in only(rows, "move")] == [("near end", "near half")]


def test_engage_costs_a_die_where_it_fails_and_goes_below_zero(pack: Pack) -> None:
    """MN.ENG.3, MN.COR.4, MN.GAP.28: 1 + 3 against 2 + 3 fails; 6 from 2 leaves -4, and the actor has moved."""
    table = Table(pack, totals=(2, 0))
    table.dice("Vale", act=1, points=6)
    table.dice("Haig", oppose=2)

    rows = table.make("Vale", "engage", "firefight", HAIG)

    assert table.totals == (-4, 0)
    assert only(rows, "move")


def test_a_tie_is_a_reward_of_no_margin(pack: Pack) -> None:
    """MN.COR.5: 2 + 3 against 2 + 3 earns the die alone."""
    table = Table(pack)
    table.dice("Vale", act=2, points=1)
    table.dice("Haig", oppose=2)
    table.make("Vale", "engage", "firefight", HAIG)

    assert table.totals == (1, 0)


@pytest.mark.parametrize(("die", "state", "totals"), [(6, "snipe_ready", (5, 0)), (1, "exposed", (0, 5))])
def test_take_cover_hides_and_readies_or_exposes(pack: Pack, die: int, state: str, totals: tuple[int, int]) -> None:
    """MN.COV.2 to MN.COV.4: hiding in any case; ready to snipe by the Reward, exposed to the opponent by the Risk."""
    table = Table(pack)
    table.dice("Pell", act=die, points=5)
    table.dice("Haig", oppose=3)
    table.make("Pell", "take_cover", "stealth", HAIG)

    assert table.has("Pell", "hidden")
    assert [name for name in ("snipe_ready", "exposed") if table.has("Pell", name)] == [state]
    assert table.totals == totals


def sniping(pack: Pack, total: int, *, pays: bool, die: int = 6) -> tuple[Table, list[dict[str, Any]]]:
    """Return Pell's Snipe at Haig from hiding, who opposes with 1 + 3."""
    table = Table(pack, totals=(total, 8))
    table.set("Pell", "hidden", "snipe_ready", "observer")
    table.players[0].pays = pays
    table.dice("Pell", act=die)
    table.dice("Haig", oppose=1 if die == 6 else 6)
    return table, table.make("Pell", "snipe", "firefight", HAIG, target="Haig")


def test_snipe_costs_5_edge_and_5_more_to_stay_hidden(pack: Pack) -> None:
    """MN.SNP.3, MN.SNP.5, MN.DMG.4: 20 less 5 less 5; Damage 5 against Armor 2 is a Casualty check of Stress 3."""
    table, rows = sniping(pack, 20, pays=True)

    assert table.totals == (10, 8)
    assert table.has("Pell", "hidden")
    assert [(row["check"], row["stress"]) for row in only(rows, "check_earned")] == [("casualty", 3)]
    assert [(row["actor"], row["worth"], row["rolls"]) for row in only(rows, "advantage")] == [
        ("Haig", -1, "next_maneuver_of")
    ]


def test_who_cannot_pay_again_stops_hiding(pack: Pack) -> None:
    """MN.SNP.5, MN.GAP.3: of 17 against 8 only 4 Edge are left after the first 5, so nobody is asked."""
    table, _ = sniping(pack, 17, pays=True)

    assert table.totals == (12, 8)
    assert not table.has("Pell", "hidden")
    assert not table.has("Pell", "snipe_ready")
    assert table.players[0].asked == []


def test_a_snipe_that_fails_gives_the_place_away(pack: Pack) -> None:
    """MN.SNP.4: the 5 Edge are gone, nobody is hurt, and the actor hides no longer."""
    table, rows = sniping(pack, 20, pays=True, die=1)

    assert table.totals == (15, 8)
    assert not table.has("Pell", "hidden")
    assert only(rows, "damage") == []


def test_who_does_not_hide_has_nothing_to_pay_for(pack: Pack) -> None:
    """MN.SNP.5, MN.GAP.11: Haig, to whom Pell is exposed, snipes from the open and is not asked for 5 more Edge."""
    table = Table(pack, totals=(0, 30))
    table.set("Pell", "hidden", "exposed", of="Haig")
    table.players[1].pays = True
    table.dice("Haig", act=6)
    table.dice("Pell", oppose=1)
    table.make("Haig", "snipe", "firefight", ("Pell", "awareness"), target="Pell")

    assert table.totals == (0, 25)
    assert table.players[1].asked == []


@pytest.mark.parametrize(
    ("die", "totals", "dealer", "victim"), [(6, (4, -1), "Okoro", "Brandt"), (1, (4, 4), "Brandt", "Okoro")]
)
def test_assault_hurts_one_or_the_other(
    pack: Pack, die: int, totals: tuple[int, int], dealer: str, victim: str
) -> None:
    """MN.ASL.2 to MN.ASL.4: 10 Edge; 6 + 4 against 2 + 3 takes 5 off and hurts the target, 1 + 4 fails and is hurt."""
    table = Table(pack, totals=(14, 4))
    table.dice("Okoro", act=die)
    table.dice("Brandt", oppose=2 if die == 6 else 3)
    rows = table.make("Okoro", "assault", "firefight", ("Brandt", "firefight"), target="Brandt")

    assert table.totals == totals
    assert [(row["actor"], row["target"]) for row in only(rows, "damage")] == [(dealer, victim)]


@pytest.mark.parametrize(("die", "totals"), [(1, (-3, 3)), (6, (3, -3))])
def test_cover_fire_wastes_ammunition_or_takes_points_off_the_others(
    pack: Pack, die: int, totals: tuple[int, int]
) -> None:
    """MN.CFR.2, MN.CFR.3, MN.GAP.28: 1 + 3 against 3 + 4 costs the own side 6 and nobody else, 6 + 3 the others."""
    table = Table(pack, totals=(3, 3))
    table.dice("Vale", act=die, points=6)
    table.dice("Haig", oppose=3)
    rows = table.make("Vale", "cover_fire", "firefight", ("Haig", "command"))

    assert table.totals == totals
    assert [row["side"] for row in only(rows, "total")] == ["a" if die == 1 else "b"]


def test_who_opposes_cover_fire_is_for_the_other_side_to_say(pack: Pack) -> None:
    """MN.GAP.6: the actor names nobody, and whom the others name has the disadvantage of the Reward (MN.CFR.4)."""
    table = Table(pack)
    table.dice("Vale", act=6)
    table.dice("Suri", oppose=1)
    rows = table.make("Vale", "cover_fire", "firefight", ("Suri", "athletics"))

    assert "target" not in only(rows, "maneuver")[0]
    assert [row["actor"] for row in only(rows, "advantage")] == ["Suri"]


def test_distract_names_an_ally_where_there_is_one(pack: Pack) -> None:
    """MN.DIS.2, MN.DIS.4: maneuvers against the actor have advantage, those against the ally disadvantage."""
    table = Table(pack, totals=(0, 5))
    table.dice("Vale", act=6)
    table.dice("Haig", oppose=1)
    rows = table.make("Vale", "distract", "command", ("Haig", "command"), ally="Pell")

    assert table.totals == (5, 5)
    assert [(row["actor"], row["worth"]) for row in only(rows, "advantage")] == [("Vale", 1), ("Pell", -1)]


def test_who_distracts_alone_names_nobody(pack: Pack) -> None:
    """MN.DIS.4: without an ally in the fight there is nobody for the Reward to help, and still it may be made."""
    table = Table(pack)
    for name in ("Okoro", "Pell", "Ruiz"):
        table.game.line.gone[table.person(name)] = 1
    table.dice("Vale", act=6)
    table.dice("Haig", oppose=1)
    rows = table.make("Vale", "distract", "command", ("Haig", "command"))

    assert [row["actor"] for row in only(rows, "advantage")] == ["Vale"]
    assert table.totals == (5, 0)


@pytest.mark.parametrize(("notices", "seen"), [("Suri", "Suri"), ("Dace", "Dace")])
def test_observe_notices_one_hidden_enemy(pack: Pack, notices: str, seen: str) -> None:
    """MN.OBS.2, MN.OBS.4: of two who hide the actor notices the one that is said."""
    table = Table(pack)
    table.set("Suri", "hidden")
    table.set("Dace", "hidden")
    table.players[0].notices = table.person(notices)
    table.dice("Pell", act=6, points=2)
    table.dice("Haig", oppose=1)
    table.make("Pell", "observe", "awareness", ("Haig", "stealth"))

    assert [name for name in ("Suri", "Dace") if not table.has(name, "hidden")] == [seen]
    assert table.has("Pell", "observer")
    assert table.totals == (9, 0)


@pytest.mark.parametrize(("die", "hides", "noticed"), [(6, True, 0), (1, False, 1)])
def test_a_flag_that_comes_off_goes_unnoticed(pack: Pack, die: int, hides: bool, noticed: int) -> None:
    """MN.FLG.2 to MN.FLG.4, MN.GAP.10: a flag in any case; without its Reward it is noticed and ends hiding."""
    table = Table(pack)
    table.set("Pell", "observer", "hidden")
    table.dice("Pell", act=die, points=3)
    table.dice("Dace", oppose=5)
    table.make("Pell", "flag", "awareness", ("Dace", "stealth"), target="Haig")

    assert table.has("Haig", "flagged")
    assert table.has("Pell", "hidden") == hides
    assert (table.game.battle.noticed[table.person("Haig")] > 0) == bool(noticed)


def test_aid_ally_may_be_followed_by_observe(pack: Pack) -> None:
    """MN.AID.2, MN.AID.4, MN.GAP.17: the Reward grants a whole Observe, with rolls and Reward of its own."""
    table = Table(pack, totals=(2, 0))
    table.players[0].extra = table.choose("observe", "awareness")
    table.dice("Ruiz", act=(6, 6), points=(1, 2))
    table.dice("Suri", oppose=(1, 1))
    rows = table.make("Ruiz", "aid_ally", "athletics", ("Suri", "firefight"), ally="Pell")

    assert table.players[0].asked == ["extra"]
    assert [(row["maneuver"], row["extra"]) for row in only(rows, "maneuver")] == [
        ("Aid Ally", False),
        ("Observe", True),
    ]
    assert [row["role"] for row in only(rows, "roll")] == ["actor", "opponent", "actor", "opponent"]


def test_aid_ally_that_fails_costs_the_next_action(pack: Pack) -> None:
    """MN.AID.3, MN.GAP.6: the actor misses the next action, and that one only; meanwhile they may oppose."""
    table = Table(pack)
    table.dice("Ruiz", act=1, points=1)
    table.dice("Suri", oppose=6)
    table.act("Ruiz", "aid_ally", "athletics", ("Suri", "firefight"), ally="Pell")

    assert [row["event"] for row in table.act("Ruiz", "engage", "athletics", HAIG)] == ["missed_action"]
    assert only(table.act("Ruiz", "engage", "athletics", HAIG), "maneuver")


@pytest.mark.parametrize(("die", "totals", "hurt"), [(6, (0, -9), []), (1, (-5, 0), [("Haig", "Pell")])])
def test_strand_leaves_an_ally(pack: Pack, die: int, totals: tuple[int, int], hurt: list[tuple[str, str]]) -> None:
    """MN.STR.3, MN.STR.4: 5 + 3 and the margin of 1 off the others, or 5 off one's own and the ally is hurt."""
    table = Table(pack)
    table.dice("Okoro", act=die, points=(5, 3))
    table.dice("Haig", oppose=6)
    rows = table.make("Okoro", "strand", "firefight", HAIG, ally="Pell")

    assert table.totals == totals
    assert [(row["actor"], row["target"]) for row in only(rows, "damage")] == hurt
