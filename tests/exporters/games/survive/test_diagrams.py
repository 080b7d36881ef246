"""Diagrams of SURVIVE show what the rules answer, asked again by the referee's ground and arcs, and by paper."""

from math import cos, hypot, radians, sin
from typing import Any, cast

import pytest

from exporters.components.diagrams import WIDE_MM
from exporters.games.survive.boards.diagrams import COVERED_IN, LARGEST_IN_MM, UNSEEN_IN
from exporters.games.survive.look import NIGHT
from schemas.models.rulebook import Diagram
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from tests.exporters.diagrammed import (
    Spot,
    discs,
    drawn,
    fault_of,
    named,
    rightmost,
    shipped_diagrams,
    strokes,
    topmost,
    words,
)
from tests.exporters.printed import shipped_pack
from tests.referees.survive.figures import in_arc
from tests.referees.survive.ground import Ground, ground


class Shown:
    """A diagram with the referee's board, read back from its drawing."""

    def __init__(self, name: str, **changes: Any) -> None:
        shipped = shipped_diagrams("survive")[name]
        self.diagram = Diagram.model_validate({**shipped.model_dump(mode="json"), **changes})
        pack = shipped_pack("survive")
        zone = pack.named("control_zone", self.diagram.map or "", ControlZone)
        assert zone is not None
        self.zone, self.rules = zone, cast("Rules", pack.rules)
        self.ground: Ground = ground(zone, self.rules)
        self.area = self.diagram.area or (0, 0, int(zone.width_in), int(zone.depth_in))
        self.drawing = drawn("survive", self.diagram)
        self.scale = min(LARGEST_IN_MM, WIDE_MM / (self.area[2] - self.area[0]))

    def to_spot(self, x: float, y: float) -> Spot:
        """From paper to the nearest inch."""
        return (round(x / self.scale + self.area[0]), round(self.area[3] - y / self.scale))

    def at(self, piece: int = 0) -> tuple[float, float]:
        """Where a piece stands."""
        at = self.diagram.pieces[piece].at
        assert at is not None
        return at

    @property
    def facing(self) -> tuple[float, float]:
        """Where the first piece faces."""
        faces = radians(self.diagram.pieces[0].faces or 0)
        return (sin(faces), cos(faces))

    @property
    def inches(self) -> list[Spot]:
        """The places that are asked about, without that of the first piece."""
        west, south, east, north = self.area
        places = [(x, y) for x in range(west + 1, east) for y in range(south + 1, north)]
        return [place for place in places if place != self.at()]

    def discs(self, radius_in: float) -> set[Spot]:
        """The places with discs of a radius."""
        return discs(self.drawing, NIGHT, radius_in * self.scale, self.to_spot)


def test_every_question_is_asked() -> None:
    """Eleven diagrams, of nine questions."""
    asked = [one.asks for one in shipped_diagrams("survive").values()]

    assert len(asked) == 11
    assert {*asked} == {"sight", "line", "arc", "rear", "reach", "blink", "pulse", "red", "key"}


@pytest.mark.parametrize("name", named("survive", "sight"))
def test_discs_lie_where_the_referee_sees_nothing_or_through_cover(name: str) -> None:
    """Inch by inch; where a piece is grazed either is right."""
    shown = Shown(name)
    unseen, covered = shown.discs(UNSEEN_IN), shown.discs(COVERED_IN)
    sure = 0
    for place in shown.inches:
        sees, cover = shown.ground.sees(shown.at(), place), shown.ground.cover(shown.at(), place)
        if sees is not None:
            assert (place in unseen) is not sees, place
            assert not sees or (place in covered) in {bool(one) for one in cover}, place
            sure += len(cover) == 1

    assert sure > 200
    assert len(unseen) > 30
    assert covered
    assert not unseen & covered


@pytest.mark.parametrize(("name", "dashed", "said"), [("across", False, ["\N{MINUS SIGN}1"]), ("blocked", True, [])])
def test_a_line_says_what_stands_in_it(name: str, dashed: bool, said: list[str]) -> None:
    """Light cover takes off one; through a building there is no shot (SV.HOUSE.7)."""
    shown = Shown(name)
    line = strokes(shown.drawing, 0.5)[-1]

    assert line.stroke is not None
    assert bool(line.stroke.dash_mm) is dashed
    assert shown.ground.sees(shown.at(0), shown.at(1)) is not dashed
    assert [text for text in words(shown.drawing, NIGHT, shown.to_spot).values() if not text.isdigit()] == said


@pytest.mark.parametrize(("name", "opposite"), [("arc", False), ("rear", True)])
@pytest.mark.parametrize("faces", [45, 200])
def test_arcs_are_those_of_the_referee(name: str, opposite: bool, faces: int) -> None:
    """Outside the front arc of 90 degrees, and within the rear half; on a limit either is right."""
    [piece] = shipped_diagrams("survive")[name].pieces
    shown = Shown(name, pieces=[{**piece.model_dump(mode="json"), "faces": faces}])
    found, (x, y) = shown.discs(UNSEEN_IN), shown.facing
    sure = 0
    for place in shown.inches:
        facing, width = ((-x, -y), 180.0) if opposite else ((x, y), 90.0)
        inside = in_arc(shown.at(), facing, place, width)
        if inside is not None:
            assert (place in found) is (inside if opposite else not inside), place
            sure += 1

    assert sure > 80


def test_a_runner_goes_as_far_as_its_card_says() -> None:
    """Twelve inches less two of weight, six of Stamina more, three more (SV.MOV.1, SV.MOV.3, SV.MOV.5)."""
    shown = Shown("reach")
    circles = [rightmost(path) for path in strokes(shown.drawing, 0.5)[-3:]]
    at = (shown.at()[0] - shown.area[0]) * shown.scale

    assert sorted(round((right - at) / shown.scale, 2) for right in circles) == [10, 16, 19]
    assert {"10", "16", "19"} <= {*words(shown.drawing, NIGHT, shown.to_spot).values()}


def test_the_dice_of_a_blink_count_tenths() -> None:
    """The middle of the seventh tenth of 48 inches, and of the sixth of 36 (SV.MOV.15, SV.GAP.18)."""
    shown = Shown("blink")
    *_, ring = strokes(shown.drawing, 0.9)
    right, top = rightmost(ring), topmost(ring)

    assert right / shown.scale - 1.2 == pytest.approx(48 * 0.65, abs=0.01)
    assert 36 - (top / shown.scale + 1.2) == pytest.approx(36 * 0.55, abs=0.01)


@pytest.mark.parametrize("roll", range(1, 11))
def test_the_pulse_wakes_who_is_nearest_to_its_line(roll: int) -> None:
    """By the distance from a half-line out of the spire, to the tenth of an inch as the rules have it (SV.GAP.21)."""
    shown = Shown("pulse", pieces=[{"name": "pulse", "number": roll}])
    away = radians(36 * (roll - 1))
    spire = shown.zone.spire_in

    def off(at: tuple[float, float]) -> float:
        x, y = at[0] - spire[0], at[1] - spire[1]
        ahead = x * sin(away) + y * cos(away)
        return abs(x * cos(away) - y * sin(away)) if ahead >= 0 else hypot(x, y)

    units = [unit.at_in for unit in shown.zone.control_units if unit.at_in]
    least = min(round(off(at) / shown.rules.pulse.tolerance_in) for at in units)
    near = [at for at in units if round(off(at) / shown.rules.pulse.tolerance_in) == least]
    wanted = min(near, key=lambda at: hypot(at[0] - spire[0], at[1] - spire[1]))
    [ring] = strokes(shown.drawing, 0.9)
    right = rightmost(ring)

    radius = shown.rules.base.diameter_in
    assert right / shown.scale + shown.area[0] - radius == pytest.approx(wanted[0], abs=0.02)


def test_who_dies_near_the_spire_goes_red_more_often() -> None:
    """On a 1; in the OCZ on a 1 or 10, in the ICZ on a 1, 2 or 10 (SV.RED.1, SV.RED.4, SV.RED.5)."""
    shown = Shown("red")
    faces = {"ICZ": "3", "OCZ": "2", "outside": "1"}
    spots = {(x, y) for x in range(14, 36, 2) for y in range(8, 30, 2)}
    said = {place: text for place, text in words(shown.drawing, NIGHT, shown.to_spot).items() if place in spots}

    assert {*said.values()} == {"1", "2", "3"}
    assert len(said) > 100
    assert all(text in {faces[zone] for zone in shown.ground.name_of_zone(place)} for place, text in said.items())


@pytest.mark.parametrize(
    ("name", "pieces", "at", "said"),
    [
        ("behind", [{"name": "looker", "at": [49, 2]}], ("pieces", 0, "at"), "beside the board"),
        ("across", [{"name": name, "at": [9, 9]} for name in ("looker", "target")], ("pieces", 1, "at"), "line begins"),
        ("arc", [{"name": "unit", "at": [9, 9]}], ("pieces", 0, "name"), "needs `faces`"),
        ("rear", [{"name": "unit", "at": [9, 9]}], ("pieces", 0, "name"), "needs `faces`"),
        ("reach", [{"name": "unit", "at": [9, 9], "card": "runer"}], ("pieces", 0, "card"), "no unit: `runer`"),
        ("pulse", [{"name": "pulse", "number": 11}], ("pieces", 0, "number"), "no face of the die"),
        ("pulse", [{"name": "pulse", "number": 0}], ("pieces", 0, "number"), "no face of the die"),
        ("blink", [{"name": "long_edge", "number": 3}], ("pieces",), "a piece `short_edge`"),
    ],
)
def test_what_cannot_be_shown_is_said_at_its_place(name: str, pieces: Any, at: Any, said: str) -> None:
    """With what is missing, or what there is."""
    fault = fault_of("survive", shipped_diagrams("survive")[name], {"pieces": pieces})

    assert fault.at == at
    assert said in str(fault)
