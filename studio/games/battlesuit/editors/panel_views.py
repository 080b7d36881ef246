"""What the panel editor shows beside the panel: its colours and signs, joins with others, and lines of sight."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.games.battlesuit.maps.battlefield import CLEAR, chart_of, lone_panel
from engine.games.battlesuit.maps.battlefield import Field as Ground
from engine.games.battlesuit.maps.layouts import Join, Layout, joins
from engine.games.battlesuit.maps.panels import Point, distance, dot_label
from engine.games.battlesuit.maps.sight import Obstacle, Sighting, Viewer, line_of_sight, points_seen, sight_ground
from exporters.drawing.svg import symbol_data
from exporters.games.battlesuit.look import TERRAIN_SIGNS, TERRAINS, level_ink
from exporters.games.battlesuit.panels.lattice import COLUMN_MM, ROW_MM
from schemas.models.battlesuit.maps import COLUMNS, ROWS, DotName, MapPanel
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.words import Terrain
from schemas.packs.packs import Pack
from studio.editors.deeds import UNKNOWN
from studio.games.battlesuit.editors.panels import LAYERS, WIDTH, PanelPictures

FIRST_DOT = "B-03"
LATTICE = {"grid": "hexagonal", "columns": COLUMNS, "rows": len(ROWS), "column_mm": COLUMN_MM, "row_mm": ROW_MM}
LEVELS_LEGEND = [
    {"sign": ".", "name": "Level 0"},
    *({"sign": str(level), "name": f"Level {level}", "ground": level_ink(level).hex} for level in range(1, 10)),
]
TOOLS = ["badge", "compass", "sight"]
"""The tools for what only panels have."""

DEFAULT_RULES = Rules(kind="rules", id="default", title="Default")
MOST_TOLD = 5
"""Obstacles of one line that are told in words; the others are drawn."""

Height = Annotated[int, Field(ge=0, le=12)]
Told = dict[str, Any]


def panel_document(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a panel as the editor holds it: whole rows of signs, badges and compass, whatever the document says."""
    pictures = PanelPictures(data)
    hills = data.get("hills")
    badges = [hill if isinstance(hill, Mapping) else {} for hill in (hills if isinstance(hills, list) else ())]
    return {
        "lattice": LATTICE,
        "pictures": {layer: pictures.shown(layer) for layer in LAYERS},
        "hills": [{"badge_at": str(hill.get("badge_at", "")), "name": str(hill.get("name", ""))} for hill in badges],
        "compass_at": str(data.get("compass_at", FIRST_DOT)),
    }


def panel_look(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a panel is called, the signs of its layers with their colours, and the tools for it."""
    legend = [_swatch(sign, terrain) for sign, terrain in PanelPictures(data).legend.items()]
    layers = [
        {"name": "terrain", "title": "Terrain", "shows": "ground", "legend": legend},
        {"name": "levels", "title": "Levels", "shows": "levels", "legend": LEVELS_LEGEND},
    ]
    return {"what": "map panel", "title": f"Panel {data.get('letter', '')}", "layers": layers, "tools": TOOLS}


def _swatch(sign: str, terrain: str) -> dict[str, str]:
    look = TERRAINS.get(Terrain(terrain)) if terrain in [*Terrain] else None
    drawn = {} if look is None else {"dot": look.dot.hex, "mark": look.sign.hex, "ground": look.ground.hex}
    picture = {"icon": symbol_data(TERRAIN_SIGNS[Terrain(terrain)])} if look is not None else {}
    return {"sign": sign, "name": terrain.replace("_", " "), **drawn, **picture}


def drawn_panel(data: Mapping[str, Any]) -> MapPanel | None:
    """Return what can be read of a panel as a sound one, for the engine to judge; None when its letter is none.

    Badges are left out, and dots without a sign count as clear ground at Level 0.
    """
    pictures = PanelPictures(data)
    rows: dict[str, Any] = {
        layer: {row: text.replace(UNKNOWN, pictures.ground(layer)) for row, text in pictures.shown(layer).items()}
        for layer in LAYERS
    }
    kept = {"letter": data.get("letter"), "legend": pictures.legend, **rows}
    try:
        return MapPanel.model_validate({"kind": "map_panel", "id": "drawn", "title": "Drawn", **kept})
    except ValidationError:
        return None


def rules_of(pack: Pack | None) -> Rules:
    """Return the rules a pack is played by; those of the rulebook while it cannot be used."""
    rules = pack.rules if pack is not None else None
    return rules if isinstance(rules, Rules) else DEFAULT_RULES


def other_panels(pack: Pack | None, own_id: str) -> tuple[MapPanel, ...]:
    """Return the sound panels of a pack but one, by id."""
    found = pack.of_kind("map_panel") if pack is not None else ()
    return tuple(one.model for one in found if isinstance(one.model, MapPanel) and one.id != own_id)


def panel_joins(panel: MapPanel, others: Sequence[MapPanel], rules: Rules) -> tuple[Join, ...]:
    """Return every way in which the other panels may lie against a panel."""
    return tuple(joins(panel, others, rules.map.panel_rotations))


def differing_dots(found: Sequence[Join]) -> dict[str, str]:
    """Return what is wrong with each dot of the edge that some other panel shows otherwise. Rule: BS.MAP.1."""
    told: dict[str, list[str]] = {}
    for join in found:
        for own, other in join.differing:
            turned = ", turned," if join.rotation else ""
            words = (
                f"{own.name} is {own.terrain} at level {own.level}; {other.name} of {join.other}{turned} is "
                f"{other.terrain} at level {other.level}"
            )
            told.setdefault(own.name, []).append(words)
    return {name: _first_of(words) for name, words in sorted(told.items())}


def _first_of(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{words[0]}; and so at {len(words) - 1} more joins"


def join_table(found: Sequence[Join], names: Mapping[str, str]) -> list[dict[str, str]]:
    """Return a row for each other panel, by its name: on each side how many dots differ, as it lies and turned."""
    table: dict[str, dict[str, str]] = {}
    for join in found:
        count = len(join.differing)
        row = table.setdefault(join.other, {"Panel": names.get(join.other, join.other)})
        words = "joins" if not count else f"{count} differ" + (" turned" if join.rotation else "")
        side = join.edge.value.capitalize()
        row[side] = words if row.get(side, "joins") == "joins" else f"{row[side]}, {words}" if count else row[side]
    return list(table.values())


class SightQuestion(BaseModel):
    """From which dot is looked and to which ("": to none in particular), and how far above the ground both are."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    start: DotName = Field(alias="from")
    end: DotName | Annotated[str, Field(pattern="^$")] = Field(alias="to")
    start_height: Height = Field(alias="from_height")
    end_height: Height = Field(alias="to_height")


def sight_answer(panel: MapPanel, rules: Rules, question: Any) -> Told | None:
    """Return the answer to what the editor asked, with the question; None when it is no question.

    `unseen` has a row of signs for each row of the panel, 1 where nobody is seen at the target's height.
    Rules: BS.LOS.1 to BS.LOS.30.
    """
    try:
        asked = SightQuestion.model_validate(question)
    except ValidationError:
        return None
    chart = chart_of(rules.terrain)
    ground = lone_panel(panel, chart)
    seer = sight_ground(ground, chart, rules.los)
    viewer = _viewer(ground, panel, asked.start, asked.start_height)
    seen = points_seen(seer, viewer, asked.end_height)
    told: Told = {**asked.model_dump(by_alias=True), "unseen": _unseen(ground.layout, seen)}
    if not asked.end:
        return {**told, "verdict": "", "obstacles": [], "sentences": [f"{asked.start} sees {len(seen)} of 613 dots."]}
    sighting = line_of_sight(seer, viewer, _viewer(ground, panel, asked.end, asked.end_height))
    outwards = sorted(sighting.obstacles, key=lambda one: (distance(viewer.at, one.at[0]), one.at))
    return {**told, **_told(asked, replace(sighting, obstacles=tuple(outwards)), ground)}


def _viewer(ground: Ground, panel: MapPanel, name: str, height: int) -> Viewer:
    point = ground.layout.point(f"{panel.letter}-{name}")
    assert point is not None
    return Viewer(point, ground.ground_at(point) + height)


def _unseen(layout: Layout, seen: frozenset[Point]) -> dict[str, str]:
    """Return which dots are not among those seen, row by row."""
    blind = {(point.y2 // 2, point.x + 1) for point in layout.names if point not in seen}
    return {row: "".join("1" if (number, x) in blind else "0" for x in WIDTH) for number, row in enumerate(ROWS)}


def _told(asked: SightQuestion, sighting: Sighting, ground: Ground) -> Told:
    obstacles = [one for one in sighting.obstacles if one.rule != "6.2"]
    words = {one: _words(one, ground) for one in obstacles}
    blocking = [words[one] for one in obstacles if one.blocks]
    verdict = "sees" if sighting.visible else "does not see"
    more = [f"{len(blocking) - MOST_TOLD} more stand in the way."] if len(blocking) > MOST_TOLD else []
    return {
        "verdict": "seen" if sighting.visible else "blocked",
        "obstacles": [
            {"at": [dot_label(dot) for dot in one.at], "blocks": one.blocks, "words": words[one]} for one in obstacles
        ],
        "sentences": [f"{asked.start} {verdict} {asked.end}.", *_shown(sighting, words), *more],
    }


def _shown(sighting: Sighting, words: Mapping[Obstacle, str]) -> Iterator[str]:
    """Yield what is said in words: what blocks, or when nothing does, what is looked past."""
    if sighting.adjacent:
        yield "They are next to each other (6.7)."
    told = [words[one] for one in sighting.obstacles if one in words and one.blocks is not sighting.visible]
    yield from told[:MOST_TOLD]


def _words(obstacle: Obstacle, ground: Ground) -> str:
    """Return what one obstacle does, with the section of the rules."""
    names = " and ".join(dot_label(dot) for dot in obstacle.at)
    terrain = ground.terrain_at(obstacle.at[0])
    what = "The hill" if terrain == CLEAR else terrain.capitalize()
    head = f"{what} at {names}, up to level {obstacle.top}"
    if obstacle.shadow is None:
        return f"{head}: higher than both ({obstacle.rule})."
    shadow = obstacle.shadow
    blind = f"{shadow.blind_points} blind point" + "s" * (shadow.blind_points != 1)
    end = "hidden" if obstacle.blocks else "seen past it"
    return f"{head}: {blind} behind it, the lower one is {shadow.m} behind: {end} ({obstacle.rule})."
