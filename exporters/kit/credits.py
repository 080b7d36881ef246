"""Whose work is printed: the faces and pictures that are shipped, their makers and licences. One row a source."""

from dataclasses import dataclass
from typing import Final

DRAWN: Final = "games"
"""The folder whose modules draw icons, figures, flags and patterns as outlines; they come from no files."""


@dataclass(frozen=True)
class Credit:
    """A source: its title, its files as a pattern below exporters/, who made them, and the licence (SPDX).

    `notice` is the text of the licence in the repository, which wheels carry too.
    """

    title: str
    files: str
    makers: tuple[str, ...]
    licence: str
    notice: str


LICENCES: Final = ("MIT", "OFL-1.1", "CC0-1.0", "CC-BY-4.0")
"""Licences that let anyone print and sell what holds the work. Sources under others are not shipped."""

CREDITS: Final = (
    Credit(
        "Fira Sans",
        "fonts/*.ttf",
        (
            "The Mozilla Foundation and Telefonica S.A.",
            "with type design by Carrois Corporate and Edenspiekermann AG",
        ),
        "OFL-1.1",
        "exporters/fonts/OFL.txt",
    ),
    Credit(
        "Icons, figures, flags and patterns",
        f"{DRAWN}/*/*/*.py",
        ("drawn for this project by the Musterpress contributors",),
        "MIT",
        "LICENSE",
    ),
)
