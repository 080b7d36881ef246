"""The checks of the terrain on a board: outlines, and what stands where nothing may. Rules: SV.HOUSE.7, SV.GAP.25."""

from collections.abc import Iterator

from engine.checking.check import Check
from engine.checking.outlines import crossing, is_flat, overhang
from engine.checking.runs import alone
from engine.games.survive.checks.runs import ruled
from engine.games.survive.rules.facing import distance_in
from engine.games.survive.rules.ground import blocks, is_over, outline_of
from engine.games.survive.rules.numbers import Point
from engine.games.survive.rules.posts import place_of, posts
from schemas.diagnostics.diagnostics import Finding, Severity
from schemas.diagnostics.wording import counted
from schemas.models.survive.place import ControlZone
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Corner

RULE = "SV.HOUSE.7"


def terrain_twice(zone: ControlZone) -> Iterator[Finding]:
    """Every piece of terrain has a name of its own. Rule: SV.HOUSE.7."""
    seen: dict[str, int] = {}
    for place, piece in enumerate(zone.features):
        if piece.id in seen:
            message = f"piece {piece.id!r} has the name of piece {seen[piece.id] + 1}"
            hint = f"call it {piece.id}_{place + 1}"
            yield Finding("duplicate-terrain", ("features", place, "id"), message, hint, RULE)
        seen.setdefault(piece.id, place)


def terrain_crossed(zone: ControlZone) -> Iterator[Finding]:
    """An outline goes once round its piece without touching itself. Rule: SV.HOUSE.7."""
    for place, piece in enumerate(zone.features):
        if where := crossing(piece.outline_in):
            message = f"the outline of {piece.id!r} crosses or touches itself ({where})"
            hint = "list the corners in order round the piece"
            yield Finding("crossed-terrain", ("features", place, "outline_in"), message, hint, RULE)


def terrain_flat(zone: ControlZone) -> Iterator[Finding]:
    """A piece of terrain covers some ground. Rule: SV.HOUSE.7."""
    for place, piece in enumerate(zone.features):
        if is_flat(piece.outline_in):
            message = f"the corners of {piece.id!r} lie on one line, so it covers nothing"
            hint = "move a corner off the line"
            yield Finding("flat-terrain", ("features", place, "outline_in"), message, hint, RULE)


def terrain_off_board(zone: ControlZone) -> Iterator[Finding]:
    """Every piece of terrain lies wholly on the table. Rule: SV.HOUSE.7."""
    for place, piece in enumerate(zone.features):
        if over := overhang(piece.outline_in, zone.width_in, zone.depth_in):
            message = f"{piece.id!r} hangs over the {zone.width_in:g} x {zone.depth_in:g} in table by {over}"
            hint = f"keep x within 0 to {zone.width_in:g} and y within 0 to {zone.depth_in:g}"
            yield Finding("terrain-off-board", ("features", place, "outline_in"), message, hint, RULE)


def terrain_over_spire(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """The spire stands clear of terrain, so that it can be touched. Rules: SV.VIC.1, SV.GAP.33."""
    for place, piece in enumerate(zone.features):
        if is_over(outline_of(piece), zone.spire_in, rules.base.spire_in / 2):
            message = f"{piece.id!r} lies over the spire"
            hint = f"keep it {rules.base.spire_in / 2:g} inches from [{zone.spire_in[0]:g}, {zone.spire_in[1]:g}]"
            yield Finding("terrain-over-spire", ("features", place, "outline_in"), message, hint, "SV.GAP.33")


def control_unit_in_terrain(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """No control unit stands in terrain that blocks; its base may touch it. Rules: SV.HOUSE.2, SV.HOUSE.7."""
    found: dict[int, str] = {}
    for piece in zone.features:
        if blocks(piece, rules):
            outline = outline_of(piece)
            for place, unit in enumerate(posts(zone, rules)):
                if is_over(outline, unit.at_in, rules.base.diameter_in / 2):
                    found.setdefault(place, piece.id)
    for place, name in sorted(found.items()):
        message = f"the {zone.control_units[place].type} stands in {name!r}, which nobody can enter"
        hint = f"keep its centre {rules.base.diameter_in / 2:g} inches from it"
        yield Finding("control-unit-in-terrain", place_of(zone, place), message, hint, RULE)


def no_room_for_mob(zone: ControlZone, rules: Rules) -> Iterator[Finding]:
    """A starting corner has room for a Mob beside terrain that blocks. Rule: SV.GAP.41."""
    closed = [outline_of(piece) for piece in zone.features if blocks(piece, rules)]
    if not closed:
        return
    radius, needed = rules.base.diameter_in / 2, rules.mob.size
    for place, corner in enumerate(zone.corners):
        spots = _spots(zone, corner, rules)
        free = sum(not any(is_over(outline, spot, radius) for outline in closed) for spot in spots)
        if free < min(needed, len(spots)):
            message = f"the {corner.replace('_', '-')} corner has room for {free} of {counted(needed, 'unit')}"
            hint = "move the pieces that block away from it"
            yield Finding("no-room-for-mob", ("corners", place), message, hint, "SV.GAP.41")


def _spots(zone: ControlZone, corner: Corner, rules: Rules) -> list[Point]:
    """Return where bases stand in rows at a corner: a safe count, not the most."""
    base, reach = rules.base.diameter_in, rules.mob.deploy_in
    steps = [base / 2 + base * step for step in range(int(reach / base) if base else 0)]
    offsets = [(across, along) for across in steps for along in steps if distance_in((0, 0), (across, along)) <= reach]
    west, south = "west" in corner.value, "south" in corner.value
    return [(x if west else zone.width_in - x, y if south else zone.depth_in - y) for x, y in offsets]


TERRAIN_CHECKS = (
    Check(
        code="duplicate-terrain",
        kind="control_zone",
        rule=RULE,
        title="Two pieces of terrain have the same name",
        explanation="Prints and messages name a piece by its `id`, so each one on a board needs its own.",
        run=alone(ControlZone, terrain_twice),
    ),
    Check(
        code="crossed-terrain",
        kind="control_zone",
        rule=RULE,
        title="A piece of terrain crosses or touches itself",
        explanation=(
            "An outline is listed in order round the piece. If two corners are swapped it crosses itself like an 8."
        ),
        run=alone(ControlZone, terrain_crossed),
    ),
    Check(
        code="flat-terrain",
        kind="control_zone",
        rule=RULE,
        title="A piece of terrain covers nothing",
        explanation="All corners of the piece lie on one line, or on one spot.",
        run=alone(ControlZone, terrain_flat),
    ),
    Check(
        code="terrain-off-board",
        kind="control_zone",
        rule=RULE,
        title="A piece of terrain hangs over the edge of the board",
        explanation="Terrain lies on the table, from 0 to `width_in` in x and from 0 to `depth_in` in y.",
        run=alone(ControlZone, terrain_off_board),
    ),
    Check(
        code="terrain-over-spire",
        kind="control_zone",
        rule="SV.GAP.33",
        title="A piece of terrain lies over the spire",
        explanation="The spire is won by touching it, so no piece covers its foot of `base.spire_in` inches.",
        run=ruled(ControlZone, terrain_over_spire),
    ),
    Check(
        code="control-unit-in-terrain",
        kind="control_zone",
        rule=RULE,
        title="A control unit stands in terrain that blocks",
        explanation="What blocks is entered by nobody, control units neither; their bases may touch it.",
        run=ruled(ControlZone, control_unit_in_terrain),
    ),
    Check(
        code="no-room-for-mob",
        kind="control_zone",
        rule="SV.GAP.41",
        title="A starting corner has no room for a Mob",
        explanation=(
            "A Mob is set up within `mob.deploy_in` inches of its corner, and no unit stands in terrain that blocks. "
            "The room is counted in straight rows, so it is a safe number rather than the largest."
        ),
        run=ruled(ControlZone, no_room_for_mob),
        severity=Severity.WARNING,
    ),
)
