"""Lines of sight: what blocks them, and how far a shadow reaches."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.base import Part
from schemas.models.battlesuit.rules.values import Points
from schemas.models.parameter import parameter

Blocker = Literal["woods", "building", "rubble"]


class SightRules(Part):
    """Lines of sight."""

    blind_reduction: Literal["halve", "deduct"] = parameter(
        "halve", "BS.GAP.25 BS.LOS.11", "What each level above the top of an obstacle does to its shadow."
    )
    lower_height_mode: Literal["above_own_ground", "above_obstacle_base"] = parameter(
        "above_own_ground", "BS.GAP.26 BS.LOS.15 BS.LOS.16", "What the height of the lower soldier is counted from."
    )
    blind_minimum: Points = parameter(1, "BS.GAP.27 BS.LOS.12", "Blind points that every shadow keeps.")
    edge_blocking_terrain: Annotated[tuple[Blocker, ...], Field(strict=False)] = parameter(
        ("woods", "building", "rubble"),
        "BS.GAP.28 BS.LOS.4 BS.LOS.19",
        "Terrain that blocks a line between two meta-hexes when it lies on both sides.",
    )
    own_meta_hex_blocks: bool = parameter(
        False, "BS.GAP.29 BS.LOS.29", "Whether the meta-hexes of the two soldiers can block."
    )
    multiple_obstacles: Literal["any_blocks"] = parameter(
        "any_blocks", "BS.GAP.30 BS.LOS.28", "How several obstacles count: each alone, and one is enough."
    )
    vertex_touch_blocks: bool = parameter(
        False, "BS.GAP.31 BS.LOS.3", "Whether a line that touches a meta-hex at a corner crosses it."
    )
    obstacle_top: Literal["centre_level_plus_height"] = parameter(
        "centre_level_plus_height", "BS.GAP.125 BS.TER.14", "How high an obstacle on a slope is."
    )
