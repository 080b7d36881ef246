"""States by hand: hiding, exposure, flags and observers, what they waive and bring, and what ends them."""

from typing import Any

import pytest

from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.standing.people import is_known_flagged
from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.bench import Table, net, only

HAIG = ("Haig", "awareness")
SNIPE = ("snipe", "firefight", "Haig")


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["maneuvers"]


def test_snipe_needs_hiding_readiness_observing_and_edge(pack: Pack) -> None:
    """MN.SNP.1 to MN.SNP.3, MN.GAP.12: each that is missing is against it."""
    table = Table(pack, totals=(4, 0))
    assert table.faults("Pell", *SNIPE) == (
        codes.STATE_MISSING + codes.NOT_READY + codes.TARGET_UNKNOWN + codes.EDGE_TOO_LOW
    )
    table.set("Pell", "hidden", "snipe_ready")
    assert table.faults("Pell", *SNIPE) == codes.TARGET_UNKNOWN + codes.EDGE_TOO_LOW
    table.set("Pell", "observer")
    table.game.battle.total[0] = 5
    assert table.faults("Pell", *SNIPE) == 0


def test_an_ally_s_flag_stands_for_readiness_and_observing(pack: Pack) -> None:
    """MN.SNP.2, MN.FLG.2, MN.GAP.12: who hides may snipe at whom an ally has flagged; the flagger's own does not do."""
    table = Table(pack, totals=(5, 0))
    table.set("Pell", "hidden")
    table.set("Haig", "flagged", of="Vale")
    assert table.faults("Pell", *SNIPE) == 0

    table.set("Vale", "hidden")
    assert table.faults("Vale", *SNIPE) == codes.NOT_READY + codes.TARGET_UNKNOWN


def test_exposure_waives_hiding_and_aim_but_not_the_edge(pack: Pack) -> None:
    """MN.GAP.11: only the one to whom the target is exposed may snipe so, and needs the 5 Edge."""
    table = Table(pack, totals=(5, 0))
    table.set("Haig", "exposed", of="Okoro")

    assert table.faults("Okoro", *SNIPE) == 0
    assert table.faults("Pell", *SNIPE) == codes.STATE_MISSING + codes.NOT_READY + codes.TARGET_UNKNOWN
    table.game.battle.total[0] = 4
    assert table.faults("Okoro", *SNIPE) == codes.EDGE_TOO_LOW


def test_exposure_that_waives_nothing(pack: Pack) -> None:
    """MN.GAP.11 ruled otherwise: hiding and aim are needed all the same."""
    table = Table(pack, totals=(5, 0), hiding={"exposure_waives": False})
    table.set("Haig", "exposed", of="Okoro")

    assert table.faults("Okoro", *SNIPE) == codes.STATE_MISSING + codes.NOT_READY + codes.TARGET_UNKNOWN


def test_an_exposed_target_that_hides_is_sniped_at_evenly_and_once(pack: Pack) -> None:
    """MN.COV.2, MN.COV.3, MN.GAP.11: the advantage and the disadvantage cancel, and the exposure is used up."""
    table = Table(pack, totals=(5, 0))
    table.set("Haig", "hidden", "exposed", of="Okoro")
    rows = table.make("Okoro", "snipe", "firefight", HAIG, target="Haig")

    assert net(rows) == 0
    assert not table.has("Haig", "exposed")


@pytest.mark.parametrize(
    ("maneuver", "rating", "hides"),
    [("engage", "firefight", False), ("observe", "awareness", True), ("take_cover", "stealth", True)],
)
def test_moving_ends_hiding_and_exposure(pack: Pack, maneuver: str, rating: str, hides: bool) -> None:
    """MN.GAP.7, MN.GAP.10: Engage moves; Observe and Take Cover keep hidden."""
    table = Table(pack)
    table.set("Pell", "hidden", "snipe_ready", "exposed", of="Haig")
    table.dice("Pell", act=6)
    table.dice("Haig", oppose=1)
    table.make("Pell", maneuver, rating, ("Haig", "awareness" if maneuver != "observe" else "command"))

    assert [table.has("Pell", state) for state in ("hidden", "snipe_ready", "exposed")] == [hides] * 3


def test_cover_fire_ends_hiding_without_a_move(pack: Pack) -> None:
    """MN.GAP.10: by the maneuver itself; the exposure stays, since nobody has moved."""
    table = Table(pack)
    table.set("Pell", "hidden", "exposed", of="Haig")
    table.make("Pell", "cover_fire", "firefight", ("Haig", "command"))

    assert not table.has("Pell", "hidden")
    assert table.has("Pell", "exposed")


def test_hiding_protects_from_direct_attacks_alone(pack: Pack) -> None:
    """MN.COV.2, MN.GAP.9: Assault is at disadvantage against who hides, Cover Fire is not."""
    for maneuver, expected in (("assault", -1), ("cover_fire", 0)):
        table = Table(pack, totals=(10, 0))
        table.set("Haig", "hidden")
        rating, target = {"assault": ("firefight", "Haig"), "cover_fire": ("command", "")}[maneuver]
        assert net(table.make("Vale", maneuver, "firefight", ("Haig", rating), target=target)) == expected


def test_a_flag_helps_allies_against_target_and_opponent(pack: Pack) -> None:
    """MN.FLG.2, MN.GAP.26: Ruiz, not Vale who flagged, and once however many have flagged."""
    table = Table(pack)
    table.set("Haig", "flagged", of="Vale")
    table.set("Haig", "flagged", of="Okoro")
    assert net(table.make("Ruiz", "engage", "firefight", HAIG)) == 1
    assert net(table.make("Ruiz", "engage", "firefight", ("Suri", "awareness"))) == 0

    table = Table(pack)
    table.set("Haig", "flagged", of="Vale")
    assert net(table.make("Vale", "engage", "firefight", HAIG)) == 0


@pytest.mark.parametrize(("against", "expected"), [("target_and_opponent", 2), ("target", 1)])
def test_a_maneuver_is_against_its_target_and_its_opponent(pack: Pack, against: str, expected: int) -> None:
    """MN.GAP.26: Flag names a target, and somebody else opposes; both are flagged already."""
    table = Table(pack, opposing={"against": against})
    table.set("Pell", "observer")
    table.set("Haig", "flagged", of="Vale")
    table.set("Suri", "flagged", of="Vale")

    assert net(table.make("Pell", "flag", "awareness", ("Suri", "stealth"), target="Haig")) == expected


@pytest.mark.parametrize(("masked", "noticed", "known"), [(True, 0, False), (True, 1, True), (False, 0, True)])
def test_players_know_the_flags_that_they_may(pack: Pack, masked: bool, noticed: int, known: bool) -> None:
    """MN.FLG.4, MN.GAP.15: a flag that went unnoticed is known to the other side only where nothing is masked."""
    table = Table(pack, hiding={"masked": masked})
    table.set("Haig", "flagged", of="Vale")
    table.game.battle.noticed[table.person("Haig")] *= noticed

    assert is_known_flagged(table.game, table.person("Haig")) == known


def test_a_maneuver_that_a_squad_teaches_is_known_to_it_alone(pack: Pack) -> None:
    """Nightjar alone knows Smoke Screen; the others know what no squad names."""
    table = Table(pack)

    assert table.faults("Vale", "smoke_screen", "command", "", "Pell") == codes.NO_SUCH_MANEUVER
    assert table.faults("Vale", "aid_ally", "command", "", "Pell") == 0


def test_nobody_flags_who_needs_nobody_to_oppose(pack: Pack) -> None:
    """MN.GAP.17: an extra maneuver of which the Effect alone is done has no opponent to whom anybody is exposed."""
    maneuvers: dict[str, dict[str, Any]] = {
        "first": {"effect": [{"type": "extra", "maneuver": "second"}], "opposer": "defender_choice"},
        "second": {"effect": [{"type": "set", "state": "exposed", "whom": "actor"}]},
    }
    table = Table(pack, maneuvers=maneuvers, observing={"extra": "effect_only"})
    table.players[0].extra = table.choose("second", "firefight")
    rows = table.make("Vale", "first", "firefight", ("Haig", "firefight"))

    assert [row["maneuver"] for row in only(rows, "maneuver")] == ["first", "second"]
    assert len(only(rows, "opposes")) == 1
    assert not table.has("Vale", "exposed")
