"""Who prints: the home printer and the shops, and what each of them asks of a file."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from exporters.imposition.pieces import SheetStyle

ColourModel = Literal["rgb", "cmyk"]
Standard = Literal["PDF/X-1a:2003", "PDF/X-4"]
PageOrder = Literal["sheets", "front_back", "back_front"]
"""Whole sheets, a side a page; one piece a page, its back after it; the same, its back before it."""


@dataclass(frozen=True)
class Condition:
    """A printing condition as it is registered, so that a file can name it without holding its colour profile."""

    identifier: str
    title: str
    registry: str = "http://www.color.org"


SWOP: Final = Condition("CGATS TR 001", "US Web Coated (SWOP)")
FOGRA39: Final = Condition("FOGRA39", "Offset on coated paper, ISO 12647-2:2004")


@dataclass(frozen=True)
class Profile:
    """What a printer asks for.

    `standards` are those it takes, the best first, none for any PDF; `singles` the styles of products it wants with
    one piece a page, `sheets` those it wants as whole sheets. Pages bleed by `bleed_mm`. `image_dpi` is what pictures
    need at print size. A shop that takes `pictures` gets every side as a PNG of that resolution instead of a PDF.
    `sizes_mm` are the trimmed sizes it cuts, none for any.
    """

    key: str
    title: str
    colours: ColourModel
    standards: tuple[Standard, ...] = ()
    intent: Condition | None = None
    ink_limit_percent: int | None = None
    bleed_mm: float = 0.0
    page_order: PageOrder = "sheets"
    singles: tuple[SheetStyle, ...] = ()
    sheets: tuple[SheetStyle, ...] = ()
    marks: bool = True
    image_dpi: int = 150
    pictures: bool = False
    sizes_mm: tuple[tuple[float, float], ...] = ()

    @property
    def takes(self) -> tuple[SheetStyle, ...]:
        """The styles of products that can be ordered there."""
        return (*self.singles, *self.sheets)


HOME: Final = Profile("home", "Home printer", "rgb", sheets=("cards", "counters", "pages", "poster", "book"))
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
        replace(SHOP, key="shop_marks", title="Any print shop, with crop marks", marks=True),
    )
}
"""What `--profile` may name."""
