"""What a lead of victory points is called. Rule: BS.SCN.7."""

from collections.abc import Sequence

from schemas.models.battlesuit.scenario import Level

DRAW = "draw"


def level_of(levels: Sequence[Level], lead: int) -> str | None:
    """Return the highest level that a lead reaches, DRAW below the least; None without levels, where any lead wins."""
    if not levels:
        return None if lead else DRAW
    reached = [level.level.value for level in levels if lead >= level.lead_vp]
    return reached[-1] if reached else DRAW
