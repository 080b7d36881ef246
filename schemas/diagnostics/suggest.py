"""Names that were probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches

CLOSE_ENOUGH = 0.61
MOST_COMPARED = 500
"""Names that one is compared with: comparing takes its time."""


def closest(name: str, known: Iterable[str]) -> str | None:
    """Return the name of `known` that is most like `name`, or None when none is much like it."""
    names = sorted(known)[:MOST_COMPARED]
    if name.lower() in (lowered := [known_name.lower() for known_name in names]):
        return names[lowered.index(name.lower())]
    found = get_close_matches(name[:80], names, n=1, cutoff=CLOSE_ENOUGH)
    return found[0] if found else None


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return the question whether the closest of `known` was meant, or the names there are, or ""."""
    names = sorted(known)
    if (meant := closest(name, names)) is not None:
        return f"did you mean `{meant}`?"
    return f"there is: {listed(names)}" if names else ""


def listed(names: Iterable[str], most: int = 12) -> str:
    """Return at most `most` of the names, in their order, as one line."""
    every = list(names)
    shown = ", ".join(f"`{name}`" for name in every[:most])
    return f"{shown} and {len(every) - most} more" if len(every) > most else shown
