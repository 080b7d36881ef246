"""The checks of boards: the spire, the rings around it, and the control units at their places."""

from collections.abc import Iterator
from itertools import combinations

from engine.checking.check import Check
from engine.games.survive.checks.runs import ruled
from engine.games.survive.rules.facing import bearing_deg, distance_in, towards
from engine.games.survive.rules.posts import Post, place_of, posts
from engine.games.survive.rules.zones import WRITTEN_IN, Ring, Rings, may_patrol, overlap, patrol_of, room_in
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.diagnostics.wording import counted
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType

STEP_IN = 0.05
"""How far inside its ground the hint puts a unit."""


def spire_off_board(zone: ControlZone, _: Rules) -> Iterator[Finding]:
    """The spire stands on the table. Rule: SV.GAP.8."""
    x, y = zone.spire_in
    if room_in(zone.spire_in, zone.width_in, zone.depth_in) < 0:
        message = f"the spire at [{x:g}, {y:g}] stands off the table of {zone.width_in:g} by {zone.depth_in:g} inches"
        hint = f"put it at the centre, [{zone.width_in / 2:g}, {zone.depth_in / 2:g}]"
        yield Finding("spire-off-board", ("spire_in",), message, hint, "SV.GAP.8")


def rings_crossed(zone: ControlZone, _: Rules) -> Iterator[Finding]:
    """The inner ring lies inside the outer one. Rules: SV.CTL.1, SV.GAP.8."""
    if zone.inner_in >= zone.outer_in:
        message = f"the outer ring of {zone.outer_in:g} inches does not lie outside the inner one of {zone.inner_in:g}"
        swap = f"exchange inner_in and outer_in: {zone.outer_in:g} and {zone.inner_in:g}"
        hint = swap if zone.inner_in > zone.outer_in else f"make outer_in more than {zone.inner_in:g}"
        yield Finding("ring-min-above-max", ("outer_in",), message, hint, "SV.CTL.1")


def ring_off_board(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """Both rings lie wholly on the table, where the spire does; that it does not is said once. Rule: SV.GAP.8."""
    if room_in(zone.spire_in, zone.width_in, zone.depth_in) >= 0:
        yield from rings_over_the_edge(zone, rules)


def rings_over_the_edge(zone: ControlZone, _: Rules) -> Iterator[Finding]:
    """Yield a finding for each ring that leaves the table; touching its edge is allowed. Rules: SV.CTL.1, SV.GAP.8."""
    room = room_in(zone.spire_in, zone.width_in, zone.depth_in)
    for name in ("inner_in", "outer_in"):
        radius: float = getattr(zone, name)
        if radius > room:
            message = f"{name} is {radius:g}, but the nearest table edge is {max(room, 0):g} inches from the spire"
            hint = f"make it {room:g} at most" if room > 0 else "move the spire farther onto the table"
            yield Finding("ring-off-board", (name,), message, hint, "SV.GAP.8")


def corners_for_nobody(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """A board has a starting corner for each of the fewest players. Rules: SV.GAP.8, SV.GAP.41."""
    corners, least = len(zone.corners), rules.game.players_least
    if corners < least:
        message = f"the board has {counted(corners, 'starting corner')}; {least} players need {least}"
        hint = f"name {counted(least - corners, 'more corner')}"
        yield Finding("corners-for-nobody", ("corners",), message, hint, "SV.GAP.41")


def corner_twice(zone: ControlZone, _: Rules) -> Iterator[Finding]:
    """Each Mob has a corner of its own. Rule: SV.GAP.41."""
    for place, corner in enumerate(zone.corners):
        if corner in zone.corners[:place]:
            message = f"two Mobs start in the {corner.replace('_', '-')} corner"
            yield Finding("duplicate-corner", ("corners", place), message, "give it another corner", "SV.GAP.41")


def prime_cu_count(zone: ControlZone, _: Rules) -> Iterator[Finding]:
    """One Prime CU carries the KeyChip. Rules: SV.VIC.1, SV.GAP.3."""
    primes = [place for place, unit in enumerate(zone.control_units) if unit.type is ControlType.PRIME_CU]
    if not primes:
        message = "there is no Prime CU, so nobody carries the KeyChip"
        yield Finding("prime-cu-count", ("control_units",), message, "add a unit of type: prime_cu", "SV.VIC.1")
    for place in primes[1:]:
        message = "there is a second Prime CU; there is one KeyChip"
        yield Finding("prime-cu-count", ("control_units", place, "type"), message, "make it a cu", "SV.VIC.1")


def control_unit_off_zone(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """Each control unit stands on the ground it patrols, where there is any. Rules: SV.CTL.2, SV.CTL.3, SV.HOUSE.2."""
    if any(spire_off_board(zone, rules)) or any(rings_crossed(zone, rules)):
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
            yield Finding("control-unit-off-zone", place_of(zone, place), message, hint, rule)


def _words(rings: Rings, unit: Post) -> str:
    zone = rings.zone_of(unit.at_in)
    return {"ICZ": "the inner zone", "OCZ": "the outer zone"}.get(zone, "neither zone")


def control_units_overlap(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """No control unit stands in another one, or in the spire; bases may touch. Rule: SV.HOUSE.2."""
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
        yield Finding("control-units-overlap", place_of(zone, place), message, hint, "SV.HOUSE.2")


ZONE_CHECKS = (
    Check(
        code="spire-off-board",
        kind="control_zone",
        rule="SV.GAP.8",
        title="The Control Spire stands off the table",
        explanation="`spire_in` lies on the table; as ruled the spire stands at its centre.",
        run=ruled(ControlZone, spire_off_board),
    ),
    Check(
        code="ring-min-above-max",
        kind="control_zone",
        rule="SV.CTL.1",
        title="The outer ring lies inside the inner one",
        explanation="The Inner Control Zone lies inside the Outer Control Zone: `inner_in` is less than `outer_in`.",
        run=ruled(ControlZone, rings_crossed),
    ),
    Check(
        code="ring-off-board",
        kind="control_zone",
        rule="SV.GAP.8",
        title="A ring reaches over the table edge",
        explanation="Both circles lie wholly on the table; touching its edge is allowed.",
        run=ruled(ControlZone, ring_off_board),
    ),
    Check(
        code="corners-for-nobody",
        kind="control_zone",
        rule="SV.GAP.41",
        title="A board with too few corners for any game",
        explanation="Each player has a starting corner, so a board has `game.players_least` or more, 2 as ruled.",
        run=ruled(ControlZone, corners_for_nobody),
        severity=Severity.WARNING,
    ),
    Check(
        code="duplicate-corner",
        kind="control_zone",
        rule="SV.GAP.41",
        title="Two Mobs start in one corner",
        explanation="Each player sets up at a corner of their own.",
        run=ruled(ControlZone, corner_twice),
    ),
    Check(
        code="prime-cu-count",
        kind="control_zone",
        rule="SV.VIC.1",
        title="There is not exactly one Prime CU",
        explanation="The Prime CU carries the KeyChip that everybody has come for; there is one of each.",
        run=ruled(ControlZone, prime_cu_count),
    ),
    Check(
        code="control-unit-off-zone",
        kind="control_zone",
        rule="SV.CTL.3",
        title="A control unit stands off the ground it patrols",
        explanation=(
            "The Prime CU and CUs patrol from the spire out to the Red Line, SAWs between the two rings and nowhere "
            "else. What counts is the centre of the base."
        ),
        run=ruled(ControlZone, control_unit_off_zone),
    ),
    Check(
        code="control-units-overlap",
        kind="control_zone",
        rule="SV.HOUSE.2",
        title="A control unit stands in another one, or in the spire",
        explanation="Bases of `base.diameter_in` inches, and the foot of the spire, may touch but not overlap.",
        run=ruled(ControlZone, control_units_overlap),
    ),
)
