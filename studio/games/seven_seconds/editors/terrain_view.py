"""What the drawing of a terrain map shows besides its pieces: types, zones, ranges, problems, a line of sight."""

from collections.abc import Iterable
from typing import Annotated, Any, cast

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.games.seven_seconds.checks.maps import terrain_type
from engine.games.seven_seconds.rules.sightlines import Sightline, sightline
from exporters.games.seven_seconds.maps.map_frame import GROUND, look_of
from exporters.games.seven_seconds.maps.map_page import zones
from exporters.text.numbers import inches
from schemas.diagnostics.wording import counted
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.rules.terrain import TerrainEffect
from schemas.models.seven_seconds.terrain_map import TerrainMap
from schemas.models.seven_seconds.words import Movement
from studio.core.entries import Entry
from studio.core.session import Session
from studio.editors.terrain_pieces import FEATURES, drawn_pieces, pieces_of, table_of
from studio.views.problems import sentence_of

Json = dict[str, Any]
AS_RULED = Rules(kind="rules", id="as_ruled", title="As ruled")
BANDS = 4
"""Range bands that are drawn."""
MADE_IN_PLAY = {"flamer_smoke", "haywire_field"}
"""Types that battles make and maps do not hold."""
EFFECTS = {
    "light": "light cover",
    "heavy": "heavy cover",
    "blocking": "blocks sight",
    "hindering": "slow ground",
    "impassable": "no way through",
}

Coordinate = Annotated[float, Field(ge=-500, le=500, allow_inf_nan=False)]


class Probe(BaseModel):
    """A question of the drawing: what lies between two spots for a target of a type."""

    model_config = ConfigDict(frozen=True)
    viewer: tuple[Coordinate, Coordinate]
    target: tuple[Coordinate, Coordinate]
    drone: bool = False


def rules_of(session: Session) -> Rules:
    """Return the rules a map is judged by: the pack's, or those as ruled while they cannot be read."""
    return cast("Rules", session.pack.rules) if session.pack is not None else AS_RULED


def drawn(entry: Entry) -> Json:
    """Return what of a map is drawn and changed in the drawing."""
    width, depth = table_of(entry)
    return {"width": width, "depth": depth, "features": drawn_pieces(entry)}


def view_of(session: Session, entry: Entry, question: object) -> Json:
    """Return what else the drawing shows; `question` is what it asked last."""
    rules = rules_of(session)
    return {
        "ground": GROUND.hex,
        "terrain": [_type(name, rules) for name in type_names(rules)],
        "zones": _zones(table_of(entry)[1], rules),
        "rings": _rings(rules),
        "base": rules.base.diameter_in,
        "problems": problems(session, entry),
        "probe": answer(entry, rules, question),
    }


def type_names(rules: Rules) -> tuple[str, ...]:
    """Return the terrain types that a map may hold, their other names last."""
    return (*(name for name in rules.terrain.types if name not in MADE_IN_PLAY), *rules.terrain.aliases)


def problems(session: Session, entry: Entry) -> dict[str, list[str]]:
    """Return what is wrong with each piece by its key, as sentences, and under "" with the map as a whole."""
    found: dict[str, list[str]] = {}
    pieces = _beginnings(entry)
    for diagnostic in session.diagnostics_of(entry.focus.name):
        before = [key for start, key in pieces if start <= (diagnostic.line, diagnostic.column)]
        found.setdefault(before[-1] if before else "", []).append(sentence_of(diagnostic))
    return found


def answer(entry: Entry, rules: Rules, question: object) -> Json | None:
    """Return what the engine says of a line, None when nothing was asked or the map is not sound enough to tell."""
    try:
        probe = Probe.model_validate(question)
    except ValidationError:
        return None
    field = entry.loaded.model if entry.loaded is not None else None
    if not isinstance(field, TerrainMap) or any(terrain_type(rules, one.type) is None for one in field.features):
        return {"asked": probe.model_dump(), "words": ["The map has errors, so the engine cannot look along it."]}
    line = sightline(field, rules, probe.viewer, probe.target, "recce_drone" if probe.drone else "tactical")
    return {
        "asked": probe.model_dump(),
        "ends": [line.start, line.end],
        "blocked": line.blocked,
        "crossed": [{"key": field.features[one.feature].id, "cover": one.cover} for one in line.crossings],
        "words": list(_told(line, field, rules)),
    }


def _told(line: Sightline, field: TerrainMap, rules: Rules) -> Iterable[str]:
    """Return a line in sentences: what comes of it, then what it crosses."""
    if line.blocked_by_terrain:
        yield f"Blocked by terrain, at {line.range_in:.1f} in."
    elif line.heavy_too_deep:
        limit = inches(rules.cover.heavy_limit_in)
        yield f"Blocked: {line.heavy_in:.1f} in of heavy cover, and {limit} can be seen through."
    else:
        cover = "in the open" if line.cover == "clear" else f"in {line.cover} cover"
        farther = f", counts {counted(line.bands, 'band')} farther" if line.bands else ""
        lost = f", rifles lose {line.dice_lost} {'die' if line.dice_lost == 1 else 'dice'}" if line.dice_lost else ""
        yield f"Seen at {line.range_in:.1f} in, {cover}{farther}{lost}."
    for one in line.crossings:
        name = field.features[one.feature].id
        where = ", the target stands in it" if one.holds_target else ""
        yield f"{name}: {one.length_in:.1f} in, {EFFECTS.get(one.cover, one.cover)}{where}"


def _type(name: str, rules: Rules) -> Json:
    row = terrain_type(rules, name)
    canonical = rules.terrain.aliases.get(name, name)
    words = _effect(row.troopers) if row is not None else ""
    drones = _effect(row.drones) if row is not None else ""
    effect = words if words == drones else f"{words}; for drones {drones}"
    ink = look_of(canonical).ink.hex
    return {"name": name, "label": name.replace("_", " "), "as": canonical, "ink": ink, "effect": effect}


def _effect(effect: TerrainEffect) -> str:
    ground = "" if effect.movement == Movement.CLEAR else EFFECTS[effect.movement]
    words = [EFFECTS[effect.cover]] if effect.cover in EFFECTS else []
    return " and ".join([*words, *([ground] if ground else [])]) or "open"


def _zones(depth_in: float, rules: Rules) -> list[Json]:
    """Return the deployment zones of both game types, each a strip from south to north."""
    attack = [
        {"game": "Attack and defence", "title": zone.title, "low": zone.low_in, "high": zone.high_in}
        | {"ink": zone.ink.hex, "dotted": zone.lane > 0}
        for zone in zones(depth_in, rules)
    ]
    strip = min(rules.chance_encounter.depth_in, depth_in)
    blue, red = (attack[at]["ink"] for at in (-1, 0))
    chance: list[Json] = [
        {"game": "Chance encounter", "title": "First player", "low": 0, "high": strip, "ink": blue, "dotted": False},
        {"game": "Chance encounter", "title": "Second player", "low": depth_in - strip, "high": depth_in, "ink": red}
        | {"dotted": False},
    ]
    return [*attack, *chance]


def _rings(rules: Rules) -> list[Json]:
    """Return the ranges round a unit, from the middle of its base to the middle of another's."""
    base = rules.base.diameter_in
    bands = [
        {
            "label": f"band {n}: {inches(n * rules.range.band_in)}",
            "radius": n * rules.range.band_in + base,
            "band": True,
        }
        for n in range(1, BANDS + 1)
    ]
    move = {"label": f"move {inches(rules.move.move_in)}", "radius": rules.move.move_in, "band": False}
    jump = {"label": f"jump {inches(rules.jump.jump_in)}", "radius": rules.jump.jump_in, "band": False}
    return [move, jump, *bands]


def _beginnings(entry: Entry) -> list[tuple[tuple[int, int], str]]:
    """Return where in its file each piece begins, with its key, and "" where what comes after the pieces begins."""
    beginnings = [(entry.places.at((*FEATURES, one.number)), one.key) for one in pieces_of(entry)]
    later = list(entry.data)[list(entry.data).index("features") + 1 :][:1] if "features" in entry.data else []
    return sorted([*beginnings, *((entry.places.at((name,), key=True), "") for name in later)])
