"""Diagrams of 7 Seconds show what the rules of sight answer, and say at the field what they cannot show."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from exporters.components.diagrams import WIDE_MM, DiagramFault, drawing_of
from exporters.drawing.display_list import Dots, Drawing, Path, walk
from exporters.games.seven_seconds.look import STEEL
from exporters.games.seven_seconds.maps.diagrams import COVERED_IN, DIAGRAMS, LARGEST_IN_MM, REACHED_IN, UNSEEN_IN
from schemas.models.rulebook import Chapter, Diagram
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.packs.packs import Pack
from tests.exporters.diagrammed import discs, drawn, named, words
from tests.exporters.printed import shipped_pack
from tests.referees.seven_seconds.ground import grounds
from tests.referees.seven_seconds.pieces import Piece
from tests.referees.seven_seconds.sight import Sight, views

Spot = tuple[int, int]


def shipped() -> dict[str, Diagram]:
    """The diagrams of the shipped rulebook, by name."""
    chapters = [one.model for one in shipped_pack("seven_seconds").of_kind("chapter")]
    figures = [each for one in chapters if isinstance(one, Chapter) for each in one.figures.items()]
    return {name: figure for name, figure in figures if isinstance(figure, Diagram)}


def field_of(diagram: Diagram, pack: Pack) -> TerrainMap:
    found = pack.named("terrain_map", diagram.map or "", TerrainMap)
    assert found is not None
    return found


def area_of(diagram: Diagram) -> tuple[int, int, int, int]:
    assert diagram.area is not None
    return diagram.area


def sights(diagram: Diagram, pack: Pack, place: Spot) -> list[Sight]:
    """What the referee of battles holds to be seen of a base on a place, in every reading of borders."""
    rules = cast("Rules", pack.rules)
    radius = rules.base.diameter_in / 2
    assert diagram.pieces[0].at is not None
    x_in, y_in = diagram.pieces[0].at
    looker = Piece("looker", "red", "tactical", x_in, y_in, radius)
    target = Piece("target", "blue", "tactical", place[0], place[1], radius)
    terrain = grounds(field_of(diagram, pack), rules)
    return [view.look(looker, target) for view in views(terrain, looker, target)]


def is_unseen(sight: Sight, rules: Rules) -> bool:
    return sight.shows < rules.los.min_visible_fraction or sight.heavy_in > rules.cover.heavy_limit_in


def discs_in(drawing: Drawing, diagram: Diagram, radius_in: float) -> set[Spot]:
    """The places of the map that discs of a radius lie on."""
    west, _, east, north = area_of(diagram)
    scale = min(LARGEST_IN_MM, WIDE_MM / (east - west))
    discs = [item for item in walk(drawing.items) if isinstance(item, Dots) and item.fill == STEEL]
    places = [place for item in discs if item.radius == pytest.approx(radius_in * scale) for place in item.centres]
    return {(west + round(x / scale), north - round(y / scale)) for x, y in places}


@pytest.mark.parametrize("step", [4, pytest.param(1, marks=pytest.mark.prove)])
@pytest.mark.parametrize("name", named("seven_seconds", "sight"))
def test_discs_lie_where_the_referee_sees_nothing_or_through_cover(name: str, step: int) -> None:
    """Place by place, by the referee's own lines; where it accepts more than one reading either is right."""
    pack, diagram = shipped_pack("seven_seconds"), shipped()[name]
    rules, drawing = cast("Rules", pack.rules), drawing_of(shipped()[name], pack, DIAGRAMS)
    unseen, covered = (discs_in(drawing, diagram, radius) for radius in (UNSEEN_IN, COVERED_IN))
    west, south, east, north = area_of(diagram)
    sure = 0
    for place in ((x, y) for x in range(west, east + 1, step) for y in range(south, north + 1, step)):
        if place == diagram.pieces[0].at:
            continue
        found = sights(diagram, pack, place)
        blocked = {is_unseen(sight, rules) for sight in found}
        through = {sight.cover != "clear" or sight.light > 0 or sight.heavy > 0 for sight in found}
        assert (place in unseen) in blocked, place
        if blocked == {False}:
            assert (place in covered) in through, place
            sure += len(through) == 1

    assert unseen
    assert covered
    assert sure * step * step > 100
    assert not unseen & covered


def diagram(**changes: Any) -> Diagram:
    pieces = [{"name": "looker", "at": [18, 20]}, {"name": "target", "at": [30, 20]}]
    fields = {"type": "diagram", "asks": "line", "map": "meridian_square", "area": [6, 14, 34, 32], "pieces": pieces}
    return Diagram.model_validate(fields | changes)


@pytest.mark.parametrize(("target", "is_blocked"), [((30, 20), False), ((28, 28), True)])
def test_a_line_is_dashed_where_it_is_blocked(target: Spot, is_blocked: bool) -> None:
    """Along the street nothing stands; behind the bank nobody is seen."""
    pieces = [{"name": "looker", "at": [18, 20]}, {"name": "target", "at": target}]
    drawing = drawing_of(diagram(pieces=pieces), shipped_pack("seven_seconds"), DIAGRAMS)
    [line] = [
        item for item in walk(drawing.items) if isinstance(item, Path) and item.stroke and item.stroke.width_mm == 0.5
    ]

    assert line.stroke is not None
    assert bool(line.stroke.dash_mm) is is_blocked


@pytest.mark.parametrize(
    ("changes", "field", "words"),
    [
        ({"map": "nowhere"}, "map", "no terrain map `nowhere`"),
        ({"area": [6, 14, 40, 32]}, "area", "from 0 to 36 eastwards and from 0 to 36 northwards"),
        ({"area": [10, 14, 10, 32]}, "area", "from 0 to 36 eastwards"),
        ({"pieces": []}, "pieces", "has a piece `looker`"),
        ({"pieces": [{"name": "looker", "at": [37, 2]}]}, "pieces", "stands beside the map"),
        (
            {"pieces": [{"name": each, "at": [3, 2]} for each in ("looker", "target")]},
            "pieces",
            "where the line begins",
        ),
        ({"asks": "sigth"}, "asks", "no diagram asks `sigth`"),
    ],
)
def test_what_cannot_be_drawn_is_said_at_its_field(changes: dict[str, Any], field: str, words: str) -> None:
    """With what there is."""
    with pytest.raises(DiagramFault, match=words) as fault:
        drawing_of(diagram(**changes), shipped_pack("seven_seconds"), DIAGRAMS)
    assert fault.value.at[0] == field


def numbers_in(shown: Diagram) -> dict[Spot, str]:
    """The numbers on a diagram, by the places of the map that they stand on."""
    west, _, east, north = area_of(shown)
    scale = WIDE_MM / (east - west)
    return words(drawn("seven_seconds", shown), STEEL, lambda x, y: (west + round(x / scale), north - round(y / scale)))


def numbered_places(shown: Diagram) -> Iterator[Spot]:
    """The places that may bear a number: every other inch, but those under who looks from 18, 20."""
    west, south, east, north = area_of(shown)
    for x, y in ((x, y) for x in range(west + 1, east, 2) for y in range(south + 1, north, 2)):
        if abs(x - 18) > 2 or abs(y - 20) > 2:
            yield x, y


def test_a_counter_costs_its_band_with_cover_and_twice_as_much_behind() -> None:
    """Bands of 6 in, one more in light cover, two in heavy; doubled outside 180 degrees (7S.TGT.5, 7S.TGT.8)."""
    pack, shown = shipped_pack("seven_seconds"), shipped()["cost"]
    said, rules, sure = numbers_in(shown), cast("Rules", pack.rules), 0
    assert shown.pieces[0].faces == 45
    for place in numbered_places(shown):
        ahead = place[0] - 18 + place[1] - 20
        costs = set()
        for sight in sights(shown, pack, place):
            band = int((sight.range_in + rules.range.epsilon_in) / 6) + 1
            band += {"clear": 0, "light": 1, "heavy": 2}[sight.cover]
            costs.add("" if is_unseen(sight, rules) else str(band * (1 if ahead >= 0 else 2)))
        assert said.get(place, "") in costs, place
        sure += len(costs) == 1

    assert sure > 60
    assert {"1", "2", "3", "4", "6"} <= {*said.values()}


@pytest.mark.parametrize("radius", [3, 4])
def test_a_blast_catches_the_nearest_edge_of_a_base(radius: int) -> None:
    """Whoever's base reaches into it, its edge included (7S.GAP.61)."""
    pieces = [{"name": "blast", "at": [20, 25], "number": radius}]
    drawing = drawn("seven_seconds", diagram(asks="blast", area=[10, 16, 30, 34], pieces=pieces))
    scale = min(LARGEST_IN_MM, WIDE_MM / 20)
    found = discs(drawing, STEEL, COVERED_IN * 1.5 * scale, lambda x, y: (10 + round(x / scale), 34 - round(y / scale)))
    half = cast("Rules", shipped_pack("seven_seconds").rules).base.diameter_in / 2
    places = {(x, y) for x in range(11, 30) for y in range(17, 34)}

    assert found == {(x, y) for x, y in places if ((x - 20) ** 2 + (y - 25) ** 2) ** 0.5 - half <= radius}


def test_a_shot_has_counters_over_bands_less_what_is_between() -> None:
    """Bands of a Tactical trooper are 12 in wide; one die less for light pieces between, two for heavy ones.

    Behind the shoulders nothing is shot at (7S.RIF.4 to 7S.RIF.9).
    """
    pack, shown = shipped_pack("seven_seconds"), shipped()["dice"]
    said, rules, sure = numbers_in(shown), cast("Rules", pack.rules), 0
    for place in numbered_places(shown):
        ahead = place[0] - 18 + place[1] - 20
        dice = set()
        for sight in sights(shown, pack, place):
            band = (
                int((sight.range_in + rules.range.epsilon_in) / 12)
                + 1
                + {"clear": 0, "light": 1, "heavy": 2}[sight.cover]
            )
            left = max(0, 6 // band - sight.light - 2 * sight.heavy)
            dice.add("" if is_unseen(sight, rules) or ahead < 0 or not left else str(left))
        assert said.get(place, "") in dice, place
        sure += len(dice) == 1

    assert sure > 60
    assert {"1", "4", "6"} <= {*said.values()}


def test_a_move_ends_within_its_inches_and_on_no_water() -> None:
    """South of the canal of Meridian Square, whose banks at y 16 and 18 have a gap from x 9 to 12 (7S.MOVE.1, .8).

    Straight north through the gap 6 in are open; beyond the canal nothing is reached that the bridge does not lead to.
    """
    shown = shipped()["bridge"]
    found = discs_in(drawn("seven_seconds", shown), shown, REACHED_IN)
    canal = {(x, y) for x, y in found if 16 <= y <= 18 and not 9 <= x <= 12}

    assert not canal
    assert all((x - 10) ** 2 + (y - 14) ** 2 <= 36 for x, y in found)
    assert {(10, 20), (16, 14), (4, 14), (9, 19)} <= found
    assert (13, 19) not in found  # 5.8 in as the crow flies, over the water; round the corner of the bank 6.2


def test_hindering_ground_takes_two_inches_for_one() -> None:
    """From 14.5, 20 the line to 11, 22 is 4.03 in long and enters the rubble at x 12.65: 1.90 in of it count twice.

    That makes 5.93 in. The line to 10, 22 is 4.92 in long with 2.72 in of rubble: 7.6 in are too many (7S.MOVE.7).
    """
    shown = shipped()["rubble"]
    found = discs_in(drawn("seven_seconds", shown), shown, REACHED_IN)

    assert {x for x, y in found if y == 22 and x < 14.5} == {11, 12, 13, 14}
