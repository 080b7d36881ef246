"""What is written in the margins of sheets."""

from typing import Final

SHEET: Final = "sheet {number} of {count}"
FRONTS: Final = "sheet {number} of {count}, fronts"
BACKS: Final = "sheet {number} of {count}, backs"
TILE: Final = "{picture}, tile {tile} of {columns} by {rows}"
ADVICE: Final = "The bar is 50 mm long. Print at 100 %."
