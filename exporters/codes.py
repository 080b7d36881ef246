"""Every diagnostic code there is, those of the exporters included, for `musterpress explain`."""

from typing import Final

from engine.codes import CODES as CODES_BELOW
from schemas.codes import Code
from schemas.diagnostics import Severity

OWN_CODES: Final = (
    Code(
        "text-overflow",
        "A text is too long for its place",
        "The text does not fit into its box on the card or sheet even at the smallest size that can be read, or a list "
        "has more entries than the card has room for. It is set smaller before this is said. Shorten it.",
        Severity.ERROR,
    ),
    Code(
        "missing-glyph",
        "A character cannot be printed",
        "The shipped faces have Latin and Greek letters, arrows and mathematical signs. Anything else, such as an "
        "emoji or a control character, is printed as a lozenge. Use another character.",
        Severity.WARNING,
    ),
    Code(
        "nothing-to-print",
        "The pack has nothing of what is to be printed",
        "The pack and the one it extends hold no document of the kinds that were asked for, so no file is made.",
        Severity.WARNING,
    ),
)
CODES: Final[dict[str, Code]] = {**CODES_BELOW, **{code.code: code for code in OWN_CODES}}
"""The codes of reading, of every check and of every export, by name."""
