"""Steps and requirements of maneuvers of one's own, by hand: extras, moves, margins, needs, payments."""

from typing import Any

import pytest

from engine.games.maneuvers.kernel import codes
from schemas.packs.packs import Pack
from tests.engine.games.maneuvers.bench import NOBODY, Table, only

HAIG = ("Haig", "firefight")
EXTRA = {"type": "extra", "maneuver": "second"}


@pytest.fixture
def pack(packs: dict[str, Pack]) -> Pack:
    return packs["maneuvers"]


def own(pack: Pack, second: dict[str, Any] | None = None, **first: Any) -> Table:
    """Return a table at which everybody knows a maneuver `first`, and a `second` one."""
    return Table(pack, maneuvers={"first": first, "second": second or {}})


@pytest.mark.parametrize(
    ("extra", "what", "refused"),
    [
        (("second", "firefight"), "made", 0),
        (None, "declined", 0),
        (("engage", "firefight"), "declined", 1),
        (("second", "melee"), "declined", 1),
    ],
)
def test_an_extra_maneuver_is_made_declined_or_refused(
    pack: Pack, extra: tuple[str, str] | None, what: str, refused: int
) -> None:
    """MN.AID.4, MN.GAP.17: it may be made, and it alone, with a rating of its own; anything else is refused."""
    table = own(pack, effect=[EXTRA])
    table.players[0].extra = table.choose(*extra) if extra else (NOBODY,) * 4
    rows = table.make("Vale", "first", "firefight", HAIG)

    assert [row["what"] for row in only(rows, "extra")] == [what]
    assert len(only(rows, "maneuver")) == (2 if what == "made" else 1)
    assert table.game.answers.refused == refused


def test_an_extra_maneuver_that_nothing_allows_is_impossible(pack: Pack) -> None:
    """MN.GAP.3, MN.GAP.17: what cannot be paid for is no extra maneuver, and nobody is asked."""
    table = own(pack, {"effect": [{"type": "pay", "currency": "edge", "points": 1}]}, effect=[EXTRA])
    rows = table.make("Vale", "first", "firefight", HAIG)

    assert [row["what"] for row in only(rows, "extra")] == ["impossible"]
    assert table.players[0].asked == []


def test_who_leaves_in_a_maneuver_makes_no_extra_one(pack: Pack) -> None:
    """MN.ESC.3, MN.GAP.17: out of the fight is out of it, at once."""
    table = own(pack, effect=[EXTRA, {"type": "leave", "whom": "actor"}])
    table.players[0].extra = table.choose("second", "firefight")
    rows = table.make("Vale", "first", "firefight", HAIG)

    assert [row["what"] for row in only(rows, "extra")] == ["impossible"]


def test_an_action_has_room_for_16_extra_maneuvers(pack: Pack) -> None:
    """MN.GAP.17: three times six more are granted within one action, and the last two are too many."""
    six = [EXTRA] * 6
    grants = {"effect": [{"type": "extra", "maneuver": "third"}] * 6}
    table = Table(pack, maneuvers={"first": {"effect": six}, "second": grants, "third": {}})
    table.players[0].extra = table.choose("second", "firefight")
    rows = table.make("Vale", "first", "firefight", HAIG)

    assert [row["what"] for row in only(rows, "extra")].count("made") == 6
    assert len(only(rows, "extra")) == 6 + 6 * 6
    assert [row["what"] for row in only(rows, "extra")].count("too_many") == 6 + 6 * 6 - 16


@pytest.mark.parametrize(
    ("way", "start", "end"),
    [
        ("anywhere", 0, 1),
        ("anywhere", 4, 3),
        ("towards", 3, 4),
        ("towards", 4, 4),
        ("away", 2, 1),
        ("away", 0, 0),
    ],
)
def test_a_move_goes_along_the_row(pack: Pack, way: str, start: int, end: int) -> None:
    """MN.GAP.7: Copperhead begins at one end of five locations; anywhere is ahead, and back at the other end."""
    for name, at, to in (("Vale", start, end), ("Haig", 4 - start, 4 - end)):
        table = own(pack, effect=[{"type": "move", "to": way}])
        table.game.battle.location[table.person(name)] = at
        table.make(name, "first", "firefight", HAIG if name == "Vale" else ("Vale", "firefight"))
        assert table.game.battle.location[table.person(name)] == to


def test_there_is_no_margin_before_the_rolls(pack: Pack) -> None:
    """MN.HOUSE.3: an Effect comes before them, so its margin is nothing, whatever the last maneuver's was."""
    gain = {"type": "gain", "side": "own", "margin": True}
    table = own(pack, effect=[gain], reward=[gain])
    for _ in range(2):
        table.dice("Vale", act=6)
        table.dice("Haig", oppose=1)
        before = table.totals[0]
        rows = table.make("Vale", "first", "firefight", HAIG)
        assert [row["points"] for row in only(rows, "total")] == [0, 6 + 3 - 1 - 2]
        assert table.totals[0] == before + 6


@pytest.mark.parametrize(
    ("need", "states", "totals", "fault"),
    [
        ({"type": "rating", "rating": "command", "least": 4}, {}, (0, 0), 0),
        ({"type": "rating", "rating": "command", "least": 5}, {}, (0, 0), codes.RATING_TOO_LOW),
        ({"type": "edge", "least": 3}, {}, (5, 2), 0),
        ({"type": "edge", "least": 4}, {}, (5, 2), codes.EDGE_TOO_LOW),
        ({"type": "state", "state": "hidden", "whom": "target"}, {"Haig": "hidden"}, (0, 0), 0),
        ({"type": "state", "state": "hidden", "whom": "target"}, {"Vale": "hidden"}, (0, 0), codes.STATE_MISSING),
        ({"type": "state", "state": "hidden"}, {"Vale": "hidden"}, (0, 0), 0),
        ({"type": "aim"}, {"Vale": "observer"}, (0, 0), codes.NOT_READY),
        ({"type": "aim"}, {"Vale": "snipe_ready"}, (0, 0), codes.TARGET_UNKNOWN),
    ],
)
def test_what_a_maneuver_requires(
    pack: Pack, need: dict[str, Any], states: dict[str, str], totals: tuple[int, int], fault: int
) -> None:
    """MN.SNP.1, MN.SNP.2, MN.ASL.1: a rating, a lead, a state of actor or target, an aim; Vale's command is 4."""
    table = Table(pack, maneuvers={"first": {"requires": [need], "aimed": True}}, totals=totals)
    for name, state in states.items():
        table.set(name, state)

    assert table.faults("Vale", "first", "firefight", target="Haig") == fault


@pytest.mark.parametrize(
    ("target", "ally", "fault"),
    [
        ("Haig", "Pell", 0),
        ("", "Pell", codes.NO_TARGET),
        ("Okoro", "Pell", codes.NO_TARGET),
        ("Suri", "Pell", codes.NO_TARGET),
        ("Haig", "", codes.NO_ALLY),
        ("Haig", "Vale", codes.NO_ALLY),
        ("Haig", "Dace", codes.NO_ALLY),
        ("Haig", "Ruiz", codes.NO_ALLY),
    ],
)
def test_a_target_is_an_enemy_and_an_ally_another_of_the_squad(pack: Pack, target: str, ally: str, fault: int) -> None:
    """MN.AID.1, MN.STR.1, MN.SNP.1: both of them in the fight; Suri and Ruiz have left it."""
    table = Table(pack, maneuvers={"first": {"aimed": True, "names_ally": True}})
    for name in ("Suri", "Ruiz"):
        table.game.line.gone[table.person(name)] = 1

    assert table.faults("Vale", "first", "firefight", target, ally) == fault


@pytest.mark.parametrize(("currency", "total", "fault"), [("points", 5, 0), ("points", 4, codes.POINTS_TOO_LOW)])
def test_points_are_spent_down_to_their_floor(pack: Pack, currency: str, total: int, fault: int) -> None:
    """MN.GAP.3, MN.GAP.32: 5 points need a total of 5, however far the squad leads."""
    pays = {"effect": [{"type": "pay", "currency": currency, "points": 5}]}
    table = Table(pack, maneuvers={"first": pays}, totals=(total, -20))

    assert table.faults("Vale", "first", "firefight") == fault


def test_losses_stop_at_a_floor_and_payments_do_not(pack: Pack) -> None:
    """MN.GAP.28, MN.GAP.32 ruled otherwise: 9 off 2 leave -5, and then 5 Edge of a lead are paid all the same."""
    maneuvers: dict[str, dict[str, Any]] = {
        "first": {"effect": [{"type": "lose", "side": "own", "points": 9}]},
        "second": {"effect": [{"type": "pay", "currency": "edge", "points": 5}]},
    }
    table = Table(pack, maneuvers=maneuvers, totals=(2, -30), total={"floor": -5})
    table.make("Vale", "first", "firefight", HAIG)
    assert table.totals == (-5, -30)
    table.make("Vale", "second", "firefight", HAIG)
    assert table.totals == (-10, -30)


@pytest.mark.parametrize("maneuver", [-1, 99])
def test_a_number_that_is_no_maneuver_has_no_other_fault(pack: Pack, maneuver: int) -> None:
    """MN.COR.1: it is not known, and the action is lost."""
    table = Table(pack)
    table.players[0].maneuver = (maneuver, 0, NOBODY, NOBODY)
    table.make_chosen("Vale")

    assert [(row["event"], row["refused"]) for row in table.rows()] == [("idle", True)]
    assert table.game.answers.refused == 1


@pytest.mark.parametrize("rating", [-1, 6, 77])
def test_a_number_that_is_no_rating_is_not_allowed(pack: Pack, rating: int) -> None:
    """MN.COR.2, MN.GAP.5: there are six of them."""
    table = Table(pack)
    table.game.choice.rating = rating
    chosen = (table.maneuver("engage"), rating, NOBODY, NOBODY)

    assert table.faults_of("Vale", chosen) == codes.RATING_NOT_ALLOWED
