"""How the studio looks, light and dark, on the slate and the blue of the cards, and how pages give way when small."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

FONTS_URL: Final = "/fonts"
"""Where the server hands out the faces of the cards, in which headings are set."""

HEADING_FACE: Final = "Fira Sans Condensed"
FACES: Final = (
    ("FiraSansCondensed-Regular.ttf", "400", "normal"),
    ("FiraSansCondensed-Italic.ttf", "400", "italic"),
    ("FiraSansCondensed-SemiBold.ttf", "600", "normal"),
    ("FiraSansCondensed-ExtraBold.ttf", "800", "normal"),
)
"""File, weight and style of the faces; running text is in the Source Sans that Streamlit brings."""

PRIMARY_ON_DARK: Final = "#2e76bc"
"""Bears white text on a button, and stands out from slate."""

SHARED: Final[Mapping[str, object]] = MappingProxyType(
    {
        "headingFont": f"'{HEADING_FACE}', sans-serif",
        "headingFontSizes": ["1.9rem", "1.4rem", "1.15rem", "1rem", "0.95rem", "0.9rem"],
        "headingFontWeights": [800, 600, 600, 600, 600, 600],
        "baseFontSize": 15,
        "baseRadius": "0.3rem",
        "buttonRadius": "0.3rem",
        "paddingTop": "2.25rem",
        "showWidgetBorder": True,
        "showSidebarBorder": False,
    }
)

LIGHT: Final[Mapping[str, object]] = MappingProxyType(
    {
        "primaryColor": "#1a5a96",
        "backgroundColor": "#fcfcfb",
        "secondaryBackgroundColor": "#eef1f4",
        "textColor": "#0d131a",
        "linkColor": "#1a5a96",
        "borderColor": "#c3cbd3",
        "codeTextColor": "#0d131a",
        "codeBackgroundColor": "#eef1f4",
        "redColor": "#b32d1d",
        "orangeColor": "#9a5f00",
        "yellowColor": "#8a6500",
        "greenColor": "#2c6a3f",
        "violetColor": "#5b3a8c",
    }
)

DARK: Final[Mapping[str, object]] = MappingProxyType(
    {
        "primaryColor": PRIMARY_ON_DARK,
        "backgroundColor": "#171c22",
        "secondaryBackgroundColor": "#222a33",
        "textColor": "#e7ecf1",
        "linkColor": "#8fc3f5",
        "borderColor": "#3d4854",
        "codeTextColor": "#e7ecf1",
        "codeBackgroundColor": "#222a33",
        "redColor": "#f08b7d",
        "orangeColor": "#e5ad54",
        "yellowColor": "#e3c35c",
        "greenColor": "#7cc594",
        "violetColor": "#b89ae6",
    }
)

SIDEBAR: Final[Mapping[str, object]] = MappingProxyType(
    {
        "primaryColor": PRIMARY_ON_DARK,
        "backgroundColor": "#242c35",
        "secondaryBackgroundColor": "#313b46",
        "textColor": "#e7ecf1",
        "linkColor": "#a5d0f8",
        "borderColor": "#4a5663",
        **{name: DARK[name] for name in ("redColor", "orangeColor", "greenColor")},
    }
)
"""The slate corner of the cards, in both themes."""

SIDEBAR_IN_DARK: Final[Mapping[str, object]] = MappingProxyType({**SIDEBAR, "backgroundColor": "#10141a"})


STYLE: Final = """
[data-testid="stMainBlockContainer"] { padding-inline: clamp(1.5rem, 4vw, 5rem); }
:is([data-variant][data-selected="true"], [data-testid="stTab"][aria-selected="true"])
  :is(p, span) { color: light-dark(#1a5a96, #8fc3f5); }
[data-testid="stSliderThumbValue"] p { color: light-dark(#1a5a96, #8fc3f5); }
:is([class*="st-key-item-"], [class*="st-key-bare-"]) button { padding-inline: 0.4rem; }
:is([class*="st-key-item-"], [class*="st-key-bare-"]) button :is(div, span) { margin: 0; }
:is([class*="st-key-item-"], [class*="st-key-bare-"]) button
  :is([data-testid="stMarkdownContainer"], div[aria-hidden="true"]) {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
}
@media (min-height: 560px) {
  [data-testid="stSidebarContent"] { display: flex; flex-direction: column; overflow: hidden; }
  [data-testid="stSidebarHeader"] { flex: none; }
  [data-testid="stSidebarNav"] { flex: 0 1 auto; min-height: 0; overflow-y: auto; }
  [data-testid="stSidebarNavSeparator"] { display: none; }
  [data-testid="stSidebarUserContent"] {
    flex: none; margin-top: auto; padding-block: 0.75rem;
    border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent);
  }
}
[data-testid="stCode"] .token.unchanged { color: light-dark(#4a5560, #b3bec9) !important; }
[data-testid="stCode"] .token.inserted { color: light-dark(#2c6a3f, #7cc594) !important; }
[data-testid="stCode"] .token.deleted { color: light-dark(#b32d1d, #f08b7d) !important; }
"""
"""What no option sets: on dark grounds the chosen one of several and the value of a slider are named in a blue that can
be read there, as are the lines of a difference in their green and red.
The foot of the side bar, where Save is, stays in sight, and the list of pages scrolls above it, unless a window is very
low.
What can be done with an entry of a list is three dots, whose words are only read aloud."""

BESIDE: Final = "form and piece"
"""The key of what holds a form and the piece that it makes."""

ORDER: Final = "order and sheets"
"""The key of what holds what is to be printed and the sheets."""

STATS: Final = "stats:"
"""What the key of a row of five stats begins with."""

NARROW: Final = """
[data-testid="stSidebar"][data-collapsed="false"] { width: 232px !important; min-width: 232px; }
.st-key-form-and-piece > * > [data-testid="stHorizontalBlock"] { gap: 1.5rem; }
.st-key-form-and-piece > * > * > [data-testid="stColumn"]:first-child { flex: 5 1 0; }
.st-key-form-and-piece > * > * > [data-testid="stColumn"]:last-child { flex: 3 1 0; }
.st-key-form-and-piece [data-testid="stColumn"] [data-testid="stHorizontalBlock"] { gap: 0.5rem; }
@media (min-width: 701px) {
.st-key-order-and-sheets > * > [data-testid="stHorizontalBlock"] { gap: 1.5rem; flex-wrap: nowrap; }
.st-key-order-and-sheets > * > * > [data-testid="stColumn"]:first-child { flex: none; width: 17rem; }
.st-key-order-and-sheets > * > * > [data-testid="stColumn"]:last-child { flex: 1 1 0; }
}
[class*="st-key-stats-"] [data-testid="stColumn"] { min-width: 30%; max-width: 32%; }
[data-testid="stColumn"]:has(> * > [class*="st-key-battle-"]) { min-width: 45%; }
"""
"""For windows of at most 1400 dots across."""

LOW: Final = """
[data-testid="stSidebarHeader"] { height: 1.25rem; margin-bottom: 0; }
[data-testid="stSidebarNavItems"] > * + * { margin-top: 0.15rem; }
[data-testid="stNavSectionHeader"] { margin-bottom: 0; }
[data-testid="stSidebarNavItems"] li, [data-testid="stSidebarNavLinkContainer"] { margin-block: 0; }
[data-testid="stSidebarNavLink"] { margin-block: 0; padding-block: 0; }
[data-testid="stSidebarUserContent"] { padding-block: 0.35rem; }
[data-testid="stSidebarUserContent"] [data-testid="stVerticalBlock"] { gap: 0.35rem; }
[data-testid="stSidebarUserContent"] button { min-height: 2.1rem; }
"""
"""For windows of at most 860 dots down: all pages and saving are in sight without scrolling, also while one types."""

GIVING_WAY: Final = f"""
[class*="st-key-trial-"] {{ min-width: 12.5rem; }}
@media (max-width: 1400px) {{ {NARROW} }}
@media (max-height: 860px) {{ {LOW} }}
"""


def theme_options() -> dict[str, object]:
    """Return the look as options of Streamlit. Light or dark is what the author's system asks for."""
    faces = [
        {"family": HEADING_FACE, "url": f"{FONTS_URL}/{file}", "weight": weight, "style": style}
        for file, weight, style in FACES
    ]
    sections = {
        "theme": {**SHARED, "fontFaces": faces},
        "theme.light": LIGHT,
        "theme.dark": DARK,
        "theme.light.sidebar": SIDEBAR,
        "theme.dark.sidebar": SIDEBAR_IN_DARK,
    }
    return {f"{section}.{name}": value for section, options in sections.items() for name, value in options.items()}
