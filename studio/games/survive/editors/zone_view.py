"""What the drawing of a control zone shows besides what is on it: grounds, directions, pulses, arcs and problems."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from engine.games.survive.rules.numbers import direction_deg
from engine.games.survive.rules.places import Ring, Rings, distance_in, nearest_to_pulse, patrol_of, red_line, room_in
from exporters.drawing.svg import symbol_data
from exporters.games.survive.boards.board import TARMAC, does, look_of
from exporters.games.survive.look import CONTROL, CONTROL_TYPES, CONTROLS, GROUND, NIGHT, ZONES
from exporters.games.survive.wording import CORNERS, SHORT_CONTROL_TYPES
from schemas.diagnostics.diagnostics import Location
from schemas.diagnostics.wording import counted
from schemas.models.survive.place import Level
from schemas.models.survive.rules import Rules
from schemas.models.survive.rules.board import TerrainKind
from schemas.models.survive.words import ControlType, Corner, Zone
from studio.core.entries import Entry
from studio.core.session import Session
from studio.editors.terrain_pieces import drawn_pieces
from studio.editors.terrain_pieces import key_at as piece_at
from studio.games.survive.editors.zone_board import (
    AS_RULED,
    RINGS,
    ROADS,
    UNITS,
    ZoneUnit,
    board_of,
    corners_of,
    line_of,
    listed,
    number_of,
    radius_of,
    spire_of,
    units_of,
)
from studio.views.problems import problems_in, sentence_of

Json = dict[str, Any]
SPIRE: Final = "the spire"
"""What the drawing calls it; pieces of terrain are called by their ids, which hold no space."""
FIELDS: Final[dict[str, str]] = {name: f"ring:{ring}" for ring, (name, _) in RINGS.items()} | {"spire_in": SPIRE}


def rules_of(session: Session) -> Rules:
    """Return the rules a board is judged by: the pack's, or those as ruled while they cannot be read."""
    return cast("Rules", session.pack.rules) if session.pack is not None else AS_RULED


def drawn(entry: Entry, rules: Rules = AS_RULED) -> Json:
    """Return what of a board is drawn and changed in the drawing; the rules say where directions lead."""
    width, depth = board_of(entry)
    rings = {ring: radius_of(entry, ring) for ring in RINGS}
    board = {"width": width, "depth": depth, "spire": list(spire_of(entry)), **rings, "corners": [*corners_of(entry)]}
    units = [_drawn_unit(one) for one in units_of(entry, rules)]
    counted = {"count": len(listed(entry)), "step": rules.direction.step_deg, "sides": rules.dice.sides}
    return {**board, **counted, "units": units, "features": drawn_pieces(entry)}


def _drawn_unit(one: ZoneUnit) -> Json:
    unit = {"key": one.key, "number": one.number, "type": one.type, "at": list(one.at), "facing": one.facing_deg}
    posted = one.posted
    return unit if posted is None else {**unit, "direction": posted.direction, "away": posted.away_in}


def undrawn(entry: Entry) -> int:
    """Return how many control units of a board cannot be drawn as their text stands."""
    return len(listed(entry)) - len(units_of(entry))


def view_of(session: Session, entry: Entry) -> Json:
    """Return what else the drawing shows."""
    rules = rules_of(session)
    return {
        "ground": GROUND.hex,
        "inks": {"ICZ": ZONES[Zone.ICZ].ink.hex, "OCZ": ZONES[Zone.OCZ].ink.hex}
        | {"unit": CONTROLS.ink.hex, "night": NIGHT.hex},
        "paler": {"ICZ": ZONES[Zone.ICZ].ground.hex, "OCZ": ZONES[Zone.OCZ].ground.hex},
        "spire_sign": symbol_data(CONTROL),
        "base": rules.base.diameter_in,
        "foot": rules.base.spire_in,
        "deploy": rules.mob.deploy_in,
        "red_line": red_line(rules).value,
        "terrain": [_terrain(name, kind) for name, kind in rules.terrain.kinds.items()],
        "roads": [*roads(entry)],
        "tarmac": TARMAC.hex,
        "types": [_type(kind, rules) for kind in ControlType],
        "corners": [{"name": corner.value, "label": CORNERS[corner]} for corner in Corner],
        "names": {one.key: one.name for one in units_of(entry, rules)},
        "pulses": pulses(entry, rules),
        "problems": problems(session, entry),
        "wanted": list(wanted(session, entry, rules)),
    }


def pulses(entry: Entry, rules: Rules) -> list[Json]:
    """Return each face of the pulse die, its direction, and the units of which it wakes one. Rules: SV.CAP.1, 2."""
    units, spire = units_of(entry, rules), spire_of(entry)
    found = [(roll, direction_deg(roll, rules)) for roll in range(1, rules.dice.sides + 1)]
    return [
        {
            "roll": roll,
            "degrees": degrees,
            "wakes": [units[at].key for at in nearest_to_pulse(spire, roll, [one.at for one in units], rules)],
        }
        for roll, degrees in found
    ]


def problems(session: Session, entry: Entry) -> dict[str, list[str]]:
    """Return what is wrong with each thing on a board, as sentences, and under "" with the board as a whole."""
    found: dict[str, list[str]] = {}
    for problem in problems_in(session, entry):
        found.setdefault(key_at(entry, problem.diagnostic.at), []).append(sentence_of(problem.diagnostic))
    for key, words in _hanging(entry, rules_of(session)):
        found.setdefault(key, []).append(words)
    return found


def key_at(entry: Entry, at: Location) -> str:
    """Return what the drawing calls the thing that a place of the document is about, "" for the board."""
    if at[:1] in {UNITS, ROADS} and len(at) > 1:
        return f"{'unit' if at[:1] == UNITS else 'road'}:{at[1]}"
    return piece_at(entry, at) or (FIELDS.get(str(at[0]), "") if at else "")


def roads(entry: Entry) -> Iterator[Json]:
    """Yield the roads of a board that can be drawn: a line of points, and how wide they are."""
    found = entry.value(ROADS)
    for number, road in enumerate(found if isinstance(found, list) else ()):
        line = line_of(road.get("line_in")) if isinstance(road, dict) else ()
        if len(line) > 1:
            width = number_of(road.get("width_in"), 1.0)
            yield {"key": f"road:{number}", "name": str(road.get("id", "")), "line": line, "width": width}


def _terrain(name: str, kind: TerrainKind) -> Json:
    look = look_of(name)
    label = name.replace("_", " ")
    return {
        "name": name,
        "label": label,
        "as": name,
        "ink": look.ground.hex,
        "shade": look.ink.hex,
        "effect": does(kind),
    }


def wanted(session: Session, entry: Entry, rules: Rules) -> Iterator[str]:
    """Yield, for each number of players that a level asks of this board, what it still lacks. Rule: SV.GAP.3."""
    there = Counter(one.type for one in units_of(entry))
    for players in sorted({*_players(session, entry)}):
        asked = rules.control_count.for_players(players)
        few = [(kind, asked.of(kind) - there[kind.value]) for kind in ControlType if asked.of(kind) > there[kind.value]]
        names = ", ".join(f"{count} {SHORT_CONTROL_TYPES[kind]}" for kind, count in few)
        yield f"{counted(players, 'player')}: {f'needs {names} more' if few else 'all control units are there'}"


def _players(session: Session, entry: Entry) -> Iterable[int]:
    """Yield the players of each level that is played on a board; as many as it has corners when there is none."""
    models = [one.loaded.model for one in session.entries("level") if one.loaded is not None]
    levels = [one for one in models if isinstance(one, Level) and one.control_zone == entry.id]
    counts = [one.players for one in levels] or [len(corners_of(entry))]
    return (one for one in counts if one >= 2)


def _type(kind: ControlType, rules: Rules) -> Json:
    ground, line = patrol_of(kind, rules), rules.control.line(kind)
    return {
        "name": kind.value,
        "label": SHORT_CONTROL_TYPES[kind],
        "sign": symbol_data(CONTROL_TYPES[kind]),
        "beyond": "" if ground.beyond is Ring.SPIRE else ground.beyond.value,
        "up_to": ground.up_to.value,
        "range": line.ranged_range_in,
        "arc": rules.arc.front_deg,
    }


def _hanging(entry: Entry, rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield the control units whose base hangs over an edge of the table."""
    for unit in units_of(entry, rules):
        room = room_in(unit.at, *board_of(entry))
        if room < rules.base.diameter_in / 2:
            off = "stands off the table" if room < 0 else "its base hangs over the table's edge"
            yield unit.key, off


def facts_of(entry: Entry, unit: ZoneUnit) -> str:
    """Return where a control unit stands, in words."""
    rings = Rings(spire_of(entry), radius_of(entry, "inner"), radius_of(entry, "outer"))
    return f"{distance_in(rings.spire, unit.at):.2f} in from the spire, {rings.zone_of(unit.at)}"
