"""How the page of a book looks: its style sheet in the inks of a game, the faces in it, and what it may load."""

from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from io import BytesIO
from typing import Final

from engine.paths import HOME
from exporters.book.look import BookLook
from exporters.drawing.inks import BLACK, WHITE, Ink, contrast
from exporters.faces.fonts import Face, face_bytes

FACES: Final = (
    (Face.TEXT, "Fira Sans Condensed", 400, "normal"),
    (Face.ITALIC, "Fira Sans Condensed", 400, "italic"),
    (Face.LABEL, "Fira Sans Condensed", 600, "normal"),
    (Face.TITLE, "Fira Sans Condensed", 800, "normal"),
)
"""The faces of books: file, family, weight and style."""

NIGHT: Final = Ink(rgb=(21, 24, 28), cmyk=(0, 0, 0, 100))
"""The ground of a page in the dark."""

LEAST_CONTRAST: Final = 5.0
BY_NIGHT: Final = 8.5
"""What is read stands out so much from its ground; WCAG 2.2 asks for 4.5, and on a dark one less looks dull."""

STEPS: Final = 20
LIFT: Final = 0.09
"""How much lighter than the page in the dark are the grounds that lie on it."""


def style_of(look: BookLook) -> str:
    """Return the style sheet of a book."""
    own = HOME.joinpath("exporters", "book", "web", "book.css").read_text(encoding="utf-8")
    accent, raised = readable(look.accent, look.aside, BLACK, LEAST_CONTRAST), mixed(NIGHT, WHITE, LIFT)
    light = {"accent": accent, "band": accent, "stripe": look.stripe, "aside": look.aside}
    dark = {"accent": readable(look.accent, raised, WHITE, BY_NIGHT), "stripe": raised, "aside": raised}
    night = f"@media (prefers-color-scheme: dark) {{ {_inks(dark)} }}"
    return "\n".join((*_faces(), _inks(light), night, own))


def policy(style: str) -> str:
    """Return what the page may load, as a Content-Security-Policy has it: its own style, faces and pictures alone."""
    digest = b64encode(sha256(style.encode()).digest()).decode()
    return (
        f"default-src 'none'; style-src 'sha256-{digest}'; font-src data:; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def _inks(inks: dict[str, Ink]) -> str:
    return f":root {{ {' '.join(f'--{name}: {ink.hex};' for name, ink in inks.items())} }}"


def _faces() -> Iterator[str]:
    for face, family, weight, style in FACES:
        data = b64encode(_packed(face)).decode()
        yield (
            f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-style: {style}; '
            f"src: url(data:font/woff;base64,{data}) format('woff'); }}"
        )


@cache
def _packed(face: Face) -> bytes:
    """Return a face as browsers take it."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415 - only books for browsers need it

    made = BytesIO()
    with TTFont(BytesIO(face_bytes(face)), recalcTimestamp=False) as font:
        font.flavor = "woff"
        font.save(made, reorderTables=None)
    return made.getvalue()


def readable(ink: Ink, ground: Ink, towards: Ink, least: float) -> Ink:
    """Return an ink, or the nearest one on its way towards another that stands out so much from a ground."""
    steps = (mixed(ink, towards, step / STEPS) for step in range(STEPS + 1))
    return next((one for one in steps if contrast(one, ground) >= least), towards)


def mixed(ink: Ink, other: Ink, share: float) -> Ink:
    """Return an ink of screens with a share of another one in it."""
    parts = (round(a + (b - a) * share) for a, b in zip(ink.rgb, other.rgb, strict=True))
    red, green, blue = parts
    return Ink(rgb=(red, green, blue), cmyk=ink.cmyk)
