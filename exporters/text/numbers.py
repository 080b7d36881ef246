"""Numbers as they are written in words, and rows with facts in the place of their names."""

from collections.abc import Iterable

MINUS = "\N{MINUS SIGN}"
NOTHING = "\N{EN DASH}"

Facts = dict[str, str]
Rows = tuple[tuple[str, ...], ...]


def inches(length_in: float) -> str:
    """Return a length with its unit."""
    return f"{length_in:g} in"


def signed(number: int) -> str:
    """Return a number with its sign, as it is printed; 0 has none."""
    return "0" if number == 0 else f"+{number}" if number > 0 else f"{MINUS}{-number}"


def faces(values: Iterable[int]) -> str:
    """Return die faces in words: "1", "1 or 10", "1, 2 or 10", "1 to 4", "no face"."""
    found = sorted({*values})
    if len(found) > 2 and found == list(range(found[0], found[-1] + 1)):
        return f"{found[0]} to {found[-1]}"
    named = [str(face) for face in found] or ["no face"]
    return " or ".join((*((", ".join(named[:-1]),) if named[:-1] else ()), named[-1]))


def filled(rows: Rows, facts: Facts) -> Rows:
    """Return rows with the facts in the place of their names."""
    return tuple(tuple(cell.format_map(facts).strip() for cell in row) for row in rows)
