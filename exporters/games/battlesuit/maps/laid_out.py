"""What is laid on a battle map before the battle: terrain tiles and works. Rules: BS.TER.18, BS.TER.20."""

from exporters.games.battlesuit.words.charts import TERRAINS, WORKS
from schemas.catalogues.saying import said
from schemas.models.battlesuit.maps import BattleMap


def laid_out(model: BattleMap, language: str) -> tuple[tuple[str, str], ...]:
    """Return the name of each kind of tile and work on a map, and the points it lies on, in the map's order."""
    laid = (
        *((said(TERRAINS[tile.terrain], language), tile.at) for tile in model.tiles),
        *((said(WORKS[marker.work], language), marker.at) for marker in model.works),
    )
    names = dict.fromkeys(what for what, _ in laid)
    return tuple((name, ", ".join(at for what, at in laid if what == name)) for name in names)
