"""Counters, the mat and the standees: as many as the catalogue says, in their sizes. Rules: 7S.CTR.1 to 7S.CTR.10."""

from dataclasses import replace
from math import dist

import pytest

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Text, strings
from exporters.games.seven_seconds.look import BLUE, RED
from exporters.games.seven_seconds.pieces.figures import BOX_HEIGHT, BOX_WIDTH, figures, mirrored
from exporters.games.seven_seconds.pieces.mat import bases
from exporters.imposition.pieces import Piece
from exporters.systems import products_of
from schemas.models.seven_seconds.words import DroneType, TrooperType
from schemas.packs.packs import Pack
from tests.exporters.games.printing import product
from tests.exporters.kit.kits import job_of, rules
from tests.exporters.placed import at, extents, placed, words

INCH = 25.4


@pytest.fixture(scope="module")
def counters(seven_seconds: Pack) -> dict[str, Piece]:
    return product("counters", job_of(seven_seconds))


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("activation_red", 32),
        ("activation_blue", 32),
        ("damaged_red", 10),
        ("damaged_blue", 10),
        ("haywire_red", 4),
        ("haywire_blue", 4),
        ("target", 60),
        ("initiative", 1),
        ("blip_red_01", 1),
        ("blip_blue_16", 1),
        ("objective_alpha", 1),
        ("objective_epsilon", 1),
    ],
)
def test_there_are_as_many_counters_as_the_catalogue_says(counters: dict[str, Piece], name: str, count: int) -> None:
    """2 x 16 activations and 10 damages a player, 60 targets in all, 16 blips and 4 haywires a player."""
    assert counters[f"counter/{name}"].copies == count


def test_no_other_counters_are_printed(counters: dict[str, Piece]) -> None:
    """3 kinds and 16 blips a side, targets, initiative and five objectives."""
    assert len(counters) == 2 * (3 + 16) + 2 + 5
    assert sum(piece.copies for piece in counters.values()) == 2 * (32 + 10 + 4 + 16) + 60 + 1 + 5


def test_both_sides_of_a_counter_say_what_they_should(counters: dict[str, Piece]) -> None:
    """1 and 5; the blip's number is on its back alone; an activation is the same on both sides."""
    target, blip = counters["counter/target"], counters["counter/blip_blue_07"]
    active = counters["counter/activation_red"]

    assert target.back is not None
    assert (strings(target.front), strings(target.back)) == (("1",), ("5",))
    assert blip.back is not None
    assert (strings(blip.front), strings(blip.back)) == ((), ("7",))
    assert active.back == active.front
    assert counters["counter/damaged_red"].back is None


def test_the_fronts_of_all_blips_of_a_side_are_the_same(counters: dict[str, Piece]) -> None:
    """Else the enemy could tell them apart."""
    for side in ("red", "blue"):
        fronts = {piece.front for key, piece in counters.items() if key.startswith(f"counter/blip_{side}")}
        assert len(fronts) == 1


def test_blips_and_objectives_are_as_large_as_the_rules_say(seven_seconds: Pack, counters: dict[str, Piece]) -> None:
    """An inch as ruled (7S.GAP.15, 7S.GAP.113); 1.5 and 2 in under rules of an author's own."""
    own = product("counters", job_of(seven_seconds, rules(base={"diameter_in": 1.5}, objective={"diameter_in": 2})))

    assert counters["counter/blip_red_01"].front.width_mm == pytest.approx(INCH)
    assert counters["counter/objective_beta"].shape == "circle"
    assert own["counter/blip_red_01"].front.width_mm == pytest.approx(1.5 * INCH)
    assert own["counter/objective_beta"].front.height_mm == pytest.approx(2 * INCH)


def test_counts_follow_the_rules(seven_seconds: Pack) -> None:
    """9 squares of 3 units, 2 haywire drones, one commander and nobody else."""
    pool = {name.value: 0 for name in TrooperType} | {"commander": 1, "haywire_drone": 2}
    own = product(
        "counters", job_of(seven_seconds, rules(holding={"squares": 9, "units_per_square": 3}, figures={"pool": pool}))
    )

    assert own["counter/activation_blue"].copies == 27
    assert own["counter/damaged_blue"].copies == 1
    assert own["counter/haywire_red"].copies == 2
    assert "counter/blip_red_09" in own
    assert "counter/blip_red_10" not in own


def test_an_objective_is_red_or_blue_as_the_rules_have_it(seven_seconds: Pack) -> None:
    """Rule: 7S.GAP.19. A square stands beside red, a ring beside blue."""
    own = product("counters", job_of(seven_seconds, rules(objective={"red": ["delta"], "blue": ["alpha"]})))

    grounds = {
        name: next(item for item, _ in placed(own[f"counter/objective_{name}"].front) if isinstance(item, Path)).fill
        for name in ("alpha", "delta")
    }
    assert grounds == {"alpha": BLUE, "delta": RED}
    assert "counter/objective_beta" not in own


def test_the_mat_has_a_numbered_square_for_each_blip(seven_seconds: Pack) -> None:
    """16 squares of 46 mm, each with room for two bases of an inch. Rule: 7S.HOLD.1."""
    red = product("mats", job_of(seven_seconds))["mat/red"].front
    numbers = [int(text) for text in strings(red) if text.isdigit()]
    circles = [size for size in extents(red) if size[2:] == (INCH, INCH)]
    squares = [size for size in extents(red) if size[2:] == (46.0, 46.0)]

    assert numbers[:16] == list(range(1, 17))
    assert len(squares) == 16
    assert len(circles) == 32


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_bases_in_a_square_do_not_overlap_and_stay_inside(count: int) -> None:
    """At true size where they fit, else the largest that do."""
    found = bases(Box(10, 20, 46, 46), count, INCH)

    assert len(found) == count
    for (x, y), radius in found:
        assert x - radius >= 10 - 1e-6
        assert x + radius <= 56 + 1e-6
        assert y - radius >= 20 - 1e-6
        assert y + radius <= 66 + 1e-6
    for n, (first, radius) in enumerate(found):
        assert all(dist(first, other) >= 2 * radius - 1e-6 for other, _ in found[:n])


def test_the_mat_follows_the_rules(seven_seconds: Pack) -> None:
    """12 squares, three actions a trooper, five extra blips."""
    under = rules(holding={"squares": 12}, activation={"trooper_actions": 3, "extra_blips": 5})
    blue = product("mats", job_of(seven_seconds, under))["mat/blue"].front

    assert "12" in strings(blue)
    assert "13" not in strings(blue)
    assert "troopers 3, drones 1, blips 1" in words(blue)
    assert "up to 5 more blips" in words(blue)


def test_every_faction_has_a_standee_for_every_figure(seven_seconds: Pack) -> None:
    """10 troopers and 16 drones (7S.GEN.17); each trooper also prone (7S.CTR.10)."""
    standees = product("standees", job_of(seven_seconds))

    for faction in ("new_tokyo", "puc", "zane"):
        of_faction = {key: piece.copies for key, piece in standees.items() if key.startswith(f"standee/{faction}_")}
        prone = sum(count for key, count in of_faction.items() if key.endswith("_prone"))
        assert prone == 10
        assert sum(of_faction.values()) - prone == 26
        assert of_faction[f"standee/{faction}_tactical"] == 4
        assert of_faction[f"standee/{faction}_basic_drone"] == 5


def test_a_standee_folds_into_a_base_of_an_inch_and_two_faces(seven_seconds: Pack) -> None:
    """Half an inch, 38 mm, 38 mm, half an inch; the plinth's lines lie on the outer folds."""
    scout = product("standees", job_of(seven_seconds))["standee/puc_scout"]

    assert (scout.front.width_mm, scout.front.height_mm) == pytest.approx((25.4, 101.4))
    assert scout.folds_mm == pytest.approx((12.7, 50.7, 88.7))
    plinths = {(top, height) for _, top, _, height in extents(scout.front) if height == 1.6}
    assert plinths == {(12.7, 1.6), (87.1, 1.6)}


def test_a_standee_says_type_and_faction(seven_seconds: Pack) -> None:
    """The back half of the base is read from behind: its text runs to the left."""
    front = product("standees", job_of(seven_seconds))["standee/new_tokyo_haywire_drone"].front
    runs = {item.string: matrix[0] for item, matrix in placed(front) if isinstance(item, Text)}

    assert runs == {"Haywire drone": 1.0, "New Tokyo": -1.0}


@pytest.mark.parametrize("name", [kind.value for kind in (*TrooperType, *DroneType)])
def test_a_figure_stays_in_its_box(name: str) -> None:
    """What hangs out is cut off in a PDF."""
    parts = (*figures()[name].seen_from(front=True), *figures()[name].seen_from(front=False))
    numbers = [(segment[-2], segment[-1]) for _, outline in parts for segment in outline if len(segment) > 1]

    assert all(0 <= float(x) <= BOX_WIDTH and 0 <= float(y) <= BOX_HEIGHT for x, y in numbers)


def test_front_and_back_of_a_figure_cover_each_other() -> None:
    """What is held in the right hand is on the other side when seen from behind."""
    scout = figures()["scout"]

    assert scout.seen_from(front=False)[: len(scout.in_hand)] == mirrored(scout.in_hand)


def test_the_two_figures_of_a_standee_meet_head_to_head(seven_seconds: Pack) -> None:
    """The top of the commander's pennon lies equally far from the middle fold on both sides, at the same x."""
    front = product("standees", job_of(seven_seconds))["standee/zane_commander"].front
    pennons = [
        [at(matrix, float(segment[1]), float(segment[2])) for segment in item.segments if segment[0] in {"M", "L"}]
        for item, matrix in placed(front)
        if isinstance(item, Path) and len(item.segments) == 6 and item.segments[1][1:] in {(60, 5), (4, 5)}
    ]
    behind, before = pennons

    for (x1, y1), (x2, y2) in zip(behind, before, strict=True):
        assert x1 == pytest.approx(x2)
        assert 50.7 - y1 == pytest.approx(y2 - 50.7)


def test_only_the_piece_that_bears_an_error_is_left_out(seven_seconds: Pack) -> None:
    """A faction whose name nobody can set loses no standee: its flag says the same, and so do icons."""
    faction = next(document for document in seven_seconds.documents if document.id == "zane")
    named = replace(faction, model=faction.model.model_copy(update={"name": "Unpronounceable" * 4, "short_name": ""}))
    others = tuple(document for document in seven_seconds.documents if document is not faction)
    job = job_of(replace(seven_seconds, documents=(*others, named)))

    made = product("standees", job)

    assert job.faulty == set()
    assert "Unpronounceable" not in " ".join(strings(made["standee/zane_scout"].front))


def test_a_piece_that_does_not_fit_is_known_by_its_key(seven_seconds: Pack) -> None:
    """The page of a map with a title that cannot be set is at fault; the other maps are not."""
    ashford = next(document for document in seven_seconds.documents if document.id == "ashford_hills")
    named = replace(ashford, model=ashford.model.model_copy(update={"title": "Unpronounceable" * 20}))
    others = tuple(document for document in seven_seconds.documents if document is not ashford)
    job = job_of(replace(seven_seconds, documents=(*others, named)))

    list(products_of("seven_seconds")["maps"].pieces(job))
    list(products_of("seven_seconds")["briefings"].pieces(job))

    assert job.faulty == {"terrain_map/ashford_hills", "briefing/ashford_hills"}


@pytest.mark.parametrize("size_in", [0.1, 0.5, 4])
def test_bases_of_any_size_can_be_printed(seven_seconds: Pack, size_in: float) -> None:
    """Words that have no room are left out where a sign says the same."""
    under = rules(base={"diameter_in": size_in}, objective={"diameter_in": size_in}, holding={"units_per_square": 4})

    for name in ("counters", "mats", "standees", "templates"):
        product(name, job_of(seven_seconds, under))


def test_no_standee_is_without_its_words(seven_seconds: Pack) -> None:
    """The longest name of a type, Kamikaze drone, and of a faction fit on an inch."""
    standees = product("standees", job_of(seven_seconds))

    assert len({strings(piece.front) for key, piece in standees.items() if not key.endswith("_prone")}) == 3 * 9
    assert all(len(strings(piece.front)) == 2 for key, piece in standees.items() if not key.endswith("_prone"))
