"""Display lists of the pieces of 7 Seconds as text, one of each kind, and what longer words do to them.

Each was looked at as a picture when it was made.
"""

from collections.abc import Callable

import pytest

from exporters.drawing.display_list import strings
from exporters.drawing.dump import dump
from exporters.games.seven_seconds.maps.map_page import map_poster
from exporters.imposition.pieces import Piece
from exporters.systems import products_of
from exporters.text.lines import AS_DESIGNED, ELLIPSIS
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs.packs import Pack
from tests.exporters.games.printing import product
from tests.exporters.kit.kits import job_of, rules
from tests.exporters.longer_words import longer, set_as

KEPT = {
    "counters": ("activation_red", "blip_blue_07", "damaged_blue", "haywire_red", "initiative", "objective_gamma",
                 "objective_delta", "target"),
    "mats": ("red",),
    "standees": ("new_tokyo_commander", "puc_kamikaze_drone", "zane_engineer_prone"),
    "templates": ("smoke", "crater", "jamming_field", "blast", "firing_arc"),
    "ruler": ("strip_2", "strip_4"),
    "reference": ("attacks", "course"),
    "maps": ("meridian_square",),
    "briefings": ("ashford_hills",),
    "campaign": ("record",),
}  # fmt: skip
PIECES = [pytest.param(name, kept, id=f"{name}-{kept}") for name, all_kept in KEPT.items() for kept in all_kept]


@pytest.fixture(scope="module")
def kit(seven_seconds: Pack) -> dict[str, dict[str, str]]:
    """The texts of the kept pieces, front and back, by product and the last part of their keys."""
    made: dict[str, dict[str, str]] = {}
    for name in KEPT:
        pieces = product(name, job_of(seven_seconds)).items()
        made[name] = {
            key.split("/")[1]: dump(piece.front) + (dump(piece.back) if piece.back else "") for key, piece in pieces
        }
    return made


@pytest.mark.parametrize(("name", "kept"), PIECES)
def test_the_drawing_of_a_piece_is_as_it_was(
    kit: dict[str, dict[str, str]], name: str, kept: str, compare: Callable[[str, str], None]
) -> None:
    """A change of the design shows as a diff."""
    compare(f"seven_seconds/{name}_{kept}.txt", kit[name][kept])


def test_the_drawing_of_a_poster_is_as_it_was(compare: Callable[[str, str], None]) -> None:
    """A table of a square foot with a wood, a pond and ground that nobody has heard of."""
    features = (
        ("woods", [[1, 1], [6, 1], [5, 5]]),
        ("lake", [[7, 2], [11, 3], [10, 6]]),
        ("moss", [[2, 7], [8, 8], [4, 11]]),
    )
    listed = [{"id": name, "type": name, "outline_in": outline} for name, outline in features]
    model = TerrainMap.model_validate(
        {"kind": "terrain_map", "id": "acre", "title": "Acre", "width_in": 12, "depth_in": 12, "features": listed}
    )

    compare("seven_seconds/poster_acre.txt", dump(map_poster(model, rules(), AS_DESIGNED).drawing))


def words_of(pieces: dict[str, Piece]) -> set[str]:
    """Every word on the fronts."""
    return {word for piece in pieces.values() for text in strings(piece.front) for word in text.split()}


@pytest.mark.parametrize("name", [*KEPT, "posters"])
def test_words_two_fifths_longer_still_fit(seven_seconds: Pack, name: str) -> None:
    """No text overflows or goes missing in a language that needs 40 % more room."""
    plain = words_of(product(name, job_of(seven_seconds)))
    with set_as(longer):
        found = words_of(product(name, job_of(seven_seconds)))

    assert not [word for word in found if word.endswith(ELLIPSIS)]
    assert not [word for word in plain if not any(other.startswith(word) for other in found)]


def test_what_does_not_fit_is_said_of_the_rules(seven_seconds: Pack) -> None:
    """Rules of the longest name: the page is drawn, the field is named."""
    job = job_of(seven_seconds, rules().model_copy(update={"id": "as_ruled", "title": "Unpronounceable" * 40}))
    pieces = list(products_of("seven_seconds")["reference"].pieces(job))

    assert len(pieces) == 2
    assert {(found.code, found.path.rsplit("/", 1)[-1]) for found in job.diagnostics} == {
        ("text-overflow", "rules.yaml")
    }
