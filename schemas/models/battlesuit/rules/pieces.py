"""How many counters, markers and tiles a printed kit has."""

from typing import Annotated

from pydantic import Field

from schemas.base import Part
from schemas.models.parameter import parameter

Pieces = Annotated[int, Field(ge=0, le=200)]


class SidePieces(Part):
    """The pieces in the colour of each side."""

    armored: Pieces = parameter(20, "BS.PCS.1 BS.GAP.100", "Armoured soldiers, lettered from A.")
    police: Pieces = parameter(10, "BS.PCS.15 BS.GAP.102", "Police.")
    militia: Pieces = parameter(15, "BS.PCS.16 BS.GAP.102", "Militia.")
    drones: Pieces = parameter(9, "BS.PCS.17 BS.GAP.101 BS.GAP.102", "Drones.")
    active_command: Pieces = parameter(2, "BS.PCS.26 BS.GAP.102", "Active command markers.")
    control: Pieces = parameter(10, "BS.PCS.27 BS.GAP.102", "Control markers.")
    victory_points: Pieces = parameter(4, "BS.PCS.29 BS.GAP.102", "Victory-point markers.")
    stealth_tracking: Pieces = parameter(9, "BS.STL.1 BS.GAP.102", "Stealth tracking markers.")


class SharedPieces(Part):
    """The pieces of both sides."""

    complete: Pieces = parameter(40, "BS.PCS.23 BS.GAP.102", "Complete markers.")
    shock_panic: Pieces = parameter(24, "BS.PCS.24 BS.GAP.102", "Shock markers with panic behind.")
    painted_plus3: Pieces = parameter(8, "BS.PCS.25 BS.GAP.102", "Painted markers of +3.")
    painted_plus4: Pieces = parameter(2, "BS.PCS.25 BS.GAP.102", "Painted markers of +4, by snipers.")
    bunker_improved: Pieces = parameter(
        12, "BS.TER.18 BS.TER.19 BS.GAP.102", "Bunker markers with an improved position behind."
    )
    mine_dummy: Pieces = parameter(16, "BS.PCS.30 BS.GAP.102", "Dummy mines.")
    mine_explosive: Pieces = parameter(6, "BS.PCS.30 BS.GAP.102", "Explosive mines.")
    mine_nuclear: Pieces = parameter(2, "BS.PCS.30 BS.GAP.102", "Nuclear mines.")
    rubble_tiles: Pieces = parameter(12, "BS.TER.20 BS.GAP.102", "Rubble tiles.")
    slag_tiles: Pieces = parameter(12, "BS.TER.20 BS.GAP.102", "Slag tiles.")
    elevation_tiles: Pieces = parameter(40, "BS.PCS.31 BS.GAP.102", "Tiles with a level of 1 to 6.")
    plus6_tiles: Pieces = parameter(20, "BS.PCS.31 BS.GAP.102", "Tiles that add six levels.")
    building_level: Pieces = parameter(12, "BS.MLB.6 BS.GAP.102", "Building-level markers.")
    turn_marker: Pieces = parameter(1, "BS.PCS.28 BS.GAP.102", "Turn markers.")


class PieceRules(Part):
    """The pieces of a printed kit."""

    per_side: SidePieces = parameter(SidePieces, "BS.GAP.102", "Pieces in the colour of each side.")
    shared: SharedPieces = parameter(SharedPieces, "BS.GAP.102", "Pieces of both sides.")
