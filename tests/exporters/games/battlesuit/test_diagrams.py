"""Diagrams of Battlesuit show what the rules answer, asked again by the referee's ground, by paper and by angles."""

from functools import cache
from math import atan2, ceil, degrees, sqrt
from typing import Any, cast

import pytest

from exporters.components.diagrams import WIDE_MM
from exporters.drawing.display_list import Drawing
from exporters.games.battlesuit.look import IRON, STEEL
from exporters.games.battlesuit.maps.diagrams import LARGE, SMALL
from exporters.games.battlesuit.maps.questions import MOST_PITCH_MM
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM
from schemas.models.battlesuit.maps import BattleMap
from schemas.models.battlesuit.rules import Rules
from schemas.models.rulebook import Diagram
from tests.exporters.diagrammed import ToSpot, discs, drawn, fault_of, named, shipped_diagrams, strokes, words
from tests.exporters.printed import shipped_pack
from tests.referees.battlesuit.lattice import WAYS, Field, Spot, far, field_of
from tests.referees.battlesuit.sight import Eye, sees

COSTS = {
    "clear": 1,
    "woods": 2,
    "building": 2,
    "marsh": 2,
    "slag": 1,
    "rubble": 2,
    "water": 2,
    "bridge": 1,
    "bunker": 1,
}
"""What it costs to enter the terrains of the chart."""

COVER = {"woods": -3, "building": -5, "marsh": -1, "rubble": -4, "bunker": -7}


@cache
def ground_of(name: str) -> Field:
    """The referee's ground of a map."""
    pack = shipped_pack("battlesuit")
    model = pack.named("battle_map", name, BattleMap)
    assert model is not None
    rows = cast("Rules", pack.rules).terrain.terrain_effects
    ground = field_of(model, pack, COSTS)
    ground.heights = {kind: getattr(rows, kind).height * getattr(rows, kind).blocks_los for kind in COSTS}
    return ground


class Shown:
    """A shipped diagram with the referee's ground, read back from its drawing."""

    def __init__(self, name: str, **changes: Any) -> None:
        shipped = shipped_diagrams("battlesuit")[name]
        self.diagram = Diagram.model_validate({**shipped.model_dump(mode="json"), **changes})
        assert self.diagram.map is not None
        assert self.diagram.area is not None
        self.ground = ground_of(self.diagram.map)
        self.area = self.diagram.area
        self.drawing: Drawing = drawn("battlesuit", self.diagram)
        self.pitch = min(MOST_PITCH_MM, WIDE_MM / (self.area[2] - self.area[0] + 1))

    @property
    def to_spot(self) -> ToSpot:
        """From paper to the referee's points."""
        west, _, _, north = self.area
        row = self.pitch * ROW_MM / COLUMN_MM
        top = self.ground.high - 2 * north - 1
        return lambda x, y: (round(x / self.pitch - 0.5 + west), round(2 * y / row + top))

    def spot(self, at: int = 0) -> Spot:
        """Where a piece stands."""
        point = self.diagram.pieces[at].point
        assert point is not None
        return self.ground.names[point]

    def eye(self, at: int = 0) -> Eye:
        """A piece as far as sight goes."""
        return Eye(self.spot(at), self.ground.level[self.spot(at)] + (self.diagram.pieces[at].number or 0))

    @property
    def inner(self) -> set[Spot]:
        """Points whose answers are not cut by the edge of the picture: 0.4 columns keep away from it."""
        west, south, east, north = self.area
        wide, row = (east - west + 1) * self.pitch, self.pitch * ROW_MM / COLUMN_MM
        high, away = (north - south + 1) * row, 0.4 * self.pitch
        places = {
            spot: ((spot[0] - west + 0.5) * self.pitch, (spot[1] - (self.ground.high - 2 * north - 1)) * row / 2)
            for spot in self.ground.terrain
        }
        return {at for at, (x, y) in places.items() if away <= x <= wide - away and away <= y <= high - away}

    def discs(self, share: float) -> set[Spot]:
        """The points with discs of a size."""
        return discs(self.drawing, STEEL, share * self.pitch, self.to_spot)

    def words(self) -> dict[Spot, str]:
        """What is said on points."""
        return words(self.drawing, IRON, self.to_spot)


def test_every_question_is_asked() -> None:
    """Twelve diagrams, of nine questions."""
    asked = [one.asks for one in shipped_diagrams("battlesuit").values()]

    assert len(asked) == 12
    assert {*asked} == {"sight", "line", "turns", "range", "cover", "walk", "blast", "spill", "key"}


@pytest.mark.parametrize("name", named("battlesuit", "sight"))
def test_dark_points_are_those_where_nobody_is_seen(name: str) -> None:
    """By the referee's own lines, from its level to everybody on the ground."""
    shown = Shown(name)
    hidden = {spot for spot in shown.inner if not sees(shown.ground, shown.eye(), Eye(spot, shown.ground.level[spot]))}

    assert 20 < len(hidden) < len(shown.inner) - 20
    assert shown.discs(LARGE) == hidden


@pytest.mark.parametrize("name", named("battlesuit", "line"))
def test_a_line_is_dashed_where_nobody_is_seen(name: str) -> None:
    """Two points behind the wood are hidden, the third is not: the rulebook's own example (BS.LOS.14)."""
    shown = Shown(name)
    [line] = strokes(shown.drawing, 0.6)
    is_seen = sees(shown.ground, shown.eye(0), shown.eye(1))

    assert line.stroke is not None
    assert bool(line.stroke.dash_mm) is not is_seen
    assert is_seen is (name == "open")
    assert bool(strokes(shown.drawing, 0.9)) is not is_seen


def test_points_to_turn_are_counted_by_angles() -> None:
    """An arc of 120 degrees, and 60 more for each point that one turns."""
    shown = Shown("turns")
    (x, y), faces = shown.spot(), shown.diagram.pieces[0].faces
    assert faces is not None
    turns = {}
    for spot in shown.inner - {shown.spot()}:
        bearing = degrees(atan2((spot[0] - x) * sqrt(3), y - spot[1]))
        aside = abs((bearing - faces + 180) % 360 - 180)
        turns[spot] = max(0, ceil((aside - 60) / 60 - 1e-9))

    assert {*turns.values()} == {0, 1, 2}
    assert shown.words() == {spot: str(count) for spot, count in turns.items() if count}


def test_every_ten_points_take_one_off() -> None:
    """A Ranger loses one for each ten whole points (BS.MOD.14)."""
    shown = Shown("range")
    steps = {spot: far(shown.spot(), spot) // 10 for spot in shown.inner}

    assert shown.discs(SMALL) == {spot for spot, count in steps.items() if count == 1}
    assert shown.discs(LARGE) == {spot for spot, count in steps.items() if count > 1}
    assert max(steps.values()) == 3


def test_terrain_protects() -> None:
    """Woods by 3, buildings by 5 (BS.MOD.7, BS.MOD.8)."""
    shown = Shown("cover")
    values = {spot: COVER.get(shown.ground.terrain[spot], 0) for spot in shown.inner}

    assert shown.words() == {spot: f"\N{MINUS SIGN}{-value}" for spot, value in values.items() if value}
    assert {*values.values()} == {0, -3, -5}


def test_a_walk_costs_what_is_paid_step_by_step() -> None:
    """The least sums, found by going on until nothing gets cheaper; a Ranger has seven points (BS.MOV.4)."""
    shown = Shown("walk")
    ground, least = shown.ground, {shown.spot(): 0}
    for _ in range(8):
        for spot, spent in [*least.items()]:
            for across, down in WAYS.values():
                there = (spot[0] + across, spot[1] + down)
                if there in ground.terrain:
                    rise = max(0, ground.level[there] - ground.level[spot])
                    total = spent + COSTS[ground.terrain[there]] + rise
                    if total <= min(7, least.get(there, 8)):
                        least[there] = total

    assert shown.words() == {spot: str(least[spot]) for spot in shown.inner if least.get(spot)}


def test_a_bomb_loses_one_for_each_point() -> None:
    """Ten next to it, nine at two points, and so on; nothing is left where it goes off (BS.BMB.5, BS.BMB.6)."""
    shown = Shown("blast")
    apart = {spot: far(shown.spot(), spot) for spot in shown.inner}

    assert shown.words() == {spot: str(11 - points) for spot, points in apart.items() if points}


@pytest.mark.parametrize("attacker", ["A-N-14", "A-M-19"])
def test_spillover_hits_who_is_next_to_the_target(attacker: str) -> None:
    """All six neighbours, but for an attacker who stands there itself (BS.SPL.1, BS.GAP.64)."""
    shown = Shown("spill", pieces=[{"name": "looker", "point": attacker}, {"name": "target", "point": "A-L-20"}])

    assert shown.discs(LARGE) == {*shown.ground.around(shown.spot(1))} - {shown.spot(0)}


@pytest.mark.parametrize(
    ("name", "changed", "at", "words"),
    [
        ("ground", {"asks": "smell"}, ("asks",), "no diagram asks `smell`"),
        ("ground", {"map": None}, ("asks",), "needs a map"),
        ("ground", {"map": "nowhere"}, ("map",), "no battle map `nowhere`"),
        ("ground", {"area": [0, 0, 69, 4]}, ("area",), "from 0 to 68 eastwards and from 0 to 34 northwards"),
        ("ground", {"area": [4, 4, 3, 9]}, ("area",), "eastwards"),
        ("ground", {"pieces": []}, ("pieces",), "has a piece `looker`"),
        ("ground", {"pieces": [{"name": "looker"}]}, ("pieces", 0, "name"), "needs `point`"),
        ("ground", {"pieces": [{"name": "looker", "point": "J-A-01"}]}, ("pieces", 0, "point"), "no point of the map"),
        ("turns", {"pieces": [{"name": "soldier", "point": "A-K-30"}]}, ("pieces", 0, "name"), "needs `faces`"),
        (
            "turns",
            {"pieces": [{"name": "soldier", "point": "A-K-30", "faces": 90}]},
            ("pieces", 0, "faces"),
            "six neighbours",
        ),
        (
            "walk",
            {"pieces": [{"name": "soldier", "point": "A-I-18", "card": "a"}]},
            ("pieces", 0, "card"),
            "no soldier",
        ),
        (
            "hidden",
            {"pieces": [{"name": name, "point": "A-N-26"} for name in ("looker", "target")]},
            ("pieces", 1, "point"),
            "where the line begins",
        ),
    ],
)
def test_what_cannot_be_shown_is_said_at_its_place(name: str, changed: Any, at: Any, words: str) -> None:
    """With what there is, or what is missing."""
    fault = fault_of("battlesuit", shipped_diagrams("battlesuit")[name], changed)

    assert fault.at == at
    assert words in str(fault)
