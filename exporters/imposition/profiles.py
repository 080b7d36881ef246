"""Who prints, what each asks of a file, and one piece a page as shops want it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from exporters.drawing.display_list import Drawing, Group, Item, Path, Rect, Stroke
from exporters.drawing.inks import REGISTRATION
from exporters.drawing.shapes import polyline, shift
from exporters.faces.fonts import MM_PER_PT

if TYPE_CHECKING:
    from exporters.imposition.pieces import Piece, SheetStyle

ColourModel = Literal["rgb", "cmyk"]
Standard = Literal["PDF/X-1a:2003", "PDF/X-4"]
PageOrder = Literal["sheets", "front_back", "back_front"]
"""Whole sheets, a side a page; one piece a page, its back after it; the same, its back before it."""

EIGHTH_INCH_MM: Final = 25.4 / 8
POKER_MM: Final = (63.5, 88.9)
BRIDGE_MM: Final = (57.15, 88.9)
MINI_MM: Final = (44.45, 63.5)
MICRO_MM: Final = (31.75, 44.45)
TAROT_MM: Final = (69.85, 120.65)
JUMBO_MM: Final = (88.9, 139.7)
SQUARE_MM: Final = (88.9, 88.9)
SMALL_SQUARE_MM: Final = (63.5, 63.5)
"""Sizes of cards as print shops call them."""

MARK: Final = Stroke(REGISTRATION, 0.25 * MM_PER_PT)
MARK_MM: Final = 5.0
MARK_GAP_MM: Final = 1 * MM_PER_PT
SLUG_MM: Final = MARK_GAP_MM + MARK_MM
"""What marks add to a page on every side, outside its bleed."""

EPSILON_MM: Final = 0.01


class Condition(NamedTuple):
    """A printing condition as it is registered, so that a file can name it without holding its colour profile."""

    identifier: str
    title: str
    registry: str = "http://www.color.org"


SWOP: Final = Condition("CGATS TR 001", "US Web Coated (SWOP)")
FOGRA39: Final = Condition("FOGRA39", "Offset on coated paper, ISO 12647-2:2004")


class Profile(NamedTuple):
    """What a printer asks for.

    `standards` are those it takes, the best first, none for any PDF; `singles` the styles of products it wants with
    one piece a page, `sheets` those it wants as whole sheets. Pages bleed by `bleed_mm`. `image_dpi` is what pictures
    need at print size. A shop that takes `pictures` gets every side as a PNG of that resolution instead of a PDF.
    `sizes_mm` are the trimmed sizes it cuts, none for any. With `cut_plates` it may be told on plates of their own what
    to cut and crease.
    """

    key: str
    title: str
    colours: ColourModel
    standards: tuple[Standard, ...] = ()
    intent: Condition | None = None
    ink_limit_percent: int | None = None
    bleed_mm: float = 0.0
    page_order: PageOrder = "sheets"
    singles: tuple["SheetStyle", ...] = ()
    sheets: tuple["SheetStyle", ...] = ()
    marks: bool = True
    image_dpi: int = 150
    pictures: bool = False
    sizes_mm: tuple[tuple[float, float], ...] = ()
    cut_plates: bool = False

    @property
    def takes(self) -> tuple["SheetStyle", ...]:
        """The styles of products that can be ordered there."""
        return (*self.singles, *self.sheets)


HOME: Final = Profile("home", "Home printer", "rgb", sheets=("cards", "counters", "pages", "poster", "book"))

SHOP: Final = Profile(
    "shop",
    "Any print shop",
    "cmyk",
    standards=("PDF/X-4", "PDF/X-1a:2003"),
    intent=FOGRA39,
    ink_limit_percent=300,
    bleed_mm=3.0,
    page_order="front_back",
    singles=("cards", "pages", "poster", "book"),
    sheets=("counters",),
    marks=False,
    image_dpi=300,
    cut_plates=True,
)

PROFILES: Final = {
    profile.key: profile
    for profile in (
        HOME,
        Profile(
            "drivethrucards",
            "DriveThruCards",
            "cmyk",
            standards=("PDF/X-1a:2003",),
            intent=SWOP,
            ink_limit_percent=240,
            bleed_mm=EIGHTH_INCH_MM,
            page_order="back_front",
            singles=("cards",),
            marks=False,
            image_dpi=300,
            sizes_mm=(POKER_MM, TAROT_MM),
        ),
        Profile(
            "gamecrafter",
            "The Game Crafter",
            "rgb",
            bleed_mm=EIGHTH_INCH_MM,
            page_order="front_back",
            singles=("cards",),
            marks=False,
            image_dpi=300,
            pictures=True,
            sizes_mm=(POKER_MM, BRIDGE_MM, MINI_MM, MICRO_MM, TAROT_MM, JUMBO_MM, SQUARE_MM, SMALL_SQUARE_MM),
        ),
        SHOP,
        SHOP._replace(key="shop_marks", title="Any print shop, with crop marks", marks=True),
    )
}
"""What `--profile` may name."""


def cut_there(pieces: Sequence["Piece"], profile: Profile) -> bool:
    """Whether whoever prints cuts the sizes of these pieces."""
    return not profile.sizes_mm or all(_has_size(piece.front, profile) for piece in pieces)


def _has_size(drawing: Drawing, profile: Profile) -> bool:
    sides = sorted((drawing.width_mm, drawing.height_mm))
    return any(
        all(abs(side - wanted) <= EPSILON_MM for side, wanted in zip(sides, sorted(size), strict=True))
        for size in profile.sizes_mm
    )


def single_pages(pieces: Sequence["Piece"], profile: Profile) -> tuple[Drawing, ...]:
    """Return a page for each side of each copy. If any piece has a back, those without get a blank one."""
    backs = any(piece.back is not None for piece in pieces)
    return tuple(page for piece in pieces for page in tuple(_sides(piece, profile, backs=backs)) * piece.copies)


def _sides(piece: "Piece", profile: Profile, *, backs: bool) -> Iterator[Drawing]:
    front = with_bleed(piece.front, profile)
    if not backs:
        yield front
        return
    blank = piece.front._replace(name="blank", title=f"{piece.front.title} (blank back)", items=())
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
    return drawing._replace(items=(picture, *crops), bleed_mm=bleed, slug_mm=slug)


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
