"""What the engine says of lines of sight on one panel, in words and in dots."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.games.battlesuit.maps.battlefield import lone_panel
from engine.games.battlesuit.maps.ground import CLEAR, chart_of
from engine.games.battlesuit.maps.ground import Field as Ground
from engine.games.battlesuit.maps.lattice import Point, distance
from engine.games.battlesuit.maps.layouts import Layout
from engine.games.battlesuit.maps.panels import dot_label
from engine.games.battlesuit.maps.sight import Obstacle, Sighting, Viewer, line_of_sight, points_seen, sight_ground
from schemas.models.battlesuit.lattice import ROWS, DotName
from schemas.models.battlesuit.map_panel import MapPanel
from schemas.models.battlesuit.rules import Rules
from studio.games.battlesuit.editors.panel_pictures import WIDTH

MOST_TOLD = 5
"""Obstacles of one line that are told in words; the others are drawn."""

Height = Annotated[int, Field(ge=0, le=12)]
Told = dict[str, Any]


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
