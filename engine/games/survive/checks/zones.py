"""The checks of boards: the spire, the rings around it, and the control units at their places."""

from collections.abc import Iterator
from itertools import combinations

from engine.checking.check import check, mistake
from engine.games.survive.rules.places import (
    WRITTEN_IN,
    Post,
    Ring,
    Rings,
    bearing_deg,
    distance_in,
    may_patrol,
    overlap,
    patrol_of,
    place_of,
    posts,
    room_in,
    towards,
)
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.diagnostics.wording import counted
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType

STEP_IN = 0.05
"""How far inside its ground the hint puts a unit."""


@check("spire-off-board", "SV.GAP.8")
def spire_off_board(zone: ControlZone) -> Iterator[Finding]:
    """The Control Spire stands off the table.

    `spire_in` lies on the table; as ruled the spire stands at its centre.
    """
    x, y = zone.spire_in
    if room_in(zone.spire_in, zone.width_in, zone.depth_in) < 0:
        message = f"the spire at [{x:g}, {y:g}] stands off the table of {zone.width_in:g} by {zone.depth_in:g} inches"
        hint = f"put it at the centre, [{zone.width_in / 2:g}, {zone.depth_in / 2:g}]"
        yield mistake(("spire_in",), message, hint)


@check("ring-min-above-max", "SV.CTL.1")
def rings_crossed(zone: ControlZone) -> Iterator[Finding]:
    """The outer ring lies inside the inner one.

    The Inner Control Zone lies inside the Outer Control Zone: `inner_in` is less than `outer_in`.
    Rules: SV.CTL.1, SV.GAP.8.
    """
    if zone.inner_in >= zone.outer_in:
        message = f"the outer ring of {zone.outer_in:g} inches does not lie outside the inner one of {zone.inner_in:g}"
        swap = f"exchange inner_in and outer_in: {zone.outer_in:g} and {zone.inner_in:g}"
        hint = swap if zone.inner_in > zone.outer_in else f"make outer_in more than {zone.inner_in:g}"
        yield mistake(("outer_in",), message, hint)


@check("ring-off-board", "SV.GAP.8")
def ring_off_board(zone: ControlZone) -> Iterator[Finding]:
    """A ring reaches over the table edge.

    Both circles lie wholly on the table; touching its edge is allowed.
    """
    if room_in(zone.spire_in, zone.width_in, zone.depth_in) >= 0:
        yield from rings_over_the_edge(zone)


def rings_over_the_edge(zone: ControlZone) -> Iterator[Finding]:
    """Yield a finding for each ring that leaves the table; touching its edge is allowed. Rules: SV.CTL.1, SV.GAP.8."""
    room = room_in(zone.spire_in, zone.width_in, zone.depth_in)
    for name in ("inner_in", "outer_in"):
        radius: float = getattr(zone, name)
        if radius > room:
            message = f"{name} is {radius:g}, but the nearest table edge is {max(room, 0):g} inches from the spire"
            hint = f"make it {room:g} at most" if room > 0 else "move the spire farther onto the table"
            yield mistake((name,), message, hint)


@check("corners-for-nobody", "SV.GAP.41", severity=Severity.WARNING)
def corners_for_nobody(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """A board with too few corners for any game.

    Each player has a starting corner, so a board has `game.players_least` or more, 2 as ruled.
    Rules: SV.GAP.8, SV.GAP.41.
    """
    corners, least = len(zone.corners), rules.game.players_least
    if corners < least:
        message = f"the board has {counted(corners, 'starting corner')}; {least} players need {least}"
        hint = f"name {counted(least - corners, 'more corner')}"
        yield mistake(("corners",), message, hint)


@check("duplicate-corner", "SV.GAP.41")
def corner_twice(zone: ControlZone) -> Iterator[Finding]:
    """Two Mobs start in one corner.

    Each player sets up at a corner of their own.
    """
    for place, corner in enumerate(zone.corners):
        if corner in zone.corners[:place]:
            message = f"two Mobs start in the {corner.replace('_', '-')} corner"
            yield mistake(("corners", place), message, "give it another corner")


@check("prime-cu-count", "SV.VIC.1")
def prime_cu_count(zone: ControlZone) -> Iterator[Finding]:
    """There is not exactly one Prime CU.

    The Prime CU carries the KeyChip that everybody has come for; there is one of each.
    Rules: SV.VIC.1, SV.GAP.3.
    """
    primes = [place for place, unit in enumerate(zone.control_units) if unit.type is ControlType.PRIME_CU]
    if not primes:
        message = "there is no Prime CU, so nobody carries the KeyChip"
        yield mistake(("control_units",), message, "add a unit of type: prime_cu")
    for place in primes[1:]:
        message = "there is a second Prime CU; there is one KeyChip"
        yield mistake(("control_units", place, "type"), message, "make it a cu")


@check("control-unit-off-zone", "SV.CTL.3")
def control_unit_off_zone(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """A control unit stands off the ground it patrols.

    The Prime CU and CUs patrol from the spire out to the Red Line, SAWs between the two rings and nowhere else. What
    counts is the centre of the base.
    Rules: SV.CTL.2, SV.CTL.3, SV.HOUSE.2.
    """
    if any(spire_off_board(zone)) or any(rings_crossed(zone)):
        return
    rings = Rings.of(zone)
    for place, unit in enumerate(posts(zone, rules)):
        if not may_patrol(unit.type, rings, unit.at_in, rules, WRITTEN_IN):
            ground, from_spire = patrol_of(unit.type, rules), distance_in(zone.spire_in, unit.at_in)
            message = f"the {unit.type} stands {from_spire:.2f} inches from the spire, in {_words(rings, unit)}"
            least, most = rings.radius_in(ground.beyond) + STEP_IN, rings.radius_in(ground.up_to) - STEP_IN
            nearest = max(least, min(from_spire, most))
            x, y = towards(zone.spire_in, bearing_deg(zone.spire_in, unit.at_in), nearest)
            hint = f"move it to [{x:.2f}, {y:.2f}]"
            rule = "SV.CTL.2" if ground.beyond is Ring.SPIRE else "SV.CTL.3"
            yield mistake(place_of(zone, place), message, hint, rule=rule)


def _words(rings: Rings, unit: Post) -> str:
    zone = rings.zone_of(unit.at_in)
    return {"ICZ": "the inner zone", "OCZ": "the outer zone"}.get(zone, "neither zone")


@check("control-units-overlap", "SV.HOUSE.2")
def control_units_overlap(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """A control unit stands in another one, or in the spire.

    Bases of `base.diameter_in` inches, and the foot of the spire, may touch but not overlap.
    """
    base, foot = rules.base.diameter_in, rules.base.spire_in
    found: dict[int, tuple[str, float]] = {}
    standing = posts(zone, rules)
    for place, unit in enumerate(standing):
        if overlap(unit.at_in, zone.spire_in, (base + foot) / 2):
            found[place] = ("the spire", (base + foot) / 2 - distance_in(unit.at_in, zone.spire_in))
    for (_, one), (place, other) in combinations(enumerate(standing), 2):
        if place not in found and overlap(one.at_in, other.at_in, base):
            depth = base - distance_in(one.at_in, other.at_in)
            found[place] = (f"the {one.type} at [{one.at_in[0]:g}, {one.at_in[1]:g}]", depth)
    for place, (what, depth) in sorted(found.items()):
        message = f"the {zone.control_units[place].type} stands in {what}"
        hint = f"move it {max(depth, 0.01):.2f} inches away, so that the bases touch"
        yield mistake(place_of(zone, place), message, hint)
