"""Whose work is printed, as a page: the table of credits, and what the files of faces say of themselves."""

from collections.abc import Iterator
from pathlib import Path

from fontTools.ttLib import TTFont

from exporters.components.credits import CREDITS, Credit
from exporters.faces.fonts import Face

EXPORTERS = Path("exporters")
FAMILY, VERSION, COPYRIGHT, LICENCE = 4, 5, 0, 13
"""Numbers of the names in a TrueType file."""

INTRODUCTION = (
    "Everything that is drawn on cards and sheets comes from one of these sources; others are not shipped.",
    "No colour profile is shipped: print shops hand out their own, and `--icc` takes it.",
    "What a pack adds, texts and pictures, stands under the licence in its `pack.yaml`.",
)


def credits_page() -> str:
    """Return the page: sources, then faces as their files describe themselves."""
    return "\n".join((*INTRODUCTION, "", *_sources(), "", *_faces()))


def _sources() -> Iterator[str]:
    yield "| what | by | licence |"
    yield "|---|---|---|"
    yield from (f"| {credit.title} | {'; '.join(credit.makers)} | {_licence(credit)} |" for credit in CREDITS)


def _licence(credit: Credit) -> str:
    return f"[{credit.licence}](../../{credit.notice})"


def _faces() -> Iterator[str]:
    yield "## Faces"
    yield ""
    yield "Embedded in every PDF as subsets, with the names that their files give them."
    yield ""
    yield "| face | version | copyright | licence |"
    yield "|---|---|---|---|"
    for face in Face:
        names = TTFont(EXPORTERS / "fonts" / f"{face.value}.ttf")["name"]
        yield f"| {' | '.join(str(names.getDebugName(of)) for of in (FAMILY, VERSION, COPYRIGHT, LICENCE))} |"
