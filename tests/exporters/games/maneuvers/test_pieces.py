"""Markers, tokens and tracks: whatever the vocabulary and the rules let come into play lies on the table."""

from itertools import pairwise
from pathlib import Path

import pytest

from engine.battles import battle
from engine.battles.orders import BattleOrder, Participant
from engine.games.maneuvers.kernel.records import Battle
from exporters.drawing.display_list import Text, strings
from exporters.games.maneuvers.markers import TURNED
from exporters.games.maneuvers.sheets.tracks import LEAST, MOST
from exporters.imposition.pieces import Piece
from schemas.models.maneuvers.words import Rating, Scope, State
from schemas.packs.packs import Pack
from tests.exporters.games.maneuvers.printing import pack_with, rules
from tests.exporters.games.printing import job_of, product, row_of, words_on
from tests.exporters.placed import placed

BY_STATE = {
    State.HIDDEN: "marker/hidden",
    State.SNIPE_READY: "marker/snipe_ready",
    State.EXPOSED: "marker/exposed_vale",
    State.FLAGGED: "marker/flagged",
    State.OBSERVER: "marker/observer",
    State.ESCAPING: "marker/escaping",
}
BY_SCOPE = {
    Scope.MANEUVERS_AGAINST: "marker/advantage",
    Scope.MANEUVERS_OF: "marker/advantage",
    Scope.NEXT_MANEUVER_OF: "marker/disadvantage",
    Scope.CHECKS_OF: "marker/aided",
}
ON_THE_TABLE = {
    "round": "marker/round",
    "total": "marker/total_copperhead",
    "location": "token/vale",
    "hidden": "marker/hidden",
    "snipe_ready": "marker/snipe_ready",
    "exposed_to": "marker/exposed_vale",
    "flagged_by": "marker/flagged",
    "noticed": "marker/flagged",
    "observer": "marker/observer",
    "escaping": "marker/escaping",
    "missing": "marker/lost_action",
    "lasting": "marker/advantage",
    "ending": "marker/aided",
    "checks": "marker/fallout",
    "check_person": "marker/casualty",
    "check_kind": "marker/casualty",
}
"""The piece that shows a state of a fight; the Stress of a check is written on the character card."""


@pytest.fixture(scope="module")
def pieces(maneuvers: Pack) -> dict[str, Piece]:
    """The markers and tokens of the shipped pack."""
    return product("markers", job_of(maneuvers))


@pytest.mark.parametrize("state", State)
def test_every_state_of_the_vocabulary_has_a_marker(pieces: dict[str, Piece], state: State) -> None:
    """A state that an author may set with a step lies on the table."""
    assert pieces[BY_STATE[state]].copies >= 1


@pytest.mark.parametrize("scope", Scope)
def test_every_advantage_of_the_vocabulary_has_a_marker(pieces: dict[str, Piece], scope: Scope) -> None:
    """Against a character on one side, on its own rolls on the other; checks after the fight by `aided`."""
    assert pieces[BY_SCOPE[scope]].copies >= 1


@pytest.mark.parametrize("state", ON_THE_TABLE)
def test_what_a_fight_remembers_has_something_to_show_it(pieces: dict[str, Piece], state: str) -> None:
    """Each is a state of the kernel's battle that lasts beyond an action, and lies in the sheets of the kit."""
    assert state in Battle.__annotations__
    assert ON_THE_TABLE[state] in pieces


def test_the_counts_are_those_of_the_component_list(pieces: dict[str, Piece]) -> None:
    """Two squads of 4: one of each state a character, 8 advantages, 8 disadvantages, 12 checks of each kind.

    Rule: MN.GAP.25.
    """
    each = ("hidden", "snipe_ready", "flagged", "observer", "escaping", "aided", "lost_action")

    assert {pieces[f"marker/{name}"].copies for name in each} == {8}
    assert pieces["marker/advantage"].copies == pieces["marker/disadvantage"].copies == 8
    assert pieces["marker/fallout"].copies == pieces["marker/casualty"].copies == 12
    assert sum(key.startswith("marker/exposed_") for key in pieces) == 12


def test_squads_of_another_size_have_as_many(maneuvers: Pack) -> None:
    """Squads of 2: 4 characters fight, so 4 may hide, and 6 checks of each kind are at hand."""
    made = product("markers", job_of(maneuvers, rules(squad={"size": 2})))

    assert made["marker/hidden"].copies == 4
    assert made["marker/fallout"].copies == 6


def test_a_marker_that_is_turned_over_says_so(pieces: dict[str, Piece]) -> None:
    """Whose rolls have the advantage, and a flag that the other squad has not noticed. Rules: MN.TRM.2, MN.FLG.4."""

    def sides(key: str) -> tuple[str, str]:
        back = pieces[key].back
        return words_on(pieces[key].front), words_on(back) if back else ""

    assert sides("marker/advantage") == ("ADVANTAGE against", "ADVANTAGE own rolls")
    assert sides("marker/disadvantage") == ("DISADVANTAGE against", "DISADVANTAGE own rolls")
    assert sides("marker/flagged") == ("FLAGGED", "UNNOTICED")
    assert sides("marker/exposed_vale")[0] == "EXPOSED TO Vale"


def test_a_token_has_the_name_and_the_action_value(pieces: dict[str, Piece]) -> None:
    """Vale has Action Value 3, which the roll for the order is added to (MN.ORD.1)."""
    assert strings(pieces["token/vale"].front) == ("3", "Vale")


def test_the_longest_names_fit_what_is_cut_out(tmp_path: Path) -> None:
    """A name of forty characters is whole on the token and on the marker of who may snipe, however narrow they are."""
    name = "A Name of Forty Characters For The Cards"
    card = "kind: character\nid: long\nrole: scout\n" + "".join(
        f"{value}: 1\n"
        for value in ("action_value", *(rating.value for rating in Rating), "damage", "armor", "resilience")
    )
    pieces = product("markers", job_of(pack_with(tmp_path / "mine", long=f"{card}name: {name}\n")))

    assert words_on(pieces["token/long"].front) == f"1 {name}"
    assert words_on(pieces["marker/exposed_long"].front) == f"EXPOSED TO {name}"


def test_the_track_of_totals_has_every_total_once(maneuvers: Pack) -> None:
    """From -40 to 59, and below it Edge from 0 to 20 and above, with what it is enough for (MN.GAP.3, MN.GAP.22)."""
    page = product("tracks", job_of(maneuvers))["track/totals"].front
    texts = [text.replace("\N{MINUS SIGN}", "-") for text in strings(page)]
    numbers = [int(text) for text in texts if text.lstrip("-").isdigit()]

    assert sorted(numbers) == sorted([*range(-40, 60), *range(21)])
    assert row_of(page, "they concede", 1) == ["21+"]
    last = [at for at, text in enumerate(texts) if text == "5"][-1]
    assert texts[last + 1] == "Snipe"
    last = [at for at, text in enumerate(texts) if text == "10"][-1]
    assert texts[last + 1] == "Assault"


def test_a_marker_of_a_total_is_turned_over_beyond_the_track(maneuvers: Pack, pieces: dict[str, Piece]) -> None:
    """The track says so, and the other side of the marker says by how much it is beyond (MN.GAP.28)."""
    page = words_on(product("tracks", job_of(maneuvers))["track/totals"].front)
    turned = pieces["marker/total_copperhead"].back

    assert "Beyond an end turn the marker over and go on from the other" in page
    assert "below \N{MINUS SIGN}40 it is 100 less, above 59 more." in page
    assert turned is not None
    assert "\N{PLUS-MINUS SIGN}100" in words_on(turned)


@pytest.mark.parametrize("fight", [None, "hold_the_stairs", "lights_out", "loading_dock"])
@pytest.mark.parametrize("player", ["heuristic", "first", "bold", "random"])
def test_the_track_of_totals_holds_99_of_100_totals_that_occur(maneuvers: Pack, fight: str | None, player: str) -> None:
    """With both sides of the markers it reaches from -140 to 159; on even terms and in every shipped fight."""
    seats = (Participant("a", None, player), Participant("b", None, player))
    battles = [battle.fight(maneuvers, BattleOrder(seats, fight, None, seed)) for seed in range(30)]
    totals = [row["after"] for each in battles for row in each.rows() if row["event"] == "total"]
    held = [total for total in totals if LEAST - TURNED <= total <= MOST + TURNED]

    assert len(totals) > 500
    assert len(held) >= 0.99 * len(totals)


def test_the_track_of_rounds_follows_the_rules(maneuvers: Pack) -> None:
    """Six rounds, dangerous from the second: six cells, and the words of the sheet name them (MN.VIC.1, MN.GAP.22)."""
    own = rules(end={"rounds": 6, "concede_edge": None}, late={"from_round": 2})
    page = product("tracks", job_of(maneuvers, own))["track/order"].front
    text = words_on(page)
    cells = [each for each in strings(page)[4:] if each.isdigit()][:6]

    assert cells == [*"123456"]
    assert "Nobody concedes." in text
    assert "Round 2 on Each failed roll earns a Fallout check" in text
    assert "concede?" not in text


def test_digital_tables_can_name_every_place(maneuvers: Pack) -> None:
    """A marker that is let go on a track snaps to a total or an Edge; rounds, places and locations are areas.

    A spot lies in the middle of the cell that has its number printed in it.
    """
    job = job_of(maneuvers)
    made = product("tracks", job)
    totals = {spot.name: spot.at_mm for spot in made["track/totals"].spots}
    printed = {
        item.string: (matrix[4] + item.x, matrix[5] + item.baseline)
        for item, matrix in placed(made["track/totals"].front)
        if isinstance(item, Text) and item.string == "\N{MINUS SIGN}17"
    }

    assert len(totals) == 100 + 22
    [(x, y)] = printed.values()
    at_x, at_y = totals["Total \N{MINUS SIGN}17"]
    assert 0 < at_x - x < 10
    assert 0 < at_y - y < 10
    assert [area.name for area in made["track/order"].areas] == [
        *(f"Round {number}" for number in range(1, 9)),
        *(f"Place {number}" for number in range(1, 9)),
    ]
    dock = product("locations", job)["locations/loading_dock"]
    assert [area.name for area in dock.areas] == [
        "1 yard gate", "2 loading dock", "3 main floor", "4 office stairs", "5 rear lot",
    ]  # fmt: skip


@pytest.mark.parametrize(("size", "rounds"), [(1, 1), (4, 8), (12, 30), (12, 99)])
def test_tracks_of_any_size_fit_their_page(maneuvers: Pack, size: int, rounds: int) -> None:
    """Squads of up to 12 and any number of rounds; nothing is left out in silence (MN.GAP.25, MN.GAP.22)."""
    job = job_of(maneuvers, rules(squad={"size": size}, end={"rounds": rounds}))
    page = product("tracks", job)["track/order"].front
    numbers = [int(text) for text in strings(page) if text.isdigit()]

    assert max(numbers) >= min(rounds, 30)
    assert all(one <= other + 1 for one, other in pairwise(sorted(numbers)) if other < size)
