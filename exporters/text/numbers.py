"""Numbers as they are written in words, and rows with facts in the place of their names."""

from collections.abc import Iterable

from schemas.catalogues.saying import said

MINUS = "\N{MINUS SIGN}"
NOTHING = "\N{EN DASH}"

Facts = dict[str, str]
Rows = tuple[tuple[str, ...], ...]


def inches(length_in: float, language: str = "") -> str:
    """Return a length with its unit."""
    return said("{length} in", language, length=f"{length_in:g}")


def signed(number: int) -> str:
    """Return a number with its sign, as it is printed; 0 has none."""
    return "0" if number == 0 else f"+{number}" if number > 0 else f"{MINUS}{-number}"


def faces(values: Iterable[int], language: str = "") -> str:
    """Return die faces in words: "1", "1 or 10", "1, 2 or 10", "1 to 4", "no face"."""
    found = sorted({*values})
    if not found:
        return said("no face", language)
    if len(found) > 2 and found == list(range(found[0], found[-1] + 1)):
        return said("{first} to {last}", language, first=found[0], last=found[-1])
    *most, last = map(str, found)
    return said("{faces} or {last}", language, faces=", ".join(most), last=last) if most else last


def filled(rows: Rows, facts: Facts, language: str = "") -> Rows:
    """Return rows in a language with the facts in the place of their names."""
    return tuple(tuple(said(cell, language).format_map(facts).strip() for cell in row) for row in rows)
