"""What is written on the page of contents, on the pages of credits, and in what is told of a kit."""

from typing import Final

CONTENTS: Final = "Contents"
MADE: Final = "Version {version}, by {authors}, {licence}. Printed for {paper}, {theme}."
THEMES: Final = {
    "standard": "standard theme",
    "low_ink": "low ink theme",
    "large_print": "large print theme",
}
EVENING: Final = "For an evening of {title}, {players} players: nothing that it does not use is in this kit."
PLAYERS: Final = "For {players} players: nothing that only others need is in this kit."
FILE: Final = "FILE"
PIECES: Final = "PIECES"
SHEETS: Final = "SHEETS"
TO_CUT: Final = "TO CUT"
IN_ALL: Final = "In all"

CUTS: Final = ("{number} straight cut", "{number} straight cuts")
CUTS_IN_ALL: Final = ("{number} straight cut in all", "{number} straight cuts in all")
CUTS_A_SHEET: Final = ("{number} straight cut a sheet", "{number} straight cuts a sheet")
CIRCLES: Final = ("{number} circle", "{number} circles")
HEXAGONS: Final = ("corners off {number} hexagon", "corners off {number} hexagons")
FOLDS: Final = ("{number} fold", "{number} folds")
GLUE: Final = "glue the tiles"
NOTHING: Final = "nothing: whole pages"
SIZES: Final = (
    "poker",
    "euro poker",
    "bridge size",
    "us game",
    "euro",
    "mini euro",
    "japanese",
    "mini",
    "micro",
    "poker half",
    "tarot",
    "jumbo",
    "business",
    "domino",
    "square",
    "small square",
)
"""What `card_size` calls the common sizes of cards."""

SIZED: Final = "{cuts} ({sizes} size)"

PRINT: Final = "Print at 100 %, never fitted to the page. The bar below must measure {bar} mm."
BACKS: Final = "Backs: {way}."
BACKS_FOLLOW: Final = "Backs: {way}. A sheet of fronts is followed by its backs."
CUT: Final = "Cut from mark to mark, the longest cuts first: rows apart, then blocks, then pieces. Circles by hand."
CUT_APART: Final = "First part the blocks with scissors, then cut from mark to mark. Circles by hand."
FOLD: Final = "Fold along dashed lines. Tiles: cut at the dashed line, glue onto the dotted one, cross on cross."

WHOSE: Final = "Whose work this is"
CREDITS: Final = "Credits"
