"""What a battle was fought on, as the head of its log and its pack tell it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.games.infantry.log.tabletop import Arc
from schemas.models.infantry.dot_map import NOTHING, DotMap
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack

AS_RULED = {"kind": "rules", "id": "as_ruled", "title": "As ruled"}


@dataclass(frozen=True)
class Battleground:
    """The map of a battle and its rules; `pack` is None where it is not at hand or has another map, and all is bare."""

    dot_map: DotMap
    rules: Rules
    pack: Pack | None

    def width_deg(self, arc: Arc, *, crewed: bool) -> int:
        """Return the width of an arc in degrees. Rules: IN.CRW.11, IN.HOUSE.4."""
        if crewed:
            return self.rules.crewed.arc_deg
        return self.rules.arcs.wide_deg if arc.wide else self.rules.arcs.narrow_deg


def battleground_of(header: Mapping[str, Any], pack: Pack | None) -> Battleground:
    """Return the ground of the battle with a log's header; `pack` is what it was played with, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's map is not as the engine writes it.
    """
    columns, rows = header["columns"], header["rows"]
    rules = pack.rules if pack and isinstance(pack.rules, Rules) else Rules.model_validate(AS_RULED)
    found = pack.named("dot_map", header["map"], DotMap) if pack else None
    if found is not None and (found.columns, found.rows) == (columns, rows):
        return Battleground(found, rules, pack)
    bare = {"kind": "dot_map", "id": "bare", "title": "Bare ground", "ground": f"{NOTHING * columns}\n" * rows}
    return Battleground(DotMap.model_validate(bare), rules, None)
