"""The letters of armoured soldiers, and how they are shared out among stealth tracking markers. Rule: BS.PCS.1."""

from string import ascii_uppercase
from typing import Final

FACES: Final = 2
MOST_ON_A_FACE: Final = 2


def letter_of(at: int) -> str:
    """Return the letter of a soldier, counted from 0: A to Z, then AA, AB and so on."""
    again, at = divmod(at, len(ascii_uppercase))
    return (letter_of(again - 1) if again else "") + ascii_uppercase[at]


def shared_letters(soldiers: int, markers: int) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """Return the letters on the front and on the back of each marker, at most two on each.

    They are dealt out front by front, then back by back, then a second time round, so that every soldier has a marker
    as long as there are letters enough.
    """
    faces: list[list[str]] = [[] for _ in range(FACES * markers)]
    for at in range(min(soldiers, MOST_ON_A_FACE * len(faces))):
        faces[at % len(faces)].append(letter_of(at))
    return tuple((tuple(faces[at]), tuple(faces[markers + at])) for at in range(markers))
