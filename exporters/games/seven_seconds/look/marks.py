"""Small marks that recur: rating chevrons and objectives."""

from functools import lru_cache

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Path, Stroke
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import Outline, chamfered, circle, polygon
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.look.look import BLUE, CHEVRONS, DEFENDERS_OBJECTIVES, GREY, RATING_INKS, RED
from exporters.games.seven_seconds.words.terms import OBJECTIVE_LETTERS
from exporters.text.fitting import line
from exporters.text.lines import TextStyle
from schemas.models.seven_seconds.words import ObjectiveName, Rating

CHEVRON_RISE = 0.30
CHEVRON_WEIGHT = 0.20
"""Shares of the mark's width: how far a chevron's point stands out, and how thick its limbs are."""

CHEVRON_STEP = 0.34
MOST_CHEVRONS = 3


def chevrons(rating: Rating, box: Box) -> Path:
    """Return the rating as one, two or three stacked chevrons in its colour, in the middle of the box."""
    return chevron_mark(CHEVRONS[rating], box, RATING_INKS[rating])


@lru_cache(maxsize=1024)
def chevron_mark(count: int, box: Box, ink: Ink) -> Path:
    """Return `count` chevrons, one above the other, in a box that has room for three."""
    room = CHEVRON_RISE + CHEVRON_WEIGHT + CHEVRON_STEP * (MOST_CHEVRONS - 1)
    width = min(box.width, box.height / room)
    used = width * (CHEVRON_RISE + CHEVRON_WEIGHT + CHEVRON_STEP * (count - 1))
    x, y = box.centre[0] - width / 2, box.centre[1] - used / 2
    parts = (_chevron(x, y + width * CHEVRON_STEP * at, width) for at in range(count))
    return Path(tuple(segment for part in parts for segment in part), ink)


def hollow_chevron(box: Box) -> Path:
    """Return the mark of a rating that is read elsewhere: one chevron, in outline."""
    mark = chevron_mark(1, box, GREY)
    return Path(mark.segments, None, Stroke(GREY, 0.2))


def _chevron(x: float, y: float, width: float) -> Outline:
    rise, weight = width * CHEVRON_RISE, width * CHEVRON_WEIGHT
    middle, right = x + width / 2, x + width
    return polygon(
        (middle, y),
        (right, y + rise),
        (right, y + rise + weight),
        (middle, y + weight),
        (x, y + rise + weight),
        (x, y + rise),
    )


def objective_mark(name: ObjectiveName, box: Box, ink: Ink | None = None) -> tuple[Item, ...]:
    """Return an objective's Greek letter: on a red square for the defender's, a blue disc for the attacker's.

    Where red and blue are the sides, it is given another ink.
    """
    square = box.square(min(box.width, box.height))
    letter = TextStyle(Face.TITLE, square.height / 0.3528 * 0.74, 5, WHITE, align="centre", valign="middle")
    raised = Box(square.x, square.y - square.height * 0.06, square.width, square.height)
    if name in DEFENDERS_OBJECTIVES:
        ground = chamfered(square.inset(square.width * 0.04), square.width * 0.16, ink or RED, "tl tr br bl")
    else:
        ground = Path(circle(*square.centre, square.width / 2), ink or BLUE)
    return (ground, *line(OBJECTIVE_LETTERS[name], raised, letter))
