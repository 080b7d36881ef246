"""One piece a page, as print shops want it: in their order, with their bleed, and with crop marks if they ask."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from exporters.drawing.display_list import Drawing, Group, Item, Path, Rect, Stroke
from exporters.drawing.inks import REGISTRATION
from exporters.drawing.matrices import shift
from exporters.drawing.shapes import polyline
from exporters.imposition.pieces import Piece
from exporters.kit.profiles import Profile
from exporters.text.faces import MM_PER_PT

MARK: Final = Stroke(REGISTRATION, 0.25 * MM_PER_PT)
MARK_MM: Final = 5.0
MARK_GAP_MM: Final = 1 * MM_PER_PT
SLUG_MM: Final = MARK_GAP_MM + MARK_MM
"""What marks add to a page on every side, outside its bleed."""


EPSILON_MM: Final = 0.01


def cut_there(pieces: Sequence[Piece], profile: Profile) -> bool:
    """Whether whoever prints cuts the sizes of these pieces."""
    return not profile.sizes_mm or all(_has_size(piece.front, profile) for piece in pieces)


def _has_size(drawing: Drawing, profile: Profile) -> bool:
    sides = sorted((drawing.width_mm, drawing.height_mm))
    return any(
        all(abs(side - wanted) <= EPSILON_MM for side, wanted in zip(sides, sorted(size), strict=True))
        for size in profile.sizes_mm
    )


def single_pages(pieces: Sequence[Piece], profile: Profile) -> tuple[Drawing, ...]:
    """Return a page for each side of each copy. If any piece has a back, those without get a blank one."""
    backs = any(piece.back is not None for piece in pieces)
    return tuple(page for piece in pieces for page in tuple(_sides(piece, profile, backs=backs)) * piece.copies)


def _sides(piece: Piece, profile: Profile, *, backs: bool) -> Iterator[Drawing]:
    front = with_bleed(piece.front, profile)
    if not backs:
        yield front
        return
    blank = replace(piece.front, name="blank", title=f"{piece.front.title} (blank back)", items=())
    back = with_bleed(piece.back or blank, profile)
    yield from (back, front) if profile.page_order == "back_front" else (front, back)


def with_bleed(drawing: Drawing, profile: Profile, *, marks: bool | None = None) -> Drawing:
    """Return the drawing cut off at, or filled up with white to, the bleed of the profile.

    It has crop marks if the profile asks for them; sheets that have their own marks go without.
    """
    marked = profile.marks if marks is None else marks
    bleed = profile.bleed_mm
    slug = SLUG_MM if marked else 0.0
    rim = bleed + slug
    most = min(bleed, drawing.bleed_mm)
    hidden = drawing.bleed_mm - most
    seen = Rect(hidden, hidden, drawing.width_mm + 2 * most, drawing.height_mm + 2 * most)
    picture = Group(drawing.items, shift(rim - drawing.bleed_mm, rim - drawing.bleed_mm), seen, drawing.name)
    crops = (Group(tuple(_marks(drawing, bleed)), shift(rim, rim)),) if marked else ()
    return replace(drawing, items=(picture, *crops), bleed_mm=bleed, slug_mm=slug)


def _marks(drawing: Drawing, bleed_mm: float) -> Iterator[Item]:
    """Yield two marks at each corner, outside the bleed, in the frame of the trimmed piece."""
    width, height = drawing.width_mm, drawing.height_mm
    start = bleed_mm + MARK_GAP_MM
    end = start + MARK_MM
    for x in (0.0, width):
        yield Path(polyline((x, -end), (x, -start)), stroke=MARK)
        yield Path(polyline((x, height + start), (x, height + end)), stroke=MARK)
    for y in (0.0, height):
        yield Path(polyline((-end, y), (-start, y)), stroke=MARK)
        yield Path(polyline((width + start, y), (width + end, y)), stroke=MARK)
