"""The faces that are shipped, and their files."""

from enum import StrEnum
from functools import cache
from io import BytesIO

from reportlab.pdfbase.ttfonts import TTFontFile

from engine.paths import HOME

MM_PER_PT = 25.4 / 72
UNITS_PER_EM = 1000


class Face(StrEnum):
    """A face by the job it does; the value is the name of its file."""

    TEXT = "FiraSansCondensed-Regular"
    ITALIC = "FiraSansCondensed-Italic"
    LABEL = "FiraSansCondensed-SemiBold"
    TITLE = "FiraSansCondensed-ExtraBold"
    NUMERAL = "FiraSans-Black"


@cache
def face_bytes(face: Face) -> bytes:
    """Return the TrueType file of a face."""
    return HOME.joinpath("exporters", "fonts", f"{face.value}.ttf").read_bytes()


@cache
def opened_face(face: Face) -> TTFontFile:
    """Return a face opened, to measure characters and to take subsets from it."""
    return TTFontFile(BytesIO(face_bytes(face)))
